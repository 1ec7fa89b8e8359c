"""The games of the house, loaded by id."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec

_GAMES = {"kraftwagen": "kraftwagen.games.kraftwagen.spec"}


def game_ids() -> list[str]:
    """The ids that ``load`` knows."""
    return sorted(_GAMES)


def load(game_id: str, data_set: Path | None = None) -> GameSpec[Any]:
    """The game of that id, with its own component data or the data set in a file.

    Raises GameError for an unknown id and BadData for a data set that breaks its rules.
    """
    if game_id not in _GAMES:
        raise GameError(f"unknown game '{game_id}': known are {', '.join(game_ids())}")
    module = import_module(_GAMES[game_id])
    spec: GameSpec[Any] = module.load(data_set)
    return spec if data_set is None else replace(spec, data_set=data_set)


def register(game_id: str, module: str) -> None:
    """Add a game whose module has ``load(data_set)``; used by tests with a toy game."""
    _GAMES[game_id] = module
