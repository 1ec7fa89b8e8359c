"""Locked files, by which copies of the program that run at once keep out of each other's way.

The system frees a lock when its process ends, however it ends.
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
"""What systems say of a file that another process has locked; Windows all three."""
_PAUSE: Final = 0.002
_ATTEMPTS: Final = 1500
"""About three seconds; a change takes a hundredth of one."""
_stuck: Final[set[Path]] = set()
"""Folders whose lock nobody gave back; they are not waited for again."""


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let no other window change what is kept in a folder meanwhile.

    Waits for seconds at most, and where nothing can be locked not at all: then it goes on as if
    it were alone, for nothing that a player did may be lost by a lock. Not to be nested.
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
        """Give a lock back."""
        with file, suppress(OSError):
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        # Locks of this kind are not handed down to forked processes.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def unlock(file: BinaryIO) -> None:
        """Give a lock back."""
        file.close()


def locked(file: BinaryIO) -> bool:
    """Lock a file for this process; False when another one has it, OSError when not possible."""
    try:
        _lock(file)
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        raise
    return True
