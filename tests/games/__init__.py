"""Tests of each game, in a folder of its name, and what tests of all games need to know of one.

The folder of a game has ``sample.py`` with ``SAMPLE``, ``play.py``, ``rules.py``, ``foolish.py``,
``broken_data.yaml``, ``golden/cover.py`` and ``ui/at_table.py``; a game of the registry without a
folder is left out.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
import yaml

from kraftwagen.engine import registry
from tests.games.record import Sample

FOLDER: Final = Path(__file__).parent
GAMES: Final = tuple(
    sorted(
        (game for game in registry.game_ids() if (FOLDER / game / "sample.py").exists()),
        key=lambda game: game != registry.oldest(),
    )
)
"""All games with a folder, the oldest one first."""
OLDEST: Final = GAMES[0]
NEWEST: Final = GAMES[-1]
"""For what is shown with any game that is not the oldest one."""

each_game = pytest.mark.parametrize("game", GAMES)


def part(game: str, name: str) -> ModuleType:
    """A module in the folder of a game."""
    return import_module(f"{__name__}.{game}.{name}")


@cache
def sample(game: str) -> Sample:
    """What tests of all games know of one."""
    found: Any = part(game, "sample").SAMPLE
    assert isinstance(found, Sample)
    return found


def each_with(*fields: str) -> pytest.MarkDecorator:
    """Parametrize a test with all games and with these fields of their samples."""
    rows = [(game, *(getattr(sample(game), field) for field in fields)) for game in GAMES]
    return pytest.mark.parametrize(("game", *fields), rows, ids=GAMES)


def data_of(game: str) -> Path:
    """The file of a game's own component data."""
    return Path(registry.__file__).parents[1] / "games" / game / "data.yaml"


def one_more_worker(game: str, folder: Path) -> Path:
    """A data set like the game's own but for one value."""
    root = yaml.safe_load(data_of(game).read_text(encoding="utf-8"))
    root["seats"]["workers"] += 1
    file = folder / "mine.yaml"
    file.write_text(yaml.safe_dump(root), encoding="utf-8")
    return file
