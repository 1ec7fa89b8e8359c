"""Any table from close by: larger than its place, the part around the pointer in sight.

``CloseUp`` stands between a scene and the view of a game. From close by the view is laid out
larger and draws onto a plane of its own; the pointer's place on the window decides which part of
the plane is shown, the way a map follows a finger. A place the keyboard goes to is brought into
sight, and so is a panel that opens: the pointer then moves only what lies around it. The scene
goes on speaking in pixels of the window, the view in pixels of its plane.
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
"""How many times larger a table is from close by, at least."""
_MOST: Final = 2.2
_ROOM: Final = 1.2
"""How much smaller than the window would allow pieces may be, so that a large one shows more.

Never smaller than in a window of the smallest size at which all is drawn as designed.
"""
_MARGIN: Final = 0.12
"""At this share of the place from its edge the pointer already shows the edge of the table."""
_REST: Final = 1 - 2 * _MARGIN
_POSITIONED: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class CloseUp:
    """A ``TableView`` around another; ``pointer`` says where the mouse is on the window."""

    def __init__(self, view: TableView, bindings: KeyBindings, pointer: Callable[[], Spot]) -> None:
        self.view, self._bindings, self._pointer = view, bindings, pointer
        self.close = False
        """Whether the table is looked at from close by; takes effect with ``relayout``."""
        self._rect = Rect(0, 0, 1, 1)
        self._factor = 1.0
        self._way = (0.5, 0.5)
        """How far the part in sight is from the top left, as shares of the whole way."""
        self._plane: Surface | None = None
        self._moved = False
        self._led: Key | None = None
        self._panel: Rect | None = None

    @property
    def keys(self) -> BoardKeys | None:
        """See ``TableView``."""
        return self.view.keys

    @property
    def busy(self) -> bool:
        """See ``TableView``."""
        return self.view.busy

    def unfinished(self) -> Unfinished | None:
        """See ``TableView``."""
        return self.view.unfinished()

    def keep_unfinished(self) -> None:
        """See ``TableView``."""
        self.view.keep_unfinished()

    # -- places

    def relayout(self, rect: Rect, scale: float, wanted: float = 0.0, density: float = 1.0) -> None:
        """Take a new place. From close by words have ``wanted`` as their scale, within reason.

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
        """What a place on the window lies before the same one on the plane."""
        most = self._factor - 1
        return round(self._way[0] * self._rect.w * most), round(self._way[1] * self._rect.h * most)

    def _inner(self, pos: Spot) -> Spot:
        shift = self._shift
        return pos[0] + shift[0], pos[1] + shift[1]

    def _reached(self, pos: Spot) -> Spot:
        """Where the pointer must be on the window to be above a place of the plane."""
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
        """The nearest way at which an open panel is in sight as far as there is room for it."""
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
        """Take the key or the wheel; True when the table has to be laid out anew."""
        close = self.close
        if self._bindings.means(event, "close_up"):
            close = not close
        elif (
            event.type == pygame.MOUSEWHEEL and event.y and self._rect.collidepoint(self._pointer())
        ):
            close = event.y > 0
        return self.look(close)

    def look(self, close: bool) -> bool:
        """From close by or at the whole; True when the table has to be laid out anew."""
        changed = close != self.close
        self.close = close
        if changed:
            self.point(self._pointer())
        return changed

    def point(self, pos: Spot) -> None:
        """Show the part that belongs to a place on the window."""
        if not self.close or not self._rect.collidepoint(pos):
            return
        x = (pos[0] - self._rect.x) / self._rect.w
        y = (pos[1] - self._rect.y) / self._rect.h
        self._look(self._kept(((x - _MARGIN) / _REST, (y - _MARGIN) / _REST)))

    def _follow_panel(self) -> None:
        """Bring a panel that opens into sight."""
        panel = self.view.panel() if self._plane is not None else None
        if panel != self._panel:
            self._panel = panel
            self._look(self._kept(self._way))

    def _follow_keys(self) -> None:
        """Bring the place the focus ring has come to into the middle."""
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
        """See ``TableView``."""
        return self.view.prepare(position)

    def rebuild(self, position: Position) -> None:
        """See ``TableView``."""
        self.view.rebuild(position)

    def _moved_in(self, event: pygame.event.Event) -> pygame.event.Event:
        if self._plane is None or event.type not in _POSITIONED:
            return event
        if event.type == pygame.MOUSEMOTION:
            self.point(event.pos)
        return pygame.event.Event(event.type, {**event.dict, "pos": self._inner(event.pos)})

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        """See ``TableView``."""
        return self.view.handle(self._moved_in(event))

    def peek(self, event: pygame.event.Event) -> bool:
        """See ``TableView``."""
        return self.view.peek(self._moved_in(event))

    def put_away(self) -> bool:
        """See ``TableView``."""
        return self.view.put_away()

    def update(self, dt: float) -> bool:
        """See ``TableView``."""
        self._follow_panel()
        self._follow_keys()
        moved, self._moved = self._moved, False
        return self.view.update(dt) or moved

    def draw(self, surface: Surface) -> None:
        """See ``TableView``."""
        plane = self._plane
        if plane is None:
            self.view.draw(surface)
            return
        seen = self._rect.move(self._shift)
        plane.set_clip(seen)
        self.view.draw(plane)
        surface.blit(plane, self._rect, seen)

    def draw_beside(self, surface: Surface, place: Rect) -> None:
        """See ``TableView``. It is as large as always: the log does not grow either."""
        self.view.draw_beside(surface, place)

    def tooltip(self, pos: Spot) -> str | None:
        """See ``TableView``."""
        return self.view.tooltip(self._inner(pos))

    def rule(self, pos: Spot) -> str:
        """See ``TableView``."""
        return self.view.rule(self._inner(pos))

    def why_not(self, pos: Spot) -> Reason | None:
        """See ``TableView``."""
        return self.view.why_not(self._inner(pos))

    def prompt(self) -> str:
        """See ``TableView``."""
        return self.view.prompt()

    def timeline(self, event: Event) -> Timeline | None:
        """See ``TableView``."""
        return self.view.timeline(event)

    def set_down(self) -> Sequence[Piece]:
        """See ``TableView``."""
        return self.view.set_down()

    def shows(self, piece: Piece) -> bool:
        """See ``TableView``."""
        return self.view.shows(piece)

    def light(self, codes: Sequence[Code], area: str) -> None:
        """See ``TableView``."""
        self.view.light(codes, area)

    def lit(self) -> list[Rect]:
        """See ``TableView``."""
        x, y = self._shift
        return [rect.move(-x, -y).clip(self._rect) for rect in self.view.lit()]

    def panel(self) -> Rect | None:
        """See ``TableView``."""
        panel, (x, y) = self.view.panel(), self._shift
        return None if panel is None else panel.move(-x, -y)

    def places(self, pos: Spot) -> list[Key]:
        """See ``TableView``."""
        return self.view.places(self._inner(pos))

    def place(self, key: Key) -> Rect | None:
        """See ``TableView``."""
        rect, (x, y) = self.view.place(key), self._shift
        return None if rect is None else rect.move(-x, -y)

    def hold(self, key: Key | None, pos: Spot = (0, 0)) -> None:
        """See ``TableView``."""
        self.view.hold(key, self._inner(pos))

    def about(self, code: Code) -> Collection[Key]:
        """See ``TableView``."""
        return self.view.about(code)

    def targets(self, code: Code) -> list[Spot]:
        """See ``TableView``."""
        return [self._reached(spot) for spot in self.view.targets(code)]

    def drag(self, code: Code) -> list[tuple[Spot, Spot]]:
        """See ``TableView``."""
        return [(self._reached(a), self._reached(b)) for a, b in self.view.drag(code)]


def _pointer(place: float, more: float) -> float:
    """The share of the window, of a place at a share of it on a plane ``more`` times longer."""
    if place <= _MARGIN:
        return place
    if place >= 1 - _MARGIN + more:
        return place - more
    return (place + more * _MARGIN / _REST) / (1 + more / _REST)
