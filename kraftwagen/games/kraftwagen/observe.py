"""The knowledge of one seat: everything but the state of the random generator."""

from __future__ import annotations

from kraftwagen.engine import rng
from kraftwagen.engine.types import Observation
from kraftwagen.games.kraftwagen.state import State


def observe(state: State, seat: int) -> Observation:
    """Return a copy of the state without its random generator (section 11)."""
    copy = state.clone()
    copy.rng = rng.BLANK
    return Observation(seat, copy)


def determinize(observation: Observation, seed: int) -> State:
    """Return a playable state for an observation, with a random generator seeded by ``seed``."""
    state: State = observation.state.clone()
    state.rng = rng.seeded(seed, "imagined draws")
    return state
