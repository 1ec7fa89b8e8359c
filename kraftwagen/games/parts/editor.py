"""The editor of positions, derived from the codec and two tables: of settings and of moves.

A ``Setting`` is a row for a value that can be set, a ``Zone`` for pieces that can be carried;
carrying a piece changes settings. After each edit ``settle`` updates the pieces that follow from
the others. All functions work on the JSON of a position. A path like "players.{}.money" leads to an
entry, with the numbers of a place for the braces; the codec knows the values of the entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from kraftwagen.engine import rng
from kraftwagen.engine.editing import Editing, Field, Place, Table
from kraftwagen.engine.types import Json, Seat
from kraftwagen.engine.wording import Term
from kraftwagen.games.parts.codec import FLAG, Codec, Kind

S = TypeVar("S")

Values: TypeAlias = dict[str, Json]
"""Position (as JSON) that is being edited."""
Group: TypeAlias = str | Callable[..., str]
"""Name of a group of settings; braces stand for the numbers of a place. Or a function of them."""
Edit: TypeAlias = tuple[Place, int]
"""Place of a setting, and its new value."""
_OFF_ON: Final = ("editing.off", "editing.on")


class Setting(NamedTuple):
    """Row of the table of settings; its functions take the position and the numbers of a place.

    ``over`` gives the numbers that follow the name of the place: a key of the position or a list (a
    number for each entry), or a function that returns them. ``group`` may have braces for them.
    ``path`` leads to the entry, or is a function of the numbers; ``get`` and ``put`` replace it. By
    default ``values`` are all that the codec allows; ``offer`` takes the position alone and returns
    ``values``, for costly computations. ``words`` returns the locale key of a value. With ``swaps``
    another place that has the new value gets the old one. Other fields are as in ``Field``.
    """

    name: str
    group: Group
    word: str | Callable[..., str]
    path: str | Callable[..., str] = ""
    over: str | Sequence[Any] | Callable[[Values], Sequence[Place]] | None = None
    values: Callable[..., Sequence[int]] | None = None
    offer: Callable[[Values], Callable[..., Sequence[int]]] | None = None
    words: Callable[[int], str | Term] | None = None
    seats: bool = False
    swaps: bool = False
    number: Callable[..., int] | None = None
    parts: Callable[..., Sequence[str | Term]] | None = None
    get: Callable[..., int] | None = None
    put: Callable[..., object] | None = None

    def places(self, table: Values) -> Sequence[Place]:
        """Return the numbers of every place of this setting in a position."""
        if self.over is None:
            return [()]
        if callable(self.over):
            return self.over(table)
        entries = table[self.over] if isinstance(self.over, str) else self.over
        return [(number,) for number in range(len(entries))]


class Block(NamedTuple):
    """Settings whose fields are listed together, grouped by the key that ``by`` returns."""

    rows: Sequence[Setting]
    by: Callable[[Field], Any] = lambda field: field.place[1]


def in_order(
    name: str,
    group: Group,
    word: str,
    path: str,
    place_of: Callable[[Values, int], int] = lambda table, number: number,
    **more: Any,
) -> Setting:
    """Return a setting for the place of a list entry, from 1; ``place_of`` finds its index."""

    def put(table: Values, number: int, place: int) -> None:
        entries = table[path]
        entries.insert(place - 1, entries.pop(place_of(table, number)))

    return Setting(
        name,
        group,
        word,
        values=lambda table, number: range(1, len(table[path]) + 1),
        get=lambda table, number: place_of(table, number) + 1,
        put=put,
        **more,
    )


def counted(
    name: str,
    group: Group,
    word: str | Callable[..., str],
    over: str | Sequence[Any] | Callable[[Values], Sequence[Place]],
    entries: Callable[..., list[Any]],
    counts: Callable[..., bool],
    more: Callable[..., int],
    new: Callable[..., Any],
    **further: Any,
) -> Setting:
    """Return a setting for the number of entries of a sort in a list.

    ``counts`` tells if an entry is of the sort, given the numbers of the place; ``more`` returns
    how many may be added. ``new`` returns an entry, which is appended; the last entries are removed
    first.
    """

    def own(table: Values, *numbers: Any) -> list[int]:
        found = enumerate(entries(table, *numbers))
        return [place for place, entry in found if counts(entry, *numbers)]

    def put(table: Values, *numbers: Any) -> None:
        *place, count = numbers
        while len(own(table, *place)) < count:
            entries(table, *place).append(new(table, *place))
        for last in own(table, *place)[count:][::-1]:
            entries(table, *place).pop(last)

    return Setting(
        name,
        group,
        word,
        over=over,
        values=lambda table, *place: range(
            len(own(table, *place)) + max(0, more(table, *place)) + 1
        ),
        get=lambda table, *place: len(own(table, *place)),
        put=put,
        **further,
    )


class Zone(NamedTuple):
    """Row of the table of moves: pieces at ``sources`` can be carried to ``targets``.

    Sources and targets are names of places. ``edits`` takes the position, source and target and may
    change the position. It returns the settings to change, or None for an impossible move.
    """

    sources: Sequence[str | int]
    targets: Sequence[str | int]
    edits: Callable[[Values, Any, Any], Iterable[Edit] | None]


def exchanged(
    path: str | Callable[..., str],
) -> Callable[[Values, Any, Any], Iterable[Edit] | None]:
    """Return ``edits`` of a zone that swap two entries; None if the source is empty."""

    def edits(table: Values, source: Any, target: Any) -> Iterable[Edit] | None:
        (here, key), (there, other) = (_owner(table, _filled(path, one[1:])) for one in
                                       (source, target))  # fmt: skip
        here[key], there[other] = there[other], here[key]
        return None if there[other] is None else []

    return edits


def _owner(table: Values, path: str) -> tuple[Any, Any]:
    owner: Any = table
    *above, last = path.split(".")
    for word in above:
        owner = owner[int(word) if isinstance(owner, list) else word]
    return owner, int(last) if isinstance(owner, list) else last


class Editor(Generic[S]):
    """The editor of positions of a game with a data set.

    ``groups`` are the groups of settings in display order, one with braces for each seat.
    ``further`` are the groups of places without a setting of their name, ``notes`` the locale keys
    of what cannot be set in a group. ``settle`` updates the pieces that follow from the others,
    ``tidy`` sorts lists whose order has no meaning once the past is dropped, ``begin`` turns the
    start of a game into the first position of an editor.
    """

    def __init__(
        self,
        positions: Codec[S],
        data: Any,
        new: Callable[[int, int, Mapping[str, Json]], S],
        *,
        settings: Sequence[Setting | Block],
        zones: Sequence[Zone],
        groups: Sequence[str],
        further: Mapping[str, Group] = MappingProxyType({}),
        settle: Callable[[Values], object] = lambda table: None,
        notes: Callable[[Table, str], Sequence[str]] = lambda table, group: (),
        begin: Callable[[Values], object] = lambda table: None,
        tidy: Callable[[Values], object] = lambda table: None,
    ) -> None:
        self._codec, self._data, self._new = positions, data, new
        self._blocks = [
            one if isinstance(one, Block) else Block([one], lambda field: 0) for one in settings
        ]
        self._settings = [row for block in self._blocks for row in block.rows]
        self._zones, self._groups = zones, groups
        self._settle, self._notes, self._begin, self._tidy = settle, notes, begin, tidy
        self._group_of = {**{one.name: one.group for one in self._settings}, **further}

    def editing(self) -> Editing[S]:
        """Return the editor's functions as a record for the window."""
        movable = {name for zone in self._zones for name in zone.sources}
        return Editing(
            blank=self._blank,
            groups=self._in_groups,
            group_of=lambda place: _filled(self._group_of.get(str(place[0]), ""), place[1:]),
            fields=self.fields,
            notes=self._notes,
            change=self.change,
            movable=lambda place: place[0] in movable,
            move=self.move,
            dealt=self._dealt,
            shown=self._read,
        )

    def _in_groups(self, table: Table) -> list[tuple[str, Seat]]:
        found: list[tuple[str, Seat]] = []
        for name in self._groups:
            seats = range(self._codec.seats(table)) if "{}" in name else (-1,)
            found += [(name.format(seat), seat) for seat in seats]
        return found

    # -- positions

    def _read(self, table: Table) -> S:
        return self._codec.read(self._data, table)

    def _copy(self, table: Table) -> Values:
        return self._codec.to_position(self._read(table))

    def _settled(self, table: Values) -> Values:
        self._settle(table)
        return self._copy(table)

    def _blank(self, seats: int) -> Values:
        table = self._codec.to_position(self._new(seats, 0, {}))
        self._begin(table)
        return self._dealt(self._settled(table), 0)

    def _dealt(self, table: Table, seed: int) -> Values:
        made = {**self._copy(table), "rng": rng.seeded(seed, "deal"), "reveals": 0}
        self._tidy(made)
        return made

    # -- settings

    def fields(self, table: Table) -> Sequence[Field]:
        """Return all fields that can be set in a position."""
        values, found = dict(table), list[Field]()
        for block in self._blocks:
            own = [field for row in block.rows for field in self._fields_of(row, values)]
            found += sorted(own, key=block.by)
        return found

    def _fields_of(self, one: Setting, table: Values) -> Iterator[Field]:
        offered = one.offer(table) if one.offer else one.values and partial(one.values, table)
        for numbers in one.places(table):
            entry = self._entry(one, table, numbers) if one.path else None
            values = self._all_of(one, table, entry) if offered is None else offered(*numbers)
            words = one.words
            if words is None and entry is not None and entry.kind is FLAG:
                words = _OFF_ON.__getitem__
            yield Field(
                place=(one.name, *numbers),
                group=_filled(one.group, numbers),
                key=_filled(one.word, numbers),
                value=one.get(table, *numbers) if one.get else _there(entry).get(one.seats),
                values=values,
                words=[words(value) for value in values] if words else (),
                seats=one.seats,
                number=one.number(*numbers) if one.number else 0,
                parts=one.parts(*numbers) if one.parts else (),
            )

    def _all_of(self, one: Setting, table: Values, entry: _Entry | None) -> Sequence[int]:
        """Return all values that the codec allows."""
        kind = _there(entry).kind
        if one.seats:
            return range(-1 if kind.nullable else 0, self._codec.seats(table))
        return kind.values

    def _entry(self, one: Setting, table: Values, numbers: Place) -> _Entry:
        """Follow the path of a setting."""
        kind = self._codec.record(self._data, self._codec.seats(table))
        below: Any = table
        for word in _filled(one.path, numbers).split("."):
            assert kind.below is not None, f"{one.path} leads nowhere"
            found, owner = kind.below(word), below
            kind, key = found.kind, found.key
            below = owner.get(key) if isinstance(owner, dict) else owner[key]
        return _Entry(owner, key, kind, found.may_be_missing)

    def _row(self, table: Values, place: Place) -> Setting | None:
        """Return the row of a place, if it can be set now."""
        rows = (one for one in self._settings if one.name == place[0])
        return next((one for one in rows if place[1:] in one.places(table)), None)

    def put(self, table: Values, place: Place, value: int) -> None:
        """Set a value in a position that is being edited."""
        one = self._row(table, place)
        assert one is not None, f"{place} cannot be set in this position"
        if one.put is not None:
            one.put(table, *place[1:], value)
            return
        entry = self._entry(one, table, place[1:])
        before = entry.get(one.seats)
        if one.swaps and value not in (before, -1):
            others = [self._entry(one, table, numbers) for numbers in one.places(table)]
            found = [other for other in others if other.get(one.seats) == value]
            for other in found[-1:]:
                other.put(before, one.seats)
        entry.put(value, one.seats)

    def change(self, table: Table, place: Place, value: int) -> Values:
        """Return the position after a setting is changed to one of its values."""
        made = self._copy(table)
        self.put(made, place, value)
        return self._settled(made)

    def move(self, table: Table, source: Place, target: Place) -> Values | None:
        """Return the position after a piece is carried to another place; None if it cannot be."""
        if source == target:
            return None
        for zone in self._zones:
            if source[0] in zone.sources and target[0] in zone.targets:
                made = self._copy(table)
                edits = zone.edits(made, source, target)
                if edits is not None:
                    return self._all_set(made, edits, self._copy(table))
        return None

    def _all_set(self, table: Values, edits: Iterable[Edit], before: Values) -> Values | None:
        """Settle and set one after the other; None if a value cannot be, or nothing changes."""
        table = self._settled(table)
        for place, value in edits:
            row = self._row(table, place)
            fields = self._fields_of(row, table) if row is not None else ()
            if not any(one.place == place and value in one.values for one in fields):
                return None
            table = self.change(table, place, value)
        return None if table == before else table


def by_variant(usual: Editing[S], others: Mapping[str, Editing[S]]) -> Editing[S]:
    """Return an editor for all variants of a game, which follows a position's own variant."""
    if not others:
        return usual

    def of(table: Table) -> Editing[S]:
        return others.get(str(table.get("variant", "")), usual)

    return replace(
        usual,
        groups=lambda table: of(table).groups(table),
        fields=lambda table: of(table).fields(table),
        notes=lambda table, group: of(table).notes(table, group),
        change=lambda table, place, value: of(table).change(table, place, value),
        move=lambda table, source, target: of(table).move(table, source, target),
        dealt=lambda table, seed: of(table).dealt(table, seed),
        shown=lambda table: of(table).shown(table),
    )


class _Entry(NamedTuple):
    """An entry of a position: the table or list it is in, its key there, its kind."""

    owner: Any
    key: str | int
    kind: Kind
    may_be_missing: bool

    def get(self, seats: bool) -> int:
        value = self.owner.get(self.key) if self.may_be_missing else self.owner[self.key]
        return -1 if seats and value is None else int(self.kind.read(value, ""))

    def put(self, value: int, seats: bool) -> None:
        made = None if seats and value < 0 else self.kind.write(value)
        if made is None and self.may_be_missing:
            self.owner.pop(self.key, None)
        else:
            self.owner[self.key] = made


def _there(entry: _Entry | None) -> _Entry:
    assert entry is not None, "a setting has a path, or functions of its own"
    return entry


def _filled(text: str | Callable[..., str], numbers: Place) -> str:
    return text(*numbers) if callable(text) else text.format(*numbers)
