"""Games looked at again: the same figures each time, real blunders found, no false ones."""

from __future__ import annotations

import itertools
import json
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from kraftwagen.bots import analysis, analysis_runner, analyst, ladder
from kraftwagen.bots.analysis import BadReport, Budget, PlayedGame, Report
from kraftwagen.bots.analysis_runner import AnalysisRun
from kraftwagen.engine import registry
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from tests.bots import broken
from tests.bots.positions import middles
from tests.bots.processes import is_alive, kill, pipes_held_open
from tests.every import EVERY
from tests.toygame import DRAW, GIVE

SMALL = Budget(select=4, measure=2, check=2, candidates=3, horizon=2, far=2, draws=2, graph=2)
PATIENCE = 60.0
TOY = (broken.__name__,)
"""Registers the toy game where it is imported."""


@pytest.fixture(scope="module")
def game() -> GameSpec[Any]:
    return registry.load("kraftwagen")


def course_of(spec: GameSpec[Any], start: Any, bot: str, most: int = 10_000) -> PlayedGame:
    """The game that bots of a kind play from a position."""
    state = spec.clone(start)
    seats = len(spec.scores(state))
    bots = [ladder.build(bot, spec, 7 + seat) for seat in range(seats)]
    codes: list[int] = []
    while not spec.is_over(state) and len(codes) < most:
        seat = spec.actor(state)
        code = bots[seat].choose(spec.observe(state, seat)).code
        codes.append(code)
        spec.apply(state, code)
    return PlayedGame(start, tuple(codes))


def last(spec: GameSpec[Any], course: PlayedGame, budget: Budget = SMALL) -> Report:
    return list(analyst.analyse(spec, course, budget))[-1]


@pytest.fixture(scope="module")
def toy_course() -> PlayedGame:
    toy = registry.load("toy")
    return course_of(toy, toy.new(3, 5, {}), "random")


@pytest.fixture(scope="module")
def some(game: GameSpec[Any]) -> tuple[PlayedGame, list[Report]]:
    """The last player turns of a game and all reports on them."""
    (start,) = middles(game, 3, (30,), seed=4)
    course = course_of(game, start, "apprentice", 24 if EVERY else 16)
    return course, list(analyst.analyse(game, course, SMALL))


# -- the shape of a report


def test_the_same_budget_gives_the_same_reports(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    course, reports = some
    assert list(analyst.analyse(game, course, SMALL)) == reports
    other = last(game, course, replace(SMALL, seed=2))
    assert other.points[-1].number == reports[-1].points[-1].number
    assert other.parts != reports[-1].parts


def test_the_course_is_left_as_it_was(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    course, _ = some
    before = game.digest(course.start)
    last(game, PlayedGame(course.start, course.codes[:4]))
    assert game.digest(course.start) == before


def test_parts_follow_each_other_and_end_with_turns_or_draws(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    course, reports = some
    report = reports[-1]
    ends = {point.number for point in report.points} | {draw.number for draw in report.draws}
    assert report.parts[0].first == 0
    for one, two in zip(report.parts, report.parts[1:], strict=False):
        assert one.end == two.first
        assert (two.turn, two.part) in ((one.turn + 1, 0), (one.turn, one.part + 1))
        assert two.part == 0 or one.seat == two.seat
    assert all(part.end in ends for part in report.parts)
    assert {draw.number for draw in report.draws} <= {part.end for part in report.parts}
    state = game.clone(course.start)
    for number, code in enumerate(course.codes):
        for part in report.parts:
            if part.first <= number < part.end:
                assert part.seat == game.actor(state)
        game.apply(state, code)


def test_reports_get_better_and_end_with_all_done(some: tuple[PlayedGame, list[Report]]) -> None:
    _, reports = some
    first, coarse, end = reports[0], reports[1], reports[-1]
    assert not first.graded
    assert len(first.points) > 3
    assert coarse.graded
    assert not any(part.measured for part in coarse.parts)
    assert all(part.measured for part in end.parts)
    assert end.lucky
    done = [report.done for report in reports]
    assert done == sorted(done)
    assert done[-1] == 1.0


def test_it_goes_on_where_a_report_ends(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    course, reports = some
    coarse, end = reports[1], reports[-1]
    assert end.draws
    steps = len(end.parts) + len(end.draws) + len(end.points)
    luck = replace(coarse, draws=end.draws[:1], done=1 / steps)
    graph = next(report for report in reports if report.lucky and report.points != coarse.points)
    half = reports[-len(end.parts) // 2]
    for known in (luck, graph, half, reports[-1]):
        rest = list(analyst.analyse(game, course, SMALL, known))
        assert rest[0] == known
        assert rest[-1] == reports[-1]
        assert len(rest) < len(reports)
    foreign = replace(half, parts=half.parts[1:])
    assert list(analyst.analyse(game, course, SMALL, foreign)) == reports


def test_chances_are_shares_and_the_end_is_exact(
    toy: GameSpec[Any], toy_course: PlayedGame
) -> None:
    report = last(toy, toy_course)
    for point in report.points:
        assert sum(point.chances) == pytest.approx(1.0)
    state = toy.clone(toy_course.start)
    for code in toy_course.codes:
        toy.apply(state, code)
    assert list(report.points[-1].scores) == toy.scores(state)
    assert report.points[-1].number == len(toy_course.codes)


def test_an_empty_course_is_a_report_as_well(toy: GameSpec[Any]) -> None:
    report = last(toy, PlayedGame(toy.new(2, 1, {}), ()))
    assert report.parts == ()
    assert report.done == 1.0


# -- grades


def test_a_sure_sale_left_out_is_a_blunder(game: GameSpec[Any]) -> None:
    """Late in the last game turn a car that would certainly sell is not offered."""
    found = blunder_position(game)
    state, good = found
    codes = good[:-2] + good[-1:]
    report = last(game, PlayedGame(state, codes), replace(SMALL, measure=8, check=8))
    part = report.parts[-1]
    assert part.seat == game.actor(state)
    assert part.certain
    assert part.grade == 3
    assert part.score > 3
    assert [game.to_text(code).split()[0] for code in part.better][-2:] == ["car", "end"]
    # It was the last decision: the ones before left the car open.
    assert [one.number for one in part.decisions] == list(range(part.first, part.end))
    assert [one.grade for one in part.decisions] == [0] * (len(codes) - 1) + [3]
    assert part.crucial == part.end - 1
    # The same turn with the car is fine.
    fine = last(game, PlayedGame(state, good), replace(SMALL, measure=8, check=8)).parts[-1]
    assert fine.grade == 0
    assert fine.decisions == ()
    assert fine.crucial == fine.first


def blunder_position(game: GameSpec[Any]) -> tuple[Any, tuple[int, ...]]:
    """A late position in which ending with a car decides the game, and the turn with the car."""
    assert game.insight is not None
    for seed in range(419, 500):  # earlier ones hold none today
        for state in middles(game, 2, (34, 38, 42), seed=seed):
            if game.to_position(state)["turn"] != 3:
                continue
            seat = game.actor(state)
            plans = game.insight.plans(state, False)
            best = max(
                plans, key=lambda plan: game.insight.evaluate_deeply(plan.state).chances[seat]
            )  # type: ignore[union-attr]
            words = [game.to_text(code).split()[0] for code in best.codes]
            if words[-2:] != ["car", "end"] or "research" in words:
                continue
            without = game.clone(state)
            for code in (*best.codes[:-2], best.codes[-1]):
                game.apply(without, code)
            with_car = game.insight.evaluate_deeply(best.state)
            gap = with_car.chances[seat] - game.insight.evaluate_deeply(without).chances[seat]
            if gap > 0.5:
                return state, tuple(best.codes)
    raise AssertionError("no such position")


def test_only_what_leaves_no_choice_is_forced(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    course, reports = some
    state = game.clone(course.start)
    for part in reports[-1].parts:
        choices = []
        for code in course.codes[part.first : part.end]:
            choices.append(len(game.legal(state)))
            game.apply(state, code)
        assert part.forced == (max(choices) == 1)


def test_what_a_draw_was_worth_is_never_exact(some: tuple[PlayedGame, list[Report]]) -> None:
    assert all(draw.error >= SMALL.error for draw in some[1][-1].draws)


def test_the_error_covers_what_other_luck_would_have_found(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    """Two analyses with other draws rarely disagree by more than both their errors."""
    course, reports = some
    other = last(game, course, replace(SMALL, seed=3))
    both = zip(reports[-1].parts, other.parts, strict=True)
    pairs = [(one, two) for one, two in both if one.better and two.better]
    assert len(pairs) >= 2
    apart = [one for one, two in pairs if abs(one.loss - two.loss) > one.error + two.error]
    assert len(apart) <= len(pairs) // 5


def test_forced_parts_are_not_graded(game: GameSpec[Any], toy: GameSpec[Any]) -> None:
    state = toy.new(2, 1, {"heap": 1})
    while sum(state.deck):
        state.deck = (0,) * len(state.deck)
    report = list(analyst.analyse(toy, PlayedGame(state, (1,)), SMALL))
    assert [part.forced for part in report[-1].parts] == [True]
    assert report[-1].parts[0].grade == 0


def test_a_wasted_turn_of_another_game_is_found(toy: GameSpec[Any]) -> None:
    """The last stones decide; taking one less gives the game away."""
    state = toy.new(2, 1, {"heap": 3, "second_thoughts": False})
    state.deck = (0,) * len(state.deck)
    report = last(toy, PlayedGame(state, (1, 2)))
    part = report.parts[0]
    assert part.better == (3,)
    assert part.grade == 3
    assert report.parts[1].grade == 0


# -- luck


def test_draws_are_measured_against_other_draws(toy: GameSpec[Any]) -> None:
    """The best card of the deck is good luck, the worst one bad luck."""
    gains, chances = {}, {}
    for seed in range(40):
        state = toy.new(2, seed, {"second_thoughts": False})
        after = toy.clone(state)
        toy.apply(after, DRAW)
        card = after.hands[0][0]
        if card not in gains:
            (draw,) = last(toy, PlayedGame(state, (DRAW,)), replace(SMALL, draws=24)).draws
            assert draw.seat == 0
            assert draw.number == 1
            assert sum(draw.chances) == pytest.approx(0.0, abs=1e-9)
            gains[card], chances[card] = draw.scores[0], draw.chances[0]
    assert sorted(gains) == [1, 2, 3, 4, 5]
    assert gains[5] > gains[3] > gains[1]
    assert gains[5] > 1
    assert gains[1] < -0.5
    assert chances[5] > 0 > chances[1]


# -- turning points


def test_points_have_errors_until_the_game_is_over(
    some: tuple[PlayedGame, list[Report]], toy: GameSpec[Any], toy_course: PlayedGame
) -> None:
    _, reports = some
    for report in (reports[0], reports[-1]):
        assert all(point.error > 0.01 for point in report.points)
    assert last(toy, toy_course).points[-1].error == 0.0


# -- keeping


def test_reports_survive_json(some: tuple[PlayedGame, list[Report]]) -> None:
    course, reports = some
    for report in (reports[0], reports[-1]):
        text = json.dumps(analysis.to_json(report))
        assert analysis.from_json(json.loads(text), len(course.codes), 3) == report


def test_damaged_json_is_refused(some: tuple[PlayedGame, list[Report]]) -> None:
    course, reports = some
    reason = Reason("rival.cars", "-", {"seat": 2, "gain": 4, "late": 1})
    parts = (replace(reports[-1].parts[0], why=reason), *reports[-1].parts[1:])
    good = json.loads(json.dumps(analysis.to_json(replace(reports[-1], parts=parts))))
    assert analysis.from_json(good, len(course.codes), 3).parts[0].why == reason

    def refused(change: Any) -> None:
        bad = json.loads(json.dumps(good))
        change(bad)
        with pytest.raises(BadReport):
            analysis.from_json(bad, len(course.codes), 3)

    refused(lambda bad: bad.pop("points"))
    refused(lambda bad: bad.update(points=[]))
    refused(lambda bad: bad.update(done="all"))
    refused(lambda bad: bad["parts"][0].update(seat=3))
    refused(lambda bad: bad["parts"][0].update(end=10**6))
    refused(lambda bad: bad["parts"][0].update(loss=float("nan")))
    refused(lambda bad: bad["parts"][0].update(better=["x"]))
    refused(lambda bad: bad["parts"][0].update(gain=1.5))
    refused(lambda bad: bad["parts"][0].pop("usual"))
    refused(lambda bad: bad["parts"][0]["why"].update(key="../x"))
    refused(lambda bad: bad["parts"][0]["why"]["args"].update(seat=3))
    refused(lambda bad: bad["parts"][0]["why"]["args"].update(late=3))
    refused(lambda bad: bad["parts"][0]["why"].update(key="rival."))
    refused(lambda bad: bad["points"][0].update(chances=[1.0]))
    for values in (None, [], "x", {"points": 3}):
        with pytest.raises(BadReport):
            analysis.from_json(values, len(course.codes), 3)


def test_the_version_follows_the_estimate(game: GameSpec[Any]) -> None:
    assert game.insight is not None
    judge = game.insight.evaluate_deeply

    class Other:
        chances = (0.6, 0.4)
        scores = (1.0, 2.0)

    assert analyst.version(game) == analyst.version(registry.load("kraftwagen"))
    changed = replace(game, insight=replace(game.insight, evaluate_deeply=lambda state: Other()))
    assert analyst.version(changed) != analyst.version(game)
    assert judge is game.insight.evaluate_deeply


# -- the process


def wait_for_end(run: AnalysisRun) -> list[Report]:
    until = time.monotonic() + PATIENCE
    found = []
    while run.running and time.monotonic() < until:
        report = run.poll()
        if report is not None:
            found.append(report)
        time.sleep(0.005)
    return found


def test_the_process_says_the_same(toy: GameSpec[Any], toy_course: PlayedGame) -> None:
    run = AnalysisRun("toy", toy_course, SMALL, modules=TOY)
    pid = run.pid
    assert pid is not None
    found = wait_for_end(run)
    assert found[-1] == last(toy, toy_course)
    assert run.trouble == ""
    assert not is_alive(pid)


def test_cancel_leaves_no_process(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    course, _ = some
    run = AnalysisRun("kraftwagen", course, replace(SMALL, select=10**6))
    pid = run.pid
    assert pid is not None
    until = time.monotonic() + PATIENCE
    while run.poll() is None and time.monotonic() < until:
        time.sleep(0.01)
    assert run.running
    run.close()
    assert not is_alive(pid)
    assert not run.running
    assert run.poll() is None
    run.close()


def test_a_broken_analysis_is_told(toy: GameSpec[Any], toy_course: PlayedGame) -> None:
    run = AnalysisRun("toy", PlayedGame(toy_course.start, (GIVE + 9,)), SMALL, modules=TOY)
    assert wait_for_end(run) == []
    assert "IndexError" in run.trouble
    assert run.pid is None


def test_a_killed_process_is_told(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]]
) -> None:
    run = AnalysisRun("kraftwagen", some[0], replace(SMALL, select=10**6))
    kill(run._helper)
    wait_for_end(run)
    assert run.trouble
    assert not run.running


def test_rubbish_for_a_report_is_told(
    toy_course: PlayedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_runner, "serve", broken.babble)
    run = AnalysisRun("toy", toy_course, SMALL, modules=TOY)
    assert wait_for_end(run) == []
    assert "makes no sense" in run.trouble
    assert run.pid is None


@pytest.mark.parametrize("loaded", [False, True])
def test_a_process_that_dies_is_noticed_at_the_next_look(
    game: GameSpec[Any], some: tuple[PlayedGame, list[Report]], loaded: bool
) -> None:
    """Not by the end of its pipe alone: Windows tells nothing before the process has taken it."""
    with pipes_held_open():
        run = AnalysisRun("kraftwagen", some[0], replace(SMALL, select=10**6))
        until = time.monotonic() + PATIENCE
        while loaded and run.poll() is None and time.monotonic() < until:
            time.sleep(0.005)
        kill(run._helper)
        run.poll()
    assert run.trouble == "its process ended"
    assert not run.running


def test_without_weights_there_is_a_sentence(some: tuple[PlayedGame, list[Report]]) -> None:
    run = AnalysisRun("kraftwagen", some[0], SMALL, modules=("tests.bots.no_weights",))
    assert wait_for_end(run) == []
    assert "BadData" in run.trouble


def test_the_graph_knows_what_the_last_turns_decide(game: GameSpec[Any]) -> None:
    """A few decisions before the end the sharper graph is nearer to how it ended."""
    off = sharp = 0.0
    for seed in (40, 41, 42):
        (start,) = middles(game, 2, (40,), seed=seed)
        codes = course_of(game, start, "merchant").codes
        state = game.clone(start)
        for code in codes[:-8]:
            game.apply(state, code)
        budget = replace(SMALL, select=1, measure=1, check=1, far=8, graph=3)
        reports = list(analyst.analyse(game, PlayedGame(state, codes[-8:]), budget))
        end = reports[-1].points[-1].chances
        for before, after in zip(reports[0].points[:-1], reports[-1].points[:-1], strict=True):
            off += abs(before.chances[0] - end[0])
            sharp += abs(after.chances[0] - end[0])
    assert sharp < off


@pytest.mark.parametrize(("chances", "asked"), [((0.5, 0.5), 1), ((0.0, 1.0), 4)])
def test_a_point_whose_continuations_disagree_gets_more_of_them(
    some: tuple[PlayedGame, list[Report]],
    game: GameSpec[Any],
    monkeypatch: pytest.MonkeyPatch,
    chances: tuple[float, float],
    asked: int,
) -> None:
    made = analyst._Analyst(game, some[0], SMALL, None)
    made._read()
    seats = len(made._points[0].chances)
    given = itertools.cycle(chances)
    judged: list[float] = []

    def judge(state: Any) -> Any:
        judged.append(next(given))
        return SimpleNamespace(chances=[judged[-1]] * seats, scores=[0.0] * seats)

    monkeypatch.setattr(made, "_insight", SimpleNamespace(evaluate_deeply=judge))
    monkeypatch.setattr(made._ahead, "careful_turn", lambda state: state)
    made._sharpen(0)
    assert len(judged) == asked * SMALL.graph
    assert made._points[0].chances[0] == pytest.approx(0.5)


def test_why_a_way_is_better_is_said_by_the_game(some: tuple[PlayedGame, list[Report]]) -> None:
    """Not by the bare term of the estimate: the facts of the turn follow it."""
    _, reports = some
    assert any("." in part.why.key for part in reports[-1].parts if part.why is not None)
