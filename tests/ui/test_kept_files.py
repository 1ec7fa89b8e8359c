"""Files of the player that say something else, or nothing just now, as the window meets them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.learn.progress import FILE as PROGRESS
from kraftwagen.learn.progress import Progress
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform.paths import find_paths
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.match_setup import MatchSetup, last_person, recall
from kraftwagen.ui.scenes.history.daily import DailyScene
from kraftwagen.ui.scenes.menu.buttons import ButtonsScene
from kraftwagen.ui.scenes.menu.keys import KeysScene
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.dialog import Dialog
from tests import games
from tests.every import in_turn
from tests.match.refusing import full_disk, out_of_reach
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH

GAMES = [registry.load(game) for game in games.GAMES]
WRONG: list[Any] = [None, 5, "text", "", [], [1], {}, {"a": 1}, {"a": [None]}, [[1, "2"], {}], -1.5]
SCENES = (NewMatchScene, DailyScene, SettingsScene, KeysScene, ButtonsScene)


@pytest.fixture
def chosen(make_app: Callable[..., App], tmp_path: Path) -> Callable[[Any], App]:
    """An app for both games with what is read from a file of settings."""

    def made(values: Any) -> App:
        file = find_paths(tmp_path).make().settings_file
        file.write_text(json.dumps(values), encoding="utf-8")
        settings = load_settings(file)[0]
        return make_app(games=GAMES, bots=ladder.offered, settings=settings, library=None)

    return made


def visit_all(app: App, value: Any) -> None:
    """Every page that goes by the settings, for a game in turn, ``EVERY=1``: for both."""
    for spec in in_turn(GAMES, WRONG.index(value) % 2):
        app.choose_game(spec.id)
        for scene in SCENES:
            app.stack.reset(scene())
            app.step([], 0.1)
            assert app.stack.top.name == scene.name
        book = ChallengeBook(app, spec)
        assert book.match(book.challenges[0], 1).seats
        app.routes.menu()
        app.routes.learning.first_match()
        assert isinstance(app.settings.setup_of(spec.id)["seats"], list)


@pytest.mark.parametrize("value", WRONG, ids=json.dumps)
def test_settings_of_a_wrong_kind_stop_no_page(chosen: Callable[[Any], App], value: Any) -> None:
    names = [entry.name for entry in fields(Settings)]
    app = chosen({name: value for name in names if name != "last_setup"} | {"last_setup": value})
    visit_all(app, value)


@pytest.mark.parametrize("value", WRONG, ids=json.dumps)
def test_a_last_set_up_of_a_wrong_kind_stops_no_game(
    chosen: Callable[[Any], App], value: Any
) -> None:
    app = chosen({"last_setup": {spec.id: value for spec in GAMES}})
    visit_all(app, value)


def nested(value: Any) -> Iterator[tuple[Any, Callable[[Any], Any]]]:
    """Each part of a value, and the value with another one in its place."""
    yield value, lambda other: other
    parts = list(value.items()) if isinstance(value, dict) else []
    parts += list(enumerate(value)) if isinstance(value, list) else []
    for at, part in parts:
        for inner, put in nested(part):

            def instead(other: Any, at: Any = at, put: Callable[[Any], Any] = put) -> Any:
                copied = value.copy()
                copied[at] = put(other)
                return copied

            yield inner, instead


@pytest.mark.parametrize("spec", GAMES, ids=[spec.id for spec in GAMES])
def test_any_part_of_a_last_set_up_may_be_wrong(spec: Any) -> None:
    words, bots = GameWords(ENGLISH, spec), ladder.offered(spec)
    kept = json.loads(json.dumps(MatchSetup(words, bots).remember()))
    kept["per_seat"] = True
    tried = 0
    for _, instead in nested(kept):
        for value in [*WRONG, True, 10**30, "x" * 5000, "\x00", "\u202e", "99"]:
            values = instead(value)
            given = values if isinstance(values, dict) else {}
            setup = recall(words, given, bots)
            setup.problem()
            assert spec.new(setup.count, 0, setup.chosen_options())
            last_person(words, given, bots)
            assert json.loads(json.dumps(setup.remember()))
            tried += 1
    assert tried > 300


# -- out of reach, damaged, full


@contextmanager
def started(folder: Path) -> Iterator[Driver]:
    """The program as it starts, and its end."""
    app = make_app(["kraftwagen"], data_dir=folder, size=(1024, 640), guarded=False, language="en")
    driver = Driver(app)
    driver.frame()
    try:
        yield driver
    finally:
        app.close()


def said(driver: Driver) -> str:
    """The words of the sentences that the menu has to say, one dialog after the other."""
    words = []
    while isinstance(driver.scene, Dialog):
        words.append(driver.scene.text)
        driver.press("OK")
    return " ".join(words)


@pytest.mark.parametrize(
    "place", ["\x00", "/", ".", "/dev/null", "~nobody/x", "x" * 5000, "\ud800"]
)
def test_a_file_elsewhere_that_cannot_be_stops_no_start(tmp_path: Path, place: str) -> None:
    file = find_paths(tmp_path).make().settings_file
    file.write_text(json.dumps({"elsewhere": place, "last_game": place}), encoding="utf-8")
    with started(tmp_path) as driver:
        assert driver.scene.name == "menu"
        driver.app.library.entries()


def test_settings_out_of_reach_are_told_and_not_written_over(tmp_path: Path) -> None:
    file = find_paths(tmp_path).make().settings_file
    save_settings(file, Settings(scale=1.25, keys={"undo": ["u"]}, last_game="kraftwagen"))
    before = file.read_bytes()
    with out_of_reach(file.name), started(tmp_path) as driver:
        assert "settings cannot be opened now" in said(driver)
        driver.app.set_look("palette", "contrast")
    assert file.read_bytes() == before


def test_damaged_settings_are_told_and_put_aside(tmp_path: Path) -> None:
    file = find_paths(tmp_path).make().settings_file
    file.write_bytes(b'{"scale": 1.25,}')
    with started(tmp_path) as driver:
        assert "settings file was damaged" in said(driver)
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == b'{"scale": 1.25,}'
    with started(tmp_path) as driver:
        assert said(driver) == ""


def test_progress_out_of_reach_is_told_and_not_written_over(tmp_path: Path) -> None:
    Progress(tmp_path).keep("kraftwagen", "lessons", "ring", {"done": True})
    before = (tmp_path / PROGRESS).read_bytes()
    with out_of_reach(PROGRESS):
        with started(tmp_path) as driver:
            assert f"({PROGRESS}) cannot be opened now: input/output error" in said(driver)
            driver.app.routes.menu()
            assert said(driver) == ""
            Progress(tmp_path).keep("kraftwagen", "lessons", "market", {"done": True})
        assert (tmp_path / PROGRESS).read_bytes() == before
    assert set(Progress(tmp_path).section("kraftwagen", "lessons")) == {"ring", "market"}


def test_damaged_progress_is_told(tmp_path: Path) -> None:
    (tmp_path / PROGRESS).write_bytes(b"{")
    with started(tmp_path) as driver:
        assert f"{PROGRESS}.damaged-1" in said(driver)


def test_what_a_full_disk_refused_is_written_at_the_end(tmp_path: Path) -> None:
    with started(tmp_path) as driver:
        with full_disk():
            Progress(tmp_path).keep("kraftwagen", "lessons", "ring", 1)
            driver.app.routes.menu()
            driver.frame()
            assert f"({PROGRESS}) cannot be saved now: no space" in said(driver)
        assert not (tmp_path / PROGRESS).exists()
    kept = json.loads((tmp_path / PROGRESS).read_bytes())["games"]["kraftwagen"]["lessons"]
    assert kept == {"ring": 1}


def test_settings_that_cannot_be_written_are_told_once(tmp_path: Path) -> None:
    with started(tmp_path) as driver, full_disk():
        for palette in ("contrast", "normal"):
            driver.app.set_look("palette", palette)
        driver.app.routes.menu()
        driver.frame()
        assert said(driver).count("settings cannot be saved now") == 1
        driver.app.set_look("palette", "contrast")
        assert driver.app.notice == ""


def test_a_second_window_with_damaged_settings_says_both(tmp_path: Path) -> None:
    from tests.match.test_saves_kept import other_window

    find_paths(tmp_path).make().settings_file.write_bytes(b"{")
    with other_window(tmp_path / "saves"), started(tmp_path) as driver:
        words = said(driver)
        assert "settings file was damaged" in words
        assert "another window" in words


def test_only_our_own_temporary_files_are_swept_up(tmp_path: Path) -> None:
    """The folder may be somebody's home, or one that another program keeps alike."""
    saves = find_paths(tmp_path).make().saves
    saves.mkdir()
    ours = [tmp_path / f".{name}.4711.tmp" for name in ("settings.json", PROGRESS, "daily.json")]
    ours += [saves / f".{name}.json.4711.tmp" for name in ("auto-000001-2", "game-x", "save-y")]
    ours.append(saves / "analysis" / f".{'0f' * 16}.json.4711.tmp")
    ours[-1].parent.mkdir()
    foreign = [".thesis.docx.tmp", ".settings.json.tmp", ".progress.json.4711.tmp.tmp", ".a.1.tmp"]
    theirs = [folder / name for folder in (tmp_path, saves) for name in foreign]
    theirs += [tmp_path / ".daily.json.x.tmp", saves / ".settings.json.1.tmp"]
    for path in [*ours, *theirs]:
        path.write_bytes(b"half")
    with started(tmp_path):
        pass
    assert [path for path in ours if path.exists()] == []
    assert [path for path in theirs if not path.exists()] == []


# -- the end of the calendar


@pytest.mark.parametrize("day", [date.min, date.max])
def test_the_game_of_the_first_and_the_last_day(make_app: Callable[..., App], day: date) -> None:
    app = make_app(games=GAMES[:1])
    app.stack.push(DailyScene(day))
    driver = Driver(app)
    driver.frame()
    driver.press("Play the game of the day")
    assert driver.scene.started["record"].header.daily == day.isoformat()
