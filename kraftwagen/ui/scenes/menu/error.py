"""The page after an unexpected error: what happened in plain words, and three ways to go on."""

from __future__ import annotations

from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.platform.report import Failure
from kraftwagen.ui.platform.system import copy_text, open_folder
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, Label


class ErrorScene(Scene):
    """Explains a failure without a traceback, which is in the log and on the clipboard."""

    name: ClassVar[str] = "error"
    min_size: ClassVar[tuple[int, int]] = (680, 420)

    def __init__(self, failure: Failure) -> None:
        self.failure = failure

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out a panel in the middle, as tall as its text."""
        theme, res = self.app.theme, self.app.resources
        px = theme.px
        wide = min(size[0] - px(40), px(720))
        inner_w = wide - px(88)
        words = f"{self.tr('error.text')} {self._match_words()} {self.tr('error.please')}"
        told = max((self._where(), self.tr("error.copied")), key=len)
        words_h = res.text_size(words, theme.style("body"), inner_w)[1]
        told_h = max(px(40), res.text_size(told, theme.style("small"), inner_w)[1])
        high = px(36 + 44 + 16) + words_h + px(14) + told_h + px(14 + 48 + 38)
        self._box = Rect(0, 0, wide, high)
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = Rect(self._box.x + px(44), self._box.y + px(36), inner_w, 0)
        Label(
            self.ui, Rect(inner.x, inner.y, inner.w, px(44)), self.tr("error.title"), style="title",
            colour=OXBLOOD, align="center",
        )  # fmt: skip
        y = inner.y + px(60)
        Label(
            self.ui, Rect(inner.x, y, inner.w, words_h), words, colour=INK,
            wrap=True, valign="top", align="center",
        )  # fmt: skip
        y += words_h + px(14)
        self._told = Label(
            self.ui, Rect(inner.x, y, inner.w, told_h), self._where(),
            style="small", colour=SEPIA, align="center", wrap=True,
        )  # fmt: skip
        y += told_h + px(14)
        gap = px(14)
        each = (inner.w - 2 * gap) // 3
        entries = [
            ("error.menu", "primary", "", self.app.routes.menu),
            ("error.copy", "paper", "scroll-text", self._copy),
            ("error.folder", "paper", "folder-open", self._folder),
        ]
        for i, (key, kind, icon, action) in enumerate(entries):
            Button(
                self.ui, Rect(inner.x + i * (each + gap), y, each, px(48)), self.tr(key), action,
                kind=kind, icon=icon, style="button_small",
            )  # fmt: skip

    def draw(self, surface: Surface) -> None:
        """Draw backdrop and panel."""
        self.app.canvas.backdrop(surface)
        self.app.canvas.panel(surface, self._box, "paper", shadow=12)
        super().draw(surface)

    def back(self) -> None:
        """Go to the menu."""
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
        self._told.set_text(self.tr("error.copied") if done else self._where())

    def _folder(self) -> None:
        folder = self.app.paths.log
        if not open_folder(folder):
            self._told.set_text(self.tr("saves.folder_is", folder=folder))
