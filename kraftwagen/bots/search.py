"""Bots that plan whole player turns, from hasty to thorough.

A bot first estimates all lines through its own turn. Better bots judge the most promising lines
with the careful estimate, and the best bots simulate some of them: fresh draws, good turns of all
seats, then the careful estimate of the position reached. Sequential halving gives better lines more
simulations. Every seat plays for itself (max^n). Work is counted in simulations, so a seed and a
level always give the same decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kraftwagen.bots import voice
from kraftwagen.bots.base import UNWATCHED, Candidate, Choice, Watch
from kraftwagen.bots.halving import halve
from kraftwagen.bots.plain import insight_of
from kraftwagen.bots.planner import Planner
from kraftwagen.engine import rng
from kraftwagen.engine.margin import margin
from kraftwagen.engine.plan import Plan
from kraftwagen.engine.spec import Forecast, GameSpec
from kraftwagen.engine.types import Code, Observation, Seat

LEAD: Final = 0.08
"""Chance to win (0 to 1) that counts as much as a lead of ``Insight.scale`` in a line's value."""
JUDGED: Final = 24
"""Largest number of lines that get the careful estimate."""
SAME_START: Final = 6
"""Largest number of judged or simulated lines that begin with the same decision."""
PRIOR: Final = 3.0
"""The weight of the careful estimate, as a number of simulations."""
ENOUGH: Final = 64
"""Largest number of simulations of a line in a round of halving; more would tell nothing new."""
REASONED: Final = 3
"""Number of candidates that come with a reason."""
LIVELY: Final = 0.125
"""Noise of simulated turns, as a share of ``Insight.scale``, since opponents may play otherwise.

Levels with a bias have as much, so that they do not always play alike.
"""
PATIENT: Final = 12
"""Number of decisions without progress after which a bot pushes towards the game's end."""
PROGRESS_BONUS: Final = 0.1
"""Value of a unit of progress, in chance to win, for each decision beyond ``PATIENT``."""
TASTE: Final = 0.05
"""Value, in chance to win, of a style's liking for a line; likings are from about 0 to 1."""


@dataclass(frozen=True, slots=True)
class Level:
    """The abilities of a bot.

    ``noise`` is how far it misjudges a line, as a share of ``Insight.scale``, in a game without a
    bias of this level (``Insight.biases``); with one it is LIVELY. ``own_board`` bots ignore the
    opponents, ``hasty`` bots see only the obvious lines, ``learned`` bots use the
    careful estimate. With ``simulations``, the ``candidates`` best lines are simulated for
    ``horizon`` player turns. ``style`` names one of ``Insight.styles``.
    """

    name: str
    noise: float = 0.0
    own_board: bool = False
    hasty: bool = False
    learned: bool = False
    simulations: int = 0
    candidates: int = 8
    horizon: int = 4
    style: str = ""


@dataclass(slots=True)
class SearchLine:
    """A line through a player turn with its estimates and simulations."""

    plan: Plan
    value: float
    score: float
    chance: float | None = None
    liked: float = 0.0
    visits: float = 0.0
    sums: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])

    def note(self, weight: float, value: float, score: float, chance: float) -> None:
        """Add a result to the means; ``weight`` is 1 for a simulation, more for an estimate."""
        self.visits += weight
        for place, found in enumerate((value, score, chance)):
            self.sums[place] += weight * found
        self.value = self.sums[0] / self.visits + self.liked
        self.score = self.sums[1] / self.visits
        self.chance = self.sums[2] / self.visits

    def misjudge(self, by: float, unit: float) -> None:
        """Add an error ``by`` to the value; score and chance get half of it each.

        All of it goes to the score if no chance is known. ``unit`` is the chance per point.
        """
        self.value += by
        if self.chance is None:
            self.score += by
        else:
            self.score += by / 2 / unit
            self.chance = min(max(0.0, self.chance + by / 2), 1.0)


class SearchBot(Planner):
    """A bot with the abilities of a ``Level``."""

    def __init__(self, level: Level, spec: GameSpec[Any], seed: int) -> None:
        super().__init__(spec, seed)
        self.name = level.name
        self._level = level
        self._insight = insight_of(spec)
        self._unit = LEAD / self._insight.scale
        """The chance to win that one point of score is worth."""
        self._simulations = round(level.simulations * self._insight.effort)
        self._bias = self._insight.biases.get(level.name)
        self._noise = level.noise if self._bias is None else LIVELY
        self._reached = 0.0
        self._waited = 0
        self.last_line: tuple[Code, ...] = ()
        """The whole line that the bot chose when it last planned."""

    def _decide(
        self, root: Any, observation: Observation, watch: Watch
    ) -> tuple[Choice, tuple[Code, ...]]:
        lines = self._weigh(root, observation.seat)
        if self._simulations:
            self._play_on(lines, observation, watch)
        self.last_line = lines[0].plan.codes
        first: dict[Code, SearchLine] = {}
        for line in lines:
            first.setdefault(line.plan.codes[0], line)
        # A bot that nobody watches need not explain the reasons in detail.
        known = root if watch is not UNWATCHED else None
        told = [(line.plan, line.chance) for line in lines]
        weighed: list[Candidate] = []
        for code, line in first.items():
            why = None
            if not weighed or (known is not None and len(weighed) < REASONED):
                against = [(line.plan, line.chance), *told]
                why = voice.why(
                    self._insight, observation.seat, against, known, bias=self._bias,
                    alone=self._level.own_board,
                )  # fmt: skip
                if known is not None and why is not None and why.key in (voice.ONLY, voice.EQUAL):
                    why = voice.fact(self._insight, observation.seat, line.plan, known) or why
            weighed.append(
                Candidate(code, line.value, line.plan.codes, line.score, line.chance, why)
            )
        return Choice(self.last_line[0], tuple(weighed), weighed[0].why), self.last_line

    def _weigh(self, root: Any, seat: Seat) -> list[SearchLine]:
        """Estimate the lines through the turn as the level can, best first."""
        level = self._level
        lines = [
            SearchLine(plan, plan.worth[seat] if level.own_board else plan.margin, plan.worth[seat])
            for plan in self._insight.plans(root, level.hasty)
        ]
        bonus = self._progress_bonus(root)
        if bonus:
            for line in lines:
                line.liked = bonus * (self._insight.progress(line.plan.state) - self._reached)
                line.value += line.liked / self._unit
            _order(lines)
        if level.learned:
            lines = _spread(lines, JUDGED, SAME_START)
            for line in lines:
                value, score, chance = self._read(
                    self._insight.evaluate_deeply(line.plan.state), seat
                )
                line.liked += self._taste(root, line.plan, seat)
                line.note(PRIOR, value, score, chance)
        if self._bias is not None:
            for line in lines:
                line.misjudge(sum(self._bias(line.plan.state, seat).values()), self._unit)
        if self._noise:
            noise = self._noise * self._insight.scale
            if level.learned and self._insight.noise_share is not None:
                noise *= self._insight.noise_share(root)
            self._blur(lines, noise * self._unit if level.learned else noise)
        _order(lines)
        return lines

    def _progress_bonus(self, root: Any) -> float:
        """The value of progress towards the end, in chance to win; 0 while the game advances.

        Otherwise two players who gain by waiting, or one who would lose, might never end a game.
        """
        now = self._insight.progress(root)
        self._waited = self._waited + 1 if now == self._reached else 0
        self._reached = now
        return PROGRESS_BONUS * max(0, self._waited - PATIENT)

    def _taste(self, root: Any, plan: Plan, seat: Seat) -> float:
        style = self._insight.styles.get(self._level.style)
        if style is None:
            return 0.0
        return TASTE * max(-1.0, min(1.5, style(root, plan.state, seat)))

    def _blur(self, lines: list[SearchLine], noise: float) -> None:
        """Misjudge every first decision, and half as much every line that begins with it."""
        first: dict[Code, float] = {}
        for line in lines:
            code = line.plan.codes[0]
            if code not in first:
                first[code] = noise * self._bell()
            line.misjudge(first[code] + 0.5 * noise * self._bell(), self._unit)

    def _bell(self) -> float:
        """Draw from a nearly normal distribution with deviation 1."""
        return float(sum(rng.below(self._draw(), 2001) - 1000 for _ in range(3))) / 1000.0

    def _play_on(
        self, candidates: list[SearchLine], observation: Observation, watch: Watch
    ) -> None:
        """Simulate the best lines, the better of them more often, and sort all."""
        level, seed, done = self._level, self._draw(), 0

        def simulate(lines: Sequence[SearchLine]) -> bool:
            nonlocal seed, done
            seed = rng.advance(seed)
            for line in lines:
                if watch.stopped():
                    return False
                line.note(1.0, *self._simulate(line.plan.codes, observation, seed))
                done += 1
            watch.report(min(1.0, done / self._simulations))
            return True

        racing = _spread(candidates, level.candidates, SAME_START)
        best = halve(racing, self._simulations, simulate, _order, ENOUGH)[0]
        # After the best, those that stayed in the race longer.
        candidates.sort(key=lambda line: (line is not best, -line.visits, *_rank(line)))

    def _simulate(
        self, codes: tuple[Code, ...], observation: Observation, seed: int
    ) -> tuple[float, float, float]:
        """Simulate a line with fresh draws; returns value, score and chance of the seat."""
        spec = self._spec
        insight = self._insight
        state = spec.determinize(observation, seed)
        for code in codes:
            # After other draws the rest of the line may be illegal: a quick turn ends it then.
            if code not in spec.legal(state):
                break
            spec.apply(state, code)
        for turn in range(self._level.horizon):
            if spec.is_over(state):
                break
            luck = rng.seeded(seed, "search turn", turn)
            state = insight.policy_turn(state, luck, LIVELY * insight.scale)
        return self._read(insight.evaluate_deeply(state), observation.seat)

    def _read(self, forecast: Forecast, seat: Seat) -> tuple[float, float, float]:
        """Value, score and chance of a seat by a forecast."""
        chance, scores = forecast.chances[seat], forecast.scores
        return chance + self._unit * margin(list(scores), seat), scores[seat], chance


def _rank(line: SearchLine) -> tuple[float, tuple[Code, ...]]:
    return (-line.value, line.plan.codes)


def _order(lines: list[SearchLine]) -> None:
    lines.sort(key=_rank)


def _spread(lines: list[SearchLine], most: int, same_start: int) -> list[SearchLine]:
    """The best ``most`` lines, at most ``same_start`` of them with the same first decision."""
    share: dict[Code, int] = {}
    kept: list[SearchLine] = []
    for line in lines:
        first = line.plan.codes[0]
        if share.get(first, 0) < same_start:
            share[first] = share.get(first, 0) + 1
            kept.append(line)
            if len(kept) == most:
                break
    return kept
