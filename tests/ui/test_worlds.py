"""Each game is in a world of its own, from its pages to its table; the menu is in the house's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Surface

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.drawing import theme
from kraftwagen.ui.drawing.worlds import HOUSE, World
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from tests.games import GAMES, each_game


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    games = [registry.load(game) for game in GAMES]
    made = make_app(games, data_dir=tmp_path, size=(1280, 720), guarded=False)
    yield made
    made.close()


def worn(app: App) -> str:
    return app.palette.world.name


@each_game
def test_a_table_and_what_lies_over_it_are_in_the_world_of_the_game(app: App, game: str) -> None:
    spec = registry.load(game)
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random")]
    app.routes.menu()
    app.draw()
    assert worn(app) == ""
    app.stack.push(TableScene(app, Match.new(spec, seats, 5, {}), make_runner=Slow))
    app.draw()
    assert worn(app) == game
    assert app.theme.world is app.canvas.theme.world is app.palette.world
    app.stack.push(SettingsScene())
    app.draw()
    assert worn(app) == game
    app.stack.pop()
    app.stack.pop()
    app.draw()
    assert worn(app) == ""
    app.stack.push(SettingsScene())
    assert worn(app) == ""


def test_pages_of_the_chosen_game_follow_it(app: App) -> None:
    app.routes.menu()
    page = NewMatchScene()
    app.stack.push(page)
    for game in GAMES:
        page._other_game(game)
        app.draw()
        assert worn(app) == game


def test_worlds_differ_and_high_contrast_is_kept_in_them(app: App) -> None:
    worlds = [app.resources.world(game) for game in GAMES]
    for name in theme.PALETTES:
        looks = [theme.Palette(name, world) for world in (HOUSE, *worlds)]
        assert len({look.hexa(theme.TABLE) for look in looks}) == len(looks)
        assert all(look.name == name for look in looks)


def test_a_world_is_worn_for_a_while(app: App) -> None:
    before = app.palette.hexa(theme.TABLE)
    with app.palette.wearing(app.resources.world(GAMES[0])):
        assert app.palette.hexa(theme.TABLE) != before
    assert app.palette.hexa(theme.TABLE) == before


def test_pictures_of_worlds_are_kept_apart(app: App) -> None:
    def panel() -> Surface:
        return app.resources.svg(
            '<svg viewBox="0 0 9 9"><path fill="$TABLE" d="M0 0h9v9z"/></svg>', 9, 9
        )

    house = panel()
    with app.palette.wearing(app.resources.world(GAMES[0])):
        other = panel()
    assert house.get_at((4, 4)) != other.get_at((4, 4))
    assert panel() is house


def test_drawings_take_over_only_the_colours_a_world_names() -> None:
    tones = {"PAPER": "#010203", "BRASS": "#040506"}
    world = World("toy", {"normal": tones}, in_drawings=("PAPER",))
    look = theme.Palette("normal", world)
    usual = theme.PALETTES["normal"]
    assert look.follow(f"{usual['PAPER']} {usual['BRASS']}") == f"#010203 {usual['BRASS']}"
    assert look.fill("$PAPER $BRASS") == "#010203 #040506"
    strong = theme.Palette("contrast", world)
    assert strong.follow(usual["BRASS"]) == theme.PALETTES["contrast"]["BRASS"]
