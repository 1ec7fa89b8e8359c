"""Summaries of finished games for statistics and achievements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from kraftwagen.engine.types import Event


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The results of one seat in a finished game.

    ``sources`` is the score by source, one amount per stage of the game (game turn, round) each.
    ``facts`` are further numbers and names worth comparing. ``merits`` are names of pieces of
    achievements that the seat earned in this game, by achievement.
    """

    sources: Mapping[str, Sequence[int]] = field(default_factory=dict)
    facts: Mapping[str, int | str] = field(default_factory=dict)
    merits: Mapping[str, Sequence[str]] = field(default_factory=dict)


GameSummary: TypeAlias = tuple[SeatSummary, ...]
"""The summary of a finished game for statistics: one entry for each seat."""


def nothing(events: Sequence[Event], state: Any) -> GameSummary:
    """Return an empty summary, for games whose statistics need only the scores."""
    return ()
