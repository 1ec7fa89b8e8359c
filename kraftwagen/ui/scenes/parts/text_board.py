"""The whole position as text: to read, to hear line by line, to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Row, button, fixed, text
from kraftwagen.ui.drawing.theme import CREAM, GLOW, INK, OXBLOOD
from kraftwagen.ui.platform.system import copy_text
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.tables.hooks import Area
from kraftwagen.ui.widgets import ScrollView, Ui

FILE: Final = "position.txt"
"""Name of the file for the text if the clipboard is unavailable."""


def as_text(areas: Sequence[Area]) -> str:
    """Return everything as plain text."""
    parts = [
        f"{area.title}\n" + "\n".join(f"- {line}" for line in area.sentences) for area in areas
    ]
    return "\n\n".join(parts) + "\n"


class Lines(ScrollView):
    """Headings and sentences; when focused, one of them is marked and read aloud."""

    def __init__(self, ui: Ui, rect: Rect, areas: Sequence[Area], at: int) -> None:
        self._lines = [
            (line, heading)
            for area in areas
            for line, heading in ((area.title, True), *((line, False) for line in area.sentences))
        ]
        self.at = min(at, max(0, len(self._lines) - 1))
        self._texts: list[Surface] = []
        self._tops: list[int] = []
        super().__init__(ui, rect, tip="")
        self._set()
        if self._lines:
            self.go(self.at)

    def _set(self) -> None:
        px, res = self.ui.theme.px, self.ui.res
        y = px(6)
        for words, heading in self._lines:
            style = self.ui.theme.style("heading" if heading else "reading")
            indent = 0 if heading else px(18)
            face = res.text(
                words, style, OXBLOOD if heading else INK, self.content_width - indent - px(14)
            )
            y += px(10) if heading and self._texts else 0
            self._texts.append(face)
            self._tops.append(y)
            y += face.get_height() + px(6)
        self._tall = y

    def content_height(self) -> int:
        return self._tall

    def paint_content(self, surface: Surface, offset: int) -> None:
        """Draw the visible lines and mark the one being read."""
        px = self.ui.theme.px
        focused = self.ui.focus.shown and self.ui.focus.current is self
        for index, (face, top) in enumerate(zip(self._texts, self._tops, strict=True)):
            y = top - offset
            if y > self.rect.h or y + face.get_height() < 0:
                continue
            heading = self._lines[index][1]
            if focused and index == self.at:
                mark = Rect(0, y - px(3), self.content_width, face.get_height() + px(6))
                self.ui.canvas.rect(surface, GLOW, mark, radius=4)
            surface.blit(face, (px(6) if heading else px(24), y))

    def focus_key(self, event: pygame.Event) -> bool:
        """Move by line (Up, Down), by area (page keys), or to the ends (Home, End).

        Returns whether the key was used.
        """
        heads = [index for index, (_, heading) in enumerate(self._lines) if heading]
        last = len(self._lines) - 1
        goals = {
            pygame.K_UP: self.at - 1,
            pygame.K_DOWN: self.at + 1,
            pygame.K_PAGEUP: max((head for head in heads if head < self.at), default=0),
            pygame.K_PAGEDOWN: min((head for head in heads if head > self.at), default=last),
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }
        goal = goals.get(event.key)
        if goal is None or not 0 <= goal <= last or event.mod & pygame.KMOD_CTRL:
            return False
        self.go(goal)
        return True

    def go(self, at: int) -> None:
        """Read a line aloud and scroll to it."""
        self.at = at
        self.spoken = self._lines[at][0]
        top, tall = self._tops[at], self._texts[at].get_height()
        margin = self.ui.theme.px(16)
        if top - margin < self.offset:
            self.scroll_to(top - margin)
        elif top + tall + margin > self.offset + self.rect.h:
            self.scroll_to(top + tall + margin - self.rect.h)
        self.refresh()

    def on_focus(self, focused: bool) -> None:
        """Redraw, as the mark is shown only with the focus."""
        super().on_focus(focused)
        self.refresh()


class TextBoardScene(PageScene):
    """The position in words, area by area (``GameHooks.describe``)."""

    name: ClassVar[str] = "text_board"
    heading: ClassVar[str] = "describe.title"
    width: ClassVar[int] = 980
    wish_h: ClassVar[int] = 4000

    lines: Lines

    def __init__(self, areas: Sequence[Area]) -> None:
        self.areas = tuple(areas)
        self.note = ""
        self._at = 0

    def content(self) -> Box:
        """Declare the lines, which scroll in their own sheet."""
        if hasattr(self, "lines"):
            self._at = self.lines.at
        self._lines = fixed(
            lambda ui, rect: Lines(ui, rect, self.areas, self._at), 300, 160, share=1
        )
        return Column(self._lines, pad=(28, 22), panel="paper")

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the lines in all the room there is."""
        super().layout(size)
        self.lines = self._lines.widget
        self.ui.focus.focus(self.lines)

    def bar(self) -> Box:
        """Declare the Copy button with the outcome of copying."""
        note = self.note or self.tr("describe.list_tip")
        copy = button(self.tr("describe.copy"), self.copy, icon="copy",
                      tip=self.tr("describe.copy_tip"), least_w=180)  # fmt: skip
        return Row(text(note, "body", GLOW if self.note else CREAM, share=1), copy, gap=16)

    def copy(self) -> None:
        """Copy the text to the clipboard, or else write it to a file; show which."""
        text = as_text(self.areas)
        if copy_text(text):
            self.note = self.tr("describe.copied")
        else:
            file = self.app.paths.data / FILE
            try:
                file.write_text(text, encoding="utf-8")
                self.note = self.tr("describe.saved", file=file)
            except OSError:
                self.note = self.tr("describe.lost", folder=self.app.paths.data)
        self.relayout(self.app.size)

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event, Ctrl+C as copying; returns whether the event was used."""
        if (
            event.type == pygame.KEYDOWN
            and event.key == pygame.K_c
            and event.mod & pygame.KMOD_CTRL
        ):
            self.copy()
            return True
        return super().handle(event)
