"""The viewer's own factory, on whose lots a car is as large as on the bench."""

from __future__ import annotations

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

_EDGE, _OVAL = 0.013, 0.2
"""Widths of what stays free around cars, and of the oval tile over one, as shares of the lot's."""
_STEP = (0.16, 0.05)
"""How far each car stands in front of the next, at most, as shares of the lot's width."""
_FRAME, _FLOOR = 2.6, 13
"""Width of a frame in the colour of a line, and height of a lot's floor, in units."""
_SIGN, _GHOST = 0.76, 170
"""Size of the sign of a missing part as a share of its place, and its opacity, of 255."""
_COUNT = 19
"""Height of the number of cars on their lot, in units."""


def draw(pad: DisplayList, rect: Rect, seat: int) -> None:
    """Draw the viewer's factory: background, tiles, lots with cars."""
    places = layout.mat(rect, pad.look["factories"], pad.state.boards[seat])
    pad.place(_ground(pad, rect, seat), rect)
    for (kind, number), place in places.items():
        if kind == "cars":
            _field(pad, number, place, _FLOOR)
        elif number in range(terms.FIRST_STYLE, terms.FIRST_OFFICE):
            car_type, part = divmod(number - terms.FIRST_STYLE, len(terms.PARTS))
            _field(pad, car_type, place, _FRAME)
            sign = pad.image(f"missing_{terms.PARTS[part]}", place.w * _SIGN, place.h * _SIGN)
            pad.put(pieces.faded(sign, _GHOST), place.center)
    factories.fill(pad, rect, seat, places)
    for car_type in range(terms.TYPES):
        lot = places["cars", car_type]
        _cars(pad, seat, car_type, lot)
        _count(pad, len(factories.at_home(pad, seat, car_type)), lot)


def _ground(pad: DisplayList, rect: Rect, seat: int) -> Surface:
    """Return the drawing of the seat's factory: belts narrower, the ground at its lots wider."""
    picture = pad.image(factories.name(pad, seat), *layout.drawing(rect).size)
    *parts, edge = layout.slices(rect, pad.look["factories"])
    high, plain = picture.get_height(), (edge[0], edge[0] + 1, parts[-1][3], edge[2])

    def paint(surface: Surface) -> None:
        for left, right, start, end in (*parts, plain, edge):
            seen = Rect(left, 0, max(1, right - left), high).clip(picture.get_rect())
            part = picture.subsurface(seen)
            if seen.w != end - start:
                part = pygame.transform.smoothscale(part, (end - start, high))
            surface.blit(part, (start, 0))

    return pad.composed(("mat", factories.name(pad, seat)), rect.size, paint)


def _field(pad: DisplayList, car_type: int, rect: Rect, floor: float) -> None:
    """Draw a light field in a frame of its line's colour, which also is the floor of a lot."""
    frame, low = pad.px(_FRAME), pad.px(floor)
    pieces.plate(pad, rect, LINES[car_type].main, INK)
    wall = Rect(rect.x + frame, rect.y + frame, rect.w - 2 * frame, rect.h - frame - low)
    pad.place(pad.canvas.box(wall.size, PAPER, None, 1, pad.px(3)), wall)


def _cars(pad: DisplayList, seat: int, car_type: int, rect: Rect) -> None:
    """Draw the cars at home one in front of another, oval ones at the back."""
    kinds = factories.at_home(pad, seat, car_type)
    if not kinds:
        return
    packed = [pack_car(seat, min(kind, terms.SUPER), kind // terms.ELECTRIC) for kind, _ in kinds]
    cars = [models.at_home(pad, car, rect) for car in packed]
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
            pad.place(mark, mark.get_rect(topleft=(rect.x + 2 * edge, rect.y + 2 * edge)), key)


def _count(pad: DisplayList, cars: int, lot: Rect) -> None:
    """Draw the number of cars in the corner of their lot above their bonnets."""
    figure = faces.number(pad, f"×{cars}", pad.px(_COUNT) * 0.72, CREAM)
    box = Rect(0, 0, figure.get_width() + pad.px(9), max(pad.px(_COUNT), figure.get_height() + 4))
    box.topright = lot.topright
    pieces.plate(pad, box, HARBOUR_DARK, INK, 4)
    pad.put(figure, box.center)
