"""A ribbon at a place of the table: what was done there, in a few words."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, INK, Colour, hexa

_TAIL: Final = 12
"""Width of an end of a ribbon, in units."""
_HIGH: Final = 26
_DARKER: Final = 0.3
"""How much darker the ends are than the ribbon, as a share of the way to black."""


def made(canvas: Canvas, words: str) -> Surface:
    """Return a ribbon with words, as wide as they need."""
    theme = canvas.theme
    px = theme.px
    wide = canvas.res.text_size(words, theme.style("small_bold"))[0] + px(20)
    high, tail, low = round(px(_HIGH) * theme.text), px(_TAIL), px(4)
    surface = Surface((wide + 2 * tail, high + low), pygame.SRCALPHA)
    end = _tail(canvas, (2 * tail, high), canvas.colour.mix(BRASS_LIGHT, INK, _DARKER))
    surface.blit(end, (0, low))
    surface.blit(pygame.transform.flip(end, True, False), (wide, low))
    plate = Rect(tail, 0, wide, high)
    surface.blit(canvas.box(plate.size, BRASS_LIGHT, INK, max(1, px(1.4)), px(2)), plate)
    canvas.fitted(surface, words, "small_bold", INK, plate, "center")
    return surface


def _tail(canvas: Canvas, size: tuple[int, int], colour: Colour) -> Surface:
    """Return the left end of a ribbon, cut like the tail of a swallow."""
    (w, h), line = size, max(1.0, canvas.theme.px(1.2))
    edge = line / 2
    path = f"M{edge} {edge}H{w - edge}V{h - edge}H{edge}L{0.3 * w} {h / 2}Z"
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<path d="{path}" fill="{hexa(canvas.colour(colour))}" stroke="{hexa(INK)}" '
        f'stroke-width="{line}" stroke-linejoin="round"/></svg>'
    )
    return canvas.res.svg(text, w, h)


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
