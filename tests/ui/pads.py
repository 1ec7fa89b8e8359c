"""Plays with synthesised events of controllers and fingers, and with nothing else."""

from __future__ import annotations

from typing import Any

import pygame

from kraftwagen.ui.platform.buttons import BUTTONS
from tests.ui.driver import Driver

NUMBERS = {name: number for number, name in BUTTONS.items()}


class Pad(Driver):
    """A driver without mouse and keys: buttons of controllers, sticks, fingers."""

    hand = 0
    """The number of the controller that is held."""

    def hold(self, button: str) -> None:
        self._post(pygame.CONTROLLERBUTTONDOWN, instance_id=self.hand, button=NUMBERS[button])

    def let_go(self, button: str) -> None:
        self._post(pygame.CONTROLLERBUTTONUP, instance_id=self.hand, button=NUMBERS[button])

    def push(self, *buttons: str) -> None:
        """Press and let go, one after the other."""
        for button in buttons:
            self.hold(button)
            self.let_go(button)

    def lean(self, axis: int, way: float) -> None:
        """Move a stick or trigger that far, from -1 to 1."""
        value = round(way * 32767)
        self._post(pygame.CONTROLLERAXISMOTION, instance_id=self.hand, axis=axis, value=value)

    # -- fingers

    def finger(self, kind: int, at: tuple[float, float], number: int = 0) -> None:
        wide, high = self.app.window_size
        if number == 0:
            # The system moves its pointer along with the first finger.
            pygame.mouse.set_pos(at)
            pygame.event.get(pygame.MOUSEMOTION)
        values: dict[str, Any] = {"x": at[0] / wide, "y": at[1] / high, "dx": 0.0, "dy": 0.0}
        self._post(kind, touch_id=1, finger_id=number, pressure=1.0, **values)

    def tap(self, where: Any) -> None:
        at = where.rect.center if hasattr(where, "rect") else where
        self.finger(pygame.FINGERDOWN, at)
        self.finger(pygame.FINGERUP, at)

    def swipe(self, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
        self.finger(pygame.FINGERDOWN, start)
        for i in range(1, steps + 1):
            share = i / steps
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self.finger(pygame.FINGERMOTION, (x, y))
        self.finger(pygame.FINGERUP, end)
