"""Asks for a set-up code and says at once what is wrong with the code."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.match.setup_code import LONGEST, BadCode, Setup, decode
from kraftwagen.ui.drawing.theme import GREEN, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, Label, TextEntry

_FORM = "XXXXX-XXXXX-XXXXX-XXXXX"
"""The form of a code, shown while the line is empty."""


class SetupCodeScene(Scene):
    """A line to type or paste a code into; ``take`` receives the set-up of a valid one."""

    name: ClassVar[str] = "setup_code"
    min_size: ClassVar[tuple[int, int]] = (560, 320)
    opaque: ClassVar[bool] = False

    def __init__(self, take: Callable[[Setup], object]) -> None:
        self._take = take
        self.text = ""

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out title, explanation, line, result and two buttons."""
        px = self.app.theme.px
        self._box = Rect(0, 0, px(520), px(290))
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.inflate(-px(80), -px(64))
        self._head = Rect(inner.x, inner.y - px(4), inner.w, px(36))
        Label(self.ui, Rect(inner.x, inner.y + px(36), inner.w, px(40)), self.tr("setup_code.note"),
              style="small", colour=SEPIA, wrap=True, align="center")  # fmt: skip
        entry = TextEntry(
            self.ui,
            Rect(inner.x, inner.y + px(84), inner.w, px(40)),
            self.text,
            self._type,
            limit=LONGEST,
            on_enter=self._done,
        )
        self._says = Label(self.ui, Rect(inner.x, inner.y + px(130), inner.w, px(44)), "",
                           style="small", wrap=True, align="center")  # fmt: skip
        wide, y = px(190), inner.bottom - px(40)
        self._ok = Button(
            self.ui,
            Rect(inner.centerx - wide - px(7), y, wide, px(42)),
            self.tr("setup_code.take"),
            self._done,
            kind="primary",
            icon="check",
        )
        cancel = Rect(inner.centerx + px(7), y, wide, px(42))
        Button(self.ui, cancel, self.tr("app.cancel"), self.back, kind="paper")
        self.ui.focus.focus(entry, show=False)
        self._judge()

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed page, panel and title."""
        canvas = self.app.canvas
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        canvas.text(surface, self.tr("setup_code.title"), "subtitle", OXBLOOD, self._head, "center")
        super().draw(surface)

    def setup(self) -> Setup | str:
        """Return the set-up of the typed code, or a sentence about what is wrong."""
        try:
            return decode(self.text, self.app.games, self.app.bots)
        except BadCode as problem:
            count = problem.values.get("seats", 0)
            return self.tr(f"setup_code.problems.{problem.kind}", **problem.values, count=count)

    def _judge(self) -> None:
        found = self.setup()
        self._ok.set_enabled(isinstance(found, Setup), "" if isinstance(found, Setup) else found)
        if isinstance(found, Setup):
            game = self.app.games.find(found.game)
            assert game is not None
            words = GameWords(self.tr, game)
            self._says.set_text(", ".join(map(words.controller, found.controllers)), GREEN)
        elif self.text.strip():
            self._says.set_text(found, OXBLOOD)
        else:
            self._says.set_text(_FORM, SEPIA)

    def _type(self, text: str) -> None:
        self.text = text
        self._judge()

    def _done(self) -> None:
        found = self.setup()
        if isinstance(found, Setup):
            self.app.stack.pop()
            self._take(found)
