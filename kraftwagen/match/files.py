"""Atomic writing and cautious reading of files."""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import re
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

from kraftwagen.engine.errors import why as why
from kraftwagen.match.record import MAX_BYTES, BadRecord, Header, Record, from_bytes, head_of

SHARED: Final = f".{__name__.partition('.')[0]}"
"""Ending, the program's name, of games that are shared or kept elsewhere; systems open such files
with the program. What is in them is the same as in all saves."""
ENDINGS: Final = (SHARED, ".json")
"""Endings of files with a game."""
_TEMPORARY: Final = ".{name}.{process}.tmp"
_HELD: Final = (5, 32, 33)
"""Windows errors for a file that another program holds: access denied, sharing, lock."""
_PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.3)
"""Seconds between attempts, about one second in all."""
_WITHOUT_WAITING: Final = getattr(os, "O_NONBLOCK", 0)


class NotAFile(OSError):
    """Raised for a folder, a pipe or a device in place of a file."""


def read(path: Path) -> Record:
    """Read a record from a file; raises BadRecord."""
    try:
        content = read_bytes(path, MAX_BYTES)
    except (OSError, ValueError) as error:
        raise BadRecord("unreadable", problem=why(error)) from error
    return from_bytes(content)


def read_head(path: Path) -> tuple[Header, int] | None:
    """Read the header and the number of decisions of a record; None if that fails."""
    try:
        return head_of(read_bytes(path, MAX_BYTES))
    except (OSError, ValueError):
        return None


def read_bytes(path: Path, most: int) -> bytes:
    """Read at most ``most`` + 1 bytes of a text file; raises OSError, ValueError.

    A byte order mark and carriage returns, which editors of Windows add, are removed.
    """
    with regular(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        return content
    return content.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n")


def regular(path: Path) -> BinaryIO:
    """Open a regular file for reading; raises OSError, and ValueError for an impossible path.

    Raises NotAFile for pipes and devices, which may never end, and for folders.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotAFile(errno.EINVAL, "it is not a file", str(path))
    return open(path, "rb", opener=lambda name, flags: os.open(name, flags | _WITHOUT_WAITING))


def make_folder(folder: Path) -> None:
    """Make a folder and its parents, accessible to this user alone; raises OSError."""
    for missing in [one for one in (folder, *folder.parents) if not one.is_dir()][::-1]:
        missing.mkdir(mode=0o700, exist_ok=True)


def names(folder: Path) -> list[str]:
    """Return the names of a folder's entries; none when the folder cannot be read."""
    with contextlib.suppress(OSError):
        return os.listdir(folder)
    return []


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file as a whole: after a crash either the old or the new one is complete.

    Raises OSError, with the old file unchanged.
    """
    temporary = path.with_name(_TEMPORARY.format(name=path.name, process=os.getpid()))
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _patiently(lambda: temporary.replace(path))
    except OSError:
        remove(temporary)
        raise
    _sync_folder(path.parent)


def _patiently(replace: Callable[[], object]) -> None:
    """Replace a file, with retries on Windows, where a virus scanner may hold it for a moment."""
    for pause in (*_PAUSES, None):
        try:
            replace()
        except PermissionError as error:
            if pause is None or getattr(error, "winerror", None) not in _HELD:
                raise
            time.sleep(pause)
        else:
            return


def leftovers(folder: Path, written: str) -> list[Path]:
    """List the temporary files that ``write_atomically`` has left in a folder or is writing.

    ``written`` is a regular expression for the names of the files that the program writes there.
    """
    temporary = re.compile(rf"\.(?:{written})\.\d+\.tmp", re.S)
    return [folder / name for name in names(folder) if temporary.fullmatch(name)]


def quarantine(path: Path, label: str) -> Path | None:
    """Rename an unusable file to ``<name>.<label>-<n>``; None if that fails."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.name}.{label}-{number}")):
        number += 1
    try:
        return path.rename(aside)
    except OSError:
        return None  # the file stays and is skipped each time


def remove(path: Path) -> None:
    """Remove a file; failures are ignored."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


def _sync_folder(folder: Path) -> None:
    """Flush a new name to the disk, too; some systems and network folders cannot.

    The file is complete by now, so failures are ignored.
    """
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
