"""Below the grid: sales offices with the tiles under them, sponsor and marketing."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, GREEN
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout, fitted
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import part_of, rows_of, split

_SIZE = (176, 132)
_PLATE = (0.035, 0.485, 0.93, 0.465)
"""The field for limit and bonus on the drawing of a sales office, as shares of it."""


_LIMIT = 0.5
"""Share of the field that the number of cars takes; the reward has the rest."""
_TAKEN = 90
"""Opacity of a reward that somebody has had, of 255."""


def office(layout: Layout, number: int) -> Rect:
    """Return the place of sales office ``number``, from 0.

    The offices stand in one row or two, whichever makes them larger.
    """
    return max((_place(layout, number, rows) for rows in (1, 2)), key=lambda rect: rect.w)


def _place(layout: Layout, number: int, rows: int) -> Rect:
    """Return a sales office's rectangle when all stand in ``rows`` rows."""
    gap, across = layout.px(4), terms.SALES_OFFICES // rows
    row, column = divmod(number, across)
    line = rows_of(layout.offices, rows, gap)[row]
    w, h = fitted(*_SIZE, (line.w - gap * (across - 1)) // across, line.h)
    return Rect(line.x + column * (line.w - w) // (across - 1), line.centery - h // 2, w, h)


def plate(layout: Layout, number: int) -> Rect:
    """Return the field for sales limit and bonus on a sales office."""
    return part_of(office(layout, number), _PLATE)


def begin(pad: DisplayList) -> None:
    """Start loading the drawings of the sales offices."""
    for number in range(terms.SALES_OFFICES):
        pad.begin(f"sales_office_{number + 1}", *office(pad.layout, number).size)


def draw(pad: DisplayList) -> None:
    """Draw the whole area."""
    for number in range(terms.SALES_OFFICES):
        _office(pad, number)
    crowds = ("sponsor", pad.state.sponsor), ("marketing", pad.state.marketing)
    for rect, (name, held) in zip(pad.layout.crowds, crowds, strict=False):
        _crowd(pad, rect, name, held)


def _office(pad: DisplayList, number: int) -> None:
    layout, state, px = pad.layout, pad.state, pad.px
    data = state.data
    rect, field = office(layout, number), plate(layout, number)
    pad.place(pad.image(f"sales_office_{number + 1}", *rect.size), rect)
    pad.zone(("office", number), rect)
    cell = data.office_tile[number]
    tile = state.tiles[cell] if cell else terms.NO_TILE
    owner = state.offices[number]
    # Above, beside the building: the tile, or the token of the owner; below limit and reward.
    left = Rect(field.x, field.y, round(field.w * _LIMIT), field.h)
    right = Rect(left.right, field.y, field.right - left.right - px(2), field.h)
    high = round(field.h * 0.8)
    limit = faces.fitting(pad, [("sales_limit", data.office_limit[number])], high, left.w - px(4))
    pad.put(limit, (left.x + px(3) + limit.get_width() / 2, field.centery))
    bonus = faces.reward(data.office_money[number], data.office_points[number])
    if bonus:
        row = faces.fitting(pad, bonus, high, right.w - px(2))
        shown = pieces.faded(row, _TAKEN) if owner != terms.NOBODY else row
        pad.put(shown, (right.right - px(1) - row.get_width() / 2, field.centery))
    roof = rect.h * 0.5
    if owner != terms.NOBODY:
        disc = faces.order_disc(pad, owner, roof)
        pad.put(disc, (rect.right - roof * 0.62, rect.y + roof * 0.54), ("retired", owner))
    elif tile:
        side = round(roof)
        box = Rect(rect.right - side - px(2), rect.y + px(1), side, side)
        pad.place(faces.tile_face(pad, tile, side, side), box, ("below", number))
        pad.zone(("below", number), box)


def _crowd(pad: DisplayList, rect: Rect, name: str, held: Sequence[int]) -> None:
    """Draw sponsor or marketing with all workers on it."""
    px = pad.px
    pieces.plate(pad, rect, GREEN, BRASS, 7)
    share = 0.3 if pad.layout.folded else 0.45
    image = pad.image(name, rect.w * share, rect.h - px(4))
    pad.place(image, image.get_rect(midleft=(rect.x + px(4), rect.centery)))
    left = rect.x + px(8) + image.get_width()
    head = Rect(left, rect.y + px(2), rect.right - left - px(4), px(18))
    gain = [("autobuck", 1)] if name == "sponsor" else [("star", 1)]
    worth = faces.signs(pad, gain, px(15), BRASS_LIGHT)
    words = Rect(head.x, head.y, head.w - worth.get_width() - px(3), head.h)
    pad.fitted(pad.say(f"crowd.{name}"), "small_bold", BRASS_LIGHT, words)
    pad.put(worth, (head.right - worth.get_width() / 2, head.centery))
    low = Rect(left, head.bottom, head.w, rect.bottom - head.bottom - px(3))
    there = [(seat, count) for seat, count in enumerate(held) if count]
    for (seat, count), place in zip(there, split(low, max(1, len(held))), strict=False):
        crew = faces.crew(pad, seat, count, min(low.h, round(place.w * 0.7)))
        pad.put(crew, (place.x + crew.get_width() / 2, low.centery), (name, seat))
    pad.zone((name,), rect)
