"""The research display and the awards."""

from __future__ import annotations

from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.ui.drawing.theme import BRASS_DARK, BRASS_LIGHT, CREAM, INK, MUTED, PAPER, WHITE
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout, rows_of, split

SHOWN: Final = 2
_WON: Final = Color("#4d5b4c")
"""The ground of an award that somebody has."""


def card_rects(layout: Layout, count: int) -> list[Rect]:
    """The places of the face-up cards."""
    area = layout.research
    pad = layout.px(7)
    head = layout.px(26)
    inner = Rect(area.x + pad, area.y + head, area.w - 2 * pad, area.h - head - pad)
    return split(inner, max(SHOWN, count), layout.px(5))


def deck_rect(layout: Layout) -> Rect:
    """The deck, in the head of the area."""
    area = layout.research
    side = layout.px(20)
    return Rect(area.right - layout.px(112), area.y + layout.px(4), layout.px(50), side)


def discard_rect(layout: Layout) -> Rect:
    """The discards, beside the deck."""
    deck = deck_rect(layout)
    return Rect(deck.right + layout.px(2), deck.y, layout.px(54), deck.h)


def draw(pad: DisplayList) -> None:
    """The research display."""
    layout, state = pad.layout, pad.state
    area = layout.research
    sprites.titled_panel(pad, area, "research.title", (10, 3, 104, 24))
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
        else:
            sprites.well(pad, rect)


def award_rects(layout: Layout) -> list[Rect]:
    """The places of the ten awards, in two rows."""
    area = layout.awards
    pad = layout.px(7)
    head = layout.px(25)
    inner = Rect(area.x + pad, area.y + head, area.w - 2 * pad, area.h - head - layout.px(5))
    places: list[Rect] = []
    for row in rows_of(inner, 2, layout.px(3)):
        places += split(row, 5, layout.px(3))
    return places


def draw_awards(pad: DisplayList) -> None:
    """The awards with their value and who took them, and the game turn."""
    layout, state = pad.layout, pad.state
    area = layout.awards
    sprites.titled_panel(pad, area, "awards.title", (10, 4, 200, 21))
    for award, rect in enumerate(award_rects(layout)):
        owner = state.awards[award]
        free = owner == terms.NOBODY
        fill, line = (PAPER, BRASS_DARK) if free else (_WON, BRASS_LIGHT)
        pad.place(
            pad.canvas.box(rect.size, fill, INK, max(1, pad.px(1)), pad.px(4), inner=line), rect
        )
        side = min(rect.h - pad.px(2), round(rect.w * 0.6))
        icon = pad.image(sprites.AWARD_IMAGES[award], side, side)
        if not free:
            icon = icon.copy()
            icon.set_alpha(150)
        pad.put(icon, (rect.x + pad.px(2) + side / 2, rect.centery), ("award", award))
        right = Rect(rect.x + side, rect.y, rect.w - side, rect.h)
        value = str(state.data.award_money[award])
        if free:
            pad.text(value, "bold", INK, right, "center")
        else:
            shape = sprites.seat_shape(pad, owner, round(min(rect.h * 0.56, right.w)))
            pad.put(shape, (right.centerx - pad.px(1), rect.y + rect.h * 0.32))
            low = Rect(right.x, rect.y + rect.h // 2, right.w - pad.px(2), rect.h // 2)
            pad.text(value, "tiny_bold", WHITE, low, "center")
        pad.zone(("award", award), rect)
