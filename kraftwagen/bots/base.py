"""The interface of bots: from one seat's observation to one legal decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from kraftwagen.engine import rng
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Observation, Seat


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision that a bot has considered.

    ``value`` orders the candidates, higher is better for the bot. ``line`` is the way through
    the player turn that it stands for; ``score`` and ``chance`` are the bot's own expected
    final score and its chance to win there, None when it did not estimate them.
    """

    code: Code
    value: float
    line: tuple[Code, ...] = ()
    score: float | None = None
    chance: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's decision and all candidates (best first; empty when it compared none).

    ``why`` holds the figures of the comparison for one sentence, see ``voice``.
    """

    code: Code
    weighed: tuple[Candidate, ...] = ()
    why: Reason | None = None


class Watch(Protocol):
    """How a bot that thinks for long reports to its caller, and is told to stop."""

    def report(self, done: float) -> None:
        """Report the progress of the thinking, 0.0 to 1.0."""

    def stopped(self) -> bool:
        """Whether to answer at once with the best so far: time is up, or nobody waits."""


class Unwatched:
    """The watch of a bot that nobody watches or stops."""

    def report(self, done: float) -> None:
        pass

    def stopped(self) -> bool:
        return False


UNWATCHED = Unwatched()


class Bot(Protocol):
    """A computer player of one seat in one match.

    It may remember what it has seen and planned. The same seed and the same observations give
    the same decisions on every machine, so a bot counts its work and never reads a clock.
    """

    name: str

    def choose(self, observation: Observation, watch: Watch = UNWATCHED) -> Choice:
        """Choose a legal decision for the seat of the observation, which is to move."""


def bot_seed(deal: int, seat: Seat) -> int:
    """The seed of the bot in a seat of a game with that deal."""
    return rng.derived(deal, "bot", seat)


Builder: TypeAlias = Callable[[GameSpec[Any], int], Bot]
"""Makes a bot for a game from a seed."""
