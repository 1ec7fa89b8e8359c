"""Painted faces of widgets, one per state, each painted when first visible.

pygame_gui would keep two or three copies of each face: 300 MB for a long page in a large window.
"""

from __future__ import annotations

from typing import Literal, Protocol

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIContainer, UIElement

State = Literal["normal", "hovered", "pressed", "disabled"]


class Area(Protocol):
    """A scrolling part of the window with the widgets made in it."""

    view: Rect
    container: UIContainer
    inside: list[UIElement]

    def reveal(self, rect: Rect) -> None:
        """Scroll just far enough to show the rectangle."""


class Layout(Protocol):
    """The parts of a layout that painted widgets use."""

    dirty: bool

    @property
    def unpainted(self) -> dict[Painted, None]:
        """Widgets whose painted face is outdated."""


class Painted(UIElement):
    """An element with painted faces; ``paint`` draws one, ``refresh`` discards them all."""

    ui: Layout
    area: Area | None
    _faces: dict[str, Surface]
    _shown: str

    @property
    def state(self) -> State:
        """The state to show now."""
        return "normal"

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the face of a state."""

    def refresh(self) -> None:
        """Discard all faces, because their content has changed."""
        self._faces.clear()
        self._shown = ""
        self._show()

    def _show(self) -> None:
        if self.state != self._shown:
            self.ui.unpainted[self] = None
            self.ui.dirty = True

    def show_face(self) -> None:
        """Show the face of the current state, painting it if necessary."""
        state = self.state
        if state == self._shown or not self.alive():
            return
        if state not in self._faces:
            face = Surface((max(1, self.rect.w), max(1, self.rect.h)), pygame.SRCALPHA)
            self.paint(face, state)
            self._faces[state] = face.premul_alpha()
        self._set_image(self._faces[state])
        self._shown = state

    @property
    def in_sight(self) -> bool:
        """Whether any part of the widget is in the visible part of the page."""
        return self.area is None or bool(self.area.view.colliderect(self.rect))

    def forget(self) -> None:
        """Free the faces; they are painted again when the widget becomes visible."""
        if self._faces:
            self._set_image(self.ui_manager.get_universal_empty_surface())
            self.refresh()

    def _set_image(self, new_image: Surface | None) -> None:
        """Show the visible part of a face."""
        self._pre_clipped_image = new_image
        self._cut()

    def _set_image_clip(self, rect: Rect | None) -> None:
        """Set the visible part (None for all); called by pygame_gui."""
        self._image_clip = rect
        self._cut()

    def _cut(self) -> None:
        face, part = self._pre_clipped_image, self._image_clip
        if face is not None and part is not None:
            whole, face = face, Surface(face.get_size(), pygame.SRCALPHA)
            face.blit(whole, part, part, pygame.BLEND_PREMULTIPLIED)
        self.image = face
