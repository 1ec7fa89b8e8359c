"""What the others did since the last turn of the person at the screen, and how it touched them.

The log marks where it begins and says after each decision what it meant to them.
"""

from __future__ import annotations

from typing import Literal

from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Step
from kraftwagen.ui.scenes.parts.log_book import Mark, marked
from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.tables.hooks import LogLine


def since_last_turn(game: TableGame) -> tuple[int, int]:
    """The decisions of others between the viewer's last turn and the present one, as a slice.

    While it is the viewer's turn its own decisions so far are left out; empty when nobody else
    has decided.
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
    """Keeps the mark of the log where the viewer's last turn ended; lives as long as the table."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.wanted: Literal["", "mark", "end"] = ""
        """What of the log is to be brought into view; whoever shows it takes note."""
        self._seen = -1
        """How many decisions there were when it was last shown by itself."""
        self._touched: dict[tuple[Seat, int], tuple[Step, tuple[LogLine, ...]]] = {}

    @property
    def is_due(self) -> bool:
        """Whether a turn of the person at the screen begins after others have moved."""
        steps = self.game.match.steps
        if not self.game.asks or self._seen == len(steps) or not steps:
            return False
        return steps[-1].seat != self.game.viewer

    def ask(self) -> bool:
        """Have the log show where it begins; False when nobody else has moved."""
        self._seen = len(self.game.match.steps)
        first, end = since_last_turn(self.game)
        self.wanted = "mark" if first < end else ""
        return first < end

    def update(self, busy: bool) -> None:
        """Put the mark where it belongs now.

        While the last decision is still being shown (``busy``) nothing is said of it yet.
        """
        game = self.game
        first, end = since_last_turn(game)
        if first == end:
            game.log.reader = None
            return
        last = min(end, len(game.match.steps) - busy)
        words = game.tr("table.recap", name=marked(game.names)[game.viewer])
        told = {
            number: self._about(number, step)
            for number, step in enumerate(game.match.steps[first:last], start=first + 1)
        }
        game.log.reader = Mark(first, words, told)

    def _about(self, number: int, step: Step) -> tuple[LogLine, ...]:
        """How a decision touched the viewer, asked of the game once."""
        game = self.game
        known = self._touched.get((game.viewer, number))
        if known is not None and known[0] is step:
            return known[1]
        one, names = game.decision(number), marked(game.names)
        said = tuple(game.hooks.touched(one.before, one.after, one.events, game.viewer, names))
        self._touched[game.viewer, number] = step, said
        return said
