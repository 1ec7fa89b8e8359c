"""All finished games in one SQLite file, beside it a journal for when the file is busy.

``statistics.sqlite``        a row per game, a row per seat
``statistics-journal*.jsonl``  games noted while the file was locked; they are added next time

Nothing that happens to these files stops a game: every method returns, and ``trouble`` says what
was wrong. A damaged file is kept aside as ``statistics.sqlite.damaged-<n>`` and a new one begun
with the games that can still be read; the folder of saves brings the others back.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.achievements import Achievement, Earned, progress
from kraftwagen.match.files import quarantine, read, remove, why
from kraftwagen.match.game_result import (
    BadResult,
    GameResult,
    counts,
    from_json,
    from_line,
    merits_from_json,
    record_id,
    result_of,
    to_line,
)
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON

T = TypeVar("T")
FILE: Final = "statistics.sqlite"
JOURNAL: Final = "statistics-journal"
VERSION: Final = 2
_PATIENCE: Final = 0.15
"""Seconds to wait for another program that uses the file."""
_MAX_JOURNAL: Final = 20_000_000
_GAME_FIELDS: Final = (
    "id", "game", "date", "options", "data_digest", "seed", "rules_version", "practice",
)  # fmt: skip
_SEAT_TABLES: Final = ("sources", "facts", "merits")
_SEAT_FIELDS: Final = ("name", "controller", "score", "place", "share", *_SEAT_TABLES)
Row: TypeAlias = tuple[Any, ...]

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


@dataclass(frozen=True, slots=True)
class Trouble:
    """What was wrong: damaged, locked, newer or unwritable, and the detail of its sentence."""

    kind: str
    detail: str = ""


class Statistics:
    """The finished games of this player; ``trouble`` is the latest thing to be told, or None."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        self.trouble: Trouble | None = None

    def add(self, notes: Iterable[GameResult], anew: bool = False) -> int:
        """Add games and say how many were not there yet; ``anew`` writes known ones again.

        A further ending of a game that is noted already (played on from an old save) counts as
        practice. While the file is locked or cannot be written the games go into the journal.
        """
        return self._add(list(notes), anew) or 0

    def _add(self, notes: list[GameResult], anew: bool) -> int | None:
        """As ``add``; None when they went into the journal."""

        def insert(base: sqlite3.Connection) -> int:
            return sum(_insert(base, note, anew) for note in notes)

        added = self._with(insert)
        if added is None:
            self._put_down(notes)
        return added

    def games(self) -> list[GameResult]:
        """All games, the oldest first; rows that make no sense are left out."""
        return self._with(_read) or []

    def achievements(
        self, game: str, merits: Mapping[str, int], but: str = ""
    ) -> list[Achievement]:
        """What people have achieved in a game; ``but`` is the id of a game that is left out.

        Reads row by row: a player of many years ends a game as fast as a new one.
        """
        found = self._with(lambda base: progress(merits, _earned(base, game, but)))
        return progress(merits, ()) if found is None else found

    def ids(self) -> set[str]:
        """The digests of the games that are noted."""
        return self._with(lambda base: {str(row[0]) for row in base.execute(_IDS)}) or set()

    def catch_up(
        self, saves: Path, specs: Iterable[GameSpec[Any]], anew: bool = False
    ) -> Iterator[tuple[int, int]]:
        """Add the finished games of the saves folder, file by file; yields done and all.

        Only games that are not noted yet, or all of them ``anew``. Files that cannot be used are
        passed over. Ends at the first game that cannot be noted now: each would be waited for.
        """
        by_id = {spec.id: spec for spec in specs}
        known = set() if anew else self.ids()
        files = sorted(path for path in saves.glob("*.json") if not path.name.startswith("auto-"))
        for number, path in enumerate(files, start=1):
            note = _note_in(path, by_id, known)
            if note is not None:
                if self._add([note], anew) is None:
                    return
            yield number, len(files)

    # -- the file

    def _with(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """Do something with the open file; None and ``trouble`` when that is not possible."""
        rescued: list[GameResult] = []
        for last in (False, True):
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                with closing(self._open()) as base, base:
                    for note in rescued:
                        _insert(base, note, anew=False)
                    taken = self._take_journal(base)
                    done = work(base)
            except _Newer:
                self.trouble = Trouble("newer")
                return None
            except (*_DAMAGE, OSError) as error:
                kind = _kind(error)
                if kind == "damaged" and not last:
                    rescued = _rescue(self.file)
                    if self._put_aside():
                        continue
                self.trouble = Trouble(kind, why(error))
                return None
            for path in taken:
                remove(path)
            return done
        return None

    def _open(self) -> sqlite3.Connection:
        base = _connect(self.file)
        try:
            version = base.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise _Newer
            if version == 1:
                _migrate(base)
            elif version < VERSION:
                base.executescript(f"{_SCHEMA}PRAGMA user_version = {VERSION};")
        except BaseException:
            base.close()
            raise
        return base

    def _put_aside(self) -> bool:
        """Keep the damaged file; whether the way is free for a new one."""
        before = set(self.folder.glob(f"{FILE}.damaged-*"))
        quarantine(self.file, "damaged")
        for tail in ("-journal", "-wal", "-shm"):  # or a new file would take them for its own
            remove(self.file.with_name(FILE + tail))
        kept = set(self.folder.glob(f"{FILE}.damaged-*")) - before
        self.trouble = Trouble("damaged", next((path.name for path in kept), FILE))
        return not self.file.exists()

    # -- the journal

    def _put_down(self, notes: Iterable[GameResult]) -> None:
        try:
            with (self.folder / f"{JOURNAL}.jsonl").open("a", encoding="utf-8") as out:
                out.writelines(f"{to_line(note)}\n" for note in notes)
                out.flush()
                os.fsync(out.fileno())
        except OSError as error:
            self.trouble = Trouble("unwritable", why(error))

    def _take_journal(self, base: sqlite3.Connection) -> list[Path]:
        """Add what the journal holds; the files to be removed after the commit."""
        current = self.folder / f"{JOURNAL}.jsonl"
        if current.exists():
            # Renamed first: what another window notes meanwhile goes into a new file.
            current.rename(_free(self.folder))
        taken = sorted(self.folder.glob(f"{JOURNAL}-*.jsonl"))
        for path in taken:
            for note in _lines(path):
                _insert(base, note, anew=False)
        return taken


class _Newer(Exception):
    """The file is of a later version of the program."""


_IDS: Final = "SELECT id FROM games"
_CORRUPT: Final = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
)
"""What only a file that is not as we wrote it can bring about."""
_DAMAGE: Final = (sqlite3.Error, UnicodeError, OverflowError)
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _kind(error: Exception) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in _BUSY:
        return "locked"
    # Damaged names make errors whose own words cannot be decoded.
    if isinstance(error, UnicodeError) or (code is not None and code & 0xFF in _CORRUPT):
        return "damaged"
    return "unwritable"


def _connect(file: Path) -> sqlite3.Connection:
    base = sqlite3.connect(file, timeout=_PATIENCE)
    base.text_factory = lambda content: content.decode("utf-8", "replace")
    base.execute("PRAGMA trusted_schema = OFF")
    return base


def _migrate(base: sqlite3.Connection) -> None:
    """Version 1 called the score money. Another window may be at it: whoever is first does it."""
    base.execute("BEGIN IMMEDIATE")
    if base.execute("PRAGMA user_version").fetchone()[0] == 1:
        base.execute("ALTER TABLE seats RENAME COLUMN money TO score")
        base.execute(f"PRAGMA user_version = {VERSION}")
    base.commit()


def _free(folder: Path) -> Path:
    number = 1
    while (path := folder / f"{JOURNAL}-{number}.jsonl").exists():
        number += 1
    return path


def _lines(path: Path) -> Iterator[GameResult]:
    if not path.is_file() or path.stat().st_size > _MAX_JOURNAL:
        return
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            yield from_line(line)
        except BadResult:
            continue  # a line cut off by a crash


def _note_in(path: Path, specs: dict[str, GameSpec[Any]], known: set[str]) -> GameResult | None:
    """The note of a saved game, unless it does not count, is known or cannot be played again."""
    try:
        record = read(path)
        spec = specs.get(record.header.game)
        if spec is None or not counts(record) or record_id(record) in known:
            return None
        return result_of(Match.from_record(spec, record))
    except GameError:
        return None


def _insert(base: sqlite3.Connection, note: GameResult, anew: bool) -> int:
    """Write a game; 1 if it was not there."""
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
        values = asdict(seat)
        for name in _SEAT_TABLES:
            values[name] = json.dumps(values[name])
        base.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (note.id, number, *values.values()),
        )
    return int(held is None)


def _rescue(file: Path) -> list[GameResult]:
    """The games that a damaged file still holds."""
    try:
        with closing(_connect(file)) as base:
            return _read(base, _until_damage)
    except _DAMAGE:
        return []


def _until_damage(rows: Iterator[Row]) -> Iterator[Row]:
    with suppress(*_DAMAGE):
        yield from rows


def _read(
    base: sqlite3.Connection, usable: Callable[[Iterator[Row]], Iterator[Row]] = iter
) -> list[GameResult]:
    """All games, the oldest first.

    Sorted here: the database would read all of a damaged table before it gave the first row.
    """
    seats: dict[Any, list[Row]] = {}
    columns = {row[1] for row in base.execute("PRAGMA table_info(seats)")}
    fields = ["money" if name == "score" and "money" in columns else name for name in _SEAT_FIELDS]
    for row in usable(base.execute(f"SELECT id, seat, {', '.join(fields)} FROM seats")):
        seats.setdefault(row[0], []).append(row[1:])
    notes = []
    for row in usable(base.execute(f"SELECT {', '.join(_GAME_FIELDS)}, seats FROM games")):
        *game, count = row
        held = seats.get(row[0], [])
        note = _note(game, held) if len(held) == count else None
        if note is not None:
            notes.append(note)
    return _with_met_deals(sorted(notes, key=lambda note: (note.date, note.id)))


def _with_met_deals(notes: Iterable[GameResult]) -> list[GameResult]:
    """A set-up that was begun anew is practice: much of what comes is known.

    The notes come by date. Endings of one game have the same; ``_insert`` knows which was first.
    """
    first: dict[tuple[Any, ...], str] = {}
    found = []
    for note in notes:
        options = json.dumps(sorted(note.options.items()))
        deal = note.game, note.rules_version, note.data_digest, len(note.seats), options, note.seed
        met = first.setdefault(deal, note.date) < note.date
        found.append(replace(note, practice=True) if met else note)
    return found


def _earned(base: sqlite3.Connection, game: str, but: str) -> Iterator[Earned]:
    """What people have earned, the oldest game first."""
    rows = base.execute(
        "SELECT date, merits FROM games JOIN seats USING (id)"
        " WHERE game = ? AND id != ? AND controller = ? ORDER BY date, id, seat",
        (game, but, PERSON),
    )
    for date, merits in rows:
        with suppress(BadResult, ValueError, TypeError, RecursionError):
            yield Earned(str(date), merits_from_json(json.loads(merits)))


def _note(game: Sequence[Any], seats: list[Row]) -> GameResult | None:
    """The note in rows of both tables, None when they make no sense."""
    try:
        values = dict(zip(_GAME_FIELDS, game, strict=True))
        values["options"] = json.loads(values["options"])
        values["practice"] = bool(values["practice"])
        values["seats"] = [dict(zip(_SEAT_FIELDS, seat[1:], strict=True)) for seat in sorted(seats)]
        for seat in values["seats"]:
            for name in _SEAT_TABLES:
                seat[name] = json.loads(seat[name])
        return from_json(values)
    except (BadResult, ValueError, TypeError, RecursionError):
        return None
