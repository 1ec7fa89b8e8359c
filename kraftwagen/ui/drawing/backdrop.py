"""The grounds of scenes, by their kinds in ``worlds.Ground``; drawn once per size.

Nothing here reads a clock or a random source: a ground looks the same each time it is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

import pygame
from pygame import Color, Surface

from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.raster import rasterised
from kraftwagen.ui.drawing.theme import hexa

Size = tuple[int, int]
Spot = tuple[float, float]
Shades = Sequence[Color]


def drawn(kind: str, size: Size, centre: Spot, shades: tuple[Color, ...], unit: float) -> Surface:
    """Return a drawn ground; ``centre`` is its focal point in shares of the size.

    ``unit`` is the number of pixels of a design unit.
    """
    return _KINDS[kind](size, centre, shades, unit)


def _plain(size: Size, centre: Spot, shades: Shades, unit: float) -> Surface:
    made = Surface(size)
    made.fill(shades[0])
    return made


def _rays(size: Size, centre: Spot, shades: Shades, unit: float) -> Surface:
    """Draw faint rays, darker towards the edges, at a third of the size: they look the same."""
    small = (max(1, size[0] // 3), max(1, size[1] // 3))
    rays = ornament.sunburst(small, centre, (hexa(shades[0]), hexa(shades[1])))
    made = rasterised(rays, small).convert()
    made.blit(_stretched(_vignette(), small), (0, 0))
    return pygame.transform.smoothscale(made, size)


def _planks(size: Size, centre: Spot, shades: Shades, unit: float) -> Surface:
    """Draw oiled boards in the soft light of a lamp; shades: wood, grain, seam, light.

    They are drawn at half the size, which makes the grain soft.
    """
    wood, grain, seam, light = shades
    half = unit / 2
    small = (max(1, size[0] // 2), max(1, size[1] // 2))
    made, chance = Surface(small), Random(1900)
    high = max(4, round(74 * half))
    for top in range(0, small[1], high):
        tint = chance.uniform(0.0, 0.35)
        made.fill(wood.lerp(grain, tint), (0, top, small[0], high))
        for _ in range(26):
            y, swing = top + chance.uniform(0, high), chance.uniform(0.4, 2.2) * half
            wave, shift = chance.uniform(0.004, 0.012) / half, chance.uniform(0, 6)
            points = [
                (x, y + swing * math.sin(x * wave + shift))
                for x in range(0, small[0] + 24, max(8, round(24 * half)))
            ]
            mark = wood.lerp(grain, min(1.0, tint + chance.uniform(0.1, 0.65)))
            pygame.draw.aalines(made, mark, False, points)
        made.fill(seam, (0, top, small[0], max(1, round(1.6 * half))))
        for end in range(round(chance.uniform(60, 420) * half), small[0], round(520 * half)):
            made.fill(seam, (end, top, max(1, round(1.4 * half)), high))
            for down in (0.2, 0.8):
                spot = (end + 7 * half, top + high * down)
                pygame.draw.aacircle(made, seam, spot, max(1.0, 1.7 * half))
    made.blit(_stretched(_vignette(), small), (0, 0))
    pool = _stretched(_pool(tuple(light)[:3]), (round(small[0] * 1.3), round(small[1] * 1.5)))
    place = pool.get_rect(center=(round(centre[0] * small[0]), round(centre[1] * small[1])))
    made.blit(pool, place, special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(made, size)


def _terrazzo(size: Size, centre: Spot, shades: Shades, unit: float) -> Surface:
    """Draw a pale floor with small chips of stone; shades: floor, then the chips'."""
    made, chance = Surface(size), Random(1950)
    made.fill(shades[0])
    for _ in range(round(size[0] * size[1] / (unit * unit * 620))):
        x, y = chance.uniform(0, size[0]), chance.uniform(0, size[1])
        long = unit * chance.choice((1.2, 1.6, 2.2, 3.0, 4.6))
        turn, corners = chance.uniform(0, math.tau), chance.choice((4, 5, 5, 6))
        stretch = chance.uniform(0.55, 1.0)
        points = []
        for at in range(corners):
            angle = math.tau * at / corners
            far = long * chance.uniform(0.75, 1.15)
            along, across = far * math.cos(angle), far * stretch * math.sin(angle)
            points.append(
                (
                    x + along * math.cos(turn) - across * math.sin(turn),
                    y + along * math.sin(turn) + across * math.cos(turn),
                )
            )
        shade = chance.choice(shades[1:])
        pygame.draw.polygon(made, shade, points)
        pygame.draw.aalines(made, shade, True, points)
    return made


def _boomerangs(size: Size, centre: Spot, shades: Shades, unit: float) -> Surface:
    """Draw a laminate with scattered boomerangs and stars; shades: ground, print, stars."""
    chance, parts = Random(1958), []
    whole, size, unit = size, (max(1, size[0] // 2), max(1, size[1] // 2)), unit / 2
    step = 92 * unit
    for row in range(math.ceil(size[1] / step) + 1):
        for column in range(math.ceil(size[0] / step) + 1):
            x = (column + (row % 2) * 0.5) * step + chance.uniform(-0.16, 0.16) * step
            y = row * step + chance.uniform(-0.16, 0.16) * step
            turn, large = chance.uniform(0, 360), unit * chance.uniform(0.8, 1.25)
            if (row * 2 + column) % 3 == 0:
                points = " ".join(f"{px:.1f},{py:.1f}" for px, py in ornament.mark("star", 0, 0, 9))
                shape = f'<polygon points="{points}" fill="{hexa(shades[2])}"/>'
            else:
                shape = (
                    '<path d="M-22 9C-16 -14 16 -14 22 9 23 14 17 15 14 11 8 1 -8 1 -14 11 -17 15 '
                    f'-23 14 -22 9Z" fill="{hexa(shades[1])}"/>'
                )
            parts.append(
                f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) '
                f'scale({large:.3f})">{shape}</g>'
            )
    ground = f'<rect width="{size[0]}" height="{size[1]}" fill="{hexa(shades[0])}"/>'
    made = rasterised(ornament.document(*size, ground + "".join(parts)), size).convert()
    made.blit(_stretched(_vignette(0.3), size), (0, 0))
    return pygame.transform.smoothscale(made, whole)


_KINDS: Final[Mapping[str, Callable[[Size, Spot, Shades, float], Surface]]] = {
    "plain": _plain,
    "rays": _rays,
    "planks": _planks,
    "terrazzo": _terrazzo,
    "boomerangs": _boomerangs,
}
KINDS: Final = tuple(_KINDS)
"""The kinds of ground that can be drawn."""


def _stretched(small: Surface, size: Size) -> Surface:
    return pygame.transform.smoothscale(small, size)


@cache
def _vignette(strength: float = 1.0) -> Surface:
    """Return a small picture that darkens towards the edges, to be stretched."""
    w, h = 32, 18
    made = Surface((w, h), pygame.SRCALPHA)
    for y in range(h):
        for x in range(w):
            d = math.hypot((x / (w - 1) - 0.5) * 1.9, (y / (h - 1) - 0.5) * 1.7)
            dark = min(1.0, max(0.0, d - 0.45)) * 190 * strength
            made.set_at((x, y), (6, 14, 12, round(dark)))
    return made


@cache
def _pool(light: tuple[int, int, int]) -> Surface:
    """Return a small pool of light, to be stretched and added."""
    side = 32
    made = Surface((side, side))
    for y in range(side):
        for x in range(side):
            far = math.hypot(x / (side - 1) - 0.5, y / (side - 1) - 0.5) * 2
            near = max(0.0, 1 - far) ** 2
            made.set_at((x, y), tuple(round(part * near) for part in light))
    return made
