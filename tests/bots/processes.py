"""Helper processes as tests see them, and how their pipes behave on Windows."""

from __future__ import annotations

import multiprocessing as mp
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext
from typing import Any

import pytest


def is_alive(pid: int | None) -> bool:
    """Whether a helper that this process started still runs.

    Asked of Python, not of the system: there ``os.kill(pid, 0)`` is Ctrl+C on Windows.
    """
    return any(child.pid == pid for child in mp.active_children())


@contextmanager
def pipes_held_open() -> Iterator[None]:
    """As on Windows: until a helper has taken its end of the pipe, we hold that end, too."""
    held: list[int] = []
    make = SpawnContext.Pipe

    def pipe(context: SpawnContext, duplex: bool = True) -> tuple[Any, Any]:
        ours, theirs = make(context, duplex)
        held.append(os.dup(theirs.fileno()))
        return ours, theirs

    with pytest.MonkeyPatch.context() as patch:
        if sys.platform != "win32":
            patch.setattr(SpawnContext, "Pipe", pipe)
        try:
            yield
        finally:
            for end in held:
                os.close(end)


def kill(helper: Any) -> None:
    """End a helper's process as a scanner would, and wait until it has."""
    helper._process.kill()
    helper._process.join()
