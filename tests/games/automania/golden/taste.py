"""How the golden games of Automania were played: each with moods of its own."""

from __future__ import annotations

import random
from collections.abc import Callable

from kraftwagen.games.automania import codes, frames
from kraftwagen.games.automania.state import State
from tests.games.automania.table import GAME

GAMES = 3000
_MOODS = {
    codes.RETIRE: (0.02, 0.1, 0.4),
    codes.SPONSOR: (0.02, 0.2),
    codes.RECALL: (0.01, 0.1),
    codes.DISCARD: (0.03, 0.3),
    codes.KEEP: (0.05, 0.5),
    codes.PASS: (0.1, 1.0),
    codes.COPY: (1.0, 5.0),
}
"""How often a kind of decision is drawn; the others count 1."""
_DRAWING = (0.2, 0.5, 0.9)
"""How much a game likes the spaces that draw contracts."""
_POPULAR = (4, 8, 12)


class Player:
    """Plays a whole game at random, with one taste for all seats."""

    def __init__(self, seats: int, seed: int, advanced: bool) -> None:
        self._dice = random.Random(seed * 8 + seats * 2 + advanced)
        self._moods = {kind: self._dice.choice(moods) for kind, moods in _MOODS.items()}
        self._drawing = self._dice.choice(_DRAWING)
        self._popular = self._dice.choice(_POPULAR)

    def choose(self, state: State) -> int:
        """A legal code: first a kind by mood, then one of that kind."""
        dice, legal = self._dice, GAME.legal(state)
        kinds = sorted({codes.kind(code) for code in legal})
        (kind,) = dice.choices(kinds, [self._moods.get(kind, 1.0) for kind in kinds])
        found = [code for code in legal if codes.kind(code) == kind]
        if kind == codes.SPACE and dice.random() < self._drawing:
            found = [code for code in found if codes.unpack_space(code)[1] == 3] or found
        elif kind == codes.PLACE and dice.random() < 0.9:
            factory = state.factories[state.current]
            found = [code for code in found if not factory[codes.value(code)]] or found
        elif kind == codes.WORKERS and dice.random() < 0.8:
            reached = frames.unpack_marketing(state.pending[-1])[3]
            return found[-1] if reached >= self._popular else found[0]
        return dice.choice(found)


def chooser(seats: int, seed: int, advanced: bool) -> Callable[[State], int]:
    """Chooses the decisions of one game."""
    return Player(seats, seed, advanced).choose
