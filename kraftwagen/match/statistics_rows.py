"""Noted games as rows of the two tables, and back.

A player of many years has tens of thousands: what a figure does not need is not taken apart. The
options, which are few, are read once each, what is told of a seat when somebody asks for it.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, ItemsView, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import fields, replace
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, TypeAlias, TypeVar

from kraftwagen.engine.types import Json
from kraftwagen.match.achievements import Earned
from kraftwagen.match.game_result import (
    BadResult,
    GameResult,
    SeatResult,
    facts_from_json,
    is_game,
    is_seat,
    merits_from_json,
    options_from_json,
    sources_from_json,
)
from kraftwagen.match.seats import PERSON
from kraftwagen.match.statistics_file import DAMAGE, Base, score_column
from kraftwagen.match.steps import AT_ONCE, Steps, finish

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
_BAD: Final = (BadResult, ValueError, TypeError, RecursionError)


@lru_cache(maxsize=256)
def _in_json(key: object) -> str:
    return json.dumps(key)


class Told(Mapping[str, T]):
    """What is told of a seat, read from its JSON at each question; nothing if it is wrong."""

    __slots__ = ("_check", "_text")

    def __init__(self, text: str, check: Callable[[Json], dict[str, T]]) -> None:
        self._text = text
        self._check = check

    def _read(self) -> dict[str, T]:
        try:
            return self._check(json.loads(self._text))
        except _BAD:
            return {}

    def _may_hold(self, key: object) -> bool:
        # Most of the keys that are looked for are rare, and looking at the text is quick.
        return _in_json(key) in self._text

    def __contains__(self, key: object) -> bool:
        return self._may_hold(key) and key in self._read()

    def __getitem__(self, key: str) -> T:
        return self._read()[key]

    def get(self, key: str, default: Any = None) -> Any:
        """One thing that is told; the default if it is not."""
        return self._read().get(key, default) if self._may_hold(key) else default

    def items(self) -> ItemsView[str, T]:
        """What is told, by name."""
        return self._read().items()

    def __iter__(self) -> Iterator[str]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())

    def __eq__(self, other: object) -> bool:
        return dict(self) == dict(other) if isinstance(other, Mapping) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


class _StoredSeat(SeatResult):
    """A seat that holds its JSON as it stands in the file.

    What is told is made when it is asked for and not kept: a figure asks once, most are not asked
    for, and hundreds of thousands of small objects are slow.
    """

    __slots__ = ("_facts", "_merits", "_sources")
    _sources: str
    _facts: str
    _merits: str

    def __init__(
        self,
        name: str,
        controller: str,
        score: int,
        place: int,
        share: float,
        texts: tuple[str, str, str],
    ) -> None:
        put = object.__setattr__
        put(self, "name", name)
        put(self, "controller", controller)
        put(self, "score", score)
        put(self, "place", place)
        put(self, "share", share)
        put(self, "_sources", texts[0])
        put(self, "_facts", texts[1])
        put(self, "_merits", texts[2])

    @property
    def sources(self) -> Mapping[str, tuple[int, ...]]:
        """The score by source and stage."""
        return Told(self._sources, sources_from_json)

    @property
    def facts(self) -> Mapping[str, int | str]:
        """The facts by name."""
        return Told(self._facts, facts_from_json)

    @property
    def merits(self) -> Mapping[str, tuple[str, ...]]:
        """The pieces of achievements by name."""
        return Told(self._merits, merits_from_json)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SeatResult):
            return NotImplemented
        return all(getattr(self, one.name) == getattr(other, one.name) for one in fields(self))

    __hash__ = None  # type: ignore[assignment]


def insert(base: Base, note: GameResult, anew: bool) -> int:
    """Write a game; 1 if it was not there. Known ones are written again only ``anew``."""
    held = base.execute("SELECT practice FROM games WHERE id = ?", (note.id,)).fetchone()
    if held is not None and not anew:
        return 0
    practice = note.practice
    if held is not None:
        practice |= bool(held[0])
    elif note.date:
        same = "SELECT 1 FROM games WHERE game = ? AND date = ? AND seed = ?"
        practice |= base.execute(same, (note.game, note.date, note.seed)).fetchone() is not None
    base.execute("DELETE FROM seats WHERE id = ?", (note.id,))
    base.execute(
        "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            note.id,
            note.game,
            note.date,
            json.dumps(dict(note.options)),
            note.data_digest,
            note.seed,
            len(note.seats),
            note.rules_version,
            practice,
        ),
    )
    for number, seat in enumerate(note.seats):
        told = (json.dumps(dict(table)) for table in (seat.sources, seat.facts, seat.merits))
        plain = seat.name, seat.controller, seat.score, seat.place, seat.share
        base.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (note.id, number, *plain, *told),
        )
    return int(held is None)


def read_all(
    base: Base, usable: Callable[[Iterator[Row]], Iterator[Row]] = iter
) -> Steps[list[GameResult]]:
    """All games, the oldest first; rows that make no sense are left out.

    Sorted here: the database would read all of a damaged table before it gave the first row.
    """
    # First as if all were sound, which is nearly always so.
    with suppress(*DAMAGE), base.strict_texts():
        return (yield from _read_all(base, iter))
    return (yield from _read_all(base, usable))


def _read_all(
    base: Base, usable: Callable[[Iterator[Row]], Iterator[Row]]
) -> Steps[list[GameResult]]:
    score = score_column(base)
    seats: dict[Any, list[tuple[int, SeatResult | None]]] = {}
    columns = f"id, seat, name, controller, {score}, place, share, sources, facts, merits"
    rows = usable(base.execute(f"SELECT {columns} FROM seats"))
    for number, row in enumerate(rows, start=1):
        seats.setdefault(row[0], []).append((row[1], _seat(row)))
        if number % AT_ONCE == 0:
            yield
    options = _Options()
    notes = []
    columns = "id, game, date, options, data_digest, seed, rules_version, practice, seats"
    rows = usable(base.execute(f"SELECT {columns} FROM games"))
    for number, row in enumerate(rows, start=1):
        note = _note(row, seats.get(row[0], []), options)
        if note is not None:
            notes.append(note)
        if number % AT_ONCE == 0:
            yield
    notes.sort(key=lambda note: (note.date, note.id))
    made = []
    for note in _with_met_deals(notes, options):
        made.append(note)
        if len(made) % AT_ONCE == 0:
            yield
    return made


def read_until_damage(base: Base, errors: tuple[type[Exception], ...]) -> list[GameResult]:
    """The games that a damaged file still holds."""

    def until(rows: Iterator[Row]) -> Iterator[Row]:
        with suppress(*errors):
            yield from rows

    with without_collector():
        return finish(read_all(base, until))


def earned(base: Base, game: str, but: str, until: str) -> Iterator[Earned]:
    """What people have earned in a game, the oldest first; see ``Statistics.achievements``."""
    rows = base.execute(
        "SELECT date, merits FROM games JOIN seats USING (id)"
        " WHERE game = ? AND id != ? AND controller = ? AND (? = '' OR date <= ?)"
        " ORDER BY date, id, seat",
        (game, but, PERSON, until, until),
    )
    for date, merits in rows:
        with suppress(*_BAD):
            yield Earned(str(date), merits_from_json(json.loads(merits)))


@contextmanager
def without_collector() -> Iterator[None]:
    """Of many new objects none is waste; looking through them took half of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


class _Options:
    """The options of games by their JSON: all games of a set-up share them."""

    def __init__(self) -> None:
        self._read: dict[Any, dict[str, Json] | None] = {}
        self._alike: dict[int, str] = {}

    def of(self, text: Any) -> dict[str, Json] | None:
        """The options in a text, None when it makes no sense."""
        if text not in self._read:
            try:
                self._read[text] = options_from_json(json.loads(text))
            except _BAD:
                self._read[text] = None
        return self._read[text]

    def alike(self, options: Mapping[str, Json]) -> str:
        """The same for equal options."""
        known = self._alike.get(id(options))
        if known is None:
            known = self._alike[id(options)] = json.dumps(sorted(options.items()))
        return known


def _seat(row: Row) -> SeatResult | None:
    _, _, name, controller, score, place, share, sources, facts, merits = row
    if not is_seat(name, controller, score, place, share):
        return None
    if not (type(sources) is type(facts) is type(merits) is str):
        return None
    return _StoredSeat(name, controller, score, place, float(share), (sources, facts, merits))


def _note(
    row: Row, seats: list[tuple[int, SeatResult | None]], known: _Options
) -> GameResult | None:
    """The note in rows of both tables, None when they make no sense."""
    id_, game, date, text, digest, seed, rules_version, practice, count = row
    texts = id_, game, date, digest
    if len(seats) != count or not is_game(texts, seed, rules_version, len(seats)):
        return None
    try:
        in_order = dict(sorted(seats, key=itemgetter(0)))
    except TypeError:  # a damaged file may have texts among the numbers of the seats
        return None
    complete = tuple(seat for seat in in_order.values() if seat is not None)
    options = known.of(text)
    if options is None or len(complete) != len(seats):
        return None
    return GameResult(
        id_, game, date, options, digest, seed, rules_version, bool(practice), complete
    )


def _with_met_deals(notes: Iterable[GameResult], options: _Options) -> Iterator[GameResult]:
    """A set-up that was begun anew is practice: much of what comes is known.

    The notes come by date. Endings of one game have the same; ``insert`` knows which was first.
    """
    first: dict[tuple[Any, ...], str] = {}
    for note in notes:
        alike = options.alike(note.options)
        deal = note.game, note.rules_version, note.data_digest, len(note.seats), alike, note.seed
        met = first.setdefault(deal, note.date) < note.date
        yield replace(note, practice=True) if met else note
