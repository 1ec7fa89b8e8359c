"""Opens the scenes to learn from: lessons, puzzles, challenges, the sandbox, the rulebook.

Scenes are imported when first opened, so that the window starts quickly.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.dialog import tell

if TYPE_CHECKING:
    from kraftwagen.engine.spec import GameSpec
    from kraftwagen.engine.types import Json
    from kraftwagen.match.match import Match
    from kraftwagen.ui.scenes.parts.guide import Guide


_SEEDS: Final = 10**9


class LearnRoutes:
    """Opens scenes to learn from; implements ``services.LearnRoutes``."""

    def __init__(self, app: Services) -> None:
        self.app = app

    def guided(self, match: Match, guide: Guide) -> None:
        from kraftwagen.ui.scenes.table.scene import TableScene

        top = self.app.stack.top
        if isinstance(top, TableScene) and not top.guide.kept:
            self.app.stack.pop()
        self.app.choose_game(match.spec.id)
        self.app.stack.push(TableScene(self.app, match, guide=guide))

    def hub(self) -> None:
        from kraftwagen.ui.scenes.learn.hub import LearnScene

        self.app.stack.push(LearnScene())

    def learn(self) -> None:
        from kraftwagen.ui.presenters.lessons import GUIDED, Lessons, has_lessons

        app, game = self.app, self.app.game_id
        self.hub()
        if has_lessons(app.paths.assets, game, GUIDED):
            part = Lessons(app, app.game, GUIDED).next
            if part is not None:
                self.lesson(game, part.id, course=GUIDED)

    def lesson(self, game: str, name: str, at: int | None = None, course: str = "lessons") -> None:
        from kraftwagen.learn.lessons import LessonFault, check
        from kraftwagen.ui.presenters.lessons import GUIDED, Lessons
        from kraftwagen.ui.scenes.learn.guided import PartGuide
        from kraftwagen.ui.scenes.learn.lesson import LessonGuide
        from kraftwagen.ui.scenes.table.pace import LESSON

        app = self.app
        lessons = Lessons(app, app.games.find(game) or app.game, course)
        lesson = lessons.find(name)
        try:
            check(lessons.spec, lesson)
        except LessonFault as problem:
            tell(app, app.tr("learn.lessons.broken", problem=problem))
            return
        step = lessons.reached(lesson) if at is None else at
        if course == GUIDED and at is None:
            app.session.pop(LESSON, None)  # whatever was hurried before: it begins at Normal
        kind = PartGuide if course == GUIDED else LessonGuide
        guide = kind(app, lessons, lesson, step)
        self.guided(guide.match(), guide)

    def first_match(self) -> None:
        """Start a match at once: one person and the weakest bots, with the default set-up.

        The set-up that the person chose for other games is not changed.
        """
        from kraftwagen.ui.presenters.match_setup import MatchSetup, last_person
        from kraftwagen.ui.scenes.learn.first_game import want_tips
        from kraftwagen.ui.scenes.setup.aim import AimScene, has_aim

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
        app.routes.start_match(spec, setup.seated(), setup.chosen_seed(), setup.chosen_options())
        if has_aim(app.tr, spec):
            app.stack.push(AimScene(spec))

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
        self.app.routes.play(match)

    def career(self) -> None:
        from kraftwagen.ui.scenes.career.road import CareerScene

        self.app.stack.push(CareerScene())

    def start_chapter(self, spec: GameSpec[Any], name: str, persons: int = 1) -> None:
        from kraftwagen.ui.presenters.career import Career

        career = Career(self.app, spec)
        found = career.find(name)
        if found is None:
            tell(self.app, self.app.tr("career.gone"))
            return
        self.app.routes.play(career.match(*found, random.randrange(_SEEDS), persons))

    def album(self) -> None:
        from kraftwagen.ui.scenes.career.album import AlbumScene

        self.app.stack.push(AlbumScene())

    def marque(self) -> None:
        from kraftwagen.ui.scenes.career.marque import MarqueScene

        self.app.stack.push(MarqueScene())

    def rules(self, game: str = "", rule: str = "") -> None:
        from kraftwagen.ui.scenes.learn.rulebook import RulebookScene

        self.app.stack.push(RulebookScene(game, rule=rule))
