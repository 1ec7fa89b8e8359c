"""The podium at the end: each seat's best-paid car, in the street before the works."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Surface

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation.best_car import OfferedCar, best_car
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import Best, Cast
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.wheels import RollingCar
from kraftwagen.ui.tables.parts import end_ground

STREET: Final = "kraftwagen/podium_street"


def preload(app: Services) -> None:
    """Start loading the street."""
    end_ground.preload(app, STREET)


def cast(app: Services, data: DataSet, happened: Sequence[Event], seats: int) -> Cast:
    """Return the podium with the car of each seat that earned most."""
    found = [best_car(happened, seat, data) for seat in range(seats)]
    cars = [_shown(app, data, car) if car is not None else None for car in found]
    made: dict[tuple[Seat, int, str], RollingCar] = {}

    def roll(surface: Surface, seat: Seat, width: int, corner: tuple[int, int], way: float) -> None:
        car, key = cars[seat], (seat, width, app.resources.palette.name)
        if car is None:
            return
        if key not in made:
            source = end_ground.coloured(app, car.picture, seat)
            made[key] = RollingCar(app.resources, source, width)
            made[key].preload()
        made[key].draw(surface, corner, way)

    return Cast(STREET, "kraftwagen/podium_step", "kraftwagen/race", cars, roll)


def _shown(app: Services, data: DataSet, car: OfferedCar) -> Best:
    kind = "sold" if car.money else "unsold"
    name = data.body_names[car.body][car.seat % len(sprites.MODELS)]
    values = {"body": car.body, "engine": car.engine, "money": car.money}
    words = app.tr(f"kraftwagen.end.{kind}", car=name, turn=car.turn, **values)
    return Best(f"kraftwagen/{sprites.body_image(car.body, car.seat)}", words)
