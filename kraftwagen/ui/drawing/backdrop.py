"""The background of scenes: faint rays from a point, darker towards the edges."""

from __future__ import annotations

import math
from functools import cache

import pygame
from pygame import Surface

from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.resources import rasterised


def drawn(size: tuple[int, int], centre: tuple[float, float], ground: str, ray: str) -> Surface:
    """Draw the backdrop at a third of the size and stretch it; the faint rays look the same."""
    small = (max(1, size[0] // 3), max(1, size[1] // 3))
    rays = ornament.sunburst(small, centre, (ground, ray))
    made = rasterised(rays, small).convert()
    made.blit(_vignette(small), (0, 0))
    return pygame.transform.smoothscale(made, size)


def _vignette(size: tuple[int, int]) -> Surface:
    """Return a picture that darkens towards the edges, drawn small and stretched."""
    return pygame.transform.smoothscale(_small_vignette(), size)


@cache
def _small_vignette() -> Surface:
    w, h = 32, 18
    made = Surface((w, h), pygame.SRCALPHA)
    for y in range(h):
        for x in range(w):
            d = math.hypot((x / (w - 1) - 0.5) * 1.9, (y / (h - 1) - 0.5) * 1.7)
            made.set_at((x, y), (6, 14, 12, round(min(1.0, max(0.0, d - 0.45)) * 190)))
    return made
