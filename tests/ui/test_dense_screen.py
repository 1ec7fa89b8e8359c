"""On a screen with two pixels per point: as large as ever, twice as sharp, the mouse hits."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from kraftwagen import ui
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.platform import window
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.window import DenseWindow, DisplayWindow, fitting_window
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Button
from tests.games.kraftwagen.ui.at_table import SPEC, tabletop
from tests.ui.driver import Driver
from tests.ui.playing import QuickRunner

CARD = "SDL_FRAMEBUFFER_ACCELERATION"
POINTS = (1280, 720)
SCREEN = (1440, 900)
"""Points of a laptop's screen."""


class Retina:
    """Stands in for ``pygame.Window`` on a dense screen."""

    def __init__(self, title: str, size: tuple[int, int], position: Any, **flags: bool) -> None:
        self.title, self.position, self.flags = title, position, flags
        self.pixels = 2
        self.flips = 0
        self.destroyed = False
        self.windowed = self.size = size

    @property
    def size(self) -> tuple[int, int]:
        return self._size

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size)  # where the mouse of the tests lives
        self._size = size
        self._surface: Surface | None = None

    def get_surface(self) -> Surface:
        if self._surface is None:
            wide, high = self.size
            self._surface = Surface((wide * self.pixels, high * self.pixels))
        return self._surface

    def set_fullscreen(self, desktop: bool) -> None:
        self.windowed, self.size = self.size, SCREEN

    def set_windowed(self) -> None:
        self.size = self.windowed

    def set_icon(self, icon: Surface) -> None:
        self.icon = icon

    def flip(self) -> None:
        self.flips += 1

    def destroy(self) -> None:
        self.destroyed = True


class PointDriver(Driver):
    """Finds things in pixels and points at them in points, as the system does."""

    def __init__(self, app: App, shown: Retina) -> None:
        self.shown = shown
        super().__init__(app)

    def move(self, at: tuple[float, float]) -> None:
        super().move((at[0] / self.shown.pixels, at[1] / self.shown.pixels))

    def resize(self, w: int, h: int) -> None:
        self.shown.size = (w, h)
        pygame.event.get()
        self._post(pygame.VIDEORESIZE, size=(w, h), w=w, h=h)


@pytest.fixture
def dense(make_app: Callable[..., App]) -> Callable[..., PointDriver]:
    """Opens the program on a dense screen."""

    def build(**changes: Any) -> PointDriver:
        made: list[Retina] = []

        def make(*args: Any, **flags: Any) -> Retina:
            made.append(Retina(*args, **flags))
            return made[-1]

        app = make_app(window=DenseWindow(make), **{"size": POINTS} | changes)
        app.routes.menu()
        (shown,) = made
        return PointDriver(app, shown)

    return build


def places(app: App) -> list[Rect]:
    return [thing.rect.copy() for thing in app.stack.top.ui.widgets]


def test_it_is_as_large_as_ever_in_twice_the_pixels(
    dense: Callable[..., PointDriver], make_app: Callable[..., App]
) -> None:
    driver = dense()
    sharp = places(driver.app)
    assert driver.shown.flags["allow_high_dpi"]
    assert driver.app.size == (2560, 1440)
    usual = make_app()
    usual.routes.menu()
    assert driver.app.theme.scale == 2 * usual.theme.scale
    assert driver.app.theme.style("body").px == 2 * usual.theme.style("body").px
    for large, small in zip(sharp, places(usual), strict=True):  # but words are hinted
        assert all(abs(a - 2 * b) <= 6 for a, b in zip(large, small, strict=True))


def test_the_table_is_as_large_as_ever_in_twice_the_pixels(
    dense: Callable[..., PointDriver], make_app: Callable[..., App]
) -> None:
    """Not a table for a large window, with smaller pieces."""
    layouts = []
    for app in (dense(games=[SPEC]).app, make_app(games=[SPEC], size=POINTS)):
        match = Match.new(SPEC, [SeatInfo("Ada"), SeatInfo("Karl", "random")], 3, {}, "2026-11-21")
        scene = TableScene(app, match, make_runner=QuickRunner)
        app.stack.reset(scene)
        layouts.append(tabletop(scene.view).pad.layout)
    sharp, usual = layouts
    assert sharp.k == pytest.approx(2 * usual.k, rel=0.01)
    assert sharp.roomy == usual.roomy


def test_a_small_window_keeps_words_as_large_as_ever(
    dense: Callable[..., PointDriver], make_app: Callable[..., App]
) -> None:
    sharp = dense(size=(800, 560)).app.wanted_scale
    assert sharp == 2 * make_app(size=(800, 560)).wanted_scale


def test_clicks_hit_what_is_drawn_there(dense: Callable[..., PointDriver]) -> None:
    driver = dense()
    middle = driver.widgets(Button)[-1].rect.center
    driver.move(middle)
    assert all(abs(a - b) <= 1 for a, b in zip(driver.app.pointer, middle, strict=True))
    assert driver.scene.ui.manager.calculate_scaled_mouse_position((0, 0)) == driver.app.pointer
    driver.press("Settings")
    assert driver.scene.name == "settings"


def test_a_finger_hits_and_has_as_much_room(dense: Callable[..., PointDriver]) -> None:
    driver = dense()
    x, y = driver.button("Settings").rect.center
    wide, high = driver.app.window_size
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        driver._post(kind, x=x / wide, y=y / high, dx=0.0, dy=0.0, finger_id=1, touch_id=1)
    assert driver.scene.name == "settings"
    rect = driver.scene.ui.focus.items()[0].focus_rect
    assert rect.h >= 2 * 40


def test_a_game_is_played_with_the_mouse(dense: Callable[..., PointDriver]) -> None:
    driver = dense(games=[SPEC], settings=Settings(speed="instant"))
    match = Match.new(SPEC, [SeatInfo("Karl", "random"), SeatInfo("Ada")], 3, {}, "2026-11-21")
    driver.app.stack.reset(TableScene(driver.app, match, make_runner=QuickRunner))
    driver.frame()
    assert match.seats[match.actor].name == "Ada"
    for spot in driver.scene.view.targets(match.legal()[0]):
        driver.click(spot)
    assert match.steps


def test_from_close_by_the_part_below_the_mouse_is_shown(
    dense: Callable[..., PointDriver],
) -> None:
    driver = dense(games=[SPEC])
    match = Match.new(SPEC, [SeatInfo("Ada"), SeatInfo("Karl", "random")], 3, {}, "2026-11-21")
    driver.app.stack.reset(TableScene(driver.app, match, make_runner=QuickRunner))
    table = driver.scene
    driver.move(table.board.center)
    driver.wheel(1)
    assert table.view.camera.close
    assert table.view.camera.way == pytest.approx((0.5, 0.5), abs=0.01)


def test_the_size_given_to_it_is_remembered_in_points(dense: Callable[..., PointDriver]) -> None:
    driver = dense(size=None, settings=Settings(window=(1000, 640)))
    assert driver.shown.size == (1000, 640)
    driver.resize(1100, 700)
    assert driver.app.settings.window == (1100, 700)
    assert driver.app.size == (2200, 1400)
    driver.press("Settings")
    assert driver.scene.name == "settings"


def test_the_whole_screen_and_back(dense: Callable[..., PointDriver]) -> None:
    driver = dense(size=None, settings=Settings(window=(1000, 640), place=(7, 9)))
    assert driver.shown.position == (7, 9)
    driver.key(pygame.K_F11)
    assert driver.app.size == (2880, 1800)
    driver.key(pygame.K_F11)
    assert driver.app.size == (2000, 1280)
    assert driver.app.settings.window == (1000, 640)


def test_it_starts_on_the_whole_screen(dense: Callable[..., PointDriver]) -> None:
    assert dense(size=None, fullscreen=True).app.size == (2880, 1800)


def test_moved_to_a_usual_screen_it_keeps_its_size(dense: Callable[..., PointDriver]) -> None:
    driver = dense()
    driver.shown.pixels = 1
    driver.resize(*POINTS)
    assert driver.app.size == POINTS
    driver.press("Settings")
    assert driver.scene.name == "settings"


def test_what_is_drawn_is_shown_and_the_window_given_back(
    dense: Callable[..., PointDriver],
) -> None:
    driver = dense()
    driver.scene.invalidate()
    driver.frame()
    assert driver.shown.flips
    assert driver.shown.get_surface().get_at((2500, 1400)) != pygame.Color("black")
    assert driver.shown.title == driver.app.tr("app.title")
    driver.app.close()
    assert driver.shown.destroyed


@pytest.mark.parametrize(
    ("driver", "kind"), [("cocoa", DenseWindow), ("x11", DisplayWindow), ("windows", DisplayWindow)]
)
def test_only_where_points_are_not_pixels(
    monkeypatch: pytest.MonkeyPatch, driver: str, kind: type
) -> None:
    monkeypatch.setattr(window.pygame.display, "get_driver", lambda: driver)
    assert type(fitting_window()) is kind


@pytest.mark.parametrize(("system", "kept"), [("darwin", None), ("linux", "0"), ("win32", "0")])
def test_only_macos_draws_windows_by_the_graphics_card(
    monkeypatch: pytest.MonkeyPatch, system: str, kept: str | None
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(CARD, "1")
    monkeypatch.delenv(CARD)
    runpy.run_path(str(Path(ui.__file__)))
    assert os.environ.get(CARD) == kept


def test_usual_windows_take_events_as_they_are() -> None:
    events = [pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(0, 0))]
    assert DisplayWindow().in_pixels(events) is events
