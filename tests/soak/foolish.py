"""Moves a player would laugh at, found afterwards in a finished game.

Nothing here asks the bots or what they leave out: it looks at positions and at what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kraftwagen.engine.spec import GameSpec
from tests.games import part


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a game: the positions around it and what happened."""

    number: int
    seat: int
    before: Any
    code: int
    after: Any
    events: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Foolish:
    """A move of one of its ``kinds``; ``number`` counts decisions from 0."""

    kind: str
    seat: int
    number: int
    what: str


def steps(spec: GameSpec[Any], seats: int, seed: int, decisions: Sequence[str]) -> Iterator[Step]:
    """A game played again."""
    state = spec.new(seats, seed, {})
    for number, text in enumerate(decisions):
        before, seat, code = spec.clone(state), spec.actor(state), spec.from_text(text)
        events: list[Any] = []
        spec.apply(state, code, events)
        yield Step(number, seat, before, code, spec.clone(state), events)


def turns(game: Sequence[Step]) -> Iterator[list[Step]]:
    """The decisions of one seat that follow each other in one player turn."""
    turn: list[Step] = []
    for step in game:
        turn.append(step)
        if any(type(event).__name__ == "PlayerTurnEnded" for event in step.events):
            yield turn
            turn = []
    if turn:
        yield turn


Finder = Callable[[GameSpec[Any], Sequence[Step]], Iterator[Foolish]]


def kinds(game: str) -> Mapping[str, Finder]:
    """The kinds of foolish moves of a game and what finds them."""
    found: Mapping[str, Finder] = part(game, "foolish").KINDS
    return found


def find(spec: GameSpec[Any], seats: int, seed: int, decisions: Sequence[str]) -> list[Foolish]:
    """All foolish moves of a finished game, in the order of the decisions."""
    game = list(steps(spec, seats, seed, decisions))
    found = [one for finder in kinds(spec.id).values() for one in finder(spec, game)]
    return sorted(found, key=lambda one: (one.number, one.kind))
