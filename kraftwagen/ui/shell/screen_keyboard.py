"""The on-screen keyboard, for controllers and touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Grid, Row, Stack, button, fixed, text
from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, INK, SEPIA
from kraftwagen.ui.drawing.typefaces import can_begin
from kraftwagen.ui.platform.input import by_controller
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.widgets import Button, Ui
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State

_LETTERS: Final = (
    "1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm.'&", "äöüßéèñçåø", "_/\\:,!?+@#",
)  # fmt: skip
_DIGITS: Final = ("123", "456", "789", "0")
_IN_SIGHT: Final = 40
"""The characters shown of a text, the last ones."""


class ScreenKeyboard(CardScene):
    """A line of text with a key for every character; real keys type as well.

    ``done`` receives the final text; Escape keeps the old one. At most ``limit`` characters can be
    typed, and only those in ``allowed``, unless that is empty.
    """

    name: ClassVar[str] = "screen_keyboard"
    min_size: ClassVar[tuple[int, int]] = (680, 520)

    def __init__(
        self, text: str, done: Callable[[str], object], *, limit: int, allowed: str = "", note: str
    ) -> None:
        self.text, self._done, self._limit, self._note = text, done, limit, note
        self._allowed = allowed
        self._digits = bool(allowed) and set(allowed) <= set("0123456789")
        self._upper = not text

    def content(self) -> Box:
        """Declare the text on top, the characters below, then the other keys."""
        rows = self._rows()
        middle = sum(map(len, rows)) // 2 - max(map(len, rows)) // 2
        self._keys = [
            fixed(partial(self._key, sign), 48, 44, first=place == middle)
            for place, sign in enumerate("".join(rows))
        ]
        keys = iter(self._keys)
        lines = (Row(*islice(keys, len(row)), gap=6, folds=False, rest="center") for row in rows)
        longest = "n" * min(self._limit, _IN_SIGHT)
        self._typed = text(self._in_sight, "body", INK, may=[longest])
        note = text(self._note, "small", SEPIA, align="center") if self._note else None
        deeds = (
            button(words, do, kind="primary" if command == "menu" else "green",
                   style="button_small", least_h=44, line=True)
            for command, words, do in self._deeds()
        )  # fmt: skip
        return Column(
            note, Stack(Drawn(self._draw_line, 120, 42), Column(self._typed, pad=(12, 10))),
            *lines, Grid(*deeds, columns=5, gap=6, pad=(0, 6), least_w=534), gap=6,
        )  # fmt: skip

    def _key(self, sign: str, ui: Ui, rect: Rect) -> Button:
        return _Key(ui, rect, self._shown(sign), partial(self._press, sign), kind="paper",
                    style="button_small")  # fmt: skip

    @property
    def _in_sight(self) -> str:
        """The end of the text with the cursor."""
        hidden = len(self.text) > _IN_SIGHT
        return f"{'…' if hidden else ''}{self.text[-_IN_SIGHT:]}|"

    def _draw_line(self, surface: Surface, box: Rect) -> None:
        px, canvas = self.app.theme.px, self.app.canvas
        canvas.rect(surface, BRASS_DARK, box, radius=4)
        canvas.rect(surface, CREAM, box.inflate(-px(3), -px(3)), radius=3)

    def _rows(self) -> list[str]:
        """Return the characters that can be typed, in lower case."""
        if self._digits:
            return list(_DIGITS)
        allowed = self._allowed
        rows = ("".join(s for s in row if s in allowed or s.upper() in allowed) for row in _LETTERS)
        return [row for row in rows if row] if allowed else list(_LETTERS)

    def _deeds(self) -> list[tuple[str, str, Callable[[], object]]]:
        """Return the other keys: command of the controller button, text, action."""
        found: list[tuple[str, str, Callable[[], object]]] = [
            ("back", self.tr("app.cancel"), self.back),
            ("previous_choice", self.tr("screen_keyboard.shift"), self._shift),
            ("end_turn", self.tr("screen_keyboard.space"), lambda: self._type(" ")),
            ("undo", self.tr("screen_keyboard.delete"), self._delete),
            ("menu", self.tr("screen_keyboard.done"), self._finish),
        ]
        if self._digits:
            return [deed for deed in found if deed[0] not in ("previous_choice", "end_turn")]
        return found

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return the meaning of controller buttons, the most important first."""
        order = ("undo", "end_turn", "previous_choice", "menu", "back")
        words = {command: said for command, said, _ in self._deeds()}
        found = [("a", self.tr("screen_keyboard.type"))]
        return found + [(command, words[command]) for command in order if command in words]

    def handle(self, event: pygame.Event) -> bool:
        """Handle typing, then the focus ring; returns whether the event was used."""
        if event.type == pygame.TEXTINPUT:
            for sign in event.text:
                self._type(sign)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self._delete()
            return True
        if event.type == pygame.KEYDOWN and by_controller(event):
            for command, _, do in self._deeds():
                if self.app.keys.means(event, command):
                    do()
                    return True
        return super().handle(event)

    # -- inside

    def _shown(self, sign: str) -> str:
        upper = sign.upper()
        return upper if self._upper and len(upper) == 1 else sign

    def _press(self, sign: str) -> None:
        self._type(self._shown(sign))

    def _type(self, sign: str) -> None:
        word = sign if can_begin(sign) else self.text + sign
        fits = len(self.text) < self._limit and self.app.resources.faces.can_show(word)
        if fits and (not self._allowed or sign in self._allowed):
            self.text += sign
            self._typed.widget.set_text(self._in_sight)
            self._set_upper(False)

    def _delete(self) -> None:
        self.text = self.text[:-1]
        self._typed.widget.set_text(self._in_sight)
        self._set_upper(not self.text)

    def _shift(self) -> None:
        self._set_upper(not self._upper)

    def _set_upper(self, upper: bool) -> None:
        self._upper = upper
        for key, sign in zip(self._keys, "".join(self._rows()), strict=True):
            key.widget.set_text(self._shown(sign))

    def _finish(self) -> None:
        """Pass the text on, then close, because the scene below is then laid out again."""
        self._done(self.text)
        self.app.stack.pop()


class _Key(Button):
    """A key with one character, which has all of its room."""

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the key and its character."""
        colour, box = button_face(self.ui, surface, self.kind, state), surface.get_rect()
        box.y += round(self.ui.theme.style(self.style).px * 0.07)
        self.ui.canvas.text(surface, self.text, self.style, colour, box, "center")
