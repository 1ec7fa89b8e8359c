"""Puzzles of a game: positions in which one way through the turn is clearly the best.

``mining`` finds them and writes ``learn/puzzles.yaml`` of the game's data: the first document has
the headings, all that a list needs; the others have positions and ways, in the same order, and are
read when a puzzle is opened. Broken puzzles are reported and skipped.

The player solves a puzzle by playing the turn in a right way, or in any way that reaches the goal
if the puzzle has one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder, voice
from kraftwagen.bots.plain import insight_of
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.plan import Plan
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Json, Seat
from kraftwagen.learn.entries import BadEntry, Document, Entry, read_documents, reading
from kraftwagen.learn.weighing import MANY, Difference, Turn, Way
from kraftwagen.match.record import MAX_SEED

FILE: Final = "puzzles.yaml"
HARDEST: Final = 5
RIGHT: Final = 4
"""Largest number of right ways that a puzzle may have."""
MOST_OTHERS: Final = 40
MOST_DRAWS: Final = 1_000_000
_LARGEST: Final = 1000
_HEADING: Final = ("id", "theme", "needs", "seats", "goal", "found", "proved")
_BODY: Final = ("id", "right", "others", "position")
_FIGURES: Final = ("loss", "noise", "score")


@dataclass(frozen=True, slots=True)
class Other:
    """A wrong way and its ``loss``, the lead of the best way over it."""

    way: Way
    loss: Difference


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of weighing a puzzle again, with another seed than when it was found.

    ``lead`` is the lead of the best way over the best wrong way. ``ways`` is the number of all
    legal ways through the turn, 0 if there were too many to look at each.
    """

    seed: int
    draws: int
    lead: Difference
    ways: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """At least ``number`` of one of the goals of the game, see ``GameSpec.goals``."""

    name: str
    number: int

    def reached(self, amounts: Mapping[str, int]) -> bool:
        """Return whether a turn with these amounts reaches the goal."""
        return amounts[self.name] >= self.number


@dataclass(frozen=True, slots=True)
class Heading:
    """The facts about a puzzle that a list shows.

    ``needs`` are the chapters of the rulebook that its best turn is about; ``seats`` is the number
    of seats; ``found`` names the levels of the bots' ladder that find a right way in most tries.
    With a ``goal``, exactly the turns that reach it solve the puzzle.
    """

    id: str
    theme: str
    needs: tuple[str, ...]
    seats: int
    goal: Goal | None
    found: tuple[str, ...]
    proved: Proof | None

    @property
    def difficulty(self) -> int:
        """The difficulty, from 1 (all levels of bots find a right way) to 5 (hardly any does)."""
        return min(HARDEST, 1 + len(ladder.LEVELS) - len(self.found))


@dataclass(frozen=True, slots=True)
class Puzzle(Heading):
    """A position before a player turn; ``right`` are the ways that solve it, the best one first.

    ``others`` are wrong ways, the best of them first.
    """

    position: dict[str, Json]
    right: tuple[Way, ...]
    others: tuple[Other, ...]

    @property
    def gain(self) -> Difference:
        """The lead of the best way over the best wrong way."""
        return self.others[0].loss

    def solved_by(self, turn: Turn, codes: Sequence[Code]) -> bool:
        """Return whether the decisions of a whole turn solve the puzzle."""
        if self.goal is not None:
            return self.goal.reached(turn.goals(codes))
        return turn.leads(codes, self.right)

    def start(self, spec: GameSpec[Any]) -> Any:
        """Return the state from which the turn is to be played."""
        return spec.from_position(self.position)

    def seat(self, spec: GameSpec[Any]) -> Seat:
        """Return the seat to move."""
        return spec.actor(self.start(spec))


def rival(mine: Sequence[Code], others: Sequence[Other]) -> Other:
    """Return the best of the wrong ways no longer than ``mine``, which a person might have tried.

    If all are longer, the best one.
    """
    return next((one for one in others if len(one.way.codes) <= len(mine)), others[0])


def why(spec: GameSpec[Any], puzzle: Puzzle, other: Way) -> Reason | None:
    """Return the main reason why the best way is better than another; None if none stands out."""
    turn = Turn(spec, puzzle.start(spec))
    best = puzzle.right[0]
    same = 0
    while same < len(best.codes) and best.codes[same : same + 1] == other.codes[same : same + 1]:
        same += 1
    plans = []
    for way in (best, other):
        reached = turn.after(way.codes)
        assert reached is not None
        # Without the common beginning: ``voice.why`` compares plans that begin differently.
        rest = way.codes[same:] or (-1,)
        plans.append((Plan(rest, reached[0], list(spec.evaluate(reached[0])), 0.0), None))
    found = voice.why(insight_of(spec), turn.seat, plans, turn.start)
    return None if found is None or found.key in (voice.ONLY, voice.EQUAL) else found


class PuzzleFile:
    """The puzzles of a file: headings are read at once, a puzzle when it is opened.

    A missing file counts as one without puzzles.
    """

    def __init__(self, spec: GameSpec[Any], path: Path) -> None:
        self._spec = spec
        self._bodies: dict[str, Document] = {}
        self.data = ""
        """The fingerprint of the component data with which the puzzles were proved."""
        self.headings: list[Heading] = []
        self.faults: list[BadEntry] = []
        """The faults of puzzles that were left out."""
        try:
            self.data, entries = _entries(spec, path) if path.exists() else ("", [])
        except BadEntry as problem:
            self.faults.append(problem)
            return
        for entry, body in entries:
            try:
                self._add(entry, body)
            except BadEntry as problem:
                self.faults.append(problem)

    def _add(self, entry: Entry, body: Document) -> None:
        heading = _heading(self._spec, entry)
        if heading.id in self._bodies:
            raise entry["id"].wrong(f"'{heading.id}' is there twice")
        self._bodies[heading.id] = body
        self.headings.append(heading)

    def puzzle(self, heading: Heading) -> Puzzle | None:
        """Read a puzzle; None if it is broken, when its heading is removed and its fault kept."""
        try:
            body = self._bodies[heading.id].entry()
            with reading(body):
                return _read(self._spec, heading, body)
        except BadEntry as problem:
            self.headings.remove(heading)
            self.faults.append(problem)
            return None


def load(spec: GameSpec[Any], path: Path) -> tuple[list[Puzzle], list[BadEntry]]:
    """Return all puzzles of a file and the faults of broken ones; empty lists without a file."""
    file = PuzzleFile(spec, path)
    found = [file.puzzle(heading) for heading in list(file.headings)]
    return [one for one in found if one is not None], file.faults


def _entries(spec: GameSpec[Any], path: Path) -> tuple[str, list[tuple[Entry, Document]]]:
    """Return the fingerprint of the data, and heading and body of each puzzle."""
    head, bodies = read_documents(path)
    head.only("game", "rules", "data", "puzzles")
    head["game"].choice((spec.id,))
    head["rules"].number(spec.rules_version, spec.rules_version)
    headings = list(head["puzzles"].items(most=1000))
    if len(headings) != len(bodies):
        raise head["puzzles"].wrong(f"{len(headings)} puzzles, but {len(bodies)} documents of them")
    return head["data"].text(40), list(zip(headings, bodies, strict=True))


def _heading(spec: GameSpec[Any], entry: Entry) -> Heading:
    entry.only(*_HEADING)
    levels = [level.name for level in ladder.LEVELS]
    found = {one.choice(levels) for one in entry["found"].items()}
    return Heading(
        _word(entry["id"]),
        _word(entry["theme"]),
        tuple(_word(one) for one in needs.items()) if (needs := entry.get("needs")) else (),
        entry["seats"].number(*spec.seats),
        _goal(entry.get("goal")),
        tuple(level for level in levels if level in found),
        _proof(entry.get("proved")),
    )


def _read(spec: GameSpec[Any], heading: Heading, entry: Entry) -> Puzzle:
    entry.only(*_BODY)
    if entry["id"].text() != heading.id:
        raise entry["id"].wrong(f"must be '{heading.id}', as in the list of puzzles")
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
    if len(spec.scores(state)) != heading.seats:
        found = len(spec.scores(state))
        raise position.wrong(f"has {found} seats, the list of puzzles says {heading.seats}")
    turn = Turn(spec, state)
    right = tuple(_way(turn, one) for one in entry["right"].items(1, RIGHT))
    others = tuple(_other(turn, one) for one in entry["others"].items(1, MOST_OTHERS))
    ends = [way.end for way in (*right, *(other.way for other in others))]
    if len(set(ends)) < len(ends):
        raise entry["others"].wrong("two ways come to the same")
    if heading.goal is not None:
        _demand_goal(turn, heading.goal, right, entry["right"])
    return Puzzle(
        heading.id,
        heading.theme,
        heading.needs,
        heading.seats,
        heading.goal,
        heading.found,
        heading.proved,
        values,
        right,
        tuple(sorted(others, key=lambda other: other.loss.chance)),
    )


def _goal(entry: Entry | None) -> Goal | None:
    if entry is None:
        return None
    names = entry.names()
    if len(names) != 1:
        raise entry.wrong("must be one goal and its number")
    return Goal(names[0], entry[names[0]].number(1, _LARGEST))


def _demand_goal(turn: Turn, goal: Goal, right: Sequence[Way], entry: Entry) -> None:
    """Raise BadEntry unless the game has the goal and every right way reaches it."""
    for way in right:
        amounts = turn.goals(way.codes)
        if goal.name not in amounts:
            raise entry.wrong(f"the game has no goal '{goal.name}'")
        if not goal.reached(amounts):
            raise entry.wrong(f"a way does not reach {goal.number} of '{goal.name}'")


def _proof(entry: Entry | None) -> Proof | None:
    if entry is None:
        return None
    entry.only("seed", "draws", "ways", *_FIGURES)
    seed, draws = entry["seed"].number(0, MAX_SEED - 1), entry["draws"].number(1, MOST_DRAWS)
    ways = entry.get("ways")
    return Proof(seed, draws, _difference(entry), 0 if ways is None else ways.number(1, MANY))


def _difference(entry: Entry) -> Difference:
    loss, noise = (entry[name].real(0, 1) for name in ("loss", "noise"))
    return Difference(loss, entry["score"].real(-1e6, 1e6), noise)


def _other(turn: Turn, entry: Entry) -> Other:
    entry.only("way", *_FIGURES)
    return Other(_way(turn, entry["way"]), _difference(entry))


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
    """Return the text of a file of puzzles."""
    lines = [f"game: {spec.id}", f"rules: {spec.rules_version}"]
    lines += [f"data: {json.dumps(spec.data_digest)}", "puzzles:"]
    for puzzle in puzzles:
        said = f"id: {puzzle.id}, theme: {puzzle.theme}, seats: {puzzle.seats}"
        if puzzle.needs:
            said += f", needs: [{', '.join(puzzle.needs)}]"
        if puzzle.goal is not None:
            said += f", goal: {{{puzzle.goal.name}: {puzzle.goal.number}}}"
        proved = "" if puzzle.proved is None else f", proved: {_proved(puzzle.proved)}"
        lines.append(f"  - {{{said}, found: {json.dumps(puzzle.found)}{proved}}}")
    for puzzle in puzzles:
        lines += [
            "---",
            f"id: {puzzle.id}",
            "right:",
            *(f"  - {_told(spec, way)}" for way in puzzle.right),
            "others:",
            *(f"  - {_measured(spec, other)}" for other in puzzle.others),
            f"position: {json.dumps(puzzle.position)}",
        ]
    return "\n".join(lines) + "\n"


def _proved(proof: Proof) -> str:
    ways = f"ways: {proof.ways}, " if proof.ways else ""
    return f"{{seed: {proof.seed}, draws: {proof.draws}, {ways}{_figures(proof.lead)}}}"


def _told(spec: GameSpec[Any], way: Way) -> str:
    return json.dumps([spec.to_text(code) for code in way.codes])


def _measured(spec: GameSpec[Any], other: Other) -> str:
    return f"{{{_figures(other.loss)}, way: {_told(spec, other.way)}}}"


def _figures(found: Difference) -> str:
    return f"loss: {found.chance:.4f}, noise: {found.noise:.4f}, score: {found.score:.2f}"
