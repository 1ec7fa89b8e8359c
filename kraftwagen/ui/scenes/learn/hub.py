"""The learning page: lessons with time and progress, and everything else to learn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

from kraftwagen.learn.lessons import Lesson
from kraftwagen.ui.boxes import Box, Column, Grid, Row, button, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import beside, quote
from kraftwagen.ui.presenters.lessons import GUIDED, Lessons, taught
from kraftwagen.ui.scenes.learn.coach_line import CoachLine
from kraftwagen.ui.scenes.page import PageScene

_MORE: Final = (
    ("first_match", "flag"),
    ("puzzles", "lightbulb"),
    ("sandbox", "settings"),
    ("rules", "book-open"),
)
"""Other ways to learn: the name of the route, and its icon."""


class LearnScene(PageScene):
    """The guided game, lessons before and after a first game, the coach's line, cards below.

    Whoever is ready for a first game (``taught``) is told so. A card is shown only if its route
    exists.
    """

    name: ClassVar[str] = "learn"
    heading: ClassVar[str] = "learn.title"
    of_game = True
    width: ClassVar[int] = 980

    def enter(self) -> None:
        """Read the lessons and the player's progress."""
        self.spec = self.app.game
        self.lessons = Lessons(self.app, self.spec)
        self.guided = Lessons(self.app, self.spec, GUIDED)
        self.coach = CoachLine(self.app, self.spec, self.resume)

    def resume(self) -> None:
        """Read lessons and progress again, because a lesson may have been played."""
        self.enter()
        self.relayout(self.app.size)

    def content(self) -> Box:
        """Declare the lessons on a sheet and the cards below."""
        lessons = self.lessons
        done, ready = lessons.count_done, taught(self.app.paths, self.spec.id)
        # Whoever is ready without lessons is not told that none of them is done.
        count = self.tr("learn.lessons.count", done=done, total=len(lessons.all))
        faults = (text(self.tr("learn.fault", problem=one), "small") for one in lessons.faults)
        first = [one for one in lessons.all if not one.later]
        later = [one for one in lessons.all if one.later]
        sheet = Column(
            Row(
                text(self.tr("learn.lessons.title"), "subtitle", OXBLOOD, share=1),
                text(count, "small_bold", SEPIA) if done or not ready else None,
                gap=12,
            ),
            self._guided(),
            *self._group("ready" if ready else "first" if later else "", first),
            *self._group("later", later),
            *faults,
            self.coach.content(),
            gap=12, pad=(36, 26), panel="paper",
        )  # fmt: skip
        return Column(sheet, Grid(*self._ways(), columns=5, gap=12), gap=16)

    def _guided(self) -> Box | None:
        """Declare the button of the guided game, which begins where it was left."""
        guided, parts = self.guided, self.guided.all
        if not parts:
            return None
        following = guided.next
        minutes = self.tr("learn.lessons.minutes", count=sum(part.minutes for part in parts))
        words = [self.tr("learn.guided.note"), minutes]
        if following is None:
            words.append(self.tr("learn.lessons.is_done"))
        part = following or parts[0]
        return button(
            self.tr("learn.guided.title"),
            partial(self.app.routes.learning.lesson, self.spec.id, part.id, course=GUIDED),
            kind="primary" if following is not None else "paper",
            icon="check" if following is None else "play",
            note=beside(*words), align="left", least_h=62, first=following is not None,
        )  # fmt: skip

    def _group(self, name: str, lessons: Sequence[Lesson]) -> Iterator[Box]:
        """Declare lessons below their heading, if there are any; ``name`` may be empty."""
        if not lessons:
            return
        if name:
            yield text(self.tr(f"learn.lessons.{name}"), "small_bold", SEPIA)
        numbers = {one.id: number for number, one in enumerate(self.lessons.all)}
        yield Grid(
            *(self._lesson(numbers[one.id], one) for one in lessons),
            columns=2, gap=12, by_column=True,
        )  # fmt: skip

    def _lesson(self, number: int, lesson: Lesson) -> Box:
        lessons = self.lessons
        reached, done = lessons.reached(lesson), lessons.done(lesson)
        following = lessons.next is lesson and self.guided.next is None
        title = quote(lessons.say(lesson, "title"))
        parts = [
            lessons.say(lesson, "about"),
            self.tr("learn.lessons.minutes", count=lesson.minutes),
        ]
        if reached:
            step, count = lesson.numbered(reached)
            parts.append(self.tr("learn.lessons.reached", number=step, count=count))
        elif done:
            parts.append(self._took(round(lessons.took(lesson))))
        return button(
            self.tr("learn.lessons.numbered", number=number + 1, title=title),
            partial(self.app.routes.learning.lesson, self.spec.id, lesson.id),
            kind="primary" if following else "paper", icon="check" if done else "play",
            note=beside(*parts), align="left", least_w=270, least_h=62, first=following,
        )  # fmt: skip

    def _took(self, seconds: int) -> str:
        """Return how long a finished lesson took, if that is known."""
        if not seconds:
            return self.tr("learn.lessons.is_done")
        return self.tr("learn.lessons.took", time=f"{seconds // 60}:{seconds % 60:02}")

    def _ways(self) -> Iterator[Box]:
        """Declare the cards whose routes exist."""
        for name, icon in _MORE:
            action = getattr(self.app.routes.learning, name, None)
            if action is not None:
                title, note = (self.tr(f"learn.more.{name}.{part}") for part in ("title", "note"))
                yield button(title, action, icon=icon, note=note, align="left", least_w=250,
                             least_h=62)  # fmt: skip
