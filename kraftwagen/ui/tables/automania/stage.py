"""The moving pieces of Automania."""

from __future__ import annotations

from pygame import Surface

from kraftwagen.games.automania.state import State
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import motion
from kraftwagen.ui.tables.parts.mover import Light, Mover
from kraftwagen.ui.tables.parts.places import Point


class Stage(motion.Stage):
    """The moving pieces of Automania, above the still table."""

    pad: DisplayList
    layout: Layout
    light = Light(0.0, 6.0, 2.0)
    beyond = 0.08

    def __init__(self, pad: DisplayList) -> None:
        super().__init__(pad)
        self.tile: Mover | None = None
        """The tile taken from the board and not placed yet."""
        self.car: Mover | None = None
        """The car at the end of its line."""
        self.freed: Point | None = None
        """The centre of the display's place from which a contract was just taken."""

    @property
    def state(self) -> State:
        """The position shown."""
        return self.pad.state

    def picture(self, key: Key) -> Surface:
        """Return the picture of a piece; a single worker for all workers at home."""
        if key[0] == "workers":
            return faces.worker(self.pad, int(key[1]), self.pad.px(34))
        return super().picture(key)

    def of_seat(self, seat: int) -> Point:
        """Return the point where things of a seat start and end their way."""
        return self.centre(("works", seat))
