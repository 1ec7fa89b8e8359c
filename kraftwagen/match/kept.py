"""The player's own files: progress, daily log, settings.

Several windows may use such a file: each change is applied to its present content, under a lock
(``alone``). Only a missing file counts as empty. A damaged file is renamed and the player told; a
file that cannot be read just now, or is of a newer version, is left alone. Changes that cannot be
written hold for as long as the process lives, and are written with the next change that can be, or
at the end (``settle``).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from kraftwagen.match.files import (
    NotAFile,
    make_folder,
    quarantine,
    read_bytes,
    why,
    write_atomically,
)
from kraftwagen.match.locks import alone

T = TypeVar("T")


class Newer(Exception):
    """Raised for a file of a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A problem with a file: "damaged", "unreadable", "unwritable" or "newer".

    ``detail`` is the new name of a damaged file, or the system's error message.
    """

    kind: str
    detail: str = ""


class Kept(Generic[T]):
    """A file and the value read from it; ``trouble`` is its present problem, or None.

    ``read`` parses the content: Newer leaves the file alone, any other exception means damage.
    ``written`` formats a value, ``fresh`` makes the value of a missing file.
    """

    def __init__(
        self,
        path: Path,
        most: int,
        fresh: Callable[[], T],
        read: Callable[[bytes], T],
        written: Callable[[T], bytes],
    ) -> None:
        self.path, self._most = path.absolute(), most
        self._fresh, self._read, self._written = fresh, read, written
        self.trouble: Trouble | None = None
        self.value = fresh()
        self._content: bytes | None = None
        """The content when the file was last read or written."""
        self._waiting: list[Callable[[T], bool]] = _waiting.setdefault(self.path, [])
        self.look()

    def look(self) -> None:
        """Read the file again; keep the known value if that fails."""
        if self._take() is None:
            with alone(self.path.parent):  # another window may have mended it meanwhile
                self._take(put_aside=True)
        self._apply()

    def change(self, *changes: Callable[[T], bool]) -> bool:
        """Apply changes to the present content and write it; returns whether all are in the file.

        Each change alters the value in place and returns whether it altered anything. Changes that
        cannot be written hold for this process.
        """
        with alone(self.path.parent):
            may_write = self._take(put_aside=True)
            self._waiting += changes
            altered = self._apply()
            done = bool(may_write) and (not altered or self._write())
        if done:
            self._waiting.clear()
            _unwritten.pop(self.path, None)
        else:
            _unwritten[self.path] = self
        return done

    def _take(self, put_aside: bool = False) -> bool | None:
        """Read the file; returns whether it may be written, None if a damaged one stays there."""
        try:
            content = read_bytes(self.path, self._most)
            if content != self._content or self._waiting:
                self.value, self._content = self._read(content), content
            self._well("unreadable", "newer")
            return True
        except FileNotFoundError as error:
            self._remember()
            if os.path.islink(self.path):  # the target of the link is missing for now
                return self._wrong("unreadable", why(error))
            self._well("unreadable", "newer")
            return True
        except Newer:
            self._remember()
            return self._wrong("newer")
        except Exception as error:
            self._remember()
            if isinstance(error, OSError) and not isinstance(error, NotAFile):
                return self._wrong("unreadable", why(error))
            if not put_aside:
                return None
            aside = quarantine(self.path, "damaged")
            self._wrong("damaged", aside.name if aside else self.path.name)
            return True

    def _remember(self) -> None:
        """Go back to the last known content."""
        self.value = self._fresh() if self._content is None else self._read(self._content)

    def _apply(self) -> bool:
        """Apply the changes that are not in the file; returns whether any altered something."""
        self._waiting[:] = [change for change in self._waiting if change(self.value)]
        return bool(self._waiting)

    def _write(self) -> bool:
        content = self._written(self.value)
        try:
            make_folder(self.path.parent)
            write_atomically(self.path, content)
        except OSError as error:
            return self._wrong("unwritable", why(error))
        self._content = content
        self._well("unwritable")
        return True

    def _wrong(self, kind: str, detail: str = "") -> bool:
        """Set ``trouble``; returns False."""
        self.trouble = Trouble(kind, detail)
        if (self.path, kind) not in _told:
            _told.add((self.path, kind))
            _untold[self.path] = self.trouble
        return False

    def _well(self, *kinds: str) -> None:
        """Clear ``trouble`` of these kinds."""
        if self.trouble is not None and self.trouble.kind in kinds:
            self.trouble = None


_waiting: Final[dict[Path, list[Callable[[Any], bool]]]] = {}
"""File -> changes that are not in it yet."""
_unwritten: Final[dict[Path, Kept[Any]]] = {}
"""File -> the object that can write them."""
_untold: Final[dict[Path, Trouble]] = {}
_told: Final[set[tuple[Path, str]]] = set()


def settle(folder: Path) -> bool:
    """Retry writing the unwritten changes to files in a folder; returns whether all are written."""
    tried = [kept.change() for kept in list(_unwritten.values()) if _is_in(folder, kept.path)]
    return all(tried)


def troubles(folder: Path) -> dict[str, Trouble]:
    """Return new problems of files in a folder by file name; each kind is returned only once."""
    paths = [path for path in _untold if _is_in(folder, path)]
    return {path.name: _untold.pop(path) for path in paths}


def _is_in(folder: Path, path: Path) -> bool:
    return path.parent == folder.absolute()
