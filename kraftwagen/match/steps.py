"""Long work in small steps, so that a window can draw frames in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses at each ``yield`` and returns its result; ``close`` cancels it."""
AT_ONCE: Final = 500
"""Rows or games in a step, which takes a few milliseconds."""


def finish(steps: Steps[T]) -> T:
    """Do all of the work at once; returns its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: T = end.value
            return made
