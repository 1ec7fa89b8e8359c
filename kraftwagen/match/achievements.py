"""Achievements: things that a person on this computer has done once or collected over many games.

A game lists them in ``GameSpec.merits``; its summaries say which pieces were earned. They are
counted from the finished games in the statistics, practice included; games that continue from the
middle of another one earn none (``game_result``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kraftwagen.match.game_result import GameResult


class Earned(NamedTuple):
    """The pieces of each achievement that a person earned in a game, and when the game began."""

    date: str
    merits: Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Achievement:
    """One achievement: the pieces earned so far and ``goal``, the number that completes it.

    ``date`` is when the game that completed it began, or "".
    """

    name: str
    goal: int
    pieces: tuple[str, ...] = ()
    date: str = ""

    @property
    def done(self) -> bool:
        """Whether all pieces of the achievement are earned."""
        return len(self.pieces) >= self.goal


def progress(merits: Mapping[str, int], earned: Iterable[Earned]) -> list[Achievement]:
    """Return a game's achievements with their progress; ``earned`` begins with the oldest game."""
    return progress_of([Achievement(name, goal) for name, goal in merits.items()], earned)


def gained(before: Iterable[Achievement], last: GameResult) -> list[str]:
    """Return the names of the achievements that the last game completes."""
    earned = [Earned(last.date, seat.merits) for seat in last.seats if seat.is_person]
    open_ones = [entry for entry in before if not entry.done]
    return [entry.name for entry in progress_of(open_ones, earned) if entry.done]


def progress_of(before: Iterable[Achievement], earned: Iterable[Earned]) -> list[Achievement]:
    """Return achievements with the earned pieces added, the oldest game first."""
    found = {entry.name: entry for entry in before}
    for date, merits in earned:
        for name, pieces in merits.items():
            old = found.get(name)
            if old is None or old.done:
                continue
            together = tuple(dict.fromkeys([*old.pieces, *pieces]))[: old.goal]
            completed = date if len(together) >= old.goal else ""
            found[name] = Achievement(name, old.goal, together, completed)
    return list(found.values())
