"""Cars as large drawings whose wheels turn."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import electric_of, seat_of, type_of
from kraftwagen.ui.drawing.theme import CREAM, INK, hexa
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList

SIZE: Final = (256, 124)
"""Width and height of the drawings ``model_*``, in their units."""
_STEPS: Final = 6
"""Pictures of a wheel from one slot to the next."""
_SLOTS: Final = 5
GROUND: Final = 117 / 124
"""Height of the ground under the wheels, as a share of the drawing's height, from above."""
_HOME: Final = 0.695
"""Width of a car at home, as a share of its lot's."""
_DOOR: Final = (0.47, 0.62)
"""Where the shape of the owner is painted on."""
_BONNET: Final = (0.73, 0.56)
"""Where the emblem of the owner is painted on."""


def kind_of(car: int) -> str:
    """Return the name of a car's drawing, after ``model_``."""
    return "electric" if electric_of(car) else terms.CAR_TYPES[type_of(car)]


def turned(pad: DisplayList, car: int, distance: float, width: float) -> float:
    """Return the radians by which a car's wheels turn over a distance; both lengths in pixels."""
    radius = pad.look["models"][kind_of(car)]["radius"] * width / SIZE[0]
    return float(distance / radius)


def model(
    pad: DisplayList, car: int, width: int, angle: float = 0.0, to_left: bool = False
) -> Surface:
    """Return a car with its wheels turned by an angle (radians), looking right or left."""
    step = round(angle / (math.tau / _SLOTS) * _STEPS) % _STEPS
    name, seat = kind_of(car), seat_of(car)
    look = pad.look["models"][name]
    k = width / SIZE[0]
    size = (width, round(width * SIZE[1] / SIZE[0]))
    colours = pad.canvas.player(seat)

    def paint(surface: Surface) -> None:
        body = pad.res.image(
            f"{pad.game}/model_{name}", *size,
            main=hexa(colours.main), light=hexa(colours.light), dark=hexa(colours.dark),
        )  # fmt: skip
        made = Surface(size, pygame.SRCALPHA)
        made.blit(body, (0, 0))
        side = 2 * look["radius"] * k
        wheel = pad.res.image(
            f"{pad.game}/wheel", side, side, step * 360 / _SLOTS / _STEPS
        )  # fmt: skip
        for x in look["wheels"]:
            made.blit(wheel, wheel.get_rect(center=(round(x * k), round(look["axle"] * k))))
        surface.blit(pygame.transform.flip(made, True, False) if to_left else made, (0, 0))
        x = size[0] * (1 - _DOOR[0] if to_left else _DOOR[0])
        spot, disc = (x, size[1] * _DOOR[1]), 46 * k
        pad.canvas.circle(surface, spot, disc / 2, CREAM, INK, max(1.0, 2.4 * k))
        pad.canvas.badge(surface, seat, spot, disc * 0.7)
        x = size[0] * (1 - _BONNET[0] if to_left else _BONNET[0])
        pad.canvas.emblem(surface, seat, (x, size[1] * _BONNET[1]), 28 * k)

    return pad.composed(("model", name, seat, step, to_left), size, paint)


def at_home(pad: DisplayList, car: int, lot: Rect) -> Surface:
    """Return a car cut from its drawing, as wide as it stands on a lot of the viewer's factory."""
    x, y, w, h = pad.look["models"][kind_of(car)]["body"]
    wide = round(lot.w * _HOME)
    k = wide / w
    whole = model(pad, car, round(SIZE[0] * k))
    part = Rect(round(x * k), round(y * k), wide, round(h * k))
    return whole.subsurface(part.clip(whole.get_rect()))
