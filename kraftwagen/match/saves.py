"""The folder of saved games.

``auto-<n>.json``   the game in progress, saved after every decision; the three newest are kept.
                    Further windows open at the same time have ``auto-<n>-<window>.json``
``game-<...>.json`` one file for each game that was finished or put aside for another one
``save-<...>.json`` saves a person made and named

A file is written beside its place and then renamed, so whenever the process dies a complete file
is there. Autosaves that cannot be used are kept aside as ``<name>.corrupt-<n>``, those of a newer
version as ``<name>.newer-<n>``. Nothing is replaced by a game that does not continue it.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from heapq import nlargest
from itertools import count
from pathlib import Path
from typing import Final

from kraftwagen.engine.errors import GameError
from kraftwagen.match.files import (
    leftovers,
    names,
    quarantine,
    read,
    remove,
    why,
    write_atomically,
)
from kraftwagen.match.migrations import microseconds
from kraftwagen.match.record import MAX_SEED, BadRecord, Header, Record, to_bytes
from kraftwagen.match.windows import Window, claim, others

AUTOSAVES: Final = 3
ANALYSES: Final = "analysis"
"""The folder within that of the saves where what was found out about games is kept."""
MAX_NAME: Final = 60
_AUTO: Final = re.compile(r"auto-(\d{1,15})(?:-(\d{1,3}))?\.json")
_RECENT: Final = 200
"""Files that are looked through for a game to be continued."""
_LISTED: Final = re.compile(r".*\.json(\.(corrupt|newer)-.*)?", re.S)


class SaveError(GameError):
    """The folder cannot be written; the message is one sentence, ``problem`` its cause."""

    def __init__(self, folder: Path, error: Exception) -> None:
        self.problem = why(error)
        super().__init__(f"The saved games in {folder} cannot be changed: {self.problem}.")


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One file of the list. A file that cannot be used has no header but a problem."""

    path: Path
    header: Header | None = None
    decisions: int = 0
    problem: BadRecord | None = None

    @property
    def is_auto(self) -> bool:
        """Whether it is an autosave of the game in progress."""
        return _AUTO.fullmatch(self.path.name) is not None


def now() -> datetime:
    """The clock of the house: this moment in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True, order=True)
class _Auto:
    """One autosave by its name."""

    number: int
    window: int
    path: Path


@dataclass(frozen=True, slots=True)
class _Written:
    """The newest autosave of one's own and what its file looked like then."""

    path: Path
    stamp: tuple[int, ...]
    record: Record


class Saves:
    """The saved games in one folder; nothing outside it is written.

    One object serves one table or list: what its first autosave does not continue is kept aside.
    """

    def __init__(self, folder: Path, clock: Callable[[], datetime] = now) -> None:
        self.folder = folder
        self._clock = clock
        self._window: Window | None = None
        self._written: _Written | None = None
        self._newest = 0
        self._read_before: dict[str, tuple[tuple[int, ...], SaveInfo]] = {}
        """By file name; there may be thousands, so a path is made only once for each."""

    @property
    def window(self) -> int:
        """The number of this copy of the program among those that use the folder now, from 1."""
        if self._window is None:
            self._window = claim(self.folder)
            # Looked for first: what is begun after that belongs to a copy that starts just now.
            left = leftovers(self.folder)
            if not others(self.folder):
                for path in left:
                    remove(path)
        return self._window.number

    @property
    def alone(self) -> bool:
        """Whether no other copy of the program uses the folder now."""
        return bool(self.window) and not others(self.folder)

    def autosave(self, record: Record) -> Path:
        """Save the game in progress; after its last decision it gets its own file.

        Raises SaveError, and then the older autosaves are as they were.
        """
        window = self.window
        if self._written is None:
            with suppress(BadRecord):  # what is written now is newer, whatever the clock says
                self._read(self._game_path(record.header))
        # Looked for once: what a window leaves that is closed meanwhile has not been kept yet.
        autos = self._autos()
        self._keep_lost(record, autos)
        autos = [auto for auto in autos if auto.path.exists()]
        if record.header.finished:
            path = self._write_game(record)
            stale = [auto.path for auto in autos]
        else:
            path = self._write(self._next_auto(window), record)
            stale = [*(auto.path for auto in autos), path][:-AUTOSAVES]
        self._written = _Written(path, _stamp(self.folder, path.name), record)
        for old in stale:
            remove(old)
        return path

    def save(self, record: Record, name: str) -> Path:
        """Save under a name a person gave; the same name is written anew. Raises SaveError."""
        return self._write(self._named_path(name), record.with_header(name=_shown(name)))

    def would_overwrite(self, record: Record, name: str) -> bool:
        """Whether saving under this name would replace another game or course of this one."""
        try:
            held = self._read(self._named_path(name))
        except BadRecord:
            return False
        return held.header.key != record.header.key or not _continues(record, held)

    def load(self, path: Path) -> Record:
        """The record in a file, in this folder or elsewhere; raises BadRecord."""
        return self._read(path)

    def delete(self, path: Path) -> None:
        """Remove a save of this folder; raises SaveError."""
        try:
            (self.folder / path.name).unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(self.folder, error) from error

    def latest(self) -> Record | None:
        """The newest game that is not finished; damaged autosaves are kept aside."""
        return next(self.unfinished(), None)

    def unfinished(self) -> Iterator[Record]:
        """The games that can be continued, the newest first and each once.

        What is played in another window is not among them, nor what many newer files lie above.
        """
        told: set[tuple[str, str, int]] = set()
        for auto in reversed(self._autos()):
            record = self._read_auto(auto.path)
            if record is None or self._is_superseded(record) or record.header.key in told:
                continue
            told.add(record.header.key)
            yield record
        for info in _newest_first(self._infos(self._recent())):
            if info.header is None or info.header.key in told:
                continue
            told.add(info.header.key)
            if not info.header.finished and not info.is_auto:
                yield read(info.path)

    def entries(self) -> list[SaveInfo]:
        """All saves, the newest first, then those that cannot be used and why."""
        listed = list(self._listed())
        gone = self._read_before.keys() - listed
        for name in gone:
            del self._read_before[name]
        return _newest_first(self._infos(listed))

    def _listed(self) -> Iterator[str]:
        return (name for name in names(self.folder) if _LISTED.fullmatch(name) is not None)

    def _recent(self) -> list[str]:
        """The files that were written last; the start must not wait for those of many years."""
        return nlargest(_RECENT, self._listed(), key=lambda name: (_stamp(self.folder, name), name))

    def _infos(self, listed: Iterable[str]) -> Iterator[SaveInfo]:
        """What is in these files; those that are as they were when last read are not read again."""
        for name in listed:
            stamp, known = _stamp(self.folder, name), self._read_before.get(name)
            if known is None or not stamp or known[0] != stamp:
                known = self._read_before[name] = stamp, self._info(self.folder / name)
            yield known[1]

    def _info(self, path: Path) -> SaveInfo:
        try:
            record = self._read(path)
        except BadRecord as problem:
            return SaveInfo(path, problem=problem)
        return SaveInfo(path, record.header, len(record.decisions))

    def _read(self, path: Path) -> Record:
        record = read(path)
        self._newest = max(self._newest, record.header.sequence)
        return record

    def _autos(self) -> list[_Auto]:
        """The autosaves of this window and of those that are closed, the oldest first."""
        return sorted(self._matches(others(self.folder)))

    def _matches(self, without: set[int]) -> Iterator[_Auto]:
        for name in names(self.folder):
            found = _AUTO.fullmatch(name)
            if found is not None and int(found[2] or 1) not in without:
                yield _Auto(int(found[1]), int(found[2] or 1), self.folder / name)

    def _next_auto(self, window: int) -> Path:
        number = max((auto.number for auto in self._matches(set())), default=0) + 1
        return self.folder / f"auto-{number:06}{f'-{window}' if window > 1 else ''}.json"

    def _game_path(self, header: Header) -> Path:
        return self.folder / f"game-{_slug(f'{header.game} {header.date} {header.seed}')}.json"

    def _named_path(self, name: str) -> Path:
        """The file of a name; names of the same letters and damaged files keep theirs."""
        slug = _slug(name)
        for number in count(1):
            path = self.folder / f"save-{slug}{f'-{number}' if number > 1 else ''}.json"
            try:
                if self._read(path).header.name == _shown(name):
                    break
            except BadRecord as problem:
                if problem.kind == "unreadable":  # most likely not there
                    break
        return path

    def _keep_lost(self, record: Record, autos: list[_Auto]) -> None:
        """Give the newest game of each window its own file if this one does not continue it."""
        told: set[int] = set()
        for auto in reversed(autos):
            if auto.window in told:
                continue
            own = self._remembered(auto)
            other = own or self._read_auto(auto.path, aside=True)
            if other is None:
                continue
            told.add(auto.window)
            same = other.header.key == record.header.key
            if (same and own is not None) or self._is_superseded(other):
                continue
            if not same:
                self._write_game(other)
            elif self._is_foreign(auto) and not _continues(record, other):
                self._write(self._branch_path(other), other)

    def _remembered(self, auto: _Auto) -> Record | None:
        """What this object has written there, if nobody has touched the file since."""
        own = self._written
        if own is None or own.path != auto.path or not own.stamp:
            return None
        return own.record if own.stamp == _stamp(self.folder, auto.path.name) else None

    def _is_foreign(self, auto: _Auto) -> bool:
        """Whether it is not this object that has written it: it may be of another course."""
        return self._written is None or auto.window != self.window

    def _write_game(self, record: Record) -> Path:
        """Write the file of a game; another course of it that was there gets a name of its own."""
        path = self._game_path(record.header)
        try:
            held = self._read(path)
        except BadRecord as problem:
            if problem.kind != "unreadable":
                quarantine(path, "newer" if problem.kind == "newer" else "corrupt")
        else:
            if not _continues(record, held):
                self._write(self._branch_path(held), held)
        return self._write(path, record)

    def _branch_path(self, record: Record) -> Path:
        digest = hashlib.sha256("\n".join(record.decisions).encode()).hexdigest()[:10]
        path = self._game_path(record.header)
        return path.with_name(f"{path.stem}-{digest}.json")

    def _is_superseded(self, record: Record) -> bool:
        """Whether the game was finished after this record was written."""
        try:
            header = self._read(self._game_path(record.header)).header
        except BadRecord:
            return False
        same = header.key == record.header.key
        return same and header.finished and _order(header) >= _order(record.header)

    def _read_auto(self, path: Path, aside: bool = False) -> Record | None:
        try:
            return self._read(path)
        except BadRecord as problem:
            if problem.kind == "newer":
                if aside:
                    quarantine(path, "newer")
            elif problem.kind != "unreadable":
                quarantine(path, "corrupt")
            return None

    def _write(self, path: Path, record: Record) -> Path:
        moment = self._clock()
        self._newest = max(self._newest, record.header.sequence) + 1
        self._newest = min(max(self._newest, microseconds(moment)), MAX_SEED - 1)
        record = record.with_header(saved=moment.isoformat(), sequence=self._newest)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomically(path, to_bytes(record))
        except OSError as error:
            raise SaveError(self.folder, error) from error
        return path


def _continues(record: Record, other: Record) -> bool:
    """Whether nothing of the other one is missing in the record."""
    return record.decisions[: len(other.decisions)] == other.decisions


def _order(header: Header | None) -> tuple[int, str]:
    return (header.sequence, header.saved) if header else (0, "")


def _newest_first(found: Iterable[SaveInfo]) -> list[SaveInfo]:
    """What can be used by age, then the rest."""
    infos = sorted(found, key=lambda info: info.path.name)
    usable = [info for info in infos if info.header is not None]
    usable.sort(key=lambda info: _order(info.header), reverse=True)
    return usable + [info for info in infos if info.header is None]


def _stamp(folder: Path, name: str) -> tuple[int, ...]:
    """What changes with the content of a file, its time first; empty when it cannot be told."""
    try:
        found = os.stat(os.path.join(folder, name))
    except OSError:
        return ()
    return found.st_mtime_ns, found.st_size, found.st_ino


def _shown(name: str) -> str:
    """A name as the list of saves has it."""
    return "".join(sign for sign in name.strip() if sign.isprintable())[:MAX_NAME]


def _slug(name: str) -> str:
    return "-".join(re.findall(r"\w+", name.lower()))[:80] or "game"
