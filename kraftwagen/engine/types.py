"""Types every game shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

from kraftwagen.engine.reasons import Reason

Code: TypeAlias = int
"""A decision packed into an int below 2**60, as search, legality checks and records use it."""

Seat: TypeAlias = int
"""A player's place at the table, counted from 0."""

NOBODY: Final[Seat] = -1
"""The seat of a spectator: its observation has only what everybody may know."""

Json: TypeAlias = Any
"""A value that JSON can hold."""


class Event:
    """Something that happened; games derive frozen dataclasses from it.

    An event is complete: it can be animated and logged without reading the state.
    """

    __slots__ = ()

    ends_turn: ClassVar[bool] = False

    def rule(self) -> str:
        """Return the id of the rule by which the event happened; empty if none applies."""
        return ""

    def sound(self) -> str:
        """Return the name of the sound to play with the event; empty for silence."""
        return ""

    def mark(self) -> tuple[Any, ...] | None:
        """Return the key of the place on the table that the event changed; None for none."""
        return None

    def meaning(self, seat: Seat) -> int:
        """Return whether the event is good for a seat (above 0), bad (below 0) or neither (0)."""
        return 0

    def feat(self) -> str:
        """Return the name of the feat that the event is, such as "award"; empty for none."""
        return ""

    def rank(self, seat: Seat) -> int:
        """Return how strongly the event is celebrated for a person at a seat.

        3 is a banner, 2 a light at its place, 0 nothing: a feat is then only told at the end.
        """
        return 0

    def gain(self, seat: Seat) -> int:
        """Return the score that a seat got by the event while the game was on, else 0."""
        return 0

    def seen_by(self, seat: Seat) -> Event:
        """Return the event as a seat may know it: itself, or one without what is hidden."""
        return self

    def stage_end(self) -> str | None:
        """Return one word on why the event ended a stage of the game; None if it ended none."""
        return None


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a person might try in a position.

    ``code`` is None only for attempts that have no code at all. ``reason`` is why an option that is
    not ``ok`` is refused. ``preview`` is the outcome in the game's own terms: None, or anything
    like JSON or a dataclass, for the window of that game alone.
    """

    code: Code | None
    ok: bool
    reason: Reason | None = None
    warnings: tuple[Reason, ...] = ()
    preview: Any = None


@dataclass(frozen=True, slots=True)
class Observation:
    """The knowledge of one seat: a copy of the state without its secrets."""

    seat: Seat
    state: Any
