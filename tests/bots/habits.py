"""The habits of bots in one game, for tests of how styles are told apart."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.tools import arena


def counted(game: GameSpec[Any], bot: str) -> tuple[Any, list[dict[str, float]]]:
    """The last state of a game of four such bots, and the habits of each seat by name."""
    statistics = import_module(f"kraftwagen.games.{game.id}.presentation.statistics").STATISTICS
    ends: list[tuple[list[Any], Any]] = []
    arena.play(game, (bot,) * 4, 3, {}, lambda happened, state: ends.append((happened, state)))
    ((happened, state),) = ends
    rows = statistics.habits_of(happened, state)
    return state, [dict(zip(statistics.habits, row, strict=True)) for row in rows]
