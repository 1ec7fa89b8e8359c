"""Decides which presses reach a scene: presses that began in it, after its first moment.

A second click where a button was, or a key still held, is meant for the previous scene.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from kraftwagen.ui.shell.scene import Scene

_DOWN: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
_UP: Final = (pygame.KEYUP, pygame.MOUSEBUTTONUP)


class Presses:
    """Remembers in which scene each key and button was pressed."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, int], weakref.ref[Scene] | None] = {}

    @property
    def holding(self) -> bool:
        """Whether a mouse button is held."""
        return any(kind == "button" for kind, _ in self._held)

    def reach(self, event: pygame.Event, scene: Scene) -> bool:
        """Return whether an event is meant for the visible ``scene``; key releases always are."""
        if event.type not in (*_DOWN, *_UP):
            return True
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            key = "key", event.key
        else:
            key = "button", event.button
        if event.type in _UP:
            began = self._held.pop(key, weakref.ref(scene))
            return event.type == pygame.KEYUP or (began is not None and began() is scene)
        if event.type == pygame.MOUSEBUTTONDOWN or key not in self._held:
            self._held[key] = None if scene.settles > 0 else weakref.ref(scene)
        began = self._held[key]
        return began is not None and began() is scene
