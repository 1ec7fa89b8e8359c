"""Puzzles of a game: a position in which one way through the turn is best beyond its error.

They lie in ``learn/puzzles.yaml`` of the game's data, found by ``mining``. A broken one is named
and skipped. Whoever solves one plays the turn; the first decision decides that leaves every way
which is right.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder, voice
from kraftwagen.bots.plain import PlainPlan, insight_of
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Json, Seat
from kraftwagen.learn.entries import BadEntry, Entry, read_entries
from kraftwagen.learn.weighing import Difference, Turn, Way

FILE: Final = "puzzles.yaml"
HARDEST: Final = 5
RIGHT: Final = 4
"""Ways of a puzzle that may be equally right."""
MOST_OTHERS: Final = 40
_KEYS: Final = ("id", "theme", "right", "others", "found", "position")


@dataclass(frozen=True, slots=True)
class Other:
    """A way that is not right, and by how much the best one is better."""

    way: Way
    loss: Difference


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position before a player turn; ``right`` are the ways that solve it, the best one first.

    ``others`` are ways that do not, the best of them first. ``found`` names the levels of the
    ladder that find a right way more often than not.
    """

    id: str
    theme: str
    position: dict[str, Json]
    right: tuple[Way, ...]
    others: tuple[Other, ...]
    found: tuple[str, ...]

    @property
    def gain(self) -> Difference:
        """By how much the best way is better than the best that is not right."""
        return self.others[0].loss

    @property
    def difficulty(self) -> int:
        """1 where nearly every level finds it, 5 where at most one does."""
        return min(HARDEST, 1 + len(ladder.LEVELS) - len(self.found))

    def start(self, spec: GameSpec[Any]) -> Any:
        """The position to be solved."""
        return spec.from_position(self.position)

    def seat(self, spec: GameSpec[Any]) -> Seat:
        """Whose turn it is."""
        return spec.actor(self.start(spec))


def why(spec: GameSpec[Any], puzzle: Puzzle, other: Way) -> Reason | None:
    """What speaks most for the best way against another one; None where nothing stands out."""
    turn = Turn(spec, puzzle.start(spec))
    best = puzzle.right[0]
    same = 0
    while same < len(best.codes) and best.codes[same : same + 1] == other.codes[same : same + 1]:
        same += 1
    plans = []
    for way in (best, other):
        reached = turn.after(way.codes)
        assert reached is not None
        # Without what both have in common, so that they begin differently.
        rest = way.codes[same:] or (-1,)
        plans.append((PlainPlan(rest, reached[0], spec.evaluate(reached[0]), 0.0), None))
    found = voice.why(insight_of(spec), turn.seat, plans, turn.start)
    return None if found is None or found.key in (voice.ONLY, voice.EQUAL) else found


def load(spec: GameSpec[Any], path: Path) -> tuple[list[Puzzle], list[BadEntry]]:
    """The puzzles of a file, and what is wrong with those left out. Both empty without a file."""
    if not path.exists():
        return [], []
    try:
        document = read_entries(path)
        document.only("game", "rules", "puzzles")
        document["game"].choice((spec.id,))
        document["rules"].number(spec.rules_version, spec.rules_version)
        entries = list(document["puzzles"].items(most=1000))
    except BadEntry as problem:
        return [], [problem]
    puzzles: dict[str, Puzzle] = {}
    problems: list[BadEntry] = []
    for entry in entries:
        try:
            puzzle = _read(spec, entry)
            if puzzle.id in puzzles:
                raise entry["id"].wrong(f"'{puzzle.id}' is there twice")
            puzzles[puzzle.id] = puzzle
        except BadEntry as problem:
            problems.append(problem)
    return list(puzzles.values()), problems


def _read(spec: GameSpec[Any], entry: Entry) -> Puzzle:
    entry.only(*_KEYS)
    position = entry["position"]
    values = position.plain()
    if not isinstance(values, dict):
        raise position.wrong("must be a table of names and values")
    try:
        state = spec.from_position(values)
    except GameError as problem:
        raise position.wrong(str(problem)) from problem
    if spec.is_over(state):
        raise position.wrong("the game is over there")
    turn = Turn(spec, state)
    right = tuple(_way(turn, one) for one in entry["right"].items(1, RIGHT))
    others = tuple(_other(turn, one) for one in entry["others"].items(1, MOST_OTHERS))
    ends = [way.end for way in (*right, *(other.way for other in others))]
    if len(set(ends)) < len(ends):
        raise entry["others"].wrong("two ways come to the same")
    levels = [level.name for level in ladder.LEVELS]
    found = {one.choice(levels) for one in entry["found"].items()}
    return Puzzle(
        _word(entry["id"]),
        _word(entry["theme"]),
        values,
        right,
        tuple(sorted(others, key=lambda other: other.loss.chance)),
        tuple(level for level in levels if level in found),
    )


def _other(turn: Turn, entry: Entry) -> Other:
    entry.only("way", "loss", "noise", "score")
    loss, score = entry["loss"].real(0, 1), entry["score"].real(-1e6, 1e6)
    return Other(_way(turn, entry["way"]), Difference(loss, score, entry["noise"].real(0, 1)))


def _word(entry: Entry) -> str:
    text = entry.text(40)
    if not text.replace("-", "_").isidentifier() or not text.isascii():
        raise entry.wrong("must be one word of letters, digits and dashes")
    return text


def _way(turn: Turn, entry: Entry) -> Way:
    codes: list[Code] = []
    for one in entry.items(1, 40):
        try:
            codes.append(turn.spec.from_text(one.text()))
        except GameError as problem:
            raise one.wrong(str(problem)) from problem
        if turn.after(codes) is None:
            raise one.wrong("is not allowed there")
    end = turn.end(codes)
    if end is None:
        raise entry.wrong("is not a whole turn")
    return Way(tuple(codes), end)


def written(spec: GameSpec[Any], puzzles: Sequence[Puzzle]) -> str:
    """A file with these puzzles."""
    lines = [f"game: {spec.id}", f"rules: {spec.rules_version}", "puzzles:"]
    for puzzle in puzzles:
        lines += [
            f"  - id: {puzzle.id}",
            f"    theme: {puzzle.theme}",
            "    right:",
            *(f"      - {_told(spec, way)}" for way in puzzle.right),
            "    others:",
            *(f"      - {_measured(spec, other)}" for other in puzzle.others),
            f"    found: {json.dumps(puzzle.found)}",
            f"    position: {json.dumps(puzzle.position)}",
        ]
    return "\n".join(lines) + "\n"


def _told(spec: GameSpec[Any], way: Way) -> str:
    return json.dumps([spec.to_text(code) for code in way.codes])


def _measured(spec: GameSpec[Any], other: Other) -> str:
    loss = other.loss
    figures = f"loss: {loss.chance:.4f}, noise: {loss.noise:.4f}, score: {loss.score:.2f}"
    return f"{{{figures}, way: {_told(spec, other.way)}}}"
