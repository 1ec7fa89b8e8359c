"""Parts of the pictures at the end of every game: the ground, cars in a seat's colour."""

from __future__ import annotations

import re
from typing import Final

from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.drawing.marque import Place, painted_on
from kraftwagen.ui.drawing.raster import rasterised
from kraftwagen.ui.drawing.theme import hexa
from kraftwagen.ui.services import Services

CAR: Final = (256, 124)
"""Width and height of a car's drawing, in its units."""
DOOR: Final = (112, 76, 26)
"""Where an emblem is painted on, see ``marque.Place``."""
GROUND: Final = 117
"""Height of the ground under the wheels in that drawing, from above."""
SCENERY: Final = (1280, 880)
"""Width and height of the drawing of a scenery, in its units."""
FLOOR: Final = 608
"""Height of the floor in that drawing, from above."""
_PAINT: Final = re.compile(r'(<(linear|radial)Gradient id="paint"[^>]*>).*?(</\2Gradient>)', re.S)


def _size(window: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a scenery as wide as the window, or wider if that is rather high."""
    fit = max(window[0] / SCENERY[0], min(window[1] / SCENERY[1], 2 * window[0] / SCENERY[0]))
    return round(SCENERY[0] * fit), round(SCENERY[1] * fit)


def preload(app: Services, scenery: str) -> None:
    """Start loading a scenery in another thread."""
    app.resources.preload_scenery(scenery, _size(app.size))


def draw(app: Services, surface: Surface, scenery: str, floor: int) -> None:
    """Draw a scenery with its floor at ``floor`` pixels of the window.

    Above and below a scenery that is too low, its outermost rows of pixels are repeated.
    """
    window, palette = surface.get_size(), app.resources.palette
    key = ("ground", scenery, window, floor, palette.name)

    def make() -> Surface:
        size = _size(window)
        image = app.resources.scenery(scenery, size)
        made = Surface(window).convert()
        x, y = (window[0] - size[0]) // 2, floor - round(FLOOR * size[1] / SCENERY[1])
        if y > 0:
            made.fill(image.get_at((size[0] // 2, 1)), Rect(0, 0, window[0], y))
        foot = y + size[1]
        if foot < window[1]:
            below = Rect(0, foot, window[0], window[1] - foot)
            made.fill(image.get_at((size[0] // 2, size[1] - 2)), below)
        made.blit(image, (x, y))
        return made

    surface.blit(app.resources.cached(key, make), (0, 0))


def coloured(app: Services, name: str, seat: Seat, place: Place = DOOR) -> str:
    """Return the SVG of a picture in its owner's colours, with its emblem at a place."""
    res, look = app.resources, app.canvas.player(seat)
    source = res.source(name)
    for shade in ("main", "light", "dark"):
        source = source.replace(f"${shade}", res.palette.hexa(getattr(look, shade)))
    shades = zip((0, 0.45, 1), (look.light, look.main, look.dark), strict=True)
    stops = "".join(f'<stop offset="{at}" stop-color="{hexa(shade)}"/>' for at, shade in shades)
    drawn = res.palette.fill(_PAINT.sub(rf"\g<1>{stops}\g<3>", source))
    marque = app.canvas.marque(seat)
    return painted_on(res, marque, drawn, place) if marque is not None else drawn


def painted(
    app: Services, name: str, seat: Seat, size: tuple[int, int], place: Place = DOOR
) -> Surface:
    """Return a picture of a car painted in its owner's colour, its emblem at a place."""
    canvas = app.canvas
    key = ("painted", name, canvas.player(seat).name, canvas.marque(seat), size)
    return app.resources.cached(key, lambda: rasterised(coloured(app, name, seat, place), size))
