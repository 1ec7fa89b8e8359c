"""Measures what a head start is worth to somebody who plays for the first time.

    python -m kraftwagen.tools.head_start --game GAME --games 400

A scripted first player, who follows only what the first lessons say (``games/<game>/beginner``),
plays against three bots with each head start that the game declares. Each deal is played once in
every rotation of the seats. The same arguments give the same games on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.bots.base import UNWATCHED, Choice, Watch
from kraftwagen.engine import registry, rng
from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.options import SetupOption
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Json, Observation
from kraftwagen.tools import arena, games

BEGINNER: Final = "beginner"
"""Name of the scripted first player."""
GAMES: Final = tuple(games.each(BEGINNER))
"""The games that have one."""
Rule = Callable[[GameSpec[Any], Any, Sequence[Code], Callable[[int], int]], Code]
"""``choose(spec, state, legal, dice)``: the decision of a first player; ``dice(n)`` is below n."""


class Beginner:
    """A bot that follows a game's ``beginner.choose``."""

    name = BEGINNER

    def __init__(self, choose: Rule, spec: GameSpec[Any], seed: int) -> None:
        self._choose, self._spec = choose, spec
        self._rng = rng.seeded(seed, BEGINNER)

    def choose(self, observation: Observation, watch: Watch = UNWATCHED) -> Choice:
        state = self._spec.determinize(observation, self._dice(1 << 30))
        return Choice(self._choose(self._spec, state, self._spec.legal(state), self._dice))

    def _dice(self, sides: int) -> int:
        self._rng = rng.advance(self._rng)
        return rng.below(self._rng, sides)


@cache
def game(name: str) -> GameSpec[Any]:
    """Load a game, once in each process, and register its first player."""
    module = games.find(name, BEGINNER)
    assert module is not None, name
    ladder.register(BEGINNER, partial(Beginner, module.choose))
    return registry.load(name)


def head_start(spec: GameSpec[Any]) -> SetupOption:
    """Return the option of a game that gives seats a head start."""
    return next(one for one in spec.declared_options if one.grades)


def play(
    number: int, *, name: str, rival: str, amount: int, seats: int, seed: int, short: bool
) -> tuple[float, int, int]:
    """Play a game; returns the first player's share of the victory and score, and the best one."""
    spec = game(name)
    deal, turn = divmod(number, seats)
    line_up = tuple(BEGINNER if seat == turn else rival for seat in range(seats))
    given: list[Json] = [amount if seat == turn else 0 for seat in range(seats)]
    options: dict[str, Json] = {head_start(spec).name: given if amount else []}
    options |= {"short": True} if short else {}
    played = arena.play(spec, line_up, arena.deal_of(seed, deal), options)
    share = (turn in played.winners) / len(played.winners)
    return share, played.scores[turn], max(played.scores)


def main(argv: Sequence[str]) -> int:
    """Play and print a table in Markdown; returns the exit code."""
    parser = argparse.ArgumentParser(description="Measure head starts.")
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--games", type=int, default=400, metavar="N", help="for each amount")
    parser.add_argument("--amounts", type=int, nargs="+", metavar="N", help="instead of the game's")
    parser.add_argument("--against", default="apprentice", metavar="BOT")
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument("--short", action="store_true", help="the short game")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    args = parser.parse_args(argv)
    grades = head_start(game(args.game)).graded({"short": args.short})
    amounts = args.amounts or [0, *grades.values()]
    print("| head start | amount | games | wins | own score | best score |\n" + "|---" * 6 + "|")
    for amount in amounts:
        one = partial(play, name=args.game, rival=args.against, amount=amount,
                      seats=args.players, seed=args.seed, short=args.short)  # fmt: skip
        if args.jobs == 1:
            found = [one(number) for number in range(args.games)]
        else:
            with ProcessPoolExecutor(args.jobs) as pool:
                found = list(pool.map(one, range(args.games), chunksize=4))
        wins, count = sum(share for share, _, _ in found), len(found)
        low, high = wilson(wins, count)
        words = next((name for name, value in grades.items() if value == amount), "-")
        own, best = (sum(one[place] for one in found) / count for place in (1, 2))
        print(f"| {words} | {amount} | {count} | {wins / count:.1%} ({100 * low:.1f} to "
              f"{100 * high:.1f}) | {own:.1f} | {best:.1f} |", flush=True)  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
