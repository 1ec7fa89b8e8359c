"""The program's output streams, its error messages, and its current folder.

Output has no control characters; a windowed build has no streams at all.
"""

from __future__ import annotations

import contextlib
import io
import logging
import os
import sys
from collections.abc import Iterator
from typing import Final

from kraftwagen.engine.errors import one_line

_SAFE_PATH: Final = "PYTHONSAFEPATH"
_BOX = 0x00010010
"""Flags of Windows for a message box with an error sign that comes to the front."""

_unheard = False
"""Whether the program was started without a stderr."""


class _PlainFormatter(logging.Formatter):
    """Formats the log for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Escape control characters in each line."""
        return "\n".join(map(one_line, super().format(record).split("\n")))


def give_streams() -> None:
    """Replace missing streams: a windowed frozen program has none, but libraries write to them.

    Others get escapes for characters they cannot show, as in names of files.
    """
    global _unheard
    _unheard = sys.stderr is None
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(_PlainFormatter())
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


@contextlib.contextmanager
def helpers_of_our_own() -> Iterator[None]:
    """Keep Python processes started meanwhile from importing modules of the current folder.

    They would search it first, and it may hold files of strangers.
    """
    before = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = before or "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE_PATH]


def complain(program: str, sentence: str) -> None:
    """Print an error in one line, or show it in a message box where there is no stderr.

    Without the box, a windowed program of Windows would end without a sign.
    """
    line = one_line(" ".join(sentence.split()))
    if _unheard:
        _show(program.title(), line)
        return
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{program}: error: {line}\n")
        sys.stderr.flush()


def _show(title: str, line: str) -> None:
    # Without a visible screen nobody could close the box.
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.__dict__["windll"].user32.MessageBoxW(None, line, title, _BOX)


def drop_output() -> None:
    """Redirect stdout to nowhere, so that the interpreter's last flush cannot fail."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sink = os.open(os.devnull, os.O_WRONLY)
        os.dup2(sink, sys.stdout.fileno())
        os.close(sink)
