"""Data sets of a game that differ from its own in one entry."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from kraftwagen.engine.registry import load
from kraftwagen.engine.spec import GameSpec
from tests.games import data_of

GONE: Final = object()


@cache
def root_of(game: str) -> Any:
    """The values of a game's own data set."""
    return yaml.safe_load(data_of(game).read_text(encoding="utf-8"))


def changed(game: str, path: str, value: Any) -> Any:
    """Its values with one entry changed or, with GONE, left out; they share the others."""
    return copied(root_of(game), {path: value}) if path else value


def copied(root: Any, changes: Mapping[str, Any]) -> Any:
    """Values with some entries changed; they share the others."""
    root = copy.copy(root)
    for path, value in changes.items():
        *parents, last = [int(name) if name.isdigit() else name for name in path.split(".")]
        entry = root
        for name in parents:
            entry[name] = copy.copy(entry[name])
            entry = entry[name]
        if value is GONE:
            del entry[last]
        else:
            entry[last] = value
    return root


def loaded(game: str, folder: Path, root: Any) -> GameSpec[Any]:
    """The game with these values, read from a file."""
    file = folder / "mine.yaml"
    file.write_text(yaml.safe_dump(root), encoding="utf-8")
    return load(game, file)
