"""What is kept in memory is bounded: by what is in sight, and by the size of the window."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import ScrollArea, Widget
from kraftwagen.ui.widgets.base import Ui
from tests.every import EVERY, in_turn
from tests.games import GAMES, NEWEST
from tests.soak import doors
from tests.soak.monkey import alone
from tests.ui.driver import Driver

MakeApp = Callable[..., App]
WINDOW = 1280 * 720 * 4


@pytest.fixture
def app(make_app: MakeApp, tmp_path: Path) -> Iterator[App]:
    with alone(tmp_path):
        games = [registry.load(game) for game in GAMES]
        made = make_app(games=games, routes=Routes)
        made.routes.menu()
        yield made


def size_of(surface: pygame.Surface) -> int:
    """Bytes; those of a part are its parent's."""
    return 0 if surface.get_parent() else surface.get_pitch() * surface.get_height()


def held(ui: Ui) -> int:
    """Bytes of all pictures that the widgets of a layout hold."""
    found = {}
    for widget in ui.widgets:
        if isinstance(widget, Widget):
            for value in (*vars(widget).values(), *widget._faces.values()):
                if isinstance(value, pygame.Surface):
                    found[id(value)] = value
    return sum(map(size_of, found.values()))


def picture() -> bytes:
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def test_a_long_page_keeps_pictures_of_what_is_in_sight_alone(app: App) -> None:
    app.set_scale(2.0)
    app.routes.learning.challenges()
    driver = Driver(app)
    driver.frame(2)
    ui = driver.scene.ui
    area = next(widget for widget in ui.widgets if isinstance(widget, ScrollArea))
    assert area.furthest > 2 * area.view.h
    first = picture()
    most = held(ui)
    for offset in range(0, area.furthest, area.view.h // (3 if EVERY else 1)):
        area.scroll_to(offset)
        driver.frame()
        most = max(most, held(ui))
    assert picture() != first
    area.scroll_to(0)
    driver.frame()
    assert picture() == first
    assert most < 2 * WINDOW


def test_a_widget_that_is_half_in_sight_is_cut_off(app: App) -> None:
    app.set_scale(2.0)
    app.routes.learning.challenges()
    driver = Driver(app)
    ui = driver.scene.ui
    area = next(widget for widget in ui.widgets if isinstance(widget, ScrollArea))
    driver.frame()
    above = pygame.display.get_surface().subsurface((0, 0, app.size[0], area.view.top)).copy()
    area.scroll_to(area.view.h // 3)
    driver.frame()
    head = pygame.display.get_surface().subsurface(above.get_rect())
    assert pygame.image.tobytes(head, "RGB") == pygame.image.tobytes(above, "RGB")


def test_pages_far_below_keep_no_pictures(app: App) -> None:
    driver = Driver(app)
    app.routes.learning.challenges()
    driver.frame(2)
    page, first = driver.scene, picture()
    app.routes.settings()
    driver.frame(2)
    assert held(page.ui)
    app.routes.learning.rules()
    driver.frame(2)
    assert not held(page.ui)
    app.stack.pop()
    app.stack.pop()
    driver.frame(2)
    assert driver.scene is page
    assert picture() == first


def test_a_layout_that_is_replaced_keeps_no_pictures(app: App) -> None:
    app.routes.settings()
    driver = Driver(app)
    driver.frame(2)
    before = driver.scene.ui
    assert held(before)
    driver.scene.relayout(app.size)
    assert not held(before)


def test_a_closed_scene_is_gone_after_the_next_quiet_turn(app: App) -> None:
    gc.disable()
    try:
        app.choose_game(NEWEST)
        doors.DOORS["challenge"](app, random.Random(2))
        app.step([], 0.1)
        table: Any = app.stack.top
        gone = [weakref.ref(one) for one in (table, table.ui, table.view, table.game.match)]
        del table
        app.routes.menu()
        app.stack.tidy(app.step([], 0.1), app.now)
        app.stack.tidy(False, app.now)
        assert [one() for one in gone] == [None] * len(gone)
    finally:
        gc.enable()


def test_pictures_that_never_rest_do_not_put_that_off_for_ever(app: App) -> None:
    gc.disable()
    try:
        app.routes.settings()
        gone = weakref.ref(app.stack.top)
        app.stack.pop()
        for _ in range(15):
            app.step([], 0.1)
            app.stack.tidy(True, app.now)
        assert gone() is None
    finally:
        gc.enable()


def test_all_objects_are_looked_through_while_nothing_moves(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[bool] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    for drawn, younger, wanted in ((True, 90, 0), (False, 2, 0), (False, 6, 1)):
        monkeypatch.setattr(gc, "get_count", lambda count=younger: (0, 0, count))
        app.stack._waste = False
        app.stack.tidy(drawn, app.now)
        assert len(looked) == wanted


def test_pictures_made_ahead_are_bounded_like_the_others(app: App) -> None:
    resources, size = app.resources, (1280, 720)
    for number in range(40):
        resources.preload(number, lambda: pygame.Surface(size, pygame.SRCALPHA))
        resources._coming["", number].result()
    ahead = sum(size_of(one.result()) for one in resources._coming.values())
    assert ahead + resources._sprites.bytes < 10 * WINDOW


@pytest.mark.skipif(sys.platform != "linux", reason="about the C library of Linux")
def test_freed_pictures_go_back_to_the_system_although_others_stay(tmp_path: Path) -> None:
    code = """
import pygame
from kraftwagen.ui.platform.system import give_back_memory
from tests.soak.soak import memory
for size in range(100, 1500, 100):
    pygame.Surface((size, size))
before, kept, pictures = memory(), [], []
for number in range(60):
    pictures.append(pygame.Surface((700, 700)))
    kept.append(pygame.Surface((150, 150)))
pictures.clear()
give_back_memory()
print(memory() - before)
"""
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    small = 60 * 150 * 150 * 4 / 1e6
    assert float(run.stdout.split()[-1]) < small + 10


@pytest.mark.parametrize("game", in_turn(GAMES, 1))
def test_scenes_over_each_other_keep_a_few_windows_of_pictures(app: App, game: str) -> None:
    """As large as words can be; what the caches may keep is more than half of it."""
    dice, most, left = random.Random(3), 0.0, []
    app.set_scale(2.0)
    for size in ((1360, 765), (1600, 900)):
        app.resize(size)
        pages = (f"learning.{name}" for name in ("rules", "challenges", "sandbox", "hub"))
        for name in in_turn(("table", "replay", "statistics", *pages), 0):
            app.choose_game(game)
            doors.DOORS[name](app, dice)
            app.step([], 0.1)
            most = max(most, reached(app) / (size[0] * size[1] * 4))
        app.resize((1280, 720))
        app.running = None
        app.routes.menu()
        assert Driver(app).until_sharp()
        app.stack.tidy(False, app.now)
        app.resources.clear()  # what the caches may keep is limited elsewhere
        left.append(reached(app))
    assert most < 28
    assert left[0] == left[1]


def reached(app: App) -> int:
    """Bytes of all pictures that an application can still get at."""
    seen, due, found = {id(app)}, list[Any]([app]), 0
    while due:
        thing = due.pop()
        if isinstance(thing, pygame.Surface):
            found += size_of(thing)
        elif isinstance(thing, FunctionType):  # what it closes over, not all of its module
            due += [thing.__closure__, thing.__defaults__]
        elif not isinstance(thing, (ModuleType, type)):
            fresh = [one for one in gc.get_referents(thing) if id(one) not in seen]
            seen.update(map(id, fresh))
            due += fresh
    return found
