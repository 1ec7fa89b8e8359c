"""Long work in small steps, so that a window can draw frames in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses at each ``yield`` and returns its result; ``close`` cancels it."""
AT_ONCE: Final = 500
"""Number of rows or games in a step, which takes a few milliseconds."""


def finish(steps: Steps[T]) -> T:
    """Run all steps at once and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: T = end.value
            return made
