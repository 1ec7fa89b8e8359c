"""A puzzle on the real table: one turn is played and judged, or the answer is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine.types import Code, Observation
from kraftwagen.learn.puzzles import Heading, Puzzle
from kraftwagen.learn.rating import HINTED, MISSED, SOLVED, Rating
from kraftwagen.learn.weighing import Turn
from kraftwagen.ui.language.whole import quote, sentences
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.parts.guide import Guide, GuidedTable
from kraftwagen.ui.scenes.parts.note import Note, NoteButton
from kraftwagen.ui.services import Services

HINTS: Final = 3


class Nobody:
    """Runner for the other seats of a puzzle, which never decide: the puzzle ends with the turn."""

    thinking: bool = False
    progress: float = 0.0

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        """Note the question, which is never answered."""
        self.thinking = True

    def poll(self) -> BotDecision | None:
        """Return None: there is no answer."""
        return None

    def cancel(self) -> None:
        """Drop the question."""
        self.thinking = False

    def close(self) -> None:
        """Do nothing: there is no process."""


class PuzzleGuide(Guide):
    """Judges a turn, right or wrong, when it has ended; until then decisions may be taken back.

    ``among`` are the puzzles from which the next one is taken.
    """

    kept = False

    def __init__(
        self, app: Services, puzzles: Puzzles, puzzle: Puzzle, among: Sequence[Heading]
    ) -> None:
        self.app, self.tr = app, app.tr
        self.puzzles, self.puzzle, self._among = puzzles, puzzle, among
        self.make_runner = lambda spec: Nobody()
        self._turn = Turn(puzzles.spec, puzzle.start(puzzles.spec))
        self.result = ""
        """SOLVED, HINTED or MISSED; empty while the turn is played."""
        self.hints = 0
        """Number of steps of the hint shown so far."""
        self._told = ""
        """The text about the result."""

    def play(self) -> None:
        """Open a table with the puzzle, in place of another puzzle's table."""
        self.app.routes.learning.guided(self.puzzles.match(self.puzzle), self)

    # -- asked by the table

    def sit(self, table: GuidedTable) -> None:
        self.table = table

    def ended(self) -> str:
        """Return the sentence that the puzzle is over; empty before its end."""
        return self.tr("learn.puzzles.over") if self.result else ""

    def refuses(self, code: Code) -> str:
        """Return the reason why a decision is refused, the end of the puzzle; empty before."""
        return self.ended()

    def no_undo(self) -> str:
        """Return the reason why undo is refused, the end of the puzzle; empty before."""
        return self.ended()

    def no_hint(self) -> str:
        """Return the sentence that puzzles have hints of their own."""
        return self.tr("learn.puzzles.no_hint")

    def decided(self) -> None:
        """Judge the turn if it has ended."""
        if self.result:
            return
        played = [step.code for step in self.table.match.steps]
        if self._turn.end(played) is None:
            return
        if self.puzzle.solved_by(self._turn, played):
            hinted = self.hints or self.puzzles.book.tried(self.puzzle).shown
            self._end(HINTED if hinted else SOLVED, self._answer(played))
        else:
            self._end(MISSED, self._missed(played))

    def over(self) -> bool:
        """Return True: the end of the match is not shown."""
        return True

    def note(self) -> Note | None:
        """Return the task, the hint, or the outcome."""
        if self.result:
            ways, rule = self._ways_on(), self.puzzles.rule(self.puzzle)
            return Note(
                self._title(), self._told, ways, self.leave, self._leave_tip(), rule=rule,
                holds=self.ended(),
            )  # fmt: skip
        return self._task()

    def lights(self) -> tuple[Sequence[Code], str]:
        """Return the decisions or the part of the table that the hint is about."""
        if not self.hints or self.result or self.table.match.steps:
            return (), ""
        found = self.puzzles.advice(self.puzzle)
        if self.hints == HINTS:
            return (found.best.code,), ""
        codes = tuple(one.code for one in found.candidates)
        area = advice.area(self.puzzles.words, found) if self.hints == 1 else ""
        return codes, area

    def entries(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Return menu entries for another try, the next puzzle and the list."""
        return [
            ("learn.puzzles.retry", "undo-2", self.again),
            ("learn.puzzles.next", "skip-forward", self.next),
            ("learn.puzzles.list", "lightbulb", self.leave),
        ]

    # -- what the buttons do

    def hint(self) -> None:
        """Show the next step of the hint."""
        self.hints = min(HINTS, self.hints + 1)
        self.table.refresh()

    def solution(self) -> None:
        """Show the answer; an unsolved puzzle counts as missed."""
        if not self.result:
            self.puzzles.book.note(self.puzzle, MISSED, shown=True)
        shown = AnswerGuide(self.app, self.puzzles, self.puzzle, self._among)
        shown.play()
        shown.begin()

    def again(self) -> None:
        PuzzleGuide(self.app, self.puzzles, self.puzzle, self._among).play()

    def next(self) -> None:
        """Go to the next unsolved puzzle, or after the last one to the list."""
        heading = self.puzzles.book.next_after(self.puzzle, self._among)
        following = None if heading is None else self.puzzles.open(heading)
        if following is None:
            self.leave()
        else:
            PuzzleGuide(self.app, self.puzzles, following, self._among).play()

    def leave(self) -> None:
        """Return to the scene below the table."""
        self.app.stack.pop()

    # -- words

    def _title(self) -> str:
        return self.puzzles.title(self.puzzle)

    def _leave_tip(self) -> str:
        return self.tr("learn.puzzles.leave_tip")

    def _task(self) -> Note:
        puzzles, puzzle = self.puzzles, self.puzzle
        level = self.tr("learn.puzzles.level", dots=puzzles.difficulty(puzzle))
        text = [*filter(None, (level, puzzles.needs(puzzle)))]
        if self._complete():
            text.append(self.tr("learn.puzzles.complete"))
            return Note(self._title(), "\n\n".join(text), (), self.leave, self._leave_tip())
        if self.hints:
            text.append(puzzles.hint(puzzle, self.hints))
        else:
            about = "best" if puzzle.goal is None else "goal"
            text.append(self.tr(f"learn.puzzles.about_{about}"))
        buttons = []
        if self.hints < HINTS:
            words, tip = (
                "learn.puzzles.hint" if not self.hints else "learn.puzzles.more",
                "learn.puzzles.hint_tip",
            )
            buttons.append(NoteButton(self.tr(words), self.hint, self.tr(tip)))
        tip = self.tr("learn.puzzles.answer_tip")
        buttons.append(NoteButton(self.tr("learn.puzzles.answer"), self.solution, tip))
        return Note(self._title(), "\n\n".join(text), tuple(buttons), self.leave, self._leave_tip())

    def _complete(self) -> bool:
        """Return whether nothing is left to do but to end the turn: too late for a hint."""
        end = self.puzzles.hooks.end_turn
        return end is not None and end in self.table.match.legal()

    def _ways_on(self) -> tuple[NoteButton, ...]:
        following = NoteButton(self.tr("learn.puzzles.next"), self.next, main=True)
        if self.result != MISSED:
            return (following,)
        again = NoteButton(self.tr("learn.puzzles.again"), self.again, main=True)
        return again, NoteButton(self.tr("learn.puzzles.answer"), self.solution)

    def _end(self, result: str, told: str) -> None:
        book, failed = self.puzzles.book, result == MISSED and self.puzzle.goal is not None
        before, tried = book.rating, book.tried(self.puzzle)
        after = book.note(self.puzzle, result)
        self.result = result
        key = "failed" if failed else result
        said = [f"# {self.tr(f'learn.puzzles.result.{key}')}", told]
        if result != MISSED:
            stars = tried.after(result, shown=False).stars
            said.insert(1, f"**{self.tr('learn.puzzles.stars', count=stars)}**")
        if book.rated:
            said.append(self._rated(before, after, first=not tried.tries))
        self._told = "\n\n".join(said)
        self.app.sound.play("your_turn" if result != MISSED else "refused", "interface")
        if result != MISSED:
            self.table.notices.tell(self._solved_words())
        self.table.refresh()

    def _rated(self, before: Rating, after: Rating, first: bool) -> str:
        """Return how a first try changed the rating, and that later ones do not."""
        if not first:
            return self.tr("learn.puzzles.unrated")
        change = self.tr.number(after.points - before.points, signed=True)
        rating = quote(self.puzzles.rating(after))
        return self.tr("learn.puzzles.rated", rating=rating, change=change)

    def _solved_words(self) -> str:
        """Return the news that this puzzle is solved, and how many are."""
        book = self.puzzles.book
        return self.tr("learn.puzzles.news", solved=book.solved, all=len(book.puzzles))

    def _names(self) -> list[str]:
        return [seat.name for seat in self.table.match.seats]

    def _missed(self, played: Sequence[Code]) -> str:
        """Return how the turn at its best compares with the answer, which is not revealed."""
        other = self.puzzles.left(self.puzzle, played)
        if other is None:
            count = len(self.puzzle.others) + len(self.puzzle.right)
            return self.tr("learn.puzzles.unmeasured", count=count)
        said = [self.tr("learn.puzzles.loses", lead=self.puzzles.lead(other.loss))]
        why = self.puzzles.because(self.puzzle, other.way, self._names())
        if why:
            said.append(self.tr("learn.puzzles.speaks", why=quote(why)))
        return "\n\n".join(said)

    def _answer(self, turn: Sequence[Code]) -> str:
        """Return a right turn, equal turns, its lead over others, and which bots find it."""
        puzzles, puzzle = self.puzzles, self.puzzle
        end = self._turn.end(turn)
        parts = [
            self.tr("learn.puzzles.you") if end != puzzle.right[0].end else "",
            puzzles.listed(puzzle, turn),
            puzzles.equals(puzzle, turn),
        ]
        said = [puzzles.finders(puzzle)]
        if end in {way.end for way in puzzle.right}:
            rival = puzzles.rival(puzzle, turn)
            other = quote(puzzles.differs(puzzle, rival.way, turn))
            ahead = self.tr("learn.puzzles.ahead", other=other, lead=puzzles.lead(rival.loss))
            said = [ahead, puzzles.because(puzzle, rival.way, self._names()), *said]
        parts.append(sentences(*said))
        return "\n\n".join(filter(None, parts))


class AnswerGuide(PuzzleGuide):
    """Plays the answer of a puzzle decision by decision."""

    forces = False

    def __init__(
        self, app: Services, puzzles: Puzzles, puzzle: Puzzle, among: Sequence[Heading]
    ) -> None:
        super().__init__(app, puzzles, puzzle, among)
        self._left: list[Code] = list(puzzle.right[0].codes)
        self.result = MISSED

    def begin(self) -> None:
        """Play the first decision; each further one follows when the previous has been shown."""
        self._told = "\n\n".join((f"# {self.tr('learn.puzzles.shown')}", self._answer(self._left)))
        self.decided()

    def ended(self) -> str:
        """Return the sentence that the answer plays by itself."""
        return self.tr("learn.puzzles.watch") if self._left else super().ended()

    def refuses(self, code: Code) -> str:
        """Return the sentence that the answer plays by itself."""
        return self.tr("learn.puzzles.watch")

    def decided(self) -> None:
        """Play the next decision of the answer."""
        match: Any = self.table.match
        if self._left and match.legal() and self._left[0] in match.legal():
            self.table.decide(match.actor, self._left.pop(0))
        self.table.refresh()

    def _ways_on(self) -> tuple[NoteButton, ...]:
        again = NoteButton(self.tr("learn.puzzles.again"), self.again)
        return NoteButton(self.tr("learn.puzzles.next"), self.next, main=True), again
