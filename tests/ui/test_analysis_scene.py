"""The analysis in the window: figures as they come, choosing, jumping, retrying, keeping."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from kraftwagen.bots import analyst
from kraftwagen.bots.analysis import Budget, Judged, Report
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.scenes.analysis.store import Store
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.scenes.history.saves import SavesScene
from kraftwagen.ui.widgets import Dropdown, TextBox
from kraftwagen.ui.widgets.charts import StackChart
from kraftwagen.ui.widgets.course_lines import CourseLines
from tests.every import pairs
from tests.ui.analysing import (
    MakeApp,
    part_of,
    sharper,
)
from tests.ui.driver import Driver, above_menu, overlaps
from tests.ui.english import ENGLISH


def test_a_long_text_fades_where_it_is_cut(shown: Driver) -> None:
    """Its last line was cut in the middle."""
    box = shown.scene.detail.text.widget
    foot = []
    for words in ("words " * 400, "words"):
        box.set_text(words)
        shown.frame()
        face = box._faces["normal"].subsurface(0, 0, box.content_width, box.rect.h)
        foot.append(face.subsurface(0, box.rect.h - 2, box.content_width, 2))
        assert box.fades == (words != "words")
    assert max(foot[0].get_at((x, 1)).a for x in range(box.content_width)) < 30
    box.set_text("words " * 400, at_end=True)
    assert not box.fades


def test_the_graph_tells_every_moment(shown: Driver, report: Report) -> None:
    (graph,) = shown.widgets(CourseLines)
    assert len(graph.marks) == len(report.points)
    shown.move(graph.marks[5].rect.move(graph.rect.topleft).center)
    assert shown.scene.ui._fixed_tip[0] == (
        "After 5 turns: Ada 80% and Gustav 20%. Give or take 4 in 100."
    )
    shown.scene._choose_view("expected")
    shown.frame()
    (graph,) = shown.widgets(CourseLines)
    shown.move(graph.marks[0].rect.move(graph.rect.topleft).midright)
    shown.move(graph.marks[0].rect.move(graph.rect.topleft).center)
    assert shown.scene.ui._fixed_tip[0].startswith("At the start, money expected at the end: Ada ")


def test_the_money_of_every_moment_is_shown(shown: Driver, finished: Match) -> None:
    shown.scene._choose_view("score")
    shown.frame()
    (graph,) = shown.widgets(CourseLines)
    numbers = [point.number for point in shown.scene.turns.report.points]
    money = [finished.spec.scores(finished.state_at(number)) for number in numbers]
    for seat, curve in enumerate(graph.course.curves):
        assert curve.values == [amounts[seat] for amounts in money]
    assert graph.marks[-1].tip.endswith(f", money: Ada {money[-1][0]} and Gustav {money[-1][1]}.")


def test_curves_are_as_high_as_their_chances(shown: Driver, report: Report) -> None:
    (graph,) = shown.widgets(CourseLines)
    plot = graph._plot
    for seat in (0, 1):
        for at, point in enumerate(report.points):
            wanted = plot.bottom - plot.h * point.chances[seat]
            assert graph.spot(seat, at)[1] == pytest.approx(wanted, abs=1)


def test_a_click_in_the_graph_chooses_the_turn(shown: Driver, report: Report) -> None:
    (graph,) = shown.widgets(CourseLines)
    for at in (3, 8, len(report.points) - 1):
        shown.click(graph.marks[at].rect.move(graph.rect.topleft).center)
        first = report.points[at].number
        wanted = min(first, report.parts[-1].first)
        assert part_of(shown).first == wanted
        assert graph.chosen is not None
    shown.scene._choose_moment(0)
    assert part_of(shown).first == 0


def test_the_moment_is_reached_by_keys(shown: Driver, report: Report) -> None:
    while not isinstance(shown.scene.ui.focus.current, CourseLines):
        shown.key(pygame.K_TAB)
    shown.key(pygame.K_RIGHT)
    shown.key(pygame.K_RETURN)
    assert part_of(shown).first == report.points[1].number


def test_only_what_is_worth_it_is_listed(shown: Driver, report: Report) -> None:
    scene = shown.scene
    graded = {part.first for part in report.parts if part.grade}
    assert len(graded) == 3
    assert {part.first for part in scene.turns.parts} == graded
    assert scene._list.widget.count == 3
    # A turning point alone is worth it too.
    scene.turns.report = replace(report, parts=tuple(replace(p, loss=0.0) for p in report.parts))
    assert [scene.turns.turning_of(part) is not None for part in scene.turns.parts] == [True]
    scene.turns.report = report
    shown.widgets(Dropdown)[1].choose("all")
    shown.frame()
    assert scene._list.widget.count == len(report.parts)
    shown.widgets(Dropdown)[0].choose("1")
    shown.frame()
    assert {part.seat for part in scene.turns.parts} == {1}


def test_sentences_say_loss_error_and_what_was_better(shown: Driver, report: Report) -> None:
    scene = shown.scene
    said = {number: scene.words.detail(report, report.parts[number], None) for number in range(7)}
    assert "lies within the error of ±5" in said[0]
    assert "**Scratch** (5 or more of 100 games): this cost 7 ± 2, about 2 coins." in said[1]
    assert "**Dent** (10 or more of 100 games): this cost 12 ± 3." in said[2]
    assert "**Breakdown** (15 or more of 100 games): this cost 20 ± 5" in said[3]
    assert "lies within the error of ±30" in said[4]
    assert "nothing to choose" in said[5]
    assert "Nothing better" in said[6]
    for number in range(5):
        assert "Played: " in said[number]
        certain = report.parts[number].certain
        assert ("Better: " in said[number]) == certain
        assert ("More could be sold." in said[number]) == certain
        assert ("The other way: " in said[number]) != certain
    for text in said.values():
        assert "analysis." not in text
        assert "{" not in text


def test_each_decision_of_a_graded_turn_is_told_and_looked_at(
    shown: Driver, finished: Match, report: Report
) -> None:
    part = next(one for one in report.parts[6:] if one.end - one.first == 4)
    found = [(0.0, 0.0), (0.04, 0.05), (0.16, 0.03), (0.02, 0.01)]
    graded = replace(
        part, loss=0.2, error=0.05, better=tuple(step.code for step in finished.steps[:1]),
        decisions=tuple(Judged(part.first + n, *one) for n, one in enumerate(found)), forced=False,
    )  # fmt: skip
    parts = tuple(graded if one is part else one for one in report.parts)
    shown.scene.turns.report, shown.scene.turns.chosen = replace(report, parts=parts), part.first
    shown.scene._refresh()
    (told,) = [
        line
        for line in shown.scene.detail.text.widget.text.split("\n")
        if line.startswith("Played")
    ]
    words = told.removeprefix("Played: ").split("; ")
    assert ["(" in word for word in words] == [False, True, True, True]
    assert words[1].endswith(" (−4 ± 5 of 100 games, within the error)")
    assert words[2].endswith(" (**Breakdown**, −16 ± 3 of 100 games)")
    assert words[3].endswith(" (−2 ± 1 of 100 games).")
    shown.press("Show it")
    assert shown.scene.number == part.first + 2
    shown.key(pygame.K_ESCAPE)
    shown.press("Retry from here")
    assert shown.scene.started["record"].decisions == finished.record.decisions[: part.first + 2]


def test_turning_points_are_told(shown: Driver, report: Report) -> None:
    scene = shown.scene
    (turning,) = scene.turns.turning
    part = next(part for part in report.parts if scene.turns.turning_of(part) is not None)
    text = scene.words.detail(report, part, scene.turns.turning_of(part))
    assert "Ada went from 50% to 80%, Gustav from 50% to 20% (± 6 in 100)" in text
    assert turning.at == 3


def test_luck_is_told_in_sentences(shown: Driver) -> None:
    shown.scene._choose_view("luck")
    shown.frame()
    text = shown.widgets(TextBox)[0].text
    assert "**Ada**: lucky draws. All draws together: +12 of 100 games (± 3)" in text
    assert "**Gustav**: unlucky draws." in text
    assert "+4.0 coins" in text
    assert "Best moment: Turn " in text
    assert "The start was about even." in text
    shown.widgets(Dropdown)[0].choose("1")
    shown.frame()
    assert "Ada**" not in shown.widgets(TextBox)[0].text


def test_money_by_source_is_that_of_the_game(shown: Driver, spec: Any, finished: Match) -> None:
    shown.scene._choose_view("sources")
    shown.frame()
    (chart,) = shown.widgets(StackChart)
    assert chart._sums == spec.scores(finished.state)
    shown.widgets(Dropdown)[0].choose("0")
    shown.frame()
    (chart,) = shown.widgets(StackChart)
    assert len(chart.columns) == 3
    assert sum(chart._sums) == spec.scores(finished.state)[0]


# -- going on


def test_look_at_it_opens_the_replay_there(shown: Driver) -> None:
    first = part_of(shown).first
    shown.press("Show it")
    assert shown.scene.name == "replay"
    assert shown.scene.number == first
    shown.key(pygame.K_ESCAPE)
    assert shown.scene.name == "analysis"


def test_every_remark_leads_to_the_rule_it_is_about(shown: Driver, report: Report) -> None:
    scene = shown.scene
    for part in report.parts:
        if part.first < part.end:
            scene.turns.chosen = part.first
            rule = scene.words.rule(part)
            assert rule
            scene.detail.rule()
            assert shown.scene.name == "rules"
            assert shown.scene.book.place(rule) is not None
            shown.app.stack.pop()
    scene._refresh()
    shown.press("Rulebook")
    assert shown.scene.name == "rules"
    assert shown.scene.rule


def test_retry_begins_a_practice_game_there(shown: Driver, finished: Match) -> None:
    shown.scene._choose_moment(6)
    first = part_of(shown).first
    shown.press("Retry from here")
    record = shown.scene.started["record"]
    assert record.decisions == finished.record.decisions[:first]
    assert record.header.practice
    assert not record.header.finished
    assert record.header.key != finished.record.header.key
    assert ENGLISH(shown.scene.started["back"]) == "Back to the analysis"
    shown.app.stack.pop()
    assert shown.scene.name == "analysis"


@pytest.mark.parametrize(("seat", "hands"), [(0, ["person", "merchant"]), (1, ["person"] * 2)])
def test_whoever_retries_decides(
    shown: Driver, finished: Match, seat: int, hands: list[str]
) -> None:
    """A bot would only do the same again."""
    shown.widgets(Dropdown)[1].choose("all")
    parts = shown.scene.turns.parts
    shown.scene._choose_row(next(n for n, part in enumerate(parts) if part.seat == seat))
    first = part_of(shown).first
    shown.press("Retry from here")
    match = Match.from_record(finished.spec, shown.scene.started["record"])
    assert match.record.decisions == finished.record.decisions[:first]
    assert [info.controller for info in match.seats] == hands


def test_results_and_saves_lead_here(
    make_app: MakeApp, spec: Any, finished: Match, report: Report
) -> None:
    paths = make_app(games=[spec]).paths
    app = make_app(games=[spec], library=MatchLibrary(paths.saves, [spec], ENGLISH))
    Store(paths.saves, analyst.version(spec), Budget()).save(finished.record, report)
    Saves(paths.saves).autosave(finished.record)
    driver = above_menu(app, ResultsScene(finished), 0)
    driver.press("Analysis")
    assert driver.scene.name == "analysis"
    app.routes.menu()
    app.stack.push(SavesScene())
    driver.frame()
    driver.press("Analysis")
    assert driver.scene.name == "analysis"
    assert driver.scene.turns.report == report


def test_unfinished_games_are_not_analysed(make_app: MakeApp, spec: Any, finished: Match) -> None:
    paths = make_app(games=[spec]).paths
    app = make_app(games=[spec], library=MatchLibrary(paths.saves, [spec], ENGLISH))
    match = Match.new(spec, finished.seats, 5, {}, "2026-11-21T10:00")
    Saves(paths.saves).autosave(match.record)
    driver = above_menu(app, SavesScene())
    driver.press("Analysis")
    assert "not finished" in driver.scene.text


# -- any game, any size


@pytest.mark.parametrize(
    ("size", "scale"), pairs([(1280, 720), (1000, 640), (1920, 1080), (800, 560)], [1.0, 2.0])
)
def test_nothing_overlaps(shown: Driver, size: tuple[int, int], scale: float) -> None:
    """Each window at one of the scales; ``EVERY=1``: at all."""
    shown.app.set_scale(scale)
    shown.resize(*size)
    for view in ("coach", "chances", "score", "expected", "sources", "luck"):
        shown.scene._choose_view(view)
        shown.frame()
        scene = shown.scene
        panels = [rect for rect, _ in scene.sheet.panels]
        assert overlaps(panels) == []
        assert all(rect.left >= 0 and rect.right <= size[0] for rect in panels)
        assert overlaps([w.rect for w in shown.widgets() if w in scene.area.inside]) == []


def test_both_palettes_draw_it(shown: Driver) -> None:
    for palette in ("normal", "contrast"):
        shown.app.set_look("palette", palette)
        assert shown.frame()


def test_sharper_figures_reach_the_widgets(shown: Driver, report: Report) -> None:
    """A report that comes while the scene is looked at changes graph, tips and list in place."""

    coming = [replace(report, done=0.5, points=sharper(report), parts=())]

    class Run:
        trouble = ""

        def poll(self) -> Report | None:
            return coming.pop() if coming else None

        def close(self) -> None:
            """There is no process."""

    scene = shown.scene
    (graph,) = shown.widgets(CourseLines)
    before = graph.spot(0, 5)
    scene.turns.report = replace(report, done=0.4)
    scene.run = Run()
    shown.frame()
    assert scene._list is None
    (graph,) = shown.widgets(CourseLines)
    assert graph.spot(0, 5)[1] > before[1]
    assert "Ada 30%" in graph.marks[5].tip
    coming.append(replace(report, done=0.6))
    shown.frame()
    assert scene._list is not None
    assert "Ada 80%" in shown.widgets(CourseLines)[0].marks[5].tip
