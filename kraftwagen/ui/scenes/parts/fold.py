"""What a larger scale folds away at a table, in play and in a replay: log and other seats."""

from __future__ import annotations

from collections.abc import Callable

from kraftwagen.engine.types import NOBODY, Seat
from kraftwagen.ui.drawing.people import Face
from kraftwagen.ui.scenes.parts.match_view import MatchView
from kraftwagen.ui.scenes.parts.sizes import folds
from kraftwagen.ui.tables.base import TableView


class Fold:
    """The log and the other seats' boards, where a table may have no room for them.

    Both are then a press away: the log comes back beside the table, a board opens over it.
    """

    def __init__(
        self, game: MatchView, view: TableView, at: Callable[[], int], changed: Callable[[], object]
    ) -> None:
        """``at`` returns the moment shown; ``changed`` is called after every press."""
        self.game, self.view = game, view
        self._at, self._changed = at, changed
        self._size = (0, 0)
        self.folded, self.sided, self._viewer = False, True, NOBODY
        """Whether log and other seats have no room beside the table; whether log or note were laid
        out there all the same; the seat without a tab, NOBODY where there are no tabs."""
        self.log_open = False
        """Whether the person has opened the folded log."""

    def lay(self, size: tuple[int, int], note: bool = False) -> None:
        """Find out what a window of ``size`` has room for; a ``note`` is always in sight."""
        self._size = size
        self.folded, self.sided, self._viewer = self._wanted(note)

    def moved(self, note: bool = False) -> bool:
        """Return whether the table must be laid out again, as other things belong beside it."""
        return (self.folded, self.sided, self._viewer) != self._wanted(note)

    def _wanted(self, note: bool) -> tuple[bool, bool, Seat]:
        """The table folds at a large scale, or for larger pictures at a seat with help."""
        app, game = self.game.app, self.game
        folded = folds(app, self._size) or (app.settings.large_pictures and game.helped)
        return folded, not folded or self.log_open or note, game.viewer if folded else NOBODY

    def face(self, seat: Seat) -> Face | None:
        """Return the face at a seat; None where none is shown."""
        faces = self.game.moods.at(self._at(), self.game.hidden_totals)
        return faces[seat] if faces else None

    def score(self, seat: Seat) -> str | None:
        """Return the score of a seat that the table shows; None where the viewer may not know."""
        game, shown = self.game, self.view.position
        if seat in game.hidden_totals and not game.hooks.open_scores:
            return None
        return str(game.spec.scores(shown.state)[seat]) if shown is not None else ""

    def toggle_log(self) -> None:
        """Open or close the folded log."""
        self.log_open = self.folded and not self.log_open
        self._changed()

    def toggle_seat(self, seat: Seat) -> None:
        """Enlarge the things of another seat, or close them if they are open."""
        self.view.open_seat(None if self.view.opened == seat else seat)
        self._changed()

    def next_seat(self) -> None:
        """Enlarge the things of the next other seat; after the last seat enlarge none."""
        viewer = self.game.viewer
        last = viewer if self.view.opened is None else self.view.opened
        seat = (last + 1) % len(self.game.names)
        self.view.open_seat(None if seat == viewer else seat)
        self._changed()

    def put_away(self) -> bool:
        """Close panels over the table that are only read; returns whether there were any."""
        closed = self.view.put_away() or (self.folded and self.log_open)
        self.log_open = False
        if closed:
            self._changed()
        return closed
