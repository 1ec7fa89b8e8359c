"""A monkey at the table: clicks, drags, keys, wheels and sizes at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from kraftwagen.ui.widgets import Widget
from tests.ui.playing import Player

SIZES = ((1280, 720), (1600, 900), (1000, 700), (1920, 1080), (1111, 777))
KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_F1, pygame.K_F10,
    *(getattr(pygame, f"K_{letter}") for letter in "abcdefghijklmnopqrstuvwxyz"),
    *(getattr(pygame, f"K_{digit}") for digit in "0123456789"),
)  # fmt: skip
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
STAY = ("table", "scoring", "handoff", "end", "results")
"""Scenes the monkey plays in; it leaves others after a while."""


Acts = dict[str, tuple[float, Callable[[], object]]]
"""Things to do by name, each with how often it is done."""


class Monkey(Player):
    """Does anything anywhere, now and then something sensible."""

    def __init__(self, app: Any, seed: int) -> None:
        super().__init__(app)
        self.dice = random.Random(seed)
        self.away = 0

    def anywhere(self) -> tuple[int, int]:
        w, h = self.app.size
        return self.dice.randrange(w), self.dice.randrange(h)

    def act(self) -> str:
        """One thing; what it was."""
        if not self.app.alive or self.scene.name == "menu":
            return "left"
        self.away = 0 if self.scene.name in STAY else self.away + 1
        if self.away > 4:
            self.away = 0
            self.app.stack.pop()
            self.frame()
            return "back"
        return self.do_one(self.acts())

    def do_one(self, acts: Acts) -> str:
        """One of these things, the heavier the likelier; what it was."""
        act = self.dice.choices(list(acts), [weight for weight, _ in acts.values()])[0]
        acts[act][1]()
        return act

    def acts(self) -> Acts:
        """What it may do."""
        dice = self.dice
        return {
            "decide": (8, self.decide),
            "click": (4, lambda: self.click(self.anywhere())),
            "press": (4, self.press_widget),
            "drag": (3, lambda: self.drag(self.anywhere(), self.anywhere(), steps=3)),
            "key": (5, lambda: self.key(dice.choice(KEYS), dice.choice(MODS))),
            "wheel": (1, lambda: self.wheel(dice.choice((-3, 3)))),
            "resize": (1, lambda: self.resize(*dice.choice(SIZES))),
            "wait": (2, lambda: self.frame(dice.randrange(1, 20))),
            "half a drag": (1, self.half_drag),
        }

    def decide(self) -> None:
        """A lawful decision by click or drag, or what a covering scene wants."""
        if self.scene.name == "scoring":
            self.read_scoring()
        elif self.scene.name == "handoff":
            self.click((30, 30))
        elif self.scene.name == "table" and self.free and self.table.controller.looking is None:
            how = self.dice.choice((self.choose, self.drag_out))
            how(self.dice.choice(self.match.legal()))
        self.frame()

    def press_widget(self) -> None:
        """Click a button, a line, a list; never the doors out of the game."""
        widgets = [w for w in self.widgets(Widget) if not self._is_door(w)]
        if widgets:
            rect = self.dice.choice(widgets).rect
            self.click((self.dice.randrange(rect.x, rect.right + 1), rect.centery))

    def half_drag(self) -> None:
        """Hold something while the window changes its size."""
        self.move(self.anywhere())
        self.down()
        self.move(self.anywhere())
        self.resize(*self.dice.choice(SIZES))
        self.up()

    @staticmethod
    def _is_door(widget: Widget) -> bool:
        words = getattr(widget, "text", "")
        return words in ("Save and quit to the menu", "Menu", "Open folder", "Play again",
                         "Same set-up", "Full screen")  # fmt: skip
