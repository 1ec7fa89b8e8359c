"""Helper processes: starting and ending them, and the first steps inside of them."""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing as mp
import os
import sys
import threading
from collections.abc import Callable, Iterable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection

    Connection = PipeConnection
else:
    from multiprocessing.connection import Connection as Connection


class Helper:
    """A helper process and our end of the pipe to it; ``pipe`` is None without a process."""

    def __init__(self) -> None:
        self.pipe: Connection | None = None
        self._process: BaseProcess | None = None

    def start(self, name: str, serve: Callable[..., object], job: object, duplex: bool) -> None:
        """Start the process, which calls ``serve(pipe, job)``; raises OSError."""
        # Spawned, not forked: the window's threads must not be copied.
        context = mp.get_context("spawn")
        ours, theirs = context.Pipe(duplex)
        process = context.Process(target=serve, args=(theirs, job), name=name, daemon=True)
        try:
            process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        self.pipe, self._process = ours, process

    @property
    def pid(self) -> int | None:
        """The process id; None when there is no process."""
        return self._process.pid if self._process is not None else None

    def has_news(self) -> bool:
        """Return whether a message waits; raises EOFError or OSError if the process has ended."""
        if self.pipe is None or self._process is None:
            return False
        if self.pipe.poll():
            return True
        if self._process.is_alive():
            return False
        # Checked again: its last message may have come in between. An open pipe proves nothing:
        # on Windows this process holds the other end until the helper has taken it.
        if self.pipe.poll():
            return True
        raise EOFError

    def close(self) -> None:
        """Kill the process and close the pipe; does nothing without a process."""
        if self.pipe is not None:
            self.pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self.pipe = self._process = None


def die_with_parent() -> None:
    """Watch the parent in a thread, and end this process as soon as it has ended."""
    parent = mp.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def limit_memory(limit: int) -> None:
    """Limit the memory of this process to ``limit`` bytes; does nothing on Windows."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def lower_priority(steps: int) -> None:
    """Raise the niceness of this process by ``steps``; does nothing on Windows."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(steps)


def import_all(modules: Iterable[str]) -> None:
    """Import modules by name; they may register games or bots."""
    for module in modules:
        importlib.import_module(module)
