"""The puzzles of a game together with the player's results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn import rating
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.puzzles import Heading
from kraftwagen.learn.rating import HINTED, MISSED, SOLVED, Rating

SECTION: Final = "puzzles"
_RATING: Final = "*rating"
"""The entry of the rating among those of puzzles; no puzzle can have this id."""
OPEN: Final = "open"
"""The state of a puzzle that the player has not tried."""
STATES: Final = (OPEN, SOLVED, HINTED, MISSED)


@dataclass(frozen=True, slots=True)
class Tried:
    """The player's result at a puzzle: the best state so far, and the number of tries."""

    state: str = OPEN
    tries: int = 0


class PuzzleBook:
    """All puzzles of a game, the easiest first, with the player's results."""

    def __init__(self, spec: GameSpec[Any], puzzles: Sequence[Heading], progress: Progress) -> None:
        self.spec = spec
        self._progress = progress
        self.puzzles = sorted(puzzles, key=lambda one: (one.difficulty, one.id))

    @property
    def themes(self) -> list[str]:
        """The themes that puzzles have, in the game's order."""
        there = {one.theme for one in self.puzzles}
        insight = self.spec.insight
        known = [name for name in insight.themes if name in there] if insight else []
        return [*known, *sorted(there - set(known))]

    def chosen(self, theme: str = "", difficulty: int = 0) -> list[Heading]:
        """Return the puzzles of a theme ("" for any) and a difficulty (1 to 5, 0 for any)."""
        return [
            one
            for one in self.puzzles
            if theme in ("", one.theme) and difficulty in (0, one.difficulty)
        ]

    def tried(self, puzzle: Heading) -> Tried:
        """Return the player's result at a puzzle."""
        return _tried(self._progress.section(self.spec.id, SECTION).get(puzzle.id))

    @property
    def rating(self) -> Rating:
        """The player's present puzzle rating."""
        return rating.from_json(self._progress.section(self.spec.id, SECTION).get(_RATING))

    def note(self, puzzle: Heading, result: str) -> Rating:
        """Keep the result of a try; returns the player's rating, which only a first try changes."""
        first = False

        def once_more(kept: Json) -> Json:
            nonlocal first
            before = _tried(kept)
            first = not before.tries
            return {
                "state": min((before.state, result), key=_ORDER.index),
                "tries": before.tries + 1,
            }

        def rated(kept: Json) -> Json:
            return rating.from_json(kept).after(puzzle.difficulty, result).to_json()

        self._progress.change(self.spec.id, SECTION, puzzle.id, once_more)
        if first:
            self._progress.change(self.spec.id, SECTION, _RATING, rated)
        return self.rating

    def next_after(self, puzzle: Heading | None, among: Sequence[Heading]) -> Heading | None:
        """Return the next unsolved puzzle after ``puzzle``, wrapping around; None for none."""
        ids = [one.id for one in among]
        at = ids.index(puzzle.id) + 1 if puzzle is not None and puzzle.id in ids else 0
        for one in [*among[at:], *among[:at]]:
            if self.tried(one).state != SOLVED and (puzzle is None or one.id != puzzle.id):
                return one
        return None


def _tried(kept: Json) -> Tried:
    """Read the result at a puzzle; an invalid one counts as none."""
    if not isinstance(kept, dict):
        return Tried()
    state, tries = kept.get("state"), kept.get("tries")
    if state not in STATES or type(tries) is not int or tries < 1:
        return Tried()
    return Tried(str(state), tries)


_ORDER: Final = (SOLVED, HINTED, MISSED, OPEN)
