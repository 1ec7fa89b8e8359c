"""What every helper process of the program does first."""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing as mp
import os
import threading
from collections.abc import Iterable
from multiprocessing.connection import wait


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
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def import_all(modules: Iterable[str]) -> None:
    """Import modules that register games or bots of their own."""
    for module in modules:
        importlib.import_module(module)
