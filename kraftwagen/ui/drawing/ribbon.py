"""A ribbon at a place of the table: what was done there, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, INK, OXBLOOD, Colour, hexa


class Cloth(NamedTuple):
    """The colours of a ribbon."""

    plate: Colour
    words: Colour
    ends: Colour | None = None
    """None for a darker shade of the plate."""


GOOD: Final = Cloth(BRASS_LIGHT, INK)
"""The ribbon for what was achieved."""
BAD: Final = Cloth(OXBLOOD, CREAM)
"""The ribbon for what a rival did, whose colour its ends may have."""
_TAIL: Final = 12
"""Width of an end of a ribbon, in units."""
_HIGH: Final = 26
_DARKER: Final = 0.3
"""How much darker the ends are than the ribbon, as a share of the way to black."""


def made(
    canvas: Canvas, words: str, cloth: Cloth = GOOD, lead: int = 0, style: str = "small_bold"
) -> Surface:
    """Return a ribbon with words, as wide as they need; ``lead`` pixels before them stay free."""
    theme = canvas.theme
    px = theme.px
    wide = canvas.res.text_size(words, theme.style(style))[0] + px(20) + lead
    high, tail, low = round(px(_HIGH) * theme.text), px(_TAIL), px(4)
    surface = Surface((wide + 2 * tail, high + low), pygame.SRCALPHA)
    ends = cloth.ends or canvas.colour.mix(cloth.plate, INK, _DARKER)
    end = _tail(canvas, (2 * tail, high), ends)
    surface.blit(end, (0, low))
    surface.blit(pygame.transform.flip(end, True, False), (wide, low))
    plate = Rect(tail, 0, wide, high)
    surface.blit(canvas.box(plate.size, cloth.plate, INK, max(1, px(1.4)), px(2)), plate)
    room = Rect(plate.x + lead, plate.y, plate.w - lead, plate.h)
    canvas.fitted(surface, words, style, cloth.words, room, "center")
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


def with_head(canvas: Canvas, words: str, cloth: Cloth, head: Surface) -> Surface:
    """Return a ribbon with somebody's picture before the words."""
    side = head.get_width()
    strip = made(canvas, words, cloth, side // 2, "bold")
    surface = Surface((strip.get_width() + side // 2, side), pygame.SRCALPHA)
    surface.blit(strip, (side // 2 - canvas.theme.px(_TAIL), (side - strip.get_height()) // 2))
    surface.blit(head, (0, 0))
    return surface


def spot(
    size: tuple[int, int], place: Rect, room: Rect, harm: Callable[[Rect], float] | None = None
) -> Rect:
    """Return where a ribbon lies: over its place, else below or beside it where there is room.

    It lies where it does least ``harm``; for a place that is folded away at the top of the room,
    below the tabs of the seats.
    """
    if not room.colliderect(place):
        place = Rect(room.midtop, (0, 0))
    over, below, right, left = (Rect((0, 0), size) for _ in range(4))
    over.midbottom = place.centerx, place.top - 2
    below.midtop = place.centerx, place.bottom + 2
    right.midleft = place.right + 2, place.centery
    left.midright = place.left - 2, place.centery
    found = [at.clamp(room) for at in (over, below, right, left)]
    found = [at for at in found if not at.colliderect(place)] or found
    return min(found, key=harm) if harm is not None else found[0]


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
