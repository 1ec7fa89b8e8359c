"""Grades the parts of a game by comparing the decisions played with the best line found.

Estimates come first, then simulations with the same draws for both lines. Each decision is judged
by what its seat could know then.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kraftwagen.bots import voice
from kraftwagen.bots.analysis import THRESHOLDS, Budget, Judged, Part, mean_error
from kraftwagen.bots.continuation import Continuation, SimulatedLine
from kraftwagen.bots.halving import halve
from kraftwagen.bots.plain import insight_of
from kraftwagen.bots.search import PRIOR, SAME_START
from kraftwagen.engine import rng
from kraftwagen.engine.plan import Plan
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Observation

_LOOKED: Final = 14
"""Alternative lines that get a quick estimate."""
_DRAWS: Final = 2
"""Imagined draws of a quick estimate."""
_SUSPECT: Final = THRESHOLDS[0] / 2
"""The loss by quick turns from which it is checked with careful ones."""


@dataclass(slots=True)
class Job:
    """A part of a game with the data needed to analyse it."""

    part: Part
    before: Any
    played: tuple[Code, ...]
    lines: list[SimulatedLine] = field(default_factory=list)


def seed_of(budget: Budget, purpose: str, number: int) -> int:
    """Return a seed for one use of an analysis, derived from that of the budget.

    ``purpose`` ("estimate") keeps uses apart, ``number`` is the decision the seed is for.
    """
    return rng.seeded(budget.seed, f"analysis: {purpose}", number)


class Grader:
    """Grades the parts of a game, in place."""

    def __init__(self, spec: GameSpec[Any], ahead: Continuation, budget: Budget) -> None:
        self._spec, self._ahead, self._budget = spec, ahead, budget
        self._insight = insight_of(spec)

    def look(self, job: Job) -> None:
        """Grade a part by estimates alone."""
        spec, seat = self._spec, job.part.seat
        observation = spec.observe(job.before, seat)
        seed = seed_of(self._budget, "estimate", job.part.first)
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

    def _forced(self, job: Job) -> bool:
        """Return whether a part left no choice."""
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

    def measure(self, job: Job) -> None:
        """Grade a part by simulations: find the best line, then compare it with fresh draws."""
        part, budget = job.part, self._budget
        if len(job.lines) < 2:
            job.part = replace(part, measured=True)
            return
        observation = self._spec.observe(job.before, part.seat)
        draw = seed_of(self._budget, "measure", part.first)
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

    def praise(self, job: Job) -> None:
        """Compare a part that lost nothing with the line that has the best quick estimate."""
        part = job.part
        if part.certain or len(job.lines) < 2:
            return
        observation = self._spec.observe(job.before, part.seat)
        root = self._spec.determinize(observation, seed_of(self._budget, "estimate", part.first))
        usual = SimulatedLine(self._ahead.cut(root, self._insight.plans(root, False)[0].codes))
        played = job.lines[0]
        if usual.codes == played.codes:
            return
        draw = seed_of(self._budget, "usual", part.first)
        pairs = self._pairs(observation, played, usual, draw, self._budget.measure)
        if _mean(pairs, 1) < _SUSPECT:
            return
        pairs, systematic = self._check(job, played, usual)
        gain, noise = _mean(pairs, 1), mean_error([pair[1] for pair in pairs])
        if gain > 0:
            error = math.hypot(noise, systematic)
            job.part = replace(part, gain=gain, gain_error=error, usual=usual.codes)

    def _check(
        self, job: Job, better: SimulatedLine, worse: SimulatedLine
    ) -> tuple[list[tuple[float, ...]], float]:
        """Simulate careful pairs, with the same draws for a whole part; adds a systematic error."""
        budget = self._budget
        observation = self._spec.observe(job.before, job.part.seat)
        draw = seed_of(self._budget, "check", job.part.first)
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

    def _one_by_one(self, job: Job, best: SimulatedLine) -> Iterator[Judged]:
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

    def _best_left(self, job: Job, taken: int) -> SimulatedLine:
        """Return the best line that begins with the first ``taken`` decisions played."""
        spec, seat, played = self._spec, job.part.seat, job.played
        if taken == len(played):
            return job.lines[0]
        observation = spec.observe(job.before, seat)
        seed = seed_of(self._budget, "left open", job.part.first + taken)
        state, _ = self._ahead.follow(observation, played[:taken], seed)
        lines = self._candidates(state, played[taken:], played[:taken])
        self._estimate(lines, observation, seed)
        return self._select(lines, observation, seed)[0]

    def _told(self, part: Part, job: Job, best: SimulatedLine, loss: float, score: float) -> Part:
        """Return the part with the loss to the best line, or with no better line."""
        played = job.lines[0]
        if best is played or loss <= 0:
            return replace(part, loss=0.0, score=0.0, better=(), why=None)
        return replace(
            part, loss=loss, score=score - played.score, better=best.codes,
            why=self._why(job, best.codes),
        )  # fmt: skip

    def _why(self, job: Job, better: tuple[Code, ...]) -> Reason | None:
        """Return the main reason for the better line, by the quick estimate."""
        spec, seat = self._spec, job.part.seat
        observation = spec.observe(job.before, seat)
        same = 0
        for one, other in zip(better, job.played, strict=False):
            if one != other:
                break
            same += 1
        plans = []
        for codes in (better, job.played):
            seed = seed_of(self._budget, "estimate", job.part.first)
            state = self._ahead.follow(observation, codes, seed)[0]
            # Without the common beginning: ``voice.why`` compares plans that begin differently.
            rest = codes[same:] or (-1,)
            plans.append((Plan(rest, state, list(spec.evaluate(state)), 0.0), None))
        before = spec.determinize(observation, seed_of(self._budget, "estimate", job.part.first))
        found = voice.why(self._insight, seat, plans, before)
        return None if found is None or found.key in (voice.ONLY, voice.EQUAL) else found

    def _candidates(
        self, root: Any, played: tuple[Code, ...], begun: tuple[Code, ...] = ()
    ) -> list[SimulatedLine]:
        """Return the line played, then the most promising others, cut where something is revealed.

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


def _rank(line: SimulatedLine) -> tuple[float, tuple[Code, ...]]:
    return line.chance, line.codes


def _order(lines: list[SimulatedLine]) -> None:
    lines.sort(key=_rank, reverse=True)


def _mean(pairs: Sequence[tuple[float, ...]], place: int) -> float:
    return sum(pair[place] for pair in pairs) / len(pairs)
