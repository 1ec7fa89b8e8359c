"""A house with two games: one is chosen, remembered, and all pages are about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.platform.settings import load_settings
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Choice, Dropdown
from tests.ui.driver import Driver

PAGES = ("new_match", "daily", "statistics", "rules")


@pytest.fixture
def house(make_app: Callable[..., App]) -> Driver:
    driver = Driver(make_app(games=[registry.load("kraftwagen"), registry.load("toy")]))
    driver.app.routes.menu()
    driver.frame()
    return driver


def games_offered(driver: Driver, kind: type[Choice] | type[Dropdown]) -> list[Choice | Dropdown]:
    both = [("kraftwagen", "Kraftwagen"), ("toy", "Stones")]
    return [widget for widget in driver.widgets(kind) if widget.options == both]


def test_the_game_of_the_menu_is_chosen_and_remembered(house: Driver) -> None:
    (choice,) = games_offered(house, Choice)
    assert (choice.value, house.app.game.id) == ("kraftwagen", "kraftwagen")
    house.click((choice.rect.right - 20, choice.rect.centery))
    assert house.app.game.id == "toy"
    assert load_settings(house.app.paths.settings_file)[0].last_game == "toy"


def test_the_program_keeps_its_name(house: Driver) -> None:
    for game in ("kraftwagen", "toy"):
        games_offered(house, Choice)[0].choose(game)
        house.frame()
        assert house.scene.title == "Kraftwagen"
    assert house.scene.line.startswith("Stones")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_about_the_game_chosen_and_offers_the_other(house: Driver, page: str) -> None:
    games_offered(house, Choice)[0].choose("toy")
    getattr(house.app.routes, page)()
    house.frame()
    (games,) = games_offered(house, Dropdown)
    assert games.value == "toy"
    games.choose("kraftwagen")
    house.frame()
    (games,) = games_offered(house, Dropdown)
    assert (games.value, house.app.game.id) == ("kraftwagen", "kraftwagen")
    house.scene.back()
    house.frame()
    assert games_offered(house, Choice)[0].value == "kraftwagen"


def test_one_game_is_not_offered_for_choice(make_app: Callable[..., App]) -> None:
    driver = Driver(make_app())
    driver.app.routes.menu()
    driver.frame()
    assert not driver.widgets(Choice)
    for page in PAGES:
        getattr(driver.app.routes, page)()
        driver.frame()
        assert driver.scene._game_list_width(100) == 0
        driver.app.stack.pop()
