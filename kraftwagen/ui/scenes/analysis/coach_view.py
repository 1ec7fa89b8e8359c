"""The coach's three sentences in the analysis, each with a button that opens its subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kraftwagen.bots.analysis import Part, Report
from kraftwagen.engine.types import Seat
from kraftwagen.learn.coach import review
from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import Box, Column, Row, button, choice, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.presenters.coach import Coach, CoachLink, Said, people_of
from kraftwagen.ui.scenes.analysis.words import Words

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

COACH: Final = "coach"
"""Name of the coach's view among the views of the analysis."""


class CoachView:
    """The coach's sentences for a person; ``show`` opens the moment of a part."""

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
        """Show the sentences for this person from now on; bots are ignored."""
        if seat in self.people:
            self.who = seat

    def sentences(self, report: Report) -> list[Said]:
        """Return the sentences for the chosen person."""
        found = review(self._match, report, self.who)
        return self._coach.sentences(found, self._words.turn)

    def content(self, report: Report | None, again: Callable[[], object]) -> Box:
        """Declare the sentences; ``again`` is called after another person was chosen."""
        tr = self.app.tr
        if report is None or report.done < 1.0:
            wait = text(tr("coach.wait"), colour=SEPIA, align="center")
            return Column(wait, rest="center", share=1)
        found = self.sentences(report)
        if self._said != (report, self.who):
            self._said = report, self.who
            words = " ".join(f"{one.title}. {one.text}" for one in found)
            self.app.speech.say(words, cut=False)

        def chosen(value: str) -> None:
            self.choose(int(value))
            again()

        people = None
        if len(self.people) > 1:
            names = [(str(seat), self._words.names[seat]) for seat in self.people]
            people = choice(names, str(self.who), chosen, tip=tr("coach.who_tip"))
        rows = [
            Row(self._sentence(one), self._door(one), gap=20, items="start", fold_gap=6, share=1)
            for one in found
        ]
        return Column(people, *rows, gap=12, share=1)

    @staticmethod
    def _sentence(one: Said) -> Box:
        head = text(one.title, "heading", OXBLOOD)
        return Column(head, text(one.text, "reading"), gap=4, share=1)

    def _door(self, one: Said) -> Box | None:
        way = self._way(one)
        if way is None:
            return None
        return button(way.words, way.go, icon=way.icon, style="button_small", tip=way.tip,
                      least_w=150, least_h=40)  # fmt: skip

    def _way(self, one: Said) -> CoachLink | None:
        if one.part is None:
            return one.way
        part, tr = one.part, self.app.tr
        return CoachLink(tr("coach.show"), "eye", tr("coach.show_tip"), lambda: self._show(part))
