"""A window without a screen, with the toy game, sample saves and a recording table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.app import App
from kraftwagen.ui.paths import find_paths
from kraftwagen.ui.scene import Scene
from kraftwagen.ui.screenshots import SampleLibrary
from kraftwagen.ui.settings import Settings
from tests.ui.driver import Driver


class FakeTable(Scene):
    """Remembers what it was started with."""

    name = "fake_table"

    def __init__(self, **started: Any) -> None:
        self.started = started


class FakeFactory:
    def start_match(
        self, app: App, spec: Any, seats: Any, seed: int, options: Any, *, pure: bool = False
    ) -> Scene:
        return FakeTable(spec=spec, seats=seats, seed=seed, options=options, pure=pure)

    def continue_match(self, app: App, record: Any) -> Scene:
        return FakeTable(record=record)


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[Callable[..., App]]:
    made: list[App] = []

    def make(**changes: Any) -> App:
        paths = find_paths(tmp_path).make()
        values: dict[str, Any] = {
            "games": [registry.load("toy")],
            "bots": ["random", "greedy"],
            "factory": FakeFactory(),
            "library": SampleLibrary(paths.saves),
            "settings": Settings(),
            "size": (1280, 720),
            "language": "en",
            "guarded": False,
        }
        app = App(paths, **{**values, **changes})
        made.append(app)
        return app

    yield make
    for app in made:
        app.close()


@pytest.fixture
def driver(make_app: Callable[..., App]) -> Driver:
    """The main menu, ready to be operated."""
    app = make_app()
    app.show_menu()
    return Driver(app)
