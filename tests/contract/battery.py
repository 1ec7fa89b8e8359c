"""What the contract tests share: the cases, random games, and positions taken from them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Json
from tests.every import EVERY

CAP = 5000
"""More decisions than any game of the house can have."""

CHUNKS = 6
GAMES_PER_CHUNK = 10
MAX_CODE = 1 << 60
NONSENSE = (-1, 0, 1, 7, 255, 4096, 123456789, MAX_CODE - 1, MAX_CODE, 1 << 70)

registry.register("toy", "tests.toygame")


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and its yes-or-no options in one setting."""

    game: str
    seats: int
    options: tuple[tuple[str, Json], ...]

    @property
    def spec(self) -> GameSpec[Any]:
        return load(self.game)

    def new(self, seed: int) -> Any:
        return self.spec.new(self.seats, seed, dict(self.options))

    def __str__(self) -> str:
        switched = "".join(f"-{name}" for name, on in self.options if on)
        return f"{self.game}-{self.seats}{switched}"


@cache
def load(game_id: str) -> GameSpec[Any]:
    return registry.load(game_id)


def cases() -> list[Case]:
    """Every game and number of seats with the options by turns; ``EVERY=1``: with all of them."""
    found = []
    for game in registry.game_ids():
        spec = load(game)
        switches = [name for name, value in spec.options.items() if isinstance(value, bool)]
        for seats in range(spec.seats[0], spec.seats[1] + 1):
            for setting in itertools.product((False, True), repeat=len(switches)):
                if switches and not EVERY and sum(setting) % 2 != seats % 2:
                    continue
                found.append(Case(game, seats, tuple(zip(switches, setting, strict=True))))
    return found


CASES = cases()


def play(case: Case, seed: int) -> Iterator[tuple[Any, Code]]:
    """A random game: each state with the decision about to be taken in it."""
    spec, rng, state = case.spec, random.Random(seed), case.new(seed)
    for _ in range(CAP):
        if spec.is_over(state):
            return
        code = rng.choice(spec.legal(state))
        yield state, code
        spec.apply(state, code)
    raise AssertionError(f"{case} with seed {seed} has not ended after {CAP} decisions")


def decisions(case: Case, seed: int) -> list[Code]:
    return [code for _, code in play(case, seed)]


def positions(case: Case, *, games: int, every: int) -> Iterator[tuple[Any, random.Random]]:
    """Clones of positions from random games, about one in ``every``, and the final ones."""
    spec = case.spec
    for seed in range(games):
        rng = random.Random(seed)
        for state, _ in play(case, seed):
            if rng.randrange(every) == 0:
                yield spec.clone(state), rng
        yield finish(case, state), rng


def finish(case: Case, state: Any) -> Any:
    """A clone of the state, played on at random to the end."""
    spec, rng, end = case.spec, random.Random(0), case.spec.clone(state)
    for _ in range(CAP):
        if spec.is_over(end):
            return end
        spec.apply(end, rng.choice(spec.legal(end)))
    raise AssertionError(f"{case} does not end")
