"""How fast the rules and the bots are; figures to read, never asserted.

The time of one round divided by ``decisions`` in its extra info is the time of one decision.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.greedy import GreedyBot
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.engine import registry, rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen.rules import flow
from tests import games

GAMES = 10


@pytest.fixture(scope="module", params=games.GAMES)
def spec(request: pytest.FixtureRequest) -> GameSpec[Any]:
    return registry.load(request.param)


def random_game(spec: GameSpec[Any], seats: int, seed: int, most: int = 1 << 30) -> tuple[Any, int]:
    """The state after at most ``most`` random decisions, and how many there were."""
    state = spec.new(seats, seed, {})
    draw = rng.seeded(seed, "benchmark")
    decisions = 0
    while decisions < most:
        codes = spec.legal(state)
        if not codes:
            break
        draw = rng.advance(draw)
        spec.apply(state, codes[rng.below(draw, len(codes))])
        decisions += 1
    return state, decisions


@pytest.fixture(scope="module")
def middle(spec: GameSpec[Any]) -> Any:
    """A position well after the beginning."""
    return random_game(spec, 4, 3, games.sample(spec.id).middle)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play(benchmark: Any, spec: GameSpec[Any], seats: int) -> None:
    decisions = sum(random_game(spec, seats, seed)[1] for seed in range(GAMES))

    def play() -> None:
        for seed in range(GAMES):
            random_game(spec, seats, seed)

    benchmark(play)
    benchmark.extra_info["decisions"] = decisions
    if benchmark.stats is not None:
        rate = decisions / benchmark.stats.stats.median
        benchmark.extra_info["decisions_per_second"] = round(rate)
        print(f"\nrandom play, {seats} seats: {rate:,.0f} decisions per second")


def test_clone(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    benchmark(spec.clone, middle)


def test_legal(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    benchmark(spec.legal, middle)


def test_digest(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    benchmark(spec.digest, middle)


def test_evaluate(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    benchmark(spec.evaluate, middle)


def test_explain(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    benchmark(spec.explain, middle, spec.actor(middle))


def test_greedy_plan(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    view = spec.observe(middle, spec.actor(middle))
    benchmark(lambda: GreedyBot(spec, 1).choose(view))


def test_random_decision(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    view = spec.observe(middle, spec.actor(middle))
    bot = RandomBot(spec, 1)
    benchmark(bot.choose, view)


LOOP = 1000
"""Rounds of the calibration loop, about 20 ms."""
SLOW = 1.12
"""Samples between calibrations this much slower than the fastest are thrown away."""
ROUNDS = 7


def calibration() -> float:
    """Seconds of a loop that depends on nothing here: how fast the machine is right now."""
    started = time.perf_counter()
    total = 0
    for _ in range(LOOP):
        for number in range(300):
            total += number
    assert total
    return time.perf_counter() - started


def calibrated(work: Callable[[], int]) -> tuple[float, int]:
    """The median rate per second of ``work``, which returns its amount, and samples rejected.

    Machines that are shared slow down without saying so: the loop runs before and after.
    """
    samples: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        before = calibration()
        started = time.perf_counter()
        amount = work()
        seconds = time.perf_counter() - started
        samples.append((amount / seconds, max(before, calibration())))
    fastest = min(pace for _, pace in samples)
    kept = [rate for rate, pace in samples if pace < SLOW * fastest]
    return statistics.median(kept), len(samples) - len(kept)


def build() -> str:
    """Which build of the rules this is."""
    return "interpreted" if flow.__file__.endswith(".py") else "compiled"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_inside(benchmark: Any, spec: GameSpec[Any], seats: int) -> None:
    """Whole random games without leaving the rules' modules; setting up is no decision."""
    play_random = import_module(f"kraftwagen.games.{spec.id}.rules.playout").play_random
    states = [spec.new(seats, seed, {}) for seed in range(120)]

    def work() -> int:
        return sum(play_random(spec.clone(state), seed) for seed, state in enumerate(states))

    rate, rejected = calibrated(work)
    benchmark.extra_info["decisions_per_second"] = round(rate)
    which = f"{spec.title} {build()} random play inside, {seats} seats"
    print(f"\n{which}: {rate:,.0f} decisions/s, -{rejected}")
    benchmark.pedantic(work, rounds=1)


def test_clones(benchmark: Any, spec: GameSpec[Any], middle: Any) -> None:
    clone = spec.clone

    def work() -> int:
        for _ in range(50_000):
            clone(middle)
        return 50_000

    rate, rejected = calibrated(work)
    print(f"\n{spec.title} {build()} clone: {1e6 / rate:.2f} us, -{rejected}")
    benchmark.pedantic(work, rounds=1)


def test_quick_turn(benchmark: Any, spec: GameSpec[Any]) -> None:
    assert spec.insight is not None
    rollout_turn = spec.insight.rollout_turn

    def work() -> int:
        state = spec.new(4, 1, {})
        turns = 0
        while not spec.is_over(state):
            state = rollout_turn(state, turns + 1, 1.0)
            turns += 1
        return turns

    rate, rejected = calibrated(work)
    print(f"\n{spec.title} {build()} quick player turn: {1e3 / rate:.3f} ms, -{rejected}")
    benchmark.pedantic(work, rounds=1)


def test_judge(benchmark: Any, spec: GameSpec[Any], settled: Any) -> None:
    assert spec.insight is not None
    judge = spec.insight.evaluate_deeply

    def work() -> int:
        for _ in range(100):
            judge(settled)
        return 100

    work()
    rate, rejected = calibrated(work)
    print(f"\n{spec.title} {build()} careful estimate: {1e6 / rate:.0f} us, -{rejected}")
    benchmark.pedantic(work, rounds=1)


@pytest.fixture(scope="module")
def settled(spec: GameSpec[Any]) -> Any:
    """A position between two player turns in the second game turn."""
    assert spec.insight is not None
    state = spec.new(4, 3, {})
    for turn in range(30):
        state = spec.insight.rollout_turn(state, turn + 1, 1.0)
    return state


@pytest.mark.parametrize("name", [level.name for level in ladder.LEVELS])
def test_first_decisions(benchmark: Any, spec: GameSpec[Any], name: str) -> None:
    """The beginning of a turn, where every level thinks longest; three positions of one game."""
    assert spec.insight is not None
    times = []
    state = spec.new(4, 9, {})
    for turn in range(40):
        state = spec.insight.rollout_turn(state, turn + 1, 1.0)
        if turn in (12, 25, 38):
            view = spec.observe(state, spec.actor(state))
            bot = ladder.build(name, spec, 1)
            started = time.perf_counter()
            bot.choose(view)
            times.append(time.perf_counter() - started)
    print(f"\n{spec.title} {build()} {name}: {max(times) * 1000:.0f} ms at most for a player turn")
    benchmark.pedantic(lambda: None, rounds=1)
