"""The card at the end of a lesson: the things learned, and the ways to go on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Protocol

from pygame import Surface

from kraftwagen.ui.boxes import Box, Column, Gap, Row, button, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.scenes.parts.notice import Notices
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.shell.scene import MOMENT


class Ways(Protocol):
    """The scenes that the end of a lesson can lead to."""

    def skip(self) -> None:
        """Go to the next lesson."""

    def repeat(self) -> None:
        """Start the lesson again."""

    def play(self) -> None:
        """Start a first game."""

    def leave(self) -> None:
        """Return to the scene below the table."""


class LessonDoneScene(CardScene):
    """The card over the table at the end of a lesson.

    ``following`` tells that there is a next lesson, ``ready`` that a first game is offered, ``own``
    that the learner made every decision. ``news`` is shown in the corner beside it. A
    ``finale`` ends all of it: its title says so, and a first game is what comes next.
    """

    name: ClassVar[str] = "lesson_done"
    settles = MOMENT
    card_w: ClassVar[int] = 700

    def __init__(
        self,
        title: str,
        words: str,
        following: bool,
        guide: Ways,
        ready: bool = False,
        news: str = "",
        own: bool = True,
        finale: bool = False,
    ) -> None:
        self.title, self.words, self.following, self.guide = title, words, following, guide
        self.ready, self.news, self.finale = ready, news, finale
        praise = "learn.lessons.done" if own else "learn.lessons.over"
        self.praise = "learn.guided.done" if finale else praise

    def enter(self) -> None:
        """Tell the news, with their sound, and read the text aloud."""
        self.notices = Notices(self.app, self.app.game_id)
        if self.news:
            self.notices.tell(self.news)
        if not self.notices.lively:
            self.app.sound.play("award")
        self.app.speech.say(aloud(self.tr(self.praise), self.words), cut=False)

    def content(self) -> Box:
        """Declare the text above a row of buttons."""
        ways = [("list", "graduation-cap", self.guide.leave)]
        if self.following:
            ways.insert(0, ("following", "play", self.guide.skip))
        if self.ready:
            place = 0 if self.finale else len(ways)
            ways.insert(place, ("first_game", "flag", self.guide.play))
        else:
            ways.append(("repeat", "undo-2", self.guide.repeat))
        buttons = (
            button(
                self.tr(f"learn.lessons.{key}"), partial(self._go, action), icon=icon,
                kind="paper" if place else "primary", least_h=46, first=not place, line=True,
            )
            for place, (key, icon, action) in enumerate(ways)
        )  # fmt: skip
        return Column(
            text(self.tr(self.praise), "title", OXBLOOD, align="center"),
            None if self.finale else text(self.title, "label", SEPIA, align="center"),
            Gap(6),
            text(self.words, align="center"),
            Gap(14),
            Row(*buttons, gap=10, rest="center"),
            gap=4,
        )

    def update(self, dt: float) -> None:
        """Show and end the news."""
        super().update(dt)
        if self.notices.update(dt):
            self.invalidate()

    def next_update(self) -> float | None:
        """Return the seconds until ``update``: 0 while there is news."""
        return 0 if self.notices.lively else super().next_update()

    def draw(self, surface: Surface) -> None:
        """Draw the card, and the news in the corner."""
        super().draw(surface)
        px, (wide, high) = self.app.theme.px, surface.get_size()
        self.notices.draw(surface, self.ui, (wide - px(20), high - px(16)), px(380))

    def back(self) -> None:
        """Go to the list of lessons."""
        self._go(self.guide.leave)

    def _go(self, action: Callable[[], None]) -> None:
        self.app.stack.pop()
        action()
