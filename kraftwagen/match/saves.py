"""The folder of saved games.

``auto-<n>.json``   the game in progress, saved after every decision; the three newest are kept.
                    Further windows open at the same time have ``auto-<n>-<window>.json``
``game-<...>.json`` one file for each game that was finished or put aside for another one
``save-<...>.json`` saves a person made and named

A file is written beside its place and then renamed, so whenever the process dies a complete file
is there. Autosaves that cannot be used are kept aside as ``<name>.corrupt-<n>``, those of a newer
version as ``<name>.newer-<n>``. Nothing is replaced by a game that does not continue it.

The game in play is written before anything else is kept or moved, and whatever lies in the folder
(files of strangers, folders and pipes by the name of a save) does not stop that.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from heapq import nlargest
from itertools import accumulate, chain, count
from pathlib import Path
from typing import Final

from kraftwagen.engine.errors import GameError
from kraftwagen.match.files import (
    leftovers,
    make_folder,
    names,
    quarantine,
    read,
    read_head,
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
_LAST_NUMBER: Final = 999_999_999_999_999
_RECENT: Final = 200
_RECENT_BYTES: Final = 5_000_000
"""Files that are looked through for a game to be continued, and what they may hold together."""
_LONGEST_NAME: Final = 120
"""Bytes of a name within that of a file; some encrypted folders take 143 for all of it."""
_LONG: Final = 100_000
"""Bytes of a file; the longest games take a third of it."""
_ANALYSIS: Final = r"[0-9a-f]{32}\.json"
_WRITTEN: Final = r"(?:auto|game|save)-.*\.json"
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
    def window(self) -> int:
        """The window whose game in progress it is an autosave of; 0 for all other saves."""
        found = _AUTO.fullmatch(self.path.name)
        return int(found[2] or 1) if found else 0

    @property
    def is_auto(self) -> bool:
        """Whether it is an autosave of the game in progress."""
        return self.window > 0


def now() -> datetime:
    """The clock of the house: this moment in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class _Auto:
    """One autosave: the window of its name and what is in it."""

    window: int
    info: SaveInfo

    @property
    def path(self) -> Path:
        """Its file."""
        return self.info.path


class Saves:
    """The saved games in one folder; nothing outside it is written without being asked for.

    One object serves one table or list: what its first autosave does not continue is kept aside.
    """

    def __init__(self, folder: Path, clock: Callable[[], datetime] = now) -> None:
        self.folder = folder
        self.elsewhere: Path | None = None
        """A file outside the folder that belongs to its games."""
        self._clock = clock
        self._window: Window | None = None
        self._begun = False
        """Whether this object has saved its game: autosaves of the window are then its own."""
        self._kept: dict[str, SaveInfo] = {}
        """Autosaves of other games, by file name, that have their own files now."""
        self._newest = 0
        self._read_before: dict[str, tuple[tuple[int, ...], SaveInfo]] = {}
        """By file name; there may be thousands, so a path is made only once for each."""

    @property
    def window(self) -> int:
        """The number of this copy of the program among those that use the folder now, from 1."""
        if self._window is None:
            self._window = claim(self.folder)
            # Looked for first: what is begun after that belongs to a copy that starts just now.
            left = leftovers(self.folder, _WRITTEN)
            left += leftovers(self.folder / ANALYSES, _ANALYSIS)
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

        A name that it had belongs to the file it came from. Raises SaveError, and then the older
        autosaves are as they were.
        """
        window = self.window
        if not self._begun:
            with suppress(BadRecord):  # what is written now is newer, whatever the clock says
                self._read(self._game_path(record.header))
        # Looked for once: what a window leaves that is closed meanwhile has not been kept yet.
        autos = self._autos()
        record = self._stamped(record.with_header(name=""))
        finished = self._write_finished(record) if record.header.finished else None
        path = finished or self._write(self._next_auto(window), record)
        self._remember(path, record)
        may_go = self._keep_others(record, autos)
        self._begun = True
        for old in may_go if finished else [*may_go, path][:-AUTOSAVES]:
            remove(old)
            self._read_before.pop(old.name, None)
            self._kept.pop(old.name, None)
        return path

    def save(self, record: Record, name: str) -> Path:
        """Save under a name a person gave; the same name is written anew. Raises SaveError."""
        named = record.with_header(name=_shown(name))
        return self._write(self._named_path(name), self._stamped(named))

    def save_to(self, path: Path, record: Record) -> None:
        """Save into a file anywhere, for instance while the folder fails. Raises SaveError."""
        try:
            write_atomically(path, to_bytes(self._stamped(record)))
        except OSError as error:
            raise SaveError(path.parent, error) from error

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
        """Remove a save of this folder or the one elsewhere; raises SaveError."""
        own = path if path == self.elsewhere else self.folder / path.name
        try:
            own.unlink(missing_ok=True)
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
        autos = self._autos()
        for auto in autos:
            if auto.info.problem is not None and auto.info.problem.kind != "newer":
                self._put_aside(auto.info)
        newest = [*(auto.info for auto in reversed(autos)), *self._elsewhere_infos()]
        newest.sort(key=lambda info: _order(info.header)[0], reverse=True)
        own = {info.path for info in newest}
        for info in chain(newest, self._recent_infos()):
            header = info.header
            if header is None or header.key in told:
                continue
            if info.path in own and self._is_superseded(header):
                continue
            told.add(header.key)
            if not header.finished and (info.path in own or not info.is_auto):
                with suppress(BadRecord):  # changed since
                    yield self._read(info.path)

    def finished(self, began: Collection[str] = ()) -> Iterator[SaveInfo]:
        """Games that are over: those written last, or those that began at one of these moments."""
        if began:
            parts = [_slug(moment) for moment in began]
            found: Iterable[SaveInfo] = self._infos(
                name
                for name in self._listed()
                if _AUTO.fullmatch(name) or any(part in name for part in parts)
            )
        else:
            found = self._recent_infos()
        for info in chain(self._elsewhere_infos(), found):
            if info.header is not None and info.header.finished:
                yield info

    def entries(self) -> list[SaveInfo]:
        """All saves, the newest first, then those that cannot be used and why."""
        listed = list(self._listed())
        gone = self._read_before.keys() - listed
        for name in gone:
            del self._read_before[name]
        return _newest_first([*self._infos(listed), *self._elsewhere_infos()])

    def _elsewhere_infos(self) -> list[SaveInfo]:
        """What is in the file elsewhere, as long as it is there."""
        path = self.elsewhere
        return [self._info(path)] if path is not None and os.path.isfile(path) else []

    def _listed(self) -> Iterator[str]:
        return (name for name in names(self.folder) if _LISTED.fullmatch(name) is not None)

    def _recent_infos(self) -> Iterator[SaveInfo]:
        """The files that were written last; the start must not wait for those of many years."""
        recent = nlargest(_RECENT, ((_stamp(self.folder, name), name) for name in self._listed()))
        held = accumulate(stamp[1] if stamp else 0 for stamp, _ in recent)
        listed = [
            name for (_, name), size in zip(recent, held, strict=True) if size <= _RECENT_BYTES
        ]
        yield from _newest_first(self._infos(listed))

    def _infos(self, listed: Iterable[str]) -> Iterator[SaveInfo]:
        """What is in these files; those that are as they were when last read are not read again."""
        for name in listed:
            stamp, known = _stamp(self.folder, name), self._read_before.get(name)
            if known is None or not stamp or known[0] != stamp:
                known = self._read_before[name] = (
                    stamp,
                    self._info(self.folder / name, stamp[1] if stamp else 0),
                )
            yield known[1]

    def _info(self, path: Path, size: int = 0) -> SaveInfo:
        """What is in a file; the list believes the head of a long one, until it is opened."""
        known = read_head(path) if size > _LONG and not _AUTO.fullmatch(path.name) else None
        if known is not None:
            self._newest = max(self._newest, known[0].sequence)
            return SaveInfo(path, *known)
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
        """The autosaves of this window and of those that are closed, the oldest first.

        By what is in them: a name may have any number.
        """
        open_now = others(self.folder)
        numbers = {
            found[0]: (int(found[1]), window)
            for found in self._numbered()
            if (window := int(found[2] or 1)) not in open_now
        }
        autos = [_Auto(numbers[info.path.name][1], info) for info in self._infos(numbers)]
        return sorted(
            autos, key=lambda auto: (_order(auto.info.header)[0], *numbers[auto.path.name])
        )

    def _numbered(self) -> Iterator[re.Match[str]]:
        return filter(None, map(_AUTO.fullmatch, names(self.folder)))

    def _next_auto(self, window: int) -> Path:
        taken = {int(found[1]) for found in self._numbered()}
        number = max(taken, default=0) + 1
        if number > _LAST_NUMBER:
            number = next(free for free in count(1) if free not in taken)
        end = f"-{window}.json" if window > 1 else ".json"
        paths = (self.folder / f"auto-{free:06}{end}" for free in count(number))
        # A folder that cannot be listed now seems to be empty.
        return next(path for path in paths if not os.path.lexists(path))

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
                if problem.kind == "unreadable" and not os.path.lexists(path):
                    break
        return path

    def _keep_others(self, record: Record, autos: list[_Auto]) -> list[Path]:
        """Give other games and courses files of their own; the autosaves that may go then.

        Only the newest of a game counts in each window. What cannot be kept now stays.
        """
        may_go, met = [], set()
        for auto in reversed(autos):
            if auto.info.header is None:
                self._put_aside(auto.info)
                continue
            place = auto.window, auto.info.header.key
            if place in met or self._is_kept(record, auto):
                may_go.append(auto.path)
            met.add(place)
        return may_go[::-1]

    def _is_kept(self, record: Record, auto: _Auto) -> bool:
        """Whether nothing is lost without an autosave, after having seen to it."""
        info = auto.info
        same = info.header is not None and info.header.key == record.header.key
        if same and self._begun and auto.window == self.window:
            return True
        if self._kept.get(info.path.name) is not info:
            try:
                self._keep_other(record, info, same)
            except (SaveError, BadRecord):
                return False
            self._kept[info.path.name] = info
        return True

    def _keep_other(self, record: Record, info: SaveInfo, same: bool) -> None:
        """Write what is in an autosave to a file of its own unless that is not needed."""
        if info.header is None or self._is_superseded(info.header):
            return
        other = self._read(info.path)
        if not same:
            self._write_game(other)
        elif not _continues(record, other):
            self._write(self._branch_path(other), other)

    def _put_aside(self, info: SaveInfo) -> None:
        """Rename an autosave that cannot be used; what is no file at all stays."""
        if info.problem is not None and info.problem.kind != "unreadable":
            quarantine(info.path, "newer" if info.problem.kind == "newer" else "corrupt")

    def _remember(self, path: Path, record: Record) -> None:
        """What has just been written need not be read again."""
        info = SaveInfo(path, record.header, len(record.decisions))
        self._read_before[path.name] = _stamp(self.folder, path.name), info

    def _write_finished(self, record: Record) -> Path | None:
        """Write the file of a finished game; None when there is no place for it."""
        try:
            return self._write_game(record)
        except SaveError:
            return None

    def _write_game(self, record: Record) -> Path:
        """Write the file of a game; another course of it that was there gets a name of its own."""
        path = self._game_path(record.header)
        try:
            held = self._read(path)
        except BadRecord as problem:
            self._put_aside(SaveInfo(path, problem=problem))
            if os.path.lexists(path):
                path = self._branch_path(record)
        else:
            if not _continues(record, held):
                try:
                    self._write(self._branch_path(held), held)
                except SaveError:
                    path = self._branch_path(record)
        return self._write(path, record)

    def _branch_path(self, record: Record) -> Path:
        digest = hashlib.sha256("\n".join(record.decisions).encode()).hexdigest()[:10]
        path = self._game_path(record.header)
        return path.with_name(f"{path.stem}-{digest}.json")

    def _is_superseded(self, header: Header) -> bool:
        """Whether the game was finished after this header was written."""
        try:
            found = self._read(self._game_path(header)).header
        except BadRecord:
            return False
        return found.key == header.key and found.finished and _order(found) >= _order(header)

    def _stamped(self, record: Record) -> Record:
        """The record as one that is written now: newer than all that has been seen."""
        moment = self._clock()
        self._newest = max(self._newest, record.header.sequence) + 1
        self._newest = min(max(self._newest, microseconds(moment)), MAX_SEED - 1)
        return record.with_header(saved=moment.isoformat(), sequence=self._newest)

    def _write(self, path: Path, record: Record) -> Path:
        try:
            make_folder(self.folder)
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
    slug = "-".join(re.findall(r"\w+", name.lower()))[:80] or "game"
    return slug.encode(errors="ignore")[:_LONGEST_NAME].decode(errors="ignore")
