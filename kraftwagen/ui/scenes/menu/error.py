"""The page after an unexpected error: a plain explanation and three ways to go on."""

from __future__ import annotations

from typing import ClassVar

from pygame import Surface

from kraftwagen.ui.boxes import Box, Column, Row, button, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.platform.report import Failure
from kraftwagen.ui.platform.system import copy_text, open_folder
from kraftwagen.ui.shell.card import CardScene


class ErrorScene(CardScene):
    """Explains a failure without a traceback, which is in the log and can be copied."""

    name: ClassVar[str] = "error"
    opaque: ClassVar[bool] = True
    card_w: ClassVar[int] = 720

    def __init__(self, failure: Failure) -> None:
        self.failure = failure

    def content(self) -> Box:
        """Declare the explanation and three ways to go on."""
        tr = self.tr
        words = sentences(tr("error.text"), self._match_words(), tr("error.please"))
        self._told = text(self._where(), "small", SEPIA, align="center", may=[tr("error.copied")])
        ways = (
            ("error.menu", "primary", "", self.app.routes.menu),
            ("error.copy", "paper", "scroll-text", self._copy),
            ("error.folder", "paper", "folder-open", self._folder),
        )
        buttons = (
            button(
                tr(key),
                action,
                kind=kind,
                icon=icon,
                style="button_small",
                least_h=48,
                line=True,
                share=1,
            )
            for key, kind, icon, action in ways
        )
        return Column(
            text(tr("error.title"), "title", OXBLOOD, align="center"),
            text(words, align="center"),
            self._told,
            Row(*buttons, gap=14),
            gap=16,
        )

    def ground(self, surface: Surface) -> None:
        """Draw a backdrop, because no scene is left below."""
        self.app.canvas.backdrop(surface)

    def back(self) -> None:
        """Open the menu."""
        self.app.routes.menu()

    def _match_words(self) -> str:
        """Return whether the match was saved, as a sentence."""
        if self.failure.saved:
            return self.tr("error.saved")
        return self.tr("error.not_saved" if self.failure.in_play else "error.no_match")

    def _where(self) -> str:
        log = self.failure.log
        return self.tr("error.log", name=log.name) if log else self.tr("error.no_log")

    def _copy(self) -> None:
        done = copy_text(self.failure.report)
        self._told.widget.set_text(self.tr("error.copied") if done else self._where())

    def _folder(self) -> None:
        folder = self.app.paths.log
        if not open_folder(folder):
            self._told.widget.set_text(self.tr("saves.folder_is", folder=folder))
