"""The coach's review of a finished game for one player, from the figures of its analysis.

It names only differences larger than their error: what cost most, what was best, what to try next.
``coach_book`` finds what recurs over many games.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.bots.analysis import Part, Report
from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Seat
from kraftwagen.learn import themes
from kraftwagen.learn.lessons import Lesson
from kraftwagen.learn.puzzle_book import PuzzleBook
from kraftwagen.match.match import Match

LESSON: Final = "lesson"
PUZZLES: Final = "puzzles"


@dataclass(frozen=True, slots=True)
class Moment:
    """A part of a player turn and the theme it is about, "" if unknown."""

    part: Part
    theme: str


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one player's game.

    ``costs`` are the parts that lost more than their error, the costliest first; ``best`` is the
    part that gained most, beyond its error, over the way that looks best at first sight.
    ``choices`` counts the parts with a choice, ``sound`` those that lost no more than their error.
    """

    costs: tuple[Moment, ...]
    best: Moment | None
    sound: int
    choices: int

    @property
    def worst(self) -> Moment | None:
        """The costliest moment; None if no part lost more than its error."""
        return self.costs[0] if self.costs else None

    @property
    def turns(self) -> tuple[Moment, ...]:
        """At most three moments worth a look: the best one first, then the costliest."""
        best = (self.best,) if self.best is not None else ()
        return (*best, *self.costs)[:3]


def review(match: Match, report: Report, seat: Seat) -> Review:
    """Review the game of the player who has a seat at the end, from a complete ``report``."""
    parts = [
        part
        for part in report.parts
        if part.seat == seat and not part.forced and _own(match, seat, part.first)
    ]
    lost = sorted((part for part in parts if part.certain), key=lambda part: -part.loss)
    costs = tuple(
        Moment(part, _theme(match, part, part.better, _played(match, part))) for part in lost
    )
    found = max((part for part in parts if part.found), key=lambda part: part.gain, default=None)
    best = None
    if found is not None:
        best = Moment(found, _theme(match, found, _played(match, found), found.usual))
    return Review(costs, best, len(parts) - len(lost), len(parts))


def _own(match: Match, seat: Seat, number: int) -> bool:
    """Return whether the player who has the seat at the end had it at this decision, too."""
    return all(one.number <= number for one in match.handovers if one.seat == seat)


def _played(match: Match, part: Part) -> Sequence[Code]:
    return [step.code for step in match.steps[part.first : part.end]]


def _theme(match: Match, part: Part, best: Sequence[Code], other: Sequence[Code]) -> str:
    """Return the theme of the difference, by what the player could know and without luck."""
    spec, seed = match.spec, rng.seeded(part.first, "coach")
    start = spec.determinize(spec.observe(match.state_at(part.first), part.seat), seed)
    mine, theirs = (_lawful(spec, start, codes) for codes in (best, other))
    return themes.theme(spec, start, mine, theirs) if mine and theirs else ""


def _lawful(spec: GameSpec[Any], start: Any, codes: Sequence[Code]) -> list[Code]:
    """Return the decisions up to the first illegal one: a report may come from a damaged file."""
    state, found = spec.clone(start), list[Code]()
    for code in codes:
        if spec.is_over(state) or code not in spec.legal(state):
            break
        spec.apply(state, code)
        found.append(code)
    return found


@dataclass(frozen=True, slots=True)
class Try:
    """A suggestion what to try next: a LESSON by its id, or PUZZLES of a theme, "" for any.

    ``again`` tells that the lesson has been finished before.
    """

    kind: str
    name: str
    again: bool = False


def next_try(
    theme: str, lessons: Sequence[Lesson], done: Collection[str], puzzles: PuzzleBook
) -> Try | None:
    """Suggest a lesson or puzzles on a theme, new ones first; else the next lesson or any puzzle.

    ``done`` are the ids of finished lessons; ``theme`` may be "". None if nothing is left.
    """
    about = [lesson for lesson in lessons if theme in lesson.teaches]
    return (
        _lesson(about, done)
        or (_unsolved(theme, puzzles) if theme else None)
        or (Try(LESSON, about[0].id, again=True) if about else None)
        or _lesson(lessons, done)
        or _unsolved("", puzzles)
    )


def _lesson(lessons: Sequence[Lesson], done: Collection[str]) -> Try | None:
    return next((Try(LESSON, one.id) for one in lessons if one.id not in done), None)


def _unsolved(theme: str, puzzles: PuzzleBook) -> Try | None:
    left = not all(puzzles.tried(one).solved for one in puzzles.chosen(theme))
    return Try(PUZZLES, theme) if left else None
