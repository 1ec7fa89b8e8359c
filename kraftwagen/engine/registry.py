"""The games of the house: what a menu says of them, and the rules, loaded by id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from kraftwagen.engine.errors import GameError, shown
from kraftwagen.engine.spec import GameSpec


@dataclass(frozen=True, slots=True)
class Listing:
    """A game on offer: its title, known without loading it, and the module that has its rules."""

    title: str
    module: str


_GAMES = {
    "kraftwagen": Listing("Kraftwagen", "kraftwagen.games.kraftwagen.spec"),
    "automania": Listing("Automania", "kraftwagen.games.automania.spec"),
}


def game_ids() -> list[str]:
    """The ids that ``load`` knows."""
    return sorted(_GAMES)


def oldest() -> str:
    """The game there was first: files from before there were others do not name it."""
    return next(iter(_GAMES))


def title(game_id: str) -> str:
    """The title of a game, without loading its rules; raises GameError for an unknown id."""
    return _listing(game_id).title


def load(game_id: str, data_set: Path | None = None) -> GameSpec[Any]:
    """The game of that id, with its own component data or the data set in a file.

    Raises GameError for an unknown id and BadData for a data set that breaks its rules.
    """
    module = import_module(_listing(game_id).module)
    spec: GameSpec[Any] = module.load(data_set)
    return spec if data_set is None else replace(spec, data_set=data_set)


def _listing(game_id: str) -> Listing:
    if game_id not in _GAMES:
        raise GameError(f"unknown game '{shown(game_id)}': known are {', '.join(game_ids())}")
    return _GAMES[game_id]


def register(game_id: str, module: str, title: str = "") -> None:
    """Add a game whose module has ``load(data_set)``; used by tests with a toy game."""
    _GAMES[game_id] = Listing(title or game_id, module)
