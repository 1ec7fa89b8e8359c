"""Opens every scene; with ``learn_routes`` the only module that knows all of them.

Scenes are imported when first opened, so that the window starts quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.types import Seat
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui import services
from kraftwagen.ui.learn_routes import LearnRoutes
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.dialog import tell

if TYPE_CHECKING:
    from kraftwagen.engine.spec import GameSpec
    from kraftwagen.match.match import Match
    from kraftwagen.match.record import Record
    from kraftwagen.ui.platform.report import Failure
    from kraftwagen.ui.presenters.post_game import PostGameReport
    from kraftwagen.ui.scenes.parts.guide import Guide
    from kraftwagen.ui.scenes.table.scene import TableScene


class Routes:
    """Opens scenes by importing them when needed; implements ``services.Routes``."""

    def __init__(self, app: Services) -> None:
        self.app = app
        self.learning: services.LearnRoutes = LearnRoutes(app)

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
        self.play(Match.new(spec, seats, seed, options, date, unassisted=pure))

    def play(self, match: Match) -> None:
        self.leave(lambda: self.app.stack.reset(self.table(match)))

    def continue_match(self, record: Record) -> None:
        try:
            match = self.match_of(record)
        except GameError as problem:
            self.app.notice = self._sentence(problem)
            self.menu()
            return
        self.leave(lambda: self._begin(match))

    def _begin(self, match: Match) -> None:
        self.app.stack.reset(self.table(match))
        self._tell_of_other_rules(match)

    def play_on(self, record: Record, back: str) -> None:
        try:
            table = self.table(self.match_of(record))
        except GameError as problem:
            tell(self.app, self._sentence(problem))
            return
        table.game.way_back = back
        self.leave(lambda: self.app.stack.push(table))

    def _tell_of_other_rules(self, match: Match) -> None:
        if match.taken_over:
            tell(self.app, self.app.tr(f"saves.taken_over.{match.taken_over}"))

    def table(self, match: Match) -> TableScene:
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
        from kraftwagen.ui.presenters.career import Career
        from kraftwagen.ui.presenters.challenges import ChallengeBook
        from kraftwagen.ui.scenes.career.guide import CareerGuide
        from kraftwagen.ui.scenes.learn.challenge_guide import ChallengeGuide

        career = Career(self.app, match.spec)
        chapter = career.find(name)
        if chapter is not None:
            return CareerGuide(self.app, career, *chapter)
        book = ChallengeBook(self.app, match.spec)
        one = book.find(name)
        return ChallengeGuide(self.app, book, one) if one is not None else None

    def match_of(self, record: Record) -> Match:
        """Return the match of a record; raises GameError."""
        from kraftwagen.match.record import BadRecord
        from kraftwagen.match.replay import reopen

        game, games = record.header.game, self.app.games
        spec = games.find(game)
        if spec is None:
            raise BadRecord("game", found=game, wanted=", ".join(games.ids))
        return reopen(spec, record)

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

    def new_match(self) -> None:
        from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

        self.app.stack.push(NewMatchScene())

    def alone(self) -> None:
        from kraftwagen.ui.scenes.history.alone import AloneScene

        self.app.stack.push(AloneScene())

    def daily(self) -> None:
        from kraftwagen.ui.scenes.history.daily import DailyScene

        self.app.stack.push(DailyScene())

    def saves(self) -> None:
        from kraftwagen.ui.scenes.history.saves import SavesScene

        self.app.stack.push(SavesScene())

    def statistics(self) -> None:
        from kraftwagen.ui.scenes.history.statistics import StatisticsScene

        self.app.stack.push(StatisticsScene())

    def settings(self) -> None:
        from kraftwagen.ui.scenes.menu.settings import SettingsScene

        self.app.stack.push(SettingsScene())

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

    def podium(self, match: Match, noted: PostGameReport) -> None:
        from kraftwagen.ui.scenes.history.end import EndScene

        self.app.stack.push(EndScene(match, noted, fresh=False))

    def replay(
        self,
        match: Match,
        number: int = 0,
        at_screen: Seat | None = None,
        playing: bool = False,
    ) -> None:
        from kraftwagen.ui.scenes.replay.scene import ReplayScene

        scene = ReplayScene(self.app, match, number, at_screen=at_screen)
        scene.playing = playing
        self.app.stack.push(scene)

    def replay_record(self, load: Callable[[], Record]) -> None:
        try:
            match = self.match_of(load())
        except GameError as problem:
            tell(self.app, self._sentence(problem))
        else:
            self.replay(match)
            self._tell_of_other_rules(match)

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
            self.learning.sandbox(spec.id, table)

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
        if match.taken_over:
            return self.app.tr("analysis.taken_over")
        self.analysis(match)
        return ""

    def _sentence(self, problem: GameError) -> str:
        from kraftwagen.match.record import BadRecord
        from kraftwagen.ui.presenters.library import sentence

        return sentence(self.app.tr, problem) if isinstance(problem, BadRecord) else str(problem)
