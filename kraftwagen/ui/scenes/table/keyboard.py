"""The keyboard at the table: letters on places, stepping through choices, the focus ring.

The places of the board (``BoardKeys``) come first in the ring of the scene. If nothing is left to
do on the board, the ring goes to the main button: End turn, Next or Results. Letters are shown
while their key is held, or from one press to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from kraftwagen.ui.platform.focus import ARROWS, Focusable, FocusRing
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.tables.base import BoardKeys
from kraftwagen.ui.tables.parts.keyboard import OnGesture
from kraftwagen.ui.widgets.base import Ui

_HELD: Final = 0.4
"""Seconds: if the key was held longer, releasing it hides the letters."""


class TableKeyboard:
    """Connects keyboard, focus ring and board; does nothing for a board without ``BoardKeys``."""

    def __init__(self, controller: TableController, taker: OnGesture) -> None:
        self._taker = taker
        self.keys = controller.view.keys
        self._controller = controller
        self._speech, self._bindings = controller.app.speech, controller.app.keys
        self._asked = ""
        self._time = 0.0
        self._key = 0
        self._down = False
        self._used = False
        self._main: Callable[[], Focusable | None] = lambda: None
        self._held: Callable[[], Focusable | None] = lambda: None
        self._led: object = None
        """What the guide wanted when the ring was last moved for it."""

    def lay(
        self,
        ui: Ui,
        main: Callable[[], Focusable | None],
        held: Callable[[], Focusable | None],
    ) -> None:
        """Use the widgets of a new layout.

        ``main`` returns the main button if it can be pressed, ``held`` the button of a note that
        must be pressed before anything is decided; else None.
        """
        self._main, self._held = main, held
        if self.keys is not None:
            self.keys.ring, self.keys.taker = ui.focus, self._taker
            ui.extra_focus = self.keys.stops

    def handle(self, event: pygame.Event) -> bool:
        """Handle keys meant for the board before others do; returns whether one was used."""
        keys = self.keys
        if keys is None or keys.ring is None:
            return False
        if event.type == pygame.KEYUP and self._down:
            return self._let_go(keys, event)
        if event.type != pygame.KEYDOWN:
            return False
        if self._bindings.means(event, "letters"):
            if not self._down:
                self._down, self._used, self._time = True, False, 0.0
                self._key = event.key
                keys.show_letters(not keys.lettered)
            return True
        if keys.lettered:
            return self._letter(keys, event)
        if self._bindings.means(event, "next_choice") or self._bindings.means(
            event, "previous_choice"
        ):
            by = 1 if self._bindings.means(event, "next_choice") else -1
            return self._go(keys, keys.beside(keys.current, by))
        seen = keys.ring.shown and not _lost(keys.ring)
        if not seen and (event.key in ARROWS or event.key == pygame.K_TAB):
            # The first key only shows the ring, where something can be done.
            return self.show_ring()
        return False

    def show_ring(self) -> bool:
        """Show the ring at a place where something can be done, else at the main button.

        Returns False if there is neither.
        """
        keys = self.keys
        if keys is None:
            return False
        return self._go(keys, self._wanted(keys) or keys.next_stop(None) or self._main())

    def follow_guide(self) -> None:
        """Move a visible ring to the next thing the guide wants, once for each thing."""
        keys, controller = self.keys, self._controller
        game, lit = controller.game, tuple(controller.game.guide.lights()[0])
        # Two equal decisions may follow each other: the number of steps tells them apart.
        wish = self._held(), lit, len(game.match.steps) if lit else 0
        if not controller.settled or wish == self._led:
            return
        self._led = wish
        if keys is not None and keys.ring is not None and keys.ring.shown:
            keys.moved = not self._go(keys, self._wanted(keys), led=True)

    def _wanted(self, keys: BoardKeys) -> Focusable | None:
        """Return the note's button that must be pressed, else the first place the guide lights."""
        held = self._held()
        if held is not None:
            return held
        codes, end = self._controller.game.guide.lights()[0], self._controller.game.hooks.end_turn
        way = keys.way(codes[0]) if codes and self._controller.free else []
        if way:
            return keys.stop(way[0])
        return self._main() if codes and codes[0] == end else None

    def update(self, dt: float) -> None:
        """Count ``dt`` seconds if the key is held; move a ring that is on nothing usable."""
        free = self._controller.free
        if self._speech.on:
            self._ask(free)
        keys = self.keys
        if keys is None or keys.ring is None:
            return
        if self._down:
            self._time += dt
        # Off the board the ring stays where a person put it, as long as that can be pressed.
        here = keys.current
        astray = _lost(keys.ring) or (here is not None and keys.moved)
        if not (keys.ring.shown and astray and self._controller.settled):
            return
        main = self._held() or self._main()
        idle = not free or self._held() is not None or keys.beside(here, 1) is None
        if main is not None or not idle:
            keys.moved = False
            self._go(keys, main if idle else keys.next_stop(here), led=True)

    def forget(self) -> None:
        """Hide letters and forget held keys, for when another scene covers the table."""
        self._down = False
        if self.keys is not None:
            self.keys.show_letters(False)

    # -- inside

    def _ask(self, free: bool) -> None:
        """Read the prompt aloud, once for each question."""
        asked = self._controller.view.prompt() if free and not self._controller.held else ""
        if asked and asked != self._asked:
            self._speech.say(asked, cut=False)
        self._asked = asked

    def _let_go(self, keys: BoardKeys, event: pygame.Event) -> bool:
        if event.key != self._key:
            return False
        self._down = False
        if self._used or self._time >= _HELD:
            keys.show_letters(False)
        return True

    def _letter(self, keys: BoardKeys, event: pygame.Event) -> bool:
        if self._bindings.means(event, "back"):
            keys.show_letters(False)
            return True
        sign = pygame.key.name(event.key)
        if len(sign) != 1 or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if not any(sign in letters for letters in keys.letters()):
            return False  # not in use now: the key keeps its meaning
        key = keys.type(sign)
        if key is not None:
            self._used = self._down
            self._go(keys, keys.stop(key))
            keys.press(key)
        return True

    @staticmethod
    def _go(keys: BoardKeys, stop: Focusable | None, led: bool = False) -> bool:
        if stop is None or keys.ring is None:
            return False
        keys.ring.focus(stop, led=led)
        return True


def _lost(ring: FocusRing) -> bool:
    """Return whether the focused thing is gone or cannot be used any more."""
    return ring.current is None or not ring.current.focusable
