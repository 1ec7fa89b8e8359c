"""The base of bots that plan a whole player turn and follow the plan while it holds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from kraftwagen.bots.base import UNWATCHED, Choice, Watch
from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Observation


class Planner(ABC):
    """A bot that plans its whole player turn, and plans again when something unforeseen happens."""

    def __init__(self, spec: GameSpec[Any], seed: int) -> None:
        self._spec = spec
        self._rng = rng.seeded(seed, "planner")
        self._plan: tuple[Code, ...] = ()
        self._expected: Any = None

    def choose(self, observation: Observation, watch: Watch = UNWATCHED) -> Choice:
        if self._foreseen(observation):
            choice = Choice(self._plan[0])
        else:
            choice = self._think(observation, watch)
        self._spec.apply(self._expected, choice.code)
        self._plan = self._plan[1:]
        return choice

    def _foreseen(self, observation: Observation) -> bool:
        """Return whether the observation is exactly the position that the plan expects next."""
        if not self._plan:
            return False
        spec = self._spec
        imagined = spec.observe(self._expected, observation.seat)
        return spec.digest(imagined.state) == spec.digest(observation.state)

    def _draw(self) -> int:
        self._rng = rng.advance(self._rng)
        return self._rng

    def _think(self, observation: Observation, watch: Watch) -> Choice:
        root = self._spec.determinize(observation, self._draw())
        self._expected = root
        codes = self._spec.legal(root)
        if len(codes) == 1:
            self._plan = (codes[0],)
            return Choice(codes[0])
        choice, self._plan = self._decide(root, observation, watch)
        return choice

    @abstractmethod
    def _decide(
        self, root: Any, observation: Observation, watch: Watch
    ) -> tuple[Choice, tuple[Code, ...]]:
        """Choose among several decisions; returns the plan it begins, too. ``root`` stays as is."""
