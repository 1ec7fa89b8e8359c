"""Golden finished games: seeded random games that together show everything the rules know.

Each file in ``tests/games/<game>/golden`` holds the set-up, the decisions in notation and the
result, as the rules gave it when the file was made; ``cover.py`` there says what a game shows.
They are replayed by ``test_golden.py`` and may be read by any other test (``load_all``). After a
wanted change of the rules or the data set make them anew with

    python -m tests.golden.make GAME

and look at what has changed before committing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kraftwagen.engine import registry
from kraftwagen.engine.types import Event
from tests.games import FOLDER


def folder(game: str) -> Path:
    """Where the golden games of a game lie."""
    return FOLDER / game / "golden"


def load_all(game: str) -> dict[str, dict[str, Any]]:
    """All golden games of a game by file name."""
    files = sorted(folder(game).glob("*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def played(record: dict[str, Any]) -> tuple[Any, Any, list[Event]]:
    """The first and the last state of a golden game, and what happened in between."""
    spec = registry.load(record["game"])
    start = spec.new(record["seats"], record["seed"], record["options"])
    end, happened = spec.clone(start), list[Event]()
    for line in record["lines"]:
        spec.apply(end, spec.from_text(line), happened)
    return start, end, happened
