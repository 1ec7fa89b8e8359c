"""The guide of a chapter: its seals beside the table, and an end of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kraftwagen.learn.career import Chapter, Job
from kraftwagen.match.match import Match
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters.career import Career
from kraftwagen.ui.presenters.challenges import is_fair
from kraftwagen.ui.scenes.career.ending import EndingScene
from kraftwagen.ui.scenes.parts.guide import WatchingGuide
from kraftwagen.ui.scenes.parts.note import Note
from kraftwagen.ui.services import Services


class CareerGuide(WatchingGuide):
    """The match is otherwise a usual one: it is saved and goes on from the menu."""

    def __init__(self, app: Services, career: Career, one: Chapter, job: Job) -> None:
        self._app, self._career, self._one, self._job = app, career, one, job
        self._met: tuple[str, ...] = ()
        self._counts: dict[str, str] = {}

    def look(self, match: Match) -> None:
        self._met = self._career.seals(self._one, self._job, match)
        self._counts = self._career.counts(self._one, self._job, match)

    def note(self) -> Note | None:
        """Return a note with the seals; what would tell the totals of others is left out."""
        if self._table is None:
            return None
        tr, closed = self._app.tr, self._app.settings.open_totals == "off"
        lines = []
        for name, words in self._career.lines(self._one, self._job):
            met = name in self._met and not (closed and name == "rival")
            key = ("ahead" if name == "rival" else "line_met") if met else "line"
            if name != "rival" and name in self._counts:
                words = tr("career.count", words=quote(words), count=quote(self._counts[name]))
            seal = tr.term(f"career.seals.{name}")
            lines.append(tr(f"career.{key}", seal=seal, words=quote(words)))
        if not is_fair(self._table.match.record.header):
            lines = [tr("career.unfair")]
        lines.append(self._career.said(self._one, "rule"))
        return Note(self._career.heading(self._one), "\n\n".join(lines))

    def entries(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Return menu entries for a new try and for the road."""
        learning, name = self._app.routes.learning, self._one.name(self._job)
        persons = sum(self._table.match.seats[n].is_person for n in range(2)) if self._table else 1
        again = lambda: learning.start_chapter(self._career.spec, name, persons)  # noqa: E731
        return [
            ("career.retry", "redo-2", again),
            ("career.road", "flag", learning.career),
        ]

    def hand_over_costs(self) -> str:
        """Return the sentence that no seal can be won; empty if that is so already."""
        fair = self._table is not None and is_fair(self._table.match.record.header)
        return self._app.tr("career.hand_over") if fair else ""

    def note_end(self) -> None:
        """Keep the seals that were won."""
        if self._table is not None:
            self._career.note(self._table.match)

    def over(self) -> bool:
        """Show how the chapter ends."""
        if self._table is None:
            return False
        match = self._table.match
        met = self._career.seals(self._one, self._job, match)
        fair = is_fair(match.record.header)
        scene = EndingScene(self._career, self._one, self._job, match, met if fair else ())
        self._app.stack.push(scene)
        return True
