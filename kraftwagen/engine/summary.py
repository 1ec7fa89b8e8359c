"""Summaries of finished games for statistics and achievements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from kraftwagen.engine.types import Event


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What one seat did in a finished game.

    ``sources`` is the score by source, for each of them one amount per stage of the game (game
    turn, round). ``facts`` are further numbers and names worth comparing. ``merits`` are the
    pieces of achievements this game has brought: achievement -> names of pieces.
    """

    sources: Mapping[str, Sequence[int]] = field(default_factory=dict)
    facts: Mapping[str, int | str] = field(default_factory=dict)
    merits: Mapping[str, Sequence[str]] = field(default_factory=dict)


GameSummary: TypeAlias = tuple[SeatSummary, ...]
"""What statistics keep of a finished game: one entry for each seat."""


def nothing(events: Sequence[Event], state: Any) -> GameSummary:
    """Return an empty summary, for games whose statistics need only the scores."""
    return ()
