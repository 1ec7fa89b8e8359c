"""Whole games by random clicks, drags, keys, wheels and resizes: nothing may break.

The seeds are fixed. ``MONKEY_SEEDS=40 MONKEY_STEPS=500`` play longer hunts than the suite does.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.widgets import Widget
from tests.ui.playing import Player, QuickRunner

SEEDS = range(int(os.environ.get("MONKEY_SEEDS", "2")))
STEPS = int(os.environ.get("MONKEY_STEPS", "160"))
SIZES = ((1280, 720), (1600, 900), (1000, 700), (1920, 1080), (1111, 777))
KEYS = (
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEUP,
    pygame.K_HOME,
    pygame.K_F1,
    pygame.K_F10,
    *(getattr(pygame, f"K_{letter}") for letter in "abcdefghijklmnopqrstuvwxyz"),
    *(getattr(pygame, f"K_{digit}") for digit in "0123456789"),
)
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
DRAWN = {"kraftwagen": "special_tiles", "automania": "advanced"}
"""An option of each game that is drawn for it."""
STAY = ("table", "scoring", "handoff", "end", "results")
"""Scenes the monkey plays in; it leaves others after a while."""


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
        acts: list[tuple[int, Callable[[], object]]] = [
            (8, self.decide),
            (4, lambda: self.click(self.anywhere())),
            (4, self.press_widget),
            (3, lambda: self.drag(self.anywhere(), self.anywhere(), steps=3)),
            (5, lambda: self.key(self.dice.choice(KEYS), self.dice.choice(MODS))),
            (1, lambda: self.wheel(self.dice.choice((-3, 3)))),
            (1, lambda: self.resize(*self.dice.choice(SIZES))),
            (2, lambda: self.frame(self.dice.randrange(1, 20))),
            (1, self.half_drag),
        ]
        act = self.dice.choices([act for _, act in acts], [weight for weight, _ in acts])[0]
        act()
        return getattr(act, "__name__", "act")

    def decide(self) -> None:
        """A lawful decision by click or drag, or what a covering scene wants."""
        if self.scene.name == "scoring":
            self.scene.skip()
            self.scene.advance()
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


def begin(make_app: Callable[..., Any], game: str, seed: int) -> Monkey:
    spec = registry.load(game)
    app = make_app(games=[spec])
    app.settings.speed = ("fast", "instant")[seed % 2]
    dice = random.Random(seed)
    app.settings.step_mode = dice.random() < 0.3
    app.settings.auto_end_turn = dice.random() < 0.5
    app.settings.auto_forced = dice.random() < 0.7
    app.settings.reduced_motion = dice.random() < 0.2
    app.settings.open_totals = dice.choice(["auto", "on", "off"])
    people = ["Ada", "Bruno"][: dice.choice([1, 1, 2])]
    bots = ["Gustav", "Helene"][: dice.choice([1, 2, 2])]
    seats = [SeatInfo(name) for name in people] + [SeatInfo(name, "random") for name in bots]
    handicap = [dice.randrange(21) for _ in seats] if dice.random() < 0.5 else []
    options = {"handicap": handicap, DRAWN[game]: dice.random() < 0.5}
    match = Match.new(spec, seats, dice.randrange(10**6), options, "2026-11-21")
    scene = TableScene(app, match, make_runner=QuickRunner, strict=True)
    scene.game.saves = None
    app.stack.reset(scene)
    return Monkey(app, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", DRAWN)
def test_nothing_breaks(make_app: Callable[..., Any], game: str, seed: int) -> None:
    monkey = begin(make_app, game, seed)
    match = monkey.match
    for _ in range(STEPS):
        if monkey.act() == "left":
            break
    assert verify(match.record, match.spec) is None
    match.spec.check(match.state)
    # However it was left, the game can be played on.
    if monkey.app.alive and not match.is_over and any(s.name == "table" for s in _scenes(monkey)):
        while monkey.scene.name not in STAY:
            monkey.app.stack.pop()
        monkey.table.controller.back()
        monkey.table.game.settings.step_mode = False
        monkey.table.controller.turns.go_on()
        before = len(match.steps)
        for _ in range(600):
            if len(match.steps) > before or not monkey.pass_covers():
                break
            monkey.frame()
            if monkey.free:
                monkey.choose(match.legal()[0])
        assert len(match.steps) > before or match.is_over


def _scenes(monkey: Monkey) -> list[Any]:
    return list(monkey.app.stack._scenes)
