"""The hand of the person at the screen: a piece is picked up, carried, put down or put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Surface

from kraftwagen.ui.drawing.moments import begin
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.mover import TILT, Mover
from kraftwagen.ui.tables.parts.places import Point

FAST: Final = 900.0
"""Units per second from which a piece leans most."""
_FOLLOWS: Final = 12.0
"""How fast the tilt follows the speed: its share a second."""
_LEAST: Final = 0.2
"""The tilt below which a piece counts as upright, in degrees."""
_WAITS: Final = 0.3
"""Seconds after which a piece that was put down for a decision nobody accepted goes home."""


class Hand:
    """What a person holds above a table; ``k`` is pixels per unit."""

    def __init__(self, k: float) -> None:
        self.k = k
        self.key: Key | None = None
        """The piece held, or on its way home."""
        self.mover: Mover | None = None
        self.given = False
        """Whether the piece has been put down for a decision, whose motion goes on from here."""
        self.still = False
        """Whether motion is reduced."""
        self.home: Timeline | None = None
        """The way home of a piece that is put back."""
        self._up: Timeline | None = None
        self._last: Point | None = None
        self._waited = 0.0

    @property
    def spot(self) -> Point:
        """The centre of the piece; only while there is one."""
        assert self.mover is not None
        return self.mover.x, self.mover.y

    def gives(self, key: Key) -> bool:
        """Whether a piece was put down for the decision that is about to be shown."""
        return self.given and self.key == key

    def take(self, key: Key, image: Surface, at: Point, lifted: bool = True) -> None:
        """Pick a piece up; one that is not ``lifted`` is only touched."""
        self.clear()
        self.key, self.mover = key, Mover(image.copy(), *at)
        if lifted:
            self._up = begin("lift", self.mover.rise, 0.0, 1.0)
        if self._up is not None and self.still:
            self._up.finish()

    def clear(self) -> None:
        """Have nothing in the hand."""
        self.key = self.mover = self.home = self._up = self._last = None
        self.given, self._waited = False, 0.0

    def carry(self, at: Point) -> None:
        """Have the piece at a point, at once."""
        if self.mover is not None:
            self.mover.go(at)

    def give(self) -> None:
        """Leave the piece where it is for the motion of a decision."""
        self.given, self._waited = True, 0.0

    def put_back(self, home: Timeline) -> None:
        """Let the piece go home."""
        self.given, self.home = False, home
        if self.still:
            home.finish()

    def update(self, dt: float, lost: Callable[[], object]) -> bool:
        """Advance by ``dt`` seconds; return whether anything moves.

        ``lost`` is called when nothing has come of the decision for which a piece was put down.
        """
        if self.mover is None:
            return False
        for motion in (self._up, self.home):
            if motion is not None and not motion.done:
                motion.advance(dt)
        if self.home is not None:
            if self.home.done:
                self.clear()
            return True
        if self.given:
            self._waited += dt
            if self._waited > _WAITS:
                lost()
        return self._lean(dt) or self.given or (self._up is not None and not self._up.done)

    def _lean(self, dt: float) -> bool:
        """Tilt the piece by its speed; return whether it leans."""
        assert self.mover is not None
        here, last = self.spot, self._last or self.spot
        self._last = here
        if self.still or dt <= 0:
            return False
        speed = (here[0] - last[0]) / dt / self.k
        wanted = 0.0 if self.given else TILT * max(-1.0, min(1.0, speed / FAST))
        self.mover.tilt += (wanted - self.mover.tilt) * min(1.0, dt * _FOLLOWS)
        if abs(self.mover.tilt) < _LEAST and not wanted:
            self.mover.tilt = 0.0
        return self.mover.tilt != 0.0 or here != last
