"""Whole random games in one call: the yardstick of the rules' speed, the proof of both builds."""

from __future__ import annotations

from kraftwagen.engine import rng
from kraftwagen.games.automania.rules.flow import apply, legal
from kraftwagen.games.automania.state import State

_AT_ONCE = 16


def play_random(state: State, seed: int) -> int:
    """Play to the end with decisions drawn from a seed, in place; how many there were."""
    draw = rng.seeded(seed, "random play")
    decisions = 0
    while True:
        draw, numbers = rng.several(draw, _AT_ONCE)
        for number in numbers:
            codes = legal(state)
            if not codes:
                return decisions
            apply(state, codes[number % len(codes)])
            decisions += 1
