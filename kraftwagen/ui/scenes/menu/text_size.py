"""The question about the size of text at the first start, if the system has larger text."""

from __future__ import annotations

from typing import ClassVar

from kraftwagen.ui.boxes import Box, Column, Gap, button, choice, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.platform.settings import TEXT_SIZES, nearest
from kraftwagen.ui.shell.card import CardScene


class TextSizeScene(CardScene):
    """Shows words in the chosen size, at first the size nearest to the system's."""

    name: ClassVar[str] = "text_size"

    def __init__(self, wanted: float) -> None:
        """``wanted`` is the system's factor on the size of text."""
        self._wanted = wanted

    def enter(self) -> None:
        """Set the nearest size at once, to make the question readable."""
        self.app.set_look("text_size", nearest(TEXT_SIZES, self._wanted))

    def content(self) -> Box:
        """Declare the question, the sizes and the button to go on."""
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
        """Keep the size and close, which leads to the menu."""
        self.app.stack.pop()

    def _choose(self, size: str) -> None:
        self.app.set_look("text_size", float(size))
