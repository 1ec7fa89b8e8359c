"""Who leads somebody through a match at the table: a lesson, a puzzle, a challenge, first tips.

The table has always one; ``Guide`` itself does nothing, so that a usual match goes on as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import pygame

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.parts.note import Note
from kraftwagen.ui.tables.base import Position, TableView


class GuidedTable(Protocol):
    """What a guide may do at the table; the usual one is ``TableController``."""

    @property
    def match(self) -> Match:
        """The match being played."""

    @property
    def view(self) -> TableView:
        """What is shown of it."""

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""

    @property
    def settled(self) -> bool:
        """Whether all that has been decided has been shown, and the present is in sight."""

    def position(self) -> Position:
        """What is shown, with the options of the person at the screen."""

    def say(self, words: str) -> None:
        """A sentence over the table, read aloud."""

    def refresh(self) -> None:
        """Ask for note, lights and bars to be brought up to date."""

    def decide(self, seat: Seat, code: Code) -> None:
        """Carry out a decision and show it."""

    def take_back(self) -> None:
        """Take back the last decision of the person, with those of bots after it."""


class Guide:
    """Asked by the table at every turn; a subclass answers what it wants to be different."""

    kept: bool = True
    """False: the match is neither saved nor noted, and nothing is asked when it is left."""
    forces: bool = True
    """Whether the only possible decision may be made by itself, as the settings have it."""
    followed: bool = False
    """Whether what happens is to be seen by whoever learns from it: see ``scenes.table.pace``."""
    shades: bool = False
    """Whether all but what is lit, and the note, lies in the shade while a person may decide."""
    make_runner: Callable[[GameSpec[Any]], Any] | None = None
    """Who answers for the bots; None for the usual worker. See ``scenes.table.game.Runner``."""

    def sit(self, table: GuidedTable) -> None:
        """The table is there; called once, before everything else."""

    def refuses(self, code: Code) -> str:
        """Why a person's decision is not taken, in words for a bubble; empty when it is."""
        return ""

    def no_undo(self) -> str:
        """Why nothing is taken back now; empty when the rules of the match decide."""
        return ""

    def no_hint(self) -> str:
        """Why there is no hint now; empty when there may be one."""
        return ""

    def hand_over_costs(self) -> str:
        """What is lost when a seat changes hands now, in a sentence; empty for nothing."""
        return ""

    def decided(self) -> None:
        """The last decision, whoever made it, has been shown to its end."""

    def undone(self) -> None:
        """Decisions have been taken back, or a seat has changed hands."""

    def note_end(self) -> None:
        """The match that is kept is over and saved, and not shown yet: note what it is worth."""

    def over(self) -> bool:
        """The match is over and shown to its end; True when the guide shows what comes now.

        Asked once. The guide of a match that is not kept must do so.
        """
        return False

    def ended(self) -> str:
        """Why nobody decides any more although the match goes on; empty while somebody does."""
        return ""

    def note(self) -> Note | None:
        """What stands below the log, unless a hint is asked for."""
        return None

    def lights(self) -> tuple[Sequence[Code], str]:
        """Decisions and the part of the table to be lit, see ``TableView.light``."""
        return (), ""

    def entries(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Entries of the pause, after the way back to the table: locale key, icon, action."""
        return ()

    def handle(self, event: pygame.Event) -> bool:
        """Input before anything else sees it; whether it was used."""
        return False
