"""The on-screen keyboard, for controllers and touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, INK, SEPIA
from kraftwagen.ui.drawing.typefaces import can_begin
from kraftwagen.ui.platform.input import by_controller
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, Label

_LETTERS: Final = (
    "1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm.'&", "äöüßéèñçåø", "_/\\:,!?+@#",
)  # fmt: skip
_DIGITS: Final = ("123", "456", "789", "0")


class ScreenKeyboard(Scene):
    """A line of text with a key for every character; real keys type as well.

    ``done`` receives the final text; Escape keeps the old one. At most ``limit`` characters can be
    typed, and only those in ``allowed``, unless that is empty.
    """

    name: ClassVar[str] = "screen_keyboard"
    min_size: ClassVar[tuple[int, int]] = (680, 520)
    opaque: ClassVar[bool] = False

    def __init__(
        self, text: str, done: Callable[[str], object], *, limit: int, allowed: str = "", note: str
    ) -> None:
        self.text, self._done, self._limit, self._note = text, done, limit, note
        self._allowed = allowed
        self._digits = bool(allowed) and set(allowed) <= set("0123456789")
        self._upper = not text

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the text on top, the characters below, then the other keys."""
        px = self.app.theme.px
        rows = self._rows()
        key, gap, pad = px(48), px(6), px(30)
        deeds = self._deeds()
        deed_w = max(Button.width_for(self.ui, words, "button_small") for _, words, _ in deeds)
        most = max(map(len, rows))
        wide = max(most * (key + gap) - gap, px(420), len(deeds) * (deed_w + gap) - gap)
        note = self.app.resources.text_size(self._note, self.app.theme.style("small"), wide)[1]
        note = note if self._note else 0
        high = px(26) + note + px(54) + (len(rows) + 1) * (px(44) + gap) + px(36)
        self._box = Rect(0, 0, wide + 2 * pad, high)
        self._box.center = (size[0] // 2, size[1] // 2)
        x, y = self._box.x + pad, self._box.y + px(22)
        if note:
            Label(self.ui, Rect(x, y, wide, note), self._note, style="small", colour=SEPIA,
                  wrap=True, align="center")  # fmt: skip
        self._line = Rect(x, y + note + px(4), wide, px(42))
        y = self._line.bottom + px(8)
        self._keys: list[Button] = []
        for row in rows:
            at = self._box.centerx - (len(row) * (key + gap) - gap) // 2
            for sign in row:
                self._keys.append(
                    Button(
                        self.ui, Rect(at, y, key, px(44)), self._shown(sign),
                        lambda sign=sign: self._type(self._shown(sign)),  # type: ignore[misc]
                        kind="paper", style="button_small",
                    )
                )  # fmt: skip
                at += key + gap
            y += px(44) + gap
        deed_w = (wide + gap) // len(deeds) - gap
        for at, (command, words, do) in enumerate(deeds):
            place = Rect(x + at * (deed_w + gap), y + gap, deed_w, px(44))
            kind = "primary" if command == "menu" else "green"
            button = Button(self.ui, place, words, do, kind=kind, style="button_small")
            if command == "menu":
                self._ok = button
        middle = len(self._keys) // 2 - most // 2
        self.ui.focus.focus(self._keys[middle], show=False)

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
        """Return what controller buttons do, the most important first."""
        order = ("undo", "end_turn", "previous_choice", "menu", "back")
        words = {command: said for command, said, _ in self._deeds()}
        found = [("a", self.tr("screen_keyboard.type"))]
        return found + [(command, words[command]) for command in order if command in words]

    def handle(self, event: pygame.Event) -> bool:
        """Handle typing, then the focus ring; whether the event was used."""
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

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed scene, panel, text and keys."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        canvas.rect(surface, BRASS_DARK, self._line, border_radius=px(4))
        inner = self._line.inflate(-2 * px(1.5), -2 * px(1.5))
        canvas.rect(surface, CREAM, inner, border_radius=px(3))
        canvas.fitted(surface, f"{self.text}|", "body", INK, inner.inflate(-px(20), 0))
        super().draw(surface)

    # -- inside

    def _shown(self, sign: str) -> str:
        upper = sign.upper()
        return upper if self._upper and len(upper) == 1 else sign

    def _type(self, sign: str) -> None:
        word = sign if can_begin(sign) else self.text + sign
        fits = len(self.text) < self._limit and self.app.resources.faces.can_show(word)
        if fits and (not self._allowed or sign in self._allowed):
            self.text += sign
            self._set_upper(False)
        self.invalidate()

    def _delete(self) -> None:
        self.text = self.text[:-1]
        self._set_upper(not self.text)
        self.invalidate()

    def _shift(self) -> None:
        self._set_upper(not self._upper)

    def _set_upper(self, upper: bool) -> None:
        self._upper = upper
        for button, sign in zip(self._keys, "".join(self._rows()), strict=True):
            button.set_text(self._shown(sign))

    def _finish(self) -> None:
        """Pass the text on, then close, because the scene below is then laid out again."""
        self._done(self.text)
        self.app.stack.pop()
