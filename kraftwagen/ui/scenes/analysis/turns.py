"""The turns of a finished game that the analysis lists, and which of them is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kraftwagen.bots.analysis import Part, Report, TurningPoint
from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.analysis.course import turning_parts

EVERYBODY: Final = -1


class ListedTurns:
    """The parts of a report, filtered by player and by whether they deserve a look."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.report: Report | None = None
        self.who: Seat = EVERYBODY
        self.everything = False
        self.bots = not any(info.is_person for info in match.seats)
        """Whether turns of bots are listed, too."""
        self.chosen: int | None = None
        """Number of the first decision of the chosen part; None if none is chosen."""
        self.picked = False
        """Whether a person chose the part; otherwise it is the worst part."""
        self._found: tuple[Report | None, dict[int, TurningPoint]] | None = None

    @property
    def seats(self) -> list[Seat]:
        """The seats whose turns are shown."""
        if self.who != EVERYBODY:
            return [self.who]
        seats = enumerate(self._match.seats)
        return [seat for seat, info in seats if self.bots or info.is_person]

    @property
    def turning(self) -> list[TurningPoint]:
        """The turning points of the game."""
        return list(self._turned().values())

    def turning_of(self, part: Part) -> TurningPoint | None:
        """Return the turning point that is shown with a part, if any."""
        return self._turned().get(part.first)

    def _turned(self) -> dict[int, TurningPoint]:
        """Return turning points by the first decision of their part, cached per report."""
        if self._found is None or self._found[0] is not self.report:
            self._found = (self.report, turning_parts(self.report) if self.report else {})
        return self._found[1]

    @property
    def parts(self) -> list[Part]:
        """The parts that pass the filters."""
        if self.report is None or not self.report.graded:
            return []
        shown = [part for part in self.report.parts if part.seat in self.seats]
        if self.everything:
            return shown
        turned = self._turned()
        return [part for part in shown if part.grade or part.first in turned]

    @property
    def chosen_part(self) -> Part | None:
        """The part explained below the list."""
        parts = self.report.parts if self.report is not None else ()
        return next((part for part in parts if part.first == self.chosen), None)

    def row_chosen(self, parts: Sequence[Part]) -> int:
        """Return the row of the chosen part, -1 for none.

        Until somebody chooses, the worst part is chosen, or the worst of the only person at the
        table.
        """
        firsts = [part.first for part in parts]
        if self.chosen not in firsts and not self.picked and parts:
            people = [seat for seat, info in enumerate(self._match.seats) if info.is_person]
            own = [part for part in parts if [part.seat] == people]
            worst = max(own or parts, key=lambda part: (part.grade, part.loss, -part.first))
            self.chosen = worst.first
        return firsts.index(self.chosen) if self.chosen in firsts else -1

    def at(self) -> int | None:
        """Return the point of the graph where the chosen turn begins."""
        part = self.chosen_part
        if self.report is None or part is None:
            return None
        return max(at for at, point in enumerate(self.report.points) if point.number <= part.first)

    def pick(self, part: Part) -> None:
        self.chosen, self.picked = part.first, True

    def pick_moment(self, at: int) -> None:
        """Choose the turn that begins at a point of the graph; the last turn for the end point."""
        if self.report is not None and self.report.parts:
            number, parts = self.report.points[at].number, self.report.parts
            self.pick(next((part for part in parts if part.first == number), parts[-1]))

    def forget(self) -> None:
        """Choose the worst part again."""
        self.chosen, self.picked = None, False
