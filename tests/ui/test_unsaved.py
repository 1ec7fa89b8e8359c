"""A game that cannot be saved is not left without a word, however it is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.files import read
from kraftwagen.match.saves import Saves
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.scenes.menu import unsaved
from tests.ui.playing import Player, match_of, sit_down

Leave = Callable[[Player], None]


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A game whose folder of saves is lost after some decisions, and one more decision."""
    games = [registry.load("kraftwagen")]
    app = make_app(games, data_dir=tmp_path, size=(1280, 720), language="en", guarded=False)
    app.settings.speed = "instant"
    app.settings.auto_forced = False
    match = match_of(games[0], "Ada", bots=1, seed=4711)
    player = sit_down(app, match)
    while len(match.steps) < 6:
        player.until_free()
        player.choose(match.legal()[0])
    player.until_free()
    break_folder(player)
    player.choose(match.legal()[0])
    player.until_free()
    yield player
    app.close()


def break_folder(player: Player) -> None:
    folder = player.app.paths.saves
    folder.rename(folder.with_name("elsewhere"))
    folder.write_text("not a folder", encoding="utf-8")


def mend_folder(player: Player) -> None:
    folder = player.app.paths.saves
    folder.unlink()
    folder.with_name("elsewhere").rename(folder)


def by_the_menu(player: Player) -> None:
    player.key(pygame.K_ESCAPE)
    player.press("Save and quit to the menu")


def by_a_branch(player: Player) -> None:
    player.key(pygame.K_ESCAPE)
    player.press("Replay")
    player.click(player.scene.transport.branch)
    player.press("Play")


def by_closing_the_window(player: Player) -> None:
    player._post(pygame.QUIT)


WAYS = [by_the_menu, by_a_branch, by_closing_the_window]


@pytest.mark.parametrize("leave", WAYS)
def test_it_asks_before_anything_is_lost(player: Player, leave: Leave) -> None:
    table = player.table
    leave(player)
    assert player.scene.name == "unsaved"
    assert "cannot be saved" in player.scene.text
    player.press("Stay")
    assert player.table is table
    assert player.app.running is table.game
    assert player.app.alive


@pytest.mark.parametrize("leave", WAYS)
def test_who_wants_to_leave_leaves(player: Player, leave: Leave) -> None:
    table = player.table
    leave(player)
    player.press("Leave")
    player.frame()
    assert player.app.running is not table.game or not player.app.alive
    assert not player.app.notice


def test_closing_the_window_twice_closes_it(player: Player) -> None:
    player._post(pygame.QUIT)
    player._post(pygame.QUIT)
    assert not player.app.alive


@pytest.mark.parametrize("leave", WAYS)
def test_a_folder_that_is_back_again_needs_no_question(player: Player, leave: Leave) -> None:
    mend_folder(player)
    played = player.match.record.decisions
    leave(player)
    player.frame()
    assert "unsaved" not in [scene.name for scene in player.app.stack.covered()]
    saves = Saves(player.app.paths.saves)
    kept = [saves.load(info.path).decisions for info in saves.entries()]
    assert played in kept


@pytest.mark.parametrize("leave", WAYS)
def test_it_can_be_saved_elsewhere_and_left(
    player: Player, leave: Leave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Papers").mkdir()
    monkeypatch.setattr(unsaved, "usable_places", lambda own: [tmp_path / "Papers"])
    table, played = player.table, player.match.record.decisions
    leave(player)
    player.press("Save in “Papers”")
    player.frame()
    assert player.app.running is not table.game or not player.app.alive
    (file,) = (tmp_path / "Papers").iterdir()
    assert read(file).decisions == played


def test_who_cannot_save_elsewhere_either_stays(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved, "usable_places", lambda own: [tmp_path / "gone"])
    by_the_menu(player)
    player.press("Save in “gone”")
    assert "was not saved" in player.scene.text
    player.press("OK")
    assert player.app.running is player.table.game
