"""Draws a factory with everything in it, in any size."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.rules import tiles
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.tables.automania.pictures import faces, layout
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces, standing

_STARS = 0.62
"""Height of the stars at the end of a line, as a share of the line's."""


_LETTERED = 34
"""Smallest width in units at which empty slots show their letter, as used in the log."""


def name(pad: DisplayList, seat: int) -> str:
    """Return the name of the drawing of a seat's factory."""
    return f"factory_{terms.BOARDS[max(0, pad.state.boards[seat])]}"


def begin(pad: DisplayList, rect: Rect, seat: int) -> None:
    """Start loading the drawing of a factory in another thread."""
    pad.begin(name(pad, seat), *rect.size)


def draw(pad: DisplayList, rect: Rect, seat: int) -> None:
    """Draw a seat's factory: background, tiles, cars at home."""
    pad.place(pad.image(name(pad, seat), *rect.size), rect)
    places = layout.factory(rect, pad.look["factories"], pad.state.boards[seat])
    fill(pad, rect, seat, places)
    for car_type in range(terms.TYPES):
        _cars(pad, seat, car_type, places["cars", car_type])


def fill(pad: DisplayList, rect: Rect, seat: int, places: dict[tuple[str, int], Rect]) -> None:
    """Draw what lies on the places of a factory, all but the cars."""
    pad.zone(("works", seat), rect)
    for (kind, number), place in places.items():
        if kind == "place":
            _place(pad, seat, number, place)
        elif kind == "cars":
            pad.zone((kind, seat, number), place)
        elif kind == "end":
            _stars(pad, seat, number, place)


def _place(pad: DisplayList, seat: int, number: int, rect: Rect) -> None:
    tile = pad.state.factories[seat][number]
    key = ("place", seat, number)
    if tile:
        pad.place(faces.tile_face(pad, tile, *rect.size), rect, key)
    elif number < len(terms.SLOTS) and rect.w >= pad.px(_LETTERED):
        letter = faces.number(pad, terms.SLOTS[number], pad.px(13), SEPIA)
        edge = pad.px(5)
        pad.place(letter, letter.get_rect(bottomright=(rect.right - edge, rect.bottom - edge)))
    pad.zone(key, rect)


def at_home(pad: DisplayList, seat: int, car_type: int) -> list[tuple[int, bool]]:
    """Return the car tiles at home, car type or ELECTRIC and whether oval, these last (V2, V3)."""
    state = pad.state
    data = state.data
    first = seat * terms.HOME_PLACES
    count = state.cars[first + car_type]
    board = state.boards[seat]
    oval = board != terms.NOT_CHOSEN and data.oval_city[board] and car_type == terms.CITY
    kinds = [(car_type, bool(oval) and n == data.seat_cars[car_type]) for n in range(count)]
    if car_type == terms.SUPER and state.cars[first + terms.ELECTRIC]:
        kinds.append((terms.ELECTRIC, True))
    return kinds


def _cars(pad: DisplayList, seat: int, car_type: int, rect: Rect) -> None:
    """Draw the car tiles at home side by side."""
    kinds = at_home(pad, seat, car_type)
    step = rect.w / max(3, len(kinds))
    for at, (kind, is_oval) in enumerate(kinds):
        token = faces.home_car(pad, seat, kind, is_oval, step * 1.02, rect.h * 1.04)
        pad.put(token, (rect.x + step * (at + 0.5), rect.centery), ("car", seat, kind, at))


def stars_of(pad: DisplayList, seat: int, car_type: int) -> int:
    """Return the sum of stars along a line, without market demands (P4)."""
    state = pad.state
    data, works = state.data, state.factories[seat]
    on_line = [works[slot] for slot in data.board_lines[max(0, state.boards[seat])][car_type]]
    managers = works[terms.FIRST_OFFICE :]
    first = terms.FIRST_STYLE + car_type * len(terms.PARTS)
    parts = works[first : first + len(terms.PARTS)]
    return sum(data.tile_stars[tile] for tile in (*on_line, *managers, *parts))


def _stars(pad: DisplayList, seat: int, car_type: int, rect: Rect) -> None:
    """Draw the stars of a line at its end."""
    stars = stars_of(pad, seat, car_type)
    least = pieces.least(pad)
    if stars and rect.h >= least:
        high = max(least, round(rect.h * _STARS))
        image = faces.fitting(pad, [("star", stars)], high, rect.w * 3 // 4)
        pad.put(image, rect.center)
    pad.zone(("end", seat, car_type), rect)


def lead(pad: DisplayList, seat: int, right: int, area: Rect) -> int:
    """Draw that a seat has the most points shown; returns the width of the mark, 0 for none."""
    if standing.standing(pad.state.points, seat) != standing.LEADS:
        return 0
    wide = standing.mark(pad, standing.LEADS, right, area)
    pad.zone(("leads", seat), Rect(right - wide, area.y, wide, area.h))
    return wide


def next_price(pad: DisplayList, seat: int) -> None:
    """Draw the cost of filling the next manager office on the first empty one of a seat (T4)."""
    state = pad.state
    if state.boards[seat] == terms.NOT_CHOSEN:
        return
    cost = tiles.office_cost(state, seat)
    if cost == tiles.TOO_DEAR:
        return
    for number in range(terms.FIRST_OFFICE, terms.PLACES):
        rect = pad.zones.get(("place", seat, number))
        if rect is not None and not state.factories[seat][number]:
            image = faces.signs(pad, [("autobuck", -cost)], round(rect.h * 0.4), OXBLOOD)
            box = image.get_rect(center=(rect.centerx, rect.bottom - rect.h // 4))
            pad.place(image, box)
            return


def asked_tile(pad: DisplayList) -> int:
    """Return the tile that must be placed now; NO_TILE for none."""
    pending = pad.state.pending
    if pending and frames.kind(pending[-1]) == frames.PLACE:
        return frames.value(pending[-1])
    return terms.NO_TILE
