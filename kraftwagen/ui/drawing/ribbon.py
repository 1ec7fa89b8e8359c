"""A ribbon at a place of the table: what was done there, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    INK,
    OXBLOOD,
    OXBLOOD_LIGHT,
    Colour,
)


class Cloth(NamedTuple):
    """The colours of a ribbon."""

    plate: Colour
    words: Colour
    ends: Colour
    edge: Colour


GOOD: Final = Cloth(BRASS_LIGHT, INK, BRASS, BRASS_DARK)
"""The ribbon for what was achieved."""
BAD: Final = Cloth(OXBLOOD, CREAM, OXBLOOD_LIGHT, INK)
"""The ribbon for what a rival did, whose colour its ends may have."""
_TAIL: Final = 12
"""Width of an end of a ribbon, in units."""
_HIGH: Final = 26


def made(
    canvas: Canvas, words: str, cloth: Cloth = GOOD, lead: int = 0, style: str = "small_bold"
) -> Surface:
    """Return a ribbon with words, as wide as they need; ``lead`` pixels before them stay free."""
    theme = canvas.theme
    px = theme.px
    wide = canvas.res.text_size(words, theme.style(style))[0] + px(20) + lead
    high, tail, low = round(px(_HIGH) * theme.text), px(_TAIL), px(4)
    surface = Surface((wide + 2 * tail, high + low), pygame.SRCALPHA)
    for outer, inner in ((0, tail), (surface.get_width() - 1, surface.get_width() - 1 - tail)):
        over = inner + (tail // 2 if inner > outer else -(tail // 2))
        notch = outer + (tail // 2 if inner > outer else -(tail // 2))
        ends = [(outer, low), (over, low), (over, high + low - 1), (outer, high + low - 1),
                (notch, low + high // 2)]  # fmt: skip
        canvas.polygon(surface, ends, cloth.ends)
        pygame.draw.polygon(surface, canvas.colour(cloth.edge), ends, max(1, px(1)))
    plate = Rect(tail, 0, wide, high)
    surface.blit(canvas.box(plate.size, cloth.plate, INK, max(1, px(1.4)), px(2)), plate)
    room = Rect(plate.x + lead, plate.y, plate.w - lead, plate.h)
    canvas.fitted(surface, words, style, cloth.words, room, "center")
    return surface


def with_head(canvas: Canvas, words: str, cloth: Cloth, head: Surface) -> Surface:
    """Return a ribbon with somebody's picture before the words."""
    side = head.get_width()
    strip = made(canvas, words, cloth, side // 2, "bold")
    surface = Surface((strip.get_width() + side // 2, side), pygame.SRCALPHA)
    surface.blit(strip, (side // 2 - canvas.theme.px(_TAIL), (side - strip.get_height()) // 2))
    surface.blit(head, (0, 0))
    return surface


def spot(
    size: tuple[int, int], place: Rect, room: Rect, harm: Callable[[Rect], int] | None = None
) -> Rect:
    """Return where a ribbon lies: over its place, else below or beside it where there is room.

    It lies where it does least ``harm``.
    """
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
