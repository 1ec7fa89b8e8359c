"""The page of controller buttons: their commands, and settings of controllers."""

from __future__ import annotations

from typing import ClassVar

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing import glyphs
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.platform.buttons import ButtonBindings
from kraftwagen.ui.scenes.menu.keys import BindingsScene
from kraftwagen.ui.shell.button_bar import button_words
from kraftwagen.ui.widgets import CheckBox, Label, Ui, Widget
from kraftwagen.ui.widgets.painted import State


class ButtonPicture(Widget):
    """The picture of a button as printed on the controller in use."""

    takes_focus = False
    takes_clicks = False

    def __init__(self, ui: Ui, rect: Rect, button: str) -> None:
        super().__init__(ui, rect)
        self._button = button
        self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        make = self.ui.app.devices.controllers.make
        glyphs.draw(self.ui.canvas, surface, make, self._button, surface.get_rect())


class ButtonsScene(BindingsScene):
    """Controller buttons and their commands, connected controllers, sizes and rumble."""

    name: ClassVar[str] = "buttons"
    heading: ClassVar[str] = "buttons.title"
    texts: ClassVar[str] = "buttons"

    @property
    def bindings(self) -> ButtonBindings:
        """The bindings of controller buttons, which this page edits."""
        return self.app.buttons

    def pressed(self, event: pygame.Event) -> str:
        """Return any button of a controller."""
        return str(getattr(event, "button", ""))

    def called(self, key: str) -> str:
        """Return the button's name on the controller in use."""
        return button_words(self.app, key)

    def give(self, command: str, key: str) -> str:
        """Assign a button, swapping with the command that had it; return ""."""
        self.bindings.give(command, key)
        return ""

    def keep(self) -> None:
        """Store the bindings that differ from the defaults."""
        self.app.settings.buttons = self.bindings.custom()

    def beside(self, command: str, row: Rect) -> int:
        """Add the picture of the button; return its width."""
        px = self.app.theme.px
        for button in self.bindings.of(command):
            wide = glyphs.width(button, px(30))
            place = Rect(row.right - wide, row.centery - px(15), wide, px(30))
            ButtonPicture(self.ui, place, button)
            return wide + px(10)
        return 0

    def more(self, rect: Rect) -> int:
        """Lay out connected controllers and settings; return the bottom in pixels."""
        px, y = self.app.theme.px, rect.y + self.app.theme.px(16)
        style = self.app.theme.style("body")
        for words in self._connected():
            tall = self.app.resources.text_size(words, style, rect.w)[1]
            Label(self.ui, Rect(rect.x, y, rect.w, tall), words, colour=INK, wrap=True)
            y += tall + px(6)
        y += px(8)
        columns = 2 if rect.w >= px(700) else 1
        wide = (rect.w - px(36) * (columns - 1)) // columns
        foot = y
        for at, name in enumerate(("sofa", "rumble")):
            words, note = self.tr(f"settings.{name}"), self.tr(f"settings.{name}_note")
            tall = CheckBox.height_for(self.ui, wide, words, note)
            place = Rect(rect.x + at % columns * (wide + px(36)), y, wide, tall)
            value = bool(getattr(self.app.settings, name))
            CheckBox(
                self.ui, place, words, value,
                lambda value, name=name: self._set(name, value),  # type: ignore[misc]
                note=note,
            )  # fmt: skip
            foot = max(foot, y + tall)
            y = foot + px(14) if columns == 1 else y
        return foot

    def _connected(self) -> list[str]:
        """Return sentences on connected and on unusable controllers."""
        pads = self.app.devices.controllers
        found = [self.say("not_connected")]
        if pads.count:
            found = [self.say("connected", count=pads.count, names=", ".join(pads.names))]
        return found + [self.say("unknown", device=name) for name in pads.unknown]

    def _set(self, name: str, value: bool) -> None:
        setattr(self.app.settings, name, value)
        self.app.save_settings()
        if name == "rumble" and value:
            self.app.devices.controllers.rumble()
