"""All finished games in one SQLite file, with a journal for the times when the file is locked.

``statistics.sqlite``        a row per game, a row per seat
``statistics-journal*.jsonl``  games noted while the file was locked; they are added next time

No fault of these files stops a game: every method returns, and ``trouble`` says what was wrong. A
damaged file is renamed to ``statistics.sqlite.damaged-<n>`` and a new one begun with the games
that can still be read; the other games are added again from their saves.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.achievements import Achievement, progress
from kraftwagen.match.aggregates import Noted, copied
from kraftwagen.match.files import (
    NotAFile,
    make_folder,
    quarantine,
    read,
    regular,
    remove,
    why,
)
from kraftwagen.match.game_result import (
    MAX_LINE,
    BadResult,
    GameResult,
    counts,
    from_line,
    record_id,
    result_of,
    to_line,
)
from kraftwagen.match.hands import first_hands
from kraftwagen.match.kept import Trouble
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON
from kraftwagen.match.statistics_file import DAMAGE, Base, Newer, kind, open_base
from kraftwagen.match.statistics_rows import earned, insert, read_until_damage
from kraftwagen.match.steps import Steps, finish

T = TypeVar("T")
FILE: Final = "statistics.sqlite"
JOURNAL: Final = "statistics-journal"
_MOST_LINES: Final = 5000
_MOST_BAD_LINES: Final = 20
"""Largest number of bad lines of a journal; one with more is put aside."""
_IDS: Final = "SELECT id FROM games"
_OF_BOTS: Final = (
    "SELECT id FROM games WHERE practice = 1"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.id = games.id AND controller = ?)"
)


class Statistics:
    """The finished games of this player in a file; methods never raise for a faulty file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        self.trouble: Trouble | None = None
        """The latest problem: a kind of ``kept.Trouble`` or "locked"; None for none."""
        self.written = 0
        """Number of games that this object has added or written again."""

    def add(self, notes: Iterable[GameResult], anew: bool = False) -> int:
        """Add games and return how many are new; ``anew`` also rewrites known games.

        Another ending of a known game (played on from an old save) counts as practice. While the
        file is locked or cannot be written, games go into the journal and 0 is returned.
        """
        return self._add(list(notes), anew) or 0

    def _add(self, notes: list[GameResult], anew: bool) -> int | None:
        """Add games as ``add`` does; None when they went into the journal."""

        added = self._with(lambda base: sum(insert(base, note, anew) for note in notes))
        if added is None:
            self._put_down(notes)
        else:
            self.written += len(notes)
        return added

    def games(self) -> list[GameResult]:
        """Return all games, the oldest first, without invalid rows."""
        with closing(finish(self.reading())) as noted:
            return noted.games()

    def reading(self) -> Steps[Noted]:
        """Copy all games into memory, in steps, to compute figures; empty if that fails."""
        noted = yield from self._in_steps(copied)
        if noted is None:
            with closing(open_base(None)) as nothing:
                noted = yield from copied(nothing)
        return noted

    def achievements(
        self, game: str, merits: Mapping[str, int], but: str = "", until: str = ""
    ) -> list[Achievement]:
        """Return the achievements of people in all finished games of a game.

        The finished game with the id ``but`` is left out, as are games after the date ``until``; ""
        leaves out none.
        """
        found = self._with(lambda base: progress(merits, earned(base, game, but, until)))
        return progress(merits, ()) if found is None else found

    def ids(self) -> set[str]:
        """Return the ids of all games in the file; empty if it cannot be read."""
        return self._ids(_IDS)

    def _ids(self, question: str, *values: str) -> set[str]:
        found = self._with(lambda base: {str(row[0]) for row in base.execute(question, values)})
        return found or set()

    def catch_up(
        self, saves: Path, specs: Iterable[GameSpec[Any]], anew: bool = False
    ) -> Iterator[tuple[int, int]]:
        """Add the finished games of the saves folder; yields numbers of files done and in all.

        Adds games that are missing, or with ``anew`` all of them. Games with handed-over seats that
        older versions noted as of bots alone are written again. Unusable files are skipped. Stops
        at the first game that cannot be written now.
        """
        by_id = {spec.id: spec for spec in specs}
        known = set() if anew else self.ids()
        of_bots = self._ids(_OF_BOTS, PERSON)
        files = sorted(path for path in saves.glob("*.json") if not path.name.startswith("auto-"))
        for number, path in enumerate(files, start=1):
            note = _note_in(path, by_id, known, of_bots)
            if note is not None:
                if self._add([note], anew=anew or note.id in of_bots) is None:
                    return
            yield number, len(files)

    # -- the file

    def _with(self, work: Callable[[Base], T]) -> T | None:
        """Do something with the open file; None and ``trouble`` when that is not possible."""

        def at_once(base: Base) -> Steps[T]:
            yield from ()
            return work(base)

        return finish(self._in_steps(at_once))

    def _in_steps(self, work: Callable[[Base], Steps[T]]) -> Steps[T | None]:
        """Do work of several steps with the open file, as ``_with`` does."""
        rescued: list[GameResult] = []
        for last in (False, True):
            try:
                make_folder(self.folder)
                with closing(open_base(self.file)) as base, base:
                    for note in rescued:
                        insert(base, note, anew=False)
                    taken = self._take_journal(base)
                    base.commit()  # or others could not write while the work pauses
                    done = yield from work(base)
            except Newer:
                self.trouble = Trouble("newer")
                return None
            except (*DAMAGE, OSError) as error:
                wrong = kind(error)
                if wrong == "damaged" and not last:
                    rescued = _rescue(self.file)
                    if self._put_aside():
                        continue
                self.trouble = Trouble(wrong, why(error))
                return None
            # Only now: what is taken from a damaged file is taken again from the journal.
            for path in taken:
                remove(path)
            return done
        return None

    def _put_aside(self) -> bool:
        """Keep the damaged file; whether the way is free for a new one."""
        aside = quarantine(self.file, "damaged")
        if aside is None:
            return False
        for tail in ("-journal", "-wal", "-shm"):  # or a new file would take them for its own
            remove(self.file.with_name(FILE + tail))
        self.trouble = Trouble("damaged", aside.name)
        return True

    # -- the journal

    def _put_down(self, notes: Iterable[GameResult]) -> None:
        path = self.folder / f"{JOURNAL}.jsonl"
        try:
            if path.exists() and not path.is_file():
                quarantine(path, "damaged")
            with path.open("a", encoding="utf-8") as out:
                out.writelines(f"{to_line(note)}\n" for note in notes)
                out.flush()
                os.fsync(out.fileno())
        except OSError as error:
            self.trouble = Trouble("unwritable", why(error))

    def _take_journal(self, base: Base) -> list[Path]:
        """Add what the journal holds; the files to be removed after the commit."""
        current = self.folder / f"{JOURNAL}.jsonl"
        if current.exists():
            # Renamed first: what another window notes meanwhile goes into a new file.
            current.rename(_free(self.folder))
        taken = []
        for path in sorted(self.folder.glob(f"{JOURNAL}-*.jsonl")):
            try:
                if all(_take_lines(base, path)):
                    taken.append(path)
                    continue
            except NotAFile:
                pass
            except OSError:
                continue  # unreadable now, so tried again next time
            quarantine(path, "damaged")
        return taken


def _free(folder: Path) -> Path:
    number = 1
    while (path := folder / f"{JOURNAL}-{number}.jsonl").exists():
        number += 1
    return path


def _take_lines(base: Base, path: Path) -> Iterator[bool]:
    """Add the games of a journal; False when it is not read to its end. Raises as ``regular``.

    Line by line, for it may be of any size. Single bad lines are cut off by crashes.
    """
    good = bad = 0
    with regular(path) as lines:
        for line in iter(lambda: lines.readline(MAX_LINE), b""):
            try:
                insert(base, from_line(line.decode("utf-8-sig", "replace")), anew=False)
                good += 1
            except BadResult:
                bad += 1
            yield good < _MOST_LINES and bad < _MOST_BAD_LINES


def _note_in(
    path: Path, specs: dict[str, GameSpec[Any]], known: set[str], of_bots: set[str]
) -> GameResult | None:
    """The note of a saved game, unless it does not count, is known or cannot be played again."""
    try:
        record = read(path)
        spec = specs.get(record.header.game)
        if spec is None or not counts(record):
            return None
        number, had_people = record_id(record), PERSON in first_hands(record.header)
        forgotten = number in of_bots and had_people and bool(record.header.handovers)
        if number in known and not forgotten:
            return None
        return result_of(Match.from_record(spec, record))
    except Exception:  # one odd file must not keep all others out
        return None


def _rescue(file: Path) -> list[GameResult]:
    """Return the games that a damaged file still holds."""
    try:
        with closing(Base(file)) as base:
            return read_until_damage(base)
    except (*DAMAGE, OSError):
        return []
