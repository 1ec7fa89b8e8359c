"""Builds the GameSpec of a game from the modules of its package."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final

from kraftwagen.engine import options as setting
from kraftwagen.engine.editing import Editing
from kraftwagen.engine.errors import BadOption
from kraftwagen.engine.native import pickle_by_digest
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json, Seat
from kraftwagen.games.parts.codec import variants_of
from kraftwagen.games.parts.editor import by_variant
from kraftwagen.games.parts.explain import explained

_LARGEST_SEED: Final = 1 << 60
_ROOMS: Final = {
    "checks": ("check",),
    "flow": ("legal", "apply"),
    "observe": ("observe", "determinize"),
    "evaluate": ("evaluate",),
}
"""Functions that each module gives to the fields of the same name of a GameSpec."""
_TABLES: Final = {
    "codes": "TABLE",
    "options": "DECLARED",
    "position": "CODEC",
    "statistics": "STATISTICS",
}
"""Tables that modules have, from which further fields are made."""
New = Callable[[int, int, Mapping[str, Json]], Any]


def declare(
    game: str,
    title: str,
    rules_version: int,
    data: Any,
    begin: New,
    rooms: tuple[ModuleType, ...],
    editing: Callable[[Any, New], Editing[Any]],
    seats: tuple[int, int] = (2, 4),
    **differs: Any,
) -> GameSpec[Any]:
    """Return the GameSpec of a game; ``data`` is its data set, None for a game without one.

    ``begin(seats, seed, options)`` sets a game up with checked values. ``rooms`` are the modules
    of ``_ROOMS`` and ``_TABLES``, and "explain" (see ``explain.explained``); a single module is all
    of them. ``differs`` are fields of the GameSpec that replace or add to those from the rooms.
    """
    room = {one.__name__.rpartition(".")[2]: one for one in rooms}
    if len(rooms) == 1:
        room = dict.fromkeys((*_ROOMS, *_TABLES, "explain"), rooms[0])
    table = {of: getattr(room[of], name) for of, name in _TABLES.items()}
    lines, declared = table["codes"].bound(data), table["options"]
    positions, statistics = table["position"], table["statistics"]
    for one in (data, *variants_of(data).values()):
        if one is not None:
            pickle_by_digest(one)

    def new(count: int, seed: int, chosen: Mapping[str, Json]) -> Any:
        if not seats[0] <= count <= seats[1]:
            raise BadOption(f"seats must be {seats[0]} to {seats[1]}, not {count}")
        if not 0 <= seed < _LARGEST_SEED:
            raise BadOption(f"the seed must be a whole number from 0 to {_LARGEST_SEED - 1}")
        return begin(count, seed, setting.checked(declared, chosen, count))

    fields: dict[str, Any] = {"actor": actor, "is_over": is_over, "digest": digest}
    fields |= {name: getattr(room[of], name) for of, names in _ROOMS.items() for name in names}
    fields |= {
        name: getattr(statistics, name) for name in ("summarize", "feats", "sold", "sources")
    }
    fields |= differs
    fields |= explained(room["explain"], fields["actor"], fields["is_over"], fields["legal"])
    return GameSpec(
        id=game,
        title=title,
        rules_version=rules_version,
        seats=seats,
        options=setting.defaults(declared),
        declared_options=declared,
        data_digest=game if data is None else data.digest,
        new=new,
        reveals=reveals,
        to_text=lines.to_text,
        from_text=lines.from_text,
        to_position=positions.to_position,
        from_position=lambda values: positions.from_position(data, values),
        score_name=f"{game}.score",
        merits={name: merit.pieces for name, merit in statistics.merits.items()},
        editing=by_variant(
            editing(data, new),
            {name: editing(one, new) for name, one in variants_of(data).items()},
        ),
        **fields,
    )


def digest(state: Any) -> str:
    """Return a stable fingerprint of the whole state and its data set, equal on every machine."""
    text = repr((state.data.digest, state.key()))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def actor(state: Any) -> Seat:
    """Return the seat that has to decide."""
    seat: Seat = state.current
    return seat


def reveals(state: Any) -> int:
    """Return the number of times that hidden information was revealed, to all seats or to one."""
    count: int = state.reveals
    return count


def is_over(state: Any) -> bool:
    """Return whether the game is over."""
    return not state.pending
