"""What a bot is: it sees one seat's observation and answers with one legal decision."""

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
    """A decision a bot has weighed.

    ``value`` orders the candidates, higher is better for the bot. ``line`` is the way through
    the player turn it was weighed with; ``score`` and ``chance`` are the bot's own expected
    final score and its chance to win there, None when it did not estimate them.
    """

    code: Code
    value: float
    line: tuple[Code, ...] = ()
    score: float | None = None
    chance: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's decision, and what it weighed it against (best first; empty when it did not).

    ``why`` holds the figures of the comparison for one sentence, see ``voice``.
    """

    code: Code
    weighed: tuple[Candidate, ...] = ()
    why: Reason | None = None


class Watch(Protocol):
    """The line between a bot that thinks for long and whoever waits for it."""

    def report(self, done: float) -> None:
        """Tell how far the thinking is, 0.0 to 1.0."""

    def stopped(self) -> bool:
        """True when time is up or nobody waits: answer with the best so far at once."""


class Unwatched:
    """The watch of a bot that is simply called."""

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
        """A legal decision for the seat of the observation, which is to move."""


def bot_seed(deal: int, seat: Seat) -> int:
    """The seed of the bot in a seat of a game with that deal."""
    return rng.derived(deal, "bot", seat)


Builder: TypeAlias = Callable[[GameSpec[Any], int], Bot]
"""Makes a bot for a game from a seed."""
