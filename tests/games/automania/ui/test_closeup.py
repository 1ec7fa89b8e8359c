"""Panels and the pointer at the table seen from close by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kraftwagen.games.automania import frames
from kraftwagen.ui.tables.automania.view import AutomaniaTable
from kraftwagen.ui.tables.base import Choose
from tests.games.automania.ui.at_table import RECT, asked, make_table, position
from tests.games.kraftwagen.ui.test_table import click, last


def close_up(table: AutomaniaTable) -> AutomaniaTable:
    """A table seen from close by."""
    table.camera.close, table.camera.wanted = True, 1.9
    table.relayout(RECT, 1.0)
    return table


@pytest.mark.parametrize("question", [frames.MARKETING, frames.ADVANCE, frames.FACTORY])
def test_an_open_panel_stays_in_sight(question: int) -> None:
    table = close_up(make_table())
    here = position(asked(question))
    table.rebuild(here)
    table.update(0.0)
    for pos in (RECT.center, RECT.topleft, (RECT.right - 1, RECT.bottom - 1), (200, 600)):
        panel = table.panel()
        assert panel is not None
        seen = panel.clip(RECT)
        assert (seen.w, seen.h) == (min(panel.w, RECT.w), min(panel.h, RECT.h))
        table.camera.point(pos)
    possible = [option.code for option in here.options if option.ok and option.code is not None]
    for code in (possible[0], possible[-1]):
        spots = table.targets(code)
        assert all(RECT.collidepoint(spot) for spot in spots)
        assert last([click(table, spot) for spot in spots]) == Choose(code)
    table.rebuild(replace(here, options=()))
    assert table.panel() is None


def test_going_near_while_a_panel_is_open() -> None:
    """The panel still lies where it is seen from afar."""
    table = make_table()
    table.relayout(RECT, 1.0)
    table.rebuild(position(asked(frames.MARKETING)))
    assert table.panel() is not None
    assert table.camera.zoom(True, RECT.center)
    assert not table.camera.zoom(True, RECT.center)


def test_without_a_panel_the_pointer_reaches_every_corner() -> None:
    table = close_up(make_table())
    table.rebuild(position(asked(frames.TURN)))
    assert table.top is not None
    whole = table.top.pad.zones["market", 0]
    table.camera.point(RECT.topleft)
    assert table.place(("market", 0)) == whole
