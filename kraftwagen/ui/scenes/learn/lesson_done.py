"""The card at the end of a lesson: what was learned, and where to go next."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Protocol

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.shell.scene import MOMENT, Scene
from kraftwagen.ui.widgets import Button


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


class LessonDoneScene(Scene):
    """The card over the table at the end of a lesson.

    ``following``: there is a next lesson. ``ready``: a first game is offered.
    """

    name: ClassVar[str] = "lesson_done"
    settles = MOMENT
    opaque: ClassVar[bool] = False

    def __init__(
        self, title: str, words: str, following: bool, guide: Ways, ready: bool = False
    ) -> None:
        self.title, self.words, self.following, self.guide = title, words, following, guide
        self.ready = ready

    def enter(self) -> None:
        """Play a sound and read the text aloud."""
        self.app.sound.play("achievement")
        self.app.speech.say(f"{self.tr('learn.lessons.done')} {self.words}", cut=False)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the text above a row of buttons, or a column if a row is too wide."""
        px = self.app.theme.px
        ways: list[tuple[str, str, str, Callable[[], None]]] = [
            ("list", "graduation-cap", "primary", self.guide.leave),
            ("first_game", "flag", "paper", self.guide.play)
            if self.ready
            else ("repeat", "undo-2", "paper", self.guide.repeat),
        ]
        if self.following:
            ways[0] = ("list", "graduation-cap", "paper", self.guide.leave)
            ways.insert(0, ("following", "play", "primary", self.guide.skip))
        labels = [self.tr(f"learn.lessons.{key}") for key, *_ in ways]
        widths = [Button.width_for(self.ui, label, icon=True) for label in labels]
        gap, tall, pad = px(10), px(46), px(44)
        row = sum(widths) + gap * (len(ways) - 1)
        column = row + 2 * pad > size[0] - px(24)
        width = min(max(px(520), max(widths) if column else row) + 2 * pad, size[0] - px(24))
        inner = width - 2 * pad
        style = self.app.theme.style("body")
        high = self.app.resources.text_size(self.words, style, inner)[1]
        foot = len(ways) * (tall + gap) if column else tall
        self._box = Rect(0, 0, width, px(36 + 44 + 30 + 14) + high + px(26) + foot + px(34))
        self._box.center = size[0] // 2, size[1] // 2
        self._text = Rect(self._box.x + pad, self._box.y + px(36 + 44 + 30 + 14), inner, high)
        x, y = self._box.centerx - row // 2, self._text.bottom + px(26)
        first: Button | None = None
        for (_, icon, kind, action), label, wide in zip(ways, labels, widths, strict=True):
            place = Rect(self._text.x, y, inner, tall) if column else Rect(x, y, wide, tall)
            made = Button(
                self.ui, place, label, lambda go=action: self._go(go),  # type: ignore[misc]
                kind=kind, icon=icon,
            )  # fmt: skip
            first = first or made
            x, y = (x, y + tall + gap) if column else (x + wide + gap, y)
        self.ui.focus.focus(first, show=False)

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed table, the card and the text."""
        canvas, px, box = self.app.canvas, self.app.theme.px, self._box
        canvas.veil(surface)
        canvas.panel(surface, box, "paper", shadow=12)
        head = Rect(self._text.x, box.y + px(36), self._text.w, px(44))
        canvas.fitted(surface, self.tr("learn.lessons.done"), "title", OXBLOOD, head, "center")
        line = Rect(self._text.x, head.bottom, self._text.w, px(30))
        canvas.fitted(surface, self.title, "label", SEPIA, line, "center")
        canvas.text(surface, self.words, "body", INK, self._text, "center", "top", wrap=True)
        super().draw(surface)

    def back(self) -> None:
        """Go to the list of lessons."""
        self._go(self.guide.leave)

    def _go(self, action: Callable[[], None]) -> None:
        self.app.stack.pop()
        action()
