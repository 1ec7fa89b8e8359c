"""Numbers the copies of the program that run in one folder; each holds a locked file there.

The system releases the lock when a process ends, however it ends. Where locks do not work, every
copy counts as the only one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import BinaryIO, Final
from weakref import WeakValueDictionary

from kraftwagen.match.files import make_folder, names
from kraftwagen.match.locks import locked

_FILE: Final = ".window-{number}.lock"
_LOCK: Final = re.compile(_FILE.format(number=r"(\d{1,9})").replace(".", r"\."))
_MOST: Final = 999
"""The largest number that fits into the name of an autosave."""


class Window:
    """The number, from 1, of this copy of the program in a folder, held while the object exists."""

    def __init__(self, number: int, lock: BinaryIO | None) -> None:
        self.number = number
        self._lock = lock


_held: WeakValueDictionary[Path, Window] = WeakValueDictionary()


def claim(folder: Path) -> Window:
    """Return this process's number in a folder; at first the lowest that no other process has."""
    key = folder.absolute()
    window = _held.get(key)
    if window is None or not (folder / _FILE.format(number=window.number)).exists():
        window = _take(folder)
        _held[key] = window
    return window


def others(folder: Path) -> set[int]:
    """Return the numbers that other processes hold in a folder now."""
    own = _held.get(folder.absolute())
    found = set()
    for name in names(folder):
        lock = _LOCK.fullmatch(name)
        # Never open our own lock: closing its file anywhere in this process releases it.
        if lock is None or (own is not None and own.number == int(lock[1])):
            continue
        number = int(lock[1])
        try:
            with (folder / name).open("rb+") as file:
                if not locked(file):
                    found.add(number)
        except OSError:
            continue
    return found


def _take(folder: Path) -> Window:
    try:
        make_folder(folder)
        for number in range(1, _MOST + 1):
            try:
                file = (folder / _FILE.format(number=number)).open("ab+")
            except OSError:  # another user's, perhaps, or a folder by that name
                continue
            if locked(file):
                return Window(number, file)
            file.close()
    except OSError:
        pass
    return Window(1, None)
