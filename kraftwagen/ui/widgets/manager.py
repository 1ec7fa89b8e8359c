"""pygame_gui's manager without its costs: the look is read once per scale and then shared.

Measured: with a look and loading threads of its own a manager takes 9 ms, otherwise 0.05 ms.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pygame_gui import UIManager
from pygame_gui.core import UIAppearanceTheme
from pygame_gui.core.resource_loaders import IResourceLoader

from kraftwagen.ui.drawing.theme import FACES, Theme, gui_theme

Spot = tuple[int, int]


class _AtOnce(IResourceLoader):
    """Loads a thing when it is named; the few fonts are not worth threads."""

    def started(self) -> bool:
        """Whether things are loaded as soon as they are asked for: always."""
        return True

    def start(self) -> None:
        """Nothing has been waiting."""

    def update(self) -> tuple[bool, float]:
        """All is loaded."""
        return True, 1.0

    def add_resource(self, resource: Any) -> None:
        """Load it."""
        resource.load()


def look_of(theme: Theme, fonts: Path) -> UIAppearanceTheme:
    """What pygame_gui's own elements look like in a theme, with the faces of a folder."""
    made = UIAppearanceTheme(_AtOnce(), "en")
    for face, file in FACES.items():
        if (fonts / file).is_file():
            made.get_font_dictionary().add_font_path(face, str(fonts / file))
    made.load_theme(gui_theme(theme))
    return made


class Manager(UIManager):
    """The widgets of one layout, drawn in a look that others share."""

    def __init__(
        self, size: tuple[int, int], look: UIAppearanceTheme, pointer: Callable[[], Spot]
    ) -> None:
        self._look, self._pointer = look, pointer
        super().__init__(size, enable_live_theme_updates=False, resource_loader=_AtOnce())

    def calculate_scaled_mouse_position(self, position: Spot) -> Spot:
        """Where the mouse is in pixels; pygame says it in points."""
        return self._pointer()

    def create_new_theme(self, theme_path: object = None) -> UIAppearanceTheme:
        """The shared one."""
        return self._look
