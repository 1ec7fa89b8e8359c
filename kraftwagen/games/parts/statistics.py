"""Facts about a seat for statistics, achievements and challenges, declared by tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from kraftwagen.engine.summary import GameSummary, SeatSummary
from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.parts.events import Counts, Tally

S = TypeVar("S")

_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """The course of a game so far for one seat, and the position after it."""

    state: S
    seat: Seat
    counts: Counts
    seats: int
    won: bool = False

    def __getitem__(self, fact: str) -> int:
        """Return how often a fact was counted, 0 for never."""
        return self.counts.found[fact]


Fact: TypeAlias = Callable[[Played[Any]], Any]
"""A function that returns a number or a name about a seat."""


def counts(*names: str) -> dict[str, Fact]:
    """Return facts with the counts of events, by name."""
    return {name: count(name) for name in names}


def count(name: str) -> Fact:
    """Return a fact with a count of events."""
    return lambda seat: seat[name]


def size(name: str) -> Fact:
    """Return the fact with the number of different things collected under a name."""
    return lambda seat: len(seat.counts.pieces[name])


def mean(name: str, of: str) -> Fact:
    """Return the fact ``name`` divided by the fact ``of``, by 1 if that is 0."""
    return lambda seat: seat[name] / max(1, seat[of])


class Merit(NamedTuple):
    """An achievement that a seat can earn; ``pieces`` is the number of pieces that complete it.

    ``earned`` returns names of pieces, or whether an achievement of one piece was earned.
    """

    earned: Callable[[Played[Any]], Iterable[str] | bool]
    pieces: int = 1

    def of(self, seat: Played[Any]) -> tuple[str, ...]:
        """Return the names of the pieces that a seat earned; "done" for the only piece."""
        found = self.earned(seat)
        if isinstance(found, bool):
            return ("done",) if found else ()
        return tuple(found)


def reached(fact: str, least: int = 1) -> Merit:
    """Return the achievement of counting a fact at least ``least`` times in a game."""
    return Merit(lambda seat: seat[fact] >= least)


def collected(name: str, pieces: int) -> Merit:
    """Return the achievement of collecting all ``pieces`` different things of a name."""
    return Merit(lambda seat: map(str, sorted(seat.counts.pieces[name])), pieces)


def won_sizes(largest: int = 4) -> Merit:
    """Return the achievement of winning with every number of players from 2 to ``largest``."""
    return Merit(lambda seat: (str(seat.seats),) if seat.won else (), largest - 1)


FINISHED: Final = Merit(lambda seat: True)
"""The achievement of every seat of a finished game."""
WON: Final = Merit(lambda seat: seat.won)
"""The achievement of every winner."""


class Statistics(Generic[S]):
    """The tables of facts that a game counts for its seats, one table for each use.

    ``seats`` and ``winners`` are functions of a position. ``stages`` returns the number of stages
    of a game with a data set, ``best`` maps facts to the fact that keeps their best stage.
    ``sources`` are the sources of score in display order; ``amounts`` are facts with the score that
    no event brought, by source, for the first stage. ``facts`` are for challenges, ``kept`` for
    statistics and ``habits`` (numbers) to tell styles of play apart.
    """

    def __init__(
        self,
        seats: Callable[[S], int],
        winners: Callable[[S], Sequence[Seat]],
        *,
        sources: Sequence[str],
        merits: Mapping[str, Merit],
        facts: Mapping[str, Fact] = _NOTHING,
        kept: Mapping[str, Fact] = _NOTHING,
        habits: Mapping[str, Fact] = _NOTHING,
        amounts: Mapping[str, Fact] = _NOTHING,
        stages: Callable[[Any], int] = lambda data: 1,
        best: Mapping[str, str] = _NOTHING,
    ) -> None:
        self.seats, self._winners = seats, winners
        self.sources, self.merits = sources, merits
        self.facts, self.kept, self.habits = facts, kept, habits
        self._amounts, self._stages, self._best = amounts, stages, best

    def tally(self, happened: Iterable[Event], seats: int, data: Any = None) -> Tally:
        """Return the counts over events from the beginning of a game."""
        tally = Tally(seats, self._stages(data), self._best, data)
        tally.read(happened)
        return tally

    def _played(
        self, happened: Iterable[Event], state: S, winners: Sequence[Seat] = ()
    ) -> list[Played[S]]:
        seats = self.seats(state)
        found = self.tally(happened, seats, getattr(state, "data", None)).seats
        return [Played(state, seat, own, seats, seat in winners) for seat, own in enumerate(found)]

    def feats(self, happened: Iterable[Event], state: S) -> tuple[dict[str, int], ...]:
        """Return the facts for challenges by seat, from all events so far and their position."""
        return tuple(
            {name: fact(seat) for name, fact in self.facts.items()}
            for seat in self._played(happened, state)
        )

    def sold(self, happened: Iterable[Event], state: S) -> Sequence[Mapping[str, int | str]]:
        """Return the facts of everything sold so far, from all events and their position."""
        return self.tally(happened, self.seats(state), getattr(state, "data", None)).sold

    def habits_of(self, happened: Iterable[Event], state: S) -> list[tuple[float, ...]]:
        """Return the numbers of ``habits`` for each seat of a finished game."""
        return [
            tuple(float(fact(seat)) for fact in self.habits.values())
            for seat in self._played(happened, state)
        ]

    def summarize(self, happened: Iterable[Event], state: S) -> GameSummary:
        """Return the summary of a finished game for statistics, one entry per seat."""
        return tuple(
            SeatSummary(
                self._sources(seat),
                {name: fact(seat) for name, fact in self.kept.items()},
                {name: own for name, merit in self.merits.items() if (own := merit.of(seat))},
            )
            for seat in self._played(happened, state, self._winners(state))
        )

    def _sources(self, seat: Played[S]) -> dict[str, tuple[int, ...]]:
        later = (0,) * (self._stages(getattr(seat.state, "data", None)) - 1)
        first = {name: (amount(seat), *later) for name, amount in self._amounts.items()}
        return first | {name: tuple(parts) for name, parts in seat.counts.sources.items()}
