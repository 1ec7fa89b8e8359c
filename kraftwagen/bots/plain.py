"""Insight for a game without its own: plans and estimates made from its rules alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.bots.base import UNWATCHED
from kraftwagen.bots.greedy import candidates
from kraftwagen.engine import rng
from kraftwagen.engine.margin import margin
from kraftwagen.engine.plan import Plan
from kraftwagen.engine.spec import GameSpec, Insight
from kraftwagen.engine.types import Event, Seat

SCALE: Final = 8.0
"""The ``Insight.scale`` of a game without its own insight."""


@dataclass(frozen=True, slots=True)
class PlainForecast:
    """The quick estimate as scores, and chances derived from it, see ``spec.Forecast``."""

    chances: Sequence[float]
    scores: Sequence[float]


def insight_of(spec: GameSpec[Any]) -> Insight[Any]:
    """Return a game's insight; if it has none, one made from its rules alone."""
    if spec.insight is not None:
        return spec.insight

    def plans(state: Any, quick: bool) -> list[Plan]:
        seat = spec.actor(state)
        lines = candidates(spec, state, seat, UNWATCHED).values()
        ranked = sorted(lines, key=lambda line: (-line.value, line.codes))
        return [
            Plan(line.codes, line.state, list(spec.evaluate(line.state)), line.value)
            for line in ranked
        ]

    def rollout_turn(state: Any, draw: int, noise: float) -> Any:
        seat = spec.actor(state)
        while not spec.is_over(state):
            best, most = state, float("-inf")
            ended = False
            for code in spec.legal(state):
                draw = rng.advance(draw)
                copy = spec.clone(state)
                events: list[Event] = []
                spec.apply(copy, code, events)
                value = margin(list(spec.evaluate(copy)), seat)
                value += noise * (float(rng.below(draw, 2001)) - 1000.0) / 1000.0
                if value > most:
                    best, most = copy, value
                    ended = any(event.ends_turn for event in events)
            state = best
            if ended or spec.actor(state) != seat:
                break
        return state

    def evaluate_deeply(state: Any) -> PlainForecast:
        scores = spec.evaluate(state)
        if spec.is_over(state):
            winners = spec.winners(state)
            chances = [(seat in winners) / len(winners) for seat in range(len(scores))]
            return PlainForecast(chances, scores)
        most = max(scores)
        # Quotients instead of powers: these are the same on every machine.
        parts = [1.0 / (1.0 + (most - value) / SCALE) ** 2 for value in scores]
        return PlainForecast([part / sum(parts) for part in parts], scores)

    def breakdown(state: Any, seat: Seat) -> Mapping[str, float]:
        return {"score": spec.evaluate(state)[seat]}

    def progress(state: Any) -> float:
        return 0.0  # nothing is known of it

    return Insight(
        plans, rollout_turn, rollout_turn, evaluate_deeply, breakdown, progress, SCALE, {}
    )
