"""How long a bot's turn is shown: people who wait see all of it, but never for long."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.types import Seat

TURN: Final = 2.4
"""The most seconds of animation that a bot's turn takes, thought and motion."""
HURRIED: Final = 1.9
"""The same at Fast, where each decision takes a larger share of it for its own first picture."""
QUICKER: Final = 1.5
"""How much faster than those of persons the pieces of bots move, at least."""
_SHARE: Final = 0.32
"""The most of what is left of a turn that one motion may take, as nobody knows how many follow."""
_LEAST: Final = 0.02
"""What any motion may take, in seconds of animation."""


class Budget:
    """What is left of the time for showing the turn of a bot."""

    def __init__(self, seat: Seat, hurried: bool = False) -> None:
        self.seat = seat
        self.left = HURRIED if hurried else TURN
        """Seconds of animation."""

    def rate(self, duration: float) -> float:
        """Return how many times faster than usual a motion of this length is to be shown."""
        return max(QUICKER, duration / max(_LEAST, self.left * _SHARE))

    def spend(self, seconds: float) -> None:
        """Take seconds of animation away."""
        self.left = max(0.0, self.left - seconds)
