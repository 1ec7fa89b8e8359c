"""Long work in small steps, so that a window can draw frames in between."""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses at each ``yield`` and returns its result at the end; ``close`` cancels it."""
_WAIT: Final = 0.005
"""Seconds that a step waits for what is done in the background."""


def finish(steps: Steps[T]) -> T:
    """Run all steps at once and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: T = end.value
            return made


def in_background(work: Callable[[], T], stop: Callable[[], object]) -> Steps[T]:
    """Do work in a thread; each step waits a moment for its result. ``stop`` makes it end early."""
    with ThreadPoolExecutor(1) as pool:
        doing = pool.submit(work)
        try:
            while True:
                yield
                with suppress(TimeoutError):
                    return doing.result(_WAIT)
        except GeneratorExit:
            while not doing.done():  # it may be between two things that can be stopped
                stop()
                wait([doing], _WAIT)
            raise
