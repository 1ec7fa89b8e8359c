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
    the player turn that the decision begins; ``score`` and ``chance`` are the bot's own expected
    final score and its chance to win after this way, None if it did not estimate them. ``why`` is
    what speaks most for it against the best other one; only the first few have it.
    """

    code: Code
    value: float
    line: tuple[Code, ...] = ()
    score: float | None = None
    chance: float | None = None
    why: Reason | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's decision; ``weighed`` are all candidates, best first, empty if it compared none.

    ``why`` is the main reason for the decision, see ``voice``.
    """

    code: Code
    weighed: tuple[Candidate, ...] = ()
    why: Reason | None = None


class Watch(Protocol):
    """Lets a bot report its progress to its caller and tells it when to stop."""

    def report(self, done: float) -> None:
        """Report the progress of the thinking, 0.0 to 1.0."""

    def stopped(self) -> bool:
        """Return whether to answer at once with the best decision so far."""


class Unwatched:
    """A Watch that ignores reports and never stops the bot."""

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
    """Return the seed of the bot in a seat, in a game with the seed ``deal``."""
    return rng.derived(deal, "bot", seat)


Builder: TypeAlias = Callable[[GameSpec[Any], int], Bot]
"""``builder(spec, seed)`` makes a bot for a game."""
