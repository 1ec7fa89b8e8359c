"""Random games in one call, to measure the rules' speed and to compare builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine import rng
from kraftwagen.games.kraftwagen import frames
from kraftwagen.games.kraftwagen.rules import flow, track
from kraftwagen.games.kraftwagen.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def play_random(state: State, seed: int) -> int:
    """Play a state in place to the end with random decisions; returns their number."""
    draw: i64 = rng.seeded(seed, "random play") >> 31
    decisions = 0
    while True:
        pending = state.pending
        if len(pending) == 1 and pending[0] == frames.TAKE:
            # The most frequent question has few different answers: no list is built.
            codes = track.takes(state)
        else:
            codes = flow.legal(state)
        choices = len(codes)
        if choices == 0:
            return decisions
        draw = draw * rng.FACTOR % rng.MODULUS
        flow.apply(state, codes[draw % choices])
        decisions += 1
