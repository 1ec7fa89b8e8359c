"""Whole games with all options, each played again from its number."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from kraftwagen.engine.types import Code, Event, Json
from kraftwagen.games.automania.state import State
from tests.games.automania.play import choose
from tests.games.automania.table import GAME

COUNT = int(os.environ.get("FUZZ", "26"))
"""So many games; ``FUZZ=400`` for a longer look."""


@dataclass(frozen=True)
class Played:
    """A finished game: its first and its last state, and everything that happened."""

    start: State
    state: State
    happened: list[Event]


def new(number: int) -> State:
    """A game about to begin: every other one is advanced, every third has a handicap."""
    seats = 2 + number % 3
    handicap: list[Json] = [] if number % 3 else [3 * seat for seat in range(seats)]
    return GAME.new(seats, number, {"advanced": number % 2 == 1, "handicap": handicap})


def decisions(number: int) -> Iterator[tuple[State, Code, list[Event]]]:
    """Each position with the decision about to be taken and what has happened so far.

    In one game of four everything legal is as likely; else actions are liked.
    """
    chance, state, happened = random.Random(number), new(number), list[Event]()
    while legal := GAME.legal(state):
        code = chance.choice(legal) if number % 4 == 3 else choose(state, chance)
        yield state, code, happened
        GAME.apply(state, code, happened)


@cache
def played(number: int) -> Played:
    """The same game, finished."""
    for state, _, happened in decisions(number):  # noqa: B007
        pass
    return Played(new(number), state, happened)
