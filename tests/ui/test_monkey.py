"""Whole games by random clicks, drags, keys, wheels and resizes: nothing may break.

The seeds are fixed. ``MONKEY_SEEDS=40 MONKEY_STEPS=500`` play longer hunts than the suite does.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.every import EVERY
from tests.games import each_game, sample
from tests.ui.monkey import STAY, Monkey
from tests.ui.playing import QuickRunner

SEEDS = range(int(os.environ.get("MONKEY_SEEDS", "1")))
STEPS = int(os.environ.get("MONKEY_STEPS", "160" if EVERY else "60"))


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
    options = {"handicap": handicap, sample(game).variant: dice.random() < 0.5}
    match = Match.new(spec, seats, dice.randrange(10**6), options, "2026-11-21")
    if seed % 2:
        match = begun(match, dice)
    scene = TableScene(app, match, make_runner=QuickRunner)
    scene.director.strict = True
    scene.game.saves = None
    app.stack.reset(scene)
    return Monkey(app, seed)


def begun(match: Match, dice: random.Random) -> Match:
    """A game that was set up where this one would be at some moment: nobody has seen how."""
    spec = match.spec
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    state = match.state_at(dice.randrange(len(match.steps)))
    return Match.from_position(spec, match.seats, spec.to_position(state), "2026-11-21")


@pytest.mark.parametrize("seed", SEEDS)
@each_game
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
        monkey.table.controller.refresh()
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
