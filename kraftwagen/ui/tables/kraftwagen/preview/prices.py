"""Buttons for every price that is left, with what a car would earn at it."""

from __future__ import annotations

import math
from typing import Final

from pygame import Rect

from kraftwagen.games.kraftwagen.presentation.previews import Offer
from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, GREEN, INK, MUTED, PAPER
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.kraftwagen.preview.sale_forecast_panel import LIT
from kraftwagen.ui.tables.parts.places import rows_of, split

HEIGHT: Final = 82
"""Height of the text and two rows of prices, in units."""
_ABREAST: Final = 4


def cells(pad: DisplayList, strip: Rect, count: int) -> list[Rect]:
    """Return a cell for each price, below the text."""
    top = strip.y + pad.px(18)
    room = Rect(strip.x, top, strip.w, strip.bottom - top)
    gap, lines = pad.px(3), max(1, math.ceil(count / _ABREAST))
    rows = rows_of(room, lines, gap)
    return [cell for row in rows for cell in split(row, _ABREAST, gap)][:count]


def draw(
    pad: DisplayList,
    previews: PreviewCache,
    strip: Rect,
    pricing: int,
    price: int,
    hovered: Key | None,
) -> None:
    """Draw prices for the car ``pricing``, which may have none; ``price`` is the chosen one."""
    px = pad.px
    label = Rect(strip.x, strip.y, strip.w, px(17))
    pad.fitted(pad.say("board.prices"), "tiny_bold", CREAM, label)
    found = previews.prices(pricing)
    known = sorted(found)
    chosen = known.index(price) if price in known else -5
    for at, (listed, cell) in enumerate(zip(known, cells(pad, strip, len(known)), strict=True)):
        key: Key = ("build", "set", listed)
        near = abs(at - chosen) == 1
        fill = LIT if at == chosen or hovered == key else CREAM if near else PAPER
        edge = INK if at == chosen else BRASS_DARK
        line = px(2.4) if at == chosen else px(1.8) if near else px(0.8)
        pad.place(pad.canvas.box(cell.size, fill, edge, max(1, line), px(5)), cell)
        side = px(22)
        coin = sprites.price_coin(pad, listed, side, pad.state.turn)
        if cell.h > 2 * side:
            pad.put(coin, (cell.centerx, cell.y + px(6) + side / 2))
            top, left = cell.y + side + px(8), cell.x
        else:
            pad.put(coin, (cell.x + px(3) + side / 2, cell.centery))
            top, left = cell.y, cell.x + side + px(4)
        room = Rect(left, top, cell.right - px(3) - left, cell.bottom - px(3) - top)
        _outcome(pad, found[listed], room)
        pad.zone(key, cell)


def _outcome(pad: DisplayList, outcome: Offer, room: Rect) -> None:
    """Draw the buyer's number and the money, or a dash."""
    if not outcome.sold:
        colour = pad.canvas.colour.mix(MUTED, INK, 0.55)
        pad.text(pad.say("board.nobody"), "small_bold", colour, room, "center")
        return
    side = pad.px(14)
    words = pad.say("board.pays", money=outcome.money)
    style = pad.theme.style("small_bold")
    width = pad.res.text_size(words, style)[0]
    left = room.centerx - (side + pad.px(2) + width) / 2
    pad.put(buyers.number(pad, str(outcome.buyer + 1), side, True), (left + side / 2, room.centery))
    at = Rect(round(left + side + pad.px(2)), room.y, width, room.h)
    pad.text(words, "small_bold", GREEN, at)
