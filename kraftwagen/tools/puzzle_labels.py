"""Finds out what is said of a puzzle: its goal, its theme, the rules that it needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event
from kraftwagen.learn.puzzles import Goal, Other, Puzzle, rival
from kraftwagen.learn.rulebook import Rulebook
from kraftwagen.learn.themes import theme
from kraftwagen.learn.weighing import Scales, Turn, Way

FEW: Final = 0.25
"""Largest share of the wrong ways that may reach the goal found for a puzzle (0 to 1)."""
HALF: Final = 0.5
"""Smallest share of the ways that a person would try that must miss a goal (0 to 1)."""
BASIC: Final = ("aim", "board", "set_up", "turn")
"""Chapters that everybody needs, so that no puzzle names them."""
TRIED: Final = 20
"""Number of the best ways, by estimates, among those that a person would try."""
_LUCK: Final = 6
"""Number of guesses of what is hidden in which right ways must reach a goal."""


def needs(turn: Turn, codes: Sequence[Code], book: Rulebook) -> tuple[str, ...]:
    """Return the topics of the rulebook that the decisions of a turn and their events are about.

    A variant of the game that is being played counts, too: it has a chapter of its name.
    """
    state, happened = turn.spec.clone(turn.start), list[Event]()
    for code in codes:
        turn.spec.apply(state, code, happened)
    position = turn.spec.to_position(turn.start)
    about = {*book.topics({event.rule() for event in happened})}
    about |= {one.topic for one in book.chapters if position.get(one.topic) is True}
    return tuple(one.topic for one in book.chapters if one.topic in about - {*BASIC})


def labelled(spec: GameSpec[Any], puzzle: Puzzle, book: Rulebook) -> Puzzle:
    """Return a puzzle with the theme, the goal and the topics that fit it."""
    start, right, others = puzzle.start(spec), puzzle.right, puzzle.others
    best = right[0].codes
    closest = rival(best, others).way.codes
    return replace(
        puzzle,
        theme=theme(spec, start, best, closest),
        needs=needs(Turn(spec, start), best, book),
        goal=fitting(spec, start, right, others),
    )


def fitting(
    spec: GameSpec[Any], start: Any, right: Sequence[Way], others: Sequence[Other]
) -> Goal | None:
    """Return the goal that tells the right ways best from the others; None if none does.

    All right ways reach it, and at most FEW of the wrong ways, be they measured or tempting.
    """
    turn, known = Turn(spec, start), {way.end for way in right}
    tempting = [way for way in _tried(spec, start) if way.end not in known]
    wrong = [[other.way for other in others], tempting]
    reached = [turn.goals(way.codes) for way in right]
    found = []
    for place, name in enumerate(reached[0]):
        goal = Goal(name, min(amounts[name] for amounts in reached))
        if goal.number > 0:
            also = max(1 - missing(turn, goal, ways) for ways in wrong if ways)
            found.append((also, place, goal))
    for also, _, goal in sorted(found, key=lambda one: one[:2]):
        if also <= FEW and failing(spec, start, goal) >= HALF and sure(spec, start, goal, right):
            return goal
    return None


def failing(spec: GameSpec[Any], start: Any, goal: Goal) -> float:
    """Return the share of the ways that a person would try that miss a goal (0 to 1)."""
    return missing(Turn(spec, start), goal, _tried(spec, start))


def missing(turn: Turn, goal: Goal, ways: Sequence[Way]) -> float:
    """Return the share of ways that miss a goal (0 to 1)."""
    return sum(not goal.reached(turn.goals(way.codes)) for way in ways) / len(ways)


def sure(spec: GameSpec[Any], start: Any, goal: Goal, ways: Iterable[Way]) -> bool:
    """Return whether ways reach a goal whatever is hidden, as far as they are possible then."""
    seen = spec.observe(start, spec.actor(start))
    for number in range(_LUCK):
        turn = Turn(spec, spec.determinize(seen, rng.derived(number, "other luck")))
        possible = [way.codes for way in ways if turn.end(way.codes) is not None]
        if not all(goal.reached(turn.goals(codes)) for codes in possible):
            return False
    return True


def _tried(spec: GameSpec[Any], start: Any) -> list[Way]:
    return Scales(spec, start, 0).tried(TRIED)
