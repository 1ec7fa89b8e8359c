"""Statistics, achievements, game of the day and set-up codes in the window."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match import aggregates, saves
from kraftwagen.match.game_result import result_of
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.setup_code import Setup, encode
from kraftwagen.match.statistics import FILE, Statistics
from kraftwagen.match.steps import Steps
from kraftwagen.tools.games.kraftwagen.screenshots.table import play_ahead
from kraftwagen.tools.screenshots.statistics import sample_notes
from kraftwagen.ui.presenters.post_game import code_of, note_match
from kraftwagen.ui.scenes.history import statistics as scene_module
from kraftwagen.ui.scenes.history.achievements import AchievementsScene
from kraftwagen.ui.scenes.history.daily import DailyScene
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.scenes.history.statistics import EXPORT, StatisticsScene
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Button, Dropdown, Label
from kraftwagen.ui.widgets.charts import CourseChart, RateChart, StackChart
from kraftwagen.ui.widgets.copying import CopyButton
from tests.every import pairs
from tests.ui.conftest import FakeTable
from tests.ui.driver import Driver, above_menu, overlaps
from tests.ui.english import ENGLISH

MakeApp = Callable[..., Any]
DAY = date(2026, 11, 21)


@pytest.fixture(scope="module")
def spec() -> Any:
    return registry.load("kraftwagen")


@pytest.fixture(scope="module")
def finished(spec: Any) -> Match:
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Rudi", "random")]
    match = Match.new(spec, seats, 21, {}, "2026-11-20T10:00")
    play_ahead(match, lambda match, happened: False)
    return match


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[date], None]:
    """Sets the day the window believes in."""

    def at(day: date) -> None:
        moment = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        monkeypatch.setattr(saves, "now", lambda: moment)

    at(DAY)
    return at


def shown(make_app: MakeApp, spec: Any, scene: Any, games: int = 0) -> Driver:
    app = make_app(games=[spec])
    if games:
        Statistics(app.paths.data).add(sample_notes(spec, games))
    return above_menu(app, scene, 3)


def chart(driver: Driver, kind: type[Any]) -> Any:
    (found,) = driver.widgets(kind)
    return found


def tip(driver: Driver) -> str:
    fixed = driver.scene.ui._fixed_tip
    return fixed[0] if fixed else ""


# -- statistics


def test_without_games_there_is_a_friendly_word(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene())
    assert any("Finish a game" in w.text for w in driver.widgets() if hasattr(w, "text"))
    assert driver.widgets(StackChart) == []


def test_the_way_to_the_first_game_is_there(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene())
    assert driver.widgets(Dropdown) == []
    driver.press("Play a game")
    assert isinstance(driver.scene, NewMatchScene)


def test_saved_games_are_read_when_the_scene_opens(
    make_app: MakeApp, spec: Any, finished: Match
) -> None:
    app = make_app(games=[spec])
    Saves(app.paths.saves).autosave(finished.record)
    driver = above_menu(app, StatisticsScene(), 20)
    assert [line.name for line in driver.scene.figures.latest] == ["Ada"]
    assert Statistics(app.paths.data).games() == [result_of(finished)]
    assert not driver.frame(5)


def test_each_game_has_its_own_statistics(make_app: MakeApp, spec: Any, toy: Any) -> None:
    toy = replace(toy, merits={})
    app = make_app(games=[spec, toy])
    Statistics(app.paths.data).add([*sample_notes(spec, 6), *sample_notes(toy, 4, seed=8)[2:]])
    driver = above_menu(app, StatisticsScene(), 3)
    assert len(driver.scene.figures.sources) == 5
    assert driver.scene.figures.games == 6
    driver.widgets(Dropdown)[0].choose("toy")
    driver.frame()
    assert driver.scene.figures.games == 2
    assert "Achievements" not in [button.text for button in driver.widgets(Button)]
    driver.widgets(Dropdown)[0].choose("kraftwagen")
    driver.frame()
    driver.press("Achievements")
    assert driver.scene.spec is spec


def test_values_are_said_under_the_pointer(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=30)
    for kind, words in ((RateChart, "likely"), (StackChart, "on average"), (CourseChart, "place")):
        found = chart(driver, kind)
        for number in (0, len(found.marks) - 1):
            driver.move(found.marks[number].rect.move(found.rect.topleft).center)
            assert words in tip(driver)
            assert tip(driver) == found.marks[found.at].tip
        driver.move((2, 2))
        driver.frame(2)
        assert tip(driver) == ""


def test_values_are_reached_by_keys(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=12)
    found = chart(driver, StackChart)
    while driver.scene.ui.focus.current is not found:
        driver.key(pygame.K_TAB)
    assert tip(driver) == found.marks[0].tip
    driver.key(pygame.K_RIGHT)
    assert tip(driver) == found.marks[1].tip
    driver.key(pygame.K_END)
    assert tip(driver) == found.marks[-1].tip
    driver.key(pygame.K_TAB)
    assert tip(driver) != found.marks[-1].tip


def test_columns_are_as_tall_as_their_money(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=12)
    found = chart(driver, StackChart)
    unit = found._plot.h / found._ticks[-1]
    for rect, number, column in found._segments():
        assert rect.h == pytest.approx(found.parts[number].amounts[column] * unit, abs=1.5)
        assert found._plot.top <= rect.top <= rect.bottom <= found._plot.bottom


def test_the_table_is_written(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=5)
    driver.press("Export")
    file = driver.app.paths.data / EXPORT
    with file.open(encoding="utf-8-sig", newline="") as content:
        rows = list(csv.DictReader(content))
    assert len({row["game_id"] for row in rows}) == 5
    assert len(rows) == sum(len(game.seats) for game in Statistics(file.parent).games())


def test_a_table_that_cannot_be_written_is_one_sentence(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=2)
    (driver.app.paths.data / EXPORT).mkdir()
    driver.press("Export")
    assert "could not be written" in driver.scene.text


def test_a_damaged_file_is_filled_again_from_the_saves(
    make_app: MakeApp, spec: Any, finished: Match
) -> None:
    app = make_app(games=[spec])
    (app.paths.data / FILE).write_bytes(b"rust" * 500)
    Saves(app.paths.saves).autosave(finished.record)
    driver = above_menu(app, StatisticsScene(), 20)
    assert driver.scene.counted == 1
    assert "damaged" in said(driver)
    assert f"{FILE}.damaged-1" in said(driver)


@pytest.mark.parametrize(
    ("size", "scale"), pairs([(1280, 720), (1000, 700), (1920, 1080), (800, 560)], [2.0, 1.0])
)
def test_nothing_overlaps(
    make_app: MakeApp, spec: Any, size: tuple[int, int], scale: float
) -> None:
    """Each window at one of the scales; ``EVERY=1``: at all."""
    driver = shown(make_app, spec, StatisticsScene(), games=20)
    driver.app.set_scale(scale)
    for scene in (None, AchievementsScene(), DailyScene()):
        if scene is not None:
            driver.app.stack.push(scene)
        driver.resize(*size)
        driver.frame()
        panels = [rect for rect, _ in driver.scene.sheet.panels]
        assert overlaps(panels) == []
        assert all(rect.left >= 0 and rect.right <= size[0] for rect in panels)
        assert overlaps([w.rect for w in driver.widgets() if w in driver.scene.area.inside]) == []
        end = max(rect.bottom for rect in panels)
        assert end <= size[1] + driver.scene.area.furthest


@pytest.mark.parametrize("palette", ["normal", "contrast"])
def test_charts_are_drawn_in_both_palettes(make_app: MakeApp, spec: Any, palette: str) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=20)
    driver.app.set_look("palette", palette)
    driver.frame()
    found = chart(driver, StackChart)
    colours = {
        tuple(driver.app.screen.get_at(rect.move(found.rect.topleft).center))[:3]
        for rect, number, column in found._segments()
        if rect.h > 6
    }
    assert len(colours) >= 3


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of many years: asking them takes some frames."""

    def slowly(work: Callable[[], Any], stop: object) -> Steps[Any]:
        yield from [None] * 5
        return work()

    monkeypatch.setattr(aggregates, "AT_ONCE", 1)
    monkeypatch.setattr(aggregates, "in_background", slowly)
    monkeypatch.setattr(scene_module, "_BUDGET", 0.0)


def read_on(driver: Driver) -> int:
    """The frames until all is read."""
    frames = 0
    while driver.app.next_update() == 0.0:
        driver.frame()
        frames += 1
        assert frames < 1000
    return frames


def said(driver: Driver) -> str:
    return "\n".join(label.text for label in driver.widgets(Label))


@pytest.mark.usefixtures("slow")
def test_many_games_are_read_a_little_in_each_frame(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=30)
    assert "Reading your games" in said(driver)
    assert driver.widgets(StackChart) == []
    assert read_on(driver) > 5
    assert driver.scene.figures.games == 30
    assert "Reading your games" not in said(driver)
    assert len(driver.widgets(StackChart)) == 1
    chosen = replace(driver.scene.filter, who="person:Bruno")
    driver.scene._filter(chosen)
    assert "Counting" in said(driver)
    assert read_on(driver) > 3
    assert "Counting" not in said(driver)
    assert {line.name for line in driver.scene.figures.latest} == {"Bruno"}


@pytest.mark.usefixtures("slow")
def test_leaving_while_games_are_read_leaves_the_file_to_others(
    make_app: MakeApp, spec: Any
) -> None:
    driver = shown(make_app, spec, StatisticsScene(), games=8)
    scene = driver.scene
    driver.app.stack.push(DailyScene())
    with closing(sqlite3.connect(driver.app.paths.data / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")
    driver.frame(2)
    driver.app.stack.pop()
    driver.frame()
    assert driver.scene is scene
    assert "Reading your games" in said(driver)
    read_on(driver)
    assert scene.noted.count == 8
    assert scene.statistics.trouble is None
    scene._filter(replace(scene.filter, practice=True))
    scene.back()
    with closing(sqlite3.connect(driver.app.paths.data / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")


@pytest.mark.usefixtures("slow")
def test_a_damaged_file_is_told_of_when_it_is_read_in_steps(make_app: MakeApp, spec: Any) -> None:
    app = make_app(games=[spec])
    Statistics(app.paths.data).add(sample_notes(spec, 40))
    file = app.paths.data / FILE
    content = bytearray(file.read_bytes())
    content[-4096:] = bytes(4096)
    file.write_bytes(content)
    driver = above_menu(app, StatisticsScene(), 0)
    read_on(driver)
    assert 0 < driver.scene.noted.count < 40
    assert f"{FILE}.damaged-1" in said(driver)


# -- achievements, the end of a match


def test_achievements_count_what_was_noted(make_app: MakeApp, spec: Any, finished: Match) -> None:
    driver = shown(make_app, spec, AchievementsScene())
    assert [entry.name for entry in driver.scene.found] == list(spec.merits)
    assert not any(entry.done for entry in driver.scene.found)
    driver.scene.back()
    noted = note_match(driver.app, finished)
    assert "finished" in noted.achievements
    driver.app.stack.push(AchievementsScene())
    done = {entry.name for entry in driver.scene.found if entry.done}
    assert done == set(noted.achievements)
    assert note_match(driver.app, finished).achievements == noted.achievements


def test_medals_stay_with_the_game_that_brought_them(
    make_app: MakeApp, spec: Any, finished: Match
) -> None:
    """Whatever is played after it: opened again, a game shows the medals it showed at its end."""
    app = make_app(games=[spec])
    later = finished.record.with_header(date="2026-11-21T10:00")
    first = note_match(app, finished).achievements
    assert not note_match(app, Match.from_record(spec, later)).achievements
    assert note_match(app, finished).achievements == first
    assert not note_match(app, Match.from_record(spec, later)).achievements


def test_a_game_begun_earlier_and_ended_later_brings_no_medal_twice(
    make_app: MakeApp, spec: Any, finished: Match
) -> None:
    app = make_app(games=[spec])
    earlier = finished.record.with_header(date="2026-11-19T10:00")
    note_match(app, finished)
    assert not note_match(app, Match.from_record(spec, earlier)).achievements


def test_every_achievement_has_its_words(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, AchievementsScene())
    words = [w.text for w in driver.widgets() if hasattr(w, "text")]
    assert not [text for text in words if text.startswith("games.")]


def test_a_collection_says_what_is_missing(make_app: MakeApp, spec: Any, finished: Match) -> None:
    app = make_app(games=[spec])
    note_match(app, finished)
    driver = above_menu(app, AchievementsScene(), 0)
    entry = next(one for one in driver.scene.found if one.name == "awards")
    button = next(w for w in driver.widgets(Button) if w.text == f"{len(entry.pieces)} of 10")
    words = load_hooks(spec, app.tr).pieces("awards")
    assert all((words[name] in button.tip) == (name not in entry.pieces) for name in words)
    driver.click(button)
    assert driver.scene.text == button.tip


def test_every_piece_of_a_collection_has_its_word(spec: Any) -> None:
    hooks = load_hooks(spec, ENGLISH)
    assert {name: len(hooks.pieces(name)) or 1 for name in spec.merits} == spec.merits


def test_results_note_the_game_once_and_tell_the_news(
    make_app: MakeApp, spec: Any, finished: Match
) -> None:
    driver = shown(make_app, spec, ResultsScene(finished))
    assert "First model" in driver.scene.news()
    assert len(Statistics(driver.app.paths.data).games()) == 1
    other = Match.from_record(spec, finished.record.with_header(date="2026-11-21T10:00"))
    driver.app.stack.push(ResultsScene(other))
    assert driver.scene.news() == ""
    assert len(Statistics(driver.app.paths.data).games()) == 2


def test_a_locked_file_does_not_stop_the_results(
    make_app: MakeApp, spec: Any, finished: Match
) -> None:
    app = make_app(games=[spec])
    Statistics(app.paths.data).games()
    with closing(sqlite3.connect(app.paths.data / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        app.routes.menu()
        app.stack.push(ResultsScene(finished))
        Driver(app).frame()
        assert app.stack.top.noted.trouble
    assert len(Statistics(app.paths.data).games()) == 1


# -- set-up codes


def test_results_offer_the_code_of_the_set_up(
    make_app: MakeApp, spec: Any, finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(
        "kraftwagen.ui.widgets.copying.copy_text", lambda text: not copied.append(text)
    )
    driver = shown(make_app, spec, ResultsScene(finished))
    (button,) = driver.widgets(CopyButton)
    setup = Setup(spec.id, finished.record.header.options, 21, ("person", "greedy", "random"))
    assert button.text == encode(spec, setup, driver.app.bots(spec))
    driver.click(button)
    assert copied == [button.copied]
    assert button.text == "Copied"


def test_the_code_is_that_of_the_beginning(make_app: MakeApp, spec: Any, finished: Match) -> None:
    app = make_app(games=[spec])
    match = Match.from_record(spec, finished.record)
    before = code_of(app, match)
    match.hand_over(0, "random")
    assert code_of(app, match) == before != ""


def test_a_code_sets_up_the_new_match(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, NewMatchScene())
    options = {**spec.options, "special_tiles": True}
    if "handicap" in options:
        options["handicap"] = [0, 5, 0, 20]
    wanted = Setup(spec.id, options, 4711, ("greedy", "person", "random", "greedy"))
    code = encode(spec, wanted, driver.app.bots(spec)).lower().replace("-", " ")
    driver.press("Enter a code")
    assert driver.scene.name == "setup_code"
    driver.type(code[:8])
    assert not driver.button("Use it").usable
    assert "too short" in driver.scene._says.widget.text
    driver.type(code[8:])
    driver.press("Use it")
    driver.press("Start the game")
    table = driver.scene
    assert isinstance(table, FakeTable)
    assert tuple(seat.controller for seat in table.started["seats"]) == wanted.controllers
    assert table.started["seed"] == 4711
    assert table.started["options"] == options
    assert len({seat.name for seat in table.started["seats"]}) == 4


def test_a_wrong_code_is_one_sentence(make_app: MakeApp, spec: Any) -> None:
    driver = shown(make_app, spec, NewMatchScene())
    driver.press("Enter a code")
    driver.type("54N2W-03WM9-QTVSM-AG6GW")
    assert "not right" in driver.scene._says.widget.text
    driver.key(pygame.K_RETURN)
    assert driver.scene.name == "setup_code"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "new_match"


def test_a_code_is_pasted_as_it_was_sent(
    make_app: MakeApp, spec: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = shown(make_app, spec, NewMatchScene())
    wanted = Setup(spec.id, dict(spec.options), 4711, ("person", "greedy"))
    code = encode(spec, wanted, driver.app.bots(spec))
    sent = {
        f"Come and play the very same game as I did yesterday evening.\nCode: {code}\n": True,
        "no code " * 500: False,
    }
    for text, good in sent.items():
        driver.press("Enter a code")
        monkeypatch.setattr(pygame.scrap, "get_text", lambda text=text: text)
        key = {"key": pygame.K_v, "mod": pygame.KMOD_CTRL, "unicode": "", "scancode": 0}
        pressed = [pygame.Event(kind, **key) for kind in (pygame.KEYDOWN, pygame.KEYUP)]
        driver.app.step(pressed, 0.01)
        driver.frame()
        assert driver.button("Use it").usable == good
        assert driver.scene._says.widget.text
        assert "XXXXX" not in driver.scene._says.widget.text
        driver.key(pygame.K_ESCAPE)
