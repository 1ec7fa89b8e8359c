"""Zoom for any table: the table is larger than its place and scrolls with the pointer.

Zoomed in, a view is laid out larger and draws onto a plane of its own; the pointer's place in the
window decides which part of the plane is shown. A place that the keyboard goes to is scrolled into
sight, and so is a panel that opens: the pointer then moves only the rest. Scenes use window
coordinates, a view plane coordinates inside; its ``Camera`` converts between them.
"""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.platform.input import KeyBindings

Spot = tuple[int, int]

NOWHERE: Final = (-9999, -9999)
"""A point of the plane where no place of a table lies."""
LEAST: Final = 1.6
"""Smallest zoom factor."""
_MOST: Final = 2.2
_MARGIN: Final = 0.12
"""Within this share of the place from its edge, the pointer already shows the table's edge."""
_REST: Final = 1 - 2 * _MARGIN
_POSITIONED: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Camera:
    """Zoom and scroll position of a table; converts between window and plane coordinates."""

    def __init__(self) -> None:
        self.close = False
        """Whether the table is zoomed in; takes effect when it is laid out."""
        self.rect = Rect(0, 0, 1, 1)
        """The table's place in the window."""
        self.wanted = 1.0
        """The zoom factor to use when zoomed in; ``lay_out`` limits it."""
        self.factor = 1.0
        """Width of the plane divided by that of the table's place; 1 while not zoomed in."""
        self.moved = False
        """Whether the table was scrolled since the last picture."""
        self.plane: Surface | None = None
        """The surface on which the view draws while zoomed in, else None."""
        self.way = (0.5, 0.5)
        """Scroll position in x and y, each from 0 (left, top) to 1."""
        self._panel: Rect | None = None
        self._offered = False

    def lay_out(self, rect: Rect) -> Rect:
        """Use a new place in the window; returns the rectangle of the table on its plane."""
        self.rect = rect.copy()
        self.factor = min(max(LEAST, self.wanted), _MOST) if self.close else 1.0
        size = (round(rect.w * self.factor), round(rect.h * self.factor))
        self.plane = Surface((rect.x + size[0], rect.y + size[1])) if self.close else None
        return Rect(rect.topleft, size)

    # -- between window and plane

    @property
    def shift(self) -> Spot:
        """Offset from window to plane coordinates."""
        most = self.factor - 1
        return round(self.way[0] * self.rect.w * most), round(self.way[1] * self.rect.h * most)

    def inside(self, pos: Spot) -> Spot:
        """Return the point of the plane at a point of the window."""
        shift = self.shift
        return pos[0] + shift[0], pos[1] + shift[1]

    def under(self, pos: Spot) -> Spot:
        """Return the point of the plane at a point of the window; NOWHERE if a bar covers it."""
        hidden = self.plane is not None and not self.rect.collidepoint(pos)
        return NOWHERE if hidden else self.inside(pos)

    def outside(self, rect: Rect) -> Rect:
        """Return the window rectangle of a rectangle of the plane."""
        x, y = self.shift
        return rect.move(-x, -y)

    def seen(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return an event with its position in plane coordinates; mouse motion scrolls."""
        if self.plane is None or event.type not in _POSITIONED:
            return event
        if event.type == pygame.MOUSEMOTION:
            self.point(event.pos)
        return pygame.event.Event(event.type, {**event.dict, "pos": self.under(event.pos)})

    def reached(self, pos: Spot) -> Spot:
        """Return the pointer position in the window that brings it above a point of the plane."""
        if self.plane is None:
            return pos
        rect, more = self.rect, self.factor - 1
        x = rect.x + _pointer((pos[0] - rect.x) / rect.w, more) * rect.w
        y = rect.y + _pointer((pos[1] - rect.y) / rect.h, more) * rect.h
        way = ((pos[0] - x) / (rect.w * more), (pos[1] - y) / (rect.h * more))
        kept = self._kept(way)
        return (
            round(x + (way[0] - kept[0]) * rect.w * more),
            round(y + (way[1] - kept[1]) * rect.h * more),
        )

    # -- what is in sight

    def asked(self, event: pygame.event.Event, bindings: KeyBindings, pointer: Spot) -> bool:
        """Handle the zoom key or wheel; returns whether the table must be laid out again."""
        close = self.close
        if bindings.means(event, "close_up"):
            close = not close
        elif event.type == pygame.MOUSEWHEEL and event.y and self.rect.collidepoint(pointer):
            close = event.y > 0
        return self.zoom(close, pointer)

    def offer(self, needed: bool) -> None:
        """Zoom in when a close view begins to be ``needed``, and out when it no longer is."""
        if needed != self._offered:
            self.close = self._offered = needed

    def zoom(self, close: bool, pointer: Spot) -> bool:
        """Zoom in if ``close``, else out; returns whether the table must be laid out again."""
        changed = close != self.close
        self.close = close
        if changed:
            self.point(pointer)
        return changed

    def point(self, pos: Spot) -> None:
        """Scroll to the part of the plane that belongs to a pointer position in the window."""
        if not self.close or not self.rect.collidepoint(pos):
            return
        x = (pos[0] - self.rect.x) / self.rect.w
        y = (pos[1] - self.rect.y) / self.rect.h
        self._look(self._kept(((x - _MARGIN) / _REST, (y - _MARGIN) / _REST)))

    def centre(self, pos: Spot) -> None:
        """Scroll a point of the plane as near to the middle as possible."""
        if self.plane is not None:
            rect, most = self.rect, self.factor - 1
            x, y = pos[0] - rect.centerx, pos[1] - rect.centery
            self._look((x / (rect.w * most), y / (rect.h * most)))

    def keep(self, panel: Rect | None) -> None:
        """Keep a rectangle of the plane in sight wherever the pointer goes; None ends this."""
        if panel != self._panel:
            self._panel = panel
            self._look(self._kept(self.way))

    def _kept(self, way: tuple[float, float]) -> tuple[float, float]:
        """Return the scroll position nearest to ``way`` that shows the panel."""
        panel = self._panel
        if panel is None or self.plane is None:
            return way
        rect, more = self.rect, self.factor - 1
        ends = (
            ((panel.x - rect.x) / (rect.w * more), (panel.right - rect.right) / (rect.w * more)),
            ((panel.y - rect.y) / (rect.h * more), (panel.bottom - rect.bottom) / (rect.h * more)),
        )
        x, y = (
            min(max(share, 0.0, min(end)), 1.0, max(end))
            for share, end in zip(way, ends, strict=True)
        )
        return x, y

    def _look(self, way: tuple[float, float]) -> None:
        x, y = (min(max(0.0, share), 1.0) for share in way)
        self.moved = self.moved or (x, y) != self.way
        self.way = (x, y)


def _pointer(place: float, more: float) -> float:
    """Return the pointer position that shows a place of the plane, as shares of the window."""
    if place <= _MARGIN:
        return place
    if place >= 1 - _MARGIN + more:
        return place - more
    return (place + more * _MARGIN / _REST) / (1 + more / _REST)
