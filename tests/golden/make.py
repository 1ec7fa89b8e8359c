"""Make the golden games of a game anew: python -m tests.golden.make GAME

Plays many seeded random games, then picks few of them that show everything at least twice
(``pick``). Always the same files for the same rules.
"""

from __future__ import annotations

import json
import sys

from tests.games import part, sample
from tests.golden import folder
from tests.golden.pick import pick
from tests.golden.replay import Replay, SetUp, begin

CAP = 3000


def play(game: str, set_up: SetUp) -> tuple[list[int], Replay]:
    """The decisions of a random game, and the game."""
    choose, replay, codes = part(game, "golden.taste").chooser(*set_up), begin(game, set_up), []
    while not replay.spec.is_over(replay.state):
        if len(codes) == CAP:
            raise SystemExit(f"{set_up} does not end")
        codes.append(choose(replay.state))
        replay.decide(codes[-1])
    return codes, replay


def record(set_up: SetUp, codes: list[int], replay: Replay) -> dict[str, object]:
    """A game as it stands in its file."""
    spec = replay.spec
    return {
        "game": spec.id,
        "rules_version": spec.rules_version,
        "data_digest": spec.data_digest,
        "seats": set_up[0],
        "seed": set_up[1],
        "options": replay.options,
        "lines": [spec.to_text(code) for code in codes],
        **replay.result(),
    }


def main(game: str) -> None:
    """Write the files, replacing all old ones."""
    count = part(game, "golden.taste").GAMES
    games: list[SetUp] = [(2 + seed % 3, seed, seed % 2 == 0) for seed in range(count)]
    shown, size = {}, {}
    for set_up in games:
        codes, replay = play(game, set_up)
        shown[set_up], size[set_up] = replay.shown, len(codes)
    picked = pick(part(game, "golden.cover").wanted(), shown, size)
    for file in folder(game).glob("*.json"):
        file.unlink()
    for set_up in sorted(picked):
        seats, seed, variant = set_up
        name = f"seats{seats}_seed{seed}{'_' + sample(game).variant if variant else ''}.json"
        text = json.dumps(record(set_up, *play(game, set_up)), indent=0)
        (folder(game) / name).write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {size[set_up]} decisions")


if __name__ == "__main__":
    main(sys.argv[1])
