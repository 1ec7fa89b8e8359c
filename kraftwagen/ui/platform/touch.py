"""Touch treated as a mouse: a tap clicks, a long press only points, a drag drags or scrolls.

SDL creates mouse events from touch, too; users of this module drop those (``is_made_of_touch``).
Only one finger counts; with a second one a pinch turns the wheel. A resting finger points, so that
a tip appears; if it is lifted after that, it does nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Protocol

import pygame

EVENTS: Final = frozenset((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP,
                 pygame.MOUSEWHEEL)  # fmt: skip
LONG: Final = 0.5
"""Seconds after which a press points instead of clicking."""
STILL: Final = 1 / 60
"""Distance that a resting finger may move, as a share of the window's height."""
_PINCH: Final = 1.3
"""Factor by which two fingers must move apart to zoom in."""

Spot = tuple[int, int]


def is_made_of_touch(event: pygame.Event) -> bool:
    """Return whether SDL created a mouse event from touch."""
    return event.type in _MOUSE and bool(getattr(event, "touch", False))


class Touched(Protocol):
    """The part of the window under a finger, such as a ``Ui``."""

    def aim(self, at: Spot) -> Spot:
        """Return the point that a touch means: on a thing that it just missed, or ``at``."""

    def scrolls_at(self, at: Spot) -> bool:
        """Return whether a drag that begins at a point scrolls."""


class Touch:
    """Turns touch into mouse events; ``size`` returns the window's size in pixels."""

    def __init__(self, size: Callable[[], Spot], below: Callable[[], Touched]) -> None:
        self._size, self._below = size, below
        self._fingers: dict[int, Spot] = {}
        self._first = -1
        self._start = self._at = (0, 0)
        self._time = 0.0
        self._does = ""
        """What the finger does: "rests", "drags", "scrolls", or "" when done."""
        self._apart = 0.0

    def update(self, dt: float) -> None:
        """Add ``dt`` seconds to the time that the finger has rested."""
        self._time += dt

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Return the mouse events for an event of ``EVENTS``."""
        wide, high = self._size()
        at = (round(event.x * wide), round(event.y * high))
        finger = event.finger_id
        if event.type == pygame.FINGERDOWN:
            self._fingers[finger] = at
            return self._down(finger, at)
        if finger not in self._fingers:
            return []
        self._fingers[finger] = at
        if event.type == pygame.FINGERMOTION:
            return self._moved(finger, at)
        del self._fingers[finger]
        return self._up(at) if finger == self._first else []

    def _down(self, finger: int, at: Spot) -> list[pygame.Event]:
        if len(self._fingers) == 1:
            self._first, self._start, self._at, self._time = finger, at, at, 0.0
            self._does = "rests"
            return [_motion(self._below().aim(at), at, False)]
        made = self._let_go(self._at) if self._does == "drags" else []
        self._does, self._apart = "", self._spread()
        return made

    def _moved(self, finger: int, at: Spot) -> list[pygame.Event]:
        if len(self._fingers) > 1:
            return self._pinch()
        if finger != self._first:
            return []
        before, self._at = self._at, at
        made = []
        if self._does == "rests" and math.dist(at, self._start) > self._size()[1] * STILL:
            if self._below().scrolls_at(self._start):
                self._does, before = "scrolls", self._start
            else:
                self._does = "drags"
                made.append(_button(pygame.MOUSEBUTTONDOWN, self._below().aim(self._start)))
        if self._does == "scrolls":
            return [_wheel((at[1] - before[1]), (at[0] - before[0]))]
        if self._does == "drags":
            made.append(_motion(at, before, True))
        return made

    def _up(self, at: Spot) -> list[pygame.Event]:
        does, self._does = self._does, ""
        if does == "drags":
            return self._let_go(at)
        if does == "rests" and self._time < LONG:
            spot = self._below().aim(self._start)
            return [_button(pygame.MOUSEBUTTONDOWN, spot), _button(pygame.MOUSEBUTTONUP, spot)]
        return []

    def _let_go(self, at: Spot) -> list[pygame.Event]:
        return [_motion(at, at, True), _button(pygame.MOUSEBUTTONUP, at)]

    def _spread(self) -> float:
        one, other = list(self._fingers.values())[:2]
        return max(1.0, math.dist(one, other))

    def _pinch(self) -> list[pygame.Event]:
        share = self._spread() / self._apart if self._apart else 1.0
        if 1 / _PINCH < share < _PINCH:
            return []
        self._apart = 0.0
        return [_wheel(0, 0, 1 if share > 1 else -1)]


def _motion(at: Spot, before: Spot, held: bool) -> pygame.Event:
    rel = (at[0] - before[0], at[1] - before[1])
    values = {"pos": at, "rel": rel, "buttons": (int(held), 0, 0), "finger": True}
    return pygame.event.Event(pygame.MOUSEMOTION, values)


def _button(kind: int, at: Spot) -> pygame.Event:
    return pygame.event.Event(kind, {"pos": at, "button": pygame.BUTTON_LEFT, "finger": True})


def _wheel(down: int, across: int, notches: int = 0) -> pygame.Event:
    """Return a wheel event for a drag in pixels, or for notches."""
    values = {"x": 0, "y": notches, "pixels": down, "pixels_x": across, "finger": True}
    return pygame.event.Event(pygame.MOUSEWHEEL, values)
