"""The hand of the person at the screen, which picks up, carries and puts down a piece."""

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
"""Speed in units per second from which a carried piece leans as far as it can."""
_FOLLOWS: Final = 12.0
"""How fast the tilt follows the speed: its share a second."""
_LEAST: Final = 0.2
"""The tilt below which a piece counts as upright, in degrees."""
_WAITS: Final = 0.3
"""Seconds after which a piece that was put down for a decision nobody accepted goes home."""


class Hand:
    """The piece that a person holds above a table, if any; ``k`` is pixels per unit."""

    def __init__(self, k: float) -> None:
        self.k = k
        self.key: Key | None = None
        """The key of the piece held or going back; None without a piece."""
        self.mover: Mover | None = None
        self.given = False
        """Whether the piece was put down for a decision; the decision's motion begins here."""
        self.still = False
        """Whether motion is reduced."""
        self.home: Timeline | None = None
        """The animation of a piece that goes back to its place."""
        self._up: Timeline | None = None
        self._last: Point | None = None
        self._waited = 0.0

    @property
    def spot(self) -> Point:
        """The centre of the piece; the hand must hold one."""
        assert self.mover is not None
        return self.mover.x, self.mover.y

    def gives(self, key: Key) -> bool:
        """Return whether this piece was put down for a decision."""
        return self.given and self.key == key

    def take(self, key: Key, image: Surface, at: Point, lifted: bool = True) -> None:
        """Hold a piece; one that is not ``lifted`` stays on the table."""
        self.clear()
        self.key, self.mover = key, Mover(image.copy(), *at)
        if lifted:
            self._up = begin("lift", self.mover.rise, 0.0, 1.0)
        if self._up is not None and self.still:
            self._up.finish()

    def clear(self) -> None:
        """Empty the hand."""
        self.key = self.mover = self.home = self._up = self._last = None
        self.given, self._waited = False, 0.0

    def carry(self, at: Point) -> None:
        """Move the piece to a point at once."""
        if self.mover is not None:
            self.mover.go(at)

    def give(self) -> None:
        """Put the piece down here, for the motion of a decision to take over."""
        self.given, self._waited = True, 0.0

    def put_back(self, home: Timeline) -> None:
        """Move the piece back to its place by the animation ``home``."""
        self.given, self.home = False, home
        if self.still:
            home.finish()

    def update(self, dt: float, lost: Callable[[], object]) -> bool:
        """Advance by ``dt`` seconds; returns whether anything moves.

        ``lost`` is called when a piece was put down for a decision that did not come about.
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
