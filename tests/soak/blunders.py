"""Fresh games of four bots, searched for moves a player would laugh at (``foolish.kinds``).

    python -m tests.soak.blunders --game GAME --games 200 --jobs 2 --out blunders.jsonl

Each game is appended to the file when it is over, with its decisions: a run goes on where another
one was stopped, and what counts as foolish is looked for anew each time. Games of other rules or
bots in the file are left out. Prints how often each kind occurs, with the upper end of the 95 %
interval for the share of games that have one, and ends with 1 when there are too many.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.bots.base import bot_seed
from kraftwagen.bots.process import die_with_parent
from kraftwagen.engine import registry
from kraftwagen.engine.intervals import wilson
from kraftwagen.tools.arena import deal_of
from tests.games import GAMES
from tests.soak import foolish

SEATS: Final = 4
SEED: Final = 20261125
ALLOWED: Final = {"undercut": 0.1}
"""The share of games that may have one of a kind; none of the others."""


def play(game: str, bot: str, number: int, seed: int = SEED) -> dict[str, Any]:
    """One game of four of the same bot, as a line of the file."""
    spec = registry.load(game)
    deal = deal_of(seed, number)
    state = spec.new(SEATS, deal, {})
    bots = [ladder.build(bot, spec, bot_seed(deal, seat)) for seat in range(SEATS)]
    decisions: list[str] = []
    began = time.process_time()
    while not spec.is_over(state):
        seat = spec.actor(state)
        code = bots[seat].choose(spec.observe(state, seat)).code
        decisions.append(spec.to_text(code))
        spec.apply(state, code)
    return {
        "game": game,
        "rules": spec.rules_version,
        "data": spec.data_digest,
        "bot": bot,
        "number": number,
        "seed": deal,
        "seconds": round(time.process_time() - began, 1),
        "decisions": decisions,
    }


def kept(out: Path, game: str, bot: str) -> dict[int, dict[str, Any]]:
    """The games of a file by number; a line that was cut off by a stop is no game."""
    spec = registry.load(game)
    found: dict[int, dict[str, Any]] = {}
    if not out.exists():
        return found
    for line in out.read_text(encoding="utf-8").splitlines():
        try:
            played = json.loads(line)
        except ValueError:
            continue
        what = (played["game"], played["rules"], played["data"], played["bot"])
        if what == (game, spec.rules_version, spec.data_digest, bot):
            found[played["number"]] = played
    return found


def more(game: str, bot: str, numbers: Sequence[int], jobs: int) -> Iterator[dict[str, Any]]:
    """Games as they are finished, in this process or in several."""
    if jobs == 1:
        yield from (play(game, bot, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), die_with_parent) as pool:
        for done in as_completed([pool.submit(play, game, bot, number) for number in numbers]):
            yield done.result()


def summary(game: str, games: Sequence[dict[str, Any]]) -> dict[str, int]:
    """How many games have a move of each kind; prints each move and the shares."""
    spec = registry.load(game)
    counts = dict.fromkeys(foolish.kinds(game), 0)
    moves = dict.fromkeys(foolish.kinds(game), 0)
    for played in games:
        found = foolish.find(spec, SEATS, played["seed"], played["decisions"])
        for kind in {one.kind for one in found}:
            counts[kind] += 1
        for one in found:
            moves[one.kind] += 1
            place = f"game {played['number']}, decision {one.number}, seat {one.seat}"
            print(f"{one.kind}: {place}: {one.what}")
    for kind, count in counts.items():
        most = wilson(count, len(games))[1]
        print(
            f"{kind}: {moves[kind]} in {count} of {len(games)} games, at most {most:.1%} of games"
        )
    return counts


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Foolish moves in fresh games of bots.")
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args(argv)
    games = kept(chosen.out, chosen.game, chosen.bot)
    left = [number for number in range(chosen.games) if number not in games]
    with chosen.out.open("a", encoding="utf-8") as file:
        if file.tell():
            # What a stop cut off ends here; an empty line is no game.
            file.write("\n")
        for played in more(chosen.game, chosen.bot, left, chosen.jobs):
            file.write(json.dumps(played) + "\n")
            file.flush()
            games[played["number"]] = played
    wanted = [games[number] for number in range(chosen.games)]
    counts = summary(chosen.game, wanted)
    return int(any(n > ALLOWED.get(kind, 0.0) * len(wanted) for kind, n in counts.items()))


if __name__ == "__main__":
    sys.exit(main())
