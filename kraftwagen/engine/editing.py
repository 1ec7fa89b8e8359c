"""The interface of a game to an editor of positions, which are as from ``to_position``.

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
"""A position as JSON, legal or not."""
Place: TypeAlias = tuple[str | int, ...]
"""The key of a piece or a place on the table, like the keys of a ``TableView``."""


@dataclass(frozen=True, slots=True)
class Field:
    """A setting of a position: one of ``values``, none of which adds or removes pieces.

    ``place`` identifies the field; ``key`` is its locale key below ``<game>``, and its text may
    use ``number`` and ``parts``, which are locale keys too. ``words`` are the locale keys of values
    that are not plain numbers. A Term in ``parts`` or ``words`` has a full key and values of its
    own. With ``seats``, the values are seats, -1 for nobody.
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
    """Make a legal position for a number of seats; edits lead from it to every other one."""
    groups: Callable[[Table], Sequence[tuple[str, Seat]]]
    """The groups of fields in display order, each with its seat, -1 for the table."""
    group_of: Callable[[Place], str]
    """The group with the fields of a place on the table; "" for none."""
    fields: Callable[[Table], Sequence[Field]]
    notes: Callable[[Table, str], Sequence[str]]
    """Locale keys of sentences that explain what a group of fields cannot set in this position."""
    change: Callable[[Table, Place, int], dict[str, Json]]
    """Copy a position with the field at a place set to one of its values."""
    movable: Callable[[Place], bool]
    """Whether the piece at a place may be moved by hand."""
    move: Callable[[Table, Place, Place], dict[str, Json] | None]
    """Copy a position with the piece at one place moved to another; None if it cannot go there."""
    dealt: Callable[[Table, int], dict[str, Json]]
    """Copy a position, start its generator from a seed and forget earlier decisions."""
    shown: Callable[[Table], S]
    """Make a state for display, legal or not."""
