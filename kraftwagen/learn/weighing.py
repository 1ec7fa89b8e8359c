"""Compares ways through a player turn.

A **way** is the outcome of a player turn, whatever the order of its decisions. Two ways are
compared by simulating the turns after both with the same random draws, so that luck does not decide
between them. Results depend only on a seed and a number of draws.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kraftwagen.bots.continuation import Continuation
from kraftwagen.bots.plain import insight_of
from kraftwagen.bots.search import LEAD
from kraftwagen.engine import rng
from kraftwagen.engine.margin import margin
from kraftwagen.engine.spec import Forecast, GameSpec
from kraftwagen.engine.types import Code, Event, Observation, Seat

CONFIDENT: Final = 1.96
"""Number of standard errors to either side of a mean that make its 95 % interval."""
DOUBT: Final = 0.02
"""The systematic error of careful estimates, in chance to win (0 to 1)."""
TURNS: Final = 8
"""Number of player turns in a careful continuation."""
NEAR: Final = 4
"""Number of player turns in a quick continuation."""

MANY: Final = 60_000
"""Largest number of positions within a turn for which every way is examined."""

Results: TypeAlias = list[tuple[float, float]]
"""Chance to win and score of the seat to move after each simulated continuation."""


@dataclass(frozen=True, slots=True)
class Way:
    """The decisions of one whole player turn, and the fingerprint of the position after it."""

    codes: tuple[Code, ...]
    end: str


@dataclass(frozen=True, slots=True)
class Difference:
    """The lead of one way over another in chance to win (-1 to 1) and in score.

    ``noise`` is the standard error of the chance, ``error`` its 95 % error including DOUBT.
    """

    chance: float
    score: float
    noise: float

    @property
    def error(self) -> float:
        return math.hypot(CONFIDENT * self.noise, DOUBT)

    @property
    def certain(self) -> bool:
        """Whether the gain in chance is larger than its error."""
        return self.chance > self.error


class Turn:
    """One player turn from its first decision on, in a fully known position."""

    def __init__(self, spec: GameSpec[Any], start: Any) -> None:
        self.spec = spec
        self.start = start
        self.seat: Seat = spec.actor(start)
        self._ahead = Continuation(spec)

    def after(self, codes: Sequence[Code]) -> tuple[Any, bool] | None:
        """Return the state after decisions and whether the turn is over; None if one is illegal."""
        spec = self.spec
        state, over = spec.clone(self.start), False
        for code in codes:
            if over or code not in spec.legal(state):
                return None
            over = self._step(state, code)
        return state, over

    def end(self, codes: Sequence[Code]) -> str | None:
        """Return the fingerprint of the position after a whole legal turn; None for other codes."""
        reached = self.after(codes)
        return self._mark(reached[0]) if reached is not None and reached[1] else None

    def goals(self, codes: Sequence[Code]) -> Mapping[str, int]:
        """Return how much of each goal of the game a whole legal turn reaches, by name."""
        state, happened = self.spec.clone(self.start), list[Event]()
        for code in codes:
            self.spec.apply(state, code, happened)
        return self.spec.goals(self.start, state, happened, self.seat)

    def every_way(self, most: int) -> list[tuple[Way, Any]] | None:
        """Return all legal ways, each with its fewest decisions, and the states after them.

        None if more than ``most`` positions occur on the ways.
        """
        spec = self.spec
        found: list[tuple[Way, Any]] = []
        met: set[str] = set()
        reached: deque[tuple[tuple[Code, ...], Any]] = deque([((), spec.clone(self.start))])
        while reached:
            codes, state = reached.popleft()
            for code in spec.legal(state):
                ahead = spec.clone(state)
                over = self._step(ahead, code)
                mark = self._mark(ahead)
                if mark in met:
                    continue
                if len(met) == most:
                    return None
                met.add(mark)
                if over:
                    found.append((Way((*codes, code), mark), ahead))
                else:
                    reached.append(((*codes, code), ahead))
        return found

    def leads(self, played: Sequence[Code], ways: Iterable[Way]) -> bool:
        """Return whether the decisions played can still become one of ``ways``, in any order."""
        reached = self.after(played)
        if reached is None:
            return False
        state, over = reached
        if over:
            return self._mark(state) in {way.end for way in ways}
        for way in ways:
            left = list(way.codes)
            for code in played:
                if code not in left:
                    break
                left.remove(code)
            else:
                if self._reaches(state, left, way.end):
                    return True
        return False

    def _reaches(self, state: Any, left: list[Code], end: str) -> bool:
        legal = self.spec.legal(state)
        for code in dict.fromkeys(left):
            if code not in legal:
                continue
            ahead = self.spec.clone(state)
            if self._step(ahead, code):
                if self._mark(ahead) == end:
                    return True
                continue
            rest = list(left)
            rest.remove(code)
            if self._reaches(ahead, rest, end):
                return True
        return False

    def _step(self, state: Any, code: Code) -> bool:
        events: list[Event] = []
        self.spec.apply(state, code, events)
        return self._ahead.ended(state, self.seat, events)

    def _mark(self, state: Any) -> str:
        """A fingerprint without the generator, as different orders may draw differently."""
        return self.spec.digest(self.spec.observe(state, self.seat).state)


class Scales:
    """Compares the ways through one turn with nothing but what the seat to move may know."""

    def __init__(self, spec: GameSpec[Any], start: Any, seed: int) -> None:
        self._spec = spec
        self._insight = insight_of(spec)
        self._turn = Turn(spec, start)
        self._seen: Observation = spec.observe(start, self._turn.seat)
        self._ahead = Continuation(spec)
        self._draw = rng.seeded(seed, "weighing")

    def ways(self, most: int | None = None) -> list[Way]:
        """Return at most ``most`` ways that the game's plans suggest, the best estimate first."""
        found: dict[str, tuple[float, Way]] = {}
        for plan in self._insight.plans(self._turn.start, False):
            end = self._turn.end(plan.codes)
            if end is not None and end not in found:
                value = self._value(self._insight.evaluate_deeply(plan.state), plan.margin)
                found[end] = value, Way(plan.codes, end)
        return _best(found.values(), most)

    def lawful(self, most: int) -> tuple[list[Way], int]:
        """Return the ``most`` legal ways with the best estimates, and the number of all.

        With too many legal ways, those of ``ways`` are returned, and 0.
        """
        every = self._turn.every_way(MANY)
        if every is None:
            return self.ways(most), 0
        found = []
        for way, state in every:
            lead = margin(list(self._spec.evaluate(state)), self._turn.seat)
            found.append((self._value(self._insight.evaluate_deeply(state), lead), way))
        return _best(found, most), len(found)

    def tried(self, most: int) -> list[Way]:
        """Return the ways that a person would try.

        These are the ``most`` best estimates of ``ways``, and the best one for each first decision.
        """
        ways = self.ways()
        found, begun = ways[:most], {way.codes[0] for way in ways[:most]}
        for way in ways[most:]:
            if way.codes[0] not in begun:
                begun.add(way.codes[0])
                found.append(way)
        return found

    def _value(self, forecast: Forecast, lead: float) -> float:
        return forecast.chances[self._turn.seat] + LEAD * lead / self._insight.scale

    def holds(self, way: Way, draws: int) -> bool:
        """Return whether a way is possible in each of ``draws`` guesses of hidden information."""
        for number in range(draws):
            state = self._spec.determinize(self._seen, rng.derived(number, "other luck"))
            reached = Turn(self._spec, state).after(way.codes)
            if reached is None or not reached[1]:
                return False
        return True

    def look(self, ways: Sequence[Way], draws: int, keep: int) -> list[tuple[Way, Results]]:
        """Return the ``keep`` best ways by quick continuations with their results, best first.

        Each stage simulates ``draws`` continuations of each way and drops the worse half.
        """
        racing: list[tuple[Way, Results]] = [(way, []) for way in ways]
        while True:
            for _ in range(draws):
                self._draw = rng.advance(self._draw)
                for way, found in racing:
                    found.append(self._ahead.value(self._seen, way.codes, self._draw, NEAR))
            racing = ranked(racing)
            if len(racing) <= keep:
                return racing
            racing = racing[: max(keep, len(racing) // 2)]

    def weigh(self, ways: Sequence[Way], draws: int) -> list[tuple[Way, Results]]:
        """Simulate ``draws`` careful continuations of each way, with the same luck for all ways."""
        results: list[tuple[Way, Results]] = [(way, []) for way in ways]
        for _ in range(draws):
            self.weigh_once(results)
        return results

    def weigh_once(self, results: Sequence[tuple[Way, Results]]) -> None:
        """Append one careful continuation of each way to the lists of results."""
        self._draw = rng.advance(self._draw)
        for way, found in results:
            found += self._ahead.values(self._seen, way.codes, self._draw, (TURNS,), True)


def _best(valued: Iterable[tuple[float, Way]], most: int | None) -> list[Way]:
    """Return the ways with the highest values, best first."""
    found = sorted(valued, key=lambda one: (-one[0], one[1].codes))
    return [way for _, way in found[:most]]


def ranked(results: Sequence[tuple[Way, Results]]) -> list[tuple[Way, Results]]:
    """Sort ways with their results by mean chance to win, the best first."""
    return sorted(results, key=lambda one: (-sum(chance for chance, _ in one[1]), one[0].codes))


def difference(better: Results, worse: Results) -> Difference:
    """Return the difference between two ways from their results, which must have equal draws."""
    gains = [one[0] - other[0] for one, other in zip(better, worse, strict=True)]
    count = len(gains)
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1)
    noise = math.sqrt(spread / count) if count > 1 else 1.0
    score = sum(one[1] - other[1] for one, other in zip(better, worse, strict=True)) / count
    return Difference(mean, score, noise)
