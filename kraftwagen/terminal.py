"""The program's output streams and error messages, and imports from the current folder.

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
    """Replace missing stdout and stderr, as of a windowed build, as libraries write to them.

    Streams that exist escape characters that they cannot show, as in names of files.
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
    """Keep Python processes started in the ``with`` block from importing from the current folder.

    Python searches the current folder first, and it may hold files of strangers.
    """
    before = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = before or "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE_PATH]


def complain(program: str, sentence: str, heading: str = "error:") -> None:
    """Print an error to stderr in one line, or show it in a message box of Windows.

    ``heading`` is the word for an error in the player's language.

    The box is for windowed builds, which have no stderr.
    """
    line = one_line(" ".join(sentence.split()))
    if _unheard:
        _show(program.title(), line)
        return
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{program}: {heading} {line}\n")
        sys.stderr.flush()


def _show(title: str, line: str) -> None:
    # Without a visible screen nobody could close the box.
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.__dict__["windll"].user32.MessageBoxW(None, line, title, _BOX)


def drop_output() -> None:
    """Redirect stdout to the null device, so that the interpreter's last flush cannot fail."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sink = os.open(os.devnull, os.O_WRONLY)
        os.dup2(sink, sys.stdout.fileno())
        os.close(sink)
