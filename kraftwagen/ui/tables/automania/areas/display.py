"""Beside the grid: open contracts, the deck, the player order."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import contracts, offices
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GREEN_DARK,
    GREEN_DEEP,
    ON_TABLE,
)
from kraftwagen.ui.tables.automania.areas import needs
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout, fitted
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import centred, rows_of, split

_HEAD = 22
_CARD = (168, 112)
_WIDE = 0.74
"""Share of the width that contracts side by side take."""


def card(layout: Layout, place: int) -> Rect:
    """Return the rectangle of an open contract; ``place`` counts from 0."""
    rect = layout.display
    head, px = layout.px(_HEAD), layout.px
    if _flat(layout):
        line = Rect(rect.x, rect.y + head, round(rect.w * _WIDE), rect.h - head)
        cell = split(line, 3, px(6))[place]
        return centred(cell.center, *fitted(*_CARD, cell.w, cell.h)).clamp(cell)
    column = Rect(rect.x, rect.y + head, round(rect.w * 0.68), rect.h - head)
    row = rows_of(column, 3, px(5))[place]
    return centred(row.center, *fitted(*_CARD, row.w, row.h)).clamp(row)


def _flat(layout: Layout) -> bool:
    """Whether the contracts lie side by side, not one below the other."""
    return layout.display.w > 2 * layout.display.h


def head_end(layout: Layout) -> Rect:
    """Return the right end of the area's title line, where a button may lie."""
    area, px = layout.display, layout.px
    left = area.x + round(area.w * 0.46)
    right = area.x + round(area.w * _WIDE) if _flat(layout) else area.right
    return Rect(left, area.y, right - left, px(_HEAD + 2))


def _side(layout: Layout) -> Rect:
    first, area = card(layout, 0), layout.display
    if _flat(layout):
        left = area.x + round(area.w * _WIDE) + layout.px(6)
        top = area.y + layout.px(_HEAD)
        return Rect(left, top, area.right - left, area.bottom - top)
    left = layout.display.x + round(layout.display.w * 0.68) + layout.px(5)
    return Rect(left, first.y, layout.display.right - left, card(layout, 2).bottom - first.y)


def deck(layout: Layout) -> Rect:
    """Return the rectangle of the deck of contracts."""
    side = _side(layout)
    w, h = fitted(*_CARD, side.w // 2 if _flat(layout) else side.w, side.h)
    return Rect(side.x, side.y, w, h)


def draw(pad: DisplayList) -> None:
    """Draw the whole area."""
    layout, px, state = pad.layout, pad.px, pad.state
    area = layout.display
    head = Rect(area.x, area.y, head_end(layout).x - px(4) - area.x, px(_HEAD))
    pad.fitted(pad.say("display.title"), "small_bold", ON_TABLE, head)
    for place, number in enumerate(state.display):
        rect = card(layout, place)
        pad.place(faces.contract_face(pad, number, *rect.size), rect, ("contract", number))
        needs.draw(pad, number, rect, ("contract", number))
        pad.zone(("contract", number), rect)
    rect = deck(layout)
    pad.place(pad.image("contract_back", *rect.size), rect, ("deck",))
    count = faces.number(pad, contracts.deck_size(state), px(15), CREAM)
    box = Rect(0, 0, max(px(20), count.get_width() + px(8)), px(18))
    box.bottomright = (rect.right - px(3), rect.bottom - px(3))
    pieces.plate(pad, box, GREEN_DEEP, BRASS, 5)
    pad.put(count, box.center)
    pad.zone(("deck",), rect)
    _order(pad)


def _order(pad: DisplayList) -> None:
    """Draw the player order, and the sales offices of those who retired."""
    layout, px, state = pad.layout, pad.px, pad.state
    side = _side(layout)
    pile = deck(layout)
    top = pile.bottom + px(14)
    area = Rect(side.x, top, side.w, side.bottom - top)
    if _flat(layout):
        left = pile.right + px(6)
        area = Rect(left, layout.display.y, side.right - left, layout.display.h)
    pieces.plate(pad, area, GREEN_DARK, GREEN_DEEP, 7)
    head = Rect(area.x + px(2), area.y + px(2), area.w - px(4), px(18))
    pad.fitted(pad.say("display.order"), "tiny_bold", BRASS_LIGHT, head, "center")
    inner = Rect(area.x, head.bottom, area.w, area.bottom - head.bottom - px(4))
    high = min(inner.h // terms.GRID, px(48))
    for place, seat in enumerate(state.order):
        row = Rect(inner.x, inner.y + place * high, inner.w, high)
        disc = faces.order_disc(pad, seat, min(high - px(2), row.w * 0.6))
        gone = offices.has_retired(state, seat)
        now = seat == state.current and bool(state.pending)
        if now:
            pieces.plate(pad, row.inflate(-px(4), 0), GREEN_DEEP, BRASS_LIGHT, 6)
        number = faces.number(pad, place + 1, px(15), BRASS_LIGHT)
        pad.put(number, (row.x + row.w * 0.22, row.centery))
        shown = pieces.faded(disc, 70) if gone else disc
        pad.put(shown, (row.x + row.w * 0.64, row.centery), ("order", seat))
    pad.zone(("order",), area)
    for place, seat in enumerate(state.order):
        pad.zone(("order", seat), Rect(inner.x, inner.y + place * high, inner.w, high))
