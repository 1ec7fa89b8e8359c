"""Random games that do much: whoever plays them likes actions better than retiring."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from kraftwagen.engine.types import Code, Event
from kraftwagen.games.automania import codes
from kraftwagen.games.automania.spec import load
from kraftwagen.games.automania.state import State

GAME = load()
COUNT = int(os.environ.get("FUZZ", "24"))
"""So many games; ``FUZZ=400`` for a longer look."""
_LAZY = (codes.RETIRE, codes.PASS, codes.DISCARD, codes.KEEP, codes.RECALL, codes.SPONSOR)


@dataclass
class Played:
    """A finished game: how it was set up, its last state, everything that happened."""

    options: dict[str, Any]
    start: State
    state: State
    happened: list[Event] = field(default_factory=list)


def positions(number: int) -> Iterator[tuple[State, Code, list[Event]]]:
    """A game: each position, the decision about to be taken, what happened before it.

    Every other game is the advanced one, every third has a handicap; one in four is played
    without a liking for actions.
    """
    seats, chance = 2 + number % 3, random.Random(number)
    liking = 0.0 if number % 4 == 3 else 0.93
    state, happened = GAME.new(seats, number, options(number)), list[Event]()
    while legal := GAME.legal(state):
        busy = [code for code in legal if codes.kind(code) not in _LAZY]
        code = chance.choice(busy if busy and chance.random() < liking else legal)
        yield state, code, happened
        GAME.apply(state, code, happened)


def options(number: int) -> dict[str, Any]:
    """How a game of a number is set up."""
    seats = 2 + number % 3
    handicap = [] if number % 3 else [3 * seat for seat in range(seats)]
    return {"advanced": number % 2 == 1, "handicap": handicap}


@cache
def played(number: int) -> Played:
    """The same game, finished."""
    made = Played(options(number), GAME.new(2 + number % 3, number, options(number)), State())
    for state, _, happened in positions(number):
        made.state, made.happened = state, happened
    return made
