"""The builder's panel, over other seats' mats, and the half-built car on its stall."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.boxes import Box, Column, Gap, Row
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    INK,
    MUTED,
    PAPER,
    Colour,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers, market
from kraftwagen.ui.tables.kraftwagen.input import stand
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS, Builder, Draft
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, term
from kraftwagen.ui.tables.kraftwagen.preview import prices
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import marks, panels, pieces
from kraftwagen.ui.tables.parts.panels import BAD, GOOD, Ground, Words, piece, press

_EMPTY: Final = Color("#3c4a44")
"""A cell in which nothing is chosen."""
_STEPS: Final = ("workers", "price")
_PICTURE: Final = 40
"""Smallest height of what a cell shows."""


def draw(
    pad: DisplayList, builder: Builder, draft: Draft, previews: PreviewCache, hovered: Key | None
) -> None:
    """Draw the open builder: the car on its stall, and the panel."""
    state = builder.state
    packed = cars.pack(
        builder.seat, draft.body, draft.engine, draft.workers, draft.price, draft.marker
    )
    stall = pad.layout.stall(len(state.cars))
    inner = market.car_rect(pad, stall)
    pad.paint(lambda canvas, surface: canvas.glow(surface, stall))
    pad.place(market.stall_face(pad, stall), stall)
    pad.place(card_images.car_face(pad, packed, inner.w, inner.h, ghost=True), inner)
    if draft.complete:
        market.ribbons(pad, (*state.cars, packed))
    undecided(pad, stall, "builder.not_yet")
    stand.draw(pad, builder, draft)
    _price_signs(pad, builder, draft)
    panel(pad, builder, draft, previews, hovered)


def panel(
    pad: DisplayList, builder: Builder, draft: Draft, previews: PreviewCache, hovered: Key | None
) -> None:
    """Draw the panel alone."""

    def content(brief: bool) -> Box:
        words, good = builder.verdict(pad.tr, draft)
        colour = CREAM if good is None else GOOD if good else BAD
        ready = draft.code if draft.priceable else 0
        title = Words(pad.say("builder.title"), "heading", BRASS_LIGHT, align="center")
        return Column(
            None if brief else title,
            Words(words, "small_bold", colour, align="center", may=_verdicts(pad)),
            cells([_cell(pad, name, draft, hovered) for name in CELLS]),
            None if brief else prices.content(pad, previews, ready, draft.price, hovered),
            buttons(pad, "builder", draft.complete, hovered),
            gap=5,
        )

    open_bench(pad, content)


def open_bench(pad: DisplayList, content: panels.Declare) -> None:
    """Open a panel that leaves workshops and market free."""
    panels.open_in(
        pad, content, pad.layout.benches, key=("build", "panel"), deco=True, edge=(16, 14),
        first="stretch", others="stretch",
    )  # fmt: skip


def cells(found: list[Box]) -> Box:
    """Return the four cells, two by two."""
    rows = [Row(*found[at : at + 2], gap=5, items="stretch", folds=False, share=1) for at in (0, 2)]
    return Column(*rows, gap=5, share=1)


def buttons(pad: DisplayList, which: str, complete: bool, hovered: Key | None) -> Box:
    """Return Cancel and Confirm."""
    kind = "primary" if complete else "off"
    return Row(
        press(pad, ("build", "cancel"), pad.say(f"{which}.cancel"), "plain", hovered, share=1),
        press(pad, ("build", "confirm"), pad.say(f"{which}.confirm"), kind, hovered, share=1),
        gap=8, fold_gap=4, items="stretch",
    )  # fmt: skip


def _verdicts(pad: DisplayList) -> list[str]:
    """Return the longest verdicts, for which there is always room."""
    parts = pad.tr.list([term(pad.tr, f"builder.{cell}") for cell in CELLS])
    sold = [
        pad.say(f"builder.sold.{change}", buyer=8, money=88, then=88, change=88)
        for change in ("more", "less", "same")
    ]
    lacks = [pad.say(f"builder.lacks_{cell}", count=3) for cell in CELLS[:3]]
    return [pad.say("builder.missing", parts=parts), pad.say("builder.unsold"), *sold, *lacks]


def undecided(pad: DisplayList, stall: Rect, words: str) -> None:
    """Mark the car on a stall as not offered yet, with a dashed frame and text at its foot."""
    foot = Rect(stall.x, 0, stall.w, market.ribbon_height(pad))
    foot.bottom = stall.bottom
    pad.place(pad.canvas.box(foot.size, GLOW, INK, max(1, pad.px(1)), pad.px(4)), foot)
    pad.fitted(pad.say(words), "tiny_bold", INK, foot.inflate(-pad.px(8), 0), "center")
    marks.outlined(pad, stall.inflate(pad.px(4), pad.px(4)), 3)


def _price_signs(pad: DisplayList, builder: Builder, draft: Draft) -> None:
    """Mark every price left with the buyer who would buy at it, or a cross for nobody."""
    state = builder.state
    listed = state.data.prices[state.turn]
    side = pad.px(19)
    for place, price in enumerate(listed):
        offer = builder.offer(replace(draft, price=price))
        if offer is None:
            continue
        number = str(offer.buyer + 1) if offer.sold else "×"
        sign = buyers.number(pad, number, side, offer.sold)
        rect = pad.layout.price(place, len(listed))
        pad.put(sign, (rect.right - side * 0.16, rect.bottom - side * 0.1))


def _cell(pad: DisplayList, name: str, draft: Draft, hovered: Key | None) -> Box:
    """Return a cell: its name, what is chosen, and buttons to choose more or less."""
    value = getattr(draft, name)
    words = "proposed" if name == "price" and draft.proposed else name
    label = cell_label(pad, words, value, may=["proposed"] if name == "price" else [])
    shown = piece(lambda rect: _value(pad, name, draft, rect), 30, _PICTURE, share=1)
    steps = stepper(pad, name, Gap(grow=1), hovered) if name in _STEPS else None
    return cell(pad, name, PAPER if value else _EMPTY, label, shown, steps)


def cell(pad: DisplayList, name: str, fill: Colour, *parts: Box | None) -> Box:
    """Return the plate of a cell with boxes on it."""

    def ground(rect: Rect) -> None:
        pieces.plate(pad, rect, fill, BRASS, 5)
        pad.zone(("build", name), rect)

    return Ground(ground, *parts, pad=(2, 2), gap=1, share=1)


def cell_label(pad: DisplayList, name: str, chosen: object, may: list[str]) -> Words:
    """Return the name of a cell; ``may`` are others that it may have."""
    others = [pad.say(f"builder.{other}") for other in may]
    colour = INK if chosen else CREAM
    return Words(pad.say(f"builder.{name}"), "tiny_bold", colour, align="center", may=others)


def stepper(
    pad: DisplayList, name: str, between: Box, hovered: Key | None, share: float = 0
) -> Box:
    """Return the buttons for less and more, with something between them."""
    less, more = (
        press(pad, ("build", f"{name}_{key}"), sign, "plain", hovered, "bold", least=26)
        for sign, key in (("−", "minus"), ("+", "plus"))
    )
    return Row(less, between, more, folds=False, share=share)


def _value(pad: DisplayList, name: str, draft: Draft, room: Rect) -> None:
    """Draw what is chosen in a cell."""
    px, value, state = pad.px, getattr(draft, name), pad.state
    if name in ("body", "engine") and value:
        part = terms.part(value, name == "engine")
        pad.put(sprites.part_face(pad, part, room.w, room.h, state.current), room.center)
        if draft.marker and (draft.marker - 1 <= terms.HORCH_HIGH) == (name == "engine"):
            gear = card_images.marker_token(pad, draft.marker - 1, px(26))
            pad.put(gear, (room.right - px(11), room.y + px(11)))
    elif name == "workers" and value:
        man = sprites.worker(pad, state.current, min(room.h, room.w * 0.62))
        pad.put(man, (room.x + room.w * 0.28, room.centery))
        right = Rect(room.x + round(room.w * 0.5), room.y, room.w // 2, room.h)
        pad.text(f"×{value}", "bold", INK, right, "center")
    elif name == "price" and value:
        coin = sprites.price_coin(pad, value, min(room.w, room.h), state.turn)
        pad.put(coin, room.center)
    else:
        pad.text("?", "heading", MUTED, room, "center")
