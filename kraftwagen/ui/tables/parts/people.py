"""The faces of bots beside the names of their seats."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.ui.drawing.people import likeness
from kraftwagen.ui.tables.parts.display_list import DisplayList


def height(pad: DisplayList) -> int:
    """Return how high and wide faces beside names are; 0 if none is shown."""
    return pad.px(42) if any(pad.position.faces) else 0


def draw(pad: DisplayList, seat: int, left: int, bottom: int) -> Rect | None:
    """Draw the face of a bot on a line, from ``left`` on; return its place, None for a person."""
    face = pad.position.faces[seat] if pad.position.faces else None
    side = height(pad)
    image = likeness(pad.res, pad.game, face, side) if face else None
    if image is None:
        return None
    return pad.place(image, Rect(left, bottom - side, side, side))
