"""Hands a file to the window that is open already, so that a double click opens it there.

The second process writes the file's path into ``REQUEST`` in the folder of the first and waits
until it is gone. The window treats the path as that of a file that was dropped onto it: whatever
can be wrong with such a file is told there.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from kraftwagen.match.files import regular, remove, write_atomically
from kraftwagen.match.windows import others

REQUEST: Final = ".open"
_PATIENCE: Final = 3.0
"""Seconds after which the second process opens a window of its own."""
_EVERY: Final = 0.4
"""Seconds between two looks of a window."""
_SOON: Final = 0.02
_LONGEST: Final = 40_000
"""Bytes of a path; no system allows as many."""


def hand_over(file: Path, data: Path, saves: Path, patience: float = _PATIENCE) -> bool:
    """Let a window that uses these folders open a file; False if none does so in time."""
    if not others(saves):
        return False
    request = data / REQUEST
    try:
        write_atomically(request, os.fsencode(file.absolute()))
    except (OSError, ValueError):
        return False
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if not request.exists():
            return True
        time.sleep(_SOON)
    try:
        request.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def take(data: Path) -> Path | None:
    """Return the file that another process wants to be opened, once; None for none."""
    request = data / REQUEST
    try:
        with regular(request) as file:
            wanted = file.read(_LONGEST + 1)
        request.unlink()  # fails if another window was faster
    except (OSError, ValueError):
        return None
    return Path(os.fsdecode(wanted)) if 0 < len(wanted) <= _LONGEST else None


class Watch:
    """Looks for files that are handed over and posts them as dropped ones, while it is open."""

    def __init__(self, data: Path) -> None:
        remove(data / REQUEST)  # of a process that was killed while it waited
        self._data, self._over = data, threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._over.wait(_EVERY):
            file = take(self._data)
            if file is not None:
                with suppress(pygame.error):  # the window is closing
                    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file), handed=True))

    def close(self) -> None:
        """Stop looking."""
        self._over.set()
        self._thread.join()
