"""What a game offers to an editor of positions; positions are JSON as ``GameSpec.to_position``.

Nothing here is a sentence: fields and their values have keys of the game's locale files.
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
"""Names a piece or a place on the table, as the keys of a ``TableView``."""


@dataclass(frozen=True, slots=True)
class Field:
    """Something that can be set: to one of ``values``, which never make more or fewer pieces.

    ``key`` names it below ``<game>``; its words may ask for ``number`` and for ``parts``, other
    such keys. ``words`` are keys of values that are no mere numbers. A key with values of its own
    is a Term and stands below no game. ``seats`` says that the values are seats, -1 nobody.
    ``place`` is where it lies on the table, too, if it lies there.
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
    """A lawful position for so many seats from which everything else can be made."""
    groups: Callable[[Table], Sequence[tuple[str, Seat]]]
    """The groups of fields in order; each with its seat, or -1."""
    group_of: Callable[[Place], str]
    """The group about a place of the table; empty for none."""
    fields: Callable[[Table], Sequence[Field]]
    notes: Callable[[Table, str], Sequence[str]]
    """What of a group of fields cannot be set in this position: keys of sentences."""
    change: Callable[[Table, Place, int], dict[str, Json]]
    """Set a field to one of its values."""
    movable: Callable[[Place], bool]
    """Whether what lies at a place may be moved by hand."""
    move: Callable[[Table, Place, Place], dict[str, Json] | None]
    """Put the piece of a place onto another place; None where that means nothing."""
    dealt: Callable[[Table, int], dict[str, Json]]
    """The same table with the luck of a seed, and nothing of its past: equal for equal tables."""
    shown: Callable[[Table], S]
    """A state to be looked at, lawful or not."""
