"""The parts of the tools that depend on a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from kraftwagen.engine import registry


def find(game: str, part: str = "") -> ModuleType | None:
    """Return the tools' module of a game, or its part named ``part``; None if there is none."""
    names = [__name__, game, *([part] if part else [])]
    for end in range(2, len(names) + 1):
        if find_spec(".".join(names[:end])) is None:
            return None
    return import_module(".".join(names))


def each(part: str) -> dict[str, ModuleType]:
    """Return the module ``part`` of every game that has it, by game id."""
    found = {game: find(game, part) for game in registry.game_ids()}
    return {game: module for game, module in found.items() if module is not None}
