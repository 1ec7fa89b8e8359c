"""Analyses a finished game: chances over time, turns compared with the best found, luck.

    for report in analyst.analyse(spec, PlayedGame(start, codes), USUAL):
        show(report)

The first reports come from estimates alone, the later ones from simulations, turn by turn, of the
way played and its alternatives. Each decision is judged by what its seat could know then. Turns
are cut where something hidden was revealed, so that nobody is blamed for bad draws: every part
ends with a draw or with the turn. Work is counted, never timed: a game and a budget always give
the same reports.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from typing import Any, Final

from kraftwagen.bots.analysis import (
    USUAL,
    Budget,
    Draw,
    Part,
    PlayedGame,
    Point,
    Report,
    mean_error,
)
from kraftwagen.bots.continuation import Continuation
from kraftwagen.bots.grading import Grader, Job, seed_of
from kraftwagen.bots.plain import insight_of
from kraftwagen.engine import rng
from kraftwagen.engine.spec import Forecast, GameSpec
from kraftwagen.engine.types import Code, Event, Seat

FORMAT: Final = 7
"""Version of the figures, raised when the same budget gives other figures."""
_WIDE: Final = 0.15
"""The error of a point of the graph from which it gets more continuations."""
_MORE: Final = 4
"""The factor of continuations for such a point."""


def analyse(
    spec: GameSpec[Any], course: PlayedGame, budget: Budget = USUAL, known: Report | None = None
) -> Iterator[Report]:
    """Yield better and better reports of a game; raises BadData if the game's estimate is missing.

    A ``known`` report of an earlier run with the same course and budget is continued.
    """
    return _Analyst(spec, course, budget, known).reports()


def version(spec: GameSpec[Any]) -> str:
    """Return a fingerprint of the game's careful estimate; it changes when estimates change."""
    insight = insight_of(spec)
    words = [f"{FORMAT} {spec.id} {spec.rules_version} {spec.data_digest}"]
    for seats in range(spec.seats[0], spec.seats[1] + 1):
        state = spec.new(seats, seats, {})
        for draw in range(4):
            forecast = insight.evaluate_deeply(state)
            words.append(" ".join(f"{chance:.6f}" for chance in forecast.chances))
            words.append(" ".join(f"{value:.4f}" for value in spec.evaluate(state)))
            if spec.is_over(state):
                break
            state = insight.rollout_turn(state, draw + 1, 0.0)
    return hashlib.blake2b("\n".join(words).encode(), digest_size=8).hexdigest()


class _Analyst:
    """One analysis under way."""

    def __init__(
        self, spec: GameSpec[Any], course: PlayedGame, budget: Budget, known: Report | None
    ) -> None:
        self._spec = spec
        self._known = known
        self._insight = insight_of(spec)
        self._ahead = Continuation(spec)
        self._course = course
        self._budget = budget
        self._jobs: list[Job] = []
        self._points: list[Point] = []
        self._between: list[Any] = []
        """The position of each point."""
        self._draws: list[tuple[int, Seat, Any, Any, Code]] = []
        self._luck: tuple[Draw, ...] = ()

    def reports(self) -> Iterator[Report]:
        """Yield a quick graph and grades, then luck, a sharper graph, and the parts by loss."""
        self._read()
        grader = Grader(self._spec, self._ahead, self._budget)
        known = self._known if self._known is not None and self._fits(self._known) else None
        if known is None:
            yield self._report(0.0, graded=False)
        for job in self._jobs:
            grader.look(job)
        # Progress counts draws, points and parts alike.
        steps = len(self._jobs) + len(self._draws) + len(self._points)
        done = 0
        order = sorted(self._jobs, key=lambda job: (-job.part.loss, job.part.first))
        sharp, lucky = 0, False
        if known is not None:
            done = round(known.done * steps)
            sharp = max(0, done - len(self._draws))
            self._take(known, sharp)
            lucky = known.lucky
        yield self._report(done / max(1, steps), lucky=lucky)
        for entry in self._draws[len(self._luck) :]:
            self._luck = (*self._luck, self._compare(*entry))
            done += 1
            if done % 4 == 0:
                yield self._report(done / steps)
        yield self._report(done / max(1, steps), lucky=True)
        for at in range(sharp, len(self._points)):
            self._sharpen(at)
            done += 1
            if done % 4 == 0:
                yield self._report(done / steps, lucky=True)
        for job in order:
            if not job.part.measured:
                grader.measure(job)
                grader.praise(job)
                done += 1
                yield self._report(done / steps, lucky=True)
        if not self._jobs:
            yield self._report(1.0, lucky=True)

    def _fits(self, known: Report) -> bool:
        """Return whether a report is about this game."""
        return [part.end for part in known.parts] == [job.part.end for job in self._jobs] and [
            point.number for point in known.points
        ] == [point.number for point in self._points]

    def _take(self, known: Report, sharp: int) -> None:
        """Take over the results of an earlier report, and the first ``sharp`` points of it."""
        self._luck = known.draws
        self._points[:sharp] = known.points[:sharp]
        for job, part in zip(self._jobs, known.parts, strict=True):
            if part.measured:
                job.part = part

    def _report(self, done: float, graded: bool = True, lucky: bool = False) -> Report:
        parts = tuple(job.part for job in self._jobs)
        return Report(tuple(self._points), parts, self._luck, done, graded, lucky)

    # -- reading

    def _read(self) -> None:
        """Cut the game into parts; estimate the positions between player turns."""
        spec = self._spec
        state = spec.clone(self._course.start)
        before, first, turn, part = spec.clone(state), 0, 0, 0
        self._point(0, state)
        for number, code in enumerate(self._course.codes, start=1):
            seat = spec.actor(state)
            events: list[Event] = []
            old = spec.clone(state)
            spec.apply(state, code, events)
            revealed = spec.reveals(state) != spec.reveals(old)
            if revealed:
                self._draws.append((number, seat, old, spec.clone(state), code))
            ended = self._ahead.ended(state, seat, events)
            if not ended and not revealed:
                continue
            played = self._course.codes[first:number]
            self._jobs.append(Job(Part(turn, part, seat, first, number), before, played))
            before, first, part = spec.clone(state), number, part + 1
            if ended:
                turn, part = turn + 1, 0
                self._point(number, state)

    def _point(self, number: int, state: Any) -> None:
        forecast = self._insight.evaluate_deeply(state)
        # ``coarse_error`` is that of a difference between two estimates.
        error = 0.0 if self._spec.is_over(state) else self._budget.coarse_error / math.sqrt(2)
        self._points.append(Point(number, tuple(forecast.chances), tuple(forecast.scores), error))
        self._between.append(self._spec.clone(state))

    def _sharpen(self, at: int) -> None:
        """Judge a position between player turns by continuations of careful turns."""
        spec, budget = self._spec, self._budget
        point, state = self._points[at], self._between[at]
        if spec.is_over(state):
            return
        seen = spec.observe(state, spec.actor(state))
        draw = seed_of(self._budget, "graph", point.number)
        seats = range(len(point.chances))
        found: list[Forecast] = []
        # Where continuations end in victory or defeat, more of them are needed.
        # All at once: stopping as soon as the error looks small would underestimate it.
        for count in (budget.graph, _MORE * budget.graph):
            while len(found) < count:
                draw = rng.advance(draw)
                ahead = spec.determinize(seen, draw)
                for _ in range(budget.far):
                    if spec.is_over(ahead):
                        break
                    ahead = self._ahead.careful_turn(ahead)
                found.append(self._insight.evaluate_deeply(ahead))
            noise = max(mean_error([one.chances[seat] for one in found]) for seat in seats)
            if noise <= _WIDE:
                break
        self._points[at] = Point(
            point.number,
            tuple(sum(one.chances[seat] for one in found) / len(found) for seat in seats),
            tuple(sum(one.scores[seat] for one in found) / len(found) for seat in seats),
            math.hypot(noise, budget.error / math.sqrt(2)),
        )

    # -- luck

    def _compare(self, number: int, seat: Seat, old: Any, after: Any, code: Code) -> Draw:
        """Compare what was drawn with other draws, each continued by the same quick turns."""
        spec, count = self._spec, self._budget.draws
        seats = range(len(spec.scores(after)))
        seen = spec.observe(after, seat)
        could = spec.observe(old, seat)
        draw = seed_of(self._budget, "luck", number)
        gains: list[list[float]] = []
        scores = [0.0 for _ in seats]
        for _ in range(count):
            draw = rng.advance(draw)
            mine = self._ahead.settle(spec.determinize(seen, draw), draw)
            other = spec.determinize(could, rng.derived(draw, "other luck"))
            spec.apply(other, code)
            theirs = self._ahead.settle(other, draw)
            gains.append([mine.chances[s] - theirs.chances[s] for s in seats])
            scores = [scores[s] + (mine.scores[s] - theirs.scores[s]) / count for s in seats]
        means = tuple(sum(gain[s] for gain in gains) / count for s in seats)
        noise = max(mean_error([gain[s] for gain in gains]) for s in seats)
        error = math.hypot(noise, self._budget.error)
        return Draw(number, seat, means, tuple(scores), error)
