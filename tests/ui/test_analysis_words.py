"""What an analysis says of a turn, and which turn it tells of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from kraftwagen.bots.analysis import Draw, Report
from kraftwagen.match.seats import PERSON
from tests.ui.analysing import part_of, sharper
from tests.ui.driver import Driver


def test_a_turn_that_is_not_listed_leaves_no_row_chosen(shown: Driver, report: Report) -> None:
    """A row marked as chosen would open another turn than the one it names."""
    scene = shown.scene
    listed = {part.first for part in scene.turns.parts}
    at = next(at for at, point in enumerate(report.points) if point.number not in listed)
    row = scene._list.widget.rect.move(0, scene._list.widget.row_height // 2).midtop
    for anew in (False, True):
        scene._choose_moment(at)
        if anew:
            scene.relayout(shown.app.size)
            shown.frame()
        assert scene._list.widget.chosen == -1
        assert part_of(shown).first == report.points[at].number
        shown.click(row)
        assert shown.scene is scene
        assert part_of(shown) == scene.turns.parts[0]
    scene._choose_moment(at)
    shown.scene.ui.focus.focus(scene._list.widget)
    shown.key(pygame.K_DOWN)
    assert part_of(shown) == scene.turns.parts[0]


def test_what_nobody_chose_gives_way_when_its_loss_is_gone(shown: Driver, report: Report) -> None:
    scene = shown.scene
    worst = part_of(shown)
    for picked in (False, True):
        if picked:
            scene._choose_row(scene.turns.parts.index(worst))
        gone = tuple(replace(p, loss=0.0, better=()) if p == worst else p for p in report.parts)
        scene.turns.report = replace(report, parts=gone, points=sharper(report))
        scene._refresh()
        assert (part_of(shown).first == worst.first) == picked
        assert picked or part_of(shown) == scene.turns.parts[scene._list.widget.chosen]
        scene.turns.report, scene.turns.chosen = report, worst.first
        scene._refresh()


def test_it_opens_with_the_worst_turn_of_the_only_person(shown: Driver) -> None:
    scene = shown.scene
    scene.turns.everything = True
    found = set()
    for seat in {part.seat for part in scene.turns.parts}:
        for other in range(len(scene.match.seats)):
            scene.match.hand_over(other, PERSON if other == seat else "random")
        scene.turns.chosen = None
        scene._refresh()
        found.add(part_of(shown).seat)
        assert part_of(shown).seat == seat
    assert len(found) > 1


@pytest.mark.parametrize("loss", [0.0, 0.004, 0.0099])
def test_a_loss_of_no_whole_point_is_none(shown: Driver, report: Report, loss: float) -> None:
    """ "Another way promised 0 points more" is no sentence."""
    words = shown.scene.words
    part = replace(report.parts[1], loss=loss, error=0.18)
    assert words.grade(part) == "Sound"
    assert words.loss(part) == ""
    said = words.detail(report, part, None)
    assert said.startswith("Nothing better was found.")
    assert "other way" not in said


def test_one_point_is_one_point(shown: Driver, report: Report) -> None:
    said = shown.scene.words.detail(report, replace(report.parts[1], loss=0.019, error=0.03), None)
    assert "promised to win 1 more of 100 games" in said


def test_what_is_better_is_compared_with_what_was_played(shown: Driver, report: Report) -> None:
    words = shown.scene.words
    assert "2 coins more" not in words.detail(report, report.parts[1], None)
    words.plain = False  # as with the setting
    said = words.detail(report, report.parts[1], None)
    assert "2 coins more than with what was played." in said


def test_a_turning_point_is_told_with_the_decisions_that_made_it(
    shown: Driver, report: Report
) -> None:
    """Not with the mere end of the turn, after a draw."""
    scene = shown.scene
    turn = next(
        [part for part in report.parts if part.turn == one.turn] for one in report.parts if one.part
    )
    at = [point.number for point in report.points].index(turn[0].first)
    points = tuple(
        replace(point, chances=(0.5, 0.5) if number <= at else (0.9, 0.1), error=0.02)
        for number, point in enumerate(report.points)
    )
    for worst in range(len(turn)):
        parts: list[Any] = []
        for part in report.parts:
            mine = part in turn
            lost = mine and part is turn[worst]
            parts.append(
                replace(
                    part, loss=0.2 if lost else 0.0, error=0.03, forced=mine and not lost,
                    better=report.parts[3].better if lost else (),
                )
            )  # fmt: skip
        scene.turns.report = replace(report, parts=tuple(parts), points=points)
        marked = [part.first for part in scene.turns.report.parts if scene.turns.turning_of(part)]
        assert marked == [turn[worst].first]


def test_a_draw_inside_its_error_made_nothing_of_a_swing(shown: Driver, report: Report) -> None:
    scene = shown.scene
    (turning,) = scene.turns.turning
    part = next(part for part in report.parts if scene.turns.turning_of(part))
    number = report.points[turning.at + 1].number
    for error, told in ((0.08, True), (0.12, False)):
        draws = (Draw(number, 0, (0.1, -0.1), (3.0, -3.0), error),)
        said = scene.words.detail(replace(report, draws=draws), part, turning)
        assert ("The draw alone: +10 of 100 games." in said) == told
