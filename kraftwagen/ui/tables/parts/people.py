"""Faces beside the names of seats, and the emblems that people carry."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.ui.boxes import Box
from kraftwagen.ui.drawing.marque import emblem as drawn
from kraftwagen.ui.drawing.people import likeness
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.panels import piece

_HEIGHT: Final = 42
_EMBLEM: Final = 20
"""Side of an emblem at the foot of a face."""


def height(pad: DisplayList) -> int:
    """Return the height and width of faces beside names in pixels; 0 if none is shown."""
    return pad.px(_HEIGHT) if any(pad.position.faces) else 0


def box(pad: DisplayList, seat: int) -> Box | None:
    """Return the face for a panel that shows a seat in large; None where nobody drew one."""
    if not pad.position.faces or pad.position.faces[seat] is None:
        return None
    return piece(lambda rect: draw(pad, seat, rect.x, rect.bottom), _HEIGHT, _HEIGHT)


def emblem(pad: DisplayList, seat: int, centre: tuple[float, float], side: int) -> int:
    """Draw the emblem that a seat carries; returns the width it takes, 0 for none."""
    marque = pad.canvas.marque(seat)
    if marque is None:
        return 0
    pad.put(drawn(pad.res, marque, side), centre)
    return side + pad.px(4)


def draw(pad: DisplayList, seat: int, left: int, bottom: int) -> Rect | None:
    """Draw a seat's face on a line from ``left`` on, with its emblem; returns their place.

    None where nobody drew a face.
    """
    face = pad.position.faces[seat] if pad.position.faces else None
    side = height(pad)
    image = likeness(pad.res, pad.game, face, side) if face else None
    if image is None:
        return None
    place = Rect(left, bottom - side, side, side)
    pad.place(image, place)
    mark = pad.px(_EMBLEM)
    wide = emblem(pad, seat, (place.right + mark * 0.2, place.bottom - mark / 2), mark)
    return Rect(place.x, place.y, side + round(wide * 0.7), side)
