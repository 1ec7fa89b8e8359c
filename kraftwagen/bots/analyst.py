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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kraftwagen.bots import voice
from kraftwagen.bots.analysis import (
    THRESHOLDS,
    USUAL,
    Budget,
    Draw,
    Judged,
    Part,
    PlayedGame,
    Point,
    Report,
    mean_error,
)
from kraftwagen.bots.continuation import Continuation, SimulatedLine
from kraftwagen.bots.halving import halve
from kraftwagen.bots.plain import PlainPlan, insight_of
from kraftwagen.bots.search import PRIOR, SAME_START
from kraftwagen.engine import rng
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import Forecast, GameSpec
from kraftwagen.engine.types import Code, Event, Observation, Seat

FORMAT: Final = 7
"""The version of the figures; goes up when the same budget gives other ones."""
_WIDE: Final = 0.15
"""The error of a point of the graph from which it gets more continuations."""
_MORE: Final = 4
"""The factor of continuations for such a point."""
_LOOKED: Final = 14
"""Alternative lines that get a quick estimate."""
_DRAWS: Final = 2
"""Imagined draws of a quick estimate."""
_SUSPECT: Final = THRESHOLDS[0] / 2
"""The loss by quick turns from which it is checked with careful ones."""


@dataclass(slots=True)
class _Job:
    """A part and what is needed to analyse it."""

    part: Part
    before: Any
    played: tuple[Code, ...]
    lines: list[SimulatedLine] = field(default_factory=list)


def analyse(
    spec: GameSpec[Any], course: PlayedGame, budget: Budget = USUAL, known: Report | None = None
) -> Iterator[Report]:
    """Yield ever better reports of a game; raises BadData when the game's estimate is missing.

    A ``known`` report from an earlier run is continued; course and budget must be the same.
    """
    return _Analyst(spec, course, budget, known).reports()


def version(spec: GameSpec[Any]) -> str:
    """A fingerprint of the game's estimate: it changes when positions are valued differently."""
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
        self._jobs: list[_Job] = []
        self._points: list[Point] = []
        self._between: list[Any] = []
        """The position of each point."""
        self._draws: list[tuple[int, Seat, Any, Any, Code]] = []
        self._luck: tuple[Draw, ...] = ()

    def reports(self) -> Iterator[Report]:
        """Yield a quick graph and grades, then luck, a sharper graph, and the parts by loss."""
        self._read()
        known = self._known if self._known is not None and self._fits(self._known) else None
        if known is None:
            yield self._report(0.0, graded=False)
        for job in self._jobs:
            self._look(job)
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
                self._measure(job)
                self._praise(job)
                done += 1
                yield self._report(done / steps, lucky=True)
        if not self._jobs:
            yield self._report(1.0, lucky=True)

    def _fits(self, known: Report) -> bool:
        """Whether a report is about this game."""
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
            self._jobs.append(_Job(Part(turn, part, seat, first, number), before, played))
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
        draw = self._seed("graph", point.number)
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

    # -- grading

    def _look(self, job: _Job) -> None:
        """Grade a part by estimates alone."""
        spec, seat = self._spec, job.part.seat
        observation = spec.observe(job.before, seat)
        seed = self._seed("estimate", job.part.first)
        root = spec.determinize(observation, seed)
        if self._forced(job):
            chance, _ = self._ahead.value(observation, job.played, seed, 0)
            job.part = replace(job.part, chance=chance, forced=True)
            return
        job.lines = self._candidates(root, job.played)
        self._estimate(job.lines, observation, seed)
        played, best = job.lines[0], max(job.lines, key=_rank)
        part = replace(job.part, chance=played.chance, error=self._budget.coarse_error)
        job.part = self._told(part, job, best, best.chance - played.chance, best.score)

    def _forced(self, job: _Job) -> bool:
        """Whether a part left no choice."""
        spec = self._spec
        state = spec.clone(job.before)
        for code in job.played:
            if len(spec.legal(state)) > 1:
                return False
            spec.apply(state, code)
        return True

    def _estimate(self, lines: list[SimulatedLine], observation: Observation, seed: int) -> None:
        """Give a quick estimate to each line that has none."""
        for line in lines:
            if line.visits:
                continue
            draw = seed
            for _ in range(_DRAWS):
                draw = rng.advance(draw)
                line.note(1.0, *self._ahead.value(observation, line.codes, draw, 0))

    def _measure(self, job: _Job) -> None:
        """Grade a part by simulations: find the best line, then compare it with fresh draws."""
        part, budget = job.part, self._budget
        if len(job.lines) < 2:
            job.part = replace(part, measured=True)
            return
        observation = self._spec.observe(job.before, part.seat)
        draw = self._seed("measure", part.first)
        best, draw = self._select(job.lines, observation, draw)
        played = job.lines[0]
        if best is played:
            job.part = replace(
                part, chance=played.chance, loss=0.0, score=0.0, better=(), why=None,
                error=budget.error, measured=True,
            )  # fmt: skip
            return
        pairs = self._pairs(observation, best, played, draw, budget.measure)
        systematic = budget.error
        if _mean(pairs, 1) >= _SUSPECT:
            pairs, systematic = self._check(job, best, played)
        loss, noise = _mean(pairs, 1), mean_error([pair[1] for pair in pairs])
        part = replace(
            part, chance=_mean(pairs, 0), error=math.hypot(noise, systematic), measured=True
        )
        gain = _mean(pairs, 2)
        job.part = self._told(part, job, best, loss, played.score + gain)
        if loss >= THRESHOLDS[0]:
            job.part = replace(job.part, decisions=tuple(self._one_by_one(job, best)))

    def _praise(self, job: _Job) -> None:
        """Compare a part that lost nothing with the way that looks best at first sight."""
        part = job.part
        if part.certain or len(job.lines) < 2:
            return
        observation = self._spec.observe(job.before, part.seat)
        root = self._spec.determinize(observation, self._seed("estimate", part.first))
        usual = SimulatedLine(self._ahead.cut(root, self._insight.plans(root, False)[0].codes))
        played = job.lines[0]
        if usual.codes == played.codes:
            return
        draw = self._seed("usual", part.first)
        pairs = self._pairs(observation, played, usual, draw, self._budget.measure)
        if _mean(pairs, 1) < _SUSPECT:
            return
        pairs, systematic = self._check(job, played, usual)
        gain, noise = _mean(pairs, 1), mean_error([pair[1] for pair in pairs])
        if gain > 0:
            error = math.hypot(noise, systematic)
            job.part = replace(part, gain=gain, gain_error=error, usual=usual.codes)

    def _check(
        self, job: _Job, better: SimulatedLine, worse: SimulatedLine
    ) -> tuple[list[tuple[float, ...]], float]:
        """Simulate careful pairs, with the same draws for a whole part; adds a systematic error."""
        budget = self._budget
        observation = self._spec.observe(job.before, job.part.seat)
        draw = self._seed("check", job.part.first)
        pairs = self._pairs(observation, better, worse, draw, budget.check, budget.far)
        # The disagreement of the estimates at both horizons of the same continuations.
        return pairs, max(budget.error, abs(_mean(pairs, 1) - _mean(pairs, 3)))

    def _pairs(
        self,
        observation: Observation,
        better: SimulatedLine,
        worse: SimulatedLine,
        draw: int,
        count: int,
        far: int = 0,
    ) -> list[tuple[float, ...]]:
        """Simulate pairs: the worse line's chance, the better one's gain in chance, in score, near.

        The near gain is that in chance after ``horizon`` player turns. With ``far`` everybody takes
        careful turns, and the other figures are those after ``far`` of them.
        """
        near = self._budget.horizon
        horizons = (near, far) if far else (near,)
        pairs: list[tuple[float, ...]] = []
        for _ in range(count):
            draw = rng.advance(draw)
            low = self._ahead.values(observation, worse.codes, draw, horizons, bool(far))
            high = self._ahead.values(observation, better.codes, draw, horizons, bool(far))
            gains = [high[-1][place] - low[-1][place] for place in (0, 1)]
            pairs.append((low[-1][0], *gains, high[0][0] - low[0][0]))
        return pairs

    def _one_by_one(self, job: _Job, best: SimulatedLine) -> Iterator[Judged]:
        """Yield the loss of each decision: the best line after it against the best before it."""
        part, ahead = job.part, best
        for taken, number in enumerate(range(part.first, part.end), start=1):
            if ahead.codes[:taken] == job.played[:taken]:
                yield Judged(number)
                continue
            left = self._best_left(job, taken)
            pairs, systematic = self._check(job, ahead, left)
            loss = _mean(pairs, 1)
            if loss <= 0:
                yield Judged(number)
            else:
                error = math.hypot(mean_error([pair[1] for pair in pairs]), systematic)
                yield Judged(number, min(loss, part.loss), error)
            ahead = left

    def _best_left(self, job: _Job, taken: int) -> SimulatedLine:
        """The best line that begins with the first ``taken`` decisions played."""
        spec, seat, played = self._spec, job.part.seat, job.played
        if taken == len(played):
            return job.lines[0]
        observation = spec.observe(job.before, seat)
        seed = self._seed("left open", job.part.first + taken)
        state, _ = self._ahead.follow(observation, played[:taken], seed)
        lines = self._candidates(state, played[taken:], played[:taken])
        self._estimate(lines, observation, seed)
        return self._select(lines, observation, seed)[0]

    def _told(self, part: Part, job: _Job, best: SimulatedLine, loss: float, score: float) -> Part:
        """The part with the loss to the best line, or with no better line."""
        played = job.lines[0]
        if best is played or loss <= 0:
            return replace(part, loss=0.0, score=0.0, better=(), why=None)
        return replace(
            part, loss=loss, score=score - played.score, better=best.codes,
            why=self._why(job, best.codes),
        )  # fmt: skip

    def _why(self, job: _Job, better: tuple[Code, ...]) -> Reason | None:
        """The main reason for the better line, by the quick estimate."""
        spec, seat = self._spec, job.part.seat
        observation = spec.observe(job.before, seat)
        same = 0
        for one, other in zip(better, job.played, strict=False):
            if one != other:
                break
            same += 1
        plans = []
        for codes in (better, job.played):
            seed = self._seed("estimate", job.part.first)
            state = self._ahead.follow(observation, codes, seed)[0]
            # Without the common beginning: ``voice.why`` compares plans that begin differently.
            rest = codes[same:] or (-1,)
            plans.append((PlainPlan(rest, state, spec.evaluate(state), 0.0), None))
        found = voice.why(self._insight, seat, plans)
        return None if found is None or found.key in (voice.ONLY, voice.EQUAL) else found

    def _candidates(
        self, root: Any, played: tuple[Code, ...], begun: tuple[Code, ...] = ()
    ) -> list[SimulatedLine]:
        """The line played, then the most promising others, cut where something is revealed.

        ``root`` is the position after the decisions ``begun``, which all lines share.
        """
        lines = [SimulatedLine(begun + played)]
        known = {played}
        share: dict[Code, int] = {}
        for plan in self._insight.plans(root, False):
            codes = self._ahead.cut(root, plan.codes)
            if codes in known or share.get(codes[0], 0) >= SAME_START:
                continue
            known.add(codes)
            share[codes[0]] = share.get(codes[0], 0) + 1
            lines.append(SimulatedLine(begun + codes))
            if codes == plan.codes:
                # Nothing is revealed on it, so that one estimate is as good as many.
                forecast, seat = self._insight.evaluate_deeply(plan.state), self._spec.actor(root)
                lines[-1].note(1.0, forecast.chances[seat], forecast.scores[seat])
            if len(lines) > _LOOKED:
                break
        return lines

    def _select(
        self, lines: list[SimulatedLine], observation: Observation, draw: int
    ) -> tuple[SimulatedLine, int]:
        """The best line by simulations, and the last draw; estimates count as a few of them."""
        budget = self._budget

        def simulate(racing: Sequence[SimulatedLine]) -> bool:
            nonlocal draw
            draw = rng.advance(draw)
            for line in racing:
                found = self._ahead.value(observation, line.codes, draw, budget.horizon)
                line.note(1.0, *found)
            return True

        others = sorted(lines[1:], key=_rank, reverse=True)[: budget.candidates - 1]
        for line in (lines[0], *others):
            line.visits = PRIOR
        return halve([lines[0], *others], budget.select, simulate, _order)[0], draw

    # -- luck

    def _compare(self, number: int, seat: Seat, old: Any, after: Any, code: Code) -> Draw:
        """Compare what was drawn with other draws, each continued by the same quick turns."""
        spec, count = self._spec, self._budget.draws
        seats = range(len(spec.scores(after)))
        seen = spec.observe(after, seat)
        could = spec.observe(old, seat)
        draw = self._seed("luck", number)
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

    def _seed(self, purpose: str, number: int) -> int:
        return rng.seeded(self._budget.seed, f"analysis: {purpose}", number)


def _rank(line: SimulatedLine) -> tuple[float, tuple[Code, ...]]:
    return line.chance, line.codes


def _order(lines: list[SimulatedLine]) -> None:
    lines.sort(key=_rank, reverse=True)


def _mean(pairs: Sequence[tuple[float, ...]], place: int) -> float:
    return sum(pair[place] for pair in pairs) / len(pairs)
