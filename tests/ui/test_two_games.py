"""A house with two games: one is chosen, remembered, and all pages are about it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.platform.settings import Settings, load_settings
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.scenes.menu.posters import Poster
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Button, ChoiceBar, Dropdown
from tests.games import GAMES, each_game
from tests.ui.driver import Driver

PAGES = ("new_match", "daily", "statistics", "learning.rules")


@pytest.fixture
def house(make_app: Callable[..., App]) -> Driver:
    driver = Driver(make_app(games=[registry.load("kraftwagen"), registry.load("toy")]))
    driver.app.routes.menu()
    driver.frame()
    return driver


def games_offered(
    driver: Driver, kind: type[ChoiceBar] | type[Dropdown]
) -> list[ChoiceBar | Dropdown]:
    both = [("kraftwagen", "Kraftwagen"), ("toy", "Stones")]
    return [widget for widget in driver.widgets(kind) if widget.options == both]


def posters(driver: Driver) -> dict[str, Poster]:
    return {poster.game: poster for poster in driver.widgets(Poster)}


def chosen(driver: Driver) -> list[str]:
    return [game for game, poster in posters(driver).items() if poster.chosen]


def test_the_game_of_the_menu_is_chosen_and_remembered(house: Driver) -> None:
    assert (chosen(house), house.app.game.id) == (["kraftwagen"], "kraftwagen")
    house.click(posters(house)["toy"].rect.center)
    assert (chosen(house), house.app.game.id) == (["toy"], "toy")
    assert load_settings(house.app.paths.settings_file)[0].last_game == "toy"


def test_the_program_keeps_its_name(house: Driver) -> None:
    assert house.scene.title == "Kraftwagen & Automania"
    posters(house)["toy"].activate()
    house.frame()
    assert (house.scene.title, house.app.game.title) == ("Kraftwagen & Automania", "Stones")


def test_a_poster_says_what_the_game_is(house: Driver) -> None:
    poster = posters(house)["kraftwagen"]
    assert poster.spoken == (
        "Kraftwagen. Chosen. Build, race and sell in the first motor age. "
        "2 to 4 players · 30 to 60 minutes · medium weight. "
        "Continue. Kraftwagen · with Gustav and Helene · "
        "Game turn\u00a03\u00a0of\u00a03 · 277 decisions"
    )
    assert posters(house)["toy"].spoken.endswith("Choose this game")


@each_game
def test_what_is_said_of_a_game_is_true_of_it(game: str) -> None:
    said, spec = registry.listing(game), registry.load(game)
    assert (said.title, said.seats) == (spec.title, spec.seats)
    assert 0 < said.minutes[0] < said.minutes[1]


def test_by_keys_alone_the_other_game_is_chosen_and_the_ring_stays_on_its_poster(
    house: Driver,
) -> None:
    house.key(pygame.K_RIGHT)
    while not isinstance(house.scene.ui.focus.current, Poster):
        house.key(pygame.K_RIGHT)
    house.key(pygame.K_RIGHT)
    assert house.scene.ui.focus.current is posters(house)["toy"]
    house.key(pygame.K_RETURN)
    assert (house.app.game.id, house.scene.ui.focus.current) == ("toy", posters(house)["toy"])
    assert house.scene.ui.focus.shown


def test_the_chosen_poster_plays_its_game(house: Driver) -> None:
    house.app.library = None
    house.app.settings.last_setup = {"toy": {"count": 2}}
    posters(house)["toy"].activate()
    house.frame()
    assert posters(house)["toy"].spoken.endswith("New game. Choose players and options")
    house.click(posters(house)["toy"].rect.center)
    assert (house.scene.name, house.app.game.id) == ("new_match", "toy")


def test_only_a_game_of_the_chosen_kind_is_continued(house: Driver) -> None:
    toy = registry.load("toy")
    library = MatchLibrary(house.app.paths.saves, house.app.games, house.app.tr)
    seats = [SeatInfo("Alexandrina"), SeatInfo("Bartholomew")]
    library.saves.autosave(Match.new(toy, seats, 1, {}).record)
    house.app.library = library
    house.app.routes.menu()
    house.frame()
    assert house.scene._latest is None
    places = [one.rect for one in posters(house).values()]
    posters(house)["toy"].activate()
    house.frame()
    assert [one.rect for one in posters(house).values()] == places, "the long note moved posters"
    (way,) = [one for one in house.widgets(Button) if one.text == "Continue"]
    assert way.note == "Stones · with Alexandrina and Bartholomew · 0 decisions"


@pytest.mark.parametrize(
    ("size", "scale"),
    [(size, scale) for size in [(1280, 720), (1920, 1080), (1000, 700), (800, 900)]
     for scale in (0.75, 1.0, 1.5, 2.0)],
)  # fmt: skip
def test_both_games_are_in_sight_at_every_size(
    make_app: Callable[..., App], size: tuple[int, int], scale: float
) -> None:
    games = [registry.load("kraftwagen"), registry.load("toy")]
    driver = Driver(make_app(games=games, size=size, settings=Settings(scale=scale)))
    driver.app.routes.menu()
    driver.frame()
    offered = posters(driver).values()
    assert len(offered) == 2
    window = pygame.Rect((0, 0), size)
    others = [one.rect for one in driver.widgets(Button)]
    for one in offered:
        assert window.contains(one.rect)
        assert one.rect.collidelist(others) < 0
    assert all(window.contains(rect) for rect in others)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_arrows_reach_everything_wherever_the_posters_stand(
    make_app: Callable[..., App], scale: float
) -> None:
    """Beside the buttons, on both sides of them, above them."""
    games = [registry.load("kraftwagen"), registry.load("toy")]
    driver = Driver(make_app(games=games, settings=Settings(scale=scale)))
    driver.app.routes.menu()
    driver.frame()
    ring = driver.scene.ui.focus
    first = ring.items()[0]
    reached, waiting = {first}, [first]
    while waiting:
        here = waiting.pop()
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            ring.focus(here)
            ring.move(dx, dy)
            if ring.current not in reached:
                reached.add(ring.current)
                waiting.append(ring.current)
    assert reached == set(ring.items())


def test_no_game_is_loaded_before_the_first_picture(tmp_path: Path) -> None:
    """Each takes a tenth of a second; the menu knows titles and pictures without them."""
    code = (
        "import sys; from pathlib import Path; from kraftwagen.ui.launch import make_app\n"
        "app = make_app(sys.argv[2:], data_dir=Path(sys.argv[1]), size=(640, 480))\n"
        "app.step([], 0.0)\n"
        "print([name for name in sys.modules if name.endswith('.spec') and '.games.' in name])"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path), *GAMES],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_about_the_game_chosen_and_offers_the_other(house: Driver, page: str) -> None:
    posters(house)["toy"].activate()
    attrgetter(page)(house.app.routes)()
    house.frame()
    (games,) = games_offered(house, Dropdown)
    assert games.value == "toy"
    games.choose("kraftwagen")
    house.frame()
    (games,) = games_offered(house, Dropdown)
    assert (games.value, house.app.game.id) == ("kraftwagen", "kraftwagen")
    house.scene.back()
    house.frame()
    assert chosen(house) == ["kraftwagen"]


def test_one_game_is_not_offered_for_choice(make_app: Callable[..., App]) -> None:
    driver = Driver(make_app())
    driver.app.routes.menu()
    driver.frame()
    assert not driver.widgets(ChoiceBar)
    assert not driver.widgets(Poster)
    for page in PAGES:
        attrgetter(page)(driver.app.routes)()
        driver.frame()
        assert driver.scene._game_list() is None
        driver.app.stack.pop()
