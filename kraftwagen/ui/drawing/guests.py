"""The guests: six drawn people, one of whom is the face of each person at this machine.

Every game draws them in the dress of its time. A name has the guest that was chosen for it, as the
settings keep it, else one that follows from its letters.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Final

GUESTS: Final = ("girl", "boy", "woman", "man", "grandmother", "grandfather")
"""Their names; pictures are ``person_<guest>_<mood>`` of each game."""


_WOMEN: Final = ("girl", "woman", "grandmother")
_PROPOSED: Final = {
    "ada": "girl", "bruno": "boy", "clara": "woman", "dorian": "man", "edith": "grandmother",
}  # fmt: skip
"""The guests of the names that the program proposes, see ``bots-person-names``."""


def guests(names: Sequence[str | None], kept: Mapping[str, str]) -> tuple[str | None, ...]:
    """Return the guest of each person at a table, no two alike; None for None, a bot.

    Of those who would have the same, the one who has chosen it keeps it, else the first.
    """
    people = [(seat, name) for seat, name in enumerate(names) if name is not None]
    found: dict[int, str] = {}
    for seat, name in sorted(people, key=lambda one: _chosen(one[1], kept) is None):
        at = GUESTS.index(_chosen(name, kept) or _derived(name))
        free = [one for one in GUESTS[at:] + GUESTS[:at] if one not in found.values()]
        found[seat] = free[0] if free else GUESTS[at]
    return tuple(found.get(seat) for seat in range(len(names)))


def key(name: str) -> str:
    """Return a name as the settings have it."""
    return name.strip().casefold()


def _chosen(name: str, kept: Mapping[str, str]) -> str | None:
    found = kept.get(key(name))
    return found if found in GUESTS else None


def _derived(name: str) -> str:
    letters = key(name).encode(errors="replace")
    # In every language of the program most names that end so are those of women.
    likely = _WOMEN if key(name).endswith("a") else GUESTS
    return _PROPOSED.get(key(name)) or likely[zlib.crc32(letters) % len(likely)]
