"""The window never becomes too small for use, wherever its size comes from."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.platform import system
from kraftwagen.ui.platform import window as window_module
from kraftwagen.ui.platform.settings import SMALLEST, load_settings
from kraftwagen.ui.platform.window import FLOOR, DisplayWindow
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.shell.app import LEAST_FIT, App
from tests.games import GAMES, sample
from tests.ui.driver import Driver
from tests.ui.golden_images import scenes

NARROW = (300, 1000)
WIDENED = (SMALLEST[0], 1000)


@pytest.fixture
def window() -> DisplayWindow:
    pygame.display.init()
    made = DisplayWindow()
    made.open(NARROW, False)
    return made


def least() -> tuple[int, int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wide, high = pygame.Window.from_display_module().minimum_size
    return wide, high


def test_a_size_from_the_file_of_settings_is_large_enough(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"window": NARROW}), encoding="utf-8")
    assert load_settings(file)[0].window == WIDENED


def test_it_is_opened_large_enough_and_knows_its_smallest_size(window: DisplayWindow) -> None:
    assert (window.points, least()) == (WIDENED, SMALLEST)


def test_another_size_keeps_the_smallest_one(window: DisplayWindow) -> None:
    """Every new mode makes SDL forget it."""
    window.resize((900, 700))
    assert (window.points, least()) == ((900, 700), SMALLEST)
    window.resize((100, 100))
    assert window.points == SMALLEST


def test_what_the_system_makes_too_small_is_made_larger_once(window: DisplayWindow) -> None:
    """A system that insists is obeyed: else both would change the size for ever."""
    pygame.display.set_mode(NARROW)
    assert window.follow()
    assert window.points == WIDENED
    pygame.display.set_mode(NARROW)
    assert window.follow()
    assert window.points == NARROW


DESKTOP, ROOM = (3840, 2160), (3824, 2040)
"""Pixels of a large screen, and what a bar and a frame leave of it."""


def on_windows(monkeypatch: pytest.MonkeyPatch, dpi: int, room: tuple[int, int] = ROOM) -> None:
    """A screen on which the player wants so many dots per inch; a usual one has 96."""
    monkeypatch.setattr(window_module, "display_scale", lambda: dpi / 96)
    monkeypatch.setattr(system, "free_room", lambda: room)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [DESKTOP])


@pytest.mark.parametrize(
    ("dpi", "pixels", "smallest"),
    [(96, (1280, 720), (800, 560)), (144, (1920, 1080), (1200, 840)),
     (192, (2560, 1440), (1600, 1120))],
)  # fmt: skip
def test_the_first_window_is_as_large_as_the_display_says(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, dpi: int,
    pixels: tuple[int, int], smallest: tuple[int, int],
) -> None:  # fmt: skip
    """To the eye it is always the same, sharper or not, and so are the words in it."""
    on_windows(monkeypatch, dpi)
    app = make_app(size=None)
    assert app.window_size == pixels
    assert app.settings.window == (1280, 720)
    assert app.wanted_scale == pytest.approx(dpi / 96)
    assert least() == smallest
    app.resize(SMALLEST)
    assert app.window_size == smallest
    assert app.wanted_scale == pytest.approx(LEAST_FIT * dpi / 96)


def test_it_is_no_larger_than_a_screen_has_room(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its title can be grasped, whatever the display says; what is smallest is smaller then."""
    on_windows(monkeypatch, 192, (1904, 912))
    app = make_app(size=None)
    assert app.window_size == (1904, 912)
    assert least() == (1600, 912)


def test_its_size_is_remembered_whatever_the_display_says(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    on_windows(monkeypatch, 144)
    app = make_app(size=None)
    app.routes.menu()
    Driver(app).resize(1501, 1000)
    assert app.settings.window == (1001, 667)
    again = make_app(size=None, settings=replace(app.settings, place=(5, 5)))
    assert again.window_size == (1502, 1000)
    on_windows(monkeypatch, 96)
    assert make_app(size=None, settings=app.settings).window_size == (1001, 667)


def test_a_window_on_another_screen_may_be_larger_than_the_first_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    on_windows(monkeypatch, 96)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [DESKTOP, (1000, 800)])
    assert DisplayWindow().fitting((3840, 2160), (0, 0)) == DESKTOP
    assert DisplayWindow().fitting((3840, 2160), None) == ROOM


def test_of_a_sliver_of_a_window_a_part_is_seen(window: DisplayWindow) -> None:
    """Nothing is laid out for less than there is room on; a window of one pixel shows one."""
    for size in ((30, 1000), (2000, 10), (1, 1)):
        for _ in range(2):  # a system that insists
            pygame.display.set_mode(size)
            assert window.follow()
        assert window.points == size
        drawn = (max(size[0], FLOOR[0]), max(size[1], FLOOR[1]))
        assert window.surface.get_size() == drawn
        window.surface.fill("#123456")
        window.flip()
        shown = pygame.display.get_surface()
        assert shown.get_at((size[0] - 1, size[1] - 1)) == pygame.Color("#123456")
    window.resize((900, 700))
    assert window.surface is pygame.display.get_surface()


@pytest.mark.parametrize(
    "name", [f"{game}/{name}" for game in GAMES for name in sample(game).largest]
)
def test_the_largest_scenes_are_drawn_in_the_oddest_windows(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(window_module, "SMALLEST", (1, 1))
    app = make_app(games=[registry.load(name.partition("/")[0])], routes=Routes)
    app.stack.push(dict(scenes())[name](app))
    for size in ((3000, 10), (10, 3000), (1, 1), (900, 700)):
        app.resize(size)
        app.step([], 0.1)
        app.draw()
        assert pygame.display.get_surface().get_size() == size
