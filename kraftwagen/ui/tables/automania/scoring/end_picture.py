"""The podium at the end: everybody's most popular car, in the show room by the harbour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.best_car import best_car
from kraftwagen.games.automania.state import State
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import Best, Cast
from kraftwagen.ui.tables.parts import end_ground

SHOWROOM: Final = "automania/podium_showroom"


def preload(app: Services) -> None:
    """Start loading the show room."""
    end_ground.preload(app, SHOWROOM)


def cast(app: Services, state: State, happened: Sequence[Event]) -> Cast:
    """Return the most popular car of each seat."""
    cars = [_shown(app, *best_car(happened, seat, state.data)) for seat in range(len(state.order))]
    return Cast(SHOWROOM, "automania/podium_step", "automania/neon", cars)


def _shown(app: Services, car_type: int, popularity: int) -> Best | None:
    if not popularity:
        return None
    name = terms.CAR_TYPES[car_type]
    car = app.tr(f"automania.term.car.{name}")
    words = app.tr("automania.end.car", car=car, popularity=popularity)
    return Best(f"automania/model_{name}", words)
