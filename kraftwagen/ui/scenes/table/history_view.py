"""Looking back: a past moment on the table instead of the present one, and the recap's panel."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from kraftwagen.ui.scenes.parts.game import TableGame
from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.scenes.table.recap import Recap, RecapPanel
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.director import Director
from kraftwagen.ui.widgets.base import Ui


class HistoryView:
    """Which moment the table shows. Nobody can decide while it is not the present one.

    ``changed`` is called after every change of what is shown.
    """

    def __init__(
        self,
        game: TableGame,
        director: Director,
        changed: Callable[[], object],
        foot: Callable[[Rect], Rect] = lambda side: side,
    ) -> None:
        """``foot`` takes room at the foot of the side and says what is left for the log."""
        self.game, self.director, self._changed = game, director, changed
        self._foot = foot
        self.looking: int | None = None
        """The number of the decision whose position is shown; None is the present."""
        self.recap = Recap(game)
        self._panel: RecapPanel | None = None
        self._place: tuple[Ui, Rect, LogPanel] | None = None

    def position(self) -> Position:
        """What the table is to show."""
        return self.game.position() if self.looking is None else self.game.moment(self.looking)

    def look(self, number: int) -> None:
        """Show the position after a decision until somebody goes back to the game."""
        self.director.skip()
        if not self.director.busy and 1 <= number <= len(self.game.match.steps):
            self._show(number)

    def back(self) -> bool:
        """Show the present again; whether something else was shown."""
        if self.looking is None:
            return False
        self._show(None)
        return True

    def _show(self, number: int | None) -> None:
        self.looking = number
        self.director.snap(self.position())
        self._mark()
        self._changed()

    def _mark(self) -> None:
        if self._place is not None:
            self._place[2].show_number(self.looking)
        if self._panel is not None:
            self._panel.show_number(self.looking)

    # -- the recap

    def show_recap(self) -> bool:
        """Open it; False when nobody else has moved or something moves now."""
        shown = not self.director.busy and self.recap.show()
        self._lay()
        return shown

    def toggle_recap(self) -> bool:
        """Open or close it; False when there is nothing to open."""
        if not self.recap.open:
            return self.show_recap()
        self.close_recap()
        return True

    def close_recap(self) -> None:
        """Close it and show the present."""
        self.back()
        if self.recap.open:
            self.recap.open = False
            self._lay()

    def lay(self, ui: Ui, side: Rect, log: LogPanel) -> None:
        """A new layout: the recap stands above the log in ``side``."""
        self._panel = None
        self._place = (ui, side, log)
        self._lay()
        self._mark()

    def _lay(self) -> None:
        """Make or remove the panel; the log takes the rest of the side."""
        if self._place is None:
            return
        ui, rect, _ = self._place
        if self._panel is not None:
            self._panel.remove()
            self._panel = None
        if self.recap.open:
            self._panel = RecapPanel(ui, rect, self.recap, self.look, self.step, self.close_recap)
        self.fit()
        self._changed()

    def fit(self) -> None:
        """Give the log what recap and foot leave of the side."""
        if self._place is None:
            return
        ui, rect, log = self._place
        if self._panel is not None:
            top = self._panel.rect.bottom + ui.theme.px(8)
            rect = Rect(rect.x, top, rect.w, rect.bottom - top)
        log.fit(self._foot(rect))

    def step(self, by: int) -> None:
        """Show the next or previous step of the open recap."""
        number = self.recap.step(by, self.looking)
        if number is None:
            self.back()
        else:
            self.look(number)

    def draw(self, surface: Surface) -> None:
        """The ground of the panel."""
        if self._panel is not None:
            self._panel.draw(surface)
