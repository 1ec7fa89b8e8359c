"""Sequential halving: the better of many lines get more of the simulations."""

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
    """The lines that were left in the end, best first; one unless stopped.

    ``simulate(lines)`` plays each on once, with the same luck for all so that it does not decide
    between them; False stops. ``order`` puts the best first. ``most`` limits how often
    each is played on in a round.
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
