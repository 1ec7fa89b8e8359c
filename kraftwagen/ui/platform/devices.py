"""The input devices (keys, mouse, controllers, touch) and which is in use.

``read`` filters the event queue: the rest of the program knows only keys and mouse.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import pygame

from kraftwagen.ui.platform import controllers, touch
from kraftwagen.ui.platform.buttons import ButtonBindings
from kraftwagen.ui.platform.controllers import Controllers
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.touch import Touch, is_made_of_touch

Device = Literal["keys", "mouse", "controller", "touch"]
SOFA: Final = 1.25
"""Smallest scale in a session begun with a controller: text is legible from three metres.

Text of the style "small" is then 26 pixels high at 1080p, as Xbox guideline 101 asks for; more
would break the menu into two columns.
"""
FINGERTIP: Final = 44
"""Size in points of a touch target (WCAG 2.2, 2.5.5)."""
SMALLEST_TARGET: Final = 36
"""Size in design units of the smallest buttons that stand close together."""

FIRST: Final = 0.4
"""Seconds before a held key repeats."""
AGAIN: Final = 0.04
"""Seconds between further repetitions, of which a picture sees one at most."""
_REPEATS: Final = frozenset(
    (
        pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB,
        pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE,
    )
)  # fmt: skip
"""Keys that repeat while held: they move or erase; what decides acts once."""


class Devices:
    """The input devices; ``in_use`` is the one used last, not counting movements of the mouse."""

    def __init__(self, settings: Settings, bindings: ButtonBindings, fingers: Touch) -> None:
        self._settings, self._touch = settings, fingers
        self.controllers = Controllers(settings, bindings)
        self._keys_down: set[int] = set()
        self._repeated: pygame.Event | None = None
        """The press of a held key that repeats."""
        self._due = 0.0
        """Seconds until it repeats."""
        self.in_use: Device | None = None
        self.on_sofa = False
        """Whether this session began with a controller and no scale has been chosen since."""
        self.touched = False
        """Whether touch was used in this session."""

    @property
    def controller(self) -> bool:
        """Whether a controller was used last."""
        return self.in_use == "controller"

    @property
    def by_focus(self) -> bool:
        """Whether the focus ring is used rather than a pointer."""
        return self.in_use in ("controller", "keys")

    @property
    def without_keys(self) -> bool:
        """Whether there may be no keyboard to type with."""
        return self.in_use in ("controller", "touch")

    @property
    def least_scale(self) -> float:
        """Smallest scale (points per design unit) with large enough touch targets."""
        return FINGERTIP / SMALLEST_TARGET if self.touched else 0.0

    @property
    def least_factor(self) -> float:
        """Lower limit of the player's size factor: SOFA after a start with a controller, else 0."""
        return SOFA if self.on_sofa and self._settings.sofa else 0.0

    def read(self, events: Iterable[pygame.Event], dt: float) -> list[pygame.Event]:
        """Return the events, with those of controllers and fingers replaced by keys and mouse."""
        made: list[pygame.Event] = []
        for event in events:
            if event.type in controllers.EVENTS:
                made += self._pressed(self.controllers.read(event))
                if self.controller and not self.controllers.count:
                    self._use("keys")  # the last one is gone
            elif event.type in touch.EVENTS:
                if event.type == pygame.FINGERUP:  # nothing may move under a resting finger
                    self._use("touch")
                made += self._touch.read(event)
            elif is_made_of_touch(event):
                continue
            elif not self._held_on(event):
                self._notice(event)
                made.append(event)
                if event.type == pygame.WINDOWFOCUSLOST:
                    made += self.controllers.let_go()
        made += self._repeat(dt)
        made += self.controllers.update(dt)
        self._touch.update(dt)
        return made

    def next_update(self) -> float | None:
        """Return the seconds until a held key or direction repeats; None if none is held."""
        waits = [self.controllers.next_update(), None if self._repeated is None else self._due]
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    def _held_on(self, event: pygame.Event) -> bool:
        """Return whether the event only repeats a key that is down.

        The system repeats keys by a clock of its own, also those whose release waits behind a slow
        picture; ``_repeat`` does so instead.
        """
        if event.type == pygame.WINDOWFOCUSLOST:
            self._keys_down.clear()
            self._repeated = None
        elif event.type == pygame.KEYUP:
            self._keys_down.discard(event.key)
            if self._repeated is not None and self._repeated.key == event.key:
                self._repeated = None
        elif event.type == pygame.KEYDOWN:
            if event.key in self._keys_down:
                return True
            self._keys_down.add(event.key)
            self._repeated = event if event.key in _REPEATS else None
            self._due = FIRST
        return False

    def _repeat(self, dt: float) -> tuple[pygame.Event, ...]:
        """Return the press of the held key once more if it is due after ``dt`` seconds."""
        self._due -= dt
        if self._repeated is None or self._due > 0:
            return ()
        self._due = AGAIN
        return (self._repeated,)

    def _pressed(self, events: list[pygame.Event]) -> list[pygame.Event]:
        """Return a controller's events; its first press only shows the focus."""
        if self.controller or not any(event.type == pygame.KEYDOWN for event in events):
            return events
        self._use("controller")
        return []

    def _notice(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key not in MODIFIERS:
            self._use("keys")
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            self._use("mouse")  # not at the press: nothing may move under the pointer

    def _use(self, device: Device) -> None:
        if self.in_use is None:
            self.on_sofa = device == "controller"
        self.in_use = device
        self.touched = self.touched or device == "touch"
