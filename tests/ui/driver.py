"""Operates the window as a person would: real events through the real queue, frame by frame."""

from __future__ import annotations

from concurrent.futures import wait
from typing import Any

import pygame
from pygame import Rect

from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, CheckBox, TextEntry, Widget

STEP = 1 / 60
STRIDE = 0.05
"""A longer step, for time that passes while nobody looks."""
PRESSES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.FINGERDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERAXISMOTION,
)
LEAP = 0.1
"""The longest time that the window moves things in one step."""


class Driver:
    """Mouse and keyboard on an app; every action is followed by one frame."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.at = (1, 1)
        self.move(self.at)

    @property
    def scene(self) -> Any:
        return self.app.stack.top

    def frame(self, count: int = 1, dt: float = STEP) -> bool:
        """Step; whether anything was drawn. With ``LEAP`` what moves is soon at its end."""
        drawn = False
        for _ in range(count):
            drawn |= self.app.step(pygame.event.get(), dt)
        return drawn

    def settle(self, seconds: float) -> None:
        self.frame(round(seconds / STRIDE), STRIDE)

    # -- mouse

    def move(self, at: tuple[float, float]) -> None:
        self.at = (round(at[0]), round(at[1]))
        pygame.mouse.set_pos(self.at)
        pygame.event.get(pygame.MOUSEMOTION)
        self._post(pygame.MOUSEMOTION, pos=self.at, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def down(self) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=self.at, button=1)

    def up(self) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=self.at, button=1)

    def click(self, where: Any) -> None:
        self.move(where.rect.center if hasattr(where, "rect") else where)
        self.down()
        self.up()

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
        self.move(start)
        self.down()
        for i in range(1, steps + 1):
            share = i / steps
            self.move(
                (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            )
        self.up()

    def wheel(self, by: int) -> None:
        self._post(pygame.MOUSEWHEEL, x=0, y=by, flipped=False, precise_x=0.0, precise_y=float(by))

    # -- keyboard

    def key(self, key: int, mod: int = 0) -> None:
        self._post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self._post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def type(self, text: str) -> None:
        for letter in text:
            self._post(pygame.TEXTINPUT, text=letter)

    # -- window

    def resize(self, w: int, h: int) -> None:
        pygame.display.set_mode((w, h), pygame.RESIZABLE)
        pygame.event.get()
        self._post(pygame.VIDEORESIZE, size=(w, h), w=w, h=h)
        if self.app.resources.rough:
            self.until_sharp(0.3)

    def until_sharp(self, seconds: float = 2.0) -> bool:
        """Let time pass; returns whether sharp pictures have replaced all that stood in."""
        for _ in range(round(seconds / 0.05)):
            self.app.step(pygame.event.get(), 0.05)
            wait(self.app.resources._coming.values())
        return not self.app.resources.rough

    # -- finding things by what they say

    def widgets(self, kind: type[Any] = Widget) -> list[Any]:
        return [w for w in self.scene.ui.widgets if isinstance(w, kind) and w.visible]

    def button(self, text: str) -> Button:
        return self._one([w for w in self.widgets(Button) if w.text == text], text)

    def check(self, text: str) -> CheckBox:
        return self._one([w for w in self.widgets(CheckBox) if w.text == text], text)

    def entry(self, number: int) -> TextEntry:
        return self.widgets(TextEntry)[number]

    def press(self, text: str) -> None:
        self.click(self.button(text))

    def _one(self, found: list[Any], text: str) -> Any:
        assert len(found) == 1, f"{len(found)} widgets say {text!r} in {self.scene.name}"
        return found[0]

    def _post(self, kind: int, **values: Any) -> None:
        """One event, once the scene in sight takes presses: a person looks first."""
        while kind in PRESSES and len(self.app.stack) and self.scene.settles > 0:
            self.app.step([], 0.1)
        pygame.event.post(pygame.event.Event(kind, values))
        self.frame()


def overlaps(rects: list[Rect]) -> list[tuple[Rect, Rect]]:
    """Pairs that share pixels."""
    return [
        (one, other)
        for i, one in enumerate(rects)
        for other in rects[i + 1 :]
        if one.colliderect(other)
    ]


def above_menu(app: App, scene: Scene, frames: int = 1) -> Driver:
    """A page that was opened from the menu, after so many frames."""
    app.routes.menu()
    app.stack.push(scene)
    driver = Driver(app)
    driver.frame(frames)
    return driver
