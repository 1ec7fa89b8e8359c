"""The podium at the end: each seat's most popular car, in the show room by the harbour."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from pygame import Surface

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.best_car import best_car
from kraftwagen.games.automania.state import State
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import Best, Cast
from kraftwagen.ui.tables.parts import end_ground

SHOWROOM: Final = "automania/podium_showroom"
_SLOT: Final = 72
"""Degrees after which a wheel looks the same."""
_STEP: Final = 12
"""Degrees from one picture of a wheel to the next."""


def preload(app: Services) -> None:
    """Start loading the show room."""
    end_ground.preload(app, SHOWROOM)


def cast(app: Services, state: State, happened: Sequence[Event]) -> Cast:
    """Return the podium with the most popular car of each seat."""
    cars = [_shown(app, *best_car(happened, seat, state.data)) for seat in range(len(state.order))]
    models = app.resources.look("automania")["models"]

    def roll(surface: Surface, seat: Seat, width: int, corner: tuple[int, int], way: float) -> None:
        car = cars[seat]
        if car is None:
            return
        unit = width / end_ground.CAR[0]
        size = width, round(end_ground.CAR[1] * unit)
        surface.blit(end_ground.painted(app, car.picture, seat, size), corner)
        look = models[car.picture.removeprefix("automania/model_")]
        side = 2 * look["radius"] * unit
        step = round(math.degrees(way / (look["radius"] * unit)) / _STEP) * _STEP
        wheel = app.resources.image("automania/wheel", side, side, step % _SLOT)
        for x in look["wheels"]:
            middle = corner[0] + round(x * unit), corner[1] + round(look["axle"] * unit)
            surface.blit(wheel, wheel.get_rect(center=middle))

    return Cast(SHOWROOM, "automania/podium_step", "automania/neon", cars, roll)


def _shown(app: Services, car_type: int, popularity: int) -> Best | None:
    if not popularity:
        return None
    name = terms.CAR_TYPES[car_type]
    car = app.tr.term(f"automania.term.car.{name}")
    words = app.tr("automania.end.car", car=car, popularity=popularity)
    return Best(f"automania/model_{name}", words)
