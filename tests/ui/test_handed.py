"""A game that is double-clicked opens in the window that is open already."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from kraftwagen.ui.launch import take_up_file
from kraftwagen.ui.platform import handed
from kraftwagen.ui.platform.handed import REQUEST, Watch, hand_over, take
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.shell.app import App
from tests.match.players import new_match
from tests.ui.driver import Driver


@pytest.fixture
def another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has a window open."""
    monkeypatch.setattr(handed, "others", lambda saves: {1})


def test_without_a_window_nothing_is_handed_over(tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "a.kraftwagen", tmp_path, tmp_path / "saves")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("another")
def test_a_window_takes_a_file_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    taken: list[Path | None] = []

    def window() -> None:
        while not taken or taken[-1] is None:
            taken.append(take(tmp_path))
            time.sleep(0.005)

    other = threading.Thread(target=window)
    other.start()
    assert hand_over(Path("a \u6f22.kraftwagen"), tmp_path, tmp_path)
    other.join()
    assert taken[-1] == tmp_path / "a \u6f22.kraftwagen"
    assert take(tmp_path) is None


@pytest.mark.usefixtures("another")
def test_a_window_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "a.kraftwagen", tmp_path, tmp_path, patience=0.05)
    assert list(tmp_path.iterdir()) == []  # or it would open when the window comes to


@pytest.mark.usefixtures("another")
def test_a_folder_that_cannot_be_written_hands_over_nothing(tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "a.kraftwagen", tmp_path / "missing", tmp_path)


@pytest.mark.parametrize("content", [b"", b"a" * 50_000])
def test_what_is_no_path_is_not_taken(tmp_path: Path, content: bytes) -> None:
    (tmp_path / REQUEST).write_bytes(content)
    assert take(tmp_path) is None
    assert not (tmp_path / REQUEST).exists()


def test_what_is_no_file_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / REQUEST).mkdir()
    assert take(tmp_path) is None
    if hasattr(os, "mkfifo"):
        (tmp_path / REQUEST).rmdir()
        os.mkfifo(tmp_path / REQUEST)
        assert take(tmp_path) is None


def test_the_window_learns_of_it_as_of_a_dropped_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handed, "_EVERY", 0.01)
    posted: list[pygame.Event] = []
    monkeypatch.setattr(pygame.event, "post", posted.append)
    (tmp_path / REQUEST).write_bytes(b"of a process that was killed")
    watch = Watch(tmp_path)
    file = tmp_path / "a.kraftwagen"
    (tmp_path / REQUEST).write_bytes(os.fsencode(file))
    until = time.monotonic() + 20
    while not posted:
        assert time.monotonic() < until
        time.sleep(0.005)
    watch.close()
    assert [(event.type, event.file) for event in posted] == [(pygame.DROPFILE, str(file))]


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"", "incomplete"), (b"\x00\xff" * 99, "not a saved"), (None, "no such")],
)
def test_a_hostile_file_is_refused_in_the_window(
    make_app: Callable[..., App], tmp_path: Path, content: bytes | None, words: str
) -> None:
    file = tmp_path / "a.kraftwagen"
    if content is not None:
        file.write_bytes(content)
    match = new_match()
    app = make_app(games=[match.spec], routes=Routes)
    app.routes.menu()
    driver = Driver(app)
    take_up_file(app, file)
    driver.frame(5)
    assert driver.scene.name == "dialog"
    assert words in driver.scene.text.lower()
