"""While a window changes its size, pictures of before stand in; sharp ones come when it rests."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import wait
from typing import Any

import pygame
import pytest
from pygame import Rect

from kraftwagen.engine import registry
from kraftwagen.tools import games as tools
from kraftwagen.ui.drawing import resources as resources_module
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.stand_ins import Sized, StandIns
from kraftwagen.ui.drawing.surface_cache import Sheets, SurfaceCache
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Dropdown
from tests.games import GAMES
from tests.ui.driver import Driver

SMALL, LARGE = (1280, 720), (1500, 860)
SCREENSHOTS = {game: shots.table for game, shots in tools.each("screenshots").items()}


@pytest.fixture
def resources() -> Resources:
    pygame.display.init()
    pygame.display.set_mode(SMALL)
    return Resources(assets_dir())


@pytest.fixture
def opened(make_app: Callable[..., App]) -> Callable[..., Driver]:
    """Opens the table of a game in the midst of it."""

    def build(game: str, size: tuple[int, int] = SMALL) -> Driver:
        app = make_app(games=[registry.load(game)], size=size)
        shots = SCREENSHOTS[game]
        app.stack.reset(shots.table(3, shots.decisions(40))(app))
        app.stack.top.controller.turns.held = True
        driver = Driver(app)
        driver.settle(3)
        return driver

    return build


def picture(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.screen, "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_in_is_replaced_by_what_would_have_been_drawn(
    opened: Callable[..., Driver], game: str
) -> None:
    there = picture(opened(game, LARGE).app)
    driver = opened(game)
    driver.app.resize(LARGE)
    assert driver.app.resources.rough
    assert picture(driver.app) != there
    assert driver.until_sharp()
    assert picture(driver.app) == there


def test_hardly_anything_is_drawn_while_the_size_changes(
    opened: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames have a text of their own for each size; the rest is stretched."""
    driver, drawn = opened("kraftwagen"), list[str]()
    rasterised = resources_module.rasterised

    def noted(text: str, *args: Any) -> pygame.Surface:
        drawn.append(text)
        return rasterised(text, *args)

    monkeypatch.setattr(resources_module, "rasterised", noted)
    driver.app.resize(LARGE)
    driver.app.draw()
    hurried = len(drawn)
    assert driver.until_sharp()
    assert hurried < (len(drawn) - hurried) / 2


def test_it_waits_until_the_window_rests_and_no_button_is_held(
    opened: Callable[..., Driver],
) -> None:
    driver = opened("kraftwagen")
    for wide in range(1300, 1400, 20):
        driver.app.resize((wide, wide * 9 // 16))
        driver.frame(2, dt=0.05)
        wait(driver.app.resources._coming.values())
        assert driver.app.resources.rough
    assert driver.app.next_update() < 0.2
    driver.move((700, 5))
    driver.down()
    assert not driver.until_sharp(0.5)
    driver.up()
    assert driver.until_sharp(0.5)


def test_an_open_list_stays_open(make_app: Callable[..., App]) -> None:
    app = make_app(games=[registry.load("kraftwagen")], size=SMALL)
    app.routes.menu()
    driver = Driver(app)
    driver.press("Settings")
    app.resize(LARGE)
    app.draw()
    driver.scene.ui.focus.focus(driver.widgets(Dropdown)[0])
    driver.key(pygame.K_RETURN)
    assert driver.scene.ui.popup is not None
    assert not driver.until_sharp(1.0)
    driver.key(pygame.K_ESCAPE)
    assert driver.until_sharp(1.0)


@pytest.mark.parametrize("angle", [0.0, 30.0, 90.0])
def test_a_stretched_picture_has_the_size_of_the_sharp_one(
    resources: Resources, angle: float
) -> None:
    for name in ("kraftwagen/coin", "kraftwagen/body_3"):
        before = resources.image(name, 40, 60, angle)
        resources.stretch(scaled=True)
        stretched = resources.image(name, 80, 120, angle).get_size()
        assert stretched != before.get_size()
        resources.clear()
        sharp = resources.image(name, 80, 120, angle).get_size()
        assert all(abs(a - b) <= 2 for a, b in zip(stretched, sharp, strict=True))
        resources.clear()


def test_what_is_made_of_stretched_pictures_is_not_kept(resources: Resources) -> None:
    def pair() -> pygame.Surface:
        one = resources.icon("award", 40)
        made = pygame.Surface((80, 40), pygame.SRCALPHA)
        made.blit(one, (0, 0))
        made.blit(one, (40, 0))
        return made

    resources.icon("award", 20)
    resources.stretch(scaled=True)
    rough = pygame.image.tobytes(resources.cached("pair", pair), "RGBA")
    while not resources.sharpened():
        wait(resources._coming.values())
    sharp = pygame.image.tobytes(resources.cached("pair", pair), "RGBA")
    assert rough != sharp


@pytest.mark.parametrize(("size", "drawn"), [((60, 30), 0), ((61, 30), 0), ((60, 40), 1)])
def test_a_composed_picture_is_stretched_if_its_proportions_stay(
    resources: Resources, size: tuple[int, int], drawn: int
) -> None:
    made = list[tuple[int, int]]()

    def of(size: tuple[int, int]) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(size)
            return pygame.Surface(size)

        return resources.cached(Sized("board", size), make)

    assert of((40, 20)).get_size() == (40, 20)
    resources.stretch(scaled=True)
    assert of(size).get_size() == size
    assert made == [(40, 20), *[size] * drawn]
    while not resources.sharpened():
        wait(resources._coming.values())
    of(size)
    assert made[-1] == size


@pytest.mark.parametrize("sizes", [(20, 60), (60, 20)])
def test_the_largest_picture_of_before_stands_in(sizes: tuple[int, int]) -> None:
    """A car is small in the log and large on the market: the latter is stretched for both."""
    before = SurfaceCache(10_000)
    for side in sizes:
        made = pygame.Surface((side, side))
        made.fill((side, 0, 0))
        before.get(("", Sized("car", (side, side))), lambda made=made: made)
    stands_in = StandIns(before)
    for side in (22, 66):
        shown = stands_in.picture(("", Sized("car", (side, side))), lambda: pygame.Surface((1, 1)))
        assert (shown.get_size(), shown.get_at((0, 0)).r) == ((side, side), 60)


def test_a_sheet_is_drawn_on_again_when_nobody_holds_it() -> None:
    sheets, place = Sheets(), Rect(2, 2, 4, 4)
    first, second = (sheets.part((8, 8), place) for _ in range(2))
    whole = first.get_parent()
    assert whole is not second.get_parent()
    assert first.get_offset() == place.topleft
    del first
    assert sheets.part((9, 9), place).get_parent().get_size() == (9, 9)
    assert sheets.part((8, 8), place).get_parent() is whole
