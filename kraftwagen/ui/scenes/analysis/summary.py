"""The first page of an analysis, for one person: what went well, what to try, three own turns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from kraftwagen.bots.analysis import Part, Report
from kraftwagen.engine.types import Seat
from kraftwagen.learn.coach import review
from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import Box, Column, Grid, Row, button, choice, text
from kraftwagen.ui.drawing.theme import OXBLOOD
from kraftwagen.ui.presenters.coach import Coach, Said, Summary, people_of
from kraftwagen.ui.scenes.analysis.words import Words

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

SUMMARY: Final = "coach"
"""Name of this page among the views of the analysis."""


class SummaryPage:
    """The coach's words for a person; ``show`` opens the moment of a part."""

    def __init__(
        self, app: Services, match: Match, words: Words, show: Callable[[Part], object]
    ) -> None:
        self.app, self._match, self._words, self._show = app, match, words, show
        self.people = people_of(match)
        """The seats of persons; the coach does not address bots."""
        self.who: Seat = self.people[0] if self.people else -1
        self._coach = Coach(app, match.spec)
        self._said: tuple[Report, Seat] | None = None

    def note(self, report: Report) -> None:
        """Store the findings of a finished analysis."""
        self._coach.note(self._match, report)

    def choose(self, seat: Seat) -> None:
        """Speak to this person from now on; bots are ignored."""
        if seat in self.people:
            self.who = seat

    def summary(self, report: Report) -> Summary:
        """Return what is said to the chosen person."""
        found = review(self._match, report, self.who)
        return self._coach.summary(found, self._words.turn, self._words.better)

    def content(self, report: Report, again: Callable[[], object]) -> Box:
        """Declare the page of a finished analysis; ``again`` is called after another choice."""
        tr = self.app.tr
        found = self.summary(report)
        self._read(report, found)

        def chosen(value: str) -> None:
            self.choose(int(value))
            again()

        people = None
        if len(self.people) > 1:
            names = [(str(seat), self._words.names[seat]) for seat in self.people]
            people = choice(names, str(self.who), chosen, tip=tr("coach.who_tip"))
        sheets = Row(
            self._sheet(found.well), self._sheet(found.attempt),
            gap=12, below=700, items="stretch",
        )  # fmt: skip
        turns = [self._turn(one) for one in found.turns]
        title = tr("coach.turns.title" if len(turns) == 3 else "coach.turns.fewer")
        rows = Grid(*turns, columns=3, gap=12) if turns else text(tr("coach.turns.none"), "reading")
        own = Column(text(title, "subtitle", OXBLOOD), rows, gap=10, pad=(30, 22), panel="paper")
        return Column(people, sheets, own, gap=12)

    def _read(self, report: Report, found: Summary) -> None:
        """Say the page aloud, once."""
        if self._said != (report, self.who):
            self._said = report, self.who
            words = " ".join(f"{one.title}. {one.text}" for one in (found.well, found.attempt))
            self.app.speech.say(words, cut=False)

    def _sheet(self, one: Said) -> Box:
        door, way = None, one.way
        if way is not None:
            door = button(way.words, way.go, icon=way.icon, style="button_small", tip=way.tip,
                          least_w=150, least_h=40)  # fmt: skip
        words = [text(line, "reading") for line in one.text.split("\n")]
        return Column(
            text(one.title, "subtitle", OXBLOOD), *words, door,
            gap=10, pad=(30, 22), panel="paper", items="start", share=1,
        )  # fmt: skip

    def _turn(self, one: Said) -> Box:
        assert one.part is not None
        note = "\n".join(filter(None, (one.text, one.better)))
        return button(
            one.title, partial(self._show, one.part), kind="paper", icon="eye", note=note,
            align="left", tip=self.app.tr("coach.show_tip"), least_w=230, least_h=62,
        )  # fmt: skip
