"""Pictures of another size, stretched, that stand in while a window changes its size.

Drawing some two hundred pictures of a table takes about 50 ms, stretching them a tenth of it. A
window whose edge is dragged is laid out at every step, so the sharp pictures come when it rests.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

import pygame

from kraftwagen.ui.drawing.surface_cache import SurfaceCache

Make = Callable[[], pygame.Surface]


_ALIKE: Final = 0.04
"""How much the proportions of a composed picture may change before it is drawn anew."""


class Sized(NamedTuple):
    """The key of a picture that can be drawn at any size."""

    what: Hashable
    size: tuple[int, int]
    """The room it is fitted into, in pixels; of a composed picture what its size grows with."""
    text: str = ""
    """The SVG text, if it is another one for each size."""


class StandIns:
    """The pictures of before; ``made`` keeps what is stretched and what is made with it."""

    def __init__(self, before: SurfaceCache) -> None:
        self._before: dict[Hashable, tuple[pygame.Surface, tuple[int, int]]] = {}
        for key, surface in before.items():
            match key:
                case (world, Sized(what, room)):
                    # Of several sizes the largest: a small one would be coarse.
                    other = self._before.get((world, what))
                    if other is None or other[1] < room:
                        self._before[world, what] = surface, room
        self.made = SurfaceCache(before.limit)
        self.missing: dict[Hashable, Make] = {}
        """What draws each picture that is stretched."""

    def has(self, key: tuple[str, Hashable]) -> bool:
        """Return whether a picture of another size can stand in."""
        world, sized = key
        return isinstance(sized, Sized) and (world, sized.what) in self._before

    def picture(self, key: tuple[str, Sized], make: Make) -> pygame.Surface:
        """Return a picture of another size, stretched; without one call ``make``."""
        world, sized = key

        def draw() -> pygame.Surface:
            before = self._before.get((world, sized.what))
            if before is None:
                return make()
            self.missing[key] = make
            return _fitted(*before, sized.size)

        return self.made.get(key, draw)

    def composed(self, key: Hashable, make: Make) -> pygame.Surface:
        """Return a picture made with others, stretched from one of like proportions if it can be.

        Nothing draws it in advance: it is made when all that is in it is sharp.
        """

        def draw() -> pygame.Surface:
            match key:
                case (world, Sized(what, to)) if before := self._before.get((world, what)):
                    picture, room = before
                    by = to[0] / room[0], to[1] / room[1]
                    if abs(by[0] / by[1] - 1) <= _ALIKE:
                        wide, high = picture.get_size()
                        new = max(1, round(wide * by[0])), max(1, round(high * by[1]))
                        return pygame.transform.scale(picture, new)
            return make()

        return self.made.get(key, draw)


def _fitted(picture: pygame.Surface, room: tuple[int, int], to: tuple[int, int]) -> pygame.Surface:
    """Return a picture that was fitted into a room, stretched to fit into another."""
    wide, high = own = picture.get_size()
    if wide > room[0] or high > room[1]:  # it was turned, which needs more room
        own = room
    by = min(to[0] / own[0], to[1] / own[1])
    new = max(1, round(wide * by)), max(1, round(high * by))
    return pygame.transform.scale(picture, new)
