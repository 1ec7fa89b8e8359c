"""Sharing out lengths along a row or column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Need(NamedTuple):
    """The lengths of one part of a row in pixels: smallest (``least``) and preferred (``wish``).

    A part with a ``share`` above 0 also takes that share of the room that the others leave.
    """

    least: int
    wish: int
    share: float = 0


def shared(room: int, needs: Sequence[Need]) -> list[int]:
    """Share out ``room`` pixels: a length for each part, none below its ``least``.

    Parts without a share get their ``wish``, parts with one share the rest. When the wishes do not
    fit, all are cut in proportion to what they have above their ``least``. The sum exceeds ``room``
    only if the ``least`` lengths do.

    >>> shared(100, [Need(10, 30), Need(10, 10, 1), Need(10, 10, 2)])
    [30, 23, 47]
    >>> shared(40, [Need(10, 30), Need(10, 20)])
    [23, 17]
    """
    found = [need.least if need.share else need.wish for need in needs]
    over = sum(found) - room
    if over > 0:
        above = [length - need.least for length, need in zip(found, needs, strict=True)]
        cuts = split(min(over, sum(above)), above)
        return [length - cut for length, cut in zip(found, cuts, strict=True)]
    _fill(room, found, needs)
    return found


def _fill(room: int, found: list[int], needs: Sequence[Need]) -> None:
    """Give all parts with a share their part of the room, or their least where that is more."""
    growing = [place for place, need in enumerate(needs) if need.share]
    left = room - sum(length for length, need in zip(found, needs, strict=True) if not need.share)
    while growing:
        parts = split(left, [needs[place].share for place in growing])
        short = {
            place for place, part in zip(growing, parts, strict=True) if part < needs[place].least
        }
        if not short:
            for place, part in zip(growing, parts, strict=True):
                found[place] = part
            return
        left -= sum(needs[place].least for place in short)
        growing = [place for place in growing if place not in short]


def split(whole: int, weights: Sequence[float]) -> list[int]:
    """Split a number of pixels in proportion to weights; the parts add up to it exactly.

    >>> split(10, [1, 1, 1])
    [3, 4, 3]
    """
    total = sum(weights)
    if total <= 0:
        return [0] * len(weights)
    found, before, reached = [], 0, 0.0
    for weight in weights:
        reached += weight
        upto = round(whole * reached / total)
        found.append(upto - before)
        before = upto
    return found
