"""The coach's sentences, and the pages that they lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kraftwagen.bots.analysis import Part, Report, error_points, whole_points
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Seat
from kraftwagen.learn.coach import LESSON, Moment, Review, Try, next_try, review
from kraftwagen.learn.coach_book import CoachBook
from kraftwagen.learn.progress import Progress
from kraftwagen.match.game_result import counts, record_id
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
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
    """A heading and a sentence, the part of the game they are about, and a button to act on it."""

    title: str
    text: str
    part: Part | None = None
    way: CoachLink | None = None


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

    def sentences(self, found: Review, turn: Callable[[Part], str]) -> list[Said]:
        """Return sentences on the costliest turn, the best one, and what to try next.

        ``turn`` returns the name of a part's turn.
        """
        worst, best = found.worst, found.best
        cost = self._plain("cost", "none")
        if worst is not None:
            cost = self._about("cost", worst, worst.part.loss, worst.part.error, turn)
        if best is not None:
            good = self._about("best", best, best.part.gain, best.part.gain_error, turn)
        elif found.sound:
            good = self._plain("best", "sound", sound=found.sound, count=found.choices)
        else:
            good = self._plain("best", "none")
        return [cost, good, self._next(worst.theme if worst is not None else "")]

    def _plain(self, about: str, key: str, way: CoachLink | None = None, **args: object) -> Said:
        said = self.words(f"coach.{about}.{key}", **args)
        return Said(self.words(f"coach.{about}.title"), said, way=way)

    def _about(
        self, about: str, moment: Moment, share: float, error: float, turn: Callable[[Part], str]
    ) -> Said:
        """Return a sentence about a moment, with its theme if known."""
        title = self.words(f"coach.{about}.title")
        if moment.theme:
            title = self.words(f"coach.{about}.title_of", theme=self.theme(moment.theme))
        text = self.words(
            f"coach.{about}.text",
            turn=turn(moment.part), count=whole_points(share), error=error_points(error),
        )  # fmt: skip
        return Said(title, text, moment.part)

    def theme(self, name: str) -> str:
        """Return the name of a theme, as used within a sentence."""
        return self.words.called(f"coach.theme.{name}", name)

    def _next(self, theme: str) -> Said:
        lessons, (puzzles, _) = Lessons(self.app, self.spec), puzzle_book(self.app, self.spec)
        done = {lesson.id for lesson in lessons.all if lessons.done(lesson)}
        what = next_try(theme, lessons.all, done, puzzles)
        if what is None:
            return self._plain("next", "none")
        way = self._way(what)
        if what.kind == LESSON:
            title = lessons.say(lessons.find(what.name), "title")
            return self._plain("next", "again" if what.again else "lesson", way, title=title)
        if not what.name:
            return self._plain("next", "any_puzzles", way)
        return self._plain("next", "puzzles", way, theme=self.theme(what.name))

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
        return Said(self.words("coach.title"), text, way=self._next(found.theme).way)

    def _decimal(self, share: float, up: bool = False) -> str:
        """Return a share as points with one decimal; ``up`` rounds up, for errors."""
        tenths = -int(-1000 * share // 1) if up else int(1000 * share)
        return f"{tenths / 10:.1f}"


def people_of(match: Match) -> list[Seat]:
    """Return the seats that persons play."""
    return [seat for seat, info in enumerate(match.seats) if info.is_person]
