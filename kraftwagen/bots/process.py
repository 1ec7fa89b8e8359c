"""What every helper process of the program does first."""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing as mp
import os
import sys
import threading
from collections.abc import Iterable
from multiprocessing.connection import wait

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection

    Connection = PipeConnection
else:
    from multiprocessing.connection import Connection as Connection


def die_with_parent() -> None:
    """End this process as soon as the one that started it is gone, however that died."""
    parent = mp.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def limit_memory(limit: int) -> None:
    """Let allocations beyond ``limit`` bytes fail here, where the system can do that."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def stand_back(steps: int) -> None:
    """Leave the processor to others that want it, where the system can do that."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(steps)


def import_all(modules: Iterable[str]) -> None:
    """Import modules that register games or bots of their own."""
    for module in modules:
        importlib.import_module(module)
