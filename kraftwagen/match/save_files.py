"""Reads the files in the folder of saved games and lists them by age."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from heapq import nlargest
from itertools import accumulate, chain
from pathlib import Path
from typing import Final

from kraftwagen.match.files import ENDINGS, names, read, read_head
from kraftwagen.match.record import BadRecord, Header, Record

AUTO: Final = re.compile(r"auto-(\d{1,15})(?:-(\d{1,3}))?\.json")
_RECENT: Final = 200
_RECENT_BYTES: Final = 5_000_000
"""The newest files searched for a game to continue: their number, and their bytes together."""
_LONGEST_NAME: Final = 120
"""Bytes of a save's name in its file name, which some encrypted folders limit to 143."""
_LONG: Final = 100_000
"""Bytes from which only the head of a file is read; the longest games take a third."""
_LISTED: Final = re.compile(
    rf".*({'|'.join(map(re.escape, ENDINGS))})(\.(corrupt|newer)-.*)?", re.S
)


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """A file in the list of saves; an unusable file has a problem instead of a header."""

    path: Path
    header: Header | None = None
    decisions: int = 0
    problem: BadRecord | None = None

    @property
    def window(self) -> int:
        """Number of the window that wrote this autosave; 0 for other saves."""
        found = AUTO.fullmatch(self.path.name)
        return int(found[2] or 1) if found else 0

    @property
    def is_auto(self) -> bool:
        """Whether it is an autosave of the game in progress."""
        return self.window > 0


class SaveFiles:
    """The saves in a folder and one file elsewhere; unchanged files are not read again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.elsewhere: Path | None = None
        """File outside the folder that is listed with its saves; None for none."""
        self._newest = 0
        """The largest sequence of all records read."""
        self._read_before: dict[str, tuple[tuple[int, ...], SaveInfo]] = {}
        """File name -> stamp and content; a cache, as there may be thousands of files."""

    def load(self, path: Path) -> Record:
        """Return the record in a file, in this folder or elsewhere; raises BadRecord."""
        return self._read(path)

    def finished(self, began: Collection[str] = ()) -> Iterator[SaveInfo]:
        """Yield finished games: those that ``began`` at given times, else the last ones written."""
        if began:
            parts = [slug_of(moment) for moment in began]
            found: Iterable[SaveInfo] = self._infos(
                name
                for name in self._listed()
                if AUTO.fullmatch(name) or any(part in name for part in parts)
            )
        else:
            found = self._recent_infos()
        for info in chain(self._elsewhere_infos(), found):
            if info.header is not None and info.header.finished:
                yield info

    def entries(self) -> list[SaveInfo]:
        """Return all saves, the newest first, then the unusable ones with their problems."""
        listed = list(self._listed())
        gone = self._read_before.keys() - listed
        for name in gone:
            del self._read_before[name]
        return newest_first([*self._infos(listed), *self._elsewhere_infos()])

    def _elsewhere_infos(self) -> list[SaveInfo]:
        """Return the save elsewhere, while it exists."""
        path = self.elsewhere
        return [self._info(path)] if path is not None and os.path.isfile(path) else []

    def _listed(self) -> Iterator[str]:
        return (name for name in names(self.folder) if _LISTED.fullmatch(name) is not None)

    def _recent_infos(self) -> Iterator[SaveInfo]:
        """Yield the last files written: reading those of many years would delay the start."""
        recent = nlargest(_RECENT, ((_stamp(self.folder, name), name) for name in self._listed()))
        held = accumulate(stamp[1] if stamp else 0 for stamp, _ in recent)
        listed = [
            name for (_, name), size in zip(recent, held, strict=True) if size <= _RECENT_BYTES
        ]
        yield from newest_first(self._infos(listed))

    def _infos(self, listed: Iterable[str]) -> Iterator[SaveInfo]:
        """Yield the saves of these names; unchanged files are not read again."""
        for name in listed:
            stamp, known = _stamp(self.folder, name), self._read_before.get(name)
            if known is None or not stamp or known[0] != stamp:
                known = self._read_before[name] = (
                    stamp,
                    self._info(self.folder / name, stamp[1] if stamp else 0),
                )
            yield known[1]

    def _info(self, path: Path, size: int = 0) -> SaveInfo:
        """Read one save; of a long file only the head, until it is opened."""
        known = read_head(path) if size > _LONG and not AUTO.fullmatch(path.name) else None
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

    def _remember(self, path: Path, record: Record) -> None:
        """Cache a save that was just written."""
        info = SaveInfo(path, record.header, len(record.decisions))
        self._read_before[path.name] = _stamp(self.folder, path.name), info


def order(header: Header | None) -> tuple[int, str]:
    """Return the sort key of a save: newer saves have larger keys."""
    return (header.sequence, header.saved) if header else (0, "")


def newest_first(found: Iterable[SaveInfo]) -> list[SaveInfo]:
    """Return saves sorted by age, the newest first, then the unusable ones."""
    infos = sorted(found, key=lambda info: info.path.name)
    usable = [info for info in infos if info.header is not None]
    usable.sort(key=lambda info: order(info.header), reverse=True)
    return usable + [info for info in infos if info.header is None]


def _stamp(folder: Path, name: str) -> tuple[int, ...]:
    """Time, size and inode of a file, which change with its content; () when unknown."""
    try:
        found = os.stat(os.path.join(folder, name))
    except OSError:
        return ()
    return found.st_mtime_ns, found.st_size, found.st_ino


def slug_of(name: str) -> str:
    """Return a name in the form used in names of files."""
    slug = "-".join(re.findall(r"\w+", name.lower()))[:80] or "game"
    return slug.encode(errors="ignore")[:_LONGEST_NAME].decode(errors="ignore")
