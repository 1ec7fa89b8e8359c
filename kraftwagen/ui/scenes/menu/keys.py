"""Every command with its keys; a person gives it another one."""

from __future__ import annotations

from typing import ClassVar

import pygame
from pygame import Rect

from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.platform.input import (
    FIXED,
    is_bare,
    key_name,
    key_words,
)
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets import Button, Label


def command_words(app: Services, command: str) -> str:
    """The name of a command; a game names its own."""
    key = f"keys.command.{command}"
    owned = (f"{game.id}.{key}" for game in app.games)
    return app.tr(next(filter(app.tr.has, owned), key))


class KeysScene(PageScene):
    """A row for each command; choosing one waits for its new key."""

    name: ClassVar[str] = "keys"
    heading: ClassVar[str] = "keys.title"
    width: ClassVar[int] = 1120

    def __init__(self) -> None:
        self.waiting = ""
        """The command whose new key is awaited."""
        self.note = ""
        """A sentence on what has just happened."""
        self._problem = False

    def body(self, rect: Rect) -> None:
        """The sentence and the way back to the defaults on top, the commands in columns."""
        px = self.app.theme.px
        inner = rect.inflate(-px(56), 0)
        reset = Rect(inner.right - px(250), rect.y + px(20), px(250), px(40))
        words = Rect(inner.x, rect.y + px(18), reset.x - px(20) - inner.x, px(44))
        style = self.app.theme.style("body")
        said = (self.note, self.tr("keys.intro"))
        words.h = max(
            words.h, *(self.app.resources.text_size(text, style, words.w)[1] for text in said)
        )
        colour = OXBLOOD if self._problem else INK if self.note else SEPIA
        Label(
            self.ui,
            words,
            self.note or self.tr("keys.intro"),
            style="body",
            colour=colour,
            wrap=True,
        )
        Button(
            self.ui,
            reset,
            self.tr("keys.reset"),
            self._reset,
            kind="paper",
            icon="undo-2",
            style="button_small",
            enabled=bool(self.app.keys.custom()),
            tip=self.tr("keys.reset_tip"),
        )
        top, gap, step = words.bottom + px(12), px(36), px(44)
        columns = 2 if rect.w >= px(900) else 1
        wide = (inner.w - gap * (columns - 1)) // columns
        commands = self.app.keys.defaults
        rows = -(-len(commands) // columns)
        for at, command in enumerate(commands):
            column, line = divmod(at, rows)
            x, y = inner.x + column * (wide + gap), top + line * step
            self._row(command, Rect(x, y, wide, px(38)))
        self.panels = [(Rect(rect.x, rect.y, rect.w, top + rows * step + px(14) - rect.y), "paper")]

    def _row(self, command: str, row: Rect) -> None:
        """The command and, on a button, its keys."""
        px = self.app.theme.px
        wide = px(190)
        words, waits = command_words(self.app, command), command == self.waiting
        label = Rect(row.x, row.y, row.w - wide - px(12), row.h)
        Label(self.ui, label, words, style="body", colour=INK, valign="exact", wrap=True)
        button = Button(
            self.ui,
            Rect(row.right - wide, row.y, wide, row.h),
            self.tr("keys.press") if waits else self._words(command),
            lambda: self._ask(command),
            kind="primary" if waits else "paper",
            style="button_small",
            tip=self.tr("keys.row_tip", command=words),
        )
        button.spoken = f"{words}: {self._words(command)}"

    def handle(self, event: pygame.Event) -> bool:
        """The awaited key, or what every page does."""
        if not self.waiting:
            return super().handle(event)
        if event.type == pygame.KEYDOWN:
            if not is_bare(event):
                self._give(key_name(event))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._stop("")
        return super().handle(event)

    def on_language_change(self) -> None:
        """The sentence belongs to the language."""
        self.waiting, self.note, self.takes_keys = "", "", False

    # -- inside

    def _ask(self, command: str) -> None:
        self.waiting, self.takes_keys, self._problem = command, True, False
        self.note = self.tr(
            "keys.wait", command=command_words(self.app, command), back=self.app.keys.hint("back")
        )
        self.relayout(self.app.size)

    def _give(self, key: str) -> None:
        command = self.waiting
        if key in self.app.keys.of("back") and command != "back":
            self._stop("")
        elif key in FIXED:
            self._refuse(self.tr("keys.fixed", sign=key_words(key)))
        elif other := self.app.keys.owner(key, command):
            self._refuse(
                self.tr("keys.taken", sign=key_words(key), command=command_words(self.app, other))
            )
        else:
            self.app.keys.use({**self.app.keys.custom(), command: [key]})
            self._keep()
            self._stop(
                self.tr("keys.done", sign=key_words(key), command=command_words(self.app, command))
            )

    def _refuse(self, note: str) -> None:
        """Say why not and go on waiting."""
        self.note, self._problem = note, True
        self.relayout(self.app.size)

    def _reset(self) -> None:
        self.app.keys.use({})
        self._keep()
        self._stop(self.tr("keys.reset_done"))

    def _keep(self) -> None:
        self.app.settings.keys = self.app.keys.custom()
        self.app.save_settings()

    def _stop(self, note: str) -> None:
        self.waiting, self.note, self.takes_keys, self._problem = "", note, False, False
        self.relayout(self.app.size)

    def _words(self, command: str) -> str:
        # A full stop alone on a button looks like dirt.
        signs = {".": self.tr("keys.full_stop"), ",": self.tr("keys.comma")}
        words = [signs.get(key, key_words(key)) for key in self.app.keys.of(command)]
        return words[0] if len(words) == 1 else self.tr("keys.also", first=words[0], last=words[1])
