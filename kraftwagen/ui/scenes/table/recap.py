"""The decisions of others since the viewer's last turn, and their effects on the viewer.

A mark in the log shows where these decisions begin; lines below each of them tell its effect on the
viewer.
"""

from __future__ import annotations

from typing import Literal

from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Step
from kraftwagen.ui.scenes.parts.log_book import Mark, marked
from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.tables.hooks import LogLine


def since_last_turn(game: TableGame) -> tuple[int, int]:
    """Return the slice of ``match.steps`` that others made since the viewer's last turn.

    Decisions of the viewer's present turn are left out. The slice is empty if nobody else decided.
    """
    steps = game.match.steps
    end = len(steps)
    while end and steps[end - 1].seat == game.viewer:
        end -= 1
    first = end
    while first and steps[first - 1].seat != game.viewer:
        first -= 1
    return first, end


class Recap:
    """Keeps a mark in the log at the end of the viewer's last turn; lives as long as the table."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.wanted: Literal["", "mark", "end"] = ""
        """The place the log should scroll to; whoever scrolls it resets this to ""."""
        self._seen = -1
        """Number of decisions when the recap was last shown."""
        self._touched: dict[tuple[Seat, int], tuple[Step, tuple[LogLine, ...]]] = {}

    @property
    def is_due(self) -> bool:
        """Whether the viewer's turn begins after moves of others that were not recapped yet."""
        steps = self.game.match.steps
        if not self.game.asks or self._seen == len(steps) or not steps:
            return False
        return steps[-1].seat != self.game.viewer

    def ask(self) -> bool:
        """Let the log scroll to the mark; returns False if nobody else has moved since."""
        self._seen = len(self.game.match.steps)
        first, end = since_last_turn(self.game)
        self.wanted = "mark" if first < end else ""
        return first < end

    def update(self, busy: bool) -> None:
        """Put the mark in its present place, and lines below the decisions of others.

        While ``busy`` the last decision is still being shown and gets no line.
        """
        game = self.game
        first, end = since_last_turn(game)
        if first == end:
            game.log.reader = None
            return
        last = min(end, len(game.match.steps) - busy)
        key = "table.recap" if first else "table.recap_first"
        words = game.tr(key, name=marked(game.names)[game.viewer])
        told = {
            number: self._about(number, step)
            for number, step in enumerate(game.match.steps[first:last], start=first + 1)
        }
        game.log.reader = Mark(first, words, told)

    def _about(self, number: int, step: Step) -> tuple[LogLine, ...]:
        """Return the lines on how a decision affected the viewer, cached."""
        game = self.game
        known = self._touched.get((game.viewer, number))
        if known is not None and known[0] is step:
            return known[1]
        one, names = game.decision(number), marked(game.names)
        said = tuple(game.hooks.touched(one.before, one.after, one.events, game.viewer, names))
        self._touched[game.viewer, number] = step, said
        return said
