"""The time for showing a bot's turn: enough to see all of it, but limited."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.types import Seat

TURN: Final = 2.4
"""Most seconds of animation in a bot's turn, thinking and motion."""
HURRIED: Final = 1.9
"""``TURN`` at the speed Fast, where the first picture of each decision takes more of it."""
QUICKER: Final = 1.5
"""Smallest factor by which bots' pieces move faster than those of people."""
_SHARE: Final = 0.32
"""The most of what is left of a turn that one motion may take, as nobody knows how many follow."""
_LEAST: Final = 0.02
"""What any motion may take, in seconds of animation."""


class Budget:
    """The time left for showing a bot's turn."""

    def __init__(self, seat: Seat, hurried: bool = False) -> None:
        self.seat = seat
        self.left = HURRIED if hurried else TURN
        """Seconds of animation that are left."""

    def rate(self, duration: float) -> float:
        """Return the factor by which to speed up a motion of ``duration`` seconds."""
        return max(QUICKER, duration / max(_LEAST, self.left * _SHARE))

    def spend(self, seconds: float) -> None:
        """Subtract seconds of animation, down to 0."""
        self.left = max(0.0, self.left - seconds)
