"""The mark on a viewer's contract: whether a car would fulfil it now, or the missing features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import forecast
from kraftwagen.games.automania.presentation.previews import Need
from kraftwagen.ui.drawing.theme import BRASS, CREAM, GLOW, GREEN_DEEP
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.base import Key

_FIGURES: Final = 0.82
"""Size of the figures, as a share of the mark's height."""
_HEIGHT: Final = 0.22
"""Height of the mark, as a share of the contract."""
_WIDTH: Final = 0.62
"""Width of the mark at most, as a share of the contract: it leaves the number of stars free."""
_LEAST: Final = 7
"""Smallest height of the missing signs, in units."""


def draw(pad: DisplayList, card: int, rect: Rect, key: Key) -> None:
    """Mark a contract at its upper right: a tick, or the missing feature and the stars there are.

    ``key`` is the contract's place; the mark is hidden together with it.
    """
    if card >= terms.CONTRACTS:
        return
    high = max(pad.px(15), round(rect.h * _HEIGHT))
    need, parts = _fitting(pad, card, high, round(rect.w * _WIDTH))
    box = Rect(0, 0, max(high, _width(pad, parts) + high // 2), high)
    box.topright = (rect.right - pad.px(2), rect.y + pad.px(2))
    _plate(pad, box, parts, need, key)


def tick(pad: DisplayList, rect: Rect, key: Key) -> None:
    """Mark a contract that a car fulfils, at its upper right."""
    high = max(pad.px(15), round(rect.h * _HEIGHT))
    box = Rect(0, 0, high, high)
    box.topright = (rect.right - pad.px(2), rect.y + pad.px(2))
    met = Need(0, 0, feature=False, stars=0)
    _plate(pad, box, [pad.res.icon("check", high - 2 * max(1, pad.px(1.5)), GLOW)], met, key)


def fill(pad: DisplayList, card: int, box: Rect, key: Key) -> None:
    """Draw the mark of a contract as large as fits into ``box``."""
    need, parts = _fitting(pad, card, box.h, box.w)
    _plate(pad, box, parts, need, key)


def _fitting(pad: DisplayList, card: int, high: int, wide: int) -> tuple[Need, list[Surface]]:
    """Return what a contract needs, and the signs of it as large as fit into a plate."""
    need = forecast.contract(pad.state, pad.position.viewer, card).nearest
    side = high - 2 * max(1, pad.px(1.5))
    parts = _parts(pad, card, need, side)
    while _width(pad, parts) > wide - high // 2 and side > pad.px(_LEAST):
        side -= 1
        parts = _parts(pad, card, need, side)
    return need, parts


def _parts(pad: DisplayList, card: int, need: Need, high: int) -> list[Surface]:
    parts: list[Surface] = []
    if need.met:
        parts.append(pad.res.icon("check", high, GLOW))
    if need.feature:
        parts.append(pad.image(faces.feature_image(pad.state.data.card_feature[card]), high, high))
    if need.stars:
        wanted = pad.state.data.card_popularity[card]
        words = pad.say("needs", have=wanted - need.stars, wanted=wanted)
        parts.append(faces.number(pad, words, high * _FIGURES, CREAM))
    return parts


def _width(pad: DisplayList, parts: Sequence[Surface]) -> int:
    gap = max(1, pad.px(1))
    return sum(part.get_width() for part in parts) + gap * (len(parts) - 1)


def _plate(pad: DisplayList, box: Rect, parts: Sequence[Surface], need: Need, key: Key) -> None:
    edge = GLOW if need.met else BRASS
    line = max(1.0, pad.px(1.2))
    pad.place(pad.canvas.box(box.size, GREEN_DEEP, edge, line, box.h / 2), box, key)
    x = box.centerx - _width(pad, parts) / 2
    for part in parts:
        pad.put(part, (x + part.get_width() / 2, box.centery), key)
        x += part.get_width() + max(1, pad.px(1))
