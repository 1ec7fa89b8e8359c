"""The forecast of the sale: who buys which car, at what price and why, on call at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation.previews import Offer, Purchase
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    CREAM,
    GLOW,
    GREEN,
    GREEN_LIGHT,
    INK,
    MUTED,
    PAPER,
    PAPER_SHADE,
    SEPIA,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import columns_of, split
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache

PANEL: Final = ("board", "panel")
CLOSE: Final = ("board", "close")
BUTTON: Final = ("forecast",)
"""The button beside the buyers."""
LIT: Final = Color("#fff6dc")
"""The ground of what is pointed at, and of the car that is being put together."""


def button_rect(pad: DisplayList) -> Rect:
    """Where the button lies: between the title of the buyers and their track."""
    area = pad.layout.buyers
    left = area.x + pad.px(74)
    right = pad.layout.track[4].x - pad.px(8)
    return Rect(left, area.y + pad.px(5), max(pad.px(60), right - left), pad.px(26))


def button(pad: DisplayList, opened: bool, hovered: bool) -> None:
    """The button that shows and hides the panel."""
    rect = button_rect(pad)
    fill = GREEN_LIGHT if hovered or opened else GREEN
    sprites.plate(pad, rect, fill, GLOW if opened else BRASS, 5)
    words = f"{pad.say('board.hide' if opened else 'board.open')} (F)"
    pad.fitted(words, "small_bold", CREAM, rect.inflate(-pad.px(8), 0), "center")
    pad.zone(BUTTON, rect)


def draw(
    pad: DisplayList,
    previews: PreviewCache,
    area: Rect,
    hovered: Key | None,
    code: int = 0,
    price: int = 0,
    pricing: int = 0,
    more: bool = True,
) -> None:
    """The panel.

    ``code`` is a complete car that is being put together, 0 for none; ``pricing`` one that may
    still lack its price, and ``price`` the price chosen for it so far. ``more``: with a line for
    one more buyer.
    """
    px = pad.px
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "paper", deco=False, shadow=8))
    pad.zone(PANEL, area)
    inner = area.inflate(-px(18), -px(14))
    head = Rect(inner.x, inner.y, inner.w, px(24))
    side = px(24)
    close = Rect(head.right - side, head.y, side, side)
    pad.fitted(pad.say("board.title"), "label", INK, Rect(head.x, head.y, head.w - side, head.h))
    if not code and not pricing:
        sprites.plate(pad, close, GREEN_LIGHT if hovered == CLOSE else GREEN, BRASS, 4)
        icon = pad.res.icon("x", side * 0.7, CREAM)
        pad.put(icon, close.center)
        pad.zone(CLOSE, close)
    more_h = px(42) if more else 0
    prices_h = px(46) if pricing else 0
    foot = Rect(inner.x, inner.bottom - more_h, inner.w, more_h)
    strip = Rect(inner.x, foot.y - prices_h - (px(4) if pricing else 0), inner.w, prices_h)
    room = Rect(inner.x, head.bottom, inner.w, strip.y - px(3) - head.bottom)
    _rows(pad, previews, room, code, hovered)
    if pricing:
        _prices(pad, previews, strip, pricing, price, hovered)
    if more:
        _more(pad, previews, foot, code, hovered)


# -- the buyers, one row each


def _rows(
    pad: DisplayList, previews: PreviewCache, room: Rect, code: int, hovered: Key | None
) -> None:
    found = previews.sale(code)
    market = previews.market(code)
    if not found:
        words = pad.say("board.empty")
        pad.boxed(words, "small", SEPIA, room, "center")
        return
    high = min(pad.px(30), room.h // len(found))
    for buyer, entry in enumerate(found):
        line = Rect(room.x, room.y + buyer * high, room.w, high - pad.px(1))
        own = entry.sold and entry.space == previews.space(code)
        _row(pad, entry, buyer, market, line, own, hovered == ("board", "row", buyer))
        pad.zone(("board", "row", buyer), line)


def _row(
    pad: DisplayList,
    entry: Purchase,
    buyer: int,
    market: Sequence[int],
    line: Rect,
    own: bool,
    lit: bool,
) -> None:
    """Number, portrait, wish, what decided, why, whose car, its price, the money."""
    px = pad.px
    wide = line.w > px(380)
    fill = LIT if own or lit else PAPER if buyer % 2 else PAPER_SHADE
    pad.place(pad.canvas.box(line.size, fill, INK if own else None, max(1, px(1)), px(4)), line)
    shares = (22, 26, 62, 46, 152, 24, 30, 50) if wide else (22, 26, 50, 44, 46, 20, 28, 34)
    cells = columns_of(line.inflate(-px(4), 0), shares, px(2))
    side = min(line.h - px(2), px(22))
    wish = entry.preference
    pad.put(buyers.number(pad, str(buyer + 1), min(side, px(19)), True), cells[0].center)
    picture = pad.image(f"buyer_{terms.PREFERENCES[wish]}", cells[1].w, line.h - px(1))
    pad.put(picture, cells[1].center)
    name = pad.say(f"preference.{terms.PREFERENCES[wish]}")
    pad.boxed(name, "tiny_bold", INK, cells[2])
    why = sentences.choice(pad.tr, pad.state, entry, not wide)
    if not entry.sold:
        rest = cells[3].union(cells[-1])
        pad.boxed(why, "tiny", SEPIA, rest)
        return
    kind, value = sentences.deciding(entry)
    if kind == "price":
        coin = sprites.price_coin(pad, value, side, pad.state.turn)
        pad.put(coin, cells[3].center)
    else:
        pad.put(sprites.value_badge(pad, kind, value, min(px(18), line.h - px(4))), cells[3].center)
    pad.boxed(why, "tiny", SEPIA, cells[4])
    car = market[entry.space]
    pad.put(sprites.seat_shape(pad, cars.seat_of(car), min(px(18), side)), cells[5].center)
    coin = sprites.price_coin(pad, entry.price, side, pad.state.turn)
    pad.put(coin, cells[6].center)
    pad.put(sprites.white_coin(pad, entry.money, side), cells[7].center)


# -- every price still to be had


def label_width(pad: DisplayList, strip: Rect) -> int:
    """The room for the words before a row of cells."""
    return pad.px(88 if strip.w > pad.px(380) else 64)


def price_cells(pad: DisplayList, strip: Rect, count: int) -> list[Rect]:
    """A cell for each price; the label stands before them."""
    label = label_width(pad, strip)
    room = Rect(strip.x + label, strip.y, strip.w - label, strip.h)
    return split(room, max(1, count), pad.px(3))


def _prices(
    pad: DisplayList,
    previews: PreviewCache,
    strip: Rect,
    pricing: int,
    price: int,
    hovered: Key | None,
) -> None:
    px = pad.px
    label = Rect(strip.x, strip.y, label_width(pad, strip) - px(4), strip.h)
    pad.boxed(pad.say("board.prices"), "tiny_bold", INK, label)
    found = previews.prices(pricing)
    known = sorted(found)
    chosen = known.index(price) if price in known else -5
    for at, (listed, cell) in enumerate(
        zip(known, price_cells(pad, strip, len(known)), strict=True)
    ):
        outcome = found[listed]
        key: Key = ("build", "set", listed)
        near = abs(at - chosen) == 1
        fill = LIT if at == chosen or hovered == key else CREAM if near else PAPER
        edge = INK if at == chosen else BRASS_DARK
        line = px(2.4) if at == chosen else px(1.8) if near else px(0.8)
        pad.place(pad.canvas.box(cell.size, fill, edge, max(1, line), px(5)), cell)
        side = px(22)
        coin = sprites.price_coin(pad, listed, side, pad.state.turn)
        pad.put(coin, (cell.centerx, cell.y + px(3) + side / 2))
        low = Rect(cell.x + px(2), cell.y + side + px(3), cell.w - px(4), 0)
        low.h = cell.bottom - low.y - px(1)
        _outcome(pad, outcome, low)
        pad.zone(key, cell)


def _outcome(pad: DisplayList, outcome: Offer, room: Rect) -> None:
    """The buyer's number and the money, or a dash."""
    if not outcome.sold:
        pad.text(
            pad.say("board.nobody"),
            "small_bold",
            pad.canvas.colour.mix(MUTED, INK, 0.55),
            room,
            "center",
        )
        return
    side = min(pad.px(17), room.h)
    words = pad.say("board.pays", money=outcome.money)
    style = pad.theme.style("small_bold")
    width = pad.res.text_size(words, style)[0]
    left = room.centerx - (side + pad.px(3) + width) / 2
    pad.put(buyers.number(pad, str(outcome.buyer + 1), side, True), (left + side / 2, room.centery))
    at = Rect(round(left + side + pad.px(3)), room.y, width, room.h)
    pad.text(words, "small_bold", GREEN, at)


# -- one more buyer


def _more(
    pad: DisplayList, previews: PreviewCache, foot: Rect, code: int, hovered: Key | None
) -> None:
    px = pad.px
    found = previews.one_more(code)
    wide = label_width(pad, foot)
    label = Rect(foot.x, foot.y, wide - px(4), foot.h)
    words = pad.say("board.more" if wide > px(70) else "board.more_short")
    pad.boxed(words, "tiny_bold", INK, label)
    room = Rect(foot.x + wide, foot.y, foot.w - wide, foot.h)
    if not found:
        pad.boxed(pad.say("board.more_none"), "tiny", SEPIA, room, "center")
        return
    cells = split(room, len(found), px(3))
    names = {wish: pad.say(f"preference.{terms.PREFERENCES[wish]}") for wish in found}
    # The portraits say the same; names that would be cut say less.
    tiny, least = pad.theme.style("tiny"), min(cell.w for cell in cells) - px(4)
    named = all(pad.res.text_size(name, tiny)[0] <= least for name in names.values())
    for (wish, entry), cell in zip(sorted(found.items()), cells, strict=True):
        key: Key = ("board", "more", wish)
        own = entry.sold and entry.space == previews.space(code)
        fill = LIT if own or hovered == key else PAPER
        pad.place(
            pad.canvas.box(cell.size, fill, INK if own else BRASS_DARK, max(1, px(1)), px(5)), cell
        )
        side = min(px(24), cell.w // 2)
        below = Rect(cell.x + px(2), cell.bottom - px(17), cell.w - px(4), px(15))
        high = cell.h - px(18 if named else 2)
        picture = pad.image(f"buyer_{terms.PREFERENCES[wish]}", side, high)
        pad.put(picture, (cell.x + side * 0.6, cell.y + px(1) + high / 2))
        right = Rect(round(cell.x + side * 1.15), cell.y + px(2), 0, high)
        right.w = cell.right - right.x - px(2)
        if named:
            pad.text(names[wish], "tiny", INK, below, "center")
        if not entry.sold:
            pad.text(pad.say("board.nobody"), "small_bold", SEPIA, right, "center")
        else:
            shape = sprites.seat_shape(pad, entry.seat, px(14))
            pad.put(shape, (right.x + px(6), right.centery))
            money = Rect(right.x + px(13), right.y, right.w - px(13), right.h)
            pad.fitted(str(entry.money), "small_bold", GREEN, money, "center")
        pad.zone(key, cell)
