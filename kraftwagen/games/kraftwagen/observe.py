"""What a seat may know: all that lies open. Nobody knows the generator, the only secret."""

from __future__ import annotations

from kraftwagen.engine import rng
from kraftwagen.engine.types import Event, Observation
from kraftwagen.games.kraftwagen.state import State


def observe(state: State, seat: int) -> Observation:
    """The table without its generator (section 11)."""
    copy = state.clone()
    copy.rng = rng.BLANK
    return Observation(seat, copy)


def redact(event: Event, seat: int) -> Event:
    """Everything that happens is public (section 11)."""
    return event


def determinize(observation: Observation, seed: int) -> State:
    """A playable state that agrees with an observation and draws from a generator of its own."""
    state: State = observation.state.clone()
    state.rng = rng.seeded(seed, "imagined draws")
    return state
