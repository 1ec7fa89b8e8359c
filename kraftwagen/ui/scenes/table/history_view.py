"""The side of the table: the log, and a note at the foot."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.note_panel import NotePanel
from kraftwagen.ui.widgets.base import Ui


class HistoryView:
    """What has happened, in words; made anew with every layout."""

    def __init__(self, ui: Ui, place: Rect, controller: TableController, note: NotePanel) -> None:
        self.place, self.controller, self.note = place, controller, note
        game = controller.game
        self.log = LogPanel(
            ui, place, game.log, on_open=controller.look, explain=game.weighed,
            dotted=game.knows_why, links=controller.notes.links,
        )  # fmt: skip
        note.lay(ui)

    def show(self) -> None:
        """Bring up to date."""
        recap, number = self.controller.recap, self.controller.looking
        recap.update(self.controller.showing)
        self.follow()
        self.log.show_number(number)
        self.note.show(self.controller.note())
        self.log.fit(self.note.fit(self.place))
        if recap.wanted == "end":
            self.log.show_end()
        elif recap.wanted == "mark":
            self.log.show_mark()
        recap.wanted = ""

    def follow(self) -> None:
        """The newest lines."""
        if self.log.stale:
            self.log.renew()

    def draw(self, surface: Surface) -> None:
        """The ground of the note."""
        self.note.draw(surface)
