"""The games on offer: what a menu shows of each, and its rules, loaded by id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, overload

from kraftwagen.engine.errors import GameError, shown
from kraftwagen.engine.spec import GameSpec


@dataclass(frozen=True, slots=True)
class Listing:
    """The facts about a game that a menu shows without loading it, and the module of its rules.

    ``seats`` is the smallest and largest number of players, ``minutes`` the shortest and longest
    game among people, ``weight`` its complexity: light, medium or heavy. All three are zeros or
    empty if unknown.
    """

    title: str
    module: str
    seats: tuple[int, int] = (0, 0)
    minutes: tuple[int, int] = (0, 0)
    weight: str = ""


_GAMES = {
    "kraftwagen": Listing(
        "Kraftwagen", "kraftwagen.games.kraftwagen.spec", (2, 4), (30, 60), "medium"
    ),
    "automania": Listing("Automania", "kraftwagen.games.automania.spec", (2, 4), (45, 75), "heavy"),
}


def game_ids() -> list[str]:
    """Return the ids of all games, sorted."""
    return sorted(_GAMES)


def oldest() -> str:
    """Return the id of the oldest game, for old files that do not name their game."""
    return next(iter(_GAMES))


def title(game_id: str) -> str:
    """Return the title of a game without loading its rules; raises GameError for an unknown id."""
    return listing(game_id).title


def load(game_id: str, data_set: Path | None = None) -> GameSpec[Any]:
    """Load a game with its own component data or the data set of a file.

    Raises GameError for an unknown id and BadData for a data set that breaks its rules.
    """
    module = listing(game_id).module
    if data_set is None:
        return _with_own_data(module)
    return replace(import_module(module).load(data_set), data_set=data_set)


@cache
def _with_own_data(module: str) -> GameSpec[Any]:
    """Load the game of a module, once: it never changes."""
    spec: GameSpec[Any] = import_module(module).load(None)
    return spec


def listing(game_id: str) -> Listing:
    """Return the listing of a game; raises GameError for an unknown id."""
    if game_id not in _GAMES:
        raise GameError(f"unknown game '{shown(game_id)}': known are {', '.join(game_ids())}")
    return _GAMES[game_id]


def register(game_id: str, module: str, title: str = "") -> None:
    """Add a game whose module has ``load(data_set)``; used by tests with a toy game."""
    _GAMES[game_id] = Listing(title or game_id, module)


class Shelf(Sequence[GameSpec[Any]]):
    """The games on offer; a game given by its id is loaded when it is first needed."""

    def __init__(self, games: Iterable[GameSpec[Any] | str]) -> None:
        self._games: dict[str, GameSpec[Any] | None] = {
            game if isinstance(game, str) else game.id: None if isinstance(game, str) else game
            for game in games
        }

    @classmethod
    def of(cls, games: Iterable[GameSpec[Any] | str]) -> Shelf:
        """Return a shelf of games; one that is a shelf already is returned as it is."""
        return games if isinstance(games, cls) else cls(games)

    @property
    def ids(self) -> list[str]:
        """The ids of the games, in the order of the menu."""
        return list(self._games)

    @property
    def titles(self) -> list[tuple[str, str]]:
        """The id and title of each game, without loading any."""
        return [(game, self.title(game)) for game in self._games]

    def title(self, game_id: str) -> str:
        """Return the title of a game on offer, without loading the game."""
        loaded = self._games[game_id]
        return title(game_id) if loaded is None else loaded.title

    def find(self, game_id: str) -> GameSpec[Any] | None:
        """Return a game, loaded if need be; None if it is not on offer."""
        if game_id not in self._games:
            return None
        found = self._games[game_id]
        if found is None:
            found = self._games[game_id] = load(game_id)
        return found

    @overload
    def __getitem__(self, at: int) -> GameSpec[Any]: ...

    @overload
    def __getitem__(self, at: slice) -> list[GameSpec[Any]]: ...

    def __getitem__(self, at: int | slice) -> GameSpec[Any] | list[GameSpec[Any]]:
        if isinstance(at, slice):
            return [found for game in self.ids[at] if (found := self.find(game)) is not None]
        found = self.find(self.ids[at])
        assert found is not None
        return found

    def __len__(self) -> int:
        return len(self._games)
