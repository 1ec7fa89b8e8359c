"""What a coach says of a finished game to one of its players, from the figures of its analysis.

Only what lies beyond its error is told: what cost most, what was best, what to try next.
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
from kraftwagen.learn.rating import SOLVED
from kraftwagen.match.match import Match

LESSON: Final = "lesson"
PUZZLES: Final = "puzzles"


@dataclass(frozen=True, slots=True)
class Moment:
    """A part of a turn, and what it is about: a theme of the game, or "" when nobody can say."""

    part: Part
    theme: str


@dataclass(frozen=True, slots=True)
class Review:
    """One player's game.

    ``costs`` are the parts that lost more than their error, the costliest first; ``best`` is the
    one that gained most against what looks best at first sight, if one did beyond its error. Of
    the parts in which there were ``choices``, ``sound`` ones lost nothing beyond their error.
    """

    costs: tuple[Moment, ...]
    best: Moment | None
    sound: int
    choices: int

    @property
    def worst(self) -> Moment | None:
        """What cost most."""
        return self.costs[0] if self.costs else None


def review(match: Match, report: Report, seat: Seat) -> Review:
    """What the figures say of whoever has a seat at the end; ``report`` is complete."""
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
    """Whether whoever has the seat at the end had it at this decision."""
    return all(one.number <= number for one in match.handovers if one.seat == seat)


def _played(match: Match, part: Part) -> Sequence[Code]:
    return [step.code for step in match.steps[part.first : part.end]]


def _theme(match: Match, part: Part, best: Sequence[Code], other: Sequence[Code]) -> str:
    """What makes the difference, by what the player could know; luck has no say in it."""
    spec, seed = match.spec, rng.seeded(part.first, "coach")
    start = spec.determinize(spec.observe(match.state_at(part.first), part.seat), seed)
    mine, theirs = (_lawful(spec, start, codes) for codes in (best, other))
    return themes.theme(spec, start, mine, theirs) if mine and theirs else ""


def _lawful(spec: GameSpec[Any], start: Any, codes: Sequence[Code]) -> list[Code]:
    """As many of the decisions as are possible there: a report may come from a damaged file."""
    state, found = spec.clone(start), list[Code]()
    for code in codes:
        if spec.is_over(state) or code not in spec.legal(state):
            break
        spec.apply(state, code)
        found.append(code)
    return found


@dataclass(frozen=True, slots=True)
class Try:
    """What to try next: a LESSON by its id, or PUZZLES of a theme, "" for any.

    A lesson to be had ``again`` is done.
    """

    kind: str
    name: str
    again: bool = False


def next_try(
    theme: str, lessons: Sequence[Lesson], done: Collection[str], puzzles: PuzzleBook
) -> Try | None:
    """What helps with a theme, new things first; with "" or for want of it what is next in line.

    ``done`` are the ids of the lessons that were finished.
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
    left = any(puzzles.tried(one).state != SOLVED for one in puzzles.chosen(theme))
    return Try(PUZZLES, theme) if left else None
