"""What people play with: keys, mouse, controllers, fingers, and which of them is in use.

``read`` stands between the queue of events and everybody else, who know keys and mouse alone.
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
"""The least scale of a session that a controller has begun: words for three metres.

Words of the style "small" are then 26 pixels high at 1080p, as Xbox guideline 101 asks for; more
would break the menu into two columns.
"""
FINGERTIP: Final = 44
"""Points a target should measure for fingers (WCAG 2.2, 2.5.5)."""
SMALLEST_TARGET: Final = 36
"""Design units of the smallest buttons that stand close together."""

_ONCE: Final = frozenset(
    (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F11)
)
"""Keys that must not act twice for one press, however long they are held."""


class Devices:
    """See the module. ``in_use`` is what was used last; moving the mouse alone does not count."""

    def __init__(self, settings: Settings, bindings: ButtonBindings, fingers: Touch) -> None:
        self._settings, self._touch = settings, fingers
        self.controllers = Controllers(settings, bindings)
        self._keys_down: set[int] = set()
        self.in_use: Device | None = None
        self.on_sofa = False
        """Whether a controller has begun this session and nobody has chosen a scale since."""
        self.touched = False
        """Whether fingers have been used in this session."""

    @property
    def controller(self) -> bool:
        """Whether a controller was used last."""
        return self.in_use == "controller"

    @property
    def by_focus(self) -> bool:
        """Whether things are operated by the focus ring and not by pointing at them."""
        return self.in_use in ("controller", "keys")

    @property
    def without_keys(self) -> bool:
        """Whether there may be no keyboard at hand to type with."""
        return self.in_use in ("controller", "touch")

    @property
    def least_scale(self) -> float:
        """The smallest scale (points per design unit) whose targets are large enough."""
        return FINGERTIP / SMALLEST_TARGET if self.touched else 0.0

    @property
    def least_factor(self) -> float:
        """The least that the player's own factor counts for: more on the sofa."""
        return SOFA if self.on_sofa and self._settings.sofa else 0.0

    def read(self, events: Iterable[pygame.Event], dt: float) -> list[pygame.Event]:
        """The events with all that controllers and fingers send turned into keys and mouse."""
        made: list[pygame.Event] = []
        for event in events:
            if event.type in controllers.EVENTS:
                made += self._pressed(self.controllers.read(event))
                if self.controller and not self.controllers.count:
                    self._use("keys")  # the last one is gone
            elif event.type in touch.EVENTS:
                if event.type == pygame.FINGERUP:  # while it rests nothing is to move away below it
                    self._use("touch")
                made += self._touch.read(event)
            elif is_made_of_touch(event):
                continue
            elif not self._held_on(event):
                self._notice(event)
                made.append(event)
                if event.type == pygame.WINDOWFOCUSLOST:
                    made += self.controllers.let_go()
        made += self.controllers.update(dt)
        self._touch.update(dt)
        return made

    def _held_on(self, event: pygame.Event) -> bool:
        """Whether the event only repeats a key of ``_ONCE``."""
        if event.type == pygame.KEYUP:
            self._keys_down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._keys_down.clear()
        elif event.type == pygame.KEYDOWN and event.key in _ONCE:
            if event.key in self._keys_down:
                return True
            self._keys_down.add(event.key)
        return False

    def _pressed(self, events: list[pygame.Event]) -> list[pygame.Event]:
        """What a controller does; its first press only shows where the focus is."""
        if self.controller or not any(event.type == pygame.KEYDOWN for event in events):
            return events
        self._use("controller")
        return []

    def _notice(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key not in MODIFIERS:
            self._use("keys")
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            self._use("mouse")  # not at the press: nothing is to move away below it

    def _use(self, device: Device) -> None:
        if self.in_use is None:
            self.on_sofa = device == "controller"
        self.in_use = device
        self.touched = self.touched or device == "touch"
