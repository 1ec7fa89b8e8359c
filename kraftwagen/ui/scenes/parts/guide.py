"""Guides a person through a match at the table: lesson, puzzle, challenge, first tips.

The table always has a guide; ``Guide`` itself changes nothing about a usual match.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

import pygame

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.parts.note import Note
from kraftwagen.ui.scenes.parts.notice import Notices
from kraftwagen.ui.tables.base import Position, TableView


class GuidedTable(Protocol):
    """The part of ``TableController`` that guides may use."""

    @property
    def notices(self) -> Notices:
        """The small good news at the edge of the window."""

    @property
    def match(self) -> Match:
        """The match being played."""

    @property
    def view(self) -> TableView:
        """The view that shows the match."""

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""

    @property
    def settled(self) -> bool:
        """Whether every decision has been shown and the latest position is visible."""

    def position(self) -> Position:
        """Return the shown position, with the options of the person at the screen."""

    def say(self, words: str) -> None:
        """Show a sentence over the table and read it aloud."""

    def refresh(self) -> None:
        """Request an update of the note, the highlighted places and the bars."""

    def decide(self, seat: Seat, code: Code) -> None:
        """Carry out a decision and show it."""

    def take_back(self) -> None:
        """Undo the person's last decision and those of bots after it."""


class Guide:
    """A guide that changes nothing; subclasses override what they change."""

    kept: bool = True
    """Whether the match is saved and counted; if not, it can be left without a question."""
    forces: bool = True
    """Whether forced decisions may be made automatically, as the settings say."""
    followed: bool = False
    """Whether the person must be able to follow every event (``scenes.table.pace``)."""
    noting: bool = False
    """Whether notes may come at any time, so that their room beside a folded table is kept."""
    shades: bool = False
    """Whether all but the highlighted places and the note is dimmed while a person may decide."""
    make_runner: Callable[[GameSpec[Any]], Any] | None = None
    """Creates the runner for bots (``scenes.table.game.Runner``); None for the usual one."""

    def sit(self, table: GuidedTable) -> None:
        """Start guiding at a table; called once, before all other methods."""

    def refuses(self, code: Code) -> str:
        """Return the reason why a person's decision is refused, as a sentence, or ""."""
        return ""

    def no_undo(self) -> str:
        """Return the reason why undo is refused; empty if the match decides that."""
        return ""

    def no_hint(self) -> str:
        """Return the reason why there is no hint now; empty if there may be one."""
        return ""

    def hand_over_costs(self) -> str:
        """Return the loss if a seat changes hands now, as a sentence; empty for none."""
        return ""

    def decided(self) -> None:
        """React to a decision, whoever made it, that has been shown completely."""

    def undone(self) -> None:
        """React to an undo or to a change of who plays a seat."""

    def note_end(self) -> None:
        """Store the result of a kept match that is over and saved, before its end is shown."""

    def over(self) -> bool:
        """React to the end of the match; returns True if the guide shows what comes next.

        Called once after the end is shown. A guide whose match is not kept must return True.
        """
        return False

    def ended(self) -> str:
        """Return the reason why nobody may decide although the match is not over, or ""."""
        return ""

    def note(self) -> Note | None:
        """Return the note below the log, shown unless a hint is requested."""
        return None

    def update(self) -> bool:
        """Return whether the note has changed by itself since the last call; called each frame."""
        return False

    def due(self) -> float | None:
        """Return the seconds until the note changes by itself; None if it does not."""
        return None

    def shown(self) -> Collection[str] | None:
        """Return the places of the table to be seen, as for ``TableView.cover``; None for all."""
        return None

    def lights(self) -> tuple[Sequence[Code], str]:
        """Return decisions and a part of the table to highlight, as for ``TableView.light``."""
        return (), ""

    def entries(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Return extra entries of the pause menu: locale key, icon, action."""
        return ()

    def handle(self, event: pygame.Event) -> bool:
        """Handle input before everything else; returns whether it was used."""
        return False


class WatchingGuide(Guide):
    """A guide that looks at the match anew after each change: by ``look``, from ``_table``."""

    _table: GuidedTable | None = None

    def sit(self, table: GuidedTable) -> None:
        self._table = table
        self.look(table.match)

    def decided(self) -> None:
        if self._table is not None:
            self.look(self._table.match)

    def undone(self) -> None:
        self.decided()

    def look(self, match: Match) -> None:
        """Bring what the guide tells up to date; by default nothing."""
