"""The lead of a seat in score, for bots that compare ways through a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

RIVAL: Final = 0.5
"""Weight of the best opponent's score in ``margin``; the mean of all opponents has the rest."""


def margin(worth: list[float], seat: i64) -> float:
    """Return a seat's lead in score: half over its best opponent, half over the mean of all.

    >>> margin([10.0, 4.0, 8.0], 0)
    3.0
    """
    most = -1e9
    total = 0.0
    for other in range(len(worth)):
        if other != seat:
            value = worth[other]
            total += value
            if value > most:
                most = value
    others = float(len(worth) - 1)
    return worth[seat] - RIVAL * most - (1.0 - RIVAL) * total / others
