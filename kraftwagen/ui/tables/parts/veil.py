"""Covers parts of a table with plain ground, so that a beginner sees only what is needed yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.places import Layout

_EDGE = 6
"""How much larger than its area a cover is, in units, as frames reach beyond areas."""


class Veil:
    """The ground over ``covered`` rectangles, with ``holes`` through which places are seen.

    ``discs`` are the rectangles around round covers.
    """

    def __init__(
        self,
        covered: Sequence[Rect] = (),
        holes: Sequence[Rect] = (),
        discs: Sequence[Rect] = (),
    ) -> None:
        self.covered, self.holes, self.discs = covered, holes, discs

    @property
    def clear(self) -> bool:
        """Whether it covers nothing, as on nearly every table."""
        return not self.covered and not self.discs

    def hides(self, pos: tuple[float, float]) -> bool:
        """Return whether what lies at a point is covered."""
        if self.clear:
            return False
        if any(_in_disc(disc, pos) for disc in self.discs):
            return True
        return any(rect.collidepoint(pos) for rect in self.covered) and not any(
            hole.collidepoint(pos) for hole in self.holes
        )

    def seen(self, area: Rect) -> list[Rect]:
        """Return what is seen of an area: all of it, or the holes in its cover."""
        if not any(rect.contains(area) for rect in self.covered):
            return [area]
        return _within(self.holes, area)

    def over(self, surface: Surface, paint: Callable[[], object]) -> None:
        """Let ``paint`` draw on a surface that shows the ground, then cover what it drew."""
        if self.clear:
            paint()
            return
        whole = surface.get_rect()
        ground = [(one, surface.subsurface(one).copy()) for one in _within(self.covered, whole)]
        discs = [(one, _disc(surface.subsurface(one))) for one in _within(self.discs, whole)]
        paint()
        seen = [(one, surface.subsurface(one).copy()) for one in _within(self.holes, whole)]
        for rect, picture in (*ground, *(seen if ground else ()), *discs):
            surface.blit(picture, rect)


def _in_disc(disc: Rect, pos: tuple[float, float]) -> bool:
    across, down = (pos[0] - disc.centerx) / disc.w, (pos[1] - disc.centery) / disc.h
    return across**2 + down**2 < 0.25


def _disc(picture: Surface) -> Surface:
    """Return the round middle of a picture, out to its edges."""
    cut = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.ellipse(cut, "#ffffff", cut.get_rect())
    cut.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def _within(rects: Sequence[Rect], whole: Rect) -> list[Rect]:
    parts = (rect.clip(whole) for rect in rects)
    return [rect for rect in parts if rect.w and rect.h]


def veil(layout: Layout, zones: Mapping[Key, Rect], shown: Collection[str] | None) -> Veil:
    """Return the veil over all areas but those ``shown``; places have names as "award 3"."""
    if shown is None:
        return Veil()
    edge, parts = layout.px(_EDGE), layout.parts()
    covered = [
        rect.inflate(edge, edge) for name, rect in layout.areas().items() if name not in shown
    ]
    holes = [rect for name in shown if (rect := parts.get(name) or zones.get(key_of(name)))]
    return Veil(
        covered, holes, [disc for name, disc in layout.discs().items() if name not in shown]
    )


def key_of(name: str) -> Key:
    """Return the key of a place named as "award 3"."""
    return tuple(int(word) if word.isdecimal() else word for word in name.split())
