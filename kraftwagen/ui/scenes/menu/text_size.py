"""The step of a first start in which the size of text is chosen, if the system has larger text."""

from __future__ import annotations

from typing import ClassVar

from kraftwagen.ui.boxes import Box, Column, Gap, button, choice, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.platform.settings import TEXT_SIZES, nearest
from kraftwagen.ui.shell.card import CardScene


class TextSizeScene(CardScene):
    """Shows words in the size that is chosen; begins with the one nearest to the system's."""

    name: ClassVar[str] = "text_size"

    def __init__(self, wanted: float) -> None:
        """``wanted`` is the system's factor on the size of text."""
        self._wanted = wanted

    def enter(self) -> None:
        """Take the nearest size at once, so that the question is readable."""
        self.app.set_look("text_size", nearest(TEXT_SIZES, self._wanted))

    def content(self) -> Box:
        """Declare the question, the sizes, and the way on."""
        tr = self.tr
        sizes = [(str(size), f"{round(size * 100)}\u00a0%") for size in TEXT_SIZES]
        return Column(
            text(tr("text_size.title"), "title", OXBLOOD, align="center"),
            text(tr("text_size.words"), align="center"),
            choice(sizes, str(self.app.settings.text_size), self._choose),
            text(tr("text_size.later"), "small", SEPIA, align="center"),
            Gap(2),
            button(tr("text_size.done"), self.back, kind="primary", first=True),
            gap=14,
        )  # fmt: skip

    def back(self) -> None:
        """Keep the size and go on to the menu."""
        self.app.stack.pop()

    def _choose(self, size: str) -> None:
        self.app.set_look("text_size", float(size))
