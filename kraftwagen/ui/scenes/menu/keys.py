"""The page to change the keys of commands; the page of controller buttons shares its base."""

from __future__ import annotations

from typing import ClassVar

import pygame

from kraftwagen.ui.boxes import Box, Column, Grid, Row, button, text
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.i18n import Term
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.platform.input import Bindings, by_controller, is_bare, key_name
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.services import Services


def command_words(app: Services, command: str) -> Term:
    """Return the name of a command; games name their own."""
    key = f"keys.command.{command}"
    owned = (f"{game}.{key}" for game in app.games.ids)
    return app.tr.term(next(filter(app.tr.has, owned), key))


class BindingsScene(PageScene):
    """A row for each command; after choosing one, the next press becomes its key or button.

    Subclasses determine the edited bindings and the names of presses.
    """

    width: ClassVar[int] = 1120
    texts: ClassVar[str]
    """The prefix of the page's locale keys."""

    def __init__(self) -> None:
        self.waiting = ""
        """The command whose new key is awaited; empty for none."""
        self.note = ""
        """A sentence about the last change."""
        self._problem = False

    # -- what subclasses say

    @property
    def bindings(self) -> Bindings:
        """The bindings that this page edits."""
        raise NotImplementedError

    def pressed(self, event: pygame.Event) -> str:
        """Return the key or button of an event; empty if it is not accepted."""
        raise NotImplementedError

    def called(self, key: str) -> str:
        """Return the readable name of a key or button."""
        raise NotImplementedError

    def give(self, command: str, key: str) -> str:
        """Assign a key or button to a command; returns the reason if that is impossible, or ""."""
        raise NotImplementedError

    def keep(self) -> None:
        """Store the bindings in the settings."""
        raise NotImplementedError

    def beside(self, command: str) -> Box | None:
        """Declare a box to the left of the button of a command; None for nothing."""
        return None

    def extras(self) -> Box | None:
        """Declare a box below the commands; None for nothing."""
        return None

    def face(self, command: str) -> str:
        """Return the text on the button of a command."""
        words = [self.called(key) for key in self.bindings.of(command)]
        return self.tr.either(words[:2]) if words else self.say("none")

    def say(self, key: str, **values: object) -> str:
        """Return a text of the page; ``key`` is without the prefix ``texts``."""
        return self.tr(f"{self.texts}.{key}", **values)

    # -- the page

    def content(self) -> Box:
        """Declare the sentence and the Reset button, then the commands in columns."""
        colour = OXBLOOD if self._problem else INK if self.note else SEPIA
        said = text(
            self.note or self.say("intro"), colour=colour, may=[self.say("intro")], least_w=300,
            share=1,
        )  # fmt: skip
        reset = button(
            self.say("reset"), self._reset, kind="paper", icon="undo-2", style="button_small",
            enabled=bool(self.bindings.custom()), tip=self.say("reset_tip"), least_h=40,
        )  # fmt: skip
        commands = Grid(
            *map(self._row, self.bindings.defaults), columns=2, gap=36, row_gap=6, by_column=True
        )
        return Column(
            Row(said, reset, gap=20), commands, self.extras(),
            gap=14, pad=(28, 20), panel="paper",
        )  # fmt: skip

    def _row(self, command: str) -> Box:
        """Declare a command with a button that shows its keys."""
        words, waits = command_words(self.app, command), command == self.waiting
        face = button(
            self.say("press") if waits else self.face(command), lambda: self._ask(command),
            kind="primary" if waits else "paper", style="button_small", least_w=190, least_h=38,
            tip=self.say("row_tip", command=words), spoken=aloud(words, self.face(command)),
        )  # fmt: skip
        label = text(words, least_w=150, share=1)
        return Row(label, self.beside(command), face, gap=10, folds=False)

    def handle(self, event: pygame.Event) -> bool:
        """Take the awaited key, or handle the event as other pages do.

        Returns whether the event was used.
        """
        if not self.waiting:
            return super().handle(event)
        if event.type == pygame.KEYDOWN:
            key = self.pressed(event)
            if self.app.keys.means(event, "back") and self.waiting != "back":
                self._stop("")
            elif key:
                self._take(key)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._stop("")
        return super().handle(event)

    def on_language_change(self) -> None:
        """Drop the last sentence, which is in the old language."""
        self.waiting, self.note, self.takes_keys = "", "", False

    # -- inside

    def _ask(self, command: str) -> None:
        self.waiting, self.takes_keys, self._problem = command, True, False
        self.note = self.say(
            "wait", command=command_words(self.app, command), back=self.app.keys.hint("back")
        )
        self.relayout(self.app.size)

    def _take(self, key: str) -> None:
        command = self.waiting
        if key in self.bindings.fixed:
            self._refuse(self.say("fixed", sign=self.called(key)))
        elif problem := self.give(command, key):
            self._refuse(problem)
        else:
            self._keep()
            words = command_words(self.app, command)
            self._stop(self.say("done", sign=self.called(key), command=words))

    def _refuse(self, note: str) -> None:
        """Show why a press was refused and keep waiting."""
        self.note, self._problem = note, True
        self.relayout(self.app.size)

    def _reset(self) -> None:
        self.bindings.use({})
        self._keep()
        self._stop(self.say("reset_done"))

    def _keep(self) -> None:
        self.keep()
        self.app.save_settings()

    def _stop(self, note: str) -> None:
        self.waiting, self.note, self.takes_keys, self._problem = "", note, False, False
        self.relayout(self.app.size)


class KeysScene(BindingsScene):
    """The keys of the keyboard."""

    name: ClassVar[str] = "keys"
    heading: ClassVar[str] = "keys.title"
    texts: ClassVar[str] = "keys"

    @property
    def bindings(self) -> Bindings:
        """The key bindings, which this page edits."""
        return self.app.keys

    def pressed(self, event: pygame.Event) -> str:
        """Return any key of the keyboard except modifiers; "" for other presses."""
        return "" if by_controller(event) or is_bare(event) else key_name(event)

    def called(self, key: str) -> str:
        """Return a key as people read it; "." and "," are spelt out to be legible."""
        signs = {".": self.tr.term("keys.full_stop"), ",": self.tr.term("keys.comma")}
        return signs.get(key, self.app.keys.key_words(key))

    def give(self, command: str, key: str) -> str:
        """Assign a key; if another command has it, change nothing and return a sentence."""
        if other := self.bindings.owner(key, command):
            words = command_words(self.app, other)
            return self.tr("keys.taken", sign=self.app.keys.key_words(key), command=words)
        self.bindings.use({**self.bindings.custom(), command: [key]})
        return ""

    def keep(self) -> None:
        """Store the bindings that differ from the defaults."""
        self.app.settings.keys = self.bindings.custom()
