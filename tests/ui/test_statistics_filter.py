"""The filter of the statistics: one line, its lists, what they leave out, what is remembered."""

from __future__ import annotations

import csv
from dataclasses import replace
from typing import Any

import pygame

from kraftwagen.match.game_result import result_of
from kraftwagen.match.match import Match
from kraftwagen.match.statistics import Statistics
from kraftwagen.tools.screenshots.statistics import sample_notes
from kraftwagen.ui.scenes.history.statistics import EXPORT, StatisticsScene
from kraftwagen.ui.widgets import Button, Dropdown, Label
from tests.ui import test_statistics_scene
from tests.ui.driver import Driver, above_menu, overlaps

MakeApp, spec, finished, shown = (
    test_statistics_scene.MakeApp,
    test_statistics_scene.spec,
    test_statistics_scene.finished,
    test_statistics_scene.shown,
)
"""Fixtures and helpers of the same scene."""


def unfolded(driver: Driver) -> list[Dropdown]:
    """The lists of the filter, which a person has opened."""
    if not driver.scene._kept.unfolded:
        driver.press("Filter")
    return driver.widgets(Dropdown)


def test_the_choice_of_games_is_one_line_and_remembered(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=30)
    assert driver.widgets(Dropdown) == []
    assert "All games played here" in said(driver)
    everything = driver.scene.counted
    unfolded(driver)[0].choose("person:Ada")
    unfolded(driver)[2].choose("3")
    driver.press("Filter")
    assert driver.widgets(Dropdown) == []
    assert "Ada · 3 players" in said(driver)
    counted = driver.scene.counted
    driver.press("Back")
    driver.app.stack.push(StatisticsScene())
    driver.frame(3)
    assert driver.scene.counted == counted < everything
    driver.press("Count all games")
    assert driver.scene.counted == everything
    assert not any(button.text == "Count all games" for button in driver.widgets(Button))


def test_the_figures_come_first(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=30)
    unfolded(driver)
    figures = [rect for rect, kind in driver.scene.sheet.panels if kind == "green"]
    lists = driver.widgets(Dropdown)
    assert len(figures) == 4
    assert max(rect.bottom for rect in figures) < min(one.rect.y for one in lists)


def exported(driver: Driver) -> list[dict[str, str]]:
    """What is in the table that is written now."""
    driver.press("Export")
    driver.key(pygame.K_ESCAPE)
    with (driver.app.paths.data / EXPORT).open(encoding="utf-8-sig", newline="") as content:
        return list(csv.DictReader(content))


def said(driver: Driver) -> list[str]:
    return [label.text for label in driver.widgets(Label)]


def test_filters_change_what_is_counted(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=30)
    everything = driver.scene.counted
    for number, value in ((0, "person:Ada"), (1, "bot:greedy"), (2, "3"), (4, "on")):
        before = driver.scene.counted
        unfolded(driver)[number].choose(value)
        driver.frame()
        assert 0 < driver.scene.counted < before
        assert driver.widgets(Dropdown)[number].value == value
    assert {(line.name, line.players) for line in driver.scene.figures.latest} == {("Ada", 3)}
    assert {row["option_special_tiles"] for row in exported(driver)} == {"True"}
    for number, value in ((0, ""), (1, ""), (2, "0"), (4, "")):
        driver.widgets(Dropdown)[number].choose(value)
    assert driver.scene.counted == everything


def test_practice_is_left_out_unless_wanted(make_app: MakeApp, spec: Any, finished: Match) -> None:
    tried = Match.from_record(spec, finished.record.with_header(practice=True))
    app = make_app(games=[spec])
    Statistics(app.paths.data).add([result_of(tried)])
    driver = shown(make_app, spec, StatisticsScene())
    assert driver.scene.counted == 0
    unfolded(driver)
    driver.click(driver.check("Include practice"))
    assert driver.scene.counted == 1


def test_only_what_is_shown_is_exported(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=20)
    unfolded(driver)[2].choose("3")
    driver.frame()
    rows = exported(driver)
    assert {row["players"] for row in rows} == {"3"}
    assert {row["controller"] for row in rows} > {"person"}
    three = [game for game in Statistics(driver.app.paths.data).games() if len(game.seats) == 3]
    assert len({row["game_id"] for row in rows}) == len(three)
    driver.widgets(Dropdown)[-1].choose("pure")
    driver.frame()
    assert driver.scene.counted == 0
    assert not driver.button("Export").usable


def test_the_handicap_is_a_filter(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=20)
    titles = [dict(dropdown.options).get("on", "") for dropdown in unfolded(driver)]
    driver.widgets(Dropdown)[titles.index("With a head start")].choose("on")
    driver.frame()
    assert driver.scene.counted
    assert "False" not in {row["option_handicap"] for row in exported(driver)}


def test_every_opponent_can_be_chosen(make_app: MakeApp, spec: Any) -> None:
    """However many there are, the open list shows them in lines that can be read."""
    app = make_app(games=[spec])
    notes = [
        replace(note, seats=tuple(replace(seat, name=f"{seat.name} {n}") for seat in note.seats))
        for n, note in enumerate(sample_notes(spec, 50))
    ]
    Statistics(app.paths.data).add(notes)
    driver = above_menu(app, StatisticsScene(), 0)
    driver.resize(1280, 720)
    driver.frame(3)
    against = unfolded(driver)[1]
    assert len(against.options) > 50
    driver.click(against)
    rows = against.rows
    window = pygame.Rect(0, 0, 1280, 720)
    seen = [row for row in rows if row.visible]
    assert 8 < len(seen) < len(rows)
    assert all(window.contains(row.rect) and row.rect.h >= 26 for row in seen)
    assert overlaps([row.rect for row in seen]) == []
    driver.move(seen[3].rect.center)
    for _ in rows:
        driver.wheel(-1)
    assert rows[-1].visible
    assert not rows[0].visible
    driver.click(rows[-1])
    assert driver.scene.filter.against == against.options[-1][0]
    assert driver.scene.counted
