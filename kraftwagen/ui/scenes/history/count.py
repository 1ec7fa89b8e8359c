"""The count at the end of a game: the number that each seat's total shows at each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kraftwagen.ui.drawing.timeline import ease_out
from kraftwagen.ui.tables.hooks import Income

LEAD: Final = 0.4
"""Seconds before the first figure grows."""
SILENCE: Final = 0.6
"""Seconds between the last figure and the name of the winner, in which nothing happens."""
LONGEST: Final = 6.0
"""Largest number of seconds that the whole count may take."""
_STEP: Final = 1.1
"""Seconds of a step where there are few."""
OPEN: Final = 3.5
"""Seconds of the count if all totals were open during the game."""
CLOSE: Final = 3
"""The best two are close if their totals differ by no more than this."""
BREATH: Final = 2.0
"""Seconds that the last step takes longer then."""
_RUNS: Final = 0.75
"""Part of a step in which figures run; then they stand."""


class Step(NamedTuple):
    """A step of the count: its source of score ("" for whole totals), and the totals after it."""

    title: str
    totals: tuple[int, ...]


class Count:
    """Totals by time up to the final scores; ``by_seat`` opens one total after the other.

    By seat the last place comes first and the best two come together, so that nobody is known to
    have won before the last figure. Otherwise one source of score is added after the other. What
    everybody has seen during the game is there from the start if some of the income comes last.
    """

    def __init__(
        self,
        scores: Sequence[int],
        order: Sequence[int],
        income: Sequence[Income],
        *,
        by_seat: bool,
        open_totals: bool,
    ) -> None:
        """``order`` has the seats from the last place to the first."""
        self._scores = tuple(scores)
        last = [source for source in income if source.last and any(source.amounts)]
        self.begin = (0,) * len(self._scores)
        if last:
            sums = [sum(one.amounts[seat] for one in last) for seat in range(len(self._scores))]
            self.begin = tuple(a - b for a, b in zip(self._scores, sums, strict=True))
            steps = self._late(order, last)
            open_totals = False
        elif open_totals or by_seat:
            steps = self._seats(order)
        else:
            steps = self._sources(income)
        self.steps = steps
        room = (OPEN if open_totals else LONGEST) - LEAD - SILENCE
        self._each = min(_STEP, room / len(steps))
        best, second, *_ = sorted((*scores, 0), reverse=True)
        self._last = self._each + (BREATH if best - second <= CLOSE else 0.0)
        """Seconds of the last step, in which the best two come together."""
        self.duration = LEAD + SILENCE + self._each * (len(steps) - 1) + self._last

    def _seats(self, order: Sequence[int]) -> list[Step]:
        steps, now = [], [0] * len(self._scores)
        for group in _groups(order):
            for seat in group:
                now[seat] = self._scores[seat]
            steps.append(Step("", tuple(now)))
        return steps

    def _late(self, order: Sequence[int], income: Sequence[Income]) -> list[Step]:
        """Return a step for each source that is counted last, group by group of seats."""
        steps, now = [], list(self.begin)
        for group in _groups(order):
            for source in income:
                if any(source.amounts[seat] for seat in group):
                    for seat in group:
                        now[seat] += source.amounts[seat]
                    steps.append(Step(source.title, tuple(now)))
        return steps

    def _sources(self, income: Sequence[Income]) -> list[Step]:
        steps, now = [], [0] * len(self._scores)
        for source in income:
            now = [total + amount for total, amount in zip(now, source.amounts, strict=True)]
            steps.append(Step(source.title, tuple(now)))
        if not steps or steps[-1].totals != self._scores:
            steps.append(Step("", self._scores))
        return steps

    def number(self, time: float) -> int:
        """Return the number of steps that have ended after ``time`` seconds."""
        if time >= self.duration - SILENCE:
            return len(self.steps)
        return min(len(self.steps) - 1, max(0, int((time - LEAD) / self._each)))

    def title(self, time: float) -> str:
        """Return the source being counted after ``time`` seconds; empty outside the count."""
        number = self.number(time)
        return self.steps[number].title if time >= LEAD and number < len(self.steps) else ""

    def seats(self, time: float) -> list[int]:
        """Return the seats whose totals grow after ``time`` seconds, if not all of them do."""
        number = self.number(time)
        if time < LEAD or number == len(self.steps):
            return []
        before = self.steps[number - 1].totals if number else self.begin
        pairs = zip(before, self.steps[number].totals, strict=True)
        grows = [seat for seat, (now, then) in enumerate(pairs) if now != then]
        return grows if len(grows) < len(self._scores) else []

    def totals(self, time: float) -> tuple[float, ...]:
        """Return the totals shown after ``time`` seconds."""
        number = self.number(time)
        before = self.steps[number - 1].totals if number else self.begin
        if number == len(self.steps) or time <= LEAD:
            return before
        length = self._last if number == len(self.steps) - 1 else self._each
        within = (time - LEAD - number * self._each) / (length * _RUNS)
        share = ease_out(min(1.0, within))
        after = self.steps[number].totals
        return tuple(a + (b - a) * share for a, b in zip(before, after, strict=True))


def _groups(order: Sequence[int]) -> list[list[int]]:
    """Return the seats from the last place up, the best two together."""
    return [[seat] for seat in order[:-2]] + [list(order[-2:])]
