"""Errors nobody expected end in a sentence, with everything in safety."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine.errors import GameError
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.menu.error import ErrorScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Label
from tests.ui.driver import Driver


class Broken(Scene):
    """Fails when a key is pressed."""

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            raise RuntimeError("a wheel came off")
        return super().handle(event)


class Running:
    """A match in play."""

    speed = "normal"

    def __init__(self, folder: Path, fails: bool = False) -> None:
        self.folder, self.fails = folder, fails

    def save(self) -> Path:
        if self.fails:
            raise OSError("disk full")
        (self.folder / "match.json").write_text("{}", encoding="utf-8")
        return self.folder / "match.json"

    def save_changes(self) -> None:
        pass

    def unsaved(self) -> str:
        return ""

    def describe(self) -> dict[str, str]:
        return {"seed": "4711", "record": "take hire"}

    def close(self) -> None:
        pass


@pytest.mark.parametrize("fails", [False, True])
def test_an_error_saves_logs_and_says_so(
    make_app: Callable[..., App], tmp_path: Path, fails: bool
) -> None:
    app = make_app(guarded=True)
    app.stack.push(Broken())
    app.running = Running(tmp_path, fails)
    driver = Driver(app)
    driver.key(pygame.K_a)
    assert isinstance(driver.scene, ErrorScene)
    assert (tmp_path / "match.json").exists() is not fails
    (log,) = app.paths.log.glob("error-*.txt")
    text = log.read_text(encoding="utf-8")
    for part in ("seed: 4711", "take hire", "a wheel came off", "python:", "SDL", "Traceback"):
        assert part in text
    shown = " ".join(w.text for w in driver.widgets(Label))
    assert "Traceback" not in shown
    assert "RuntimeError" not in shown
    assert ("has been saved" in shown) is not fails
    driver.press("Main menu")
    assert driver.scene.name == "menu"
    assert app.running is None


def test_an_error_while_starting_a_match_is_caught(make_app: Callable[..., App]) -> None:
    class Failing(Routes):
        def match_of(self, record: Any) -> Any:
            raise KeyError("tile")

    app = make_app(guarded=True, routes=Failing)
    app.routes.menu()
    driver = Driver(app)
    driver.press("Continue")
    assert isinstance(driver.scene, ErrorScene)


def test_a_record_that_cannot_be_played_is_said(make_app: Callable[..., App]) -> None:
    class Refusing(Routes):
        def match_of(self, record: Any) -> Any:
            raise GameError("The game was played by other rules.")

    app = make_app(routes=Refusing)
    app.routes.menu()
    driver = Driver(app)
    driver.press("Continue")
    assert isinstance(driver.scene, Dialog)
    assert driver.scene.text == "The game was played by other rules."
    driver.press("OK")
    assert driver.scene.name == "menu"
