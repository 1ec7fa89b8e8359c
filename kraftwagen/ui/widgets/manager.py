"""pygame_gui's manager without its start-up cost: the look is read once per scale and shared.

A manager with its own look and loading threads takes 9 ms to create, this one 0.05 ms.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame
from pygame import Color, Rect, Surface
from pygame_gui import UIManager
from pygame_gui.core import UIAppearanceTheme
from pygame_gui.core.gui_font_pygame import GUIFontPygame
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.utility import FontResource

from kraftwagen.ui.drawing.theme import FACES, Theme, gui_theme

Spot = tuple[int, int]


class _Font(GUIFontPygame):
    """A font that accepts texts without width or that cannot be drawn, and shows nothing for them.

    Nobody can type such a text, but the name of a folder may begin with a joiner, and the cursor
    may stand behind it.
    """

    def get_rect(self, text: str) -> Rect:
        """Return the size of a text; an undrawable one has width 0."""
        with suppress(pygame.error, ValueError):
            return super().get_rect(text)
        blank = super().get_rect(" ")
        return Rect(blank.topleft, (0, blank.h))

    def render_premul_to(
        self, text: str, text_colour: Color, surf_size: tuple[int, int], surf_position: Spot
    ) -> Surface:
        """Return a surface with the text; empty if the text cannot be drawn."""
        with suppress(pygame.error, ValueError):
            return super().render_premul_to(text, text_colour, surf_size, surf_position)
        return Surface(surf_size, pygame.SRCALPHA)


class _AtOnce(IResourceLoader):
    """Loads resources at once; the few fonts are not worth threads."""

    def started(self) -> bool:
        """Return False: loading never happens in the background."""
        return False

    def start(self) -> None:
        """Do nothing: no resource is waiting."""

    def update(self) -> tuple[bool, float]:
        """Report that everything is loaded."""
        return True, 1.0

    def add_resource(self, resource: Any) -> None:
        """Load the resource."""
        if isinstance(resource, FontResource) and isinstance(resource.location, str):
            file, size, style = resource.location, resource.size, resource.style
            resource.loaded_font = _Font(file, size, resource.force_style, style)
        else:
            resource.load()


def look_of(theme: Theme, fonts: Path) -> UIAppearanceTheme:
    """Return pygame_gui's theme for one of ours, with the typefaces of a folder."""
    made = UIAppearanceTheme(_AtOnce(), "en")
    for face, file in FACES.items():
        if (fonts / file).is_file():
            made.get_font_dictionary().add_font_path(face, str(fonts / file))
    made.load_theme(gui_theme(theme))
    return made


class Manager(UIManager):
    """The manager of one layout's widgets, with a shared look."""

    def __init__(
        self, size: tuple[int, int], look: UIAppearanceTheme, pointer: Callable[[], Spot]
    ) -> None:
        self._look, self._pointer = look, pointer
        self._at = (0, 0)
        super().__init__(size, enable_live_theme_updates=False, resource_loader=_AtOnce())

    def calculate_scaled_mouse_position(self, position: Spot) -> Spot:
        """Return the mouse position in pixels; pygame has it in points."""
        return self._at

    def process_events(self, event: pygame.Event) -> bool:
        """Let the widgets react to an event; returns whether one used it.

        The mouse position is read once for all widgets.
        """
        self._at = self._pointer()
        return bool(super().process_events(event))

    def update(self, time_delta: float) -> None:
        """Advance all widgets; the mouse position is read once for all of them."""
        self._at = self._pointer()
        super().update(time_delta)

    def create_new_theme(self, theme_path: object = None) -> UIAppearanceTheme:
        """Return the shared look."""
        return self._look
