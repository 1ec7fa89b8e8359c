"""Whole random games in one call: the yardstick of the rules' speed, the proof of both builds."""

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
    """Play to the end with decisions drawn from a seed, in place; how many there were."""
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
