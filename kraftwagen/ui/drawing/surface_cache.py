"""Surfaces by key, in a cache of limited size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, ItemsView
from typing import Final

import pygame

_AROUND: Final = 256
"""The overhead of a cached surface in pixels: about a kilobyte for key and header."""


class SurfaceCache:
    """Surfaces by key; beyond ``limit`` pixels the least recently used are dropped."""

    def __init__(self, pixels: int) -> None:
        self.limit = pixels
        """Largest number of pixels to keep; a change takes effect when a surface is added."""
        self._pixels = 0
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of a key; call ``make`` if it is not in the cache."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        self._held[key] = made
        self._pixels += _room(made)
        while self._pixels > self.limit and len(self._held) > 1:
            _, old = self._held.popitem(last=False)
            self._pixels -= _room(old)
        return made

    @property
    def bytes(self) -> int:
        """The size of the cached surfaces in bytes."""
        return 4 * self._pixels

    def items(self) -> ItemsView[Hashable, pygame.Surface]:
        """Return keys and surfaces, the least recently used first."""
        return self._held.items()

    def clear(self) -> None:
        """Drop all surfaces."""
        self._held.clear()
        self._pixels = 0

    def __contains__(self, key: object) -> bool:
        return key in self._held

    def __len__(self) -> int:
        return len(self._held)


def _room(surface: pygame.Surface) -> int:
    """Return the memory of a surface with its overhead, in pixels."""
    return surface.get_width() * surface.get_height() + _AROUND
