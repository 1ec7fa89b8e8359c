"""File locks between copies of the program that run at once.

The system releases a lock when its process ends, however it ends.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import BinaryIO, Final

from kraftwagen.match.files import make_folder

FILE: Final = ".kept.lock"
_TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""Error numbers for a file that another process has locked; Windows uses all three."""
_PAUSE: Final = 0.002
_ATTEMPTS: Final = 1500
"""Attempts to get a lock, for about three seconds; a change takes a hundredth of one."""
_stuck: Final[set[Path]] = set()
"""Folders whose lock was not released in time; they are not waited for again."""


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep other windows from changing the files in a folder during the ``with`` block.

    Waits for about three seconds at most, and not at all where locks do not work; then the block
    runs without the lock, as a lock must never stop the game. Not to be nested.
    """
    lock = _take_lock(folder)
    try:
        yield
    finally:
        if lock is not None:
            unlock(lock)


def _take_lock(folder: Path) -> BinaryIO | None:
    attempts = 1 if folder in _stuck else _ATTEMPTS
    try:
        make_folder(folder)
        file = (folder / FILE).open("ab+")
    except OSError:
        return None
    try:
        for attempt in range(attempts):
            if attempt:
                sleep(_PAUSE)
            if locked(file):
                _stuck.discard(folder)
                return file
        _stuck.add(folder)
    except OSError:
        pass
    file.close()
    return None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def unlock(file: BinaryIO) -> None:
        """Release a lock and close its file."""
        with file, suppress(OSError):
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        # Forked processes do not inherit locks of this kind.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def unlock(file: BinaryIO) -> None:
        """Release a lock and close its file."""
        file.close()


def locked(file: BinaryIO) -> bool:
    """Lock a file; returns False if another process holds it. Raises OSError."""
    try:
        _lock(file)
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        raise
    return True
