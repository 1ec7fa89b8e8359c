"""The command for puzzles: finds new puzzles, or proves the puzzles of a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn import puzzles
from kraftwagen.learn.puzzles import Puzzle
from kraftwagen.match.files import write_atomically
from kraftwagen.tools import mining

Say = Callable[[str], object]


class NoPuzzles(GameError):
    """Raised for a puzzle file without puzzles or one that must not be written."""


def mine(
    spec: GameSpec[Any],
    games: int,
    seed: int,
    options: Mapping[str, Json],
    fewest: int,
    out: Path,
    say: Say,
) -> None:
    """Find puzzles in ``games`` games and write them to a new file, each as soon as found.

    Positions with fewer than ``fewest`` ways are left out. Raises NoPuzzles if the file exists.
    """
    if out.exists():
        raise NoPuzzles(f"{out} is there already: name a new file")
    effort = replace(mining.USUAL, fewest=fewest)
    found: list[Puzzle] = []
    for puzzle in mining.mine(spec, games, seed, options, effort):
        found.append(puzzle)
        write_atomically(out, puzzles.written(spec, found).encode())
        say(line(spec, puzzle))
    say(f"{len(found)} puzzles in {games} games")


def line(spec: GameSpec[Any], puzzle: Puzzle) -> str:
    """Return a puzzle and its answer as one line of text."""
    way = ", ".join(spec.to_text(code) for code in puzzle.right[0].codes)
    gain = f"{puzzle.gain.chance:.3f} +- {puzzle.gain.error:.3f}"
    return f"{puzzle.id}: {puzzle.theme}, difficulty {puzzle.difficulty}, ahead by {gain}: {way}"


def check(spec: GameSpec[Any], path: Path, seed: int, say: Say, *, keep: bool = False) -> bool:
    """Weigh all puzzles of a file again; returns whether all can be read and hold.

    With ``keep`` the puzzles that hold are written back with their proofs and the others dropped.
    Raises NoPuzzles.
    """
    found, faults = puzzles.load(spec, path)
    if not found and not faults:
        raise NoPuzzles(f"{path} has no puzzles")
    for fault in faults:
        say(str(fault))
    if keep and faults:
        raise NoPuzzles(f"{path} cannot be written anew before all of it can be read")
    proved: list[Puzzle] = []
    for puzzle in found:
        proof, closest = mining.prove(spec, puzzle, seed)
        if proof.lead.certain:
            proved.append(replace(puzzle, proved=proof))
        else:
            words = ", ".join(spec.to_text(code) for code in closest.codes)
            lead = f"{proof.lead.chance:.3f} +- {proof.lead.error:.3f}"
            say(f"{puzzle.id}: ahead by {lead} only of: {words}")
    if keep:
        write_atomically(path, puzzles.written(spec, proved).encode())
    say(f"{len(proved)} of {len(found)} puzzles hold, {len(faults)} cannot be read")
    return len(proved) == len(found) and not faults
