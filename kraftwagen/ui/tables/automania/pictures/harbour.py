"""The scenery of a harbour, computed as an SVG text for any size: sky, water, quay.

The open sea lies to the left, as in North America; Europe is its mirror image.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import (
    CHROME,
    CHROME_DARK,
    HARBOUR_DARK,
    NOON,
    QUAY,
    QUAY_DARK,
    WATER,
    WATER_DEEP,
)
from kraftwagen.ui.tables.parts import pieces

_WAVE: Final = 17
"""Units between two rows of waves."""
_LOW: Final = 40
"""Height of a sky, in units, in which words stand on the skyline: it lies in haze then."""
_HAZE: Final = 150
"""Opacity of a skyline in haze, of 255."""
_STEP: Final = (0.618034, 0.414214)
"""Irrational steps that scatter waves without order and always alike."""


@dataclass(frozen=True)
class Plan:
    """The places of sky, water and quay within a picture of ``size``, in pixels."""

    size: tuple[int, int]
    sky: int
    """Height of the sky above the water, in pixels."""
    quay: int
    """Width of the quay in pixels."""
    radius: float = 0.0
    """Radius of the picture's corners in pixels."""


def side(market: int) -> str:
    """Return the side of the ocean where a market lies, as in names of drawings."""
    return "west" if market == terms.AMERICA else "east"


def facing(pad: DisplayList, name: str, market: int, w: float, h: float) -> Surface:
    """Return a drawing that looks towards the open sea of a market."""
    image = pad.image(name, w, h)
    if market == terms.AMERICA:
        return image
    return pad.composed(
        ("mirrored", name), image.get_size(),
        lambda surface: surface.blit(pygame.transform.flip(image, True, False), (0, 0)),
    )  # fmt: skip


def begin(pad: DisplayList, market: int, plan: Plan) -> None:
    """Start drawing the parts of ``scenery`` in other threads."""
    pad.begin(_skyline(market), plan.size[0], plan.sky)
    pad.res.preload_svg(_text(pad, plan), *plan.size, "water")


def _skyline(market: int) -> str:
    return f"skyline_{terms.MARKETS[market]}"


def scenery(pad: DisplayList, market: int, plan: Plan) -> Surface:
    """Return sky, skyline, water and quay of a market."""
    skyline = pad.image(_skyline(market), plan.size[0], plan.sky)
    if plan.sky < pad.px(_LOW):
        skyline = pieces.faded(skyline, _HAZE)
    return pad.composed(
        ("harbour", market, plan), plan.size,
        lambda surface: _paint(pad, surface, market, plan, skyline),
    )  # fmt: skip


def _paint(pad: DisplayList, surface: Surface, market: int, plan: Plan, skyline: Surface) -> None:
    wide, _ = plan.size
    ground = pad.res.svg(_text(pad, plan), *plan.size, "water")
    if market != terms.AMERICA:
        ground = pygame.transform.flip(ground, True, False)
    surface.blit(ground, (0, 0))
    edge = round(plan.radius)
    before = surface.get_clip()
    surface.set_clip(Rect(edge, 0, wide - 2 * edge, plan.sky))
    step = max(1, skyline.get_width() - 1)  # Without a seam.
    for x in range(wide // 2 % step - step, wide, step):
        surface.blit(skyline, (x, plan.sky - skyline.get_height()))
    surface.set_clip(before)


def _text(pad: DisplayList, plan: Plan) -> str:
    """Return the SVG text of sky, water and quay, the sea on the left."""
    hexa, px = pad.canvas.colour.hexa, pad.px
    (w, h), sky, r = plan.size, plan.sky, plan.radius
    shore = w - plan.quay
    lip = max(2, px(4))
    light = pad.canvas.colour.hexa
    parts = [
        ornament.gradient("sky", hexa(NOON), light(pad.canvas.colour.mix(NOON, CHROME, 0.12))),
        ornament.gradient("water", hexa(WATER), hexa(WATER_DEEP)),
        ornament.gradient("quay", hexa(QUAY), hexa(pad.canvas.colour.mix(QUAY, QUAY_DARK, 0.3))),
    ]
    body = [
        f'<path d="M0 {sky}V{r:g}Q0 0 {r:g} 0H{w - r:g}Q{w} 0 {w} {r:g}V{sky}Z" fill="url(#sky)"/>',
        f'<path d="M0 {sky}H{w}V{h - r:g}Q{w} {h} {w - r:g} {h}H{r:g}Q0 {h} 0 {h - r:g}Z" '
        f'fill="url(#water)"/>',
        *_waves(pad, plan, shore),
    ]
    if plan.quay:
        body += [
            # the wall of the quay stands in its own shade, then its top
            f'<path d="M{shore - lip} {sky}H{w}V{h - r:g}Q{w} {h} {w - r:g} {h}H{shore - lip}Z" '
            f'fill="{hexa(HARBOUR_DARK)}" fill-opacity="0.45"/>',
            f'<path d="M{shore} {sky}H{w}V{h - r:g}Q{w} {h} {w - r:g} {h}H{shore}Z" '
            f'fill="url(#quay)"/>',
            f'<path d="M{shore} {sky}V{h}" stroke="{hexa(CHROME_DARK)}" '
            f'stroke-width="{max(1, px(1.4))}"/>',
            f'<path d="M{shore + px(2.4)} {sky}V{h}" stroke="#ffffff" stroke-opacity="0.55" '
            f'stroke-width="{max(1, px(1.2))}"/>',
        ]
    return ornament.document(w, h, "<defs>" + "".join(parts) + "</defs>" + "".join(body))


def _waves(pad: DisplayList, plan: Plan, shore: int) -> list[str]:
    """Return small crests, scattered over the water."""
    px = pad.px
    line, made = max(1.0, px(1.3)), []
    gap = px(_WAVE)
    for number in range(max(0, (plan.size[1] - plan.sky) * shore // (gap * gap * 3))):
        x = (number * _STEP[0]) % 1 * max(1, shore - px(16))
        y = plan.sky + px(5) + (number * _STEP[1]) % 1 * (plan.size[1] - plan.sky - px(10))
        long = px(7 + 5 * ((number * 0.27) % 1))
        made.append(
            f'<path d="M{x:.1f} {y:.1f}q{long / 4:.1f} {-px(2.4)} {long / 2:.1f} 0'
            f't{long / 2:.1f} 0" fill="none" stroke="#e8f7f8" stroke-opacity="0.34" '
            f'stroke-width="{line}" stroke-linecap="round"/>'
        )
    return made
