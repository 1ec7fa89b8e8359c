"""Random games played in one call, to measure speed and compare builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine.rng import FACTOR, MODULUS, seeded
from kraftwagen.games.automania.rules.flow import apply, legal
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def play_random(state: State, seed: int) -> int:
    """Play a state in place to the end with random decisions; returns their number."""
    draw: i64 = seeded(seed, "random play") >> 31
    decisions = 0
    while True:
        codes = legal(state)
        if not codes:
            return decisions
        draw = draw * FACTOR % MODULUS
        apply(state, codes[draw % len(codes)])
        decisions += 1
