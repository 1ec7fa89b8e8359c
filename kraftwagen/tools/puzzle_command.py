"""The command for puzzles: finds new ones, gives those of a file their goals, proves them."""

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
from kraftwagen.learn.rulebook import Rulebook
from kraftwagen.match.files import write_atomically
from kraftwagen.tools import mining, puzzle_labels

Say = Callable[[str], object]


class NoPuzzles(GameError):
    """Raised for a puzzle file without puzzles or one that must not be written."""


def mine(
    spec: GameSpec[Any],
    games: int,
    seed: int,
    options: Mapping[str, Json],
    fewest: int,
    book: Rulebook,
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
    for puzzle in mining.mine(spec, games, seed, options, effort, book):
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

    A puzzle with a goal holds if, whatever is hidden, its right ways reach the goal, at least half
    of the ways that a person would try fail, and the best way leads certainly over those that do
    not reach it. With ``keep`` the puzzles that hold are written back with their proofs, the others
    dropped.
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
        problem, held = _proved(spec, puzzle, seed)
        if problem:
            say(f"{puzzle.id}: {problem}")
        else:
            proved.append(held)
    if keep:
        write_atomically(path, puzzles.written(spec, proved).encode())
    say(f"{len(proved)} of {len(found)} puzzles hold, {len(faults)} cannot be read")
    return len(proved) == len(found) and not faults


def _proved(spec: GameSpec[Any], puzzle: Puzzle, seed: int) -> tuple[str, Puzzle]:
    """Return the reason why a puzzle does not hold, empty if it does, and it with its proof."""
    goal, start = puzzle.goal, puzzle.start(spec)
    if goal is not None:
        failing = puzzle_labels.failing(spec, start, goal)
        if failing < puzzle_labels.HALF:
            return f"only {failing:.0%} of the ways tried miss {goal.number} of {goal.name}", puzzle
        if not puzzle_labels.sure(spec, start, goal, puzzle.right):
            return f"luck decides whether {goal.number} of {goal.name} is reached", puzzle
    held, closest = mining.prove(spec, puzzle, seed)
    assert held.proved is not None
    lead = held.proved.lead
    if lead.certain:
        return "", held
    words = ", ".join(spec.to_text(code) for code in closest.codes)
    return f"ahead by {lead.chance:.3f} +- {lead.error:.3f} only of: {words}", puzzle


def label(spec: GameSpec[Any], path: Path, book: Rulebook, say: Say) -> None:
    """Write anew what each puzzle of a file is about, which rules it needs, and its goal.

    Puzzles whose goals change have to be proved again. Raises NoPuzzles.
    """
    found, faults = puzzles.load(spec, path)
    if faults or not found:
        raise NoPuzzles(f"{path} cannot be written anew before all of it can be read")
    told = [puzzle_labels.labelled(spec, puzzle, book) for puzzle in found]
    write_atomically(path, puzzles.written(spec, told).encode())
    for puzzle in told:
        goal = "no goal" if puzzle.goal is None else f"{puzzle.goal.number} of {puzzle.goal.name}"
        say(f"{puzzle.id}: {puzzle.theme}, {goal}")
    count = sum(puzzle.goal is not None for puzzle in told)
    say(f"{count} of {len(told)} puzzles have a goal")
