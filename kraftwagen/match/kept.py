"""Files in which a player's own things are kept: how far they are, their days, their settings.

Several windows may use such a file: each change is made to what it says by then, while no other
window can (``alone``). Only "there is no such file" means that nothing was kept yet. A damaged
file is put aside, with a word to the player; one that cannot be read just now, or that a newer
version has written, is left alone. What cannot be written holds for as long as the process lives,
whoever asks, and is written with the next change that can be, or at the end (``settle``).
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
    """The file is of a later version of the program."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What was wrong with a file: damaged, unreadable, unwritable or newer, and the detail of it.

    That is the name it was put aside by, or the word of the system.
    """

    kind: str
    detail: str = ""


class Kept(Generic[T]):
    """One file and what it says; ``trouble`` is the latest thing to be told, or None.

    ``read`` makes a value of what is in it: Newer leaves the file alone, any other exception
    means damage. ``written`` is the way back, ``fresh`` makes the value of a file that is not there
    yet.
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
        """What the file said when it was last read or written."""
        self._waiting: list[Callable[[T], bool]] = _waiting.setdefault(self.path, [])
        self.look()

    def look(self) -> None:
        """Take what the file says; where it says nothing, what is known already stays."""
        if self._take() is None:
            with alone(self.path.parent):  # or it may be a good one by now
                self._take(put_aside=True)
        self._apply()

    def change(self, *changes: Callable[[T], bool]) -> bool:
        """Change what the file says by now; whether all that was noted is in the file then.

        Each change says whether it altered anything. They hold for this process anyway.
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
        """Read the file; whether it may be written. None: it is damaged and is still there."""
        try:
            content = read_bytes(self.path, self._most)
            if content != self._content or self._waiting:
                self.value, self._content = self._read(content), content
            self._well("unreadable", "newer")
            return True
        except FileNotFoundError as error:
            self._remember()
            if os.path.islink(self.path):  # what it leads to is somewhere, but not there now
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
        """Go by what the file said before."""
        self.value = self._fresh() if self._content is None else self._read(self._content)

    def _apply(self) -> bool:
        """Make the changes that are not in the file; whether any altered something."""
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
        """There is trouble; False."""
        self.trouble = Trouble(kind, detail)
        if (self.path, kind) not in _told:
            _told.add((self.path, kind))
            _untold[self.path] = self.trouble
        return False

    def _well(self, *kinds: str) -> None:
        """Trouble of these kinds is over."""
        if self.trouble is not None and self.trouble.kind in kinds:
            self.trouble = None


_waiting: Final[dict[Path, list[Callable[[Any], bool]]]] = {}
"""Changes that are not in their file yet, by file."""
_unwritten: Final[dict[Path, Kept[Any]]] = {}
"""Who can write them."""
_untold: Final[dict[Path, Trouble]] = {}
_told: Final[set[tuple[Path, str]]] = set()


def settle(folder: Path) -> bool:
    """Try once more to write what could not be written there; whether all is in the files now."""
    tried = [kept.change() for kept in list(_unwritten.values()) if _is_in(folder, kept.path)]
    return all(tried)


def troubles(folder: Path) -> dict[str, Trouble]:
    """What is to be told of files in a folder, by name, each kind once."""
    paths = [path for path in _untold if _is_in(folder, path)]
    return {path.name: _untold.pop(path) for path in paths}


def _is_in(folder: Path, path: Path) -> bool:
    return path.parent == folder.absolute()
