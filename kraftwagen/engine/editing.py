"""What a game offers to an editor of positions; positions are JSON as ``GameSpec.to_position``.

It holds no sentences: fields and their values have keys of the game's locale files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from kraftwagen.engine.types import Json, Seat
from kraftwagen.engine.wording import Term

S = TypeVar("S")

Table: TypeAlias = Mapping[str, Json]
"""A position, lawful or not."""
Place: TypeAlias = tuple[str | int, ...]
"""The key of a piece or a place on the table, like the keys of a ``TableView``."""


@dataclass(frozen=True, slots=True)
class Field:
    """A setting of a position: one of ``values``, none of which adds or removes pieces.

    ``key`` is its locale key below ``<game>``; its text may use ``number`` and ``parts``, further
    such keys. ``words`` are the locale keys of values that are not plain numbers. A Term stands
    for a full key with values of its own. ``seats``: the values are seats, -1 for nobody.
    ``place`` is the place on the table that the setting belongs to, if any.
    """

    place: Place
    group: str
    key: str
    value: int
    values: Sequence[int]
    words: Sequence[str | Term] = ()
    seats: bool = False
    number: int = 0
    parts: Sequence[str | Term] = ()


@dataclass(frozen=True)
class Editing(Generic[S]):
    """The edits of a game. None of its functions changes the position it is given."""

    blank: Callable[[int], dict[str, Json]]
    """Make a lawful position for so many seats, from which every other one can be reached."""
    groups: Callable[[Table], Sequence[tuple[str, Seat]]]
    """The groups of fields in display order, each with its seat or -1."""
    group_of: Callable[[Place], str]
    """The group with the fields of a place on the table; "" for none."""
    fields: Callable[[Table], Sequence[Field]]
    notes: Callable[[Table, str], Sequence[str]]
    """Locale keys of sentences that say what of a group cannot be set in this position."""
    change: Callable[[Table, Place, int], dict[str, Json]]
    """Set a field to one of its values."""
    movable: Callable[[Place], bool]
    """Whether what lies at a place may be moved by hand."""
    move: Callable[[Table, Place, Place], dict[str, Json] | None]
    """Move the piece at a place to another place; None where that makes no sense."""
    dealt: Callable[[Table, int], dict[str, Json]]
    """Restart the random generator from a seed and drop the past: equal for equal tables."""
    shown: Callable[[Table], S]
    """Make a state for display, lawful or not."""
