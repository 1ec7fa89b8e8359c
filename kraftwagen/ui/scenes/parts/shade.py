"""Darkens the table except the parts a guide is about; all below the shade stays usable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import SHADE

_STRENGTH: Final = 150
"""Opacity of the shade, of 255: texts below it can still be read."""


def draw(surface: Surface, canvas: Canvas, clear: Sequence[Rect]) -> None:
    """Darken the whole surface except the rectangles ``clear`` and a small margin around them."""
    size, px = surface.get_size(), canvas.theme.px
    holes = [canvas.theme.grown(rect, 8) for rect in clear if rect.w and rect.h]

    def make() -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        dark = canvas.colour(SHADE)
        made.fill((dark.r, dark.g, dark.b, _STRENGTH))
        for hole in holes:
            pygame.draw.rect(made, (0, 0, 0, 0), hole, border_radius=px(8))
        return made

    places = tuple(tuple(hole) for hole in holes)
    surface.blit(canvas.res.cached(("shade", size, places), make), (0, 0))
