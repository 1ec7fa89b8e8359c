"""How long a person takes for a lesson: one estimate for the minutes named in files and tests."""

from __future__ import annotations

from typing import Final

_WORDS: Final = 3.0
"""Words that a person reads in a second."""
_CLICK: Final = 2.0
"""Seconds to find a place and click on it."""


def seconds(words: int, clicks: int, motion: float) -> float:
    """Return the seconds for so many words and clicks, and ``motion`` seconds of watching."""
    return words / _WORDS + clicks * _CLICK + motion
