"""Plays at the table without a screen: bots that answer at once, clicks by decision."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.bots.base import Choice
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Observation
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.parts.show import ShowScene
from tests.ui.driver import Driver


class QuickRunner:
    """A bot runner in this process: a random decision, known by the next poll."""

    def __init__(self, spec: GameSpec[Any]) -> None:
        self.spec = spec
        self.asked: list[tuple[str, int]] = []
        self.cancelled = 0
        self.closed = False
        self._move: BotDecision | None = None
        self.trouble = ""

    @property
    def thinking(self) -> bool:
        return self._move is not None

    @property
    def progress(self) -> float:
        return 0.5 if self._move else 0.0

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        self.asked.append((bot, seed))
        chosen = RandomBot(self.spec, seed + len(self.asked)).choose(observation)
        self._move = BotDecision(observation.seat, Choice(chosen.code), self.trouble)

    def poll(self) -> BotDecision | None:
        move, self._move = self._move, None
        return move

    def cancel(self) -> None:
        self.cancelled += 1
        self._move = None

    def close(self) -> None:
        self.closed = True


def draw_rarely(patch: pytest.MonkeyPatch, every: int = 12) -> None:
    """Draw the table in few of its frames: for games that judge what happens, not pictures.

    Pictures at every moment of whole games are drawn by the monkey and the soak test.
    """
    frames = itertools.count()
    draw = TableScene.draw

    def rarely(self: TableScene, surface: pygame.Surface) -> None:
        if next(frames) % every == 0:
            draw(self, surface)

    patch.setattr(TableScene, "draw", rarely)


class Player(Driver):
    """A driver that knows the table."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.dice = random.Random(4)

    @property
    def table(self) -> Any:
        return next(scene for scene in self.app.stack._scenes if scene.name == "table")

    @property
    def match(self) -> Any:
        return self.table.game.match

    @property
    def free(self) -> bool:
        """Whether a person is asked and nothing moves."""
        table = self.table
        return self.scene is table and table.game.asks and not table.director.busy

    def until_free(self, most: int = 3000) -> None:
        """Frames until a person has to decide, or something covers the table."""
        for _ in range(most):
            if self.free or self.scene.name not in ("table",):
                return
            self.frame()
        table, controller = self.table, self.table.controller
        raise AssertionError(
            f"nobody is asked: seat {self.match.actor} of {len(self.match.steps)} decisions,"
            f" asks {table.game.asks}, busy {table.director.busy}, waits {controller.turns.waits},"
            f" looking at {controller.looking}"
        )

    def choose(self, code: Code) -> None:
        """Decide by clicking."""
        if code == self.table.hooks.end_turn:
            self.click(self.table.action_bar.end)
            return
        targets = self.table.view.targets(code)
        assert targets, f"no targets for {self.match.spec.to_text(code)}"
        for target in targets:
            self.click(target)

    def drag_out(self, code: Code) -> None:
        """Decide by dragging; falls back to clicks for what is only clicked."""
        drags = self.table.view.drag(code)
        if not drags:
            self.choose(code)
            return
        for start, end in drags:
            if start == end:
                self.click(start)
            else:
                self.drag(start, end)

    def read_scoring(self) -> int:
        """See every step of a scoring from the first one on, then close it; how many there were.

        None is left out: what a step needs is looked up when it is drawn.
        """
        scene = self.scene
        if isinstance(scene, ShowScene):
            return self._watch(scene)
        while scene.at:
            scene.step_back()
        scene.invalidate()
        for seen in range(100):
            self.frame()
            if self.scene is not scene:
                return seen
            scene.advance()
        raise AssertionError("the scoring does not end")

    def _watch(self, scene: ShowScene) -> int:
        """See every act of a show from the first one on, then close it; how many there were."""
        scene.begin(0)
        acts = 0
        while self.scene is scene:
            acts += not scene.over
            self.frame()
            if self.scene is scene:
                scene.advance()
        return acts

    def pass_covers(self) -> bool:
        """Close scoring, hand-over and end scenes; whether the game still goes on."""
        for _ in range(50):
            name = self.scene.name
            if name == "results":
                return False
            if name == "scoring":
                self.read_scoring()
            elif name == "end":
                self.scene.leave_it()
            elif name == "handoff":
                self.click((30, 30))
            else:
                return True
            self.frame()
        raise AssertionError(f"stuck in {self.scene.name}")


Start = Callable[..., Player]
BOTS = ("Gustav", "Helene", "Viktor")


def set_up(
    make_app: Callable[..., App], spec: GameSpec[Any], app: Any = None, **settings: Any
) -> App:
    """A window of one game in which nothing takes time but what is asked for."""
    made = make_app(games=[spec], **(app or {}))
    for name, value in {"speed": "instant", "auto_forced": False, **settings}.items():
        setattr(made.settings, name, value)
    return made


def sit_down(app: App, match: Match, runner: Any = QuickRunner, saves: bool = True) -> Player:
    """A table with the match, its first picture drawn."""
    scene = TableScene(app, match, make_runner=runner)
    if not saves:
        scene.game.saves = None
    app.stack.reset(scene)
    player = Player(app)
    player.frame()
    return player


def match_of(
    spec: GameSpec[Any],
    *people: str,
    bots: int = 0,
    bot: str = "random",
    seed: int = 3,
    options: dict[str, Any] | None = None,
    pure: bool = False,
) -> Match:
    """A match of people and bots that is about to begin."""
    seats = [SeatInfo(name) for name in people] + [SeatInfo(name, bot) for name in BOTS[:bots]]
    return Match.new(spec, seats, seed, options or {}, "2026-11-20", unassisted=pure)


def player_when(app: App, wanted: Callable[[Match], bool]) -> Player:
    """A table of Ada and two bots in a game of the app, at the first moment that fits."""
    spec = app.games[0]
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random"), SeatInfo("Helene", "random")]
    for seed in range(1, 200):
        match = Match.new(spec, seats, seed, {}, "2026-11-21")
        dice = random.Random(seed)
        while not match.is_over and not wanted(match):
            match.submit(match.actor, dice.choice(spec.legal(match.state)))
        if not match.is_over:
            break
    app.stack.reset(TableScene(app, match, make_runner=QuickRunner))
    player = Player(app)
    player.frame()
    return player


def bots_to_move(player: Player) -> None:
    """Play until a bot waits for Next."""
    for _ in range(400):
        if player.table.controller.turns.waits:
            return
        if player.free:
            player.choose(player.match.legal()[0])
        player.frame()
    raise AssertionError("no bot waits")
