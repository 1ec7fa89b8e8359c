"""The window: opened and measured in points, drawn in pixels.

A point is one pixel of a usual screen, and several of a dense one. macOS measures windows and the
mouse in points: mouse positions become pixels here (``in_pixels``, ``pointer``) and nowhere else.
Windows measures in pixels and says how many a point should have. Positions of fingers are shares of
the window.
"""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import Surface

from kraftwagen.ui.platform.settings import SMALLEST
from kraftwagen.ui.platform.system import (
    display_scale,
    in_sight,
    on_screen,
    put_window,
    window_place,
)

Size = tuple[int, int]
Spot = tuple[int, int]

FLOOR: Final = (480, 320)
"""Smallest drawing size in pixels; a smaller window shows the upper left part of the drawing."""
_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Window:
    """A drawing surface without a window; base class of those with one."""

    surface: Surface
    """The drawing surface, in pixels."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface

    @property
    def points(self) -> Size:
        """Size on the screen, in points."""
        return self.surface.get_size()

    @property
    def density(self) -> float:
        """Pixels per point."""
        return 1.0

    def fitting(self, size: Size, place: Spot | None) -> Size:
        """Return a size in points, reduced to the screen; ``place`` is a remembered position."""
        return on_screen(size, place is None)

    def open(self, size: Size, fullscreen: bool, place: Spot | None = None) -> None:
        """Show the window: ``size`` in points, at a remembered position, or full screen."""

    def resize(self, size: Size) -> None:
        """Set the window's size in points."""

    def follow(self) -> bool:
        """Adopt the size that the user gave the window; False if there is no window."""
        return False

    def name(self, title: str, icon: Path | None = None) -> None:
        """Set the window's title and icon; some systems accept no icon after ``open``."""

    @property
    def place(self) -> Spot | None:
        """The window's position on the desktop in points; None if the system does not say."""
        return None

    def in_pixels(self, events: Sequence[pygame.Event]) -> Sequence[pygame.Event]:
        """Return the events with mouse positions in surface pixels."""
        return events

    def pointer(self) -> Spot:
        """Return the mouse position in surface pixels."""
        return pygame.mouse.get_pos()

    def flip(self) -> None:
        """Show the finished drawing in the window."""

    def close(self) -> None:
        """Close the window."""


class DisplayWindow(Window):
    """The window of pygame's display module, which measures everything in pixels."""

    def __init__(self) -> None:
        """Prepare the window, which ``open`` shows."""
        self._scale = display_scale()
        self._least = _times(SMALLEST, self._scale)
        if self._scale > 1.0:
            self._least = on_screen(self._least, first=True)
        self._too_small: Size | None = None
        """The last size set by the system, if it was too small."""
        self._shown: Surface

    def _take(self, shown: Surface) -> None:
        """Draw on the system's surface, or on a larger one of our own if it is too small."""
        wide, high = shown.get_size()
        size = max(wide, FLOOR[0]), max(high, FLOOR[1])
        self._shown = shown
        self.surface = shown if size == (wide, high) else Surface(size)

    @property
    def points(self) -> Size:
        return _times(self._shown.get_size(), 1 / self._scale)

    @property
    def density(self) -> float:
        return self._scale

    def fitting(self, size: Size, place: Spot | None) -> Size:
        return _times(super().fitting(_times(size, self._scale), place), 1 / self._scale)

    def open(self, size: Size, fullscreen: bool, place: Spot | None = None) -> None:
        if fullscreen:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._take(pygame.display.set_mode((0, 0), pygame.FULLSCREEN))
            return
        self.resize(size)
        if place is not None:
            put_window(in_sight(place, self.surface.get_size()))

    def resize(self, size: Size) -> None:
        with warnings.catch_warnings():
            # The system may insist on another size; the window object is deprecated
            # for drawing only, and nothing else can set a smallest size.
            warnings.simplefilter("ignore")
            pixels = _large_enough(_times(size, self._scale), self._least)
            self._take(pygame.display.set_mode(pixels, pygame.RESIZABLE))
            with contextlib.suppress(pygame.error, AttributeError):
                # Each new mode resets the smallest size.
                pygame.Window.from_display_module().minimum_size = self._least

    def follow(self) -> bool:
        """Adopt the size that the user gave the window; enlarge it if it is too small to use.

        Returns False if there is no window. The system may refuse to enlarge it.
        """
        surface = pygame.display.get_surface()
        if surface is None:
            return False
        self._take(surface)
        seen = self._too_small
        self._too_small = None if self._usable else self.points
        if self._too_small is not None and self._too_small != seen:
            self.resize(self.points)
        return True

    @property
    def _usable(self) -> bool:
        pixels = self._shown.get_size()
        return pygame.display.is_fullscreen() or _large_enough(pixels, self._least) == pixels

    def name(self, title: str, icon: Path | None = None) -> None:
        pygame.display.set_caption(title)
        if icon is not None:
            pygame.display.set_icon(_picture(icon))

    @property
    def place(self) -> Spot | None:
        return window_place()

    def flip(self) -> None:
        if self.surface is not self._shown:
            self._shown.blit(self.surface, (0, 0))
        pygame.display.flip()

    def close(self) -> None:
        pygame.display.quit()


class DenseWindow(Window):
    """A window whose surface has all pixels of a dense screen.

    The display module cannot open one. ``make`` creates the window, as ``pygame.Window`` does.
    """

    def __init__(self, make: Callable[..., Any] = pygame.Window) -> None:
        self._make = make
        self._window: Any = None
        self._named: tuple[str, Path | None] = ("", None)

    @property
    def points(self) -> Size:
        wide, high = self._window.size
        return int(wide), int(high)

    @property
    def density(self) -> float:
        """Pixels per point; changes when the window is moved to another screen."""
        return self.surface.get_width() / max(1, self.points[0])

    def open(self, size: Size, fullscreen: bool, place: Spot | None = None) -> None:
        """Open the window, or switch an open one between window and full screen."""
        if self._window is None:
            at = pygame.WINDOWPOS_UNDEFINED if place is None else in_sight(place, size)
            title, icon = self._named
            self._window = self._make(
                title, _large_enough(size, SMALLEST), at, allow_high_dpi=True, resizable=True
            )
            self._window.minimum_size = SMALLEST
            self.name(title, icon)
            if fullscreen:
                self._window.set_fullscreen(True)
        elif fullscreen:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
        self.follow()

    def resize(self, size: Size) -> None:
        self._window.size = _large_enough(size, SMALLEST)
        self.follow()

    def follow(self) -> bool:
        self.surface = self._window.get_surface()
        return True

    def name(self, title: str, icon: Path | None = None) -> None:
        self._named = (title, icon)
        if self._window is not None:
            self._window.title = title
            if icon is not None:
                self._window.set_icon(_picture(icon))

    @property
    def place(self) -> Spot | None:
        x, y = self._window.position
        return int(x), int(y)

    def in_pixels(self, events: Sequence[pygame.Event]) -> Sequence[pygame.Event]:
        return [self._moved(event) if event.type in _MOUSE else event for event in events]

    def pointer(self) -> Spot:
        return self._pixels(pygame.mouse.get_pos())

    def _moved(self, event: pygame.Event) -> pygame.Event:
        values = dict(event.dict)
        for key in ("pos", "rel"):
            if key in values:
                values[key] = self._pixels(values[key])
        return pygame.event.Event(event.type, values)

    def _pixels(self, spot: Spot) -> Spot:
        density = self.density
        return round(spot[0] * density), round(spot[1] * density)

    def flip(self) -> None:
        self._window.flip()

    def close(self) -> None:
        if self._window is not None:
            self._window.destroy()
            self._window = None
        pygame.display.quit()


def fitting_window() -> Window:
    """Return the kind of window that is sharp on this system; needs pygame.display."""
    return DenseWindow() if pygame.display.get_driver() == "cocoa" else DisplayWindow()


def _large_enough(size: Size, least: Size) -> Size:
    """Return the size, enlarged to ``least``, the smallest in which everything is usable."""
    return max(size[0], least[0]), max(size[1], least[1])


def _times(size: Size, factor: float) -> Size:
    return round(size[0] * factor), round(size[1] * factor)


def _picture(icon: Path) -> Surface:
    return pygame.image.load_sized_svg(icon, (64, 64))


def to_front() -> None:
    """Show the program's window before others, where the system allows that."""
    with warnings.catch_warnings(), contextlib.suppress(pygame.error, AttributeError):
        warnings.simplefilter("ignore")
        window = pygame.Window.from_display_module()
        window.restore()
        window.focus()
