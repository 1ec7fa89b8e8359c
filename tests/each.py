"""A check of many things as one test, which names all those it fails for.

Thousands of tests of their own would take longer than what they look at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any


def each(
    things: Collection[Any], name: Callable[[Any], str] = str
) -> Callable[[Callable[[Any], None]], Callable[[], None]]:
    """Decorates a check of one of the things; ``name`` is what a failure calls it."""
    assert things

    def decorate(check: Callable[[Any], None]) -> Callable[[], None]:
        def over_all() -> None:
            faults = []
            for thing in things:
                try:
                    check(thing)
                except AssertionError as fault:
                    faults.append(f"{name(thing)}: {fault}")
            assert not faults, "\n".join(faults)

        over_all.__doc__ = check.__doc__
        return over_all

    return decorate
