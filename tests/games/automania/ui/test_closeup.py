"""Panels and the pointer at the table seen from close by."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from kraftwagen.games.automania import frames
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.automania import COMMANDS
from kraftwagen.ui.tables.base import Choose
from kraftwagen.ui.tables.closeup import CloseUp
from tests.games.automania.ui.at_table import RECT, asked, make_table, position
from tests.games.kraftwagen.ui.test_table import click, last


@pytest.mark.parametrize("question", [frames.MARKETING, frames.ADVANCE, frames.FACTORY])
def test_an_open_panel_stays_in_sight(question: int) -> None:
    table = CloseUp(make_table(), KeyBindings({}, COMMANDS), pygame.mouse.get_pos)
    here = position(asked(question))
    table.close = True
    table.relayout(RECT, 1.0, 1.9)
    table.rebuild(here)
    table.update(0.0)
    for pos in (RECT.center, RECT.topleft, (RECT.right - 1, RECT.bottom - 1), (200, 600)):
        panel = table.panel()
        assert panel is not None
        seen = panel.clip(RECT)
        assert (seen.w, seen.h) == (min(panel.w, RECT.w), min(panel.h, RECT.h))
        table.point(pos)
    possible = [option.code for option in here.options if option.ok and option.code is not None]
    for code in (possible[0], possible[-1]):
        spots = table.targets(code)
        assert all(RECT.collidepoint(spot) for spot in spots)
        assert last([click(table, spot) for spot in spots]) == Choose(code)
    table.rebuild(replace(here, options=()))
    assert table.panel() is None


def test_going_near_while_a_panel_is_open() -> None:
    """The panel still lies where it is seen from afar."""
    table = CloseUp(make_table(), KeyBindings(), lambda: RECT.center)
    table.relayout(RECT, 1.0, 1.9)
    table.rebuild(position(asked(frames.MARKETING)))
    assert table.panel() is not None
    assert table.look(True)
    assert not table.look(True)


def test_without_a_panel_the_pointer_reaches_every_corner() -> None:
    table = CloseUp(make_table(), KeyBindings({}, COMMANDS), pygame.mouse.get_pos)
    table.close = True
    table.relayout(RECT, 1.0, 1.9)
    table.rebuild(position(asked(frames.TURN)))
    whole = table.view.place(("market", 0))
    table.point(RECT.topleft)
    assert table.place(("market", 0)) == whole
