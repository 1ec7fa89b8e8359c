"""The knowledge of bots about a game that brings none: plans and estimates from its own rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.bots.base import UNWATCHED
from kraftwagen.bots.greedy import margin, ways
from kraftwagen.bots.turns import ends_player_turn
from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec, Insight
from kraftwagen.engine.types import Code, Event, Seat

SPREAD: Final = 8.0
"""So much more of the score makes a seat about three times as likely to win."""


@dataclass(frozen=True, slots=True)
class PlainPlan:
    """One way through a player turn."""

    codes: tuple[Code, ...]
    state: Any
    worth: Sequence[float]
    margin: float


@dataclass(frozen=True, slots=True)
class PlainVerdict:
    """The quick estimate, and chances made of it."""

    chances: Sequence[float]
    money: Sequence[float]


def insight_of(spec: GameSpec[Any]) -> Insight[Any]:
    """What the game knows, or what can be had without."""
    if spec.insight is not None:
        return spec.insight

    def plans(state: Any, quick: bool) -> list[PlainPlan]:
        seat = spec.actor(state)
        lines = ways(spec, state, seat, UNWATCHED).values()
        ranked = sorted(lines, key=lambda line: (-line.value, line.codes))
        return [
            PlainPlan(line.codes, line.state, spec.evaluate(line.state), line.value)
            for line in ranked
        ]

    def quick_turn(state: Any, draw: int, noise: float) -> Any:
        seat = spec.actor(state)
        while not spec.is_over(state):
            best, most = state, float("-inf")
            ended = False
            for code in spec.legal(state):
                draw = rng.advance(draw)
                copy = spec.clone(state)
                events: list[Event] = []
                spec.apply(copy, code, events)
                value = margin(spec.evaluate(copy), seat)
                value += noise * (float(rng.below(draw, 2001)) - 1000.0) / 1000.0
                if value > most:
                    best, most = copy, value
                    ended = any(map(ends_player_turn, events))
            state = best
            if ended or spec.actor(state) != seat:
                break
        return state

    def judge(state: Any) -> PlainVerdict:
        money = spec.evaluate(state)
        if spec.is_over(state):
            winners = spec.winners(state)
            chances = [(seat in winners) / len(winners) for seat in range(len(money))]
            return PlainVerdict(chances, money)
        most = max(money)
        # Quotients instead of powers: the same on every machine.
        parts = [1.0 / (1.0 + (most - value) / SPREAD) ** 2 for value in money]
        return PlainVerdict([part / sum(parts) for part in parts], money)

    def facets(state: Any, seat: Seat) -> Mapping[str, float]:
        return {"score": spec.evaluate(state)[seat]}

    def course(state: Any) -> float:
        return 0.0  # nothing is known of it

    return Insight(plans, quick_turn, quick_turn, judge, facets, course, {})
