"""The SQLite file of statistics, opened with care, as it may come from somebody else.

It may have only our two tables and their index: a view could run forever, a trigger could write.
Fields are limited in length and statements in steps. Older versions are brought up to date.
"""

from __future__ import annotations

import sqlite3
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

VERSION: Final = 3
_PATIENCE: Final = 0.15
"""Seconds to wait for another program that uses the file."""
_LONGEST_FIELD: Final = 1_000_000
_STEPS_PER_BYTE: Final = 4
_FEWEST_STEPS: Final = 5_000_000
"""Steps that any statement may take; reading a sound file takes a tenth of its limit."""
_JSON_STEPS: Final = 10
"""Factor on the limit of steps for statements that go through the JSON of all rows."""
_STEPS_AT_ONCE: Final = 100_000

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, date TEXT NOT NULL, options TEXT NOT NULL,
    data_digest TEXT NOT NULL, seed INTEGER NOT NULL, seats INTEGER NOT NULL,
    rules_version INTEGER NOT NULL, practice INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS seats (
    id TEXT NOT NULL REFERENCES games(id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    controller TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL,
    share REAL NOT NULL, sources TEXT NOT NULL, facts TEXT NOT NULL, merits TEXT NOT NULL,
    PRIMARY KEY (id, seat));
"""
_INDEX: Final = "CREATE INDEX IF NOT EXISTS games_by_date ON games (date);\n"
"""For ``insert``, which looks for other endings of a game; since version 3."""
_OLD_NAME: Final = "money"
"""Column of the score in version 1 of the file."""

_CORRUPT: Final = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_INTERRUPT,
)
"""Error codes that occur only if the file is not as this program wrote it."""
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


_REPLACING: Final = partial(bytes.decode, encoding="utf-8", errors="replace")
"""How a text is read that may have damaged characters."""


class Newer(Exception):
    """Raised for a file of a newer version of the program."""


class Foreign(sqlite3.DatabaseError):
    """Raised for a file that is no database or has other tables than ours."""


DAMAGE: Final = (sqlite3.Error, UnicodeError, OverflowError)
"""Errors of a damaged, locked or unwritable file; ``kind`` tells which it is."""


def kind(error: Exception) -> str:
    """Return the kind of a fault of the file: "damaged", "locked" or "unwritable"."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in _BUSY:
        return "locked"
    # Damaged names make errors whose own words cannot be decoded.
    if isinstance(error, UnicodeError | Foreign) or (code is not None and code & 0xFF in _CORRUPT):
        return "damaged"
    return "unwritable"


class Base(sqlite3.Connection):
    """A connection that limits the steps of every statement and the length of fields."""

    def __init__(self, file: Path | None) -> None:
        if file is not None and file.exists() and not file.is_file():
            raise Foreign("it is not a file")
        super().__init__(file or ":memory:", timeout=_PATIENCE, check_same_thread=False)
        self._steps = 0
        self._most = max(_FEWEST_STEPS, _STEPS_PER_BYTE * file.stat().st_size if file else 0)
        self.text_factory = _REPLACING
        self.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_FIELD)
        self.set_progress_handler(self._step, _STEPS_AT_ONCE)
        self.execute("PRAGMA trusted_schema = OFF")

    def copied(self) -> Base:
        """Copy the database into memory, with a higher limit of steps for going through JSON."""
        copy = Base(None)
        copy._most = _JSON_STEPS * self._most
        try:
            self.backup(copy)
        except BaseException:
            copy.close()
            raise
        return copy

    def execute(self, *statement: Any) -> sqlite3.Cursor:
        """Execute a statement with its own count of steps."""
        self._steps = 0
        return super().execute(*statement)

    def _step(self) -> bool:
        self._steps += _STEPS_AT_ONCE
        return self._steps > self._most


def open_base(file: Path | None) -> Base:
    """Open a file, None for one in memory; create or update its tables. Raises Newer, DAMAGE."""
    base = Base(file)
    try:
        version = base.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise Newer
        found = _objects(base)
        if not found:
            base.executescript(
                f"BEGIN IMMEDIATE;{_SCHEMA}{_INDEX}PRAGMA user_version = {VERSION};COMMIT;"
            )
        elif found in (_objects_of(1), _objects_of(2)):
            _migrate(base)
        elif found != _objects_of(VERSION):
            raise Foreign("it has other tables than those of statistics")
    except BaseException:
        base.close()
        raise
    return base


def check_tables(base: Base) -> None:
    """Raise Foreign unless a file has both our tables, of any version; it may have others."""
    if not any(_objects_of(version) <= _objects(base) for version in (1, 2)):
        raise Foreign("it has no tables of statistics")


def _migrate(base: Base) -> None:
    """Version 1 called the score money. Another window may be at it: whoever is first does it."""
    base.execute("BEGIN IMMEDIATE")
    if _objects(base) == _objects_of(1):
        base.execute(f"ALTER TABLE seats RENAME COLUMN {_OLD_NAME} TO score")
    base.execute(_INDEX)
    base.execute(f"PRAGMA user_version = {VERSION}")
    base.commit()


def _objects(base: sqlite3.Connection) -> frozenset[tuple[str, ...]]:
    """Everything that a file declares: tables, indexes, views, triggers."""
    rows = base.execute("SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_master")
    return frozenset((*map(str, row[:3]), " ".join(str(row[3]).split())) for row in rows)


@cache
def _objects_of(version: int) -> frozenset[tuple[str, ...]]:
    schema = _SCHEMA.replace("score", _OLD_NAME) if version == 1 else _SCHEMA
    schema += _INDEX if version == VERSION else ""
    base = sqlite3.connect(":memory:")
    try:
        base.executescript(schema)
        return _objects(base)
    finally:
        base.close()
