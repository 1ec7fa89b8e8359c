"""What an analysis says of a turn, and which turn it tells of."""

from __future__ import annotations

from dataclasses import replace

import pygame

from kraftwagen.bots.analysis import Report
from tests.ui.analysing import part_of, sharper
from tests.ui.driver import Driver


def test_a_turn_that_is_not_listed_leaves_no_row_chosen(shown: Driver, report: Report) -> None:
    """A row marked as chosen would open another turn than the one it names."""
    scene = shown.scene
    listed = {part.first for part in scene.parts}
    at = next(at for at, point in enumerate(report.points) if point.number not in listed)
    row = scene._list.rect.move(0, scene._list.row_height // 2).midtop
    for anew in (False, True):
        scene._choose_moment(at)
        if anew:
            scene.relayout(shown.app.size)
            shown.frame()
        assert scene._list.chosen == -1
        assert part_of(shown).first == report.points[at].number
        shown.click(row)
        assert shown.scene is scene
        assert part_of(shown) == scene.parts[0]
    scene._choose_moment(at)
    shown.scene.ui.focus.focus(scene._list)
    shown.key(pygame.K_DOWN)
    assert part_of(shown) == scene.parts[0]


def test_what_nobody_chose_gives_way_when_its_loss_is_gone(shown: Driver, report: Report) -> None:
    scene = shown.scene
    worst = part_of(shown)
    for picked in (False, True):
        if picked:
            scene._choose_row(scene.parts.index(worst))
        gone = tuple(replace(p, loss=0.0, better=()) if p == worst else p for p in report.parts)
        scene.report = replace(report, parts=gone, points=sharper(report))
        scene._refresh()
        assert (part_of(shown).first == worst.first) == picked
        assert picked or part_of(shown) == scene.parts[scene._list.chosen]
        scene.report, scene.chosen = report, worst.first
        scene._refresh()
