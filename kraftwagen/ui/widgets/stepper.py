"""A number from a list of values, with a button at either side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State

_MANY: Final = 24
"""Smallest number of values for which there are buttons for ten steps."""


def _steps(values: Sequence[int]) -> tuple[tuple[int, str], ...]:
    small = ((-1, "−"), (1, "+"))
    return ((-10, "−10"), *small, (10, "+10")) if len(values) >= _MANY else small


def _wide(ui: Ui, by: int) -> int:
    """Return the width of a button in pixels; it grows with the size of text."""
    return ui.theme.px((36 if abs(by) > 1 else 28) * ui.theme.text)


class Stepper(Widget):
    """Steps through ``values`` with its buttons or Left and Right; Shift takes ten steps."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        values: Sequence[int],
        value: int,
        on_change: Callable[[int], object],
        *,
        title: str = "",
    ) -> None:
        super().__init__(ui, rect, enabled=len(values) > 1)
        self.values, self.value, self.on_change = values, value, on_change
        self.spoken = f"{title} {value}"
        self.refresh()

    @staticmethod
    def buttons_width(ui: Ui, values: Sequence[int]) -> int:
        """Return the width of the buttons for these values, in pixels."""
        return sum(_wide(ui, by) for by, _ in _steps(values))

    @property
    def _steps(self) -> tuple[tuple[int, str], ...]:
        return _steps(self.values)

    def step(self, by: int) -> None:
        """Move ``by`` places through the values, stopping at the ends."""
        place = self.values.index(self.value) if self.value in self.values else 0
        value = self.values[min(max(0, place + by), len(self.values) - 1)]
        if value != self.value:
            self.ui.app.sound.play("click", "interface")
            self.on_change(value)

    def process_event(self, event: pygame.Event) -> bool:
        """Handle a click on one of the buttons; returns whether the event was used."""
        if (
            event.type == pygame.MOUSEBUTTONUP
            and event.button == pygame.BUTTON_LEFT
            and self.held
            and self.hover_point(*event.pos)
        ):
            self.held = False
            self._show()
            for (by, _), box in zip(self._steps, self._boxes(), strict=True):
                if box.move(self.rect.topleft).collidepoint(event.pos):
                    self.step(by)
                    break
            return True
        return super().process_event(event)

    def focus_key(self, event: pygame.Event) -> bool:
        """Step by Left and Right; returns whether the key was used."""
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        by = 10 if event.mod & pygame.KMOD_SHIFT else 1
        self.step(-by if event.key == pygame.K_LEFT else by)
        return True

    def place(self, by: int) -> Rect:
        """Return the window rectangle of the button for ``by`` steps."""
        boxes = dict(zip((step for step, _ in self._steps), self._boxes(), strict=True))
        return boxes[by].move(self.rect.topleft)

    def _boxes(self) -> list[Rect]:
        half = len(self._steps) // 2
        left, x = [], 0
        for by, _ in self._steps[:half]:
            left.append(Rect(x, 0, _wide(self.ui, by), self.rect.h))
            x = left[-1].right
        right = [Rect(self.rect.w - box.right, 0, box.w, box.h) for box in left]
        return [*left, *reversed(right)]

    def paint(self, surface: Surface, state: State) -> None:
        canvas, boxes = self.ui.canvas, self._boxes()
        place = self.values.index(self.value) if self.value in self.values else 0
        for (by, sign), box in zip(self._steps, boxes, strict=True):
            there = 0 <= place + by // abs(by) < len(self.values)
            face = Surface((box.w - self.ui.theme.px(2), box.h), pygame.SRCALPHA)
            colour = button_face(self.ui, face, "paper", state if there else "disabled")
            style = "small_bold" if abs(by) > 1 else "bold"
            canvas.fitted(face, sign, style, colour, face.get_rect(), "center")
            surface.blit(face, box)
        half = len(boxes) // 2
        room = Rect(boxes[half - 1].right, 0, boxes[half].x - boxes[half - 1].right, self.rect.h)
        canvas.fitted(surface, str(self.value), "bold", INK, room, "center")
