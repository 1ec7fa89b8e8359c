"""Widgets to choose one of several values, or a value from a range."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.ornament import document
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    INK,
    hexa,
)
from kraftwagen.ui.platform.input import by_controller
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.dropdown import Dropdown, Options
from kraftwagen.ui.widgets.painted import State


class ChoiceBar(Widget):
    """A row of segments, one for each value; Left and Right change the chosen one."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        options: Options,
        value: str,
        on_change: Callable[[str], object],
        *,
        kind: str = "paper",
        style: str = "button_small",
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(ui, rect, tip=tip, enabled=enabled)
        self.options, self.value, self.on_change = list(options), value, on_change
        self.kind, self.style = kind, style
        self._pointer = 0
        self.refresh()

    @property
    def text(self) -> str:
        """The text of the chosen value."""
        return dict(self.options).get(self.value, "")

    def choose(self, value: str) -> None:
        """Choose a value and report it to ``on_change``."""
        if value != self.value:
            self.value = value
            self.refresh()
            self.ui.app.sound.play("click", "interface")
            self.on_change(value)

    def step(self, by: int) -> None:
        """Move the choice by ``by`` segments, wrapping around."""
        values = [value for value, _ in self.options]
        self.choose(values[(values.index(self.value) + by) % len(values)])

    def activate(self) -> None:
        """Choose the next segment."""
        self.step(1)

    def process_event(self, event: pygame.Event) -> bool:
        """Choose the segment that is clicked; returns whether the event was used."""
        if (
            event.type == pygame.MOUSEBUTTONUP
            and event.button == pygame.BUTTON_LEFT
            and self.held
            and self.hover_point(*event.pos)
        ):
            self.held = False
            for (value, _), box in zip(self.options, self._boxes(), strict=True):
                if box.move(self.rect.topleft).collidepoint(event.pos):
                    self.choose(value)
            self._show()
            return True
        return super().process_event(event)

    def focus_key(self, event: pygame.Event) -> bool:
        """Choose another segment by Left and Right; returns whether the key was used."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and not by_controller(event):
            self.step(-1 if event.key == pygame.K_LEFT else 1)
            return True
        return False

    def _boxes(self) -> list[Rect]:
        count, w = len(self.options), self.rect.w
        edges = [round(w * i / count) for i in range(count + 1)]
        gap = self.ui.theme.px(3)
        return [
            Rect(a, 0, b - a - (gap if b < w else 0), self.rect.h)
            for a, b in itertools.pairwise(edges)
        ]

    def paint(self, surface: Surface, state: State) -> None:
        for (value, words), box in zip(self.options, self._boxes(), strict=True):
            face = Surface(box.size, pygame.SRCALPHA)
            chosen = value == self.value
            kind = "green" if chosen and self.kind == "paper" else self.kind
            kind = "primary" if chosen and self.kind == "green" else kind
            shown: State = "normal" if state == "pressed" else state
            colour = button_face(self.ui, face, kind, shown)
            inner = face.get_rect().inflate(-2 * self.ui.theme.px(6), 0)
            inner.y += round(self.ui.theme.style(self.style).px * 0.07)
            self.ui.canvas.fitted(face, words, self.style, colour, inner, "center")
            surface.blit(face, box)


def pick(
    ui: Ui, rect: Rect, options: Options, value: str, on_change: Callable[[str], object]
) -> ChoiceBar | Dropdown:
    """Return a row of segments if all texts fit, else a dropdown list."""
    style = ui.theme.style("button_small")
    room = rect.w / len(options) - ui.theme.px(17)
    if max(ui.res.text_size(words, style)[0] for _, words in options) * 0.88 <= room:
        return ChoiceBar(ui, rect, options, value, on_change)
    return Dropdown(ui, rect, options, value, on_change)


class Slider(Widget):
    """Chooses a value from 0 to 1 in steps by dragging, clicking, or Left and Right."""

    draggable = True

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        value: float,
        on_change: Callable[[float], object],
        *,
        step: float = 0.1,
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(ui, rect, tip=tip, enabled=enabled)
        self.value, self.on_change, self.stepping = value, on_change, step
        self.refresh()

    def choose(self, value: float) -> None:
        """Set the value to the nearest step and report it to ``on_change``."""
        value = min(1.0, max(0.0, round(round(value / self.stepping) * self.stepping, 4)))
        if value != self.value:
            self.value = value
            self.refresh()
            self.on_change(value)

    def process_event(self, event: pygame.Event) -> bool:
        """Follow the pointer while the mouse button is held; returns whether the event was used."""
        if event.type == pygame.MOUSEMOTION and self.held:
            self._follow(event.pos[0])
            return True
        used = super().process_event(event)
        if used and event.type == pygame.MOUSEBUTTONDOWN and self.held:
            self._follow(event.pos[0])
        return used

    def focus_key(self, event: pygame.Event) -> bool:
        """Change the value by Left and Right; returns whether the key was used."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.choose(self.value + (-1 if event.key == pygame.K_LEFT else 1) * self.stepping)
            return True
        return False

    def _follow(self, x: int) -> None:
        knob = self.rect.h / 2
        self.choose((x - self.rect.x - knob) / max(1.0, self.rect.w - 2 * knob))

    def paint(self, surface: Surface, state: State) -> None:
        w, h = surface.get_size()
        knob, line = h / 2 - 1, max(4.0, h * 0.2)
        x = h / 2 + self.value * (w - h)
        rim = BRASS_LIGHT if state in ("hovered", "pressed") else BRASS
        text = document(
            w,
            h,
            f'<rect x="{h / 2}" y="{h / 2 - line / 2}" width="{w - h}" height="{line}" '
            f'rx="{line / 2}" fill="{hexa(BRASS_DARK)}" fill-opacity="0.45"/>'
            f'<rect x="{h / 2}" y="{h / 2 - line / 2}" width="{max(0.1, x - h / 2)}" '
            f'height="{line}" rx="{line / 2}" fill="{hexa(GREEN)}"/>'
            f'<circle cx="{x}" cy="{h / 2}" r="{knob - 1}" fill="{hexa(rim)}" '
            f'stroke="{hexa(INK)}" stroke-width="2"/>'
            f'<circle cx="{x}" cy="{h / 2}" r="{knob * 0.45}" fill="{hexa(CREAM)}"/>',
        )
        surface.blit(self.ui.res.svg(text, w, h), (0, 0))
