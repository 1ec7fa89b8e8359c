"""Positions by a table of rows: from a row come its key, writing it and reading it strictly.

Each function below returns a ``Kind``: how a value of a state looks in JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from kraftwagen.engine import fields
from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.fields import Fields, lawful, listed, named
from kraftwagen.engine.types import Json

S = TypeVar("S")

_FORMAT: Final = 1
_FEWEST_SEATS: Final = 2
_TABLES: Final = 32
"""Tables kept, one for each data set and number of seats."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How a value of a state looks in JSON.

    ``write`` takes a value and returns JSON. ``read`` takes JSON and where it stands and returns
    the value; it raises BadPosition with that place. For the editor single values have ``values``,
    all there are, and the others ``below``, which finds an entry by its word or number in a path.
    """

    write: Callable[[Any], Json]
    read: Callable[[Json, str], Any]
    values: Sequence[int] = ()
    below: Callable[[str], Below] | None = None
    nullable: bool = False


@dataclass(frozen=True, slots=True)
class Below:
    """An entry of a kind: its key in JSON, its own kind, whether it may be missing."""

    key: str | int
    kind: Kind
    may_be_missing: bool = False


# -- single values


def number(low: int, high: int) -> Kind:
    """Return the kind of whole numbers from ``low`` to ``high``."""
    return Kind(
        lambda value: value,
        lambda value, where: fields.number(value, where, low, high),
        range(low, high + 1),
    )


def _read_flag(value: Json, where: str) -> int:
    if not isinstance(value, bool):
        raise BadPosition(where, "must be true or false")
    return int(value)


FLAG: Final = Kind(bool, _read_flag, (0, 1))
"""True or false; 1 or 0 in the state."""


def name(known: Sequence[str], first: int = 0, unread: Sequence[str] = ()) -> Kind:
    """Return the kind of names; in the state they are numbers, from ``first`` on.

    ``unread`` are names after those, written of what a seat may not know and never read.
    """
    written = (*known, *unread)
    return Kind(
        lambda value: written[value - first],
        lambda value, where: first + named(value, where, known),
        range(first, first + len(known)),
    )


def optional(kind: Kind, none: Any) -> Kind:
    """Return the kind of such values or null, which is ``none`` in the state."""
    return Kind(
        lambda value: None if value == none else kind.write(value),
        lambda value, where: none if value is None else kind.read(value, where),
        (none, *kind.values),
        kind.below,
        nullable=True,
    )


# -- several values of a kind


def listing(
    kind: Kind, most: int, least: int = 0, *, ordered: bool = False, numbered: bool = True
) -> Kind:
    """Return the kind of lists of ``least`` to ``most`` entries; a tuple in the state.

    ``ordered``: it is sorted there. ``numbered``: errors name the entry, else the list.
    """

    def read(value: Json, where: str) -> tuple[Any, ...]:
        found = [
            kind.read(one, f"{where}[{index}]" if numbered else where)
            for index, one in enumerate(listed(value, where, least, most))
        ]
        return tuple(sorted(found) if ordered else found)

    return Kind(
        lambda value: [kind.write(one) for one in value],
        read,
        below=lambda key: Below(int(key), kind),
    )


def bits(known: Sequence[str]) -> Kind:
    """Return the kind of lists of names; a bit for each in the state."""
    names = listing(name(known), len(known))
    return Kind(
        lambda value: [one for place, one in enumerate(known) if value >> place & 1],
        lambda value, where: sum(1 << bit for bit in set(names.read(value, where))),
    )


def by_name(known: Sequence[str], kind: Kind, further: Sequence[str] = ()) -> Kind:
    """Return the kind of tables with a value for each name; a tuple in the state.

    ``further`` names may be in it, too: the tuple has values of all of them, or of none.
    """
    every = (*known, *further)

    def read(value: Json, where: str) -> tuple[Any, ...]:
        table = Fields(value, where)
        names = every if any(one in table.values for one in further) else known
        table.only(*names)
        return tuple(kind.read(table.raw(one), table.where(one)) for one in names)

    return Kind(
        lambda value: {one: kind.write(part) for one, part in zip(every, value, strict=False)},
        read,
        below=lambda key: Below(_name_of(known, key), kind),
    )


def some_by_name(known: Sequence[str], kind: Kind, absent: Any) -> Kind:
    """Return the kind of tables with a value for some names; a tuple, of others ``absent``."""

    def write(value: Sequence[Any]) -> Json:
        parts = zip(known, value, strict=True)
        return {one: kind.write(part) for one, part in parts if part != absent}

    def read(value: Json, where: str) -> tuple[Any, ...]:
        table = Fields(value, where)
        table.only(*known)
        return tuple(
            kind.read(table.values[one], table.where(one)) if one in table.values else absent
            for one in known
        )

    own = optional(kind, absent)
    return Kind(write, read, below=lambda key: Below(_name_of(known, key), own, True))


def counts(known: Sequence[str], most: int) -> Kind:
    """Return the kind of tables that say how many there are; a sorted tuple of numbers."""
    numbers = some_by_name(known, number(0, most), 0)

    def read(value: Json, where: str) -> tuple[int, ...]:
        found = enumerate(numbers.read(value, where))
        return tuple(one for one, count in found for _ in range(count))

    return Kind(
        lambda value: {known[one]: value.count(one) for one in sorted(set(value))},
        read,
        below=numbers.below,
    )


def flat(kind: Kind, size: int) -> Kind:
    """Return the kind whose tuples of ``size`` values follow each other in one tuple."""
    return Kind(
        lambda value: kind.write(chunks(value, size)),
        lambda value, where: sum(kind.read(value, where), ()),
        below=kind.below,
    )


def chunks(values: Sequence[Any], size: int) -> list[Sequence[Any]]:
    """Return the values in parts of ``size``."""
    return [values[first : first + size] for first in range(0, len(values), size)]


def _name_of(known: Sequence[str], key: str) -> str:
    return known[int(key)] if key.isdigit() else key


# -- values that belong together


def packed(
    entries: Mapping[str, Kind],
    pack: Callable[..., Any] = lambda *values: values,
    unpack: Callable[[Any], Sequence[Any]] = lambda value: value,
) -> Kind:
    """Return the kind of tables with these entries, packed into one value of the state.

    ``pack`` takes the values in their order, ``unpack`` returns them; without these it is a tuple.
    """

    def write(value: Any) -> Json:
        parts = zip(entries.items(), unpack(value), strict=True)
        return {key: kind.write(part) for (key, kind), part in parts}

    def read(value: Json, where: str) -> Any:
        table = Fields(value, where)
        parts = [kind.read(table.raw(key), table.where(key)) for key, kind in entries.items()]
        table.only(*entries)
        return pack(*parts)

    return Kind(write, read, below=lambda key: Below(key, entries[key]))


def variants(tag: str, name_of: Callable[[Any], str], kinds: Mapping[str, Kind]) -> Kind:
    """Return the kind of tables of several kinds, of which the entry ``tag`` names one.

    ``name_of`` returns the name of a value of the state.
    """
    known = tuple(kinds)

    def write(value: Any) -> Json:
        one = name_of(value)
        return {tag: one, **kinds[one].write(value)}

    def read(value: Json, where: str) -> Any:
        table = Fields(value, where)
        one = known[named(table.raw(tag), table.where(tag), known)]
        return kinds[one].read(_without(table.values, tag), where)

    return Kind(write, read)


class Row:
    """An entry of an object: its key, its kind and the attribute, by default of the same name.

    ``get`` and ``put`` take the place of an attribute where a state has it in another shape.
    """

    def __init__(
        self,
        key: str,
        kind: Kind,
        attribute: str = "",
        get: Callable[[Any], Any] | None = None,
        put: Callable[[Any, Any], object] | None = None,
    ) -> None:
        attribute = attribute or key
        self.key, self.kind = key, kind
        self.get = get or (lambda owner: getattr(owner, attribute))
        self.put = put or (lambda owner, value: setattr(owner, attribute, value))


def record(make: Callable[[], Any], *rows: Row) -> Kind:
    """Return the kind of objects of the state, with an entry for each row; ``make`` makes one."""
    kinds = {row.key: row.kind for row in rows}

    def read(value: Json, where: str) -> Any:
        table, made = Fields(value, where), make()
        for row in rows:
            row.put(made, row.kind.read(table.raw(row.key), table.where(row.key)))
        table.only(*kinds)
        return made

    return Kind(
        lambda value: {row.key: row.kind.write(row.get(value)) for row in rows},
        read,
        below=lambda key: Below(key, kinds[key]),
    )


def _without(values: Mapping[str, Json], key: str) -> dict[str, Json]:
    return {name: value for name, value in values.items() if name != key}


class Codec(Generic[S]):
    """The positions of a game.

    ``table(data, seats)`` returns the record of a state; its row ``per_seat`` is a list with an
    entry for each seat. ``check`` raises AssertionError with the rule that a state breaks.
    """

    def __init__(
        self,
        table: Callable[[Any, int], Kind],
        check: Callable[[S], object],
        most_seats: int = 4,
        per_seat: str = "players",
    ) -> None:
        self.record = lru_cache(maxsize=_TABLES)(table)
        self._check, self._most_seats, self._per_seat = check, most_seats, per_seat

    def to_position(self, state: S) -> dict[str, Json]:
        """Return a state as JSON with readable names."""
        data = getattr(state, "data", None)
        return {"format": _FORMAT, **self.record(data, self._most_seats).write(state)}

    def from_position(self, data: Any, position: Mapping[str, Json]) -> S:
        """Return the state a position describes.

        Raises BadPosition naming the field that is wrong, or the rule the whole breaks.
        """
        return lawful(lambda: self.read(data, position), self._check)

    def read(self, data: Any, position: Mapping[str, Json]) -> S:
        """Return the state of a position that may break rules; raises BadPosition for a field."""
        table = Fields(position, "")
        table.number("format", _FORMAT, _FORMAT)
        seats = len(table.items(self._per_seat, self._most_seats, _FEWEST_SEATS))
        made = self.record(data, seats).read(_without(position, "format"), "")
        if data is not None:
            made.data = data
        state: S = made
        return state

    def seats(self, position: Mapping[str, Json]) -> int:
        """Return how many seats a position has."""
        return len(position[self._per_seat])
