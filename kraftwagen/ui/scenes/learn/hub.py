"""The learning page: lessons with time and progress, and everything else to learn from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from pygame import Rect

from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.lessons import Lessons
from kraftwagen.ui.scenes.learn.coach_line import CoachLine
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets import Button, Label

_MORE: Final = (
    ("first_match", "flag"),
    ("puzzles", "lightbulb"),
    ("challenges", "trophy"),
    ("sandbox", "settings"),
    ("rules", "book-open"),
)
"""Other ways to learn: the name of the route, and its icon."""


class LearnScene(PageScene):
    """Lessons in two columns, the coach's line, and a row of cards below.

    A card is shown only if its route exists.
    """

    name: ClassVar[str] = "learn"
    heading: ClassVar[str] = "learn.title"
    of_game = True
    width: ClassVar[int] = 980

    def enter(self) -> None:
        """Read the lessons and the player's progress."""
        self.spec = self.app.game
        self.lessons = Lessons(self.app, self.spec)
        self.coach = CoachLine(self.app, self.spec, self.resume)

    def resume(self) -> None:
        """Read lessons and progress again, because a lesson may have been played."""
        self.enter()
        self.relayout(self.app.size)

    def body(self, rect: Rect) -> None:
        """Lay out the lessons on a sheet and the cards below."""
        px, lessons = self.app.theme.px, self.lessons
        columns = 2 if rect.w >= px(660) else 1
        pad, gap, tall = px(36), px(12), px(62)
        rows = -(-len(lessons.all) // columns)
        fault_h = px(24) * len(lessons.faults)
        sheet = Rect(rect.x, rect.y, rect.w, px(26 + 40 + 26) + rows * (tall + gap) + fault_h)
        self.panels = [(sheet, "paper")]
        inner = sheet.inflate(-2 * pad, 0)
        head = Rect(inner.x, sheet.y + px(24), inner.w, px(34))
        title = self.tr("learn.lessons.title")
        left, right = Rect(head), Rect(head)
        left.w = right.w = head.w // 2
        right.right = head.right
        Label(self.ui, left, title, style="subtitle", colour=OXBLOOD)
        count = self.tr("learn.lessons.count", done=lessons.count_done, total=len(lessons.all))
        Label(self.ui, right, count, style="small_bold", colour=SEPIA, align="right")
        wide = (inner.w - gap * (columns - 1)) // columns
        y = head.bottom + px(10)
        following = lessons.next
        for number, lesson in enumerate(lessons.all):
            column, row = divmod(number, rows)
            place = Rect(inner.x + column * (wide + gap), y + row * (tall + gap), wide, tall)
            self._lesson(place, number, lesson.id, following is lesson)
        y += rows * (tall + gap)
        for fault in lessons.faults:
            words = self.tr("learn.fault", problem=fault)
            Label(self.ui, Rect(inner.x, y, inner.w, px(24)), words, style="small", colour=INK)
            y += px(24)
        sheet.h += self.coach.build(self.ui, Rect(inner.x, y, inner.w, 0))
        self._cards(Rect(rect.x, sheet.bottom + px(16), rect.w, tall), gap)

    def _lesson(self, place: Rect, number: int, name: str, following: bool) -> None:
        lessons = self.lessons
        lesson = lessons.find(name)
        reached, done = lessons.reached(lesson), lessons.done(lesson)
        minutes = self.tr("learn.lessons.minutes", count=lesson.minutes)
        parts = [lessons.say(lesson, "about"), minutes]
        if reached:
            parts.append(
                self.tr("learn.lessons.reached", number=reached + 1, count=len(lesson.steps))
            )
        elif done:
            seconds = round(lessons.took(lesson))
            time = f"{seconds // 60}:{seconds % 60:02}"
            parts.append(
                self.tr("learn.lessons.took", time=time)
                if seconds
                else self.tr("learn.lessons.is_done")
            )
        button = Button(
            self.ui, place, f"{number + 1}  {lessons.say(lesson, 'title')}",
            partial(self.app.routes.lesson, self.spec.id, name),
            kind="primary" if following else "paper", icon="check" if done else "play",
            note=" · ".join(parts), align="left",
        )  # fmt: skip
        if following:
            self.ui.focus.focus(button, show=False)

    def _cards(self, row: Rect, gap: int) -> None:
        """Lay out the cards whose routes exist, in one or more rows."""
        px = self.app.theme.px
        ways: list[tuple[str, str, Callable[[], object]]] = [
            (name, icon, action)
            for name, icon in _MORE
            if (action := getattr(self.app.routes, name, None)) is not None
        ]
        most = max(1, (row.w + gap) // (px(280) + gap))
        columns = -(-len(ways) // -(-len(ways) // most))
        wide = min(px(320), (row.w - gap * (columns - 1)) // columns)
        for at, (name, icon, action) in enumerate(ways):
            line, column = divmod(at, columns)
            place = Rect(row.x + column * (wide + gap), row.y + line * (row.h + gap), wide, row.h)
            Button(
                self.ui, place, self.tr(f"learn.more.{name}.title"), action,
                icon=icon, note=self.tr(f"learn.more.{name}.note"), align="left",
            )  # fmt: skip
