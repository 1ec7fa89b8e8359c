"""Whole random games in one call: the yardstick of the rules' speed, the proof of both builds."""

from __future__ import annotations

from kraftwagen.engine import rng
from kraftwagen.games.automania.rules import flow
from kraftwagen.games.automania.state import State


def play_random(state: State, seed: int) -> int:
    """Play to the end with decisions drawn from a seed, in place; how many there were."""
    draw = rng.seeded(seed, "random play")
    decisions = 0
    while True:
        codes = flow.legal(state)
        choices = len(codes)
        if choices == 0:
            return decisions
        draw = rng.advance(draw)
        flow.apply(state, codes[rng.below(draw, choices)])
        decisions += 1
