"""The builder's panel, over other seats' mats, and the half-built car on its stall."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    INK,
    MUTED,
    PAPER,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers, market
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS, Builder, Draft
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview import prices
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import marks, pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

GOOD: Final = Color("#9be08a")
BAD: Final = Color("#ffb199")
"""Text colours of a good and a bad forecast on the dark panel."""


def panel_places(pad: DisplayList) -> dict[str, Rect]:
    """Return the rectangles of the builder's panel."""
    px = pad.px
    inner = pad.layout.panel.inflate(-px(28), -px(24))
    head = Rect(inner.x, inner.y, inner.w, px(26))
    verdict = Rect(inner.x, head.bottom, inner.w, px(36))
    foot = Rect(inner.x, inner.bottom - px(34), inner.w, px(34))
    strip = Rect(inner.x, foot.y - px(8 + prices.HEIGHT), inner.w, px(prices.HEIGHT))
    top = verdict.bottom + px(4)
    grid = Rect(inner.x, top, inner.w, strip.y - px(6) - top)
    left, right = split(foot, 2, px(8))
    found = {"head": head, "verdict": verdict, "cancel": left, "confirm": right, "prices": strip}
    cells = [cell for row in rows_of(grid, 2, px(5)) for cell in split(row, 2, px(5))]
    for name, cell in zip(CELLS, cells, strict=True):
        found[name] = cell
    step = px(26)
    for name in ("workers", "price"):
        cell = found[name]
        found[f"{name}_minus"] = Rect(cell.x + px(1), cell.bottom - step - px(1), step, step)
        found[f"{name}_plus"] = Rect(
            cell.right - step - px(1), cell.bottom - step - px(1), step, step
        )
    return found


def draw(
    pad: DisplayList, builder: Builder, draft: Draft, previews: PreviewCache, hovered: Key | None
) -> None:
    """Draw the open builder: the panel, and the car on its stall."""
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
    _price_signs(pad, builder, draft)
    area = pad.layout.panel
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=True, shadow=8))
    pad.zone(("build", "panel"), area)
    at = panel_places(pad)
    pad.text(pad.say("builder.title"), "heading", BRASS_LIGHT, at["head"], "center")
    words, good = builder.verdict(pad.tr, draft)
    colour = CREAM if good is None else GOOD if good else BAD
    pad.boxed(words, "small_bold", colour, at["verdict"], "center")
    for name in CELLS:
        _cell(pad, name, draft, at, state, hovered)
    if draft.priceable:
        prices.draw(pad, previews, at["prices"], draft.code, draft.price, hovered)
    pieces.button(
        pad, ("build", "cancel"), pad.say("builder.cancel"), at["cancel"], "plain", hovered
    )
    kind = "primary" if draft.complete else "off"
    pieces.button(
        pad, ("build", "confirm"), pad.say("builder.confirm"), at["confirm"], kind, hovered
    )


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


def _cell(
    pad: DisplayList,
    name: str,
    draft: Draft,
    at: dict[str, Rect],
    state: State,
    hovered: Key | None,
) -> None:
    cell = at[name]
    px = pad.px
    value = getattr(draft, name)
    pieces.plate(pad, cell, PAPER if value else Color("#3c4a44"), BRASS, 5)
    pad.zone(("build", name), cell)
    label = Rect(cell.x, cell.y + px(1), cell.w, px(18))
    words = "proposed" if name == "price" and draft.proposed else name
    pad.fitted(pad.say(f"builder.{words}"), "tiny_bold", INK if value else CREAM, label, "center")
    steps = name in ("workers", "price")
    room = Rect(cell.x + px(2), label.bottom, cell.w - px(4), cell.bottom - label.bottom - px(2))
    if steps:
        room.h -= px(24)
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
        side = min(room.w, room.h)
        pad.put(sprites.price_coin(pad, value, side, state.turn), room.center)
    else:
        pad.text("?", "heading", MUTED, room, "center")
    if steps:
        for sign, key in (("−", "minus"), ("+", "plus")):
            place = at[f"{name}_{key}"]
            pieces.button(pad, ("build", f"{name}_{key}"), sign, place, "plain", hovered, "bold")
