"""Make the golden games of Automania anew: python -m tests.games.automania.golden.make

Plays many seeded random games, each with moods of its own, then picks few of them that show
everything at least twice (``pick``). Always the same files for the same rules.
"""

from __future__ import annotations

import json
import random

from kraftwagen.games.automania import codes, frames
from kraftwagen.games.automania.state import State
from tests.games.automania.golden import FOLDER
from tests.games.automania.golden.cover import begin, wanted
from tests.games.automania.table import GAME
from tests.golden.pick import pick

GAMES = 3000
CAP = 3000
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

SetUp = tuple[int, int, bool]


class Player:
    """Plays a whole game at random, with one taste for all seats."""

    def __init__(self, set_up: SetUp) -> None:
        seats, seed, advanced = set_up
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


def play(set_up: SetUp) -> tuple[list[int], set[str]]:
    """The decisions of a game and what it shows."""
    player, replay, chosen = Player(set_up), begin(*set_up), list[int]()
    while not GAME.is_over(replay.state):
        if len(chosen) == CAP:
            raise SystemExit(f"{set_up} does not end")
        code = player.choose(replay.state)
        chosen.append(code)
        replay.decide(code)
    return chosen, replay.shown


def record(set_up: SetUp, chosen: list[int]) -> dict[str, object]:
    """A game as it stands in its file."""
    seats, seed, advanced = set_up
    replay = begin(*set_up)
    for code in chosen:
        replay.decide(code)
    return {
        "game": GAME.id,
        "rules_version": GAME.rules_version,
        "data_digest": GAME.data_digest,
        "seats": seats,
        "seed": seed,
        "options": {"advanced": advanced},
        "lines": [GAME.to_text(code) for code in chosen],
        **replay.result(),
    }


def main() -> None:
    """Write the files, replacing all old ones."""
    games: list[SetUp] = [(2 + seed % 3, seed, seed % 2 == 0) for seed in range(GAMES)]
    found = {set_up: play(set_up) for set_up in games}
    shown = {set_up: facts for set_up, (_, facts) in found.items()}
    size = {set_up: len(chosen) for set_up, (chosen, _) in found.items()}
    everything = wanted(GAME.new(2, 0, {}).data)
    picked = pick(everything, shown, size)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for set_up in sorted(picked):
        seats, seed, advanced = set_up
        name = f"seats{seats}_seed{seed}{'_advanced' if advanced else ''}.json"
        text = json.dumps(record(set_up, found[set_up][0]), indent=0)
        (FOLDER / name).write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {size[set_up]} decisions")


if __name__ == "__main__":
    main()
