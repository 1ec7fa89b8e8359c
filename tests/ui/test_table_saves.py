"""Saves of a match in play."""

from __future__ import annotations

from typing import Any

import pygame

from kraftwagen.match.saves import Saves
from tests.ui import test_table_scene

Start, start = (test_table_scene.Start, test_table_scene.start)
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
    again = start(record=record)
    assert again.match.spec.digest(again.match.state) == player.match.spec.digest(
        player.match.state
    )
    assert [line.text for line in again.table.game.log.lines] == lines


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
    assert "cannot be saved" in player.table.bubble.text
    player.table.bubble.hide()
    player.until_free()
    player.choose(player.match.legal()[0])
    player.frame()
    assert player.table.bubble.left <= 0
    game.saves = works
    player.until_free()
    player.choose(player.match.legal()[0])
    player.frame()
    assert "saved again" in player.table.bubble.text


def test_save_under_a_name(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.key(pygame.K_ESCAPE)
    player.press("Save as …")
    assert player.scene.name == "save_game"
    player.press("Save")
    assert player.scene.name == "table"
    assert "Ada, Gustav" in player.table.bubble.text
    names = [e.header.name for e in Saves(player.app.paths.saves).entries() if e.header]
    assert "Ada, Gustav" in names


def test_a_save_of_another_game_is_not_replaced_without_a_question(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    saves = Saves(player.app.paths.saves)
    other = player.match.record.with_header(date="another day", seed=77)
    path = saves.save(other, "Ada, Gustav")
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
    assert "Ada, Gustav" in player.table.bubble.text
