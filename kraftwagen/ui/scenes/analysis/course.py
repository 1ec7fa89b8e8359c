"""The curves and turning points of an analysis's graph."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kraftwagen.bots.analysis import Point, Report, TurningPoint, turning_points
from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.tables.hooks import GameHooks
from kraftwagen.ui.widgets.course_lines import Course, Curve


def course_of(
    words: Words, hooks: GameHooks, view: str, report: Report, seats: Collection[Seat]
) -> Course:
    """Return the curves of a report; ``view`` is "chances", "score" or "expected".

    Losses are marked for ``seats`` alone.
    """
    chances = view == "chances"
    numbers = [point.number for point in report.points]
    moments = [_values(words.match, view, point) for point in report.points]
    curves = []
    for seat, name in enumerate(words.names):
        values = [moment[seat] for moment in moments]
        last = words.tr.percent(values[-1]) if chances else str(round(values[-1]))
        curves.append(Curve(name, values, last))
    stages: dict[int, str] = {}
    for at, number in enumerate(numbers[:-1]):
        title = hooks.title(words.match.state_at(number))
        if title not in stages.values():
            stages[at] = title
    turns = {number: at for at, number in enumerate(numbers)}
    losses: dict[tuple[int, int], int] = {}
    for part in report.parts:
        if part.grade and part.seat in seats:
            at = max(turns[number] for number in numbers if number <= part.first)
            losses[at, part.seat] = max(part.grade, losses.get((at, part.seat), 0))
    return Course(
        curves,
        [
            words.moment(view, at, point, values)
            for at, (point, values) in enumerate(zip(report.points, moments, strict=True))
        ],
        stages if len(stages) < len(numbers) / 2 else {},
        [one.at for one in turning_points(report.points)],
        losses,
        chances,
    )


def _values(match: Match, view: str, point: Point) -> Sequence[float]:
    """Return every player's value at a point of the graph."""
    if view == "chances":
        return point.chances
    if view == "expected":
        return point.scores
    return match.spec.scores(match.state_at(point.number))


def turning_parts(report: Report) -> dict[int, TurningPoint]:
    """Return each turning point by the first decision of the part that it is shown with."""
    return {_made_by(report, one): one for one in turning_points(report.points)}


def _made_by(report: Report, turning: TurningPoint) -> int:
    """Return the first decision of the costliest part in the turn of a turning point."""
    begin, end = (report.points[turning.at + later].number for later in (0, 1))
    parts = [part for part in report.parts if begin <= part.first < end]
    worst = max(
        parts,
        key=lambda part: (part.loss if part.certain else 0.0, not part.forced, -part.first),
        default=None,
    )
    return begin if worst is None else worst.first
