"""The keyboard at the table, whatever the game: letters, next choices, the way of the focus ring.

A view that can be played by keys has ``keys``, see ``BoardKeys``; its places follow the widgets in
the ring of the scene. Letters are shown while their key is held, or from one press to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import pygame

from kraftwagen.ui.platform.focus import ARROWS, Focusable, FocusRing
from kraftwagen.ui.platform.input import is_command
from kraftwagen.ui.platform.speech import Speech
from kraftwagen.ui.tables.base import Gesture, TableView
from kraftwagen.ui.widgets.base import Ui

_HELD: Final = 0.4
"""Seconds after which letting go of the key takes the letters away."""


class BoardStop(Focusable, Protocol):
    """A place on the board; ``key`` is its name there."""

    key: Any


class BoardKeys(Protocol):
    """The places of a board for the keyboard."""

    ring: FocusRing | None
    taker: Callable[[Gesture, tuple[int, int]], object] | None
    lettered: bool
    shift: tuple[int, int]
    """What a place on the window lies before the same one on the board, in pixels."""
    moved: bool
    """What can be done has changed since the ring was last put right."""

    def stops(self) -> Sequence[BoardStop]:
        """All places, area by area."""

    def stop(self, key: Any) -> BoardStop:
        """A place by its name."""

    def next_stop(self, key: Any) -> BoardStop | None:
        """Where to go when nothing can be done at a place; None to stay."""

    def beside(self, key: Any, by: int) -> BoardStop | None:
        """The next or previous place where something can be done."""

    def show_letters(self, shown: bool) -> None:
        """Show or hide the letters."""

    def type(self, sign: str) -> Any:
        """A sign was typed; the name of the place it completes, else None."""

    def press(self, key: Any) -> None:
        """Click on a place."""


class TableKeyboard:
    """Between the keyboard, the ring and the board; does nothing for a board without keys."""

    def __init__(
        self,
        view: TableView,
        take: Callable[[Gesture, tuple[int, int]], object],
        speech: Speech,
    ) -> None:
        self.keys: BoardKeys | None = getattr(view, "keys", None)
        self._view, self._take, self._speech = view, take, speech
        self._asked = ""
        self._time = 0.0
        self._key = 0
        self._down = False
        self._used = False

    def lay(self, ui: Ui) -> None:
        """The widgets have been made anew."""
        if self.keys is not None:
            self.keys.ring, self.keys.taker = ui.focus, self._take
            ui.extra_focus = self.keys.stops

    def handle(self, event: pygame.Event) -> bool:
        """Keys that belong to the board before anything else sees them; whether one was used."""
        keys = self.keys
        if keys is None or keys.ring is None:
            return False
        if event.type == pygame.KEYUP and self._down:
            return self._let_go(keys, event)
        if event.type != pygame.KEYDOWN:
            return False
        if is_command(event, "letters"):
            if not self._down:
                self._down, self._used, self._time = True, False, 0.0
                self._key = event.key
                keys.show_letters(not keys.lettered)
            return True
        if keys.lettered:
            return self._letter(keys, event)
        if is_command(event, "next_choice") or is_command(event, "previous_choice"):
            by = 1 if is_command(event, "next_choice") else -1
            return self._go(keys, keys.beside(self._here(keys), by))
        if not keys.ring.shown and (event.key in ARROWS or event.key == pygame.K_TAB):
            # The first key only shows where the ring is, at something that can be done.
            return self._go(keys, keys.next_stop(None))
        return False

    def update(self, dt: float, free: bool) -> None:
        """Count how long the key is held; put the ring right when ``free`` to decide."""
        if self._speech.on:
            self._ask(free)
        keys = self.keys
        if keys is None or keys.ring is None:
            return
        if self._down:
            self._time += dt
        here = self._here(keys)
        if here is None or not free:
            return
        lost = keys.ring.current is not None and not keys.ring.current.focusable
        if keys.moved or lost:
            keys.moved = False
            self._go(keys, keys.next_stop(here), led=True)

    def forget(self) -> None:
        """Something covers the table: its keys are let go elsewhere."""
        self._down = False
        if self.keys is not None:
            self.keys.show_letters(False)

    # -- inside

    def _ask(self, free: bool) -> None:
        """Say what is to be done, once for each question."""
        asked = self._view.prompt() if free else ""
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
        if is_command(event, "back"):
            keys.show_letters(False)
            return True
        sign = pygame.key.name(event.key)
        if len(sign) != 1 or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
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

    @staticmethod
    def _here(keys: BoardKeys) -> Any:
        ring = keys.ring
        return getattr(ring.current, "key", None) if ring is not None and ring.shown else None
