"""The moving pieces of Automania."""

from __future__ import annotations

import math

from pygame import Surface

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import State, electric_of, seat_of, type_of
from kraftwagen.ui.drawing.moments import way
from kraftwagen.ui.drawing.timeline import Timeline, call, move, parallel, sequence
from kraftwagen.ui.tables.automania.areas import mat
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

    def drive_home(self, mover: Mover, car: int, quiet: bool = False) -> Timeline:
        """Return the animation of a car going home, where the viewer's grows as large as its lot.

        Parameters as in ``roll``; the car is packed.
        """
        seat, kind = seat_of(car), terms.ELECTRIC if electric_of(car) else type_of(car)
        lot: Key = ("cars", seat, min(kind, terms.SUPER))
        to = self.centre(lot)
        rolling = self.roll(mover, to, quiet)
        if seat != self.pad.position.viewer or lot not in self.pad.zones:
            return rolling
        large = mat.home_car(self.pad, seat, kind, self.pad.zones[lot])
        moment = way(math.dist((mover.x, mover.y), to) / self.layout.k)
        share = mover.image.get_width() / large.get_width()

        def change() -> None:
            mover.size, mover.image = share, large.copy()

        growing = move(mover.grow, share, 1.0, moment.length, moment.easing)
        return sequence(call(change), parallel(rolling, growing))
