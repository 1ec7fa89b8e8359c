"""What losses and swings are called: nothing that may be error alone gets a name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kraftwagen.bots import analysis, analyst
from kraftwagen.bots.analysis import Budget, Judged, Part, PlayedGame, Point
from kraftwagen.engine import registry
from kraftwagen.learn.puzzles import FILE, load
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from tests.every import in_short


def test_nothing_inside_the_error_is_called_a_mistake() -> None:
    for loss in (0.0, 0.04, 0.06, 0.12, 0.4):
        for error in (0.0, 0.03, 0.06, 0.11, 0.2, 0.5):
            part = Part(0, 0, 0, 0, 1, loss=loss, error=error, better=(1,))
            assert part.grade == 0 or part.loss > part.error
            if loss > error:
                assert part.grade == sum(loss >= least for least in analysis.THRESHOLDS)


def test_nothing_inside_the_error_that_is_shown_is_called_a_mistake() -> None:
    """8.46 and 8.29 points read as 8 and 9."""
    for loss, error, grade in ((0.0846, 0.0829, 0), (0.0671, 0.0563, 0), (0.0846, 0.07, 1)):
        assert Part(0, 0, 0, 0, 1, loss=loss, error=error, better=(1,)).grade == grade
        assert Judged(0, loss, error).grade == grade
        assert Judged(0, loss, error).certain == bool(grade)


def test_no_loss_looks_larger_than_it_is() -> None:
    assert [analysis.whole_points(loss) for loss in (0.0499, 0.05, 0.0999, 0.1, 0.07, 0.29)] == [
        4, 5, 9, 10, 7, 29,
    ]  # fmt: skip


def test_turning_points_are_the_largest_swings() -> None:
    chances = [(0.5, 0.5), (0.52, 0.48), (0.8, 0.2), (0.75, 0.25), (0.1, 0.9)]
    points = [Point(number, pair, (0.0, 0.0)) for number, pair in enumerate(chances)]
    found = analysis.turning_points(points)
    assert [(one.at, one.gainer, one.loser) for one in found] == [(1, 0, 1), (3, 1, 0)]
    assert found[0].swing == pytest.approx(0.28)
    many = [Point(number, ((0.2, 0.8), (0.8, 0.2))[number % 2], (0, 0)) for number in range(20)]
    assert len(analysis.turning_points(many)) == analysis.TURNING_POINTS
    vague = [replace(point, error=0.2) for point in points]
    assert [(one.at, round(one.error, 2)) for one in analysis.turning_points(vague)] == [(3, 0.28)]


def test_no_swing_inside_its_error_in_whole_points_is_a_turning_point() -> None:
    """ "From 47 % to 23 % (± 24 points)" would read as one that lies inside its error."""

    def found(swing: float, error: float) -> int:
        before = Point(0, (0.5, 0.3, 0.2), (0, 0, 0), error)
        after = Point(3, (0.5 - swing, 0.3 + swing, 0.2), (0, 0, 0))
        return len(analysis.turning_points((before, after)))

    assert found(0.24, 0.236) == 0
    assert found(0.24, 0.229) == 1
    assert found(0.0999, 0.02) == 0


@pytest.mark.parametrize("name", in_short(["s15-g1-t7", "s15-g1-t21"], 1))
def test_what_the_first_idea_misses_is_a_gain(name: str) -> None:
    """The answer of a puzzle gains over the first idea; the first idea itself cannot."""
    spec = registry.load("kraftwagen")
    shipped, _ = load(spec, learn_folder(assets_dir(), spec.id) / FILE)
    puzzle = next(one for one in shipped if one.id == name)
    start = puzzle.start(spec)
    budget = Budget(select=8, measure=6, check=8, candidates=3, horizon=2, far=4, draws=1, graph=1)
    *_, report = analyst.analyse(spec, PlayedGame(start, puzzle.right[0].codes), budget)
    part = report.parts[0]
    assert part.found
    assert part.usual != puzzle.right[0].codes[: part.end]
    again = analysis.from_json(analysis.to_json(report), len(puzzle.right[0].codes), 4)
    assert again.parts[0] == part
    first = analyst.insight_of(spec).plans(start, False)[0]
    *_, usual = analyst.analyse(spec, PlayedGame(start, first.codes), budget)
    assert not any(part.gain for part in usual.parts[:1])


def test_a_small_or_doubtful_gain_is_no_find() -> None:
    finds = [
        Part(0, 0, 0, 0, 1, gain=gain, gain_error=off)
        for gain, off in [(0.04, 0.01), (0.2, 0.2), (0.07, 0.02)]
    ]
    assert [part.found for part in finds] == [False, False, True]
