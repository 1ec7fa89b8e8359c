"""Achievements that a person completes while a game goes on."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Seat
from kraftwagen.match.achievements import Achievement, Earned, progress_of
from kraftwagen.match.match import Match
from kraftwagen.ui.presenters.post_game import statistics_of
from kraftwagen.ui.services import Services


class MeritWatch:
    """Watches one match for achievements among ``sure``, which nothing can undo later."""

    def __init__(self, app: Services, match: Match, sure: Sequence[str]) -> None:
        self._app, self._match = app, match
        header = match.record.header
        origin = header.origin
        whole = origin is None or origin.number == 0
        counts = whole and header.start is None and not header.challenge
        self._sure = frozenset(sure) if counts else frozenset()
        self._open: Sequence[Achievement] | None = None
        """The achievements not completed yet; None before they were looked up."""

    def completed(self) -> dict[str, Seat]:
        """Return the achievements completed since the last call, each with the last earner.

        Of pieces earned since then those of the one who has just moved are the last.
        """
        if not self._sure or self._match.handovers:
            return {}
        spec, match = self._match.spec, self._match
        if self._open is None:
            found = statistics_of(self._app).achievements(spec.id, spec.merits)
            self._open = [one for one in found if one.name in self._sure and not one.done]
        happened = [event for step in match.steps for event in step.events]
        told = spec.summarize(happened, match.state)
        persons = [seat for seat in range(len(told)) if match.seats[seat].is_person]
        earned, done = list[Earned](), dict[str, Seat]()
        for seat in sorted(persons, key=lambda seat: seat == match.steps[-1].seat):
            earned.append(Earned(match.record.header.date, told[seat].merits))
            for one in progress_of(self._open, earned):
                if one.done:
                    done.setdefault(one.name, seat)
        self._open = [one for one in self._open if one.name not in done]
        return done
