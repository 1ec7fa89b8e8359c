"""Surfaces that are kept: by key, in a cache of limited size, or to be drawn on again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, ItemsView, Iterator
from typing import Final
from weakref import ReferenceType, ref

from pygame import Rect, Surface

_SHEETS: Final = 6
"""Surfaces that are remembered: table and shade, those to come, and two pictures of a show."""
_AROUND: Final = 256
"""The overhead of a cached surface in pixels: about a kilobyte for key and header."""


class SurfaceCache:
    """Surfaces by key; beyond ``limit`` pixels the least recently used are dropped."""

    def __init__(self, pixels: int) -> None:
        self.limit = pixels
        """Largest number of pixels to keep; a change takes effect when a surface is added."""
        self._pixels = 0
        self._held: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the surface of a key; call ``make`` if it is not in the cache."""
        if self.keep(key):
            return self._held[key]
        made = make()
        self._held[key] = made
        self._pixels += _room(made)
        while self._pixels > self.limit and len(self._held) > 1:
            _, old = self._held.popitem(last=False)
            self._pixels -= _room(old)
        return made

    def keep(self, key: Hashable) -> bool:
        """Count a surface as just used, so that others go first; False if it is missing."""
        if key not in self._held:
            return False
        self._held.move_to_end(key)
        return True

    def drop(self, key: Hashable) -> None:
        """Forget a surface, if it is there."""
        if key in self._held:
            self._pixels -= _room(self._held.pop(key))

    @property
    def bytes(self) -> int:
        """The size of the cached surfaces in bytes."""
        return 4 * self._pixels

    def items(self) -> ItemsView[Hashable, Surface]:
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


def _room(surface: Surface) -> int:
    """Return the memory of a surface with its overhead, in pixels."""
    return surface.get_width() * surface.get_height() + _AROUND


class Sheets:
    """Large surfaces that are drawn on again when nobody holds what was drawn on them before.

    Getting memory for a new one takes longer than a frame has.
    """

    def __init__(self) -> None:
        self._lent: list[tuple[Surface, ReferenceType[Surface]]] = []

    def part(self, size: tuple[int, int], rect: Rect) -> Surface:
        """Return a part of a surface of that size, whose rest (``get_parent``) is free, too."""
        free = (one for one, part in self._lent if part() is None and one.get_size() == size)
        sheet = next(free, None) or Surface(size)
        sheet.set_clip(None)
        return self._lend(sheet, rect)

    def again(self, part: Surface) -> Surface:
        """Return a part anew, to draw on it: another surface of the same pixels.

        So whatever was made of it before is seen to be old. The old one must not be used any more.
        """
        return self._lend(part.get_parent(), Rect(part.get_offset(), part.get_size()))

    def get_ready(self, size: tuple[int, int]) -> Iterator[None]:
        """Get the memory that a table needs in a window of that size, a surface per step."""
        held = []
        for _ in range(_SHEETS):
            held.append(self.part(size, Rect((0, 0), size)))
            yield

    def clear(self) -> None:
        """Give back what nobody holds."""
        self._lent = [(one, part) for one, part in self._lent if part() is not None]

    def _lend(self, sheet: Surface, rect: Rect) -> Surface:
        part = sheet.subsurface(rect)
        others = [(one, lent) for one, lent in self._lent if one is not sheet]
        self._lent = [*others[1 - _SHEETS :], (sheet, ref(part))]
        return part
