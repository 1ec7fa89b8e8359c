"""A system that refuses: files that cannot be opened just now, disks that are full."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

CODES = (errno.EACCES, errno.EIO, errno.EMFILE)
"""A file of another owner, a broken disk, too many open files."""


@contextmanager
def out_of_reach(name: str, code: int = errno.EIO) -> Iterator[None]:
    """Files of that name cannot be opened."""
    opened = os.open

    def refuse(path: Any, *arguments: Any, **more: Any) -> int:
        if os.path.basename(os.fspath(path)) == name:
            raise OSError(code, os.strerror(code), str(path))
        return opened(path, *arguments, **more)

    with patch("os.open", refuse):
        yield


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing that is written stays."""
    with patch("os.fsync", side_effect=OSError(errno.ENOSPC, "No space left on device")):
        yield
