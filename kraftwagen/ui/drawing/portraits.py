"""The portraits of the people at this machine: which of six each name has.

Every game draws the six in the dress of its time. A name has the one that was chosen for it, as the
settings keep it, else one that follows from its letters.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Final

PORTRAITS: Final = ("girl", "boy", "woman", "man", "grandmother", "grandfather")
"""The portraits, drawn in ``person_<portrait>_<mood>`` of each game."""


def portraits(names: Sequence[str | None], kept: Mapping[str, str]) -> tuple[str | None, ...]:
    """Return the portrait of each person at a table, no two alike; None for None, a bot.

    Of those who would have the same, the one who has chosen it keeps it, else the first.
    """
    people = [(seat, name) for seat, name in enumerate(names) if name is not None]
    found: dict[int, str] = {}
    for seat, name in sorted(people, key=lambda one: _chosen(one[1], kept) is None):
        at = PORTRAITS.index(_chosen(name, kept) or _derived(name))
        free = [one for one in PORTRAITS[at:] + PORTRAITS[:at] if one not in found.values()]
        found[seat] = free[0] if free else PORTRAITS[at]
    return tuple(found.get(seat) for seat in range(len(names)))


def key(name: str) -> str:
    """Return a name as the settings have it."""
    return name.strip().casefold()


def _chosen(name: str, kept: Mapping[str, str]) -> str | None:
    found = kept.get(key(name))
    return found if found in PORTRAITS else None


def _derived(name: str) -> str:
    return PORTRAITS[zlib.crc32(key(name).encode(errors="replace")) % len(PORTRAITS)]
