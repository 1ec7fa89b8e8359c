"""The line at the foot of the window that shows what controller buttons do.

It is shown while a controller is in use. Scenes are laid out above the line and return its content
from ``Scene.buttons``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from pygame import Rect, Surface

from kraftwagen.ui.drawing import glyphs
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import BAR, BRASS_DARK, CREAM, DESIGN_SIZE, Theme
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.buttons import BACK, MOVES, Make
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.looks import Looks

_TALL: Final = 34
"""Height of a line in design units, where its words need no more."""
_LINES: Final = 2
"""The most lines of buttons."""


def button_of(app: Services, command: str) -> str:
    """Return the button bound to a command, or ``command`` if it names a button of ``MOVES``.

    The result is empty if there is no such button.
    """
    if command == "back":
        return BACK
    found = app.buttons.of(command)
    return found[0] if found else command if command in MOVES else ""


class ButtonBar:
    """The line that shows what controller buttons do."""

    def __init__(self, app: Services, looks: Looks) -> None:
        self._app, self._looks = app, looks
        self._look: tuple[object, ...] = (False, Make.LETTERS, 0.0, 0.0, 1)
        self._needed = 1
        """The most lines that were needed at this size of text."""
        self._theme: Theme | None = None
        self._shown: Sequence[tuple[str, str]] = ()

    def follow(self) -> bool:
        """Note which device is in use; returns whether everything must be laid out again."""
        devices = self._app.devices
        make = devices.controllers.make if devices.controller else Make.LETTERS
        look = (
            devices.controller, make, devices.least_factor, devices.least_scale, self._needed
        )  # fmt: skip
        changed, self._look = look != self._look, look
        if changed:
            words = self._button_words if devices.controller else None
            self._app.keys.button_words = words
        return changed

    def _button_words(self, command: str) -> str:
        button = button_of(self._app, command)
        return button_words(self._app, button) if button else ""

    @property
    def _on(self) -> bool:
        return bool(self._look[0])

    @property
    def height(self) -> int:
        """Height in pixels; 0 while no controller is in use."""
        return self._line(self._drawing()[0]) * self._lines if self._on else 0

    @property
    def _lines(self) -> int:
        return cast(int, self._look[-1])

    def _line(self, theme: Theme) -> int:
        """Return the height of a line of buttons."""
        words = self._app.resources.text_size("Ág", theme.style("label"))[1]
        return max(theme.px(_TALL), words + theme.px(8))

    def _drawing(self) -> tuple[Theme, Canvas]:
        app = self._app
        return self._looks.at_scale(min(app.wanted_scale, app.window_size[0] / DESIGN_SIZE[0]))

    def update(self) -> bool:
        """Ask the top scene what the buttons do; returns whether the answer has changed."""
        if not self._on:
            return False
        before = self._shown
        pairs = [
            (button_of(self._app, what), words) for what, words in self._app.stack.top.buttons()
        ]
        self._shown = [pair for pair in pairs if pair[0]]
        theme = self._drawing()[0]
        least = self._needed if theme == self._theme else 1
        self._theme, self._needed = theme, max(least, len(self._set(theme)))
        return self._shown != before

    def _set(self, theme: Theme) -> list[list[tuple[int, str, str]]]:
        """Return the buttons with their places along each line, as many as fit."""
        px, size, style = theme.px, self._app.resources.text_size, theme.style("label")
        lines: list[list[tuple[int, str, str]]] = [[]]
        room, x = self._app.window_size[0] - px(10), px(14)
        for button, words in self._shown:
            wide = glyphs.width(button, _side(theme)) + px(7) + size(words, style)[0]
            if x + wide > room:
                if len(lines) == _LINES:
                    break
                lines.append([])
                x = px(14)
            lines[-1].append((x, button, words))
            x += wide + px(20)
        return lines

    def draw(self, window: Surface) -> None:
        """Draw as many buttons with their texts as fit."""
        if not self._on:
            return
        theme, canvas = self._drawing()
        px, tall, line = theme.px, self.height, self._line(theme)
        bar = Rect(0, window.get_height() - tall, window.get_width(), tall)
        canvas.rect(window, BAR, bar)
        canvas.rect(window, BRASS_DARK, (bar.x, bar.y, bar.w, px(1.5)))
        side, style = _side(theme), theme.style("label")
        make = self._app.devices.controllers.make
        for number, buttons in enumerate(self._set(theme)[: self._lines]):
            middle = bar.y + line * number + line // 2
            for x, button, words in buttons:
                wide = glyphs.width(button, side)
                glyphs.draw(canvas, window, make, button, Rect(x, middle - side // 2, wide, side))
                spot = (x + wide + px(7), middle + round(style.px * 0.07))
                canvas.text(window, words, style, CREAM, spot)


def _side(theme: Theme) -> int:
    """Return the height of a button's picture."""
    return max(theme.px(24), theme.style("label").px)


def button_words(app: Services, button: str) -> str:
    """Return the readable name of a button of the controller in use."""
    make = app.devices.controllers.make
    for key in (f"buttons.{make.value}.{button}", f"buttons.name.{button}"):
        if app.tr.has(key):
            return app.tr(key)
    return button


def key_part(tr: Translator, part: str) -> str:
    """Return a part of a key, such as "ctrl" or "page up", as it is printed on keyboards."""
    name = f"keys.name.{part.replace(' ', '_')}"
    return tr(name) if tr.has(name) else part.capitalize()
