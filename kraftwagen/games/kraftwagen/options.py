"""The options a game can be set up with.

``special_tiles``  true or false: play with the special tiles (section 12)
``handicap``       money the seats begin with: [] for none, else one whole number from 0 to 20
                   for each seat; no rule of the book, for families and teachers
"""

from __future__ import annotations

from collections.abc import Mapping

from kraftwagen.engine.errors import BadOption
from kraftwagen.engine.types import Json

SPECIAL_TILES = "special_tiles"
HANDICAP = "handicap"
MOST_HANDICAP = 20
DEFAULTS: Mapping[str, Json] = {SPECIAL_TILES: False, HANDICAP: []}


def checked(options: Mapping[str, Json], seats: int) -> dict[str, Json]:
    """All options with defaults filled in; raises BadOption for unknown ones or wrong values."""
    for name, value in options.items():
        if name not in DEFAULTS:
            raise BadOption(f"unknown option '{name}': known are {', '.join(sorted(DEFAULTS))}")
        if name == HANDICAP:
            _check_handicap(value, seats)
        elif not isinstance(value, bool):
            raise BadOption(f"option '{name}' must be true or false, not {value!r}")
    return {**DEFAULTS, **options}


def _check_handicap(value: Json, seats: int) -> None:
    if not isinstance(value, list | tuple) or len(value) not in (0, seats):
        raise BadOption(f"option 'handicap' must be a list of {seats} numbers or empty")
    for amount in value:
        if type(amount) is not int or not 0 <= amount <= MOST_HANDICAP:
            raise BadOption(
                f"option 'handicap' must hold whole numbers from 0 to {MOST_HANDICAP}, "
                f"not {amount!r}"
            )
