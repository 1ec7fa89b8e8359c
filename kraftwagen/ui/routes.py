"""Opens every scene; the only module that knows all of them.

Scenes are imported when first opened, so that the window starts quickly.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.types import Seat
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.dialog import tell

if TYPE_CHECKING:
    from kraftwagen.engine.spec import GameSpec
    from kraftwagen.engine.types import Json
    from kraftwagen.match.match import Match
    from kraftwagen.match.record import Record
    from kraftwagen.ui.platform.report import Failure
    from kraftwagen.ui.presenters.post_game import PostGameReport
    from kraftwagen.ui.scenes.parts.guide import Guide
    from kraftwagen.ui.shell.scene import Scene


_SEEDS: Final = 10**9


class Routes:
    """Opens scenes by importing them when needed; implements ``services.Routes``."""

    def __init__(self, app: Services) -> None:
        self.app = app

    # -- ways out of the match in play

    def leave(self, go: Callable[[], object]) -> None:
        """Call ``go``; ask first if the match cannot be saved even after one more try.

        A second call while the question is shown answers it.
        """
        from kraftwagen.ui.scenes.menu.unsaved import UnsavedScene

        app = self.app
        problem = app.running.unsaved() if app.running is not None else ""
        if not problem or app.stack.top.name == UnsavedScene.name:
            go()
        else:
            app.stack.push(UnsavedScene(app, problem, go))

    def menu(self) -> None:
        self.leave(self._menu)

    def _menu(self) -> None:
        from kraftwagen.ui.scenes.menu.menu import MenuScene

        self.app.running = None
        self.app.stack.reset(MenuScene())

    def start_match(
        self,
        spec: GameSpec[Any],
        seats: Sequence[SeatInfo],
        seed: int,
        options: Mapping[str, Any],
        *,
        pure: bool = False,
    ) -> None:
        from kraftwagen.match.match import Match

        date = datetime.now(UTC).isoformat(timespec="seconds")
        self.leave(
            lambda: self._sit_down(Match.new(spec, seats, seed, options, date, unassisted=pure))
        )

    def _sit_down(self, match: Match) -> None:
        self.app.stack.reset(self.table(match))

    def continue_match(self, record: Record) -> None:
        try:
            match = self.match_of(record)
        except GameError as problem:
            self.app.notice = self._sentence(problem)
            self.menu()
            return
        self.leave(lambda: self._sit_down(match))

    def table(self, match: Match) -> Scene:
        """Return a table scene for a match, whose game becomes the one played last."""
        from kraftwagen.ui.scenes.table.scene import TableScene

        self.app.choose_game(match.spec.id)
        return TableScene(self.app, match, guide=self._guide(match))

    def _guide(self, match: Match) -> Guide | None:
        """Return the guide of a match that is kept: its challenge, or the tips of a first game."""
        from kraftwagen.ui.scenes.learn.first_game import tips_for

        name = match.record.header.challenge
        if not name:
            return tips_for(self.app, match)
        from kraftwagen.ui.presenters.challenges import ChallengeBook
        from kraftwagen.ui.scenes.learn.challenge_guide import ChallengeGuide

        book = ChallengeBook(self.app, match.spec)
        one = book.find(name)
        return ChallengeGuide(self.app, book, one) if one is not None else None

    def guided(self, match: Match, guide: Guide) -> None:
        from kraftwagen.ui.scenes.table.scene import TableScene

        top = self.app.stack.top
        if isinstance(top, TableScene) and not top.guide.kept:
            self.app.stack.pop()
        self.app.choose_game(match.spec.id)
        self.app.stack.push(TableScene(self.app, match, guide=guide))

    def learn(self) -> None:
        from kraftwagen.ui.scenes.learn.hub import LearnScene

        self.app.stack.push(LearnScene())

    def lesson(self, game: str, name: str, at: int | None = None) -> None:
        from kraftwagen.learn.lessons import LessonFault, check
        from kraftwagen.ui.presenters.lessons import Lessons
        from kraftwagen.ui.scenes.learn.lesson import LessonGuide

        app = self.app
        lessons = Lessons(app, app.games.find(game) or app.game)
        lesson = lessons.find(name)
        try:
            check(lessons.spec, lesson)
        except LessonFault as problem:
            tell(app, app.tr("learn.lessons.broken", problem=problem))
            return
        step = lessons.reached(lesson) if at is None else at
        guide = LessonGuide(app, lessons, lesson, step)
        self.guided(guide.match(), guide)

    def match_of(self, record: Record) -> Match:
        """Return the match of a record; raises GameError."""
        from kraftwagen.match.match import Match
        from kraftwagen.match.record import BadRecord

        game, games = record.header.game, self.app.games
        spec = games.find(game)
        if spec is None:
            raise BadRecord("game", found=game, wanted=", ".join(games.ids))
        return Match.from_record(spec, record)

    # -- over what is shown

    def type_on_screen(
        self, text: str, done: Callable[[str], object], *, limit: int, allowed: str, note: str
    ) -> None:
        from kraftwagen.ui.shell.screen_keyboard import ScreenKeyboard

        scene = ScreenKeyboard(text, done, limit=limit, allowed=allowed, note=note)
        self.app.stack.push(scene)

    def error(self, failure: Failure) -> None:
        from kraftwagen.ui.scenes.menu.error import ErrorScene

        self.app.stack.push(ErrorScene(failure))

    def first_match(self) -> None:
        """Start a match at once: one person and the weakest bots, with the default set-up.

        The set-up that the person chose for other games is not changed.
        """
        from kraftwagen.ui.presenters.match_setup import MatchSetup, last_person
        from kraftwagen.ui.scenes.learn.first_game import want_tips
        from kraftwagen.ui.scenes.setup.aim import AimScene, aim_of

        app, spec = self.app, self.app.game
        words = GameWords(app.tr, spec)
        setup = MatchSetup(words, app.bots(spec)[:1])
        kept = app.settings.setup_of(spec.id)
        person = last_person(words, kept, app.bots(spec))
        if person is not None:
            setup.set_name(0, person.name)
            setup.name_seats()
        if not kept:
            app.settings.last_setup[spec.id] = setup.remember()
        want_tips(app, spec.id)
        self.start_match(spec, setup.seated(), setup.chosen_seed(), setup.chosen_options())
        if aim_of(app.tr, spec) is not None:
            app.stack.push(AimScene(spec))

    def new_match(self) -> None:
        from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

        self.app.stack.push(NewMatchScene())

    def daily(self) -> None:
        from kraftwagen.ui.scenes.history.daily import DailyScene

        self.app.stack.push(DailyScene())

    def sandbox(self, game: str = "", table: Mapping[str, Json] | None = None) -> None:
        from kraftwagen.ui.scenes.learn.sandbox import SandboxScene

        app = self.app
        spec = app.games.find(game) or app.game
        if spec.editing is None:
            tell(app, app.tr("learn.sandbox.none"))
        else:
            app.stack.push(SandboxScene(app, spec, table))

    def puzzles(self, game: str = "", theme: str | None = None) -> None:
        from kraftwagen.ui.scenes.learn.puzzles_page import PuzzlesScene

        if game:
            self.app.choose_game(game)
        self.app.stack.push(PuzzlesScene(theme))

    def challenges(self) -> None:
        from kraftwagen.ui.scenes.learn.challenges_page import ChallengesScene

        self.app.stack.push(ChallengesScene())

    def start_challenge(self, spec: GameSpec[Any], challenge: str) -> None:
        from kraftwagen.ui.presenters.challenges import ChallengeBook

        book = ChallengeBook(self.app, spec)
        one = book.find(challenge)
        if one is None:
            tell(self.app, self.app.tr("learn.challenges.gone"))
            return
        match = book.match(one, random.randrange(_SEEDS))
        self.leave(lambda: self._sit_down(match))

    def saves(self) -> None:
        from kraftwagen.ui.scenes.history.saves import SavesScene

        self.app.stack.push(SavesScene())

    def statistics(self) -> None:
        from kraftwagen.ui.scenes.history.statistics import StatisticsScene

        self.app.stack.push(StatisticsScene())

    def settings(self) -> None:
        from kraftwagen.ui.scenes.menu.settings import SettingsScene

        self.app.stack.push(SettingsScene())

    def rules(self, game: str = "", rule: str = "") -> None:
        from kraftwagen.ui.scenes.learn.rulebook import RulebookScene

        self.app.stack.push(RulebookScene(game, rule=rule))

    def results(self, match: Match) -> None:
        from kraftwagen.ui.scenes.history.results import ResultsScene

        self.app.stack.push(ResultsScene(match))

    def end(self, match: Match, *, fresh: bool = True, noted: PostGameReport | None = None) -> None:
        from kraftwagen.ui.scenes.history.end import EndScene
        from kraftwagen.ui.scenes.history.results import ResultsScene

        results = ResultsScene(match, noted)
        self.app.stack.push(results)
        watched = any(seat.is_person for seat in match.seats)
        if watched or self.app.speed != "instant":
            self.app.stack.push(EndScene(match, results.noted, fresh))

    def replay(self, match: Match, number: int = 0, at_screen: Seat | None = None) -> None:
        from kraftwagen.ui.scenes.replay.scene import ReplayScene

        self.app.stack.push(ReplayScene(self.app, match, number, at_screen=at_screen))

    def replay_record(self, load: Callable[[], Record]) -> None:
        try:
            match = self.match_of(load())
        except GameError as problem:
            tell(self.app, self._sentence(problem))
        else:
            self.replay(match)

    def open_file(self, path: Path) -> None:
        from kraftwagen.learn import position_line
        from kraftwagen.match.files import read

        if path.suffix == position_line.ENDING:
            self._open_position(path)
            return
        self.replay_record(lambda: read(path))

    def _open_position(self, path: Path) -> None:
        from kraftwagen.learn import position_line

        try:
            spec, table = position_line.load(self.app.games, path)
        except position_line.BadLine as problem:
            tell(self.app, self.app.tr(f"learn.sandbox.bad.{problem.kind}", **problem.values))
        else:
            self.sandbox(spec.id, table)

    def analysis(self, match: Match) -> None:
        from kraftwagen.ui.scenes.analysis.scene import AnalysisScene

        self.app.stack.push(AnalysisScene(match))

    def analyse_record(self, record: Record) -> str:
        if not record.header.finished:
            return self.app.tr("analysis.unfinished")
        try:
            match = self.match_of(record)
        except GameError as problem:
            return self._sentence(problem)
        self.analysis(match)
        return ""

    def _sentence(self, problem: GameError) -> str:
        from kraftwagen.match.record import BadRecord
        from kraftwagen.ui.presenters.library import sentence

        return sentence(self.app.tr, problem) if isinstance(problem, BadRecord) else str(problem)
