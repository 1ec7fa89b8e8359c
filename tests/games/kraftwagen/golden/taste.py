"""How the golden games of Kraftwagen were played."""

from __future__ import annotations

import random
from collections.abc import Callable

from kraftwagen.games.kraftwagen.state import State
from tests.games.kraftwagen import play

GAMES = 4000


def chooser(seats: int, seed: int, special_tiles: bool) -> Callable[[State], int]:
    """Chooses the decisions of one game."""
    return play.chooser(random.Random(seed * 8 + seats * 2 + special_tiles))
