"""Covers parts of a table with plain ground, so that a beginner sees only what is needed yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from pygame import Rect, Surface

from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.places import Layout

_EDGE = 6
"""How much larger than its area a cover is, in units, as frames reach beyond areas."""


class Veil:
    """The ground over ``covered`` rectangles, with ``holes`` through which places are seen."""

    def __init__(self, covered: Sequence[Rect] = (), holes: Sequence[Rect] = ()) -> None:
        self.covered, self.holes = covered, holes

    def hides(self, pos: tuple[float, float]) -> bool:
        """Return whether what lies at a point is covered."""
        return any(rect.collidepoint(pos) for rect in self.covered) and not any(
            hole.collidepoint(pos) for hole in self.holes
        )

    def over(self, surface: Surface, paint: Callable[[], object]) -> None:
        """Let ``paint`` draw on a surface that shows the ground, then cover what it drew."""
        whole = surface.get_rect()
        ground = [(one, surface.subsurface(one).copy()) for one in _within(self.covered, whole)]
        paint()
        seen = [(one, surface.subsurface(one).copy()) for one in _within(self.holes, whole)]
        for rect, picture in (*ground, *(seen if ground else ())):
            surface.blit(picture, rect)


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
    return Veil(covered, holes)


def key_of(name: str) -> Key:
    """Return the key of a place named as "award 3"."""
    return tuple(int(word) if word.isdecimal() else word for word in name.split())
