"""Earlier versions of a game's rules and data: each a data set, told by what was different.

The file ``versions.yaml`` beside the data lists them. ``differs`` is merged into the present data:
tables entry by entry, other values as a whole, null for an entry that was not there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.parts import data_file
from kraftwagen.games.parts.data_file import Reader

FILE: Final = "versions.yaml"
_MOST: Final = 100
S = TypeVar("S")
Made = Callable[[Any, str], GameSpec[S]]


def with_earlier(spec: GameSpec[S], data: Path, made: Made[S]) -> GameSpec[S]:
    """Return a game that can also be played with the earlier versions of its file ``data``.

    ``made(root, source)`` makes the game of parsed data. Raises BadData for a broken list of
    versions; an earlier version raises it when loaded if it does not come to its fingerprint.
    """
    listed = data_file.load(data.with_name(FILE))
    listed.header(spec.id)
    found: dict[str, Callable[[], GameSpec[S]]] = {}
    for index, version in enumerate(listed.listing(listed.root, "versions", "file", _MOST, 0)):
        entry = f"versions[{index}]"
        whole = isinstance(version, dict) and set(version) == {"data", "differs"}
        listed.require(whole, entry, "must have data and differs, and nothing else")
        digest = version["data"]
        new = isinstance(digest, str) and digest not in (*found, spec.data_digest)
        listed.require(new, f"{entry}.data", "must be a fingerprint of its own")
        found[digest] = cache(partial(_earlier, data, digest, version["differs"], made))
    return replace(spec, earlier=found)


def _earlier(data: Path, digest: str, differs: Any, made: Made[S]) -> GameSpec[S]:
    listed = Reader(FILE, merged(data_file.load(data).root, differs))
    spec = made(listed.root, f"{FILE}: {digest}")
    listed.require(spec.data_digest == digest, digest, f"comes to {spec.data_digest}")
    return spec


def merged(present: Any, differs: Any) -> Any:
    """Return values with differences merged in."""
    if not isinstance(differs, dict):
        return differs
    table = dict(present) if isinstance(present, dict) else {}
    for name, value in differs.items():
        table[name] = merged(table.get(name), value)
        if value is None:
            del table[name]
    return table
