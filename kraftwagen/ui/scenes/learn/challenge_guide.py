"""The guide of a challenge: its goal beside the table, and an end of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kraftwagen.learn.challenges import Challenge
from kraftwagen.match.match import Match
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters.challenges import ChallengeBook, Standing
from kraftwagen.ui.scenes.learn.challenge_end import ChallengeEndScene
from kraftwagen.ui.scenes.parts.guide import WatchingGuide
from kraftwagen.ui.scenes.parts.note import Note
from kraftwagen.ui.services import Services


class ChallengeGuide(WatchingGuide):
    """Shows each medal's progress beside the table, and at the end the medal that was won.

    The match is otherwise a usual one: it is saved and can be continued from the menu.
    """

    def __init__(self, app: Services, book: ChallengeBook, one: Challenge) -> None:
        self._app, self._book, self._one = app, book, one
        self._better = False
        """Whether the medal is better than all won before."""
        self._standing: Standing | None = None

    def look(self, match: Match) -> None:
        closed = self._app.settings.open_totals == "off" and not match.is_over
        self._standing = Standing(self._book, self._one, match, closed)

    def note(self) -> Note | None:
        """Return a note with the goal and the progress towards each medal."""
        if self._standing is None:
            return None
        tr, standing = self._app.tr, self._standing
        lines = []
        for rung in standing.rungs:
            key = "reached" if rung.sure else "rung" if rung.now else "open"
            medal = tr.term(f"learn.challenges.{rung.medal}")
            words, now = quote(rung.words), quote(rung.now)
            lines.append(tr(f"learn.challenges.{key}", medal=medal, words=words, now=now))
        if standing.spoiled:
            lines = [tr("learn.challenges.spoiled", words=quote(standing.spoiled))]
        elif not standing.fair:
            lines = [standing.unfair]
        elif self._one.never:
            lines.append(self._book.never(self._one))
        title = tr("learn.challenges.goal", title=quote(self._book.title(self._one)))
        return Note(title, "\n\n".join(lines))

    def entries(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Return menu entries for the other challenges and for a new try."""
        routes, one = self._app.routes, self._one
        again = lambda: routes.learning.start_challenge(self._book.spec, one.id)  # noqa: E731
        return [
            ("learn.challenges.retry", "redo-2", again),
            ("learn.challenges.list", "flag", routes.learning.challenges),
        ]

    def hand_over_costs(self) -> str:
        """Return the sentence that the medal would be lost; empty if it is lost already."""
        if self._standing is None or not self._standing.fair:
            return ""
        return self._app.tr("learn.challenges.hand_over")

    def note_end(self) -> None:
        """Store the try and the medal that was won."""
        if self._table is not None:
            self._better = self._book.note_match(self._one, self._table.match)

    def over(self) -> bool:
        """Show the medal that was won; returns whether it could be shown."""
        if self._table is None:
            return False
        match, book = self._table.match, self._book
        standing = Standing(book, self._one, match)
        self._app.stack.push(ChallengeEndScene(book, self._one, match, standing, self._better))
        return True
