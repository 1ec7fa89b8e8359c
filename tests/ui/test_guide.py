"""A guide at the table, with the toy game: what it refuses, lights and says; nothing is kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import Code
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.parts.guide import Guide, GuidedTable
from kraftwagen.ui.scenes.parts.note import Note
from tests.ui import toy_hooks
from tests.ui.playing import Player, QuickRunner


class TakesTwo(Guide):
    """Wants two stones to be taken, and remembers what it was told."""

    kept = False
    forces = False
    shades = True
    make_runner = QuickRunner

    def __init__(self) -> None:
        self.heard: list[str] = []

    def sit(self, table: GuidedTable) -> None:
        self.table = table

    def refuses(self, code: Code) -> str:
        return "" if code == 2 else "Take two stones."

    def no_hint(self) -> str:
        return "The note says it."

    def decided(self) -> None:
        self.heard.append("decided")

    def undone(self) -> None:
        self.heard.append("undone")

    def over(self) -> bool:
        self.heard.append("over")
        return True

    def note(self) -> Note:
        return Note("Task", "Take **two** stones.")

    def lights(self) -> tuple[Sequence[Code], str]:
        return (2,), ""

    def entries(self) -> list[tuple[str, str, Callable[[], object]]]:
        return [("app.back", "undo-2", lambda: None)]


@pytest.fixture
def player(make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    spec = registry.load("toy")
    app = make_app(games=[spec])
    app.routes.menu()
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random")]
    app.routes.learning.guided(
        Match.new(spec, seats, 5, {"heap": 6, "second_thoughts": False}), TakesTwo()
    )
    made = Player(app)
    made.until_free()
    return made


def test_only_what_the_guide_takes_is_decided(player: Player) -> None:
    player.choose(1)
    assert not player.match.steps
    assert player.table.notes.bubble.text == "Take two stones."
    player.choose(2)
    assert player.match.steps[0].code == 2
    player.until_free()
    assert player.table.guide.heard[:2] == ["decided", "decided"]


def test_what_is_lit_is_out_of_the_shade(player: Player) -> None:
    table = player.table
    player.frame()
    lit, other = (table.view.targets(code)[0] for code in (2, 1))
    assert player.app.screen.get_at(lit)[:3] == (255, 255, 255)
    assert player.app.screen.get_at(other)[:3] != (255, 255, 255)
    assert table.note_panel.note.title == "Task"
    assert player.app.screen.get_at(table.note_panel.rect.midbottom) != (0, 0, 0)


def test_a_match_that_is_not_kept_leaves_nothing(player: Player) -> None:
    """Neither saved nor asked about nor noted; the way back is that to what was shown before."""
    player.choose(2)
    player.until_free()
    assert not list(player.app.paths.saves.rglob("*.json"))
    assert player.table.game.unsaved() == ""
    player.app.stack.pop()
    assert player.scene.name == "menu"
    assert player.app.running is None


def test_taking_back_is_told_and_hints_are_refused(player: Player) -> None:
    player.choose(2)
    player.until_free()
    player.table.controller.take_back()
    assert "undone" in player.table.guide.heard
    assert player.table.controller.hints.problem() == "The note says it."


def test_the_pause_offers_what_the_guide_adds_and_no_saving(player: Player) -> None:
    player.key(pygame.K_ESCAPE)
    keys = [entry[0] for entry in player.scene.entries]
    assert "app.back" in keys
    assert not {"table.pause_save", "table.pause_seats", "replay.open"} & set(keys)


def test_the_end_is_left_to_the_guide(player: Player) -> None:
    while not player.match.is_over:
        code = 2 if 2 in player.match.legal() else 1
        player.table.controller.decide(player.match.actor, code)
    player.settle(1.0)
    assert player.scene.name == "table"
    assert player.table.guide.heard.count("over") == 1
