"""How soon the table answers the hand: while a bot thinks, while pieces move and to a decision.

Never asserted.

The loop is that of ``App.run`` with the dummy video driver. An input counts as answered when the
first picture after it is on the screen: an event posted at a random moment waits for the frame
before it to end, is handled, and the next picture is drawn.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games import GAMES

pytest.importorskip("pygame")

import pygame

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform import waiting
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
INPUTS = 60
DECISIONS = 60
_SECONDS = 60.0


@pytest.fixture(params=GAMES)
def game(request: Any) -> str:
    return str(request.param)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def app(request: Any, game: str, tmp_path: Path) -> Iterator[App]:
    made = make_app([registry.load(game)], data_dir=tmp_path, size=request.param, guarded=False)
    yield made
    made.close()


def table(app: App, speed: str, bot: str) -> TableScene:
    """A table where only bots play, with the worker process of real games."""
    spec = app.game
    app.settings.speed = speed
    seats = [SeatInfo(name, bot) for name in ("Gustav", "Helene", "Viktor", "Amalie")]
    scene = TableScene(app, Match.new(spec, seats, 5, {}, ""))
    scene.game.saves = None
    app.stack.reset(scene)
    app.step([], 0.0)
    return scene


def reactions(app: App, scene: TableScene, wanted: Any) -> tuple[list[float], list[float]]:
    """Milliseconds from an input to the picture that answers it, and of work for each frame."""
    dice = random.Random(3)
    answers: list[float] = []
    frames: list[float] = []
    clock = pygame.time.Clock()
    begun = time.perf_counter()
    posted: float | None = None
    due = begun + 0.2
    spots = [scene.top_bar.step.rect.center, scene.action_bar.undo.rect.center, scene.side.center]
    while len(answers) < INPUTS and time.perf_counter() - begun < _SECONDS:
        while len(app.stack) > 1:
            app.stack.pop()
        if posted is None and time.perf_counter() >= due and wanted(scene):
            x, y = dice.choice(spots)
            spot = (x + dice.randrange(-3, 4), y + dice.randrange(-3, 4))
            event = pygame.event.Event(
                pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0), touch=False
            )
            pygame.mouse.set_pos(spot)
            pygame.event.post(event)
            posted = time.perf_counter()
        wait = app.next_update()
        events = waiting.events(min(wait, 0.02))
        passed = min(clock.tick(60) / 1000, 0.1)
        before = time.process_time()
        drawn = app.step(events, passed)
        now = time.perf_counter()
        if drawn:
            frames.append((time.process_time() - before) * 1000)
        if posted is not None and events:
            # A motion that changes nothing needs no picture; it is handled by now.
            answers.append((now - posted) * 1000)
            posted, due = None, now + dice.uniform(0.01, 0.12)
    return sorted(answers), sorted(frames)


def told(name: str, times: list[float]) -> str:
    if not times:
        return f"{name}: none"
    middle, late = times[len(times) // 2], times[max(0, round(len(times) * 0.95) - 1)]
    return f"{name}: median {middle:.1f} ms, 95 % {late:.1f} ms, worst {times[-1]:.1f} ms"


def test_reaction_while_pieces_move(benchmark: Any, app: App) -> None:
    scene = table(app, "normal", "greedy")
    found = benchmark.pedantic(reactions, (app, scene, lambda scene: scene.director.busy), rounds=1)
    print(f"\n{told('answers while pieces move', found[0])}; {told('frames', found[1])}")


def test_reaction_while_a_bot_thinks(benchmark: Any, app: App) -> None:
    scene = table(app, "instant", "greedy")
    found = benchmark.pedantic(
        reactions, (app, scene, lambda scene: scene.game.runner.thinking), rounds=1
    )
    print(f"\n{told('answers while a bot thinks', found[0])}; {told('frames', found[1])}")


def decisions(app: App) -> list[float]:
    """Milliseconds from the click that decides to the end of the turn of the loop that shows it.

    The match is saved within that time, as it is when people play.
    """
    app.settings.speed = "instant"
    spec, dice, times = app.game, random.Random(7), list[float]()
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Gustav", "random")], 1, {}, "")
    scene = TableScene(app, match)
    app.stack.reset(scene)
    begun = time.perf_counter()

    def shown(kind: int, spot: tuple[int, int]) -> float:
        """Send an event; milliseconds until it is answered by a picture."""
        event = pygame.Event(kind, pos=spot, button=1, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        start = time.perf_counter()
        for _ in range(10):
            if app.step([event] if kind else [], 1 / 60):
                break
            kind = 0
        return (time.perf_counter() - start) * 1000

    while len(times) < DECISIONS and not match.is_over and time.perf_counter() - begun < _SECONDS:
        while len(app.stack) > 1:
            app.stack.pop()
        app.step([], 1 / 60)
        if not scene.controller.free:
            continue
        ways = [(code, scene.view.targets(code)) for code in match.legal()]
        ways = [way for way in ways if way[1]]
        if not ways:
            scene.requests.end_turn()
            continue
        count = len(match.steps)
        for spot in dice.choice(ways)[1]:
            pygame.mouse.set_pos(spot)
            pygame.event.clear()
            for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                took = shown(kind, spot)
                if len(match.steps) > count:
                    times.append(took)
                    count = len(match.steps)
    return sorted(times)


def test_from_a_decision_to_its_picture(benchmark: Any, app: App) -> None:
    found = benchmark.pedantic(decisions, (app,), rounds=1)
    print(f"\n{told('decision to picture, autosave included', found)}")
