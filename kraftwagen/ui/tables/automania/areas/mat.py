"""The viewer's own factory, whose lots are so wide that a car at home is as large as on the bench.

The lines and offices are those of the drawing that every seat has; beyond them the lots are drawn
here, with the style parts two by two beside them.
"""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import pack_car
from kraftwagen.ui.drawing.theme import CREAM, INK, PAPER
from kraftwagen.ui.tables.automania.areas import factories
from kraftwagen.ui.tables.automania.pictures import faces, layout, models
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import HARBOUR_DARK, LINES
from kraftwagen.ui.tables.parts import pieces

_CAR: Final = 0.875
"""Width of a car at home, as a share of its lot's."""
_EDGE: Final = 0.016
"""Width of what stays free at the sides of a lot and below the wheels, as a share of its width."""
_STEP: Final = (0.1, 0.05)
"""How far each car stands before the one behind it, at most, as a share of the lot's width."""
_OVAL: Final = 0.25
"""Width of the oval tile in the corner of a lot with such a car, as a share of the lot's."""
_FRAME: Final = 2.6
"""Width of a frame in the colour of a line, in units."""
_FLOOR: Final = 0.22
"""Height of a lot's floor, as a share of the lot's."""
_SIGN: Final = 0.76
"""Size of the sign of a part, as a share of its place."""
_GHOST: Final = 110
"""Opacity of the sign of a part that is still missing, of 255."""


def begin(pad: DisplayList, rect: Rect, seat: int) -> None:
    """Start loading the drawing in another thread."""
    factories.begin(pad, layout.drawing(rect), seat)


def draw(pad: DisplayList, rect: Rect, seat: int) -> None:
    """Draw the viewer's factory: background, tiles, lots with cars."""
    places = pad.mat(rect, seat)
    pad.place(_ground(pad, rect, seat), rect)
    for (kind, number), place in places.items():
        if kind == "cars":
            pad.place(_framed(pad, number, place.size, round(place.h * _FLOOR)), place)
        elif kind == "count":
            _count(pad, len(factories.at_home(pad, seat, number)), place)
        elif kind == "place" and number in range(terms.FIRST_STYLE, terms.FIRST_OFFICE):
            _empty(pad, number, place)
    factories.fill(pad, rect, seat, places, _cars)


def _ground(pad: DisplayList, rect: Rect, seat: int) -> Surface:
    """Return the drawing of the seat's factory, its plain ground widened in place of its lots."""
    whole = layout.drawing(rect)
    picture = pad.image(factories.name(pad, seat), *whole.size)
    *parts, (edge, _) = layout.kept(rect, pad.look["factories"])
    high = picture.get_height()

    def paint(surface: Surface) -> None:
        x = 0
        for left, right in parts:
            surface.blit(picture, (x, 0), Rect(left, 0, right - left, high))
            x += right - left
        last = rect.w - (picture.get_width() - edge)
        plain = picture.subsurface(Rect(parts[-1][1], 0, 1, high))
        surface.blit(pygame.transform.scale(plain, (last - x, high)), (x, 0))
        surface.blit(picture, (last, 0), Rect(edge, 0, rect.w, high))

    return pad.composed(("mat", factories.name(pad, seat)), rect.size, paint)


def _framed(pad: DisplayList, car_type: int, size: tuple[int, int], floor: int = 0) -> Surface:
    """Return a light field in a frame of its line's colour, which also is the floor of a lot."""
    line, inset = LINES[car_type], pad.px(_FRAME)

    def paint(surface: Surface) -> None:
        frame = pad.canvas.box(size, line.main, INK, max(1.0, pad.px(1.2)), pad.px(5))
        wall = (size[0] - 2 * inset, size[1] - inset - max(inset, floor))
        surface.blit(frame, (0, 0))
        surface.blit(pad.canvas.box(wall, PAPER, None, 1, pad.px(3)), (inset, inset))

    return pad.composed(("framed", car_type, floor), size, paint)


def _empty(pad: DisplayList, number: int, rect: Rect) -> None:
    """Draw the place of a style part, with its sign as long as it is missing."""
    car_type, part = divmod(number - terms.FIRST_STYLE, len(terms.PARTS))
    pad.place(_framed(pad, car_type, rect.size), rect)
    side = round(rect.w * _SIGN)
    sign = pad.image(f"part_{terms.PARTS[part]}", side, side)
    pad.put(pieces.faded(sign, _GHOST), rect.center)


def _count(pad: DisplayList, count: int, rect: Rect) -> None:
    """Draw how many cars are at home."""
    pieces.plate(pad, rect, HARBOUR_DARK, INK, 4)
    pad.put(faces.number(pad, f"×{count}", rect.h * 0.6, CREAM), rect.center)


def home_car(pad: DisplayList, seat: int, kind: int, rect: Rect) -> Surface:
    """Return a car as large as it stands on a lot; ``kind`` is a car type or ELECTRIC."""
    electric = kind == terms.ELECTRIC
    car = pack_car(seat, terms.SUPER if electric else kind, int(electric))
    return models.alone(pad, car, round(rect.w * _CAR))


def _cars(pad: DisplayList, seat: int, car_type: int, rect: Rect) -> None:
    """Draw the cars at home, each before the one behind it, oval ones last of all."""
    kinds = factories.at_home(pad, seat, car_type)
    if not kinds:
        return
    cars = [home_car(pad, seat, kind, rect) for kind, _ in kinds]
    edge, behind, (wide, high) = round(rect.w * _EDGE), len(kinds) - 1, cars[0].get_size()
    right = min(rect.w * _STEP[0], (rect.w - 2 * edge - wide) / max(1, behind))
    down = min(rect.w * _STEP[1], (rect.h - edge - high) / max(1, behind))
    left = rect.x + (rect.w - wide - right * behind) / 2
    for at in reversed(range(len(kinds))):
        kind, oval = kinds[at]
        key = ("car", seat, kind, at)
        spot = cars[at].get_rect(left=round(left + right * (behind - at)))
        spot.y = max(rect.y, round(rect.bottom - edge - down * at - spot.h))
        pad.place(cars[at], spot, key)
        if oval:
            mark = faces.home_car(pad, seat, kind, oval, rect.w * _OVAL, rect.h)
            pad.place(mark, mark.get_rect(topright=(rect.right - 2 * edge, rect.y + 2 * edge)), key)
