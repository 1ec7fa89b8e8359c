"""Pictures of lessons: steps to read and to decide, the answer to a wrong decision, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kraftwagen.ui.scenes.learn.lesson import LessonGuide
    from kraftwagen.ui.scenes.table.scene import TableScene
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene


def _at(app: App, name: str, step: int) -> tuple[TableScene, LessonGuide]:
    from kraftwagen.ui.presenters.lessons import Lessons
    from kraftwagen.ui.scenes.learn.lesson import LessonGuide
    from kraftwagen.ui.scenes.table.scene import TableScene

    lessons = Lessons(app, app.game)
    guide = LessonGuide(app, lessons, lessons.find(name), step)
    return TableScene(app, guide.match(), guide=guide), guide


def lesson(name: str, step: int) -> Callable[[App], Scene]:
    """Return the scene of a lesson at a step, counted from 0."""
    return lambda app: _at(app, name, step)[0]


def guided(name: str, step: int) -> Callable[[App], Scene]:
    """Return the scene of a part of the guided game at a step, counted from 0."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.presenters.lessons import GUIDED, Lessons
        from kraftwagen.ui.scenes.learn.guided import PartGuide
        from kraftwagen.ui.scenes.table.scene import TableScene

        lessons = Lessons(app, app.game, GUIDED)
        guide = PartGuide(app, lessons, lessons.find(name), step)
        return TableScene(app, guide.match(), guide=guide)

    return build


def wrong(name: str, step: int, decision: str) -> Callable[[App], Scene]:
    """Return the scene of a lesson that answers a wrong decision, given in notation."""

    def build(app: App) -> Scene:
        table, _ = _at(app, name, step)
        app.stack.push(table)
        code = app.game.from_text(decision)
        table.controller.say(table.guide.refuses(code), table.view.targets(code)[0])
        app.stack._scenes.pop()
        return table

    return build


def done(name: str, step: int) -> Callable[[App], Scene]:
    """Return the scene at the end of a lesson; ``step`` is its last step."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.learn.lesson_done import LessonDoneScene

        table, guide = _at(app, name, step)
        app.stack.push(table)
        say = guide.lessons.say
        title, words = say(guide.lesson, "title"), say(guide.lesson, "done")
        return LessonDoneScene(title, words, True, guide, ready=True)

    return build


def tip(name: str) -> Callable[[App], Scene]:
    """Return a table with a tip for first games, at the position of a lesson."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.presenters.lessons import Lessons
        from kraftwagen.ui.scenes.learn.first_game import tips_for, want_tips
        from kraftwagen.ui.scenes.learn.lesson import LessonGuide
        from kraftwagen.ui.scenes.table.scene import TableScene

        lessons = Lessons(app, app.game)
        match = LessonGuide(app, lessons, lessons.find(name)).match()
        want_tips(app, app.game.id)
        return TableScene(app, match, guide=tips_for(app, match))

    return build
