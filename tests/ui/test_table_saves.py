"""Saves of a match in play."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.ui.playing import Start

"""Fixtures and helpers of the same scene."""


def test_every_decision_is_saved_and_can_be_continued(start: Start) -> None:
    player = start("Ada", bots=1)
    for _ in range(5):
        player.until_free()
        player.choose(player.match.legal()[0])
    record = Saves(player.app.paths.saves).latest()
    assert record is not None
    assert len(record.decisions) == len(player.match.steps)
    lines = [line.text for line in player.table.game.log.lines]
    again = start(match=Match.from_record(registry.load("kraftwagen"), record))
    assert again.match.spec.digest(again.match.state) == player.match.spec.digest(
        player.match.state
    )
    assert [line.text for line in again.table.game.log.lines] == lines


def test_a_decision_is_shown_then_saved_then_others_are_asked(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    table, match, told = player.table, player.match, list[tuple[str, int]]()

    def watch(owner: Any, name: str, word: str) -> None:
        works = getattr(owner, name)

        def watched(*given: Any) -> Any:
            told.append((word, len(match.steps)))
            return works(*given)

        monkeypatch.setattr(owner, name, watched)

    watch(TableScene, "draw", "drawn")
    watch(Saves, "autosave", "saved")
    watch(match, "submit", "decided")
    watch(table.game.runner, "ask", "asked")
    while not any(word == "asked" for word, _ in told):
        player.choose(match.legal()[0])
        player.frame(3)
    player.until_free()
    for count in range(told[0][1] + 1, len(match.steps) + 1):
        words = [word for word, at in told if at == count]
        assert words[:2] == ["drawn", "saved"], words
        assert words.count("saved") == 1


@pytest.mark.parametrize("last", [pygame.QUIT, None])
def test_a_window_closed_right_after_the_click_has_saved(start: Start, last: int | None) -> None:
    """In the same turn of the loop, before a picture of the decision; by a signal it is a QUIT."""
    player = start("Ada", bots=1)
    player.until_free()
    app, table, match = player.app, player.table, player.match
    *first, end = table.view.targets(match.legal()[0])
    for target in first:
        player.click(target)
    player.move(end)
    player.down()
    count = len(match.steps)
    click = pygame.Event(pygame.MOUSEBUTTONUP, pos=player.at, button=1)
    if last is None:
        table.handle(click)
        app.close()
    else:
        app.step([click, pygame.Event(last)], 0.0)
        assert not app.alive
    assert len(match.steps) == count + 1
    record = Saves(app.paths.saves).latest()
    assert record is not None
    assert record.decisions == match.record.decisions


def test_a_game_that_is_put_away_is_saved(start: Start) -> None:
    """Before a picture of its last decision, and whoever puts it away."""
    game = start("Ada", bots=1).table.game
    game.decide(game.match.actor, game.match.legal()[0])
    game.close()
    record = game.saves.latest()
    assert record is not None
    assert record.decisions == game.match.record.decisions


def test_two_decisions_of_one_moment_are_both_saved(start: Start) -> None:
    game = start("Ada", bots=1).table.game
    saved: list[int] = []
    works = game.saves.autosave
    game.saves.autosave = lambda record: (saved.append(len(record.decisions)), works(record))
    game.changed = False
    for _ in range(2):
        game.decide(game.match.actor, game.match.legal()[0])
    game.save_changes()
    count = len(game.match.steps)
    assert saved == [count - 1, count]


def test_a_failing_save_is_told_once_and_play_goes_on(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()

    class Broken:
        def autosave(self, record: Any) -> None:
            from kraftwagen.match.saves import SaveError

            raise SaveError(player.app.paths.saves, OSError(28, "No space left on device"))

    game = player.table.game
    works, game.saves = game.saves, Broken()
    player.choose(player.match.legal()[0])
    player.frame()
    assert "cannot be saved" in player.table.notes.bubble.text
    player.table.notes.bubble.hide()
    player.until_free()
    player.choose(player.match.legal()[0])
    player.frame()
    assert player.table.notes.bubble.left <= 0
    game.saves = works
    player.until_free()
    player.choose(player.match.legal()[0])
    player.frame()
    assert "saved again" in player.table.notes.bubble.text


def test_save_under_a_name(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.key(pygame.K_ESCAPE)
    player.press("Save as …")
    assert player.scene.name == "save_game"
    player.press("Save")
    assert player.scene.name == "table"
    assert "Ada and Gustav" in player.table.notes.bubble.text
    names = [e.header.name for e in Saves(player.app.paths.saves).entries() if e.header]
    assert "Ada and Gustav" in names


def test_a_save_of_another_game_is_not_replaced_without_a_question(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    saves = Saves(player.app.paths.saves)
    other = player.match.record.with_header(date="2026-04-01", seed=77)
    path = saves.save(other, "Ada and Gustav")
    player.key(pygame.K_ESCAPE)
    player.press("Save as …")
    player.press("Save")
    assert player.scene.name == "dialog"
    player.press("Choose another name")
    assert player.scene.name == "save_game"
    assert saves.load(path).header.seed == 77
    player.press("Save")
    player.press("Replace")
    assert saves.load(path).header.key == player.match.record.header.key
    assert "Ada and Gustav" in player.table.notes.bubble.text
