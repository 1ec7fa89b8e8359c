"""The keyboard focus: a ring around one of the things that can be operated.

Works with any object that has ``focus_rect``, ``focusable``, ``activate()`` and
``focus_key(event)``: widgets, and places of the table. The attribute ``focus_area`` groups things
into areas. Tab and Shift+Tab go from area to area, then to things without one, in order of
creation. Arrows go to the nearest thing in their direction, first inside the area; Ctrl+arrow
leaves the area. Enter and Space operate the focused thing. The ring is hidden until a key is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import pygame


class Focusable(Protocol):
    """A thing that can have the keyboard focus."""

    @property
    def focus_rect(self) -> pygame.Rect:
        """The rectangle for the focus ring, in window pixels."""

    @property
    def focusable(self) -> bool:
        """Whether the thing can be operated now."""

    def activate(self) -> None:
        """Do what a click does."""

    def focus_key(self, event: pygame.Event) -> bool:
        """Handle a key press while focused; returns whether the key was used."""

    def on_focus(self, focused: bool) -> None:
        """React to the focus arriving or leaving."""


ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def area_of(item: Focusable | None) -> str:
    """Return the area of a thing; empty if it has none."""
    return str(getattr(item, "focus_area", ""))


class FocusRing:
    """The keyboard focus; ``source`` returns everything that can have it, in Tab order."""

    def __init__(self, source: Callable[[], Sequence[Focusable]]) -> None:
        self._source = source
        self.current: Focusable | None = None
        self.shown = False
        self.led = False
        """Whether the program, not a person, moved the focus last."""
        self._last: dict[str, Focusable] = {}
        """The thing focused last in each area."""

    def items(self) -> list[Focusable]:
        """Return the things that can be focused now, in Tab order."""
        return [item for item in self._source() if item.focusable]

    def index(self) -> tuple[int, bool] | None:
        """Return the place of the focus for ``restore`` after a new layout; None if unfocused."""
        everything = list(self._source()) if self.current is not None else []
        if self.current in everything:
            return everything.index(self.current), self.shown
        return None

    def restore(self, place: tuple[int, bool] | None) -> None:
        """Restore the focus from a result of ``index``."""
        everything = list(self._source()) if place is not None else []
        if place is not None and place[0] < len(everything):
            self.current, self.shown = everything[place[0]], place[1]
            if self.shown:
                self.current.on_focus(True)

    def focus(self, item: Focusable | None, show: bool = True, led: bool = False) -> None:
        """Focus a thing or nothing; ``show`` the ring.

        ``led``: the program does it, not a person.
        """
        self.led = led
        if item != self.current:
            if self.current is not None:
                self.current.on_focus(False)
            self.current = item
            if item is not None:
                item.on_focus(True)
        if item is not None and area_of(item):
            self._last[area_of(item)] = item
        self.shown = show and item is not None

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) area or single thing, wrapping around."""
        items = self.items()
        if not items:
            return
        # One stop per area: the thing focused there last, else its first.
        stops: list[Focusable] = []
        for item in sorted(items, key=lambda item: not area_of(item)):
            if not area_of(item):
                stops.append(item)
            elif all(area_of(stop) != area_of(item) for stop in stops):
                last = self._last.get(area_of(item))
                stops.append(last if last in items and last is not None else item)
        here = [
            at for at, stop in enumerate(stops)
            if stop == self.current or (area_of(stop) and area_of(stop) == area_of(self.current))
        ]  # fmt: skip
        if here and self.current is not None:
            self.focus(stops[(here[0] + by) % len(stops)])
        else:
            self.focus(stops[0 if by > 0 else -1])

    def move(self, dx: int, dy: int, *, leave: bool = False) -> bool:
        """Go to the nearest thing in a direction; returns whether there is one.

        Things inside the area come first; with ``leave`` only things outside it are considered.
        """
        items = self.items()
        if self.current not in items:
            self.step(1)
            return bool(items)
        area = area_of(self.current)
        inside = [item for item in items if area and area_of(item) == area and not leave]
        outside = [item for item in items if not area or area_of(item) != area]
        return self._go(inside, dx, dy) or self._go(outside, dx, dy)

    def _go(self, items: Sequence[Focusable], dx: int, dy: int) -> bool:
        found = nearest(self.current, items, dx, dy) if self.current is not None else None
        if found is not None:
            self.focus(found)
        return found is not None

    def handle(self, event: pygame.Event) -> bool:
        """Handle a key press, or hide the ring at a mouse press; returns whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.shown = False
            return False
        if event.type != pygame.KEYDOWN:
            return False
        current = self.current if self.current is not None and self.current.focusable else None
        if current is not None and current.focus_key(event):
            return True
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if event.mod & pygame.KMOD_CTRL:
            return event.key in ARROWS and self.move(*ARROWS[event.key], leave=True)
        if event.key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in ARROWS:
            return self.move(*ARROWS[event.key])
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and current:
            self.shown = True
            current.activate()
            return True
        return False


def nearest(origin: Focusable, items: Sequence[Focusable], dx: int, dy: int) -> Focusable | None:
    """Return the thing an arrow key leads to; None if there is none in that direction.

    Things with the same centre follow each other in order, so that each can be reached.
    """
    own = items.index(origin) if origin in items else -1

    def distance(at: int) -> float | None:
        here, there = _seen(origin, items[at]), _seen(items[at], origin)
        if there.center == here.center:
            later = (at - own) * (dx or dy)
            return later / 1000 if own >= 0 and later > 0 else None
        if dx:
            along = (there.centerx - here.centerx) * dx
            across = max(there.top - here.bottom, here.top - there.bottom, 0)
            aside = here.h if across else 0
            across += abs(there.centery - here.centery) // 8
        else:
            along = (there.centery - here.centery) * dy
            across = max(there.left - here.right, here.left - there.right, 0)
            aside = here.w if across else 0
            across += abs(there.centerx - here.centerx) // 8
        # Things in the same row or column come before nearer ones.
        return along + 3 * across + aside if along > 0 else None

    ranked = [(far, at) for at in range(len(items)) if (far := distance(at)) is not None]
    return items[min(ranked)[1]] if ranked else None


def _seen(item: Focusable, other: Focusable) -> pygame.Rect:
    """Return the place of a thing, as seen from one that may not scroll along with it.

    What is scrolled out of sight counts as being at the edge, not behind what it is hidden by.
    """
    scrolls = getattr(item, "area", None)
    if scrolls is None or scrolls is getattr(other, "area", None):
        return item.focus_rect
    return item.focus_rect.clamp(scrolls.view)
