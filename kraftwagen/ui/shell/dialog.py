"""A question or message over whatever is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from kraftwagen.ui.boxes import Box, Column, Gap, Row, button, text
from kraftwagen.ui.drawing.theme import OXBLOOD
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.card import CardScene

Answer = tuple[str, str, Callable[[], object] | None]
"""Text, kind of button, and action, which is called after the dialog has closed."""


class Dialog(CardScene):
    """A dialog with title, text and answers; Escape chooses the last answer.

    ``app.stack.push(Dialog(title, text, [("Delete", "danger", f), ("Keep", "paper", None)]))``. The
    primary answer has the focus, or else the last one.
    """

    name: ClassVar[str] = "dialog"
    card_w: ClassVar[int] = 440

    def __init__(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        self.title, self.text, self.answers = title, text, list(answers)

    def content(self) -> Box:
        """Declare title, text and a row of answers."""
        kinds = [kind for _, kind, _ in self.answers]
        first = kinds.index("primary") if "primary" in kinds else len(kinds) - 1
        answers = (
            button(words, partial(self._answer, action), kind=kind, least_w=110, least_h=44,
                   first=place == first)
            for place, (words, kind, action) in enumerate(self.answers)
        )  # fmt: skip
        return Column(
            text(self.title, "subtitle", OXBLOOD, align="center"),
            Gap(4),
            text(self.text, align="center", most_w=520),
            Gap(14),
            Row(*answers, gap=14, rest="center"),
            gap=4,
        )

    def back(self) -> None:
        """Choose the last answer."""
        self._answer(self.answers[-1][2])

    def _answer(self, action: Callable[[], object] | None) -> None:
        self.app.stack.pop()
        if action:
            action()


def tell(app: Services, words: str) -> None:
    """Show a message in a dialog that must be closed before anything else."""
    app.stack.push(Dialog(app.tr("app.notice"), words, [(app.tr("app.ok"), "primary", None)]))
