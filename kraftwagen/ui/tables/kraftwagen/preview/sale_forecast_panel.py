"""The forecast of the sale: who buys which car, at what price and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation.previews import Purchase
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    GREEN,
    GREEN_LIGHT,
    INK,
    PAPER,
    PAPER_SHADE,
    SEPIA,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import columns_of, split

PANEL: Final = ("board", "panel")
BUTTON: Final = ("forecast",)
"""The button beside the buyers."""
_ROW: Final = 24
"""Largest height of a row."""
LIT: Final = Color("#fff6dc")
"""Background of the car that is pointed at or being built."""


def button_rect(pad: DisplayList) -> Rect:
    """Return the button's place, between the title of the buyers and their track."""
    area = pad.layout.buyers
    left = area.x + pad.px(74)
    right = pad.layout.track[4].x - pad.px(8)
    return Rect(left, area.y + pad.px(5), max(pad.px(60), right - left), pad.px(26))


def button(pad: DisplayList, opened: bool, hovered: bool, keys: str) -> None:
    """Draw the button that shows and hides the panel; ``keys`` is its shortcut."""
    rect = button_rect(pad)
    fill = GREEN_LIGHT if hovered or opened else GREEN
    pieces.plate(pad, rect, fill, GLOW if opened else BRASS, 5)
    words = f"{pad.say('board.hide' if opened else 'board.open')} ({keys})"
    pad.fitted(words, "small_bold", CREAM, rect.inflate(-pad.px(8), 0), "center")
    pad.zone(BUTTON, rect)


def docked_area(pad: DisplayList) -> Rect:
    """Return the place of the open forecast, over the buyers it is about."""
    area, px = pad.layout.buyers, pad.px
    top = pad.layout.track[0].bottom + px(4)
    return Rect(area.x + px(2), top, area.w - px(4), area.bottom - px(1) - top)


def draw_docked(
    pad: DisplayList, previews: PreviewCache, hovered: Key | None, code: int = 0
) -> None:
    """Draw the sale as it would be now: stacks, active buyers and each player's income.

    ``code`` is the car being built; 0 without one or while it is incomplete.
    """
    px = pad.px
    area = docked_area(pad)
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "paper", deco=False, shadow=0))
    pad.zone(PANEL, area)
    inner = area.inflate(-px(12), -px(8))
    found = previews.sale(code)
    top = Rect(inner.x, inner.y, inner.w, px(37))
    _stacks(pad, previews, top, code)
    foot = Rect(inner.x, inner.bottom - px(18), inner.w, px(18))
    room = Rect(inner.x, top.bottom + px(2), inner.w, foot.y - top.bottom - px(3))
    pad.zone(("row",), room)
    _rows(pad, previews, room, code, hovered)
    if found:
        _totals(pad, previews, foot, code)


def draw_listed(
    pad: DisplayList, previews: PreviewCache, hovered: Key | None, code: int = 0
) -> None:
    """Draw the forecast on the rows of buyers of a roomy layout, where it is always shown."""
    layout, px = pad.layout, pad.px
    found, market = previews.sale(code), previews.market(code)
    for buyer, entry in enumerate(found):
        line = layout.buyer(buyer)
        own = entry.sold and entry.space == previews.space(code)
        _row(pad, entry, buyer, market, line, own, hovered == ("board", "row", buyer))
        if not code:
            pad.zone(("active", buyer), line)
        pad.zone(("board", "row", buyer), line)
    if found:
        _totals(pad, previews, layout.buyers_total, code, on_green=True)
    for wish, entry in previews.one_more(code).items():
        stack = layout.stack(wish)
        low = Rect(stack.x + px(4), stack.bottom - px(20), stack.w - px(8), px(18))
        pad.place(pad.canvas.box(low.size, CREAM, BRASS_DARK, max(1, px(1)), px(4)), low)
        _result(pad, entry, low)


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
    high = min(pad.px(_ROW), room.h // len(found))
    for buyer, entry in enumerate(found):
        line = Rect(room.x, room.y + buyer * high, room.w, high - pad.px(1))
        own = entry.sold and entry.space == previews.space(code)
        _row(pad, entry, buyer, market, line, own, hovered == ("board", "row", buyer))
        if not code:
            pad.zone(("active", buyer), line)
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
    """Draw number, portrait, preference, deciding value, reason, car, price and money."""
    px = pad.px
    fill = LIT if own or lit else PAPER if buyer % 2 else PAPER_SHADE
    pad.place(pad.canvas.box(line.size, fill, INK if own else None, max(1, px(1)), px(4)), line)
    shares = (22, 24, 58, 42, 128, 22, 28, 30)
    cells = columns_of(line.inflate(-px(4), 0), shares, px(2))
    side = min(line.h - px(1), px(22))
    wish = entry.preference
    pad.put(buyers.number(pad, str(buyer + 1), min(side, px(19)), True), cells[0].center)
    picture = pad.image(f"buyer_{terms.PREFERENCES[wish]}", cells[1].w, line.h - px(1))
    pad.put(picture, cells[1].center)
    name = pad.say(f"preference.{terms.PREFERENCES[wish]}")
    if _fits(pad, name, "tiny_bold", cells[2]):
        pad.boxed(name, "tiny_bold", INK, cells[2])
    if not entry.sold:
        why = sentences.choice(pad.tr, pad.state, entry, market=market)
        rest = cells[3].union(cells[-1])
        pad.boxed(why, "tiny", SEPIA, rest)
        return
    kind, value = sentences.deciding(entry)
    if kind == "price":
        coin = sprites.price_coin(pad, value, side, pad.state.turn)
        pad.put(coin, cells[3].center)
    else:
        pad.put(sprites.value_badge(pad, kind, value, min(px(18), line.h - px(3))), cells[3].center)
    _why(pad, entry, cells[4])
    car = market[entry.space]
    pad.put(sprites.seat_shape(pad, cars.seat_of(car), min(px(18), side)), cells[5].center)
    coin = sprites.price_coin(pad, entry.price, side, pad.state.turn)
    pad.put(coin, cells[6].center)
    pad.put(sprites.white_coin(pad, entry.money, side), cells[7].center)


def _why(pad: DisplayList, entry: Purchase, room: Rect) -> None:
    """Draw the reason for this car, in a short form if the long one does not fit a line.

    If neither fits, the value beside it and the tooltip have to do.
    """
    tiny = pad.theme.style("tiny")
    for short in (False, True):
        words = sentences.choice(pad.tr, pad.state, entry, short)
        if pad.res.text_size(words, tiny)[0] <= room.w:
            break
    if _fits(pad, words, "tiny", room):
        pad.boxed(words, "tiny", SEPIA, room)


def _fits(pad: DisplayList, words: str, style: str, room: Rect) -> bool:
    look = pad.boxed_style(words, style, room)
    wide, high = pad.res.text_size(words, look, room.w)
    return wide <= room.w and high <= room.h + pad.px(2)


def _totals(
    pad: DisplayList, previews: PreviewCache, line: Rect, code: int, on_green: bool = False
) -> None:
    """Draw each player's income from the sale; for the new car's owner also without it."""
    px = pad.px
    sums, now = previews.totals(code), previews.totals()
    label = Rect(line.x + px(4), line.y, px(46), line.h)
    ink, gain = (CREAM, BRASS_LIGHT) if on_green else (INK, GREEN)
    pad.boxed(pad.say("board.sum"), "tiny_bold", ink, label)
    seats = [(pad.position.viewer + step) % len(sums) for step in range(len(sums))]
    room = Rect(label.right, line.y, line.right - label.right, line.h)
    shares = [1.8 if code and seat == pad.state.current else 1.0 for seat in seats]
    side = min(px(17), line.h)
    for seat, cell in zip(seats, columns_of(room, shares, px(4)), strict=True):
        pad.put(sprites.seat_shape(pad, seat, side), (cell.x + side / 2, cell.centery))
        words = str(sums[seat])
        if code and seat == pad.state.current:
            words = pad.say("board.sum_now", money=words, now=now[seat])
        at = Rect(cell.x + side + px(4), cell.y, cell.w - side - px(4), cell.h)
        pad.fitted(words, "small_bold", gain, at)


# -- one more buyer


def _stacks(pad: DisplayList, previews: PreviewCache, line: Rect, code: int) -> None:
    """Draw the stacks in small with what one more buyer of each would do."""
    px, state = pad.px, pad.state
    more = previews.one_more(code)
    for wish, cell in enumerate(split(line, len(terms.PREFERENCES), px(4))):
        count, white = state.stacks[wish], state.white[wish]
        pieces.plate(pad, cell, PAPER if count else PAPER_SHADE, BRASS_DARK, 5)
        picture = pad.image(f"buyer_{terms.PREFERENCES[wish]}", px(30), cell.h - px(3))
        pad.put(picture, (cell.x + px(18), cell.centery))
        left, right = cell.x + px(36), cell.right - px(4)
        top = Rect(left, cell.y + px(1), right - left, cell.h // 2)
        pad.text(f"×{count}", "tiny_bold", INK, top)
        if white:
            coin = sprites.white_coin(pad, white, px(17))
            pad.put(coin, (right - px(9), top.centery))
        if wish in more:
            low = Rect(left, top.bottom, right - left, cell.bottom - px(2) - top.bottom)
            _result(pad, more[wish], low)
        pad.zone(("stack", wish), cell)


def _result(pad: DisplayList, entry: Purchase, room: Rect) -> None:
    """Draw whose car one more buyer would take, and the money; a dash for none."""
    px = pad.px
    if not entry.sold:
        pad.text(pad.say("board.nobody"), "small_bold", SEPIA, room, "center")
        return
    words, style = pad.say("board.gets", money=entry.money), "small_bold"
    needed = pad.res.text_size(words, pad.theme.style("tiny_bold"))[0]
    side = min(px(15), room.h, room.w - needed - px(1))
    pad.put(sprites.seat_shape(pad, entry.seat, side), (room.x + side / 2, room.centery))
    money = Rect(room.x + side + px(1), room.y, room.w - side - px(1), room.h)
    pad.fitted(words, style, GREEN, money)
