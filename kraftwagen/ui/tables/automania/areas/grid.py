"""The grid: a corner and eight action spaces around sixteen factory tiles."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import workers
from kraftwagen.ui.drawing.theme import INK, ON_TABLE
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import part_of

_IMAGES: Final = (*terms.CAR_TYPES, "contract")
_PLATE: Final = (0.1, 0.5, 0.8, 0.4)
"""The field for workers on the drawing of an action space, as shares of it."""


_GONE: Final = 70
"""Opacity of an empty cell, of 255."""


def plate(rect: Rect) -> Rect:
    """Return the field for workers on an action space with rectangle ``rect``."""
    return part_of(rect, _PLATE)


def begin(pad: DisplayList) -> None:
    """Start loading the drawings of the action spaces."""
    for space in range(terms.SPACES):
        pad.begin(_image(pad, space), *pad.layout.space(space).size)


def draw(pad: DisplayList) -> None:
    """Draw the whole grid."""
    for space in range(terms.SPACES):
        _space(pad, space)
    for cell in range(terms.CELLS):
        rect = pad.layout.cell(cell)
        tile = pad.state.tiles[cell]
        if not tile:
            pad.place(pieces.faded(pad.image("tile_gone", *rect.size), _GONE), rect)
            name = terms.CELL_NAMES[cell].upper()  # as the log and the text board call it
            pad.text(
                pad.tr("automania.term.cell.grid", cell=name), "small", ON_TABLE, rect, "center"
            )
            continue
        pad.place(faces.tile_face(pad, tile, *rect.size), rect, ("tile", cell))
        pad.zone(("tile", cell), rect)


def _image(pad: DisplayList, space: int) -> str:
    action = _IMAGES[pad.state.data.space_action[space]] if space else "corner"
    return f"space_{action}"


def _space(pad: DisplayList, space: int) -> None:
    state = pad.state
    rect = pad.layout.space(space)
    image = pad.image(_image(pad, space), *rect.size)
    if not workers.has_tile(state, space):
        key = ("closed space", _image(pad, space), image.get_size())
        image = pad.res.cached(key, lambda: pieces.faded(image, 90))
    pad.place(image, image.get_rect(center=rect.center))
    field = plate(rect)
    count = state.workers_at[space]
    if count:
        crew = faces.crew(pad, state.owner_at[space], count, round(field.h * 1.12))
        pad.put(crew, field.center, ("crew", space))
    elif state.data.space_action[space] < terms.TYPES and space:
        price = [("autobuck", state.data.car_cost[state.data.space_action[space]])]
        pad.put(faces.signs(pad, price, round(field.h * 0.66), INK), field.center)
    pad.zone(("action", space), rect)
