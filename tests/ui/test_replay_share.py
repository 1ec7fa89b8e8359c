"""What leaves a replay as a file and what comes back as one."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.files import read
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record, to_bytes
from kraftwagen.ui.scenes.parts.log_book import plain
from tests.ui import test_replay_scene
from tests.ui.driver import Driver
from tests.ui.test_replay_export import decode_png

MakeApp, played, whole, open_replay, shown, at = (
    test_replay_scene.MakeApp, test_replay_scene.played, test_replay_scene.whole,
    test_replay_scene.open_replay, test_replay_scene.shown, test_replay_scene.at,
)  # fmt: skip
"""Fixtures and helpers of the same scene."""


# -- files


def share(driver: Driver, kind: str) -> Path:
    """Save a file of a kind by the dialog; its path."""
    driver.press("Share")
    scene = driver.scene
    scene._set_kind(kind)
    driver.press("Save file")
    for _ in range(4000):
        if scene.export is None:
            break
        driver.frame()
        time.sleep(0.001)
    assert scene.done is not None, scene.said
    assert str(scene.done.parent) in scene.said
    driver.frame()
    return Path(scene.done)


def test_a_shared_game_can_be_opened(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole)
    path = share(driver, "game")
    assert path.parent == driver.app.paths.data / "shared"
    assert read(path) == whole.kept_record
    again = share_again(driver)
    assert again != path
    assert path.exists()
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "menu"
    driver._post(pygame.DROPFILE, file=str(path))
    assert driver.scene.name == "replay"
    driver.key(pygame.K_END)
    assert shown(driver) == at(whole, len(whole.steps))


def share_again(driver: Driver) -> Path:
    driver.press("Save file")
    return Path(driver.scene.done)


def test_the_text_has_all_lines_and_names(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole)
    text = share(driver, "txt").read_text(encoding="utf-8")
    for name in ("Ada", "Gustav", "Helene", "21 November 2026"):
        assert name in text
    words = " ".join(text.split())
    lines = driver.app.stack._scenes[-2].game.log.lines  # type: ignore[attr-defined]
    assert len(lines) > 100
    for line in lines:
        assert " ".join(plain(line.text).split()) in words
    assert text.count("Game turn") >= 3


def test_the_text_words_the_options(open_replay: Callable[..., Driver]) -> None:
    match = played(6)
    options = {"special_tiles": True, "handicap": [3, 0, 7]}
    rich = Match.new(match.spec, match.seats, 3, options, "2026-11-21")
    text = " ".join(open_replay(rich).scene.game.text().split())
    assert "Options Special tiles and Head start 3 · 0 · 7 " in text
    assert "special_tiles" not in text


@pytest.mark.parametrize("kind", ["png", "gif"])
def test_pictures_have_a_frame_for_every_turn(
    open_replay: Callable[..., Driver], kind: str
) -> None:
    driver = open_replay(played(24))
    count = len(driver.scene.game.player_turns)
    path = share(driver, kind)
    if kind == "gif":
        frames = pygame.image.load_animation(path)
        assert len(frames) == count
        assert frames[0][0].get_size() == (960, 540)
    else:
        size, pictures = decode_png(path.read_bytes())
        assert size == (960, 540)
        assert len(pictures) == count
    assert not list(path.parent.glob(".*"))


def test_an_export_can_be_cancelled(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole)
    driver.press("Share")
    scene = driver.scene
    scene._set_kind("gif")
    driver.press("Save file")
    driver.frame(8)
    driver.press("Cancel")
    assert scene.export is None
    assert driver.scene is scene
    assert list((driver.app.paths.data / "shared").iterdir()) == []
    driver.press("Save file")
    driver.frame(3)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "replay"
    assert list((driver.app.paths.data / "shared").iterdir()) == []


def test_a_folder_that_cannot_be_is_one_sentence(
    open_replay: Callable[..., Driver], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    driver = open_replay(played(6))
    driver.press("Share")
    # On Windows it lies beside ours, and an administrator may make it.
    nobody = [] if sys.platform == "win32" else ["~nobody-of-this-name/games"]
    for folder in (str(tmp_path / "file" / "below"), *nobody):
        for kind in ("game", "gif"):
            driver.scene._set_kind(kind)
            driver.scene._set_folder(folder)
            driver.press("Save file")
            driver.frame(3)
            assert driver.scene.said.startswith("The file was not saved: ")
            assert driver.scene.done is None
            driver.press("Open folder")
            assert folder in driver.scene.said


def test_a_bare_name_is_a_folder_of_ours(
    open_replay: Callable[..., Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the program was started is no place that a player knows."""
    started = tmp_path / "started"
    started.mkdir()
    monkeypatch.chdir(started)
    driver = open_replay(played(6))
    driver.press("Share")
    driver.scene._set_folder("Ada")
    driver.press("Save file")
    assert [path.suffix for path in (driver.app.paths.data / "shared" / "Ada").iterdir()] == [
        ".kraftwagen"
    ]
    assert not list(started.iterdir())


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is incomplete"),
        (b"hello", "not a saved game"),
        (b'{"magic": "kraftwagen-record", ', "is incomplete"),
        (b"\xff\x00\x01", "not a saved game"),
    ],
)
def test_damaged_files_give_one_sentence(
    make_app: MakeApp, tmp_path: Path, content: bytes, words: str
) -> None:
    path = tmp_path / "dropped.kraftwagen"
    path.write_bytes(content)
    app = make_app(games=[registry.load("kraftwagen")])
    app.routes.menu()
    driver = Driver(app)
    driver._post(pygame.DROPFILE, file=str(path))
    assert driver.scene.name == "dialog"
    assert words in driver.scene.text
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "menu"


def test_records_that_do_not_fit_give_one_sentence(make_app: MakeApp, tmp_path: Path) -> None:
    match = played(8)
    app = make_app(games=[match.spec])
    app.routes.menu()
    record = match.record
    for changed, words in (
        (record.with_header(game="chess"), "chess"),
        (record.with_header(rules_version=99), "99"),
        (Record(record.header, (*record.decisions, "take nonsense")), "at decision 9"),
    ):
        path = tmp_path / "game.json"
        path.write_bytes(to_bytes(changed))
        app.routes.open_file(path)
        top: Any = app.stack.top
        assert top.name == "dialog"
        assert words in top.text
        app.stack.pop()
    app.routes.open_file(tmp_path / "missing.json")
    assert app.stack.top.name == "dialog"
