"""A window without a screen, with the toy game, sample saves and a recording table."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface
from screenshots.pages import SampleLibrary

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import rulebook
from kraftwagen.learn.examples import Example
from kraftwagen.ui.drawing import resources
from kraftwagen.ui.drawing.typefaces import Typefaces
from kraftwagen.ui.language import i18n
from kraftwagen.ui.platform.paths import assets_dir, find_paths
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.hooks import load_commands
from tests.ui import toy_hooks
from tests.ui.analysing import finished, report, shown, spec  # noqa: F401 - fixtures
from tests.ui.driver import Driver

sys.modules["kraftwagen.ui.tables.toy"] = toy_hooks  # its commands; tests that play add the rest

_PICTURES = 40_000_000
"""Pixels of pictures kept from one test to the next."""


@pytest.fixture(scope="session", autouse=True)
def _read_and_rasterised_once() -> Iterator[None]:
    """Hundreds of windows are opened here: what they read and make is shared.

    Texts and examples are never written to, pictures are copies and a font remembers the shapes of
    letters alone; what a window keeps for itself, and when it forgets it, is as ever.
    """
    catalogue, rasterised, font = i18n.load_catalogue, resources.rasterised, Typefaces.font
    played = rulebook.read_example
    texts: dict[str, dict[str, Any]] = {}
    fonts: dict[tuple[Path, str, int], pygame.Font] = {}
    examples: dict[tuple[Path, str], Example] = {}
    pictures = resources.SurfaceCache(_PICTURES)

    def load_once(folder: Path, language: str) -> dict[str, Any]:
        if folder != assets_dir() / "locale":
            return catalogue(folder, language)
        if language not in texts:
            texts[language] = catalogue(folder, language)
        return texts[language]

    def made_once(text: str, size: tuple[int, int]) -> Surface:
        return pictures.get((text, size), lambda: rasterised(text, size)).copy()

    def opened_once(self: Typefaces, face: str, px: int) -> pygame.Font:
        key = (self._folder, face, px)
        if key not in fonts:
            fonts[key] = font(self, face, px)
        return fonts[key]

    def played_once(path: Path, game: GameSpec[Any]) -> Example:
        if not path.is_relative_to(assets_dir()):
            return played(path, game)
        key = (path, game.data_digest)
        if key not in examples:
            examples[key] = played(path, game)
        return examples[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebook, "read_example", played_once)
        patch.setattr(i18n, "load_catalogue", load_once)
        patch.setattr(resources, "rasterised", made_once)
        patch.setattr(Typefaces, "font", opened_once)
        yield


class FakeTable(Scene):
    """Remembers what it was started with."""

    name = "fake_table"

    def __init__(self, **started: Any) -> None:
        self.started = started


class FakeRoutes(Routes):
    """Leads to tables that remember what was to be played."""

    def start_match(
        self, game: Any, seats: Any, seed: int, options: Any, *, pure: bool = False
    ) -> None:
        started = {"spec": game, "seats": seats, "seed": seed, "options": options, "pure": pure}
        self.leave(lambda: self.app.stack.reset(FakeTable(**started)))

    def continue_match(self, record: Any) -> None:
        self.leave(lambda: self.app.stack.reset(FakeTable(record=record)))


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[Callable[..., App]]:
    made: list[App] = []

    def make(**changes: Any) -> App:
        paths = find_paths(tmp_path).make()
        values: dict[str, Any] = {
            "games": [registry.load("toy")],
            "bots": lambda game: ["random", "greedy"],
            "routes": FakeRoutes,
            "library": SampleLibrary(paths.saves),
            "settings": Settings(),
            "size": (1280, 720),
            "language": "en",
            "guarded": False,
        }
        values |= changes
        values.setdefault("commands", load_commands(registry.Shelf.of(values["games"]).ids))
        app = App(paths, **values)
        made.append(app)
        return app

    yield make
    for app in made:
        app.close()
    made.clear()
    # A closed window is a knot of references with all its pictures in it.
    gc.collect()


@pytest.fixture
def driver(make_app: Callable[..., App]) -> Driver:
    """The main menu, ready to be operated."""
    app = make_app()
    app.routes.menu()
    return Driver(app)
