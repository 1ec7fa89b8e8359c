"""The coach's sentences, and the pages that they lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kraftwagen.bots.analysis import Part, Report, error_points
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Seat
from kraftwagen.learn.coach import LESSON, Moment, Review, Try, next_try, review
from kraftwagen.learn.coach_book import CoachBook
from kraftwagen.learn.progress import Progress
from kraftwagen.match.game_result import counts, record_id
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Term
from kraftwagen.ui.language.whole import opening, quote, sentences
from kraftwagen.ui.presenters.lessons import Lessons
from kraftwagen.ui.presenters.puzzles import puzzle_book

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


@dataclass(frozen=True)
class CoachLink:
    """A button below a sentence: its text, icon, tip and action."""

    words: str
    icon: str
    tip: str
    go: Callable[[], object]


@dataclass(frozen=True)
class Said:
    """A heading and sentences, the part of the game they are about, and a button to act on it.

    ``better`` is a sentence on the better way, where nothing else on the page says it.
    """

    title: str
    text: str
    part: Part | None = None
    way: CoachLink | None = None
    better: str = ""


@dataclass(frozen=True)
class Summary:
    """What is said to one person about a game, and the turns worth a look, each with its part."""

    well: Said
    attempt: Said
    turns: tuple[Said, ...]


class Coach:
    """Puts the coach's findings about a game into words."""

    def __init__(self, app: Services, spec: GameSpec[Any]) -> None:
        self.app, self.spec = app, spec
        self.words = GameWords(app.tr, spec)
        self._book = CoachBook(spec.id, Progress(app.paths.data))

    # -- one game

    def note(self, match: Match, report: Report) -> None:
        """Store each person's costly decisions in a match, if the match counts."""
        people = people_of(match)
        if people and counts(match.record) and not match.record.header.practice:
            reviews = {match.seats[seat].name: review(match, report, seat) for seat in people}
            self._book.note(record_id(match.record), reviews)

    def summary(
        self, found: Review, turn: Callable[[Part], str], better: Callable[[Part], str]
    ) -> Summary:
        """Return what went well, one thing to try, and the turns worth a look.

        ``turn`` returns the name of a part's turn, ``better`` a sentence on the better way.
        """
        worst, best = found.worst, found.best
        if best is not None:
            well = self._said("well", self._moment("well", best, turn, better))
        elif found.sound:
            well = self._said(
                "well", self.words("coach.well.sound", sound=found.sound, count=found.choices)
            )
        else:
            well = self._said("well", self.words("coach.well.none"))
        lost = self.words("coach.try.none")
        if worst is not None:
            lost = self._moment("try", worst, turn, better)
        following, way = self._next(worst.theme if worst is not None else "")
        attempt = self._said("try", "\n".join((lost, following)), way)
        rows = (
            self._row(one, turn, found, better(one.part) if one in found.costs[1:] else "")
            for one in found.turns
        )
        return Summary(well, attempt, tuple(rows))

    def _said(self, about: str, text: str, way: CoachLink | None = None) -> Said:
        return Said(self.words(f"coach.{about}.title"), text, way=way)

    def _moment(
        self, about: str, moment: Moment, turn: Callable[[Part], str],
        better: Callable[[Part], str],
    ) -> str:  # fmt: skip
        """Return sentences about a moment: where, what of the chance to win, what was better."""
        part = moment.part
        values = self._chances(part)
        if moment.theme:
            values["theme"] = self.theme(moment.theme)
        key = f"coach.{about}.{'themed' if moment.theme else 'text'}"
        said = [self.words(key, turn=quote(turn(part)), **values)]
        if self.app.settings.show_figures:
            error = part.gain_error if part.found else part.error
            said.append(self.words("coach.error", error=error_points(error)))
        if not part.found:
            said.append(better(part))
        return sentences(*said)

    def _row(self, moment: Moment, turn: Callable[[Part], str], found: Review, better: str) -> Said:
        """Return the name of a turn worth a look, and what of the chance to win."""
        part, kind = moment.part, "best" if moment is found.best else "worst"
        title = self.words(f"coach.turns.{kind}", turn=quote(turn(part)))
        values = self._chances(part)
        if not moment.theme:
            return Said(title, self.words("coach.turns.text", **values), part, better=better)
        text = self.words("coach.turns.themed", theme=self.theme(moment.theme), **values)
        return Said(title, opening(text), part, better=better)

    def _chances(self, part: Part) -> dict[str, str]:
        """Return the chances before and after a part's decisions as "4 in 10", or "41 in 100".

        They differ by what the part lost or gained: of two turns the worse one loses more.
        """
        change = part.gain if part.found else -part.loss
        for whole in (10, 100):
            by = round(whole * change)
            after = min(max(0, by, round(whole * part.chance)), whole + min(0, by))
            before = after - by
            if by:
                break
        return {
            name: self.words.term("coach.games", won=won, whole=whole)
            for name, won in (("before", before), ("after", after))
        }

    def theme(self, name: str) -> Term:
        """Return the name of a theme, as used within a sentence."""
        return self.words.called(f"coach.theme.{name}", name)

    def _next(self, theme: str) -> tuple[str, CoachLink | None]:
        """Return a sentence on what to try next, and the way there."""
        lessons, (puzzles, _) = Lessons(self.app, self.spec), puzzle_book(self.app, self.spec)
        done = {lesson.id for lesson in lessons.all if lessons.done(lesson)}
        what = next_try(theme, lessons.all, done, puzzles)
        if what is None:
            return self.words("coach.next.none"), None
        way = self._way(what)
        if what.kind == LESSON:
            title = quote(lessons.say(lessons.find(what.name), "title"))
            key = "coach.next.again" if what.again else "coach.next.lesson"
            return self.words(key, title=title), way
        if not what.name:
            return self.words("coach.next.any_puzzles"), way
        return self.words("coach.next.puzzles", theme=self.theme(what.name)), way

    def _way(self, what: Try) -> CoachLink:
        routes, game = self.app.routes, self.spec.id
        if what.kind == LESSON:
            return CoachLink(
                self.words("coach.to_lesson"), "graduation-cap", self.words("coach.to_lesson_tip"),
                lambda: routes.learning.lesson(game, what.name),
            )  # fmt: skip
        return CoachLink(
            self.words("coach.to_puzzles"), "lightbulb", self.words("coach.to_puzzles_tip"),
            lambda: routes.learning.puzzles(game, what.name),
        )  # fmt: skip

    # -- many games

    @property
    def people(self) -> list[str]:
        """Names of persons with analysed games, those of the latest game first."""
        return self._book.people

    def recurring(self, name: str) -> Said:
        """Return the theme that costs a person most over all games, and where to learn it."""
        found = self._book.recurring(name)
        if not found.theme:
            return Said(
                self.words("coach.title"), self.words("coach.more_games", count=found.games)
            )
        args = {"cost": self._decimal(found.cost), "error": self._decimal(found.error, up=True)}
        theme = self.theme(found.theme)
        text = self.words("coach.recurring", count=found.games, theme=theme, **args)
        return Said(self.words("coach.title"), text, way=self._next(found.theme)[1])

    def _decimal(self, share: float, up: bool = False) -> str:
        """Return a share as points with one decimal; ``up`` rounds up, for errors."""
        tenths = -int(-1000 * share // 1) if up else int(1000 * share)
        return self.words.number(tenths / 10, 1)


def people_of(match: Match) -> list[Seat]:
    """Return the seats that persons play."""
    return [seat for seat, info in enumerate(match.seats) if info.is_person]
