"""The faces of bots beside the names of their seats."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.ui.boxes import Box
from kraftwagen.ui.drawing.marque import emblem as drawn
from kraftwagen.ui.drawing.people import likeness
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.panels import piece

_HEIGHT: Final = 42


def height(pad: DisplayList) -> int:
    """Return the height and width of faces beside names in pixels; 0 if none is shown."""
    return pad.px(_HEIGHT) if any(pad.position.faces) else 0


def box(pad: DisplayList, seat: int) -> Box | None:
    """Return the face of a bot for a panel that shows its seat in large; None for a person."""
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
    """Draw a bot's face, or the emblem of a person, on a line from ``left`` on; returns its place.

    None for a person without a marque."""
    face = pad.position.faces[seat] if pad.position.faces else None
    side, marque = height(pad), pad.canvas.marque(seat)
    image = likeness(pad.res, pad.game, face, side) if face else None
    if image is None and marque is not None and side:
        image = drawn(pad.res, marque, side)
    if image is None:
        return None
    return pad.place(image, Rect(left, bottom - side, side, side))
