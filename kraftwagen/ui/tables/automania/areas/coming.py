"""The tiles to come, as far as everybody knows the next round (N4)."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.automania.presentation import forecast
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces

_HEAD = 24
_LARGEST = 52
"""The largest side of a tile, in units."""


def draw(pad: DisplayList) -> None:
    """Draw the tiles of the next round if they are known, else those they are drawn from."""
    area, px = pad.layout.coming, pad.px
    found = forecast.tiles_to_come(pad.state)
    if area is None or not found:
        return
    tiles = sorted(found[0].tiles)
    pieces.panel(pad, area)
    inner = area.inflate(-px(14), -px(12))
    head = Rect(inner.x, inner.y - px(2), inner.w, px(_HEAD))
    key = "coming.known" if found[0].known else "coming.drawn"
    pad.fitted(
        pad.say(key, round=pad.state.data.round_number(found[0].round)),
        "small_bold",
        pieces.TITLE,
        head,
    )
    room = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    side = _side(len(tiles), room, px(_LARGEST))
    columns = max(1, room.w // side)
    for at, tile in enumerate(tiles):
        row, column = divmod(at, columns)
        rect = Rect(room.x + column * side, room.y + row * side, side - px(2), side - px(2))
        pad.place(faces.tile_face(pad, tile, *rect.size), rect)
    pad.zone(("coming",), area)


def _side(count: int, room: Rect, most: int) -> int:
    """Return the largest side with which ``count`` squares fit."""
    side = most
    while side > 8 and (room.w // side) * (room.h // side) < count:
        side -= 1
    return side
