"""What the end of a game shows: the winners' best cars in their show room, under the neon sign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.automania import events, terms
from kraftwagen.ui.drawing.resources import rasterised
from kraftwagen.ui.drawing.theme import DESIGN_SIZE, fit_scale, hexa
from kraftwagen.ui.services import Services

HALL: Final = "automania/showroom"
_CAR: Final = (256, 124)
"""The drawing of a model, in its own units."""
_GROUND: Final = 117
"""Where its wheels stand."""
_FLOOR: Final = 645
"""Where wheels stand on the picture of the hall, in design units."""
_LENGTH: Final = 520
"""How long a car alone is there."""
_LIT: Final = 0.55
"""When the sign over the hall lights up."""
_PAINT: Final = re.compile(r'(<(linear|radial)Gradient id="paint"[^>]*>).*?(</\2Gradient>)', re.S)


def preload(app: Services) -> None:
    """Begin with the picture of the hall while there is something else to look at."""
    app.resources.preload_scenery(HALL, _place(app.size).size)


def _place(size: tuple[int, int]) -> Rect:
    """Where the picture of the hall lies in a window."""
    fit = fit_scale(size)
    whole = Rect(0, 0, round(DESIGN_SIZE[0] * fit), round(DESIGN_SIZE[1] * fit))
    whole.center = (size[0] // 2, size[1] // 2)
    return whole


def best_car(happened: Sequence[Event], seat: Seat) -> tuple[int, int]:
    """Type and popularity of the most popular car a seat ever made; a city car without any."""
    made = [
        (event.popularity, event.type)
        for event in happened
        if isinstance(event, events.CarProduced) and event.seat == seat
    ]
    popularity, car_type = max(made, default=(0, terms.CITY))
    return car_type, popularity


class ShowRoom:
    """See ``hooks.EndPicture``."""

    sound: str = "automania/neon"

    def __init__(self, app: Services, happened: Sequence[Event], winners: Sequence[Seat]) -> None:
        self._app = app
        self._cars = [(seat, *best_car(happened, seat)) for seat in winners]
        self.words = " ".join(
            app.tr(
                "automania.end.car",
                car=app.tr(f"automania.term.car.{terms.CAR_TYPES[car_type]}"),
                popularity=popularity,
            )
            for _, car_type, popularity in self._cars
            if popularity
        )

    def draw(self, surface: Surface, stage: Rect, share: float) -> None:
        """The hall, the cars as far as they have come, and the sign once they are nearly there."""
        app, size = self._app, surface.get_size()
        fit = fit_scale(size)
        whole = _place(size)
        if whole.size != size:
            app.canvas.backdrop(surface, (0.5, 0.6))
        surface.blit(app.resources.scenery(HALL, whole.size), whole)
        sign = "neon_sign" if share >= _LIT else "neon_sign_off"
        tube = app.resources.image(f"automania/{sign}", 420 * fit, 110 * fit)
        surface.blit(tube, tube.get_rect(midtop=(whole.centerx, whole.y + round(40 * fit))))
        room = stage.w // max(1, len(self._cars))
        wide = min(round(_LENGTH * fit), round(room * 0.94))
        high = wide * _CAR[1] // _CAR[0]
        before = surface.get_clip()
        surface.set_clip(whole.clip(before))
        for number, (seat, car_type, _) in enumerate(self._cars):
            end = stage.x + room * number + (room - wide) // 2
            start = whole.x - wide
            x = start + (end - start) * share
            y = whole.y + _FLOOR * fit - high * _GROUND / _CAR[1]
            surface.blit(self._painted(seat, car_type, (wide, high)), (round(x), round(y)))
        surface.set_clip(before)

    def _painted(self, seat: Seat, car_type: int, size: tuple[int, int]) -> Surface:
        """A model in its owner's colour; chrome, glass and wheels stay as they are."""
        res, look = self._app.resources, self._app.canvas.player(seat)
        name = f"automania/model_{terms.CAR_TYPES[car_type]}"

        def make() -> Surface:
            source = res.source(name)
            for shade in ("main", "light", "dark"):
                source = source.replace(f"${shade}", res.palette.hexa(getattr(look, shade)))
            shades = zip((0, 0.45, 1), (look.light, look.main, look.dark), strict=True)
            stops = "".join(
                f'<stop offset="{at}" stop-color="{hexa(shade)}"/>' for at, shade in shades
            )
            return rasterised(res.palette.fill(_PAINT.sub(rf"\g<1>{stops}\g<3>", source)), size)

        return res.cached(("painted", name, look.name, size), make)
