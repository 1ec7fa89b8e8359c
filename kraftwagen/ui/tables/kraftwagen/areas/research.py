"""The research display: open cards, deck and discards."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.ui.drawing.theme import CREAM, MUTED
from kraftwagen.ui.tables.kraftwagen.pictures import card_images
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

SHOWN: Final = 2
_NARROW: Final = 220


def card_rects(layout: Layout, count: int) -> list[Rect]:
    """Return the places of the open cards."""
    area = layout.research
    pad = layout.px(7)
    head = layout.px(52 if _narrow(layout) else 26)
    inner = Rect(area.x + pad, area.y + head, area.w - 2 * pad, area.h - head - pad)
    divide = split if inner.w > inner.h else rows_of
    return divide(inner, max(SHOWN, count), layout.px(5))


def _narrow(layout: Layout) -> bool:
    """Whether deck and discards lie below the title, not beside it."""
    return layout.research.w < layout.px(_NARROW)


def deck_rect(layout: Layout) -> Rect:
    """Return the place of the deck, in the head of the area."""
    area = layout.research
    side = layout.px(20)
    left, down = area.right - layout.px(112), layout.px(4)
    if _narrow(layout):
        left, down = area.x + layout.px(12), layout.px(29)
    return Rect(left, area.y + down, layout.px(50), side)


def discard_rect(layout: Layout) -> Rect:
    """Return the place of the discards, beside the deck."""
    deck = deck_rect(layout)
    return Rect(deck.right + layout.px(2), deck.y, layout.px(54), deck.h)


def draw(pad: DisplayList) -> None:
    """Draw the whole area."""
    layout, state = pad.layout, pad.state
    area = layout.research
    pieces.titled_panel(pad, area, "research.title", (10, 3, 104, 24))
    deck, discard = deck_rect(layout), discard_rect(layout)
    pad.place(pad.image("card_back", pad.px(14), deck.h), deck, ("deck",))
    pad.place(pad.image("card_plate", pad.px(14), discard.h), discard)
    for name, pile, colour, rect in (
        ("deck", state.deck, CREAM, deck),
        ("discard", state.discards, MUTED, discard),
    ):
        pad.text(str(len(pile)), "small_bold", colour, rect.move(pad.px(18), 0))
        pad.zone((name,), rect)
    places = card_rects(layout, len(state.shown))
    for place, rect in enumerate(places):
        if place < len(state.shown):
            pad.place(
                card_images.card_face(pad, state.shown[place], *rect.size), rect, ("card", place)
            )
            pad.zone(("card", place), rect)
