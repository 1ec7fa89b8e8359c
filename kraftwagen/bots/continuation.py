"""Simulated continuations of a game from a position, for the analyst and for puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.bots.plain import insight_of
from kraftwagen.bots.search import LEAD, LIVELY
from kraftwagen.engine import rng
from kraftwagen.engine.spec import Forecast, GameSpec
from kraftwagen.engine.types import Code, Event, Observation, Seat

_CAREFUL: Final = 8
"""Lines that a careful turn chooses from."""


@dataclass(slots=True)
class SimulatedLine:
    """Decisions at the start of a part of a turn, and the mean results of their simulations."""

    codes: tuple[Code, ...]
    visits: float = 0.0
    chance: float = 0.0
    score: float = 0.0

    def note(self, weight: float, chance: float, score: float) -> None:
        """Add a result to the means; ``weight`` is 1 for a simulation, more for an estimate."""
        self.visits += weight
        self.chance += weight * (chance - self.chance) / self.visits
        self.score += weight * (score - self.score) / self.visits


class Continuation:
    """Continues a game from a position; equal draws always give the same continuation."""

    def __init__(self, spec: GameSpec[Any]) -> None:
        self._spec = spec
        self._insight = insight_of(spec)

    def ended(self, state: Any, seat: Seat, events: Sequence[Event]) -> bool:
        """Return whether the player turn of a seat is over after the last ``events``."""
        spec = self._spec
        return (
            spec.is_over(state)
            or spec.actor(state) != seat
            or any(event.ends_turn for event in events)
        )

    def cut(self, root: Any, codes: tuple[Code, ...]) -> tuple[Code, ...]:
        spec = self._spec
        state = spec.clone(root)
        for number, code in enumerate(codes, start=1):
            spec.apply(state, code)
            if spec.reveals(state) != spec.reveals(root):
                return codes[:number]
        return codes

    def settle(self, state: Any, draw: int) -> Forecast:
        """Return the forecast after one quick turn, which finishes a player turn under way."""
        if not self._spec.is_over(state):
            state = self._insight.rollout_turn(state, draw, 0.0)
        return self._insight.evaluate_deeply(state)

    def value(
        self, observation: Observation, codes: tuple[Code, ...], draw: int, horizon: int
    ) -> tuple[float, float]:
        """Return the seat's chance and score after a line and ``horizon`` quick player turns."""
        return self.values(observation, codes, draw, (horizon,), False)[0]

    def values(
        self,
        observation: Observation,
        codes: tuple[Code, ...],
        draw: int,
        horizons: Sequence[int],
        careful: bool,
    ) -> list[tuple[float, float]]:
        """Return the seat's chance and score after a line and after each of several horizons.

        Horizons count further player turns, in increasing order, ``careful`` or quick.
        """
        spec, insight, seat = self._spec, self._insight, observation.seat
        state, ended = self.follow(observation, codes, draw)
        turn = 0 if ended else -1
        found = []
        for horizon in horizons:
            while turn < horizon and not spec.is_over(state):
                if careful:
                    state = self.careful_turn(state)
                else:
                    noise = LIVELY * insight.scale if turn >= 0 else 0.0
                    luck = rng.seeded(draw, "analysed turn", turn + 1)
                    state = insight.rollout_turn(state, luck, noise)
                turn += 1
            forecast = insight.evaluate_deeply(state)
            found.append((forecast.chances[seat], forecast.scores[seat]))
        return found

    def careful_turn(self, state: Any) -> Any:
        """Return the position after the actor's turn with the best careful estimate."""
        seat = self._spec.actor(state)
        best, most = state, float("-inf")
        for plan in self._insight.plans(state, False)[:_CAREFUL]:
            value = (
                self._insight.evaluate_deeply(plan.state).chances[seat]
                + LEAD * plan.margin / self._insight.scale
            )
            if value > most:
                best, most = plan.state, value
        return best

    def follow(
        self, observation: Observation, codes: tuple[Code, ...], draw: int
    ) -> tuple[Any, bool]:
        """Return a guessed position after a line, and whether the turn is over.

        The line is cut off before a decision that is illegal in the guessed position.
        """
        spec = self._spec
        state = spec.determinize(observation, draw)
        for code in codes:
            # With other hidden cards of the opponents the rest of the line may be illegal.
            if code not in spec.legal(state):
                return state, False
            events: list[Event] = []
            spec.apply(state, code, events)
            if self.ended(state, observation.seat, events):
                return state, True
        return state, False
