"""Zoom for any table: the table is larger than its place and scrolls with the pointer.

``CloseUp`` wraps a game's ``TableView``. Zoomed in, the view is laid out larger and draws onto a
plane of its own; the pointer's place in the window decides which part of the plane is shown. A
place that the keyboard goes to is scrolled into sight, and so is a panel that opens: the pointer
then moves only the rest. The scene uses window coordinates, the view plane coordinates.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Event
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import (
    BoardKeys,
    Gesture,
    Key,
    Piece,
    Position,
    TableView,
    Unfinished,
)

Spot = tuple[int, int]

LEAST: Final = 1.6
"""Smallest zoom factor."""
_MOST: Final = 2.2
_ROOM: Final = 1.2
"""How many times smaller than would fit pieces may be, so that a large window shows more.

Never smaller than in the smallest window in which everything is drawn as designed.
"""
_MARGIN: Final = 0.12
"""Within this share of the place from its edge, the pointer already shows the table's edge."""
_REST: Final = 1 - 2 * _MARGIN
_POSITIONED: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class CloseUp:
    """A zooming ``TableView`` around another; ``pointer`` returns the mouse position."""

    def __init__(self, view: TableView, bindings: KeyBindings, pointer: Callable[[], Spot]) -> None:
        self.view, self._bindings, self._pointer = view, bindings, pointer
        self.close = False
        """Whether the table is zoomed in; takes effect with ``relayout``."""
        self._rect = Rect(0, 0, 1, 1)
        self._factor = 1.0
        self._way = (0.5, 0.5)
        """Scroll position in x and y, each from 0 (left, top) to 1."""
        self._plane: Surface | None = None
        self._moved = False
        self._led: Key | None = None
        self._panel: Rect | None = None

    @property
    def keys(self) -> BoardKeys | None:
        return self.view.keys

    @property
    def busy(self) -> bool:
        return self.view.busy

    def unfinished(self) -> Unfinished | None:
        return self.view.unfinished()

    def keep_unfinished(self) -> None:
        self.view.keep_unfinished()

    # -- places

    def relayout(self, rect: Rect, scale: float, wanted: float = 0.0, density: float = 1.0) -> None:
        """Take a new rectangle; zoomed in, text gets the scale ``wanted``, within limits.

        ``density`` is pixels per point: a dense screen is sharper, not larger.
        """
        self._rect = rect.copy()
        self._factor = min(max(LEAST, wanted / scale), _MOST) if self.close else 1.0
        size = (round(rect.w * self._factor), round(rect.h * self._factor))
        self._plane = Surface((rect.x + size[0], rect.y + size[1])) if self.close else None
        room = min(max(1.0, scale / density), _ROOM)
        self.view.relayout(Rect(rect.topleft, size), scale * self._factor, room)
        self._look(self._way)

    @property
    def _shift(self) -> Spot:
        """Offset from window to plane coordinates."""
        most = self._factor - 1
        return round(self._way[0] * self._rect.w * most), round(self._way[1] * self._rect.h * most)

    def _inner(self, pos: Spot) -> Spot:
        shift = self._shift
        return pos[0] + shift[0], pos[1] + shift[1]

    def _reached(self, pos: Spot) -> Spot:
        """Return where in the window the pointer must be to stand above a point of the plane."""
        if self._plane is None:
            return pos
        rect, more = self._rect, self._factor - 1
        x = rect.x + _pointer((pos[0] - rect.x) / rect.w, more) * rect.w
        y = rect.y + _pointer((pos[1] - rect.y) / rect.h, more) * rect.h
        way = ((pos[0] - x) / (rect.w * more), (pos[1] - y) / (rect.h * more))
        kept = self._kept(way)
        return (
            round(x + (way[0] - kept[0]) * rect.w * more),
            round(y + (way[1] - kept[1]) * rect.h * more),
        )

    def _kept(self, way: tuple[float, float]) -> tuple[float, float]:
        """Return the scroll position nearest to ``way`` that shows an open panel."""
        panel = self.view.panel()
        if panel is None or self._plane is None:
            return way
        rect, more = self._rect, self._factor - 1
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
        self._moved = self._moved or (x, y) != self._way
        self._way = (x, y)
        keys = self.view.keys
        if keys is not None:
            keys.shift = self._shift

    def asked(self, event: pygame.event.Event) -> bool:
        """Handle the zoom key or wheel; True when the table must be laid out again."""
        close = self.close
        if self._bindings.means(event, "close_up"):
            close = not close
        elif (
            event.type == pygame.MOUSEWHEEL and event.y and self._rect.collidepoint(self._pointer())
        ):
            close = event.y > 0
        return self.look(close)

    def look(self, close: bool) -> bool:
        """Zoom in or out; True when the table must be laid out again."""
        changed = close != self.close
        self.close = close
        if changed:
            self.point(self._pointer())
        return changed

    def point(self, pos: Spot) -> None:
        """Show the part of the plane that belongs to a pointer position."""
        if not self.close or not self._rect.collidepoint(pos):
            return
        x = (pos[0] - self._rect.x) / self._rect.w
        y = (pos[1] - self._rect.y) / self._rect.h
        self._look(self._kept(((x - _MARGIN) / _REST, (y - _MARGIN) / _REST)))

    def _follow_panel(self) -> None:
        """Scroll a panel that opens into sight."""
        panel = self.view.panel() if self._plane is not None else None
        if panel != self._panel:
            self._panel = panel
            self._look(self._kept(self._way))

    def _follow_keys(self) -> None:
        """Scroll the focused place to the middle."""
        keys = self.view.keys
        current = keys.current if keys is not None else None
        if current == self._led:
            return
        self._led = current
        if self._plane is None or keys is None or current is None:
            return
        middle = self._inner(keys.stop(current).focus_rect.center)
        most = self._factor - 1
        self._look(
            (
                (middle[0] - self._rect.centerx) / (self._rect.w * most),
                (middle[1] - self._rect.centery) / (self._rect.h * most),
            )
        )

    # -- what the view does

    def prepare(self, position: Position) -> Iterator[None]:
        return self.view.prepare(position)

    def rebuild(self, position: Position) -> None:
        self.view.rebuild(position)

    def _moved_in(self, event: pygame.event.Event) -> pygame.event.Event:
        if self._plane is None or event.type not in _POSITIONED:
            return event
        if event.type == pygame.MOUSEMOTION:
            self.point(event.pos)
        return pygame.event.Event(event.type, {**event.dict, "pos": self._inner(event.pos)})

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        return self.view.handle(self._moved_in(event))

    def peek(self, event: pygame.event.Event) -> bool:
        return self.view.peek(self._moved_in(event))

    def put_away(self) -> bool:
        return self.view.put_away()

    def update(self, dt: float) -> bool:
        self._follow_panel()
        self._follow_keys()
        moved, self._moved = self._moved, False
        return self.view.update(dt) or moved

    def draw(self, surface: Surface) -> None:
        plane = self._plane
        if plane is None:
            self.view.draw(surface)
            return
        seen = self._rect.move(self._shift)
        plane.set_clip(seen)
        self.view.draw(plane)
        surface.blit(plane, self._rect, seen)

    def draw_beside(self, surface: Surface, place: Rect) -> None:
        """Draw the card at its usual size: the log is not zoomed either."""
        self.view.draw_beside(surface, place)

    def tooltip(self, pos: Spot) -> str | None:
        return self.view.tooltip(self._inner(pos))

    def rule(self, pos: Spot) -> str:
        return self.view.rule(self._inner(pos))

    def why_not(self, pos: Spot) -> Reason | None:
        return self.view.why_not(self._inner(pos))

    def prompt(self) -> str:
        return self.view.prompt()

    def timeline(self, event: Event) -> Timeline | None:
        return self.view.timeline(event)

    def set_down(self) -> Sequence[Piece]:
        return self.view.set_down()

    def shows(self, piece: Piece) -> bool:
        return self.view.shows(piece)

    def light(self, codes: Sequence[Code], area: str) -> None:
        self.view.light(codes, area)

    def lit(self) -> list[Rect]:
        x, y = self._shift
        return [rect.move(-x, -y).clip(self._rect) for rect in self.view.lit()]

    def panel(self) -> Rect | None:
        panel, (x, y) = self.view.panel(), self._shift
        return None if panel is None else panel.move(-x, -y)

    def places(self, pos: Spot) -> list[Key]:
        return self.view.places(self._inner(pos))

    def place(self, key: Key) -> Rect | None:
        rect, (x, y) = self.view.place(key), self._shift
        return None if rect is None else rect.move(-x, -y)

    def hold(self, key: Key | None, pos: Spot = (0, 0)) -> None:
        self.view.hold(key, self._inner(pos))

    def about(self, code: Code) -> Collection[Key]:
        return self.view.about(code)

    def targets(self, code: Code) -> list[Spot]:
        return [self._reached(spot) for spot in self.view.targets(code)]

    def drag(self, code: Code) -> list[tuple[Spot, Spot]]:
        return [(self._reached(a), self._reached(b)) for a, b in self.view.drag(code)]


def _pointer(place: float, more: float) -> float:
    """Return the pointer position that shows a place of the plane, as shares of the window."""
    if place <= _MARGIN:
        return place
    if place >= 1 - _MARGIN + more:
        return place - more
    return (place + more * _MARGIN / _REST) / (1 + more / _REST)
