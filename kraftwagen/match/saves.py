"""The folder of saved games.

``auto-<n>.json``   the game in progress, saved after every decision; the three newest are kept.
                    Further windows open at the same time have ``auto-<n>-<window>.json``
``game-<...>.json`` one file for each game that was finished or put aside for another one
``save-<...>.json`` saves a person made and named

A file is written under a temporary name and then renamed, so it is complete whenever the process
dies. Unusable autosaves are renamed to ``<name>.corrupt-<n>``, those of a newer version to
``<name>.newer-<n>``. A file is replaced only by a record that continues it.

The game in play is written before any other file is kept or moved, and nothing in the folder
(foreign files, folders and pipes with the name of a save) prevents that.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from typing import Final

from kraftwagen.engine.errors import GameError
from kraftwagen.match.files import (
    leftovers,
    make_folder,
    names,
    quarantine,
    remove,
    why,
    write_atomically,
)
from kraftwagen.match.migrations import microseconds
from kraftwagen.match.record import MAX_SEED, BadRecord, Header, Record, to_bytes
from kraftwagen.match.save_files import AUTO, SaveFiles, SaveInfo, order, slug_of
from kraftwagen.match.windows import Window, claim, others

AUTOSAVES: Final = 3
ANALYSES: Final = "analysis"
"""Name of the subfolder with the analyses of games."""
MAX_NAME: Final = 60
_LAST_NUMBER: Final = 999_999_999_999_999
_ANALYSIS: Final = r"[0-9a-f]{32}\.json"
_WRITTEN: Final = r"(?:auto|game|save)-.*\.json"


class SaveError(GameError):
    """Failure to write to the folder; the message is one sentence, ``problem`` its cause."""

    def __init__(self, folder: Path, error: Exception) -> None:
        self.problem = why(error)
        super().__init__(f"The saved games in {folder} cannot be changed: {self.problem}.")


def now() -> datetime:
    """Return the present time in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class _Auto:
    """One autosave: the window in its name, and its content."""

    window: int
    info: SaveInfo

    @property
    def path(self) -> Path:
        """Its file."""
        return self.info.path


class Saves(SaveFiles):
    """The saved games in a folder; files outside are written only on request.

    Each table or list has its own object. Autosaves that the object's first record does not
    continue get files of their own.
    """

    def __init__(self, folder: Path, clock: Callable[[], datetime] = now) -> None:
        super().__init__(folder)
        self._clock = clock
        self._window: Window | None = None
        self._begun = False
        """Whether this object has saved its game, so that the window's autosaves are its own."""
        self._kept: dict[str, SaveInfo] = {}
        """File name -> autosave of another game that has its own file now."""

    @property
    def window(self) -> int:
        """Number of this copy of the program, from 1, among those now using the folder."""
        if self._window is None:
            self._window = claim(self.folder)
            # Before ``others``: later ones may belong to a copy that starts just now.
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
        """Save the game in progress; a finished game gets its own file.

        The autosave keeps no name: that belongs to the save from which the game was loaded. Raises
        SaveError, with the older autosaves unchanged.
        """
        window = self.window
        if not self._begun:
            with suppress(BadRecord):  # so that the new ``sequence`` is larger than that file's
                self._read(self._game_path(record.header))
        # Listed once: autosaves of a window that closes meanwhile have not been kept yet.
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
        """Save a game under a given name, replacing its save of that name. Raises SaveError."""
        named = record.with_header(name=_shown(name))
        return self._write(self._named_path(name), self._stamped(named))

    def save_to(self, path: Path, record: Record) -> None:
        """Save a game to any file, for instance when the folder fails. Raises SaveError."""
        try:
            write_atomically(path, to_bytes(self._stamped(record)))
        except OSError as error:
            raise SaveError(path.parent, error) from error

    def would_overwrite(self, record: Record, name: str) -> bool:
        """Return whether a save of this name would replace another game or other decisions."""
        try:
            held = self._read(self._named_path(name))
        except BadRecord:
            return False
        return held.header.key != record.header.key or not _continues(record, held)

    def delete(self, path: Path) -> None:
        """Delete a save in this folder, or the file ``elsewhere``; raises SaveError."""
        own = path if path == self.elsewhere else self.folder / path.name
        try:
            own.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(self.folder, error) from error

    def latest(self) -> Record | None:
        """Return the newest unfinished game; None for none."""
        return next(self.unfinished(), None)

    def unfinished(self) -> Iterator[Record]:
        """Yield the games that can be continued, the newest first and each once.

        Games open in other windows are left out, as are old files beyond the search limits. Damaged
        autosaves are renamed.
        """
        told: set[tuple[str, str, int]] = set()
        autos = self._autos()
        for auto in autos:
            if auto.info.problem is not None and auto.info.problem.kind != "newer":
                self._put_aside(auto.info)
        newest = [*(auto.info for auto in reversed(autos)), *self._elsewhere_infos()]
        newest.sort(key=lambda info: order(info.header)[0], reverse=True)
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

    def _autos(self) -> list[_Auto]:
        """Return the autosaves of this window and of closed ones, the oldest first.

        Their content gives the order, not the numbers in their names.
        """
        open_now = others(self.folder)
        numbers = {
            found[0]: (int(found[1]), window)
            for found in self._numbered()
            if (window := int(found[2] or 1)) not in open_now
        }
        autos = [_Auto(numbers[info.path.name][1], info) for info in self._infos(numbers)]
        return sorted(
            autos, key=lambda auto: (order(auto.info.header)[0], *numbers[auto.path.name])
        )

    def _numbered(self) -> Iterator[re.Match[str]]:
        return filter(None, map(AUTO.fullmatch, names(self.folder)))

    def _next_auto(self, window: int) -> Path:
        taken = {int(found[1]) for found in self._numbered()}
        number = max(taken, default=0) + 1
        if number > _LAST_NUMBER:
            number = next(free for free in count(1) if free not in taken)
        end = f"-{window}.json" if window > 1 else ".json"
        paths = (self.folder / f"auto-{free:06}{end}" for free in count(number))
        # A folder that cannot be listed now looks empty.
        return next(path for path in paths if not os.path.lexists(path))

    def _game_path(self, header: Header) -> Path:
        return self.folder / f"game-{slug_of(f'{header.game} {header.date} {header.seed}')}.json"

    def _named_path(self, name: str) -> Path:
        """The file for a name; never that of a damaged save or of a name with the same slug."""
        slug = slug_of(name)
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
        """Write other games and courses to their own files; returns the autosaves to delete.

        Only the newest of a game counts in each window. Autosaves that cannot be kept now stay.
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
        """Make sure that an autosave can be deleted without loss; returns whether it can."""
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
        """Write an autosave to its own file if need be."""
        if info.header is None or self._is_superseded(info.header):
            return
        other = self._read(info.path)
        if not same:
            self._write_game(other)
        elif not _continues(record, other):
            self._write(self._branch_path(other), other)

    def _put_aside(self, info: SaveInfo) -> None:
        """Rename an unusable autosave; an unreadable one, such as a folder, stays."""
        if info.problem is not None and info.problem.kind != "unreadable":
            quarantine(info.path, "newer" if info.problem.kind == "newer" else "corrupt")

    def _write_finished(self, record: Record) -> Path | None:
        """Write the file of a finished game; None when that fails."""
        try:
            return self._write_game(record)
        except SaveError:
            return None

    def _write_game(self, record: Record) -> Path:
        """Write the file of a game, under another name if it would replace another course."""
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
        """Return whether the game has a finished record that is not older than this header."""
        try:
            found = self._read(self._game_path(header)).header
        except BadRecord:
            return False
        return found.key == header.key and found.finished and order(found) >= order(header)

    def _stamped(self, record: Record) -> Record:
        """Stamp a record with the present time and a sequence larger than all seen so far."""
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
    """Return whether the record has all decisions of the other one."""
    return record.decisions[: len(other.decisions)] == other.decisions


def _shown(name: str) -> str:
    """Return a name as the list of saves shows it."""
    return "".join(sign for sign in name.strip() if sign.isprintable())[:MAX_NAME]
