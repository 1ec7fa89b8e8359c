"""The taking of turns: the person at the screen, the bot that waits, the turn to skip."""

from __future__ import annotations

from typing import Final

import pygame

from kraftwagen.engine.types import Seat
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.tables.director import SPEEDS

_FORCED: Final = 1.0
"""Seconds, at normal speed, that a forced move is announced before it is made."""
_OPENING: Final = 1.2
"""Seconds that people see the table of a new game before a bot begins, at normal speed."""
_NOT_NEXT: Final = MODIFIERS | {
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_LEFT,
    pygame.K_RIGHT,
}


class Turns:
    """The state of taking turns: the person at the screen, the waiting bot, the skipped turn."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.waiting = False
        """Whether the next bot must wait for Next, because one has moved in step mode."""
        self.held = False
        """Whether forced moves wait until a person decides, because of an undo."""
        self.own = False
        """Whether a person made the last decision."""
        self._hurried: Seat | None = None
        self._at_screen: Seat | None = None
        self._called: Seat | None = None
        self._announced_at: float | None = None
        """``Services.now`` when a forced move was announced; None if none is."""
        self._opened_at: float | None = None
        """``Services.now`` when the table of a new game was first seen; None before."""

    @property
    def waits(self) -> bool:
        """Whether the bot to move waits for Next."""
        return self.waiting and self._bot_is_next

    @property
    def _bot_is_next(self) -> bool:
        return not self.game.match.is_over and not self.game.person_to_move

    @property
    def at_screen(self) -> Seat | None:
        """The person who has decided last at this screen; None before anybody has."""
        return self._at_screen

    @property
    def changes_person(self) -> bool:
        """Whether another person than the one at the screen is to move."""
        return len(self.game.persons) > 1 and self._at_screen != self.game.match.actor

    @property
    def sits_there(self) -> bool:
        """Whether a person is to move and is the one at the screen."""
        return self.game.person_to_move and self._at_screen == self.game.match.actor

    def decided(self, seat: Seat) -> bool:
        """Note a seat's decision; returns whether to show it at once, without animation."""
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

    def opens(self) -> bool:
        """Return whether a new game is first seen, before a bot begins; not at fast speeds."""
        if self.game.match.steps or not 0 < SPEEDS[self.game.speed] <= 1:
            return False
        if self._opened_at is None:
            self._opened_at = self.game.app.now
        return self.game.app.now - self._opened_at < _OPENING / SPEEDS[self.game.speed]

    def hurry(self, seat: Seat) -> None:
        """Show the rest of a bot's turn without animation."""
        self._hurried = seat

    def go_on(self) -> None:
        """Let the waiting bot decide, as Next was pressed."""
        self.waiting = False

    def taken_back(self) -> None:
        """Note an undo: the person at the screen decides again, and forced moves wait."""
        self.waiting, self.held = False, True
        self._at_screen = self.game.viewer

    def seat_changed(self) -> None:
        """Note that another player has a seat: no bot waits, forced moves are announced again."""
        self.waiting, self._announced_at = False, None

    def sit_down(self, seat: Seat) -> None:
        """Note the person who comes to the screen, and show the table from their seat."""
        self._at_screen = self.game.viewer = seat

    def call(self) -> bool:
        """Return whether to call the person to move; True once per turn."""
        called, self._called = self._called, self.game.match.actor
        return called != self._called

    def announce_again(self) -> None:
        """Restart the announcement of a forced move after another scene covered it."""
        self._announced_at = None

    def forces(self) -> bool:
        """Return whether a forced move was announced long enough; the first call announces it.

        Measured by ``Services.now``, because the loop may sleep longer than a step lasts.
        """
        if self._announced_at is None:
            self._announced_at = self.game.app.now
        return self.game.app.now - self._announced_at >= self._announced

    @property
    def _announced(self) -> float:
        """Seconds that a forced move is announced: fewer at higher speed, 0 if instant."""
        speed = SPEEDS[self.game.speed]
        return _FORCED / speed if speed else 0.0

    @property
    def until_forced(self) -> float | None:
        """Seconds until a forced move is made; None if there is none."""
        if self.held or self.game.forced() is None:
            return None
        since = self._announced_at
        gone = 0.0 if since is None else self.game.app.now - since
        return max(0.01, self._announced - gone)

    @staticmethod
    def is_next(event: pygame.Event) -> bool:
        """Return whether an event means Next: any click, or a key without another meaning."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button in (1, 2, 3)
        return event.type == pygame.KEYDOWN and event.key not in _NOT_NEXT
