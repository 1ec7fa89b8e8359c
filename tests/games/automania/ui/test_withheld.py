"""A question that opens a panel waits until the person has seen what was celebrated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.games.automania import events, frames
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.games.automania.screenshots import table as moments
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.scenes.parts.celebrate import BANNER, LENGTHS
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.games.automania.table import GAME
from tests.ui.driver import Driver


@pytest.fixture
def asked(make_app: Callable[..., Any]) -> Driver:
    """A person asked which contract to play, in a panel over the table."""
    app = make_app(games=[GAME])
    app.settings.speed = "normal"
    app.routes.menu()
    match = Match.new(GAME, [SeatInfo("Ada"), SeatInfo("Bob", "greedy")], 7, {}, "2026-11-20")
    moments.play_ahead(match, moments.asked(frames.CONTRACT))
    app.stack.reset(TableScene(app, match, make_runner=Slow))
    driver = Driver(app)
    driver.settle(2.0)
    return driver


def seen(driver: Driver) -> pygame.Surface:
    driver.scene.draw(driver.app.screen)
    return driver.app.screen.subsurface(driver.scene.view.panel()).copy()


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_the_question_comes_once_the_celebration_is_over(asked: Driver) -> None:
    shown = seen(asked)
    asked.scene.controller.celebrations.note(events.TopCarSold(0, 1, 0))
    asked.frame()
    assert not same(seen(asked), shown), "nothing lies over what is celebrated"
    asked.settle(LENGTHS[BANNER] + 0.5)
    assert same(seen(asked), shown)


def test_a_press_passes_it_and_chooses_nothing(asked: Driver) -> None:
    before = len(asked.scene.game.match.steps)
    asked.scene.controller.celebrations.note(events.TopCarSold(0, 1, 0))
    asked.frame()
    place = asked.scene.view.top.inputs.over.zones["button", "keep"]
    asked.click(place.center)
    assert len(asked.scene.game.match.steps) == before
    assert not asked.scene.controller.celebrations.lively
    asked.click(place.center)
    assert len(asked.scene.game.match.steps) == before + 1


def test_at_a_fast_speed_nothing_waits(asked: Driver) -> None:
    shown = seen(asked)
    asked.app.settings.speed = "fast"
    asked.scene.controller.celebrations.note(events.TopCarSold(0, 1, 0))
    asked.frame()
    assert same(seen(asked), shown)
