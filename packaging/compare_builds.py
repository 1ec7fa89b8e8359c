"""Compares the compiled rules with the sources in many games, and runs the tests compiled.

    python packaging/compare_builds.py --games 100000
    python packaging/compare_builds.py --games 1000 --tests

Plays random matches of every game with every number of seats, with all yes-or-no options on and
with all off, once from the sources and once from a compiled copy, and compares a digest of
every final position. With ``--bots`` the bots play too, with ``--tests`` the whole test suite
runs compiled. Exit code 1 at the first difference.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import compile_core

if TYPE_CHECKING:
    from kraftwagen.engine.spec import GameSpec

BLOCK = 1000
"""Number of games in each digest that is compared."""
NOT_COPIED = (".git", ".venv", "build", "dist", *compile_core.NOT_COPIED)


def play(games: int) -> None:
    """Play random games; print the digest and the number of decisions of each block."""
    from kraftwagen.engine import registry

    for game in registry.game_ids():
        playout = import_module(f"kraftwagen.games.{game}.rules.playout")
        _play_blocks(registry.load(game), playout.play_random, games)


def _play_blocks(spec: GameSpec[Any], play_random: Callable[[Any, int], int], games: int) -> None:
    for start in range(0, games, BLOCK):
        found = hashlib.blake2b(digest_size=16)
        decisions = 0
        for seed in range(start, min(start + BLOCK, games)):
            state = spec.new(2 + seed % 3, seed, _options(spec, seed % 2 == 1))
            decisions += play_random(state, seed)
            found.update(spec.digest(state).encode())
        print(found.hexdigest(), decisions, flush=True)


def play_bots(games: int) -> None:
    """Play games between bots; print a digest of the bots' choices for each game.

    The adviser plays instead of the champion, which only has more simulations.
    """
    from kraftwagen.engine import registry

    for game in registry.game_ids():
        _play_bots_of(registry.load(game), games)


def _options(spec: GameSpec[Any], on: bool) -> dict[str, bool]:
    """All yes-or-no options, on or off."""
    return {name: on for name, value in spec.options.items() if isinstance(value, bool)}


def _play_bots_of(spec: GameSpec[Any], games: int) -> None:
    from kraftwagen.bots import ladder

    names = [*(level.name for level in ladder.LEVELS if not level.simulations), ladder.HINTS]
    for seed in range(games):
        seats = 2 + seed % 3
        state = spec.new(seats, seed, _options(spec, seed % 2 == 1))
        bots = [
            ladder.build(names[(seed + seat) % len(names)], spec, seed * 4 + seat)
            for seat in range(seats)
        ]
        found = hashlib.blake2b(digest_size=16)
        decisions = 0
        while not spec.is_over(state):
            seat = spec.actor(state)
            choice = bots[seat].choose(spec.observe(state, seat))
            found.update(repr(choice).encode())
            spec.apply(state, choice.code)
            decisions += 1
        print(found.hexdigest(), decisions, flush=True)


def _lines(root: Path, compiled: str, *arguments: str) -> tuple[list[str], float]:
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "packaging/compare_builds.py", "--here", *arguments],
        cwd=root,
        env=_environment(root, compiled),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines(), time.perf_counter() - started


def _environment(root: Path, compiled: str) -> dict[str, str]:
    variable = compile_core.compiled_rules.VARIABLE
    return {**os.environ, "PYTHONPATH": str(root), variable: compiled}


def compare(root: Path, *arguments: str) -> bool:
    """Run sources and compiled rules with arguments, and print and return whether they agree."""
    plain, plain_seconds = _lines(root, "0", *arguments)
    compiled, compiled_seconds = _lines(root, "1", *arguments)
    for number, (one, other) in enumerate(zip(plain, compiled, strict=True)):
        if one != other:
            print(f"{' '.join(arguments)}: block {number} differs: {one} and {other}")
            return False
    decisions = sum(int(line.split()[1]) for line in plain)
    print(
        f"{' '.join(arguments)}: identical, {decisions} decisions, "
        f"{plain_seconds:.0f} s and {compiled_seconds:.0f} s compiled"
    )
    return True


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compare the compiled rules with the sources.")
    parser.add_argument("--games", type=int, default=1000, help="random games, default 1000")
    parser.add_argument("--bots", type=int, default=0, metavar="N", help="games of bots")
    parser.add_argument("--tests", action="store_true", help="run all tests compiled, too")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.here:
        play_bots(args.bots) if args.bots else play(args.games)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        ignored = shutil.ignore_patterns(*NOT_COPIED)
        shutil.copytree(compile_core.ROOT, root, dirs_exist_ok=True, ignore=ignored)
        compile_core.make(root, root / compile_core.PLACE)
        if args.games and not compare(root, "--games", str(args.games)):
            return 1
        if args.bots and not compare(root, "--bots", str(args.bots)):
            return 1
        if args.tests:
            command = [sys.executable, "-m", "pytest", "-q"]
            environment = _environment(root, "1")
            return subprocess.run(command, cwd=root, env=environment, check=False).returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
