"""Goals that a puzzle may set for one player turn, declared by a table of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.parts.statistics import Statistics

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Done(Generic[S]):
    """A whole player turn of a seat: the positions before and after it, and its events.

    ``counts`` are the facts that these events alone count for the seat.
    """

    before: S
    after: S
    seat: Seat
    happened: Sequence[Event]
    counts: Mapping[str, int]


Amount: TypeAlias = Callable[[Done[S]], int]
"""A function that returns how much of a goal was reached, 0 or less for nothing."""


def counted(fact: str) -> Amount[S]:
    """Return the goal of counting a fact in the turn."""
    return lambda done: done.counts.get(fact, 0)


class Goals(Generic[S]):
    """The goals of a game by name, the most telling one first."""

    def __init__(self, statistics: Statistics[S], amounts: Mapping[str, Amount[S]]) -> None:
        self._statistics, self._amounts = statistics, amounts

    def reached(self, before: S, after: S, happened: Sequence[Event], seat: Seat) -> dict[str, int]:
        """Return how much of each goal a seat reached in a player turn, by name."""
        data = getattr(after, "data", None)
        counts = self._statistics.tally(happened, self._statistics.seats(after), data).seats
        done = Done(before, after, seat, happened, counts[seat].found)
        return {name: amount(done) for name, amount in self._amounts.items()}
