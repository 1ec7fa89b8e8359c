"""One's marque: chosen on its page, kept, and seen on what belongs to persons alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots.career import MARQUE
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.marque import EMBLEMS, PAINTS, Marque, emblem, read
from kraftwagen.ui.platform.settings import load_settings
from kraftwagen.ui.scenes.career.marque import MarqueScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Button
from tests.games import each_game, sample
from tests.ui.driver import Driver
from tests.ui.golden_images import worst_tile
from tests.ui.playing import set_up, sit_down

SEATS = [SeatInfo("Ada"), SeatInfo("Bo", "greedy"), SeatInfo("Cem")]
FALCON = Marque(**MARQUE)


def test_it_is_chosen_and_kept(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.stack.push(MarqueScene())
    driver = Driver(app)
    driver.frame()
    driver.scene._named("Falcon Works")
    driver.press("Tower")
    driver.frame()
    assert driver.scene.marque == Marque("Falcon Works", "tower", "oxblood")
    kept, _ = load_settings(app.paths.settings_file)
    assert read(kept.marque) == driver.scene.marque
    driver.press("Play without it")
    driver.frame()
    assert read(load_settings(app.paths.settings_file)[0].marque) is None
    assert "Play without it" not in [one.text for one in driver.widgets(Button)]


@pytest.mark.parametrize(
    "kept", [{}, {"name": 3}, {**MARQUE, "paint": "yellow"}, {**MARQUE, "emblem": "../medal"}]
)
def test_what_is_no_marque_is_none(kept: dict[str, Any]) -> None:
    assert read(kept) is None


def test_persons_carry_it_and_colours_stay() -> None:
    plain, marked = colours_of(SEATS), colours_of(SEATS, FALCON)
    assert tuple(marked) == tuple(plain)
    assert marked != plain
    assert marked == colours_of(SEATS, FALCON)
    assert hash(marked) == hash(colours_of(SEATS, FALCON))
    assert marked != colours_of(SEATS, FALCON._replace(paint="green"))


def test_emblems_and_paints_are_told_apart(make_app: Callable[..., App]) -> None:
    res = make_app().resources
    looks = [FALCON._replace(emblem=one) for one in EMBLEMS]
    looks += [FALCON._replace(paint=one) for one in PAINTS if one != FALCON.paint]
    drawn = []
    for one in looks:
        picture = pygame.Surface((320, 180), depth=24)
        picture.blit(pygame.transform.scale(emblem(res, one, 40), (180, 180)), (0, 0))
        drawn.append(picture)
    for number, picture in enumerate(drawn):
        assert all(worst_tile(picture, other)[0] > 25 for other in drawn[:number])


@each_game
def test_it_is_seen_on_mat_and_cars_of_a_person_alone(
    make_app: Callable[..., App], game: str
) -> None:
    """The table and a car differ from those without a marque; a bot's car does not."""
    from kraftwagen.ui.tables.parts import end_ground

    spec, pictures, cars = registry.load(game), [], []
    for marque in ({}, MARQUE):
        app = set_up(make_app, spec, marque=dict(marque))
        player = sit_down(app, Match.new(spec, SEATS[:2], 3, {}), saves=False)
        player.settle(0.2)
        app.draw()
        pictures.append(app.screen.copy())
        app.use(app.stack.top)
        name = f"{game}/{sample(game).car}"
        cars.append([end_ground.painted(app, name, seat, (320, 180)).copy() for seat in (0, 1)])
    assert pygame.image.tobytes(pictures[0], "RGB") != pygame.image.tobytes(pictures[1], "RGB")
    own, bot = zip(*cars, strict=True)
    assert worst_tile(*own)[0] > 20
    assert worst_tile(*bot)[0] == 0
