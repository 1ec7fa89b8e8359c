"""Long work in small steps, so that a window may draw pictures in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses at each ``yield`` and returns what was made; ``close`` gives it up."""
AT_ONCE: Final = 500
"""Rows or games of a step, which takes some milliseconds."""


def finish(steps: Steps[T]) -> T:
    """Do all of the work at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: T = end.value
            return made
