"""Buttons for every price that is left, with who buys a car at it and the whole sale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kraftwagen.games.kraftwagen.presentation.previews import Offer
from kraftwagen.ui.boxes import Box, Column, Grid, Row, Sheet, Stack
from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, GREEN, INK, MUTED, PAPER
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts.panels import LIT, Ground, Words, piece

_ABREAST: Final = 4
_COIN: Final = 22
_DISC: Final = 14
_PAD: Final = (2, 3)


class _Room(Row):
    """The room of boxes that are not there."""

    def place(self, sheet: Sheet, rect: Rect) -> None:
        pass


def content(
    pad: DisplayList, previews: PreviewCache, pricing: int, price: int, hovered: Key | None
) -> Box:
    """Return prices for the car ``pricing``, which may have none; ``price`` is the chosen one.

    As long as the car is not complete (``pricing`` is 0) the room for them is kept.
    """
    found = previews.prices(pricing) if pricing else {}
    known = sorted(found or pad.state.prices)
    chosen = known.index(price) if price in found else -5
    cells = [
        _cell(pad, each, _outcome(pad, previews, pricing, each, found[each]), hovered, at - chosen)
        if found
        else Ground(lambda rect: None, _beside(pad, _room(_COIN, _COIN)), pad=_PAD)
        for at, each in enumerate(known)
    ]
    words = Words(pad.say("board.prices") if pricing else " ", "tiny_bold", CREAM)
    return Column(words, Grid(*cells, columns=_ABREAST, gap=3), gap=1)


def _room(w: float, h: float) -> Box:
    return piece(lambda rect: None, w, h)


def _beside(pad: DisplayList, coin: Box, *outcome: Box) -> Box:
    """Return a price with its outcome, in the room of the widest one."""
    badge = sprites.value_badge(pad, "workers", "+8", pad.px(_DISC + 2))
    widest = _Room(
        _room(_DISC, _DISC),
        Words(pad.say("board.pays", money=88), "small_bold", line=True),
        gap=2, folds=False,
    )  # fmt: skip
    others = _room(badge.get_width() / pad.layout.k, _DISC)
    shown = Row(*outcome, gap=2, folds=False) if outcome else None
    return Row(coin, Stack(shown, widest, others), gap=2, rest="center", folds=False)


def _cell(
    pad: DisplayList, price: int, outcome: Sequence[Box], hovered: Key | None, away: int
) -> Box:
    """Return a price with its outcome, ``away`` places from the chosen one."""
    px, key = pad.px, ("build", "set", price)
    fill = LIT if not away or hovered == key else CREAM if abs(away) == 1 else PAPER
    line = px(2.4) if not away else px(1.8) if abs(away) == 1 else px(0.8)

    def ground(rect: Rect) -> None:
        edge = INK if not away else BRASS_DARK
        pad.place(pad.canvas.box(rect.size, fill, edge, max(1, line), px(5)), rect)
        pad.zone(key, rect)

    coin = sprites.price_coin(pad, price, px(_COIN), pad.state.turn)
    shown = _beside(pad, piece(lambda rect: pad.put(coin, rect.center), _COIN, _COIN), *outcome)
    return Ground(ground, shown, pad=_PAD, rest="center")


def _outcome(
    pad: DisplayList, previews: PreviewCache, pricing: int, price: int, outcome: Offer
) -> list[Box]:
    """Return the buyer's number and the money of all cars, else what is missing, or a dash."""
    lacks = previews.lacking(pricing, price)
    if lacks is not None:
        badge = sprites.value_badge(pad, lacks[0], f"+{lacks[1]}", pad.px(_DISC + 2))
        wide = badge.get_width() / pad.layout.k
        return [piece(lambda rect: pad.put(badge, rect.center), wide, _DISC)]
    if not outcome.sold:
        colour = pad.canvas.colour.mix(MUTED, INK, 0.55)
        return [Words(pad.say("board.nobody"), "small_bold", colour, line=True)]
    disc = buyers.number(pad, str(outcome.buyer + 1), pad.px(_DISC), True)
    words = pad.say("board.pays", money=previews.in_all(pricing, price))
    return [
        piece(lambda rect: pad.put(disc, rect.center), _DISC, _DISC),
        Words(words, "small_bold", GREEN, line=True),
    ]
