"""Work that is done in small steps, for as long as a frame has time for it."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

MOVING = 0.003
"""Seconds of a frame for such work while something moves."""
STANDING = 0.006
"""The same while the picture stands."""
LEFT = 0.001
"""Seconds that such work may have taken in a frame that has time for what follows, too."""


def work(steps: Iterator[object], seconds: float) -> bool:
    """Take steps for some time; returns whether all are taken and the frame still has time."""
    begun = perf_counter()
    for _ in steps:
        if perf_counter() - begun >= seconds:
            return False
    return perf_counter() - begun < LEFT
