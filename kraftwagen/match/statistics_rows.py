"""Writes results of games as rows of the two tables and reads them back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from kraftwagen.engine.types import Json
from kraftwagen.match.achievements import Earned
from kraftwagen.match.game_result import (
    BadResult,
    GameResult,
    facts_from_json,
    from_json,
    merits_from_json,
    sources_from_json,
)
from kraftwagen.match.seats import PERSON
from kraftwagen.match.statistics_file import DAMAGE, Base, check_tables

BAD: Final = (BadResult, ValueError, TypeError, RecursionError)
"""Errors that an invalid value in a row may raise."""
_TOLD: Final[Mapping[str, Callable[[Json], Mapping[str, Any]]]] = {
    "sources": sources_from_json,
    "facts": facts_from_json,
    "merits": merits_from_json,
}


def insert(base: Base, note: GameResult, anew: bool) -> int:
    """Write a game and return 1 if it is new, else 0; a known one is rewritten only if ``anew``."""
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


def read(base: Base, which: str) -> list[GameResult]:
    """Read the games whose ids the SQL query ``which`` returns, the oldest first."""
    return _read(base, f"WHERE id IN ({which})", ())


def read_until_damage(base: Base) -> list[GameResult]:
    """Read the games of a damaged file, of any version, up to the damage; raises Foreign."""
    check_tables(base)
    return _read(base, "", DAMAGE)


def _read(base: Base, where: str, damage: tuple[type[Exception], ...]) -> list[GameResult]:
    """Each table in the order of the file, so that all rows before a damaged page are had."""
    seats: dict[Any, dict[Any, dict[str, Any]]] = {}
    with suppress(*damage):
        for row in _rows(base, f"SELECT * FROM seats {where}"):
            seats.setdefault(row.pop("id"), {})[row.pop("seat")] = row
    notes = []
    with suppress(*damage):
        for row in _rows(base, f"SELECT * FROM games {where}"):
            with suppress(*BAD):
                notes.append(_note(row, seats.get(row["id"], {})))
    return sorted(notes, key=lambda note: (note.date, note.id))


def _rows(base: Base, question: str) -> Iterator[dict[str, Any]]:
    rows = base.execute(question)
    names = [column[0] for column in rows.description]
    return (dict(zip(names, row, strict=True)) for row in rows)


def _note(game: dict[str, Any], seats: Mapping[Any, dict[str, Any]]) -> GameResult:
    """Return the note in rows of both tables; raises one of BAD."""
    if len(seats) != game["seats"]:
        raise BadResult("it has not all of its seats")
    for seat in seats.values():
        seat.update({name: _told(seat[name], check) for name, check in _TOLD.items()})
    options, practice = json.loads(game["options"]), bool(game["practice"])
    in_order = [seats[number] for number in sorted(seats)]
    return from_json({**game, "options": options, "practice": practice, "seats": in_order})


def _told(text: str, check: Callable[[Json], Mapping[str, Any]]) -> Json:
    """What is told of a seat; nothing if it makes no sense."""
    with suppress(*BAD):
        told = json.loads(text)
        check(told)
        return told
    return {}


def earned(base: Base, game: str, but: str, until: str) -> Iterator[Earned]:
    """Yield what people earned, oldest game first; arguments as in ``Statistics.achievements``."""
    rows = base.execute(
        "SELECT date, merits FROM games JOIN seats USING (id)"
        " WHERE game = ? AND id != ? AND controller = ? AND (? = '' OR date <= ?)"
        " ORDER BY date, id, seat",
        (game, but, PERSON, until, until),
    )
    for date, merits in rows:
        with suppress(*BAD):
            yield Earned(str(date), merits_from_json(json.loads(merits)))
