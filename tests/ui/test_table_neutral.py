"""The table scene with the toy game: nothing in it knows Kraftwagen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import Observation
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui import scenes
from kraftwagen.ui.scenes.table.game import News
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.toygame import DRAW, HIDDEN, Drew
from tests.ui import toy_hooks
from tests.ui.playing import Player, QuickRunner


@pytest.fixture
def player(make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    spec = registry.load("toy")
    app = make_app(games=[spec])
    app.settings.auto_forced = False
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random")]
    app.stack.reset(TableScene(app, Match.new(spec, seats, 5, {}), make_runner=QuickRunner))
    return Player(app)


def test_a_toy_game_to_its_results(player: Player) -> None:
    for _ in range(80):
        if player.scene.name == "end":
            break
        player.table.director.skip()
        player.until_free()
        if player.free:
            player.choose(player.match.legal()[0])
    assert player.scene.name == "end"
    player.key(pygame.K_SPACE)
    player.settle(1.2)
    player.press("Details")
    player.settle(0.5)
    assert player.scene.name == "results"
    assert player.table.action_bar.end is None
    assert player.scene.income[0][1].title == "Stones"


def test_bots_are_followed_at_their_pace(player: Player) -> None:
    """A bot's decision is animated, and the log grows with it."""
    player.until_free()
    player.choose(player.match.legal()[0])
    player.frame(5)
    assert player.table.director.busy
    lines = len(player.table.game.log.lines)
    player.settle(1.5)
    assert len(player.table.game.log.lines) > lines


def test_everyone_sees_only_what_their_seat_may_know(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards of others stay hidden in what is animated and in the log."""
    game = player.table.game
    while not player.match.is_over:
        code = DRAW if DRAW in player.match.legal() else player.match.legal()[-1]
        player.match.submit(player.match.actor, code)
    told: list[Any] = []
    monkeypatch.setattr(game, "lines", lambda event: told.append(event) or [])
    game.rebuild_log()
    shown = [event for at in range(len(game.match.steps)) for event in game.decision(at + 1).events]
    assert told == shown
    drawn = [event for event in shown if isinstance(event, Drew)]
    assert {event.card == HIDDEN for event in drawn if event.seat == game.viewer} == {False}
    assert {event.card == HIDDEN for event in drawn if event.seat != game.viewer} == {True}


def test_bots_are_asked_with_what_their_seat_may_know(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Observation] = []
    ask = QuickRunner.ask

    def noted(runner: QuickRunner, bot: str, seed: int, observation: Observation) -> None:
        seen.append(observation)
        ask(runner, bot, seed, observation)

    monkeypatch.setattr(QuickRunner, "ask", noted)
    for _ in range(6):
        player.until_free()
        if player.free:
            player.choose(DRAW if DRAW in player.match.legal() else player.match.legal()[0])
    assert {card for one in seen for card in one.state.hands[0]} == {HIDDEN}


def test_that_a_bot_failed_is_told_calmly_and_its_details_are_logged(
    player: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = player.table.game
    player.until_free()
    told: list[News] = []
    monkeypatch.setattr(type(player.table.controller.notes), "tell",
                        lambda notes, news: told.append(news))  # fmt: skip
    game.runner.trouble = "random: its process ended"
    player.choose(player.match.legal()[0])
    player.until_free()
    quiet = News("Gustav did not think for long this time: a simple move.", good=True)
    assert told == [quiet]
    assert "random: its process ended" in caplog.text


def test_neutral_scenes_name_no_game() -> None:
    folder = Path(scenes.__file__).parent
    for file in folder.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "games.kraftwagen" not in text
        assert "tables.kraftwagen" not in text
