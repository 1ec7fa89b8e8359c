"""One sample of random play by another engine, in a process of its own.

    python tests/benchmarks/peers.py NAME

Prints one JSON object: decisions, seconds, and the slower of two runs of a calibration loop
before and after. Seconds are of the processor, so that neighbours who take turns with us do not
count. Exit code 3 when the engine is not installed. Nothing of theirs is copied and
nothing of ours is imported, but for our own game.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

LONG_ENOUGH = 1.0
"""Seconds a sample lasts at least."""
MISSING = 3
LONGEST_CHESS = 300
"""Plies after which a game of chess is given up; random play may not end it."""


def calibration() -> float:
    """Seconds of a loop that depends on nothing here: how fast the machine is right now."""
    started = time.process_time()
    total = 0
    for _ in range(1000):
        for number in range(300):
            total += number
    assert total
    return time.process_time() - started


def kraftwagen() -> Callable[[int], int]:
    """Our own game with four players, driven from Python decision by decision."""
    from kraftwagen.engine import registry, rng

    spec = registry.load("kraftwagen")

    def play(seed: int) -> int:
        state = spec.new(4, seed, {})
        draw = rng.seeded(seed, "benchmark")
        decisions = 0
        while codes := spec.legal(state):
            draw = rng.advance(draw)
            spec.apply(state, codes[rng.below(draw, len(codes))])
            decisions += 1
        return decisions

    return play


def inside() -> Callable[[int], int]:
    """The same without leaving the rules' modules."""
    from kraftwagen.engine import registry
    from kraftwagen.games.kraftwagen.rules import playout

    spec = registry.load("kraftwagen")
    return lambda seed: playout.play_random(spec.new(4, seed, {}), seed)


def catanatron() -> Callable[[int], int]:
    """Settlers with four players."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


def chess() -> Callable[[int], int]:
    """python-chess."""
    from chess import Board

    def play(seed: int) -> int:
        draw = random.Random(seed)
        board = Board()
        while board.ply() < LONGEST_CHESS:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(draw.choice(moves))
        return board.ply()

    return play


def open_spiel(name: str) -> Callable[[], Callable[[int], int]]:
    """A game of OpenSpiel, in C++, driven from Python; throws of dice are not counted."""

    def load() -> Callable[[int], int]:
        import pyspiel

        game = pyspiel.load_game(name)

        def play(seed: int) -> int:
            draw = random.Random(seed)
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(draw.choices(actions, chances)[0])
                else:
                    state.apply_action(draw.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        return play

    return load


ENGINES = {
    "kraftwagen": kraftwagen,
    "kraftwagen inside": inside,
    "catanatron": catanatron,
    "python-chess": chess,
    "open_spiel backgammon": open_spiel("backgammon"),
    "open_spiel hearts": open_spiel("hearts"),
}


def main(argv: list[str]) -> int:
    try:
        play = ENGINES[argv[0]]()
    except ImportError as error:
        print(error, file=sys.stderr)
        return MISSING
    play(0)
    before = calibration()
    started = time.process_time()
    decisions = games = 0
    seconds = 0.0
    while seconds < LONG_ENOUGH:
        games += 1
        decisions += play(games)
        seconds = time.process_time() - started
    pace = max(before, calibration())
    print(json.dumps({"decisions": decisions, "games": games, "seconds": seconds, "pace": pace}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
