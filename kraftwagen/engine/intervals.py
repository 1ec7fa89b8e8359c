"""The confidence interval of a win rate."""

from __future__ import annotations

import math
from typing import Final

Z95: Final = 1.959963984540054
"""Number of standard deviations to either side in a 95 % interval."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate; ties count as fractions of a win.

    Without games the interval is 0 to 1.
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    half = Z95 * spread / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
