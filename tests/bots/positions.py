"""Positions out of quick games, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kraftwagen.bots.plain import insight_of
from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec


def middles(spec: GameSpec[Any], seats: int, after: Iterable[int], seed: int = 4) -> list[Any]:
    """The positions after so many player turns of quick games, none of them over."""
    wanted = sorted(after)
    insight = insight_of(spec)
    found: list[Any] = []
    while wanted:
        state = spec.new(seats, seed, {})
        turn = 0
        while wanted and not spec.is_over(state):
            if turn >= wanted[0]:
                found.append(spec.clone(state))
                wanted.pop(0)
            state = insight.rollout_turn(state, rng.seeded(seed, "positions", turn), 2.0)
            turn += 1
        # The game was shorter than the list: the rest comes from the next one.
        wanted = [number - turn for number in wanted]
        seed += 1
    return found
