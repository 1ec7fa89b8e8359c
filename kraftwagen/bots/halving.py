"""Sequential halving: of many lines, the better ones get more of the simulations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

L = TypeVar("L")


def halve(
    lines: Sequence[L],
    simulations: int,
    simulate: Callable[[Sequence[L]], bool],
    order: Callable[[list[L]], None],
    most: int | None = None,
) -> list[L]:
    """Drop the worse half of lines in each round; returns the last one, or those left if stopped.

    ``simulations`` is the total of all rounds. ``simulate(lines)`` simulates each line once, with
    the same draws for all so that luck does not decide; it returns False to stop. ``order`` sorts
    lines in place, the best first. ``most`` limits the simulations of each line in a round.
    """
    racing = list(lines)
    share = simulations // max(1, (len(racing) - 1).bit_length())
    going = True
    while len(racing) > 1 and going:
        each = max(1, share // len(racing))
        going = all(simulate(racing) for _ in range(each if most is None else min(most, each)))
        order(racing)
        if going:
            racing = racing[: (len(racing) + 1) // 2]
    return racing
