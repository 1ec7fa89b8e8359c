"""The panel at the side of the table: the log with a note below it."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.note_panel import NotePanel
from kraftwagen.ui.widgets.base import Ui


class HistoryView:
    """The log and the note below it; created anew by every layout."""

    def __init__(self, ui: Ui, place: Rect, controller: TableController, note: NotePanel) -> None:
        self.place, self.controller, self.note = place, controller, note
        game = controller.game
        self.log = LogPanel(
            ui, place, game.log, on_open=controller.look, explain=game.weighed,
            dotted=game.knows_why, links=controller.notes.links, game=game.spec.id,
        )  # fmt: skip
        self.log.set_visible(place.right <= ui.size[0])
        note.lay(ui)

    def show(self) -> None:
        """Update log and note; scroll the log to the place that ``Recap.wanted`` names."""
        recap, number = self.controller.recap, self.controller.looking
        recap.update(self.controller.showing)
        self.follow()
        self.log.show_number(number)
        self.note.show(self.controller.note())
        self.log.fit(self._shared())
        if recap.wanted == "end":
            self.log.show_end()
        elif recap.wanted == "mark":
            self.log.show_mark()
        recap.wanted = ""

    def _shared(self) -> Rect:
        """Place the note below the log, or beside it where they lie below the table."""
        place = self.place
        if place.w < 2 * place.h:
            return self.note.fit(place)
        half = Rect(place.x, place.y, place.w // 2, place.h)
        free = self.note.fit(half.move(place.w - half.w, 0))
        return place if free.h == half.h else half

    def follow(self) -> None:
        """Show new lines of the log."""
        if self.log.stale:
            self.log.renew()

    def draw(self, surface: Surface) -> None:
        """Draw the sheet of the note; the widgets draw themselves."""
        self.note.draw(surface)
