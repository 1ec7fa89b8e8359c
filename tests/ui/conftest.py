"""A window without a screen, with the toy game, sample saves and a recording table."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.tools.screenshots.pages import SampleLibrary
from kraftwagen.ui.platform.paths import find_paths
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.hooks import load_commands
from tests.ui import sharing, toy_hooks
from tests.ui.analysing import finished, report, shown, spec  # noqa: F401 - fixtures
from tests.ui.driver import Driver
from tests.ui.learning import newcomer  # noqa: F401 - a fixture
from tests.ui.measuring import apps, window  # noqa: F401 - fixtures
from tests.ui.playing import Player, QuickRunner, Start, match_of, player_when, set_up, sit_down

SEATED = ("bots", "bot", "seed", "options", "pure")
sys.modules["kraftwagen.ui.tables.toy"] = toy_hooks  # its commands; tests that play add the rest


@pytest.fixture(scope="session", autouse=True)
def _read_and_made_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    gc.freeze()  # what the collection of tests made stays, and is not looked through each time
    with sharing.among_windows(tmp_path_factory.getbasetemp()):
        yield
    gc.unfreeze()


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

    def play_on(self, record: Any, back: str) -> None:
        self.app.stack.push(FakeTable(record=record, back=back))


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
def start(make_app: Callable[..., App]) -> Start:
    """Opens a table: ``start("Ada", "Bruno", bots=1, seed=3, speed="fast")``.

    ``app`` is what the window is made with; names that are left over are settings.
    """

    def begin(
        *people: str,
        game: str = "kraftwagen",
        match: Match | None = None,
        runner: Any = QuickRunner,
        saves: bool = True,
        app: Any = None,
        **more: Any,
    ) -> Player:
        played = match.spec if match else registry.load(game)
        seated = {name: more.pop(name) for name in SEATED if name in more}
        begun = match or match_of(played, *people, **seated)
        return sit_down(set_up(make_app, played, app, **more), begun, runner, saves)

    return begin


@pytest.fixture
def when(make_app: Callable[..., App]) -> Start:
    """Opens a table of Ada and two bots at the first moment that fits: ``when(wanted)``."""

    def begin(wanted: Callable[[Match], bool], game: str = "kraftwagen", **more: Any) -> Player:
        return player_when(set_up(make_app, registry.load(game), **more), wanted)

    return begin


@pytest.fixture
def driver(make_app: Callable[..., App]) -> Driver:
    """The main menu, ready to be operated."""
    app = make_app()
    app.routes.menu()
    return Driver(app)
