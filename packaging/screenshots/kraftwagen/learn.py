"""Pictures of lessons: something to read, to decide, a wrong decision answered, the end."""

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


def _lesson(name: str, step: int) -> Callable[[App], Scene]:
    return lambda app: _at(app, name, step)[0]


def _wrong(app: App) -> Scene:
    table, _ = _at(app, "parts", 2)
    app.stack.push(table)
    code = app.game.from_text("research body_now")
    table.controller.say(table.guide.refuses(code), table.view.targets(code)[0])
    app.stack._scenes.pop()
    return table


def _done(app: App) -> Scene:
    from kraftwagen.ui.scenes.learn.lesson_done import LessonDoneScene

    table, guide = _at(app, "ring", 9)
    app.stack.push(table)
    say = guide.lessons.say
    title, words = say(guide.lesson, "title"), say(guide.lesson, "done")
    return LessonDoneScene(title, words, True, guide, ready=True)


def _tip(app: App) -> Scene:
    from kraftwagen.ui.presenters.lessons import Lessons
    from kraftwagen.ui.scenes.learn.first_game import tips_for, want_tips
    from kraftwagen.ui.scenes.learn.lesson import LessonGuide
    from kraftwagen.ui.scenes.table.scene import TableScene

    lessons = Lessons(app, app.game)
    match = LessonGuide(app, lessons, lessons.find("cars")).match()
    want_tips(app, app.game.id)
    return TableScene(app, match, guide=tips_for(app, match))


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("lesson-read", _lesson("ring", 3)),
    ("lesson-step", _lesson("parts", 2)),
    ("lesson-wrong", _wrong),
    ("lesson-car", _lesson("cars", 4)),
    ("lesson-end", _lesson("ring", 6)),
    ("lesson-done", _done),
    ("first-tip", _tip),
]
