"""What end pictures of all games share: the background, and cars in a player's colour."""

from __future__ import annotations

import re
from typing import Final

from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.drawing.resources import rasterised
from kraftwagen.ui.drawing.theme import DESIGN_SIZE, fit_scale, hexa
from kraftwagen.ui.services import Services

_CAR: Final = (256, 124)
"""Size of a car's drawing, in its own units."""
_GROUND: Final = 117
"""Height of the wheels' lowest point in that drawing."""
_FLOOR: Final = 645
"""Height of the ground on every background, in design units."""
_PAINT: Final = re.compile(r'(<(linear|radial)Gradient id="paint"[^>]*>).*?(</\2Gradient>)', re.S)


def place(size: tuple[int, int]) -> Rect:
    """Return the rectangle of the background in a window of ``size``."""
    fit = fit_scale(size)
    whole = Rect(0, 0, round(DESIGN_SIZE[0] * fit), round(DESIGN_SIZE[1] * fit))
    whole.center = (size[0] // 2, size[1] // 2)
    return whole


def preload(app: Services, scenery: str) -> None:
    """Start loading a background in another thread."""
    app.resources.preload_scenery(scenery, place(app.size).size)


def draw(app: Services, surface: Surface, scenery: str) -> Rect:
    """Draw a background; return its rectangle."""
    size = surface.get_size()
    whole = place(size)
    if whole.size != size:
        app.canvas.backdrop(surface, (0.5, 0.6))
    surface.blit(app.resources.scenery(scenery, whole.size), whole)
    return whole


def painted(app: Services, name: str, seat: Seat, size: tuple[int, int]) -> Surface:
    """Return a picture of a car painted in its owner's colour."""
    res, look = app.resources, app.canvas.player(seat)

    def make() -> Surface:
        source = res.source(name)
        for shade in ("main", "light", "dark"):
            source = source.replace(f"${shade}", res.palette.hexa(getattr(look, shade)))
        shades = zip((0, 0.45, 1), (look.light, look.main, look.dark), strict=True)
        stops = "".join(f'<stop offset="{at}" stop-color="{hexa(shade)}"/>' for at, shade in shades)
        return rasterised(res.palette.fill(_PAINT.sub(rf"\g<1>{stops}\g<3>", source)), size)

    return res.cached(("painted", name, look.name, size), make)


def draw_car(
    app: Services, surface: Surface, name: str, seat: Seat, wide: int, at: tuple[float, float]
) -> None:
    """Draw a car of ``wide`` pixels on the ground; ``at``: its left edge, top of the background."""
    fit, high = fit_scale(surface.get_size()), wide * _CAR[1] // _CAR[0]
    y = at[1] + _FLOOR * fit - high * _GROUND / _CAR[1]
    surface.blit(painted(app, name, seat, (wide, high)), (round(at[0]), round(y)))
