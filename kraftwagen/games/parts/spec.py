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
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Json, Seat

_LARGEST_SEED: Final = 1 << 60
_ROOMS: Final = {
    "checks": ("check",),
    "flow": ("legal", "apply"),
    "explain": ("explain",),
    "observe": ("observe", "redact", "determinize"),
    "evaluate": ("evaluate",),
    "position": ("to_position",),
    "summary": ("summarize",),
    "feats": ("feats",),
}
"""Functions that each module gives to the fields of the same name of a GameSpec."""
New = Callable[[int, int, Mapping[str, Json]], Any]


def declare(
    game: str,
    title: str,
    rules_version: int,
    data: Any,
    begin: Callable[[int, int, Mapping[str, Json]], Any],
    rooms: tuple[ModuleType, ...],
    editing: Callable[[Any, New], Editing[Any]],
    seats: tuple[int, int] = (2, 4),
    **differs: Any,
) -> GameSpec[Any]:
    """Return the GameSpec of a game with a data set.

    ``begin(seats, seed, options)`` sets a game up with checked values. ``rooms`` are the modules
    of ``_ROOMS`` and "codes", "options", "position" and "summary"; ``differs`` are further
    fields of the GameSpec.
    """
    pickle_by_digest(data)
    room = {one.__name__.rpartition(".")[2]: one for one in rooms}
    lines, declared = room["codes"].TABLE.bound(data), room["options"].DECLARED
    read = room["position"].from_position

    def new(count: int, seed: int, chosen: Mapping[str, Json]) -> Any:
        if not seats[0] <= count <= seats[1]:
            raise BadOption(f"seats must be {seats[0]} to {seats[1]}, not {count}")
        if not 0 <= seed < _LARGEST_SEED:
            raise BadOption(f"the seed must be a whole number from 0 to {_LARGEST_SEED - 1}")
        return begin(count, seed, setting.checked(declared, chosen, count))

    def why_not(state: Any, code: Code) -> Reason | None:
        if code in room["flow"].legal(state):
            return None
        reason: Reason = room["explain"].refusal(state, code)
        return reason

    return GameSpec(
        id=game,
        title=title,
        rules_version=rules_version,
        seats=seats,
        options=setting.defaults(declared),
        declared_options=declared,
        data_digest=data.digest,
        new=new,
        digest=digest,
        actor=actor,
        reveals=reveals,
        is_over=is_over,
        to_text=lines.to_text,
        from_text=lines.from_text,
        from_position=lambda values: read(data, values),
        why_not=why_not,
        score_name=f"{game}.score",
        merits=room["summary"].MERITS,
        editing=editing(data, new),
        **{name: getattr(room[of], name) for of, names in _ROOMS.items() for name in names},
        **differs,
    )


def digest(state: Any) -> str:
    """Return a stable fingerprint of the whole state and its data set."""
    text = repr((state.data.digest, state.key()))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def actor(state: Any) -> Seat:
    """Return the seat that has to decide."""
    seat: Seat = state.current
    return seat


def reveals(state: Any) -> int:
    """Return how often hidden information was revealed, to all seats or to one."""
    count: int = state.reveals
    return count


def is_over(state: Any) -> bool:
    """Whether the game is over."""
    return not state.pending
