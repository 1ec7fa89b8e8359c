"""How the table goes from one decision to the next: step by step, hurried, held back."""

from __future__ import annotations

from typing import Final

import pygame

from kraftwagen.engine.types import Seat
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.tables.director import SPEEDS

_FORCED: Final = 1.0
"""Seconds of animation before the only possible decision is made by itself; it is announced."""
_NOT_NEXT: Final = MODIFIERS | {
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_LEFT,
    pygame.K_RIGHT,
}


class Turns:
    """Who sits at the screen, whether the next bot waits, whose turn is shown at once."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.waiting = False
        """A bot has moved in step mode and the next may only move after Next."""
        self.held = False
        """No forced decision until a person has decided: one has just been taken back."""
        self.own = False
        """The last decision was made at this screen."""
        self._hurried: Seat | None = None
        self._at_screen: Seat | None = None
        self._called: Seat | None = None
        self._announced_at: float | None = None
        """When a forced move was announced, by the clock of the application."""

    @property
    def waits(self) -> bool:
        """Whether the bot to move waits for Next."""
        return self.waiting and self._bot_is_next

    @property
    def _bot_is_next(self) -> bool:
        return not self.game.match.is_over and not self.game.person_to_move

    @property
    def changes_person(self) -> bool:
        """Whether another person than the one at the screen is to move."""
        return len(self.game.persons) > 1 and self._at_screen != self.game.match.actor

    @property
    def sits_there(self) -> bool:
        """Whether the person to move is the one at the screen."""
        return self.game.person_to_move and self._at_screen == self.game.match.actor

    def decided(self, seat: Seat) -> bool:
        """A seat has decided; True when that is to be shown at once, without animation."""
        person = self.game.match.seats[seat].is_person
        if person:
            self._at_screen = seat
        else:
            self._called = None
        self._announced_at = None
        self.own = person
        self.waiting = self.game.settings.step_mode and not person and self._bot_is_next
        if seat != self._hurried:
            self._hurried = None
        return self._hurried is not None and not person

    def hurry(self, seat: Seat) -> None:
        """Show the rest of this bot's turn at once."""
        self._hurried = seat

    def go_on(self) -> None:
        """Next: let the bot to move decide."""
        self.waiting = False

    def taken_back(self) -> None:
        """The person at the screen has a decision again."""
        self.waiting, self.held = False, True
        self._at_screen = self.game.viewer

    def seat_changed(self) -> None:
        """Another hand plays a seat from now on."""
        self.waiting, self._announced_at = False, None

    def sit_down(self, seat: Seat) -> None:
        """Another person comes to the screen; the table turns to them."""
        self._at_screen = self.game.viewer = seat

    def call(self) -> bool:
        """Whether the person to move is to hear that it is their turn: once in a turn."""
        called, self._called = self._called, self.game.match.actor
        return called != self._called

    def announce_again(self) -> None:
        """Something has covered the table: a forced move is announced from the beginning."""
        self._announced_at = None

    def forces(self) -> bool:
        """Whether a forced move is made now: it has been announced long enough.

        By the clock: the loop sleeps meanwhile, and no step is as long as its sleep.
        """
        if self._announced_at is None:
            self._announced_at = self.game.app.now
        return self.game.app.now - self._announced_at >= self._announced

    @property
    def _announced(self) -> float:
        """Seconds a forced move is announced: shorter where pieces move faster."""
        speed = SPEEDS[self.game.speed]
        return _FORCED / speed if speed else 0.0

    @property
    def until_forced(self) -> float | None:
        """Seconds until a forced move is made; None when there is none."""
        if self.held or self.game.forced() is None:
            return None
        since = self._announced_at
        gone = 0.0 if since is None else self.game.app.now - since
        return max(0.01, self._announced - gone)

    @staticmethod
    def is_next(event: pygame.Event) -> bool:
        """Whether an event means Next: any click, any key that does nothing else."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button in (1, 2, 3)
        return event.type == pygame.KEYDOWN and event.key not in _NOT_NEXT
