"""Make the golden games anew: python -m tests.games.kraftwagen.golden.make

Plays many seeded random games, then picks few of them that show everything at least twice
(``pick``). Always the same files for the same rules.
"""

from __future__ import annotations

import json

from kraftwagen.engine.types import Event
from tests.games.kraftwagen.golden import FOLDER
from tests.games.kraftwagen.golden.cover import result, shown, told, wanted
from tests.games.kraftwagen.play import game
from tests.games.kraftwagen.table import GAME
from tests.golden.pick import pick

GAMES = 4000


def play(seats: int, seed: int, special_tiles: bool) -> tuple[list[int], set[str]]:
    """The decisions of a game and what it shows."""
    happened: list[Event] = []
    codes = []
    data = None
    for state, code in game(seats, seed, special_tiles, happened):
        data = state.data
        codes.append(code)
    assert data is not None
    return codes, shown(data, seats, special_tiles, codes) | told(happened)


def record(seats: int, seed: int, special_tiles: bool, codes: list[int]) -> dict[str, object]:
    """A game as it stands in its file."""
    options = {"special_tiles": special_tiles}
    state = GAME.new(seats, seed, options)
    for code in codes:
        GAME.apply(state, code)
    return {
        "game": GAME.id,
        "rules_version": GAME.rules_version,
        "data_digest": GAME.data_digest,
        "seats": seats,
        "seed": seed,
        "options": options,
        "lines": [GAME.to_text(code) for code in codes],
        "money": result(state),
        "winners": GAME.winners(state),
        "digest": GAME.digest(state),
    }


def choose() -> list[tuple[int, int, bool]]:
    """Set-ups of few games that show everything."""
    games = [(2 + seed % 3, seed, seed % 2 == 0) for seed in range(GAMES)]
    found = {setup: play(*setup) for setup in games}
    size = {setup: len(codes) for setup, (codes, _) in found.items()}
    facts = {setup: covered for setup, (_, covered) in found.items()}
    return pick(wanted(GAME.new(2, 0, {}).data), facts, size)


def main() -> None:
    """Write the files, replacing all old ones."""
    chosen = choose()
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for seats, seed, special_tiles in sorted(chosen):
        codes, _ = play(seats, seed, special_tiles)
        name = f"seats{seats}_seed{seed}{'_special' if special_tiles else ''}.json"
        text = json.dumps(record(seats, seed, special_tiles, codes), indent=0)
        (FOLDER / name).write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {len(codes)} decisions")


if __name__ == "__main__":
    main()
