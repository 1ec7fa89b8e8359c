"""Themes, canvases and pygame_gui's themes by scale, kept until colours or sizes change."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import Palette, Theme
from kraftwagen.ui.drawing.worlds import World
from kraftwagen.ui.widgets.manager import look_of

if TYPE_CHECKING:
    from pygame_gui.core import UIAppearanceTheme


class Looks:
    """Creates and keeps the theme and canvas for each world, scale and set of seat colours.

    Also pygame_gui's theme for each of ours.
    """

    def __init__(self, palette: Palette, resources: Resources, fonts: Path) -> None:
        self._palette, self._resources, self._fonts = palette, resources, fonts
        self._widgets: dict[Theme, UIAppearanceTheme] = {}
        self._before: dict[World, UIAppearanceTheme] = {}
        self.forget()

    def forget(self, text: float = 1.0) -> None:
        """Drop everything kept; ``text`` is the factor on the size of words from now on."""
        self._text = text
        self._sizes: dict[tuple[str, float, tuple[int, ...]], tuple[Theme, Canvas]] = {}
        if self._resources.rough:
            self._before.update((theme.world, look) for theme, look in self._widgets.items())
        self._widgets = {}

    def at_scale(self, scale: float, colours: tuple[int, ...] = ()) -> tuple[Theme, Canvas]:
        """Return the theme and canvas for a scale and the seats' colours, in the present world."""
        kind = self._palette.world.name, scale, colours
        if kind not in self._sizes:
            theme = Theme(scale, self._palette, text=self._text)
            self._sizes[kind] = (theme, Canvas(theme, self._resources, colours))
        return self._sizes[kind]

    def of_widgets(self, theme: Theme) -> UIAppearanceTheme:
        """Return pygame_gui's theme for one of ours."""
        if theme not in self._widgets:
            if self._resources.rough and theme.world in self._before:
                return self._before[theme.world]  # a few words have another size for a moment
            self._before.clear()
            made = self._widgets[theme] = look_of(theme, self._fonts)
            # Shapes are cached by size, so all themes can share one cache of four megabytes.
            made.shape_cache = next(iter(self._widgets.values())).shape_cache
        return self._widgets[theme]
