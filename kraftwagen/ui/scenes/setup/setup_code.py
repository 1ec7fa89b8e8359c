"""Asks for a set-up code and shows its faults at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from kraftwagen.match.setup_code import LONGEST, BadCode, Setup, decode
from kraftwagen.ui.boxes import Box, Column, Row, button, field, text
from kraftwagen.ui.drawing.theme import GREEN, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.shell.card import CardScene

_FORM = "XXXXX-XXXXX-XXXXX-XXXXX"
"""The form of a code, shown while the line is empty."""


class SetupCodeScene(CardScene):
    """A line to type or paste into; ``take`` receives the set-up of a valid code."""

    name: ClassVar[str] = "setup_code"

    def __init__(self, take: Callable[[Setup], object]) -> None:
        self._take = take
        self.text = ""

    def content(self) -> Box:
        """Declare title, explanation, line, result and two buttons."""
        problems = [f"setup_code.problems.{name}" for name in self.tr.below("setup_code.problems")]
        self._says = text(
            "", "small", align="center", may=[self.tr.unfilled(key) for key in problems]
        )
        self._ok = button(self.tr("setup_code.take"), self._done, kind="primary", icon="check",
                          share=1)  # fmt: skip
        return Column(
            text(self.tr("setup_code.title"), "subtitle", OXBLOOD, align="center"),
            text(self.tr("setup_code.note"), "small", SEPIA, align="center"),
            field(self.text, self._type, limit=LONGEST, on_enter=self._done, first=True),
            self._says,
            Row(self._ok, button(self.tr("app.cancel"), self.back, kind="paper", share=1), gap=14),
            gap=10,
        )

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the card and judge the line."""
        super().layout(size)
        self._judge()

    def setup(self) -> Setup | str:
        """Return the set-up of the typed code, or a sentence on its fault."""
        try:
            return decode(self.text, self.app.games, self.app.bots)
        except BadCode as problem:
            count = problem.values.get("seats", 0)
            return self.tr(f"setup_code.problems.{problem.kind}", **problem.values, count=count)

    def _judge(self) -> None:
        found = self.setup()
        self._ok.widget.set_enabled(
            isinstance(found, Setup), "" if isinstance(found, Setup) else found
        )
        if isinstance(found, Setup):
            game = self.app.games.find(found.game)
            assert game is not None
            words = GameWords(self.tr, game)
            self._says.widget.set_text(
                words.list([words.controller(one) for one in found.controllers]), GREEN
            )
        elif self.text.strip():
            self._says.widget.set_text(found, OXBLOOD)
        else:
            self._says.widget.set_text(_FORM, SEPIA)

    def _type(self, text: str) -> None:
        self.text = text
        self._judge()

    def _done(self) -> None:
        found = self.setup()
        if isinstance(found, Setup):
            self.app.stack.pop()
            self._take(found)
