"""The puzzles of a game together with the player's results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn import rating
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.puzzles import HARDEST, Heading
from kraftwagen.learn.rating import HINTED, MISSED, SOLVED, Rating

SECTION: Final = "puzzles"
_RATING: Final = "*rating"
"""The entry of the rating among those of puzzles; no puzzle can have this id."""
OPEN: Final = "open"
"""The state of a puzzle that the player has not tried."""
STATES: Final = (OPEN, SOLVED, HINTED, MISSED)
MOST_STARS: Final = 3
"""Stars for a puzzle solved at the first try; a later try gets two, one with a hint gets one."""
RATED: Final = 10
"""Number of solved puzzles from which on the rating is shown."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The player's result at a puzzle: best state and stars so far, and the number of tries.

    Who has been shown the answer knows it: ``shown``.
    """

    state: str = OPEN
    tries: int = 0
    stars: int = 0
    shown: bool = False

    @property
    def solved(self) -> bool:
        """Whether the puzzle is solved, with a hint or without."""
        return self.state in (SOLVED, HINTED)

    def after(self, result: str, shown: bool) -> Tried:
        """Return the result after one more try, which may have been to look at the answer."""
        return Tried(
            min((self.state, result), key=_ORDER.index),
            self.tries + 1,
            max(self.stars, _stars(result, self.tries + 1)),
            self.shown or shown,
        )


class PuzzleBook:
    """All puzzles of a game with the player's results, by theme, the easiest of each first."""

    def __init__(self, spec: GameSpec[Any], puzzles: Sequence[Heading], progress: Progress) -> None:
        self.spec = spec
        self._progress = progress
        hard = {one.theme: HARDEST for one in puzzles}
        for one in puzzles:
            hard[one.theme] = min(hard[one.theme], one.difficulty)
        self.themes = sorted(hard, key=lambda theme: (hard[theme], theme))
        """The themes that puzzles have: first those with the easiest puzzles."""
        at = self.themes.index
        self.puzzles = sorted(puzzles, key=lambda one: (at(one.theme), one.difficulty, one.id))

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
    def solved(self) -> int:
        """The number of puzzles that are solved, with a hint or without."""
        return sum(self.tried(one).solved for one in self.puzzles)

    @property
    def stars(self) -> int:
        """The number of stars won at all puzzles."""
        return sum(self.tried(one).stars for one in self.puzzles)

    @property
    def rated(self) -> bool:
        """Whether enough puzzles are solved for the rating to mean something."""
        return self.solved >= RATED

    @property
    def rating(self) -> Rating:
        """The player's present puzzle rating."""
        return rating.from_json(self._progress.section(self.spec.id, SECTION).get(_RATING))

    def note(self, puzzle: Heading, result: str, shown: bool = False) -> Rating:
        """Keep the result of a try; returns the player's rating, which only a first try changes.

        ``shown`` tells that the player gave up and saw the answer.
        """
        first = False

        def once_more(kept: Json) -> Json:
            nonlocal first
            before = _tried(kept)
            first = not before.tries
            now = before.after(result, shown)
            kept_now: dict[str, Json] = {"state": now.state, "tries": now.tries, "stars": now.stars}
            return {**kept_now, "shown": True} if now.shown else kept_now

        def rated(kept: Json) -> Json:
            return rating.from_json(kept).after(puzzle.difficulty, result).to_json()

        self._progress.change(self.spec.id, SECTION, puzzle.id, once_more)
        if first:
            self._progress.change(self.spec.id, SECTION, _RATING, rated)
        return self.rating

    def next_after(self, puzzle: Heading | None, among: Sequence[Heading]) -> Heading | None:
        """Return the next unsolved puzzle after ``puzzle``, wrapping around; None for none.

        Without ``puzzle`` it is the easiest one.
        """
        unsolved = [one for one in among if not self.tried(one).solved]
        if puzzle is None:
            return min(unsolved, key=lambda one: one.difficulty, default=None)
        ids = [one.id for one in among]
        at = ids.index(puzzle.id) + 1 if puzzle.id in ids else 0
        left = [one for one in [*among[at:], *among[:at]] if one in unsolved]
        return next((one for one in left if one.id != puzzle.id), None)


def _stars(result: str, tries: int) -> int:
    """Return the stars for a try with a result, the one of this number."""
    if result == SOLVED:
        return MOST_STARS if tries == 1 else MOST_STARS - 1
    return int(result == HINTED)


def _tried(kept: Json) -> Tried:
    """Read the result at a puzzle; an invalid one counts as none.

    Earlier versions kept no stars: then it counts as solved in the last try.
    """
    if not isinstance(kept, dict):
        return Tried()
    state, tries = kept.get("state"), kept.get("tries")
    if state not in STATES or type(tries) is not int or tries < 1:
        return Tried()
    stars = kept.get("stars")
    if type(stars) is not int or not 0 <= stars <= MOST_STARS:
        stars = _stars(str(state), tries)
    return Tried(str(state), tries, stars, kept.get("shown") is True)


_ORDER: Final = (SOLVED, HINTED, MISSED, OPEN)
