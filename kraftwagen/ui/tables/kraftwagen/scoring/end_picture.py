"""The end picture: the winners' best cars drive up the road of the title picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation.best_car import OfferedCar
from kraftwagen.ui.drawing.theme import fit_scale
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.parts import end_ground

ROAD: Final = "kraftwagen/road"
_LENGTH: Final = 600
"""Length of a single car in the picture, in design units."""
_FRAME: Final = 15
"""Width of the frame around the road, in design units."""


def preload(app: Services) -> None:
    """Start loading the picture of the road."""
    end_ground.preload(app, ROAD)


class CarsOnTheRoad:
    """The end picture of Kraftwagen; ``cars`` are the winners', one each."""

    sound: str = "kraftwagen/race"

    def __init__(self, app: Services, data: DataSet, cars: Sequence[OfferedCar]) -> None:
        self._app, self._cars = app, cars
        self.words = " ".join(self._sentence(data, car) for car in cars)

    def _sentence(self, data: DataSet, car: OfferedCar) -> str:
        kind = "sold" if car.money else "unsold"
        name = data.body_names[car.body][car.seat % len(sprites.MODELS)]
        values = {"body": car.body, "engine": car.engine, "money": car.money}
        values["turn"] = data.turn_number(car.turn)
        return self._app.tr(f"kraftwagen.end.{kind}", car=name, **values)

    def draw(self, surface: Surface, stage: Rect, share: float) -> None:
        """Draw the road, and the cars on their way."""
        fit = fit_scale(surface.get_size())
        whole = end_ground.draw(self._app, surface, ROAD)
        inside = whole.inflate(-2 * round(_FRAME * fit), -2 * round(_FRAME * fit))
        room = stage.w // max(1, len(self._cars))
        wide = min(round(_LENGTH * fit), round(room * 0.94))
        before = surface.get_clip()
        surface.set_clip(inside.clip(before))
        for number, car in enumerate(self._cars):
            name = f"kraftwagen/{sprites.body_image(car.body, car.seat)}"
            end = stage.x + room * number + (room - wide) // 2
            start = inside.x - (len(self._cars) - number) * wide
            x = start + (end - start) * share
            # The car shakes while it drives and is still at the end.
            shake = math.sin(share * 40) * 1.6 * fit * min(1.0, 4 * (1 - share))
            end_ground.draw_car(self._app, surface, name, car.seat, wide, (x, whole.y + shake))
        surface.set_clip(before)
