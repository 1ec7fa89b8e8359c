"""Positions by a table of rows: from a row come its key, writing it and reading it strictly.

A kind says how one value of a state looks in JSON. Its ``write`` takes a value and returns JSON,
its ``read`` takes JSON and where it stands and raises BadPosition with that place. For the editor
single values have ``values``, all there are, and the others ``below``: the key and kind of an entry
by its word or number in a path.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.fields import Fields, lawful, listed, named, number
from kraftwagen.engine.types import Json

S = TypeVar("S")

_FORMAT: Final = 1
_FEWEST_SEATS: Final = 2
_TABLES: Final = 32
"""That are kept, one for each data set and number of seats."""


class Kind(Protocol):
    """How a value of a state looks in JSON."""

    def write(self, value: Any) -> Json:
        """Return the value as JSON."""

    def read(self, value: Json, where: str) -> Any:
        """Return the value of a state; raises BadPosition."""


Below: TypeAlias = tuple[str | int, Kind]
"""The key of an entry in JSON, and its kind."""


def _name_of(known: Sequence[str], key: str) -> str:
    return known[int(key)] if key.isdigit() else key


def _inside(kind: Any, key: str) -> Below:
    found: Below = kind.below(key)
    return found


# -- single values


@dataclass(frozen=True)
class Number:
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def write(self, value: int) -> Json:
        return value

    def read(self, value: Json, where: str) -> int:
        return number(value, where, self.low, self.high)

    def values(self) -> Sequence[int]:
        return range(self.low, self.high + 1)


class Flag:
    """True or false; 1 or 0 in the state."""

    def write(self, value: int) -> Json:
        return bool(value)

    def read(self, value: Json, where: str) -> int:
        if not isinstance(value, bool):
            raise BadPosition(where, "must be true or false")
        return int(value)

    def values(self) -> Sequence[int]:
        return (0, 1)


@dataclass(frozen=True)
class Name:
    """A name of ``known``; its number in the state, counted from ``first``.

    ``unread`` are names after those, written of what a seat may not know and never read.
    """

    known: Sequence[str]
    first: int = 0
    unread: Sequence[str] = ()

    def write(self, value: int) -> Json:
        place = value - self.first
        return (
            self.known[place] if place < len(self.known) else self.unread[place - len(self.known)]
        )

    def read(self, value: Json, where: str) -> int:
        return self.first + named(value, where, self.known)

    def values(self) -> Sequence[int]:
        return range(self.first, self.first + len(self.known))


@dataclass(frozen=True)
class Optional:
    """A value or null, which is ``none`` in the state."""

    kind: Kind
    none: Any

    def write(self, value: Any) -> Json:
        return None if value == self.none else self.kind.write(value)

    def read(self, value: Json, where: str) -> Any:
        return self.none if value is None else self.kind.read(value, where)

    def values(self) -> Sequence[int]:
        single: Any = self.kind
        return (self.none, *single.values())

    def below(self, key: str) -> Below:
        return _inside(self.kind, key)


# -- several values of a kind


@dataclass(frozen=True)
class Listing:
    """A list of ``least`` to ``most`` entries; a tuple in the state, ``ordered`` if it is sorted.

    ``numbered``: errors name the entry, else the list.
    """

    kind: Kind
    most: int
    least: int = 0
    ordered: bool = False
    numbered: bool = True

    def write(self, value: Iterable[Any]) -> Json:
        return [self.kind.write(one) for one in value]

    def read(self, value: Json, where: str) -> tuple[Any, ...]:
        found = [
            self.kind.read(one, f"{where}[{index}]" if self.numbered else where)
            for index, one in enumerate(listed(value, where, self.least, self.most))
        ]
        return tuple(sorted(found) if self.ordered else found)

    def below(self, key: str) -> Below:
        return int(key), self.kind


@dataclass(frozen=True)
class Bits:
    """A list of names; a bit for each in the state."""

    known: Sequence[str]

    def write(self, value: int) -> Json:
        return [name for place, name in enumerate(self.known) if value >> place & 1]

    def read(self, value: Json, where: str) -> int:
        found = Listing(Name(self.known), len(self.known)).read(value, where)
        return sum(1 << bit for bit in set(found))


@dataclass(frozen=True)
class ByName:
    """A table with a value for each name; a tuple in the state.

    ``optional`` further names may be in it, of all of which the tuple has values, or of none.
    """

    known: Sequence[str]
    kind: Kind
    optional: Sequence[str] = ()

    def write(self, value: Sequence[Any]) -> Json:
        names = (*self.known, *self.optional)
        return {name: self.kind.write(one) for name, one in zip(names, value, strict=False)}

    def read(self, value: Json, where: str) -> tuple[Any, ...]:
        table = Fields(value, where)
        more = self.optional if any(name in table.values for name in self.optional) else ()
        names = (*self.known, *more)
        table.only(*names)
        return tuple(self.kind.read(table.raw(name), table.where(name)) for name in names)

    def below(self, key: str) -> Below:
        return _name_of(self.known, key), self.kind


@dataclass(frozen=True)
class SomeByName:
    """A table with a value for some names; a tuple in the state, ``absent`` for the others."""

    known: Sequence[str]
    kind: Kind
    absent: Any

    def write(self, value: Sequence[Any]) -> Json:
        named_values = zip(self.known, value, strict=True)
        return {name: self.kind.write(one) for name, one in named_values if one != self.absent}

    def read(self, value: Json, where: str) -> tuple[Any, ...]:
        table = Fields(value, where)
        table.only(*self.known)
        return tuple(
            self.kind.read(table.values[name], table.where(name))
            if name in table.values
            else self.absent
            for name in self.known
        )

    def below(self, key: str) -> Below:
        return _name_of(self.known, key), Optional(self.kind, self.absent)


@dataclass(frozen=True)
class Counts:
    """A table with how many there are of some names; a sorted tuple of numbers in the state."""

    known: Sequence[str]
    most: int

    def write(self, value: Sequence[int]) -> Json:
        return {self.known[one]: value.count(one) for one in sorted(set(value))}

    def read(self, value: Json, where: str) -> tuple[int, ...]:
        counts = SomeByName(self.known, Number(0, self.most), 0).read(value, where)
        return tuple(one for one, count in enumerate(counts) for _ in range(count))

    def below(self, key: str) -> Below:
        return _name_of(self.known, key), Optional(Number(0, self.most), 0)


@dataclass(frozen=True)
class Flat:
    """A kind whose tuples of ``size`` values follow each other in one tuple of the state."""

    kind: Kind
    size: int

    def write(self, value: Sequence[Any]) -> Json:
        return self.kind.write(chunks(value, self.size))

    def read(self, value: Json, where: str) -> tuple[Any, ...]:
        found: tuple[Any, ...] = sum(self.kind.read(value, where), ())
        return found

    def below(self, key: str) -> Below:
        return _inside(self.kind, key)


def chunks(values: Sequence[Any], size: int) -> list[Sequence[Any]]:
    """Return the values in parts of ``size``."""
    return [values[first : first + size] for first in range(0, len(values), size)]


# -- values that belong together


def _together(*values: Any) -> Any:
    return values


def _as_it_is(value: Any) -> Sequence[Any]:
    found: Sequence[Any] = value
    return found


class Packed:
    """A table with an entry for each of ``entries``, packed into one value of the state.

    ``pack`` takes the values in their order, ``unpack`` returns them; without these it is a tuple.
    """

    def __init__(
        self,
        entries: Mapping[str, Kind],
        pack: Callable[..., Any] = _together,
        unpack: Callable[[Any], Sequence[Any]] = _as_it_is,
    ) -> None:
        self.entries, self._pack, self._unpack = entries, pack, unpack

    def write(self, value: Any) -> Json:
        parts = zip(self.entries.items(), self._unpack(value), strict=True)
        return {key: kind.write(part) for (key, kind), part in parts}

    def read(self, value: Json, where: str) -> Any:
        return self.taken(Fields(value, where))

    def taken(self, table: Fields, *also: str) -> Any:
        """Read from a table that has the entries ``also`` besides."""
        parts = [kind.read(table.raw(key), table.where(key)) for key, kind in self.entries.items()]
        table.only(*also, *self.entries)
        return self._pack(*parts)

    def below(self, key: str) -> Below:
        return key, self.entries[key]


class Variants:
    """A table whose entry ``tag`` names which of several kinds of table it is.

    ``name_of`` returns the name of a value of the state.
    """

    def __init__(
        self, tag: str, name_of: Callable[[Any], str], variants: Mapping[str, Packed]
    ) -> None:
        self._tag, self._name_of, self._variants = tag, name_of, variants

    def write(self, value: Any) -> Json:
        name = self._name_of(value)
        return {self._tag: name, **self._variants[name].write(value)}

    def read(self, value: Json, where: str) -> Any:
        table, names = Fields(value, where), tuple(self._variants)
        name = names[named(table.raw(self._tag), table.where(self._tag), names)]
        return self._variants[name].taken(table, self._tag)


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


class Record:
    """A table with an entry for each row, an object of the state; ``make`` returns an empty one."""

    def __init__(self, make: Callable[[], Any], *rows: Row) -> None:
        self._make, self.rows = make, rows
        self.keys = tuple(row.key for row in rows)

    def write(self, value: Any) -> dict[str, Json]:
        return {row.key: row.kind.write(row.get(value)) for row in self.rows}

    def read(self, value: Json, where: str, *also: str) -> Any:
        table, made = Fields(value, where), self._make()
        for row in self.rows:
            row.put(made, row.kind.read(table.raw(row.key), table.where(row.key)))
        table.only(*also, *self.keys)
        return made

    def below(self, key: str) -> Below:
        return key, next(row.kind for row in self.rows if row.key == key)


class Codec(Generic[S]):
    """The positions of a game.

    ``table(data, seats)`` returns the record of a state; its row ``per_seat`` is a list with an
    entry for each seat. ``check`` raises AssertionError with the rule that a state breaks.
    """

    def __init__(
        self,
        table: Callable[[Any, int], Record],
        check: Callable[[S], object],
        most_seats: int = 4,
        per_seat: str = "players",
    ) -> None:
        self.record = lru_cache(maxsize=_TABLES)(table)
        self._check, self._most_seats, self._per_seat = check, most_seats, per_seat

    def to_position(self, state: S) -> dict[str, Json]:
        """Return a state as JSON with readable names."""
        return {"format": _FORMAT, **self.record(_data_of(state), self._most_seats).write(state)}

    def from_position(self, data: Any, position: Mapping[str, Json]) -> S:
        """Return the state a position describes.

        Raises BadPosition naming the field that is wrong, or the rule the whole breaks.
        """
        return lawful(lambda: self.read(data, position), self._check)

    def read(self, data: Any, position: Mapping[str, Json]) -> S:
        """Return the state of a position that may break rules; raises BadPosition for a field."""
        fields = Fields(position, "")
        fields.only("format", *self.record(data, self._most_seats).keys)
        fields.number("format", _FORMAT, _FORMAT)
        seats = len(fields.items(self._per_seat, self._most_seats, _FEWEST_SEATS))
        made = self.record(data, seats).read(position, "", "format")
        if data is not None:
            made.data = data
        state: S = made
        return state

    def seats(self, position: Mapping[str, Json]) -> int:
        """Return how many seats a position has."""
        return len(position[self._per_seat])


def _data_of(state: Any) -> Any:
    """The data set of a state; a game without one has None."""
    return getattr(state, "data", None)
