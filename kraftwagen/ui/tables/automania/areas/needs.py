"""On a contract that the viewer may fulfil: whether a car would meet it now, or what it lacks."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import forecast
from kraftwagen.ui.drawing.theme import BRASS, CREAM, GLOW, GREEN_DEEP
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.base import Key

_HEIGHT: Final = 0.27
"""Of the mark, as a share of the contract."""


def draw(pad: DisplayList, card: int, rect: Rect, key: Key) -> None:
    """A tick, or the feature and the stars that are missing, at the upper right corner.

    It belongs to the contract that lies there as ``key``.
    """
    if card >= terms.CONTRACTS:
        return
    need = forecast.contract(pad.state, pad.position.viewer, card).nearest
    high = max(pad.px(15), round(rect.h * _HEIGHT))
    inner = high - 2 * max(1, pad.px(1.5))
    parts: list[Surface] = []
    if need.met:
        parts.append(pad.res.icon("check", inner, GLOW))
    if need.feature:
        name = faces.feature_image(pad.state.data.card_feature[card])
        parts.append(pad.image(name, inner, inner))
    if need.stars:
        parts.append(faces.number(pad, f"\u2212{need.stars}", inner, CREAM))
        parts.append(pad.image("star", inner, inner))
    gap = max(1, pad.px(1))
    wide = sum(part.get_width() + gap for part in parts) + high // 2
    box = Rect(0, 0, max(high, wide), high)
    box.topright = (rect.right - pad.px(2), rect.y + pad.px(2))
    edge = GLOW if need.met else BRASS
    line = max(1.0, pad.px(1.2))
    pad.place(pad.canvas.box(box.size, GREEN_DEEP, edge, line, high / 2), box, key)
    x = box.centerx - (sum(part.get_width() + gap for part in parts) - gap) / 2
    for part in parts:
        pad.put(part, (x + part.get_width() / 2, box.centery), key)
        x += part.get_width() + gap
