"""How long a person takes for a lesson or a game: one estimate for files and tests."""

from __future__ import annotations

from typing import Final

_WORDS: Final = 3.0
"""Words that a person reads in a second."""
_CLICK: Final = 2.0
"""Seconds to find a place and click on it."""
_WEIGHING: Final = 25.0
"""Seconds to weigh a turn of one's own that nobody has laid out."""


def seconds(words: int, clicks: int, motion: float, turns: int = 0) -> float:
    """Return the seconds for so many words and clicks, and ``motion`` seconds of watching.

    ``turns`` are those that a person has to find out alone.
    """
    return words / _WORDS + clicks * _CLICK + motion + turns * _WEIGHING
