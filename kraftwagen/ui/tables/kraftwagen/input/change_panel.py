"""The panel to change a car on the market: before, after, and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, INK, MUTED, PAPER
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import market
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS
from kraftwagen.ui.tables.kraftwagen.input.builder_panel import BAD, GOOD, undecided
from kraftwagen.ui.tables.kraftwagen.input.changer import Change, Changer
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.kraftwagen.preview import prices
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

_LIT: Final = Color("#fff6dc")


def places(layout: Layout) -> dict[str, Rect]:
    """Return the rectangles of the panel."""
    px = layout.px
    inner = layout.panel.inflate(-px(28), -px(24))
    head = Rect(inner.x, inner.y, inner.w, px(26))
    words = Rect(inner.x, head.bottom, inner.w, px(52))
    names = Rect(inner.x, words.bottom, inner.w, px(16))
    shown = Rect(inner.x, names.bottom, inner.w, px(76))
    foot = Rect(inner.x, inner.bottom - px(34), inner.w, px(34))
    strip = Rect(inner.x, foot.y - px(6 + prices.HEIGHT), inner.w, px(prices.HEIGHT))
    top = shown.bottom + px(6)
    grid = Rect(inner.x, top, inner.w, strip.y - px(4) - top)
    left, right = split(foot, 2, px(8))
    wide = min(px(146), (inner.w - px(34)) // 2)
    found = {"head": head, "words": words, "cancel": left, "confirm": right, "prices": strip}
    found["was"] = Rect(shown.x, shown.y, wide, shown.h)
    found["now"] = Rect(shown.right - wide, shown.y, wide, shown.h)
    found["arrow"] = Rect(shown.centerx - px(15), shown.y, px(30), shown.h)
    for name in ("was", "now"):
        found[f"{name}_name"] = Rect(found[name].x, names.y, wide, names.h)
    cells = [cell for row in rows_of(grid, 2, px(4)) for cell in split(row, 2, px(5))]
    return found | dict(zip(CELLS, cells, strict=True))


def draw(
    pad: DisplayList, changer: Changer, draft: Change, previews: PreviewCache, hovered: Key | None
) -> None:
    """Draw the open panel, and the changed car on its stall."""
    market_then = forecast.market_with(changer.state, draft.code)
    _stall(pad, draft, market_then)
    place, at = pad.layout.panel, places(pad.layout)
    pad.paint(lambda canvas, surface: canvas.panel(surface, place, "dark", deco=True, shadow=8))
    pad.zone(("build", "panel"), place)
    pad.text(pad.say("change.title"), "heading", BRASS_LIGHT, at["head"], "center")
    before, then = changer.money(draft)
    colour = GOOD if then > before else BAD if then < before else CREAM
    pad.boxed(changer.verdict(pad.tr, draft), "small", colour, at["words"], "center")
    _car(pad, changer, draft.space, changer.state.cars, at, "was")
    _car(pad, changer, draft.space, market_then, at, "now")
    pad.put(pad.res.icon("arrow-right", pad.px(26), BRASS_LIGHT), at["arrow"].center)
    for name in CELLS:
        _cell(pad, changer, draft, name, at[name], hovered)
    if draft.priceable:
        prices.draw(pad, previews, at["prices"], draft.code, draft.price, hovered)
    pieces.button(
        pad, ("build", "cancel"), pad.say("change.cancel"), at["cancel"], "plain", hovered
    )
    kind = "primary" if draft.complete else "off"
    pieces.button(
        pad, ("build", "confirm"), pad.say("change.confirm"), at["confirm"], kind, hovered
    )


def _stall(pad: DisplayList, draft: Change, cars_then: tuple[int, ...]) -> None:
    """Draw the changed car on its stall and who would then buy each car."""
    rect = pad.layout.stall(draft.space)
    inner = market.car_rect(pad, rect)
    ghost = draft.complete
    pad.paint(lambda canvas, surface: canvas.glow(surface, rect))
    pad.place(market.stall_face(pad, rect), rect)
    pad.place(card_images.car_face(pad, cars_then[draft.space], inner.w, inner.h, ghost), inner)
    market.ribbons(pad, cars_then)
    if ghost:
        undecided(pad, rect, "change.not_yet")


def _car(
    pad: DisplayList,
    changer: Changer,
    space: int,
    shown: tuple[int, ...],
    at: Mapping[str, Rect],
    name: str,
) -> None:
    """Draw the car on paper with its income; its name stands above."""
    rect = at[name]
    pieces.plate(pad, rect, PAPER, BRASS, 5)
    inner = Rect(rect.x, rect.y, rect.w, rect.h - market.ribbon_height(pad))
    pad.place(card_images.car_face(pad, shown[space], inner.w, inner.h), inner)
    found = {entry.space: (buyer, entry.money)
             for buyer, entry in enumerate(forecast.sale(changer.state, shown))}  # fmt: skip
    market.ribbon(pad, rect, *found.get(space, (None, 0)))
    pad.fitted(pad.say(f"change.{name}"), "small_bold", CREAM, at[f"{name}_name"], "center")


def _cell(
    pad: DisplayList, changer: Changer, draft: Change, name: str, cell: Rect, hovered: Key | None
) -> None:
    """Draw the alternatives as buttons, or why there are none."""
    px = pad.px
    values = changer.values[draft.space][name]
    chosen = draft.cell == name
    fill = _LIT if chosen else PAPER if values else Color("#3c4a44")
    pieces.plate(pad, cell, fill, BRASS, 5)
    pad.zone(("build", name), cell)
    ink = INK if values else CREAM
    label = Rect(cell.x, cell.y + px(1), cell.w, px(16))
    pad.fitted(pad.say(f"builder.{name}"), "tiny_bold", ink, label, "center")
    room = Rect(cell.x + px(3), label.bottom, cell.w - px(6), cell.bottom - label.bottom - px(3))
    if not values:
        pad.boxed(pad.say(f"change.none.{name}"), "tiny", MUTED, room, "center")
        return
    now = getattr(draft.now, name)
    if name in ("body", "engine"):
        for value, place in zip(values, split(room, max(2, len(values)), px(3)), strict=False):
            key: Key = ("build", f"{name}_set", value)
            lit = now == value or hovered == key
            place = place if len(values) > 1 else place.move(room.centerx - place.centerx, 0)
            edge = INK if now == value else BRASS_DARK
            pieces.plate(pad, place, _LIT if lit else CREAM, edge, 4)
            badge = sprites.value_badge(pad, name, value, min(px(22), room.h - px(6)))
            pad.put(badge, place.center)
            pad.zone(key, place)
        return
    side = min(px(26), room.h)
    for sign, what, x in (("−", "minus", room.x), ("+", "plus", room.right - side)):
        place = Rect(x, room.centery - side // 2, side, side)
        pieces.button(pad, ("build", f"{name}_{what}"), sign, place, "plain", hovered, "bold")
    if name == "price":
        pad.put(sprites.price_coin(pad, now, side, pad.state.turn), room.center)
    else:
        pad.put(sprites.value_badge(pad, name, now, round(side * 0.85)), room.center)
