"""Who is about to make a forced move that just then makes itself has done right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.games import each_with
from tests.ui.playing import Player, QuickRunner, Start, player_when

Way = Callable[[Player, list[tuple[int, int]]], None]


def click(player: Player, spots: list[tuple[int, int]]) -> None:
    player.click(spots[-1])


def drag(player: Player, spots: list[tuple[int, int]]) -> None:
    player.drag((spots[0][0] - 3, spots[0][1] - 3), (spots[-1][0] + 9, spots[-1][1] + 3))


def touch(player: Player, spots: list[tuple[int, int]]) -> None:
    w, h = player.app.size
    x, y = spots[-1][0] / w, spots[-1][1] / h
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        player.app.step(
            [pygame.Event(kind, x=x, y=y, dx=0.0, dy=0.0, finger_id=1, touch_id=1)], 0.01
        )
    player.frame()


def key(player: Player, spots: list[tuple[int, int]]) -> None:
    player.key(pygame.K_RETURN)


WAYS: dict[str, Way] = {"click": click, "drag": drag, "touch": touch, "key": key}


def one_choice(match: Match) -> bool:
    """A person has one choice, which neither ends a stage nor the turn, nor leads to another."""
    legal, spec = match.legal(), match.spec
    if match.actor != 0 or len(legal) != 1 or len(match.steps) < 8:
        return False
    ahead, happened = spec.clone(match.state), list[Any]()
    spec.apply(ahead, legal[0], happened)
    stage = any(event.stage_end() is not None for event in happened)
    return not stage and not spec.is_over(ahead) and spec.to_text(legal[0]) != "end"


@pytest.fixture
def player(when: Start) -> Player:
    """One choice is left and announced, which not every game ever leaves."""
    return when(one_choice, speed="normal", auto_forced=True, auto_end_turn=True)


@pytest.mark.parametrize("moment", ["announced", "moving", "done"])
@pytest.mark.parametrize("way", WAYS)
def test_it_counts_as_made(
    player: Player, way: str, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, match = player.table, player.match
    player.until_free()
    (code,), count = match.legal(), len(match.steps)
    spots = table.view.targets(code)
    assert spots
    refused: list[str] = []
    play = player.app.sound.play
    monkeypatch.setattr(
        player.app.sound, "play", lambda name, *rest: (refused.append(name), play(name, *rest))
    )
    if way == "key":  # the ring stands where the move is made
        keys = table.view.keys
        player.scene.ui.focus.focus(keys.stop(keys.way(code)[-1]), show=True)
    if moment != "announced":
        while len(match.steps) == count:
            player.frame()
    if moment == "done":
        table.director.skip()
    WAYS[way](player, spots)
    mine = [step.code for step in match.steps[count:] if step.seat == 0]
    if moment == "announced" and way == "drag":
        player.settle(1.5)
        mine = [step.code for step in match.steps[count:] if step.seat == 0]
    assert mine[:1] == [code]
    assert "refused" not in refused
    assert table.notes.bubble.left == 0


def test_what_else_cannot_be_done_is_refused_as_ever(player: Player) -> None:
    table, match = player.table, player.match
    player.until_free()
    (code,), count = match.legal(), len(match.steps)
    about = set(table.view.about(code))
    while len(match.steps) == count:
        player.frame()
    table.director.skip()
    player.until_free()
    spots = [stop.focus_rect.center for stop in table.view.keys.stops()]
    spot = next(
        spot
        for spot in spots
        if table.view.why_not(spot) and not about & set(table.view.places(spot))
    )
    player.click(spot)
    assert table.notes.bubble.left > 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@each_with("crowded")
def test_no_refusal_covers_what_may_be_clicked(
    make_app: Callable[..., Any], game: str, crowded: int, size: tuple[int, int]
) -> None:
    app = make_app(games=[registry.load(game)], size=size)
    app.settings.auto_forced = False
    player = player_when(app, lambda match: match.actor == 0 and len(match.steps) >= crowded)
    player.until_free()
    table = player.table
    keys, bubble = table.view.keys, table.notes.bubble
    able = [keys.stop(key).focus_rect for key in keys.letters().values()]
    spots = [stop.focus_rect.center for stop in keys.stops()]
    refused = 0
    for spot in [spot for spot in spots if table.view.why_not(spot)][:12]:
        player.click(spot)
        if bubble.left and bubble.text:
            refused += 1
            player.app.draw()
            assert bubble._box.collidelist(able) < 0, bubble.text
            assert not bubble._box.collidepoint(spot)
            assert table.action_bar.rect.inflate(0, 40).contains(bubble._box)
        bubble.hide()
    assert refused


def test_a_hint_for_a_forced_move_costs_nothing(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game of the day still counts, and the record has no hint."""
    player = start("Ada", bots=1)
    match = player.match
    marked = match.record.with_header(daily="2026-11-20")
    player.app.stack.reset(
        TableScene(player.app, Match.from_record(match.spec, marked), make_runner=QuickRunner)
    )
    player.frame()
    player.pass_covers()
    player.until_free()
    only = player.match.legal()[:1]
    monkeypatch.setattr(player.match, "legal", lambda: only)
    player.key(pygame.K_i)
    player.frame(3)
    assert player.table.controller.hints.step == 1, "the day is not warned of"
    assert sum(player.match.hints) == 0
