"""The SQLite file of statistics, opened as what it is: data that may come from somebody else.

It has to have our two tables and nothing else: a view can be a question without end, a trigger
can write. Fields are limited in length and statements in steps. Version 1 is brought up to date.
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
"""What one statement may take; reading a sound file takes a tenth of it."""
_JSON_STEPS: Final = 10
"""Going through the JSON of a file may take so many times the steps of reading it."""
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
"""What version 1 called the score."""

_CORRUPT: Final = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_INTERRUPT,
)
"""What only a file that is not as we wrote it can bring about."""
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


_REPLACING: Final = partial(bytes.decode, encoding="utf-8", errors="replace")
"""How a text is read that may have damaged characters."""


class Newer(Exception):
    """The file is of a later version of the program."""


class Foreign(sqlite3.DatabaseError):
    """The file has other tables than ours, or is no file."""


DAMAGE: Final = (sqlite3.Error, UnicodeError, OverflowError)
"""What a file that is damaged, locked or cannot be written may raise; ``kind`` tells which."""


def kind(error: Exception) -> str:
    """What is wrong with the file: damaged, locked or unwritable."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in _BUSY:
        return "locked"
    # Damaged names make errors whose own words cannot be decoded.
    if isinstance(error, UnicodeError | Foreign) or (code is not None and code & 0xFF in _CORRUPT):
        return "damaged"
    return "unwritable"


class Base(sqlite3.Connection):
    """A connection whose every statement has limits."""

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
        """The same in memory, to be asked for what its JSON says."""
        copy = Base(None)
        copy._most = _JSON_STEPS * self._most
        try:
            self.backup(copy)
        except BaseException:
            copy.close()
            raise
        return copy

    def execute(self, *statement: Any) -> sqlite3.Cursor:
        """Begin a statement; its steps are counted from here."""
        self._steps = 0
        return super().execute(*statement)

    def _step(self) -> bool:
        self._steps += _STEPS_AT_ONCE
        return self._steps > self._most


def open_base(file: Path | None) -> Base:
    """The file (None: one in memory), made or brought up to date; raises Newer and DAMAGE."""
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
    """Raise Foreign unless both tables are ours, of any version, whatever else is in the file."""
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
