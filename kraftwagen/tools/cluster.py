"""Spreads work over the machines of a Dask cluster; the extra ``cluster`` installs Dask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from kraftwagen.engine.errors import GameError

T = TypeVar("T")
PATIENCE: Final = 10
"""Seconds to wait for the scheduler."""


class BadCluster(GameError):
    """Raised for a cluster that does not answer or whose workers have other rules."""


def spread(
    address: str, work: Callable[[int], T], numbers: Sequence[int], rules: Callable[[], str]
) -> Iterator[T]:
    """Yield the results of ``work`` for all numbers, in the order of completion.

    ``address`` is the scheduler's (``tcp://host:port``). ``rules`` returns a text that identifies
    the rules; it must be the same on every worker as in this process. Raises BadCluster, and any
    error of ``work``.
    """
    try:
        import distributed
    except ImportError as error:
        raise BadCluster("a cluster needs Dask: pip install 'kraftwagen[cluster]'") from error
    try:
        client: Any = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError) as error:
        raise BadCluster(f"no Dask scheduler answers at {address}") from error
    with client:
        _agree(client, address, rules)
        # Not pure: a continued tournament must not get the cached results of another version.
        futures = client.map(work, numbers, pure=False)
        for future in distributed.as_completed(futures):
            yield future.result()


def _agree(client: Any, address: str, rules: Callable[[], str]) -> None:
    try:
        said = client.run(rules)
    except ImportError as error:
        raise BadCluster(f"a worker of {address} lacks a module: {error}") from error
    if not said:
        raise BadCluster(f"the cluster at {address} has no workers")
    others = sorted(worker for worker, found in said.items() if found != rules())
    if others:
        raise BadCluster(f"the worker {others[0]} has other rules or another version")
