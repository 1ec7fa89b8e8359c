"""Seeded random play that visits much of the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes
from kraftwagen.games.kraftwagen.state import State
from tests.games.kraftwagen.table import GAME

CAP = 3000
"""No game is longer than this; random ones have some 150 decisions."""


def chooser(rng: random.Random) -> Callable[[State], int]:
    """Chooses legal codes for a whole game."""
    moods: dict[int, float] = {}
    return lambda state: choose(state, moods, rng)


def eager(legal: list[int]) -> list[int]:
    """What there is to do before the turn is over, cars before all else."""
    cars = [code for code in legal if codes.kind(code) in (codes.CAR, codes.DIESEL, codes.DAIMLER)]
    return cars or [code for code in legal if code != codes.END_TURN] or legal


def rare() -> list[State]:
    """Positions with what random games never ask: there is nothing."""
    return []


def choose(state: State, moods: dict[int, float], rng: random.Random) -> int:
    """A legal code: first a kind by mood, then one of that kind."""
    legal = GAME.legal(state)
    kinds = sorted({codes.kind(code) for code in legal})
    weights = [moods.setdefault(kind, rng.choice((0.1, 0.5, 1.0, 3.0))) for kind in kinds]
    (kind,) = rng.choices(kinds, weights)
    return rng.choice([code for code in legal if codes.kind(code) == kind])


def game(
    seats: int, seed: int, special_tiles: bool, out: list[Event] | None = None
) -> Iterator[tuple[State, int]]:
    """Every position of a random game with the code about to be played."""
    state = GAME.new(seats, seed, {"special_tiles": special_tiles})
    choose = chooser(random.Random(seed * 8 + seats * 2 + special_tiles))
    for _ in range(CAP):
        if GAME.is_over(state):
            return
        code = choose(state)
        yield state, code
        GAME.apply(state, code, out)
    raise AssertionError("the game does not end")


def positions(games: int, first_seed: int = 0) -> Iterator[State]:
    """Positions of games with all numbers of seats, with and without special tiles."""
    for index in range(games):
        for state, _ in game(2 + index % 3, first_seed + index, index % 2 == 0):
            yield state
