"""What persons gain for good in a match, told in notices: achievements, models of the album."""

from __future__ import annotations

from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters.album import AlbumWatch
from kraftwagen.ui.presenters.merits import MeritWatch
from kraftwagen.ui.scenes.parts.notice import Notices
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import GameHooks


class Gains:
    """Watches a match that is ``kept`` and tells what each turn has brought."""

    def __init__(self, app: Services, match: Match, hooks: GameHooks, *, kept: bool) -> None:
        self._app, self._match = app, match
        self._words = GameWords(app.tr, match.spec)
        self._merits = MeritWatch(app, match, hooks.sure if kept else ())
        self._album = AlbumWatch(app, match) if kept else None

    def tell(self, notices: Notices) -> None:
        """Tell what the last decision has brought, if it ended a turn."""
        step = self._match.steps[-1] if self._match.steps else None
        if step is None or not any(one.ends_turn for one in step.events):
            return
        for title, owner, picture in self._album.found() if self._album is not None else ():
            notices.tell(self._said("album.new", "album.new_of", title, owner), picture)
        if not self._match.seats[step.seat].is_person:
            return
        for name, seat in self._merits.completed().items():
            title = self._words.called(f"merits.{name}.title", name)
            owner = self._match.seats[seat].name
            notices.tell(self._said("table.merit", "table.merit_of", title, owner), name)

    def _said(self, key: str, with_name: str, title: str, owner: str) -> str:
        """Return the news of a title, with its owner's name where several persons play."""
        shared = sum(seat.is_person for seat in self._match.seats) > 1
        tr, told = self._app.tr, quote(title)
        return tr(with_name, title=told, name=owner) if shared else tr(key, title=told)
