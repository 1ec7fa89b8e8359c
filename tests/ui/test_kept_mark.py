"""While a game is not saved as usual, a mark in the bar says so until it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.files import read
from kraftwagen.match.saves import SaveError, Saves
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform import places
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.table import navigation
from kraftwagen.ui.scenes.table.keeper import Keeper
from kraftwagen.ui.widgets import Button
from tests.match.players import new_match, play, play_to_end
from tests.ui.playing import Player, match_of, sit_down
from tests.ui.test_unsaved import mend_folder
from tests.ui.test_unsaved import player as broken  # noqa: F401 - fixture

MARK = "Not saved"


@pytest.fixture
def player(broken: Player) -> Player:  # noqa: F811
    """A game whose folder of saves is lost, and some pictures."""
    broken.frame(3)
    return broken


def mark(player: Player) -> Button | None:
    words = (MARK, "Saved elsewhere", "Until restart")
    return next((one for one in player.widgets(Button) if one.text in words), None)


def test_it_stays_until_saving_works_again(player: Player) -> None:
    found = mark(player)
    assert found is not None
    assert found.text == MARK
    assert "not being saved" in found.tip
    assert "not a directory" in found.tip or "exists" in found.tip
    for _ in range(2):
        player.choose(player.match.legal()[0])
        player.until_free()
    assert mark(player) is not None
    mend_folder(player)
    player.settle(11)
    assert mark(player) is None
    kept = Saves(player.app.paths.saves).latest()
    assert kept is not None
    assert kept.decisions == player.match.record.decisions


def test_it_is_said_aloud_once_when_it_begins_and_ends(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(player.app.speech, "say", lambda words, cut=True: said.append(words))
    mend_folder(player)
    player.settle(11)
    assert said.count("The game is saved again.") == 1


def test_the_text_board_begins_with_it(player: Player) -> None:
    player.table.navigation.words()
    assert "not being saved" in player.scene.areas[0].sentences[0]


def test_one_press_more_tries_again(player: Player) -> None:
    player.press(MARK)
    player.press("Try again")
    player.frame(2)
    assert mark(player) is not None
    mend_folder(player)
    player.press(MARK)
    player.press("Try again")
    player.frame(2)
    assert mark(player) is None


def test_it_can_be_saved_elsewhere_by_click(
    player: Player,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "Papers").mkdir()
    monkeypatch.setattr(navigation, "usable_places", lambda own: [tmp_path / "Papers"])
    player.press(MARK)
    player.press("Save in “Papers”")
    player.frame(2)
    found = mark(player)
    assert found is not None
    assert found.text == "Saved elsewhere"
    player.choose(player.match.legal()[0])
    player.until_free()
    (file,) = (tmp_path / "Papers").iterdir()
    assert file.name in found.tip
    assert read(file).decisions == player.match.record.decisions
    # Nothing is lost by leaving.
    assert player.table.game.unsaved() == ""
    mend_folder(player)
    player.settle(11)
    assert mark(player) is None


def start_again(player: Player, folder: Path) -> Player:
    """The program, closed and started with the same files."""
    player.app.close()
    app = make_app(player.app.games, data_dir=folder, size=(1280, 720), guarded=False)
    again = Player(app)
    again.frame(2)
    return again


@pytest.mark.parametrize("mended", [True, False])
def test_what_was_saved_elsewhere_is_found_after_a_restart(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mended: bool
) -> None:
    """Before the older autosave of the same game, and in the list of saves."""
    (tmp_path / "Papers").mkdir()
    monkeypatch.setattr(navigation, "usable_places", lambda own: [tmp_path / "Papers"])
    player.press(MARK)
    player.press("Save in “Papers”")
    player.frame(2)
    player.choose(player.match.legal()[0])
    player.until_free()
    decisions = player.match.record.decisions
    player.app.running = None
    if mended:
        player.table.game.keeper.saves = None
        mend_folder(player)
    again = start_again(player, tmp_path)
    library = again.app.library
    assert library.load(again.scene._latest).decisions == decisions
    titles = [entry.title for entry in library.entries()]
    assert titles[0] == "Saved in “Papers”"
    assert len(titles) == 1 + mended
    again.press("Continue")
    assert again.match.record.decisions[: len(decisions)] == decisions
    again.app.close()


def test_a_game_saved_elsewhere_can_be_deleted_and_may_be_gone(tmp_path: Path) -> None:
    file = tmp_path / "Papers" / "game.json"
    file.parent.mkdir()
    saves = Saves(tmp_path / "saves")
    record = play(new_match(), "draw", "keep").record
    saves.save_to(file, record)
    saves.elsewhere = file
    found = saves.latest()
    assert found is not None
    assert found.decisions == record.decisions
    saves.delete(file)
    assert not file.exists()
    assert (saves.latest(), saves.entries()) == (None, [])


def test_a_game_that_was_finished_since_is_not_offered_from_elsewhere(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "saves")
    match = play(new_match(), "draw", "keep")
    saves.save_to(tmp_path / "game.json", match.record)
    saves.elsewhere = tmp_path / "game.json"
    assert saves.latest() is not None
    saves.autosave(play_to_end(match).record)
    assert saves.latest() is None


def test_a_place_that_fails_is_told(
    player: Player,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(navigation, "usable_places", lambda own: [tmp_path / "gone"])
    player.press(MARK)
    player.press("Save in “gone”")
    player.frame(2)
    assert "was not saved" in player.table.notes.bubble.text
    found = mark(player)
    assert found is not None
    assert found.text == MARK


def test_without_a_folder_of_its_own_it_says_until_when(
    make_app: Callable[..., Any], tmp_path: Path
) -> None:
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec], routes=Routes)
    app.paths = replace(app.paths, refused=tmp_path / "home")
    player = sit_down(app, match_of(spec, "Ada", bots=1, seed=4711))
    player.frame(2)
    found = mark(player)
    assert found is not None
    assert found.text == "Until restart"
    assert str(app.paths.saves) in found.tip
    player.click(found)
    assert "Try again" not in [button.text for button in player.widgets(Button)]


# -- without a window


def keeper(folder: Path, temporary: bool = False) -> tuple[Keeper, list[float]]:
    clock = [0.0]
    return Keeper(Saves(folder), lambda: clock[0], temporary), clock


def test_what_lies_in_a_temporary_folder_is_told_all_the_time(tmp_path: Path) -> None:
    made, _ = keeper(tmp_path / "saves", temporary=True)
    record = play(new_match(), "draw", "keep").record
    made.write(record)
    assert made.state == "temporary"
    file = made.move(tmp_path, record)
    made.write(record)
    assert made.state == "elsewhere"
    assert read(file).decisions == record.decisions


def test_a_second_game_of_a_day_has_a_file_of_its_own(tmp_path: Path) -> None:
    made, _ = keeper(tmp_path / "saves")
    record = new_match().record
    assert made.move(tmp_path, record) != made.move(tmp_path, record)


def test_failures_are_tried_again_after_a_while(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("no folder", encoding="utf-8")
    made, clock = keeper(tmp_path / "saves")
    made.write(new_match().record)
    assert made.state == "not_saved"
    assert not made.due
    clock[0] = 10.0
    assert made.due


def test_an_elsewhere_that_is_lost_counts_no_longer(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("no folder", encoding="utf-8")
    (tmp_path / "stick").mkdir()
    made, _ = keeper(tmp_path / "saves")
    record = new_match().record
    made.write(record)
    made.move(tmp_path / "stick", record).unlink()
    (tmp_path / "stick").rmdir()
    made.write(record)
    assert made.state == "not_saved"
    with pytest.raises(SaveError):
        made.move(tmp_path / "stick", record)


def test_places_are_folders_with_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, other, file = tmp_path / "own", tmp_path / "other", tmp_path / "file"
    own.mkdir()
    other.mkdir()
    file.write_text("", encoding="utf-8")
    found = iter([own, file, tmp_path / "missing", other, other])
    monkeypatch.setattr(places, "_places", lambda: found)
    assert places.usable_places(own) == [other]
