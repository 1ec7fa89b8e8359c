"""Picking few games that together show everything that is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")

PRICE = 120
"""How many decisions more a game may have for one more fact, so that files stay small."""
TIMES = 2
"""In how many games everything is shown."""


def pick(wanted: set[str], shown: Mapping[K, set[str]], size: Mapping[K, int]) -> list[K]:
    """Games that show everything ``TIMES`` times: greedily the one that shows most of what is
    still missing, short ones preferred. Raises SystemExit if something is shown too rarely.
    """
    left = dict.fromkeys(wanted, TIMES)
    chosen: list[K] = []
    while missing := {fact for fact, times in left.items() if times}:
        rest = [game for game in shown if game not in chosen and shown[game] & missing]
        if not rest:
            raise SystemExit(f"no game shows {sorted(missing)}")
        best = max(rest, key=lambda game: PRICE * len(shown[game] & missing) - size[game])
        chosen.append(best)
        for fact in shown[best] & missing:
            left[fact] -= 1
    return chosen
