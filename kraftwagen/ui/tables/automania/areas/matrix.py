"""Popularity by car type and market, beside the lines of the viewer's factory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import gains
from kraftwagen.games.automania.presentation.previews import Matrix
from kraftwagen.ui.drawing.theme import CREAM, GLOW, GREEN_DEEP, INK, Colour
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import LINES
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

_HEAD: Final = (17, 28)
"""Height of the names of the markets in one line, and in two, in units."""


def cells(pad: DisplayList) -> dict[tuple[int, int], Rect]:
    """Return the fields for popularity beside the viewer's factory, by (type, market)."""
    area, px = pad.layout.matrix, pad.px
    head = px(_HEAD[_stepped(pad)])
    room = Rect(area.x, area.y + head, area.w, area.h - head)
    return {
        (kind, market): cell
        for kind, row in enumerate(rows_of(room, terms.TYPES, px(6)))
        for market, cell in enumerate(split(row, len(terms.MARKETS), px(3)))
    }


def _names(pad: DisplayList) -> list[str]:
    return [pad.say(f"matrix.{market}") for market in terms.MARKETS]


def _stepped(pad: DisplayList) -> bool:
    """Return whether the names of the markets take two lines, as they would be tiny in one."""
    look = pad.in_line(_names(pad), "small_bold", pad.layout.matrix.w // 2)
    return look is None or look.px < pad.theme.style("tiny_bold").px


def draw(pad: DisplayList, seat: int) -> None:
    """Draw the fields beside the viewer's factory below the names of the markets.

    In two lines the first begins at the left, over its column, the second ends at the right.
    """
    area, names = pad.layout.matrix, _names(pad)
    head = Rect(area.x, area.y, area.w, pad.px(_HEAD[_stepped(pad)]))
    if _stepped(pad):
        places = list(zip(rows_of(head, len(names)), ("left", "right"), strict=True))
    else:
        places = [(half, "center") for half in split(head, len(names))]
    for name, (rect, align) in zip(names, places, strict=True):
        pad.label(name, "small_bold", CREAM, rect, align, beside=names)
    numbers = gains.matrix(pad.state, seat)
    for (kind, market), rect in cells(pad).items():
        field(pad, rect, kind, numbers[kind][market])
        pad.zone(("popularity", seat, kind, market), rect)


def field(
    pad: DisplayList, rect: Rect, kind: int, number: int, change: int = 0, beside: bool = False
) -> None:
    """Draw the popularity of a car type; a ``change`` other than 0 marks it as a preview.

    The change is drawn below the number, or next to it if ``beside``.
    """
    line = LINES[kind]
    fill: Colour = GREEN_DEEP if change else line.main
    edge: Colour = line.light if change else INK
    pieces.plate(pad, rect, fill, edge, 7)
    words: Colour = CREAM if change else line.text
    figure = faces.number(pad, number, min(rect.h * 0.56, pad.px(28)), words)
    if not change:
        pad.put(figure, rect.center)
        return
    low = 0.5 if beside else 0.36
    signed = pad.tr.number(change, signed=True)
    more = faces.number(pad, signed, min(rect.h * low, pad.px(17)), GLOW)
    if beside:
        pad.put(figure, (rect.x + rect.w * 0.36, rect.centery))
        pad.put(more, (rect.x + rect.w * 0.7, rect.centery))
        return
    pad.put(figure, (rect.centerx, rect.y + rect.h * 0.36))
    pad.put(more, (rect.centerx, rect.bottom - rect.h * 0.22))


def small(pad: DisplayList, area: Rect, seat: int) -> None:
    """Draw the popularity of a seat's cars by type (row) and market (column), without titles."""
    numbers: Matrix = gains.matrix(pad.state, seat)
    rows: Sequence[Rect] = rows_of(area, terms.TYPES, pad.px(2))
    for kind, row in enumerate(rows):
        line = LINES[kind]
        for market, cell in enumerate(split(row, 2, pad.px(2))):
            pieces.plate(pad, cell, line.main, INK, 4)
            size = min(cell.h * 0.8, pad.px(17))
            figure = faces.number(pad, numbers[kind][market], size, line.text)
            pad.put(figure, cell.center)
    pad.zone(("popularity", seat), area)
