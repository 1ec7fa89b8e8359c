"""The moving pieces of Kraftwagen, some with a special picture while they are in hand."""

from __future__ import annotations

from pygame import Surface

from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.parts import motion
from kraftwagen.ui.tables.parts.mover import Light, Mover
from kraftwagen.ui.tables.parts.places import Point


class Stage(motion.Stage):
    """Moving pieces above the table.

    ``slots`` has the ring slot of each piece, ``begun`` the slots before the decision.
    """

    pad: DisplayList
    layout: Layout
    light = Light(7.0, 9.0, 5.0)
    beyond = 0.04

    def __init__(self, pad: DisplayList, slots: dict[int, int]) -> None:
        super().__init__(pad)
        self.begun = self.slots = dict(slots)
        self.award: Mover | None = None
        """The award that was turned over and whose money is still to be paid."""

    @property
    def middle(self) -> Point:
        """The middle of the ring, where pieces start that have no place."""
        return self.layout.ring_centre

    def picture(self, key: Key) -> Surface:
        """Return the picture of a single piece, also where the table shows several."""
        seat = self.pad.state.current
        if key[0] in ("supply", "canteen"):
            return sprites.worker(self.pad, int(key[1]), self.pad.px(40))
        if key == ("todo", 0):
            return sprites.worker(self.pad, seat, self.pad.px(40))
        if key in self.pad.sprites:
            return super().picture(key)
        if key[0] == "start_tile":
            return self.pad.image("start_plate", self.pad.px(150), self.pad.px(84))
        return sprites.worker(self.pad, seat, self.pad.px(40))
