"""Handles events that concern the whole window; all others go to the scene on top."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from kraftwagen.ui.platform.settings import SCALES
from kraftwagen.ui.platform.window import to_front
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.presses import Presses

_FOCUS: Final = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
_SHOWN: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


class Dispatcher:
    """Passes events on: to the window, files, keys that work everywhere, or the scene."""

    def __init__(self, app: Services) -> None:
        self._app, self.presses = app, Presses()

    def handle(self, event: pygame.Event) -> None:
        """Handle an event, or pass it to the scene on top."""
        app, top, keys = self._app, self._app.stack.top, self._app.keys
        reaches = self.presses.reach(event, top)
        if event.type == pygame.QUIT:
            app.routes.leave(app.quit)
        elif event.type == pygame.APP_TERMINATING:
            app.quit()  # there is nobody to ask
        elif event.type == pygame.DROPFILE:
            if getattr(event, "handed", False):  # by another process: the window may be hidden
                to_front()
            app.routes.open_file(Path(event.file))
        elif event.type in _FOCUS:
            app.sound.focus(event.type == pygame.WINDOWFOCUSGAINED)
            top.handle(event)
        elif event.type in _SHOWN:
            top.invalidate()
        elif event.type == pygame.KEYDOWN and top.takes_keys:
            top.handle(event)
            app.stack.top.invalidate()
        elif keys.means(event, "fullscreen"):
            app.toggle_fullscreen()
        elif keys.means(event, "bigger"):
            self._scale(SCALES)
        elif keys.means(event, "smaller"):
            self._scale(SCALES[::-1])
        elif keys.means(event, "normal_size"):
            app.set_scale(1.0)
        elif reaches:
            if top.handle(event):
                top.invalidate()
            elif keys.means(event, "back") and len(app.stack):
                app.stack.top.back()
            elif keys.means(event, "say_again"):
                app.speech.again()
            elif keys.means(event, "music"):
                app.settings.music_on = not app.settings.music_on
                app.save_settings()

    def _scale(self, steps: tuple[float, ...]) -> None:
        """Go to the next of the steps, if there is one."""
        now = self._app.settings.scale
        beyond = [step for step in steps if step != now and (step > now) == (steps is SCALES)]
        self._app.set_scale(beyond[0] if beyond else now)
