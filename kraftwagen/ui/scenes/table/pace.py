"""The pace at which bots are shown: step by step, or hurried to the end of a turn."""

from __future__ import annotations

from typing import Final

import pygame

from kraftwagen.engine.types import Seat
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.platform.settings import Settings

_NOT_NEXT: Final = MODIFIERS | {
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_LEFT,
    pygame.K_RIGHT,
}


class Pace:
    """Whether the next bot waits, and whose turn is to be shown at once."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.waiting = False
        """A bot has moved in step mode and the next may only move after Next."""
        self._hurried: Seat | None = None

    def decided(self, seat: Seat, person: bool, bot_is_next: bool) -> bool:
        """A decision was made; True when it is to be shown at once, without animation."""
        self.waiting = self.settings.step_mode and not person and bot_is_next
        if seat != self._hurried:
            self._hurried = None
        return self._hurried is not None and not person

    def hurry(self, seat: Seat) -> None:
        """Show the rest of this bot's turn at once."""
        self._hurried = seat

    def go_on(self) -> None:
        """Next: let the bot to move decide."""
        self.waiting = False

    def is_next(self, event: pygame.Event) -> bool:
        """Whether an event means Next: any click, any key that does nothing else."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button in (1, 2, 3)
        return event.type == pygame.KEYDOWN and event.key not in _NOT_NEXT
