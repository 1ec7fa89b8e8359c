"""The coach's three sentences in the analysis, each with a button to what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pygame import Rect

from kraftwagen.bots.analysis import Part, Report
from kraftwagen.engine.types import Seat
from kraftwagen.learn.coach import review
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.presenters.coach import Coach, CoachLink, Said, people_of
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.widgets import Button, Label, TextBox
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.choices import pick

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

COACH: Final = "coach"
"""Name of the coach's view among the views of the analysis."""
_HEAD: Final = 28
"""Height of a heading, in design units."""


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

    def build(self, ui: Ui, rect: Rect, report: Report | None, again: Callable[[], object]) -> None:
        """Add the widgets; ``again`` is called when another person is chosen."""
        px = self.app.theme.px
        if report is None or report.done < 1.0:
            wait = self.app.tr("coach.wait")
            Label(ui, rect, wait, colour=SEPIA, align="center", wrap=True)
            return
        rect = rect.inflate(-px(16), 0)
        if len(self.people) > 1:
            names = [(str(seat), self._words.names[seat]) for seat in self.people]
            row = Rect(rect.x, rect.y, rect.w, px(36))

            def chosen(value: str) -> None:
                self.choose(int(value))
                again()

            pick(ui, row, names, str(self.who), chosen).tip = self.app.tr("coach.who_tip")
            rect = Rect(rect.x, row.bottom + px(8), rect.w, rect.bottom - row.bottom - px(8))
        found = self.sentences(report)
        ways = [self._way(one) for one in found]
        wide = max(
            (Button.width_for(ui, way.words, "button_small", icon=True) for way in ways if way),
            default=0,
        )
        wide = min(rect.w // 2, wide + px(12))
        room = rect.w - wide - px(20)
        style = self.app.theme.style("body")
        needs = [
            max(px(40), px(_HEAD) + ui.res.text_size(one.text, style, room)[1]) for one in found
        ]
        gap = (rect.h - sum(needs)) // (len(found) - 1)
        fits = gap >= px(4)
        if not fits:
            gap = px(4)
            needs = [(rect.h - gap * (len(found) - 1)) // len(found)] * len(found)
        y = rect.y
        for one, way, high in zip(found, ways, needs, strict=True):
            head = Rect(rect.x, y, room, px(_HEAD))
            Label(ui, head, one.title, style="heading", colour=OXBLOOD)
            below = Rect(head.x, head.bottom, room, high - head.h)
            if fits:
                Label(ui, below, one.text, wrap=True, valign="top")
            else:
                TextBox(ui, below, one.text)
            if way is not None:
                place = Rect(rect.right - wide, y, wide, px(40))
                Button(
                    ui, place, way.words, way.go, icon=way.icon, style="button_small", tip=way.tip
                )
            y += high + min(gap, px(40))
        if self._said != (report, self.who):
            self._said = report, self.who
            words = " ".join(f"{one.title}. {one.text}" for one in found)
            self.app.speech.say(words, cut=False)

    def _way(self, one: Said) -> CoachLink | None:
        if one.part is None:
            return one.way
        part, tr = one.part, self.app.tr
        return CoachLink(tr("coach.show"), "eye", tr("coach.show_tip"), lambda: self._show(part))
