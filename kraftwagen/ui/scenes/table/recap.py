"""What the others did since the last turn of the person at the screen, and how it touched them.

Its steps are decisions; stepping through them shows the position after each one, with the pieces
lit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kraftwagen.ui.scenes.parts.log import LogBook, marked
from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.tables.hooks import LogLine

_LOUD: Final = ("move", "heading")


@dataclass(frozen=True, slots=True)
class RecapStep:
    """A decision of another player: its number from 1, what it did, how it touched one."""

    number: int
    seat: int
    lines: tuple[LogLine, ...]
    touched: tuple[LogLine, ...]


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


def recap(game: TableGame) -> list[RecapStep]:
    """The steps since the viewer's last turn; decisions with nothing to tell are left out."""
    hooks, names = game.hooks, marked(game.names)
    first, end = since_last_turn(game)
    found = []
    for number in range(first + 1, end + 1):
        one = game.decision(number)
        lines = [line for event in one.summary for line in hooks.log(event, one.after, names)]
        loud = tuple(line for line in lines if line.weight in _LOUD)
        touched = tuple(hooks.touched(one.before, one.after, one.events, game.viewer, names))
        if loud or touched:
            found.append(RecapStep(number, one.step.seat, loud, touched))
    return found


class Recap:
    """Whether the recap is open and at which step; lives as long as the table."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.steps: list[RecapStep] = []
        self.open = False
        self.seen = -1
        """How many decisions there were when it last came by itself."""

    @property
    def is_due(self) -> bool:
        """Whether a turn of the person at the screen begins after others have moved."""
        game = self.game
        count = len(game.match.steps)
        if not game.asks or self.seen == count or not count:
            return False
        return game.match.steps[-1].seat != game.viewer

    def show(self) -> bool:
        """Open with the present steps; False when there is nothing to tell."""
        self.seen = len(self.game.match.steps)
        self.steps = recap(self.game)
        self.open = bool(self.steps)
        return self.open

    def step(self, by: int, now: int | None) -> int | None:
        """The number of the decision to look at after ``now``; None is the present."""
        numbers = [step.number for step in self.steps]
        if now is None:
            return numbers[-1] if by < 0 else None
        if by < 0:
            return max([n for n in numbers if n < now], default=numbers[0] if numbers else None)
        return min([n for n in numbers if n > now], default=None)

    def book(self) -> LogBook:
        """The steps as lines, the touches after what caused them."""
        book = LogBook()
        for step in self.steps:
            book.mark(step.number)
            book.add([*step.lines, *step.touched])
        book.mark(0)
        return book
