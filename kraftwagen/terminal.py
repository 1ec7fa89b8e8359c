"""What a program gets from whoever starts it: streams to write to, and the folder it stands in.

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
"""What Windows calls a box with a sign of error that comes to the front."""

_unheard = False
"""Whether there was nothing that errors could be written to."""


class _PlainFormatter(logging.Formatter):
    """What is logged for whoever started the program from a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """As ``one_line`` has it, line by line."""
        return "\n".join(map(one_line, super().format(record).split("\n")))


def give_streams() -> None:
    """A windowed frozen program has none, and not everything that writes to them looks first.

    Where there are some, they may lack characters: what is in the name of a file is no error.
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
    """Let Pythons that are started meanwhile take no module from the present folder.

    They would look there first, and people stand in folders that others have filled.
    """
    before = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = before or "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_SAFE_PATH]


def complain(program: str, sentence: str) -> None:
    """Tell what went wrong in one line, or in a box on the screen where a line goes nowhere.

    That is so in a windowed program of Windows, which would end as if it had never been started.
    """
    line = one_line(" ".join(sentence.split()))
    if _unheard:
        _show(program.title(), line)
        return
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{program}: error: {line}\n")
        sys.stderr.flush()


def _show(title: str, line: str) -> None:
    # Where nothing is to be seen of the window, nobody would press the button of a box.
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.__dict__["windll"].user32.MessageBoxW(None, line, title, _BOX)


def drop_output() -> None:
    """Let the interpreter's own last flush go nowhere."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sink = os.open(os.devnull, os.O_WRONLY)
        os.dup2(sink, sys.stdout.fileno())
        os.close(sink)
