"""The forecast of the sale: each buyer's car, its price and the reason."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation.previews import Purchase
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.boxes import Box, Column, Gap, Grid, OneOf, Row
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    GREEN,
    GREEN_LIGHT,
    INK,
    OXBLOOD,
    PAPER,
    PAPER_SHADE,
    SEPIA,
    SHADE,
    Colour,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import panels, pieces
from kraftwagen.ui.tables.parts.panels import BAD, GOOD, LIT, Ground, Words, piece

PANEL: Final = ("board", "panel")
BUTTON: Final = ("forecast",)
"""Key of the button beside the buyers."""
_RECEDES: Final = 0.4
"""Opacity of the shade over rows that nobody may act on now."""
_ROWS: Final = 4
"""Rows that fill the panel; fewer are not higher."""
_SIDE: Final = 22
_LOW: Final = 17
"""Width of coins and portraits, and the height that they need at least."""


def button_rect(pad: DisplayList) -> Rect:
    """Return the button's rectangle beside the title of the buyers, or above their track."""
    area = pad.layout.buyers
    left = area.x + pad.px(74)
    right = buyers.ends_rect(pad.layout).x - pad.px(4)
    if pad.layout.folded:
        right = area.right - pad.px(10)
    return Rect(left, area.y + pad.px(5), max(pad.px(60), right - left), pad.px(26))


def button(pad: DisplayList, opened: bool, hovered: bool, keys: str) -> None:
    """Draw the button that shows and hides the panel; ``keys`` is its shortcut."""
    rect = button_rect(pad)
    fill = GREEN_LIGHT if hovered or opened else GREEN
    pieces.plate(pad, rect, fill, GLOW if opened else BRASS, 5)
    words = pad.say("board.hide" if opened else "board.open", keys=keys)
    room = rect.inflate(-pad.px(8), 0)
    if not opened and pad.in_line([words], "small_bold", room.w) is None:
        words = pad.say("board.open_short")
    pad.label(words, "small_bold", CREAM, room, "center")
    pad.zone(BUTTON, rect)


def _docked(pad: DisplayList) -> Rect:
    """Return the place of the open forecast, over the buyers it is about."""
    area, px = pad.layout.buyers, pad.px
    top = pad.layout.track[0].bottom + px(2)
    return Rect(area.x + px(2), top, area.w - px(4), area.bottom - px(1) - top)


def areas(pad: DisplayList) -> list[Rect]:
    """Return the places of the forecast: over the buyers and, with larger words, over more."""
    layout, place = pad.layout, _docked(pad)
    if pad.words.text <= 1:
        return [place]
    lower = layout.market.bottom - place.y
    return [place, Rect(*place.topleft, place.w, lower), *layout.benches[1:]]


def draw_docked(
    pad: DisplayList,
    previews: PreviewCache,
    hovered: Key | None,
    rooms: Sequence[Rect],
    code: int = 0,
) -> None:
    """Draw the sale as it would be now: stacks, active buyers and each player's income.

    It opens in the first of ``rooms`` that holds it. ``code`` is the car being built; 0 without one
    or while it is incomplete.
    """

    def content(brief: bool) -> Box:
        rows = _rows(pad, previews, code, hovered, brief)
        empty = Words(pad.say("board.empty"), "small", SEPIA, align="center")
        blanks = [Gap(grow=1) for _ in range(_ROWS - len(rows))]
        body = Column(*rows, *blanks, share=1) if rows else Column(empty, rest="center", share=1)
        return Column(
            _stacks(pad, previews, code),
            Ground(lambda rect: pad.zone(("row",), rect), body, share=1),
            _totals(pad, previews, code) if rows else None,
            gap=2,
        )

    panels.open_in(
        pad,
        content,
        rooms,
        key=PANEL,
        kind="paper",
        edge=(8, 3),
        first="stretch",
        others="start",
        shadow=0,
    )


def told(
    pad: DisplayList, previews: PreviewCache, hovered: Key | None, code: int, lit: Collection[Key]
) -> tuple[object, ...]:
    """Return all that the picture of ``draw_listed`` depends on, but for its place."""
    sale = previews.sale(code), previews.market(code), previews.one_more(code)
    sums = previews.totals(), previews.totals(code)
    asked = bool(pad.position.options), hovered, frozenset(lit)
    return sale, sums, pad.state.turn, pad.state.current, code, asked


def draw_listed(
    pad: DisplayList,
    previews: PreviewCache,
    hovered: Key | None,
    code: int = 0,
    lit: Collection[Key] = (),
) -> None:
    """Draw the forecast on the rows of buyers of a roomy layout, where it is always shown.

    While somebody is asked, only what is ``lit`` or pointed at is as bright as what may be touched.
    """
    layout, px = pad.layout, pad.px

    def recede(rect: Rect, *keys: Key) -> None:
        if pad.position.options and not code and not {hovered, *lit}.intersection(keys):
            shade = pad.canvas.box(rect.size, SHADE, None, 1, px(4), _RECEDES)
            pad.place(shade, rect, ("recedes", *keys[0]))

    rows = _rows(pad, previews, code, hovered, brief=True)
    for buyer, row in enumerate(rows):
        panels.lay(pad, row, layout.buyer(buyer))
        recede(layout.buyer(buyer), ("active", buyer), ("board", "row", buyer))
    if rows:
        panels.lay(pad, _totals(pad, previews, code, on_green=True), layout.buyers_total)
    for wish, entry in previews.one_more(code).items():
        stack = layout.stack(wish)
        low = Rect(stack.x + px(4), stack.bottom - px(20), stack.w - px(8), px(18))
        pad.place(pad.canvas.box(low.size, CREAM, BRASS_DARK, max(1, px(1)), px(4)), low)
        panels.lay(pad, _result(pad, entry), low)
        recede(low, ("stack", wish))


# -- the buyers, one row each


def _rows(
    pad: DisplayList, previews: PreviewCache, code: int, hovered: Key | None, brief: bool
) -> list[Box]:
    """Return a row for each buyer; brief without reasons, which the tip of a row says, too."""
    found, market = previews.sale(code), previews.market(code)
    rows: list[Box] = []
    for buyer, entry in enumerate(found):
        own = entry.sold and entry.space == previews.space(code)
        lit = own or hovered == ("board", "row", buyer)
        rows.append(_row(pad, entry, buyer, market, lit, own, not code, brief))
    return rows


def _row(
    pad: DisplayList, entry: Purchase, buyer: int, market: Sequence[int], lit: bool, own: bool,
    pressed: bool, brief: bool,
) -> Box:  # fmt: skip
    """Return number, portrait, preference, deciding value, reason, car, price and money."""
    px, wish = pad.px, entry.preference

    def ground(line: Rect) -> None:
        fill = LIT if lit else PAPER if buyer % 2 else PAPER_SHADE
        pad.place(pad.canvas.box(line.size, fill, INK if own else None, max(1, px(1)), px(4)), line)
        if pressed:
            pad.zone(("active", buyer), line)
        pad.zone(("board", "row", buyer), line)

    wishes = [pad.say(f"preference.{name}") for name in terms.PREFERENCES]
    name = Words(wishes[wish], "tiny_bold", INK, line=True, may=wishes)
    begin = [_number(pad, buyer), _portrait(pad, wish)]
    if not entry.sold:
        why = sentences.choice(pad.tr, pad.state, entry, market=market)
        told = Words(why, "tiny", SEPIA, share=1)
        line: Box = OneOf(_line(*begin, name, told), _line(*begin, told))
        return Ground(ground, line, pad=(4, 0), rest="center", share=1)
    value = _deciding(pad, entry)
    end = [
        _picture(pad, sprites.seat_shape(pad, cars.seat_of(market[entry.space]), px(18)), 18),
        _picture(pad, sprites.price_coin(pad, entry.price, px(_LOW), pad.state.turn), _SIDE),
        _picture(pad, sprites.white_coin(pad, entry.money, px(_LOW)), _SIDE),
    ]
    reasons = [
        Words(sentences.choice(pad.tr, pad.state, entry, short), "tiny", SEPIA, line=True, share=1)
        for short in (False, True)
    ]
    lines = [_line(*begin, name, value, why, *end) for why in reasons]
    lines += [_line(*begin, value, why, *end) for why in reasons]
    told = Words(reasons[1].words, "tiny", SEPIA)
    if not brief:
        lines.append(Column(_line(*begin, name, value, Gap(grow=1), *end), told))
    lines += [_line(*begin, *named, value, Gap(grow=1), *end) for named in ([name], [])]
    return Ground(ground, OneOf(*lines), pad=(4, 0), rest="center", share=1)


def _line(*parts: Box) -> Box:
    return Row(*parts, gap=4, folds=False)


def _picture(pad: DisplayList, image: Surface, side: float) -> Box:
    return piece(lambda rect: pad.put(image, rect.center), side, _LOW)


def _number(pad: DisplayList, buyer: int) -> Box:
    return _picture(pad, buyers.number(pad, str(buyer + 1), pad.px(_LOW), True), 19)


def _portrait(pad: DisplayList, wish: int) -> Box:
    def draw(rect: Rect) -> None:
        pad.put(pad.image(f"buyer_{terms.PREFERENCES[wish]}", rect.w, rect.h), rect.center)

    return piece(draw, _SIDE, _LOW)


def _deciding(pad: DisplayList, entry: Purchase) -> Box:
    """Return the picture of the value that decides."""
    kind, value = sentences.deciding(entry)
    if kind == "price":
        image = sprites.price_coin(pad, value, pad.px(_LOW), pad.state.turn)
    else:
        image = sprites.value_badge(pad, kind, value, pad.px(_LOW))
    return _picture(pad, image, 40)


def _totals(pad: DisplayList, previews: PreviewCache, code: int, on_green: bool = False) -> Box:
    """Return each player's income from the sale; for the new car's owner also without it."""
    sums, now = previews.totals(code), previews.totals()
    looks: tuple[Colour, ...] = (INK, INK, GREEN, OXBLOOD)
    if on_green:
        looks = CREAM, BRASS_LIGHT, GOOD, BAD
    ink, plain, gain, loss = looks
    cells: list[Box] = []
    for step in range(len(sums)):
        seat = (pad.position.viewer + step) % len(sums)
        words, colour = str(sums[seat]), plain
        own = bool(code) and seat == pad.state.current
        if own:
            colour = gain if sums[seat] > now[seat] else loss if sums[seat] < now[seat] else plain
            words = pad.say("board.sum_now", money=sums[seat], now=now[seat])
        shape = _picture(pad, sprites.seat_shape(pad, seat, pad.px(_LOW)), _LOW)
        said = Words(words, "small_bold", colour, line=True)
        cells.append(Row(shape, said, gap=4, folds=False, share=1.8 if own else 1))
    label = Words(pad.say("board.sum"), "tiny_bold", ink)
    line = Row(label, *cells, gap=4, folds=False, pad=(4, 0))
    return OneOf(line, Column(label, Grid(*cells, columns=len(cells), gap=4), pad=(4, 0)))


# -- one more buyer


def _stacks(pad: DisplayList, previews: PreviewCache, code: int) -> Box:
    """Return the stacks in small with what one more buyer of each would do."""
    more = previews.one_more(code)
    cells = [_stack(pad, wish, more.get(wish)) for wish in range(len(terms.PREFERENCES))]
    return Grid(*cells, columns=len(cells), gap=4)


def _stack(pad: DisplayList, wish: int, entry: Purchase | None) -> Box:
    count, white = pad.state.stacks[wish], pad.state.white[wish]

    def ground(rect: Rect) -> None:
        pieces.plate(pad, rect, PAPER if count else PAPER_SHADE, BRASS_DARK, 5)
        pad.zone(("stack", wish), rect)

    coin: Box = piece(lambda rect: None, _LOW, _LOW)
    if white:
        coin = _picture(pad, sprites.white_coin(pad, white, pad.px(_LOW)), _LOW)
    number = Words(f"×{count}", "tiny_bold", INK, line=True)
    figures = Column(
        Row(number, Gap(grow=1), coin, folds=False), _result(pad, entry) if entry else None, share=1
    )
    return Ground(
        ground,
        Row(_portrait(pad, wish), figures, gap=2, folds=False, items="stretch", share=1),
        pad=(2, 0),
        share=1,
    )


def _result(pad: DisplayList, entry: Purchase) -> Box:
    """Return whose car one more buyer would take, and the money; a dash for none."""
    if not entry.sold:
        return Words(pad.say("board.nobody"), "small_bold", SEPIA)
    shape = _picture(pad, sprites.seat_shape(pad, entry.seat, pad.px(15)), 15)
    said = Words(pad.say("board.gets", money=entry.money), "small_bold", GREEN, line=True)
    return Row(shape, said, gap=1, folds=False)
