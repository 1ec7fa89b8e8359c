"""Saved games in the menus: continue, list, refuse, delete."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any
from unittest import mock

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.replay import branch
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.presenters import library as library_module
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.scenes.history.save_row import SaveRow, moment_words
from kraftwagen.ui.services import LibraryError, SavedPosition
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Label, ListBox
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH


@pytest.fixture
def toy() -> Any:
    return registry.load("toy")


@pytest.fixture
def library(tmp_path: Path, toy: Any) -> MatchLibrary:
    return MatchLibrary(tmp_path / "saves", [toy], ENGLISH)


def played(toy: Any, moves: int, seed: int = 5) -> Match:
    seats = (SeatInfo("Ada"), SeatInfo("Gustav", "greedy"))
    match = Match.new(toy, seats, seed, {"second_thoughts": False})
    for _ in range(moves):
        match.submit(match.actor, match.legal()[0])
    return match


def test_nothing_saved(library: MatchLibrary) -> None:
    assert library.latest("toy") is None
    assert library.entries() == []


def test_the_menu_looks_for_the_game_to_continue_once_each_time_it_is_shown(
    library: MatchLibrary, toy: Any, make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder may hold thousands of files, or lie on a slow disk."""
    library.saves.autosave(played(toy, 2).record)
    looks: list[None] = []
    look = library.latest
    monkeypatch.setattr(library, "latest", lambda game: looks.append(None) or look(game))
    app = make_app(library=library)
    app.routes.menu()
    driver = Driver(app)
    driver.frame(30)
    driver.resize(1000, 700)
    driver.frame(5)
    assert len(looks) == 1
    for times in (2, 3):
        driver.press("Rules")
        driver.frame(5)
        app.stack.pop()
        driver.frame(5)
        assert len(looks) == times
    refused = LibraryError("It is gone.")
    monkeypatch.setattr(library, "load", mock.Mock(side_effect=refused))
    driver.press("Continue")
    driver.frame(5)
    assert "gone" in driver.scene.text
    assert len(looks) == 4


def test_the_newest_is_continued(
    library: MatchLibrary, toy: Any, make_app: Callable[..., App]
) -> None:
    library.saves.autosave(played(toy, 2).record)
    library.saves.autosave(played(toy, 3).record)
    app = make_app(library=library)
    app.routes.menu()
    driver = Driver(app)
    assert driver.button("Continue").note == "with Gustav · 3 decisions"
    driver.press("Continue")
    assert len(driver.scene.started["record"].decisions) == 3


def test_a_game_is_continued_rather_than_practice_from_another_one(
    library: MatchLibrary, toy: Any
) -> None:
    match = played(toy, 3)
    library.saves.autosave(branch(match, 2, ["person", "greedy"], "2026-11-22").record)
    latest = library.latest("toy")
    assert latest is not None
    assert len(library.load(latest).decisions) == 2
    library.saves.autosave(match.record)
    library.saves.autosave(branch(match, 2, ["person", "greedy"], "2026-11-23").record)
    latest = library.latest("toy")
    assert latest is not None
    assert len(library.load(latest).decisions) == 3


@pytest.mark.parametrize(
    ("header", "about"),
    [
        ({}, "with Gustav"),
        ({"challenge": "few_stones"}, "Challenge: Few stones · with Gustav"),
        ({"daily": "2026-11-21"}, "Game of the day · with Gustav"),
    ],
)
def test_continue_says_what_is_played_and_with_whom(
    library: MatchLibrary, toy: Any, header: dict[str, str], about: str
) -> None:
    library.saves.autosave(played(toy, 2).record.with_header(**header))
    latest = library.latest("toy")
    assert latest is not None
    assert latest.about == about
    kind = about.partition(" · ")[0] if header else ""
    assert library.entries()[0].progress == " · ".join(filter(None, (kind, "2 decisions")))


@pytest.mark.parametrize("saved", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"])
def test_dates_out_of_this_world_stop_nothing(library: MatchLibrary, toy: Any, saved: str) -> None:
    """A forged file, or one of a computer whose clock was never set."""
    path = library.saves.autosave(played(toy, 2).record)
    path.write_bytes(to_bytes(library.saves.load(path).with_header(saved=saved)))
    (library.folder / "odd.json").write_text("nonsense", encoding="utf-8")
    with suppress(OSError, OverflowError):  # not every system can write such a time
        os.utime(library.folder / "odd.json", (10**15, 10**15))
    assert len(library.entries()) == 2
    assert library.latest("toy") is not None


def test_the_list_says_what_is_wrong(
    library: MatchLibrary, toy: Any, make_app: Callable[..., App]
) -> None:
    library.saves.save(played(toy, 4).record, "Sunday")
    (library.folder / "odd.json").write_text("nonsense", encoding="utf-8")
    driver = Driver(make_app(library=library))
    driver.app.routes.menu()
    driver.press("Saved games")
    good, bad = driver.scene.entries
    assert (good.title, good.players, good.problem) == ("Sunday", ("Ada", "Gustav"), "")
    assert good.progress == "4 decisions"
    assert bad.title == "odd.json"
    assert bad.problem.endswith(".")
    with pytest.raises(LibraryError, match="not a saved game"):
        library.load(bad)
    driver.press("Delete")
    driver.press("Delete")
    assert [entry.title for entry in driver.scene.entries] == ["odd.json"]
    assert not list(library.folder.glob("save-*"))


def stumble_over(
    monkeypatch: pytest.MonkeyPatch, place: str, strange: Callable[[Any], bool]
) -> None:
    """Let what tells of a game break for one of them."""
    tell = getattr(library_module, place)

    def told(*given: Any) -> Any:
        if strange(given[-1]):
            raise OverflowError("int too large to convert to i64")
        return tell(*given)

    monkeypatch.setattr(library_module, place, told)


def test_a_file_that_cannot_be_told_of_leaves_the_others_within_reach(
    library: MatchLibrary, toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is wrong with one of them: the list is how it can be deleted."""
    one = library.saves.save(played(toy, 1).record, "One")
    other = library.saves.save(played(toy, 2, seed=6).record, "Other")
    stumble_over(monkeypatch, "_names", lambda header: header.seed == 6)
    entries = {entry.path: entry for entry in library.entries()}
    assert {path: entry.problem for path, entry in entries.items()} == {
        one: "", other: "This file cannot be read."
    }  # fmt: skip
    assert library.load(entries[one]).header.name == "One"
    library.delete(entries[other])
    assert [entry.path for entry in library.entries()] == [one]


def test_a_game_whose_place_cannot_be_told_is_not_opened(
    library: MatchLibrary, toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.saves.save(played(toy, 1).record, "One")
    (entry,) = library.entries()
    stumble_over(monkeypatch, "_place", lambda state: True)
    for read in (library.load, library.position):
        with pytest.raises(LibraryError, match=r"This file cannot be read\."):
            read(entry)
    assert library.latest("toy") is None


def test_a_game_of_other_rules_is_refused(library: MatchLibrary, toy: Any) -> None:
    record = played(toy, 1).record
    library.saves.save(record.with_header(rules_version=99), "Later")
    (entry,) = library.entries()
    assert "version 99 of the rules" in entry.problem
    with pytest.raises(LibraryError, match="version 99 of the rules"):
        library.load(entry)
    assert library.latest("toy") is None


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "does not know the game chess"),
        ({"rules_version": 99}, "version 99 of the rules"),
        ({"data_digest": "other"}, "different component data"),
    ],
)
def test_a_finished_game_that_cannot_be_opened_says_so_in_the_list(
    library: MatchLibrary,
    toy: Any,
    make_app: Callable[..., App],
    changes: dict[str, Any],
    words: str,
) -> None:
    match = played(toy, 1)
    while not match.is_over:
        match.submit(match.actor, match.legal()[0])
    library.saves.save(match.record, "Ours")
    assert library.entries()[0].problem == ""
    library.saves.save(match.record.with_header(**changes), "Theirs")
    driver = Driver(make_app(library=library))
    driver.app.routes.menu()
    driver.press("Saved games")
    theirs = driver.scene.entries[0]
    assert theirs.title == "Theirs"
    assert words in theirs.problem
    assert not driver.button("Replay").is_enabled


def test_the_list_says_how_a_file_is_opened(
    library: MatchLibrary, toy: Any, make_app: Callable[..., App]
) -> None:
    """Where there is room for it."""
    library.saves.save(played(toy, 4).record, "Ours")
    driver = Driver(make_app(library=library))
    driver.app.routes.menu()
    driver.press("Saved games")
    for size, scale, shown in (((1280, 720), 1.0, True), ((800, 560), 2.0, False)):
        driver.app.set_scale(scale)
        driver.resize(*size)
        driver.frame()
        assert any("Drop its file" in label.text for label in driver.widgets(Label)) == shown


def test_no_saves_at_all_is_said(library: MatchLibrary, make_app: Callable[..., App]) -> None:
    driver = Driver(make_app(library=library))
    driver.app.routes.menu()
    driver.press("Saved games")
    assert not driver.widgets(ListBox)
    assert "no saved games" in " ".join(w.text for w in driver.widgets(Label))


def test_the_list_says_which_games_are_practice(library: MatchLibrary, toy: Any) -> None:
    match = played(toy, 4)
    while match.actor != 0 or match.undo_status(0).ok:
        match.submit(match.actor, match.legal()[0])
    library.saves.save(match.record, "Honest")
    match.take_back(0)
    assert match.is_practice
    library.saves.save(match.record, "Taken back")
    shown = {entry.title: entry.progress for entry in library.entries()}
    assert "practice" not in shown["Honest"]
    assert shown["Taken back"].endswith(" · practice")


def opened(app: App) -> Driver:
    """The list of saves."""
    app.routes.menu()
    driver = Driver(app)
    driver.press("Saved games")
    return driver


def test_the_autosaves_of_a_game_are_one_row_and_go_together(
    library: MatchLibrary, toy: Any, make_app: Callable[..., App]
) -> None:
    match = played(toy, 2)
    for _ in range(3):
        library.saves.autosave(match.record)
        match.submit(match.actor, match.legal()[0])
    library.saves.save(match.record, "Sunday")
    assert len(list(library.folder.glob("auto-*"))) == 3
    sunday, newest = library.entries()
    assert (sunday.title, sunday.older) == ("Sunday", [])
    assert len(newest.older) == 2
    assert library.position(newest).progress == "4 decisions"
    driver = opened(make_app(library=library))
    driver.key(pygame.K_DOWN)
    driver.press("Delete")
    assert "2 older autosaves" in driver.scene.text
    driver.press("Delete")
    assert [entry.title for entry in driver.scene.entries] == ["Sunday"]
    assert not list(library.folder.glob("auto-*"))


def test_a_game_put_aside_and_opened_again_is_one_row(library: MatchLibrary, toy: Any) -> None:
    match, other = played(toy, 2), played(toy, 3, seed=6)
    for opened_game in (match, other, match):
        Saves(library.folder).autosave(opened_game.record)
    first, second = library.entries()
    assert library.load(first).decisions == match.record.decisions
    assert library.load(second).decisions == other.record.decisions
    assert [path.name[:5] for path in first.older] == ["auto-", "game-"]
    library.delete(first)
    assert [entry.path for entry in library.entries()] == [second.path]


def test_each_window_has_a_row_for_its_game(library: MatchLibrary, toy: Any) -> None:
    path = library.saves.autosave(played(toy, 2).record)
    path.with_name("auto-000007-2.json").write_bytes(path.read_bytes())
    assert len(library.entries()) == 2


def test_a_row_is_looked_into_while_the_list_is_shown(
    library: MatchLibrary, toy: Any, make_app: Callable[..., App]
) -> None:
    """One in each step, those in sight only; what cannot be played again says so."""
    for number in range(12):
        library.saves.save(played(toy, 3, seed=number).record, f"Game {number}")
    bad = played(toy, 2).record
    library.saves.save(replace(bad, decisions=(*bad.decisions, "fly")), "Odd")
    driver = opened(make_app(library=library))
    scene = driver.scene
    before = len(scene._looks)
    driver.frame()
    assert len(scene._looks) == before + 1
    driver.settle(0.5)
    assert 3 <= len(scene._looks) < 8
    assert scene.next_update() != 0
    odd = next(entry for entry in scene.entries if entry.title == "Odd")
    scene._list.choose(scene.entries.index(odd))
    driver.settle(0.2)
    assert "decision 3" in scene._looks[odd.path].problem
    assert not driver.button("Load").is_enabled
    assert "decision 3" in scene._list.spoken
    assert driver.button("Delete").is_enabled


@pytest.mark.parametrize(
    ("setting", "people", "shown"),
    [("auto", 1, True), ("auto", 2, False), ("on", 2, True), ("off", 1, False)],
)
def test_a_row_keeps_totals_that_the_table_keeps(
    make_app: Callable[..., App], setting: str, people: int, shown: bool
) -> None:
    app = make_app(games=[registry.load("kraftwagen")])
    app.settings.open_totals = setting
    state = app.game.new(3, 1, {})
    rows = SaveRow(app, date(2026, 11, 20))
    look = rows.drawn(rows.look(SavedPosition(app.game, state, "begun", people)))
    assert bool(look.amounts) == shown
    assert look.picture is not None
    assert look.picture.get_height() == app.theme.px(84)


def test_near_days_have_names() -> None:
    today = date(2026, 11, 20)
    said = [moment_words(ENGLISH, datetime(2026, 11, day, 21, 5), today) for day in (20, 19, 18)]
    assert said == ["Today, 21:05", "Yesterday, 21:05", "18 Nov 2026, 21:05"]


def test_a_game_of_other_components_does_not_hide_the_one_before(
    library: MatchLibrary, toy: Any
) -> None:
    library.saves.save(played(toy, 4).record, "Ours")
    foreign = played(toy, 2, seed=6).record.with_header(data_digest="other")
    library.saves.autosave(foreign)
    latest = library.latest("toy")
    assert latest is not None
    assert len(library.load(latest).decisions) == 4
    problems = [entry.problem for entry in library.entries()]
    assert any("different component data" in problem for problem in problems)
