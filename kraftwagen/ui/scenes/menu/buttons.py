"""The page of controller buttons: their commands, and the settings of controllers."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Gap, Grid, check, fixed, text
from kraftwagen.ui.drawing import glyphs
from kraftwagen.ui.platform.buttons import ButtonBindings
from kraftwagen.ui.scenes.menu.keys import BindingsScene
from kraftwagen.ui.shell.button_bar import button_words
from kraftwagen.ui.widgets import Ui, Widget
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
        """Return the controller button of an event, any of them."""
        return str(getattr(event, "button", ""))

    def called(self, key: str) -> str:
        """Return the name of a button on the controller in use."""
        return button_words(self.app, key)

    def give(self, command: str, key: str) -> str:
        """Assign a button, swapping it with the command that had it; always returns ""."""
        self.bindings.give(command, key)
        return ""

    def keep(self) -> None:
        """Store the bindings that differ from the defaults."""
        self.app.settings.buttons = self.bindings.custom()

    def beside(self, command: str) -> Box | None:
        """Declare the picture of the command's button."""
        for name in self.bindings.of(command):

            def make(ui: Ui, rect: Rect, name: str = name) -> ButtonPicture:
                return ButtonPicture(ui, rect, name)

            return fixed(make, glyphs.width(name, 30), 30)
        return None

    def extras(self) -> Box:
        """Declare connected controllers and settings."""
        checks = (
            check(self.tr(f"settings.{name}"), bool(getattr(self.app.settings, name)),
                  partial(self._set, name), note=self.tr(f"settings.{name}_note"))
            for name in ("sofa", "rumble")
        )  # fmt: skip
        return Column(
            *map(text, self._connected()), Gap(2), Grid(*checks, columns=2, gap=14), gap=6
        )

    def _connected(self) -> list[str]:
        """Return sentences on connected and on unusable controllers."""
        pads = self.app.devices.controllers
        found = [self.say("not_connected")]
        if pads.count:
            found = [self.say("connected", count=pads.count, names=self.tr.list(pads.names))]
        return found + [self.say("unknown", device=name) for name in pads.unknown]

    def _set(self, name: str, value: bool) -> None:
        setattr(self.app.settings, name, value)
        self.app.save_settings()
        if name == "rumble" and value:
            self.app.devices.controllers.rumble()
