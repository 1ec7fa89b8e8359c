"""Sequential halving: the better of many lines get more of the simulations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

L = TypeVar("L")


def halve(
    lines: Sequence[L],
    simulations: int,
    simulate: Callable[[Sequence[L]], bool],
    rank: Callable[[L], Any],
    most: int | None = None,
) -> list[L]:
    """The lines that were left in the end, best (lowest by ``rank``) first; one unless stopped.

    ``simulate(lines)`` plays each on once, with the same luck for all so that it does not decide
    between them; False stops. ``most`` limits how often each is played on in a round.
    """
    racing = list(lines)
    share = simulations // max(1, (len(racing) - 1).bit_length())
    going = True
    while len(racing) > 1 and going:
        each = max(1, share // len(racing))
        going = all(simulate(racing) for _ in range(each if most is None else min(most, each)))
        racing.sort(key=rank)
        if going:
            racing = racing[: (len(racing) + 1) // 2]
    return racing
