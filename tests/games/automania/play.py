"""Seeded random play that rather acts than retires, and the cases it leads to."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, frames
from kraftwagen.games.automania.state import State
from tests.games.automania.table import GAME, Table

CAP = 3000
"""No game is longer than this; random ones have some 150 decisions."""
_RARE = {
    codes.RETIRE: 0.02,
    codes.SPONSOR: 0.02,
    codes.RECALL: 0.01,
    codes.DISCARD: 0.03,
    codes.KEEP: 0.2,
    codes.PASS: 0.3,
}
"""Kinds of decisions that are drawn less often than the others, which count 1."""
_POPULAR = 10


class Case(NamedTuple):
    """A decision, what stood before and after it, and what happened."""

    before: State
    code: int
    after: State
    out: list[Event]


def chooser(rng: random.Random) -> Callable[[State], int]:
    """Chooses legal codes for a whole game."""
    return lambda state: choose(state, rng)


def eager(legal: list[int]) -> list[int]:
    """Whoever stays at work as long as possible."""
    return [code for code in legal if codes.kind(code) != codes.RETIRE] or legal


def rare() -> list[State]:
    """Positions with what random games hardly ever ask: the reward for a top car."""
    contract = {"ask": "contract", "type": "super", "popularity": 18}
    return [Table(ask=[contract, {"ask": "reward", "market": "north_america"}]).state]


def choose(state: State, rng: random.Random) -> int:
    """A legal code: first a kind, acting rather than retiring, then one of that kind.

    Empty places are filled first, and marketing goes to cars that are popular already: so
    factories grow and top cars are built.
    """
    legal: list[int] = GAME.legal(state)
    kinds = sorted({codes.kind(code) for code in legal})
    (kind,) = rng.choices(kinds, [_RARE.get(kind, 1.0) for kind in kinds])
    found = [code for code in legal if codes.kind(code) == kind]
    if kind == codes.PLACE and rng.random() < 0.8:
        factory = state.factories[state.current]
        found = [code for code in found if not factory[codes.value(code)]] or found
    if kind == codes.WORKERS and rng.random() < 0.7:
        popular = frames.unpack_marketing(state.pending[-1])[3] >= _POPULAR
        return found[-1] if popular else found[0]
    return rng.choice(found)


def game(seats: int, seed: int, advanced: bool) -> Iterator[Case]:
    """Every decision of a random game; the states are not changed later."""
    state = GAME.new(seats, seed, {"advanced": advanced})
    rng = random.Random(seed * 8 + seats * 2 + advanced)
    for _ in range(CAP):
        if GAME.is_over(state):
            return
        code = choose(state, rng)
        after = state.clone()
        out: list[Event] = []
        GAME.apply(after, code, out)
        yield Case(state, code, after, out)
        state = after
    raise AssertionError("the game does not end")


@cache
def games(number: int) -> tuple[tuple[Case, ...], ...]:
    """Games with all numbers of seats, with both kinds of factories."""
    return tuple(tuple(game(2 + index % 3, index, index % 2 == 1)) for index in range(number))


@cache
def _by_kind(number: int) -> dict[int, list[Case]]:
    found = defaultdict(list)
    for cases in games(number):
        for case in cases:
            found[codes.kind(case.code)].append(case)
    return found


def cases(kind: int, number: int) -> list[Case]:
    """All decisions of a kind in so many games."""
    return _by_kind(number)[kind]


def positions(number: int, every: int) -> Iterator[State]:
    """Some positions of so many games: one of ``every`` ones."""
    count = 0
    for one in games(number):
        for case in one:
            count += 1
            if count % every == 0:
                yield case.before
