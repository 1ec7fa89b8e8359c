"""Puzzles in words: theme, hint, answer, and the player's rating."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.bots.analysis import error_points, whole_points
from kraftwagen.bots.base import Candidate
from kraftwagen.bots.hint import Advice
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.learn.entries import BadEntry
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.puzzle_book import PuzzleBook
from kraftwagen.learn.puzzles import (
    FILE,
    HARDEST,
    Heading,
    Other,
    Puzzle,
    PuzzleFile,
    rival,
    why,
)
from kraftwagen.learn.rating import Rating
from kraftwagen.learn.weighing import Difference, Turn, Way
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Term, Translator
from kraftwagen.ui.language.whole import bare, beside
from kraftwagen.ui.platform.paths import learn_folder
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.tables.hooks import load_hooks

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_OPPONENTS: Final = "champion"


def puzzle_book(app: Services, spec: GameSpec[Any]) -> tuple[PuzzleBook, PuzzleFile]:
    """Return the player's puzzle progress, and the game's puzzle file, read once."""
    path = learn_folder(app.paths.assets, spec.id) / FILE
    kept = f"puzzles in {path}"
    if kept not in app.session:
        app.session[kept] = PuzzleFile(spec, path)
    file: PuzzleFile = app.session[kept]
    return PuzzleBook(spec, file.headings, Progress(app.paths.data)), file


class Puzzles:
    """The puzzles of a game in words."""

    def __init__(self, app: Services, spec: GameSpec[Any]) -> None:
        self.spec, self.tr = spec, app.tr
        self.words = GameWords(app.tr, spec)
        self.book, self._file = puzzle_book(app, spec)
        self.hooks = load_hooks(spec, app.tr)

    @property
    def faults(self) -> Sequence[BadEntry]:
        """The reasons why some puzzles could not be read."""
        return self._file.faults

    def open(self, heading: Heading) -> Puzzle | None:
        """Return the puzzle of a heading; None if it is broken, which is added to ``faults``."""
        return self._file.puzzle(heading)

    def number(self, puzzle: Heading) -> int:
        """Return a puzzle's number among all puzzles of the game, from 1."""
        return 1 + [one.id for one in self.book.puzzles].index(puzzle.id)

    def theme(self, name: str) -> str:
        return self.words.called(f"learn.puzzles.theme.{name}", name)

    def difficulty(self, puzzle: Heading) -> str:
        """Return the difficulty as a row of filled and empty dots."""
        return "●" * puzzle.difficulty + "○" * (HARDEST - puzzle.difficulty)

    def question(self, puzzle: Heading) -> str:
        """Return what a puzzle asks for: its goal, else the best turn."""
        goal = puzzle.goal
        if goal is None:
            return self.tr("learn.puzzles.best")
        return self.words(f"learn.puzzles.goal.{goal.name}", count=goal.number)

    def needs(self, puzzle: Heading) -> str:
        """Return the chapters of the rules that a puzzle is about; empty for basic ones alone."""
        titles = [self.words.term(f"rulebook.{topic}.title") for topic in puzzle.needs]
        return self.tr("learn.puzzles.needs", chapters=self.tr.list(titles)) if titles else ""

    def title(self, puzzle: Heading) -> str:
        """Return the number and the question of a puzzle."""
        return beside(str(self.number(puzzle)), self.question(puzzle))

    def match(self, puzzle: Puzzle) -> Match:
        """Return a match from the puzzle's position: a person to move, bots in the other seats."""
        spec, words = self.spec, self.words
        mine = puzzle.seat(spec)
        own, others = words.player_names(PERSON), words.player_names(_OPPONENTS)
        seats = []
        for seat in range(puzzle.seats):
            kind, names = (PERSON, own) if seat == mine else (_OPPONENTS, others)
            name = (
                names[seat] if seat < len(names) else self.tr("learn.puzzles.seat", number=seat + 1)
            )
            seats.append(SeatInfo(name, kind))
        return Match.from_position(spec, seats, puzzle.position)

    # -- hint and answer

    def advice(self, puzzle: Puzzle) -> Advice:
        """Return the answer of a puzzle as a hint in steps."""
        first = {way.codes[0]: way for way in (puzzle.right[0], *_ways(puzzle.others))}
        shown = [Candidate(code, 0.0, way.codes) for code, way in first.items()][:3]
        best = shown[0]
        if len(shown) == 1:  # all begin alike: the puzzle is how to go on
            best = Candidate(best.code, 0.0, puzzle.right[0].codes)
        told = sorted(shown, key=lambda one: self.spec.to_text(one.code))
        kinds = dict.fromkeys(self.spec.to_text(one.code).split()[0] for one in told)
        return Advice(tuple(kinds), tuple(told), best, self.why(puzzle, puzzle.others[0].way))

    def hint(self, puzzle: Puzzle, step: int) -> str:
        """Return a step of the hint: 1 where to look, 2 what to consider, 3 how to begin."""
        found, state = self.advice(puzzle), puzzle.start(self.spec)
        if step == 1:
            return advice.where(self.words, found)
        if step == 2:
            lines = [f"- {self.hooks.decision(one.code, state)}" for one in found.candidates]
            return "\n".join(lines)
        begin = bare(self.hooks.decision(found.best.code, state))
        return self.tr("learn.puzzles.begin", decision=begin)

    def why(self, puzzle: Puzzle, other: Way) -> Reason | None:
        """Return the reason that the answer is better than another way."""
        return why(self.spec, puzzle, other)

    def because(self, puzzle: Puzzle, other: Way, names: Sequence[str]) -> str:
        """Return the reason why the answer is better than another way; empty if unknown."""
        against = self.tr.term("learn.puzzles.that_turn")
        return advice.why(self.words, self.why(puzzle, other), names, against)

    def rule(self, puzzle: Puzzle) -> str:
        """Return the id of the rule that the answer is about."""
        right, other = puzzle.right[0], puzzle.others[0].way
        return advice.rule_of(self.hooks, self.why(puzzle, other), right.codes[0])

    def listed(self, puzzle: Puzzle, codes: Sequence[Code]) -> str:
        """Return the decisions of a turn, without its end, as a list in ``drawing.markup``."""
        turn = Turn(self.spec, puzzle.start(self.spec))
        lines = []
        for number, code in enumerate(codes):
            reached = turn.after(codes[:number])
            assert reached is not None
            if code != self.hooks.end_turn:
                lines.append(f"- {self.hooks.decision(code, reached[0])}")
        return "\n".join(lines)

    def differs(self, puzzle: Puzzle, way: Way, mine: Sequence[Code]) -> str:
        """Return what is different about a way, in a few words: its first decision not in ``mine``.

        If it has none, the first decision of ``mine`` that it leaves out.
        """
        own, turn = list(mine), Turn(self.spec, puzzle.start(self.spec))
        for number, code in enumerate(way.codes):
            if code in own:
                own.remove(code)
                continue
            reached = turn.after(way.codes[:number])
            assert reached is not None
            if code != self.hooks.end_turn:
                return self._quoted(code, reached[0])
        for number, code in enumerate(mine):
            reached = turn.after(mine[:number])
            if code in own and code != self.hooks.end_turn and reached is not None:
                decision = self.hooks.decision(code, reached[0])
                return self.tr("learn.puzzles.without", decision=bare(decision))
        return self._quoted(way.codes[0], turn.start)

    def _quoted(self, code: Code, state: Any) -> str:
        return self.tr("learn.puzzles.quoted", decision=bare(self.hooks.decision(code, state)))

    def rival(self, puzzle: Puzzle, mine: Sequence[Code]) -> Other:
        """Return the best way no longer than ``mine`` that does not solve a puzzle."""
        turn = Turn(self.spec, puzzle.start(self.spec))
        wrong = [one for one in puzzle.others if not puzzle.solved_by(turn, one.way.codes)]
        return rival(mine, wrong or puzzle.others)

    def equals(self, puzzle: Puzzle, mine: Sequence[Code]) -> str:
        """Return the other right ways as a sentence; empty if there are none.

        They are better if ``mine`` reaches the goal of the puzzle but is no right way.
        """
        end = Turn(self.spec, puzzle.start(self.spec)).end(mine)
        ways = [way for way in puzzle.right if way.end != end]
        words = dict.fromkeys(self.differs(puzzle, way, mine) for way in ways)
        key = "equal" if len(ways) < len(puzzle.right) else "better"
        return self.tr(f"learn.puzzles.{key}", ways=self.tr.list(list(words))) if words else ""

    def lead(self, loss: Difference) -> Term:
        """Return the loss of a worse way in points of chance, with the error, in words."""
        points, error = whole_points(loss.chance), error_points(loss.error)
        return self.tr.term("learn.puzzles.lead", points=points, error=error)

    def left(self, puzzle: Puzzle, played: Sequence[Code]) -> Other | None:
        """Return the best measured wrong way that begins with the decisions played, or None."""
        turn = Turn(self.spec, puzzle.start(self.spec))
        return next((one for one in puzzle.others if turn.leads(played, [one.way])), None)

    def finders(self, puzzle: Puzzle) -> str:
        """Return the bot levels that find the answer, in a sentence."""
        names = [self.words.controller(level) for level in puzzle.found]
        if not names:
            return self.tr("learn.puzzles.found_by_none")
        return self.tr("learn.puzzles.found_by", names=self.tr.list(names))

    # -- progress

    def rating(self, rating: Rating) -> str:
        """Return a rating with its error in words."""
        return rating_words(self.tr, rating)


def _ways(others: Sequence[Other]) -> list[Way]:
    return [other.way for other in others]


def rating_words(tr: Translator, rating: Rating) -> str:
    """Return a rating with its error in words."""
    return tr("learn.puzzles.rating", points=rating.points, error=rating.error)
