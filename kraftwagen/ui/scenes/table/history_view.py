"""The side of the table: the recap while it is open, the log, and a note at the foot."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.note_panel import NotePanel
from kraftwagen.ui.scenes.table.recap import RecapStep
from kraftwagen.ui.scenes.table.recap_panel import RecapPanel
from kraftwagen.ui.widgets.base import Ui


class HistoryView:
    """What has happened, in words; made anew with every layout."""

    def __init__(self, ui: Ui, place: Rect, controller: TableController, note: NotePanel) -> None:
        self.ui, self.place, self.controller, self.note = ui, place, controller, note
        game = controller.game
        self.log = LogPanel(
            ui, place, game.log, on_open=controller.look, explain=game.weighed,
            dotted=game.knows_why,
        )  # fmt: skip
        self.recap: RecapPanel | None = None
        self._steps: list[RecapStep] = []
        """Those the panel was made of."""
        note.lay(ui)

    def show(self) -> None:
        """Bring up to date."""
        recap, number = self.controller.recap, self.controller.looking
        steps = recap.steps if recap.open else []
        if steps is not self._steps:
            self._steps = steps
            if self.recap is not None:
                self.recap.remove()
            self.recap = RecapPanel(self.ui, self.place, self.controller) if recap.open else None
        if self.recap is not None:
            self.recap.show_number(number)
        self.follow()
        self.log.show_number(number)
        self.note.show(self.controller.note())
        rect = self.place
        if self.recap is not None:
            top = self.recap.rect.bottom + self.ui.theme.px(8)
            rect = Rect(rect.x, top, rect.w, rect.bottom - top)
        self.log.fit(self.note.fit(rect))

    def follow(self) -> None:
        """The newest lines."""
        if self.log.stale:
            self.log.renew()

    def draw(self, surface: Surface) -> None:
        """The grounds of recap and note."""
        if self.recap is not None:
            self.recap.draw(surface)
        self.note.draw(surface)
