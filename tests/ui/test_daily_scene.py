"""The game of the day: one try, its result, its calendar."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from screenshots.kraftwagen.table import play_ahead

from kraftwagen.match.daily import DailyLog
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.post_game import code_of, note_match
from kraftwagen.ui.scenes.history.daily import DailyScene, Weeks, share_line
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.widgets import Button
from tests.soak.soak import OwnRunner
from tests.ui import test_statistics_scene
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH

MakeApp, DAY, spec, clock, shown, chart, tip = (
    test_statistics_scene.MakeApp,
    test_statistics_scene.DAY,
    test_statistics_scene.spec,
    test_statistics_scene.clock,
    test_statistics_scene.shown,
    test_statistics_scene.chart,
    test_statistics_scene.tip,
)
"""Fixtures and helpers of the same scene."""


# -- the game of the day


def played(driver: Driver, spec: Any) -> Match:
    """The match of the day that was started, played to its end."""
    match = Match.from_record(spec, driver.scene.started["record"])
    play_ahead(match, lambda match, happened: False)
    return match


def test_one_try_a_day(make_app: MakeApp, spec: Any, clock: Any) -> None:
    driver = shown(make_app, spec, DailyScene())
    setup = driver.scene.setup
    driver.press("Play the game of the day")
    record = driver.scene.started["record"]
    assert record.header.seed == setup.seed
    assert tuple(seat.controller for seat in record.header.seats) == setup.controllers
    assert not record.header.practice
    assert Saves(driver.app.paths.saves).latest() is not None
    match = played(driver, spec)
    noted = note_match(driver.app, match)
    assert noted.daily is not None
    assert noted.daily.scores == tuple(spec.scores(match.state))
    driver.app.routes.menu()
    driver.press("Game of the day")
    assert driver.scene.log.streak(DAY) == 1
    driver.press("Play it again as practice")
    assert driver.scene.started["record"].header.practice
    assert note_match(driver.app, played(driver, spec)).daily is None


def test_the_try_goes_on_where_it_was_left(make_app: MakeApp, spec: Any, clock: Any) -> None:
    driver = shown(make_app, spec, DailyScene())
    driver.press("Play the game of the day")
    match = Match.from_record(spec, driver.scene.started["record"])
    play_ahead(match, lambda match, happened: len(match.steps) == 12)
    Saves(driver.app.paths.saves).autosave(match.record)
    driver.app.routes.menu()
    driver.press("Game of the day")
    assert not any(b.text == "Play it again as practice" for b in driver.widgets(Button))
    driver.press("Continue the game of the day")
    assert driver.scene.started["record"].decisions == match.record.decisions


def test_the_try_cannot_be_copied_or_rehearsed(make_app: MakeApp, spec: Any, clock: Any) -> None:
    driver = shown(make_app, spec, DailyScene())
    driver.press("Play the game of the day")
    record = driver.scene.started["record"]
    for practice, free in ((False, False), (True, True)):
        match = Match.from_record(spec, record.with_header(practice=practice))
        driver.app.stack.reset(TableScene(driver.app, match, make_runner=OwnRunner))
        driver.frame(2)
        driver.scene.navigation.pause()
        assert bool(driver.scene.code) == free
        assert any(key == "table.pause_save" for key, *_ in driver.scene.entries) == free
        driver.scene.back()
    over = Match.from_record(spec, record)
    play_ahead(over, lambda match, happened: False)
    assert code_of(driver.app, over)


def test_the_result_is_a_line_to_share(
    make_app: MakeApp, spec: Any, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(
        "kraftwagen.ui.widgets.copying.copy_text", lambda text: not copied.append(text)
    )
    driver = shown(make_app, spec, DailyScene())
    driver.press("Play the game of the day")
    match = played(driver, spec)
    driver.app.stack.push(ResultsScene(match))
    driver.frame()
    driver.press("Copy the result")
    entry = DailyLog(driver.app.paths.data, spec.id).entry(DAY)
    assert entry is not None
    assert copied == [share_line(GameWords(ENGLISH, spec), entry, 1)]
    assert driver.scene.marks().startswith("1 day in a row · Seed ")
    assert "\n" not in copied[0]
    assert "2026-11-21" in copied[0]
    assert str(entry.scores[entry.seat]) in copied[0]
    assert "1 day in a row" in copied[0]
    driver.app.routes.menu()
    driver.press("Game of the day")
    driver.press("Copy the result")
    assert copied[1] == copied[0]


def test_a_day_with_hints_says_that_it_does_not_count(
    make_app: MakeApp, spec: Any, clock: Any
) -> None:
    driver = shown(make_app, spec, DailyScene())
    assert "without hints" in driver.scene.note()
    setup = driver.scene.setup
    driver.press("Play the game of the day")
    match = Match.from_record(spec, driver.scene.started["record"])
    match.count_hint(setup.own_seat)
    play_ahead(match, lambda match, happened: False)
    driver.app.stack.push(ResultsScene(match))
    driver.frame()
    assert driver.scene.marks().startswith("Does not count as the game of the day · Seed ")
    assert "in a row" not in driver.scene.marks()


def test_a_clock_that_goes_back_is_told(make_app: MakeApp, spec: Any, clock: Any) -> None:
    driver = shown(make_app, spec, DailyScene())
    clock(DAY - timedelta(days=1))
    driver.app.stack.push(DailyScene())
    assert "set back" in driver.scene.note()
    driver.press("Play it as practice")  # never played yet
    assert driver.scene.started["record"].header.practice


def test_the_calendar_says_each_day(make_app: MakeApp, spec: Any, clock: Any) -> None:
    driver = shown(make_app, spec, DailyScene())
    driver.press("Play the game of the day")
    driver.app.routes.menu()
    driver.press("Game of the day")
    weeks = chart(driver, Weeks)
    assert weeks.days()[-1][1] == DAY
    assert weeks.days()[0][1].weekday() == 0
    driver.move(weeks.marks[-1].rect.move(weeks.rect.topleft).center)
    assert tip(driver) == "21 November 2026: Begun"
    driver.move(weeks.marks[-2].rect.move(weeks.rect.topleft).center)
    assert tip(driver) == "20 November 2026: not played"


def test_a_damaged_log_is_told(make_app: MakeApp, spec: Any, clock: Any, tmp_path: Path) -> None:
    (tmp_path / "daily.json").write_text("{", encoding="utf-8")
    driver = shown(make_app, spec, DailyScene())
    assert "damaged" in driver.scene.note()
    assert (driver.app.paths.data / "daily.json.damaged-1").exists()
