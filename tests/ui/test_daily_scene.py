"""The game of the day: one try, its result, its calendar."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.match.daily import DailyLog, DailyTry
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.games.kraftwagen.screenshots.table import play_ahead
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.theme import PLAYERS
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.post_game import code_of, note_match
from kraftwagen.ui.scenes.history.calendar import (
    Month,
    month_beside,
    place_words,
    week_line,
    week_words,
)
from kraftwagen.ui.scenes.history.daily import DailyScene, share_line
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.widgets import Button
from tests.soak.soak import OwnRunner
from tests.ui import test_statistics_scene
from tests.ui.driver import Driver, overlaps
from tests.ui.english import ENGLISH

MakeApp, DAY, spec, clock, shown, chart, tip = (
    test_statistics_scene.MakeApp, test_statistics_scene.DAY, test_statistics_scene.spec,
    test_statistics_scene.clock, test_statistics_scene.shown, test_statistics_scene.chart,
    test_statistics_scene.tip,
)  # fmt: skip
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
    driver.press("Play alone")
    driver.press("Game of the day")
    assert list(driver.scene.log.counted([DAY])) == [DAY]
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
    driver.press("Play alone")
    driver.press("Game of the day")
    assert not any(b.text == "Play it again as practice" for b in driver.widgets(Button))
    driver.press("Continue the game of the day")
    assert driver.scene.started["record"].decisions == match.record.decisions


def test_the_person_has_the_colour_and_name_of_the_last_game(
    make_app: MakeApp, spec: Any, clock: Any
) -> None:
    """Of all else the game is that of everybody."""
    driver = shown(make_app, spec, DailyScene())
    setup = driver.scene.setup
    own = setup.own_seat
    colour = (own + 1) % len(setup.controllers)
    others = [one for one in range(len(PLAYERS)) if one != colour]
    driver.app.settings.last_setup[spec.id] = {
        "seats": [["greedy", "Bot", "", ""], ["person", "Zoe", "", ""]],
        "colours": [others[0], colour, *others[1:]],
    }
    driver.app.stack.replace(DailyScene())
    scene = driver.scene
    assert scene.setup == setup
    assert scene.seats()[own] == SeatInfo("Zoe", "person", colour)
    assert all(seat.colour is None for number, seat in enumerate(scene.seats()) if number != own)
    assert scene.colours == colours_of(scene.seats())
    assert scene.colours[own] == colour
    driver.press("Play the game of the day")
    header = driver.scene.started["record"].header
    assert header.seats == tuple(scene.seats())
    assert (header.seed, header.options) == (setup.seed, setup.options)
    assert tuple(seat.controller for seat in header.seats) == setup.controllers


@pytest.mark.parametrize("kept", [{"seats": 7}, {"seats": [["person", "\n"]], "colours": "red"}])
def test_a_set_up_that_makes_no_sense_names_nobody(
    make_app: MakeApp, spec: Any, clock: Any, kept: dict[str, Any]
) -> None:
    app = make_app(games=[spec])
    app.settings.last_setup[spec.id] = kept
    app.routes.menu()
    app.stack.push(DailyScene())
    assert app.stack.top.seats()[app.stack.top.setup.own_seat].colour is None


def test_the_page_shows_who_sits_in_the_open_try(make_app: MakeApp, spec: Any, clock: Any) -> None:
    driver = shown(make_app, spec, DailyScene())
    driver.press("Play the game of the day")
    seated = list(driver.scene.started["record"].header.seats)
    driver.app.settings.last_setup[spec.id] = {"seats": [["person", "Zoe", "", ""]]}
    driver.app.routes.menu()
    driver.press("Play alone")
    driver.press("Game of the day")
    assert driver.scene.seats() == seated


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
    assert copied == [share_line(GameWords(ENGLISH, spec), entry)]
    players = len(entry.scores)
    assert copied == [f"Kraftwagen, game of 21 November 2026: place {entry.place} of {players}"]
    driver.app.routes.menu()
    driver.press("Play alone")
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
    said = driver.scene.noted.uncounted
    assert said == "Not counted as the game of the day: hints were used."
    assert driver.scene.marks().startswith("Seed ")
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
    driver.press("Play alone")
    driver.press("Game of the day")
    month = chart(driver, Month)
    assert [day.day for _, day in month.days()] == list(range(1, 31))
    assert len(month.marks) == DAY.day, "days to come say nothing"
    driver.move(month.marks[-1].rect.move(month.rect.topleft).center)
    assert tip(driver) == "21 November 2026: Begun"
    driver.move(month.marks[-2].rect.move(month.rect.topleft).center)
    assert tip(driver) == "20 November 2026: not played"


def test_the_calendar_stands_in_weeks_from_monday(make_app: MakeApp, spec: Any, clock: Any) -> None:
    driver = shown(make_app, spec, DailyScene())
    month = chart(driver, Month)
    columns = sorted({rect.x for rect, _ in month.days()})
    assert len(columns) == 7
    assert all(columns.index(rect.x) == day.weekday() for rect, day in month.days())
    assert overlaps([rect for rect, _ in month.days()]) == []


def test_the_months_before_can_be_looked_at(make_app: MakeApp, spec: Any, clock: Any) -> None:
    """As far back as a day was begun, and never beyond today."""
    app = make_app(games=[spec])
    log = DailyLog(app.paths.data, spec.id)
    first = DAY - timedelta(days=40)
    log.begin(first, "once")
    driver = shown(make_app, spec, DailyScene())

    def turns() -> list[bool]:
        return [driver.scene.ui.widgets[at].is_enabled for at, widget in
                enumerate(driver.scene.ui.widgets) if widget.tip in
                ("The month before", "The month after")]  # fmt: skip

    def turn(tip: str) -> None:
        driver.click(next(w for w in driver.widgets(Button) if w.tip == tip))

    assert turns() == [True, False]
    turn("The month before")
    assert driver.scene.month == month_beside(DAY, -1)
    assert turns() == [False, True]
    said = [mark.tip for mark in chart(driver, Month).marks]
    assert said[first.day - 1] == "12 October 2026: Begun"
    turn("The month after")
    assert chart(driver, Month).marks[-1].tip.startswith("21 November 2026")


def test_places_are_short() -> None:
    assert [place_words(ENGLISH, place) for place in (1, 3, 9)] == ["1st", "3rd", "9"]


def test_a_damaged_log_is_told(make_app: MakeApp, spec: Any, clock: Any, tmp_path: Path) -> None:
    (tmp_path / "daily.json").write_text("{", encoding="utf-8")
    driver = shown(make_app, spec, DailyScene())
    assert "damaged" in driver.scene.note()
    assert (driver.app.paths.data / "daily.json.damaged-1").exists()


def test_a_week_is_a_row_of_signs_that_tells_no_score(
    make_app: MakeApp, spec: Any, clock: Any
) -> None:
    """A day left out costs nothing: whoever comes back finds the days that were played."""
    log = DailyLog(make_app(games=[spec]).paths.data, spec.id)
    monday = DAY - timedelta(days=DAY.weekday())
    for late, place in ((0, 1), (1, 3), (3, 2)):
        entry = DailyTry(monday + timedelta(days=late), spec.id, "x", True, place, (71, 64, 58))
        log._kept.entries[entry.day, spec.id] = entry
    words = GameWords(ENGLISH, spec)
    saturday = monday + timedelta(days=5)
    assert week_words(words.tr, log, saturday) == "You have played 3 of this week's seven games."
    line = week_line(words, log, saturday)
    assert line == "Kraftwagen, week of 16 November 2026: ●●○●○○· 3 days, 1 won"
    following = week_line(words, log, monday + timedelta(days=8))
    assert following == "Kraftwagen, week of 23 November 2026: ○○····· 0 days, 0 won"
    assert "costs nothing" in week_words(words.tr, log, monday + timedelta(days=8))
