"""What widgets look like: a face for each state, painted when it is first in sight.

The library would keep two or three copies of each face: a long page in a large window took 300 MB.
"""

from __future__ import annotations

from typing import Literal, Protocol

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIContainer, UIElement

State = Literal["normal", "hovered", "pressed", "disabled"]


class Area(Protocol):
    """A part of the window that scrolls the widgets made in it."""

    view: Rect
    container: UIContainer
    inside: list[UIElement]

    def reveal(self, rect: Rect) -> None:
        """Scroll so far that the rectangle is in sight."""


class Layout(Protocol):
    """What the faces of a layout need of it."""

    dirty: bool

    @property
    def unpainted(self) -> dict[Painted, None]:
        """Show something else than their picture does."""


class Painted(UIElement):
    """An element with faces. ``paint`` draws one, ``refresh`` says that all have changed."""

    ui: Layout
    area: Area | None
    _faces: dict[str, Surface]
    _shown: str

    @property
    def state(self) -> State:
        """The state shown now."""
        return "normal"

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the face of a state."""

    def refresh(self) -> None:
        """Paint anew: something shown has changed."""
        self._faces.clear()
        self._shown = ""
        self._show()

    def _show(self) -> None:
        if self.state != self._shown:
            self.ui.unpainted[self] = None
            self.ui.dirty = True

    def show_face(self) -> None:
        """Take the face of the present state, painted now if it was never shown."""
        state = self.state
        if state == self._shown or not self.alive():
            return
        if state not in self._faces:
            face = Surface(self.rect.size, pygame.SRCALPHA)
            self.paint(face, state)
            self._faces[state] = face.premul_alpha()
        self._set_image(self._faces[state])
        self._shown = state

    @property
    def in_sight(self) -> bool:
        """Whether any of it is in the part of the page that is shown."""
        return self.area is None or bool(self.area.view.colliderect(self.rect))

    def forget(self) -> None:
        """Free the faces; they are painted again if they are to be seen."""
        if self._faces:
            self._set_image(self.ui_manager.get_universal_empty_surface())
            self.refresh()

    def _set_image(self, new_image: Surface | None) -> None:
        """Show a face, the part of it that is in sight."""
        self._pre_clipped_image = new_image
        self._cut()

    def _set_image_clip(self, rect: Rect | None) -> None:
        """Called by the library: only that part is in sight, all of it without one."""
        self._image_clip = rect
        self._cut()

    def _cut(self) -> None:
        face, part = self._pre_clipped_image, self._image_clip
        if face is not None and part is not None:
            whole, face = face, Surface(face.get_size(), pygame.SRCALPHA)
            face.blit(whole, part, part, pygame.BLEND_PREMULTIPLIED)
        self.image = face
