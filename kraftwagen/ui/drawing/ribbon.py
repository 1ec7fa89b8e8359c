"""A ribbon at a place of the table: what was done there, in a few words."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK

_TAIL: Final = 12
"""Width of an end of a ribbon, in units."""
_HIGH: Final = 26


def made(canvas: Canvas, words: str) -> Surface:
    """Return a ribbon with words, as wide as they need."""
    theme = canvas.theme
    px = theme.px
    wide = canvas.res.text_size(words, theme.style("small_bold"))[0] + px(20)
    high, tail, low = round(px(_HIGH) * theme.text), px(_TAIL), px(4)
    surface = Surface((wide + 2 * tail, high + low), pygame.SRCALPHA)
    for outer, inner in ((0, tail), (surface.get_width() - 1, surface.get_width() - 1 - tail)):
        over = inner + (tail // 2 if inner > outer else -(tail // 2))
        notch = outer + (tail // 2 if inner > outer else -(tail // 2))
        ends = [(outer, low), (over, low), (over, high + low - 1), (outer, high + low - 1),
                (notch, low + high // 2)]  # fmt: skip
        canvas.polygon(surface, ends, BRASS)
        pygame.draw.polygon(surface, canvas.colour(BRASS_DARK), ends, max(1, px(1)))
    plate = Rect(tail, 0, wide, high)
    surface.blit(canvas.box(plate.size, BRASS_LIGHT, INK, max(1, px(1.4)), px(2)), plate)
    canvas.fitted(surface, words, "small_bold", INK, plate, "center")
    return surface


def spot(size: tuple[int, int], place: Rect, room: Rect) -> Rect:
    """Return where a ribbon lies: over its place, or below it where there is no room above."""
    found = Rect((0, 0), size)
    found.midbottom = place.centerx, place.top - 2
    if found.top < room.top:
        found.midtop = place.centerx, place.bottom + 2
    return found.clamp(room)


def draw(surface: Surface, ribbon: Surface, at: Rect, gone: float, left: float, calm: bool) -> None:
    """Draw a ribbon ``gone`` seconds after it came: it opens from its middle and fades.

    ``left`` seconds are left; a ``calm`` one is there and stays.
    """
    opens, leaves = MOMENTS["appear"], MOMENTS["leave"]
    opened = 1.0 if calm else opens.easing(min(1.0, gone / opens.length))
    ribbon.set_alpha(255 if calm else round(255 * max(0.0, min(1.0, left / leaves.length))))
    wide = max(1, round(at.w * opened))
    part = Rect((at.w - wide) // 2, 0, wide, at.h)
    surface.blit(ribbon, part.move(at.topleft), part)
