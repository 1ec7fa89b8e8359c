"""The weakest reference bot: it chooses legal decisions with equal probability."""

from __future__ import annotations

from typing import Any

from kraftwagen.bots.base import UNWATCHED, Choice, Watch
from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation


class RandomBot:
    """A bot that chooses at random by a seeded generator, so that games can be repeated."""

    name = "random"

    def __init__(self, spec: GameSpec[Any], seed: int) -> None:
        self._spec = spec
        self._rng = rng.seeded(seed, "random bot")

    def choose(self, observation: Observation, watch: Watch = UNWATCHED) -> Choice:
        # What is legal may depend on secrets (is the deck empty?), so a whole state is needed.
        codes = self._spec.legal(self._spec.determinize(observation, self._rng))
        pick = rng.below(self._rng, len(codes))
        self._rng = rng.advance(self._rng)
        return Choice(codes[pick])
