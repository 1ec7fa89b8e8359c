"""Pictures of the analysis of a game between bots, with made-up figures.

True figures come from simulations and change whenever the bots change; made-up figures show every
kind of turn and stay the same.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kraftwagen.bots import analyst
from kraftwagen.bots.analysis import (
    THRESHOLDS,
    Draw,
    Judged,
    Part,
    PlayedGame,
    Point,
    Report,
)
from kraftwagen.engine.reasons import Reason
from kraftwagen.match.match import Match

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

_LOSSES: Final = {9: (0.27, 0.06, 11.0), 16: (0.06, 0.02, 2.4), 25: (0.12, 0.04, 4.6),
                  38: (0.08, 0.1, 1.0), 52: (0.11, 0.03, 0.4)}  # fmt: skip
"""Number of a part -> loss of the chance to win, its error, loss of money."""

_GAINS: Final = {12: (0.11, 0.04)}
"""Number of a part -> its gain over the way that looks best at first sight, and its error."""


def sample_report(match: Match, why: Reason) -> Report:
    """Return a made-up report on a finished match; ``why`` is the reason for every better turn."""
    rng = random.Random(7)
    codes = tuple(step.code for step in match.steps)
    first = next(analyst.analyse(match.spec, PlayedGame(match.state_at(0), codes)))
    seats = range(len(match.seats))
    final = match.spec.scores(match.state)
    best = max(final)
    moods, points = [0.0] * len(final), []
    for at, point in enumerate(first.points):
        gone = at / (len(first.points) - 1)
        moods = [mood + rng.gauss(0, 0.16 if at % 9 else 0.5) for mood in moods]
        weights = [
            math.exp(mood * (1 - gone) + (money - best) / 6 * gone**2)
            for mood, money in zip(moods, final, strict=True)
        ]
        chances = [weight / sum(weights) for weight in weights]
        if gone == 1.0:
            winners = final.count(best)
            chances = [(money == best) / winners for money in final]
        scores = [
            money * gone + (1 - gone) * (best * 0.9 + 9 * mood)
            for money, mood in zip(final, moods, strict=True)
        ]
        points.append(Point(point.number, tuple(chances), tuple(scores), 0.08 * (1 - gone)))
    parts = tuple(_part(match, part, number, why) for number, part in enumerate(first.parts))
    draws = []
    for part in parts[3::5]:
        gains = [rng.gauss(0, 0.03) for _ in seats]
        even = [gain - sum(gains) / len(gains) for gain in gains]
        draws.append(
            Draw(part.end, part.seat, tuple(even), tuple(60 * gain for gain in even), 0.008)
        )
    return Report(tuple(points), parts, tuple(draws), 1.0, graded=True, lucky=True)


def _part(match: Match, part: Part, number: int, why: Reason) -> Part:
    place = (part.turn, part.part, part.seat, part.first, part.end)
    other = [code for code in _legal(match, part.first) if code != match.steps[part.first].code]
    if not other:
        return Part(*place, forced=True, measured=True)
    loss, error, money = _LOSSES.get(number, (0.0, 0.02, 0.0))
    better = (other[len(other) // 2],) if loss else ()
    shares = (0.8, 0.0, 0.2) if loss >= THRESHOLDS[0] else ()
    decisions = tuple(
        Judged(decision, loss * share, error if share else 0.0)
        for decision, share in zip(range(part.first, part.end), shares, strict=False)
    )
    gain, off = _GAINS.get(number, (0.0, 0.0))
    usual = (other[0],) if gain else ()
    return Part(
        *place,
        0.3,
        loss,
        money,
        error,
        better,
        why if loss else None,
        False,
        True,
        decisions,
        gain,
        off,
        usual,
    )


def _legal(match: Match, number: int) -> list[int]:
    return list(match.spec.legal(match.spec.clone(match.state_at(number))))


def _analysis(finished: Callable[[App], Match], why: Reason, view: str) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.analysis.scene import AnalysisScene

        class Sample(AnalysisScene):
            def _start(self) -> None:
                """Show a complete report instead of starting an analysis."""
                self.turns.report, self.view = sample_report(self.match, why), view

        return Sample(finished(app))

    return build


_VIEWS: Final = ("coach", "chances", "score", "expected", "sources", "luck")


def shots(
    finished: Callable[[App], Match], why: Reason
) -> list[tuple[str, Callable[[App], Scene]]]:
    """Return the pictures of all views of the analysis of a finished match, by name."""
    return [(f"analysis-{view}", _analysis(finished, why, view)) for view in _VIEWS]
