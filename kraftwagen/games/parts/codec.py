"""Converts states to JSON positions and back, strictly, by a table of rows.

Each module-level function returns a ``Kind``: the JSON form of some values of a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from kraftwagen.engine import fields
from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.fields import Fields, lawful, listed, named
from kraftwagen.engine.types import Json

S = TypeVar("S")

_FORMAT: Final = 1
_HEAD: Final = ("format", "variant")
"""Entries of a position that are not of the state: the form of it, the variant of the game."""
_FEWEST_SEATS: Final = 2
_TABLES: Final = 32
"""Tables kept, one for each data set and number of seats."""
_WRITTEN: Final = 128
"""Single values whose JSON is kept: positions are written after every decision."""


@dataclass(frozen=True, slots=True)
class Kind:
    """The JSON form of some values of a state.

    ``write`` takes a value and returns JSON. ``read`` takes JSON and its path and returns the
    value; it raises BadPosition with that path. Two serve the editor:
    ``values`` lists every value of a kind of single values, ``below`` returns the kind of an entry
    by its name or index.
    """

    write: Callable[[Any], Json]
    read: Callable[[Json, str], Any]
    values: Sequence[int] = ()
    below: Callable[[str], Below] | None = None
    nullable: bool = False


@dataclass(frozen=True, slots=True)
class Below:
    """An entry within a kind: its key in JSON, its own kind, and whether it may be missing."""

    key: str | int
    kind: Kind
    may_be_missing: bool = False


# -- single values


def number(low: int, high: int) -> Kind:
    """Return the kind of whole numbers from ``low`` to ``high``."""
    return Kind(
        int,
        lambda value, where: fields.number(value, where, low, high),
        range(low, high + 1),
    )


def _read_flag(value: Json, where: str) -> int:
    if not isinstance(value, bool):
        raise BadPosition(where, "must be true or false")
    return int(value)


FLAG: Final = Kind(bool, _read_flag, (0, 1))
"""The kind of true and false; 1 and 0 in the state."""


def name(known: Sequence[str], first: int = 0, unread: Sequence[str] = ()) -> Kind:
    """Return the kind of names; in the state they are numbers, from ``first`` on.

    ``unread`` names follow them. They are written for what a seat may not know, and rejected by
    ``read``.
    """
    written = dict(enumerate((*known, *unread), first))
    return Kind(
        written.__getitem__,
        lambda value, where: first + named(value, where, known),
        range(first, first + len(known)),
    )


def optional(kind: Kind, none: Any) -> Kind:
    """Return the kind that also allows null, for the value ``none`` of the state."""

    def write(value: Any) -> Json:
        return None if value == none else kind.write(value)

    return Kind(
        lru_cache(maxsize=_WRITTEN)(write) if kind.values else write,
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

    The tuple is sorted if ``ordered``. Errors name the entry if ``numbered``, else the list.
    """

    def read(value: Json, where: str) -> tuple[Any, ...]:
        found = [
            kind.read(one, f"{where}[{index}]" if numbered else where)
            for index, one in enumerate(listed(value, where, least, most))
        ]
        return tuple(sorted(found) if ordered else found)

    return Kind(
        lambda value: list(map(kind.write, value)),
        read,
        below=lambda key: Below(int(key), kind),
    )


def bits(known: Sequence[str]) -> Kind:
    """Return the kind of lists of different names; a bit set in the state."""
    names = listing(name(known), len(known))
    return Kind(
        lambda value: [one for place, one in enumerate(known) if value >> place & 1],
        lambda value, where: sum(1 << bit for bit in set(names.read(value, where))),
    )


def by_name(known: Sequence[str], kind: Kind, further: Sequence[str] = ()) -> Kind:
    """Return the kind of tables with a value for each name; a tuple in the state.

    Tables may have all or none of the ``further`` names; the tuple then has their values, too.
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
    """Return the kind of tables with values for some names; in the tuple others are ``absent``."""

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
    """Return the kind of tables that count each name; a sorted tuple of numbers in the state."""
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
    """Return the kind for a tuple of the state that JSON holds in parts of ``size`` values each."""
    return Kind(
        lambda value: kind.write(chunks(value, size)),
        lambda value, where: sum(kind.read(value, where), ()),
        below=kind.below,
    )


def chunks(values: Sequence[Any], size: int) -> list[Sequence[Any]]:
    """Return the values split into parts of ``size``."""
    return [values[first : first + size] for first in range(0, len(values), size)]


def _name_of(known: Sequence[str], key: str) -> str:
    return known[int(key)] if key.isdigit() else key


# -- values that belong together


def packed(
    entries: Mapping[str, Kind],
    pack: Callable[..., Any] = lambda *values: values,
    unpack: Callable[[Any], Sequence[Any]] = lambda value: value,
) -> Kind:
    """Return the kind of tables with these entries, packed into a single value of the state.

    ``pack`` takes the values of the entries in order, ``unpack`` returns them; by default the value
    is the tuple of them.
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
    """Return the kind of tables of several kinds, told apart by the name in the entry ``tag``.

    ``name_of`` returns this name for a value of the state.
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
    """An entry of an object: its key, its kind and its attribute, by default named like the key.

    ``get`` and ``put`` replace the attribute if the state has the value in another form.
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
        self.get = get or attrgetter(attribute)
        self.put = put or (lambda owner, value: setattr(owner, attribute, value))


def record(make: Callable[[], Any], *rows: Row) -> Kind:
    """Return the kind of objects created by ``make``, with an entry for each row."""
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


def variants_of(data: Any) -> Mapping[str, Any]:
    """Return the data sets of a game's variants by name; empty for a game without any."""
    found: Mapping[str, Any] = getattr(data, "variants", {})
    return found


def _itself(data: Any) -> Mapping[str, Any]:
    """Return the data set of a variant by its own name; empty for the whole game."""
    name = getattr(data, "variant", "")
    return {name: data} if name else {}


class Codec(Generic[S]):
    """The codec of positions of a game.

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
        data: Any = getattr(state, "data", None)
        name = getattr(data, "variant", "")
        variant = {"variant": name} if name else {}
        return {"format": _FORMAT, **variant, **self.record(data, self._most_seats).write(state)}

    def from_position(self, data: Any, position: Mapping[str, Json]) -> S:
        """Return the state of a position.

        Raises BadPosition naming the wrong field, or the rule that the state breaks.
        """
        return lawful(lambda: self.read(data, position), self._check)

    def read(self, data: Any, position: Mapping[str, Json]) -> S:
        """Return the state of a position that may break rules; raises BadPosition for a field."""
        table = Fields(position, "")
        table.number("format", _FORMAT, _FORMAT)
        if "variant" in position:
            of = {**variants_of(data), **_itself(data)}
            known = tuple(of)
            data = of[known[named(position["variant"], "variant", known)]]
        seats = len(table.items(self._per_seat, self._most_seats, _FEWEST_SEATS))
        rest = {key: value for key, value in position.items() if key not in _HEAD}
        made = self.record(data, seats).read(rest, "")
        if data is not None:
            made.data = data
        state: S = made
        return state

    def seats(self, position: Mapping[str, Json]) -> int:
        return len(position[self._per_seat])
