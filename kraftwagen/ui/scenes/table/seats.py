"""The panel for handing seats to bots and people during the game."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from pygame import Rect

from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.scenes.parts.seat_rows import SeatRowsScene
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.shell.dialog import Answer, Dialog
from kraftwagen.ui.widgets import Button, Label


class SeatsScene(SeatRowsScene):
    """Asks who plays each seat from now on; every choice takes effect at once.

    The game stands still meanwhile, so that several seats can be changed.
    """

    name: ClassVar[str] = "seats"

    def __init__(self, table: TableController) -> None:
        game = table.game
        super().__init__(game.spec, game.names, [seat.controller for seat in game.match.seats])
        self._table = table

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out heading, rows, note and the Done button."""
        px, ui = self.app.theme.px, self.ui
        wide = px(560)
        high = self._note_height(min(wide, size[0] - px(24)) - px(72))
        inner = self.open_box(size, wide, px(184) + high)
        head = Rect(inner.x, inner.y, inner.w, px(36))
        Label(ui, head, self.tr("table.seats"), style="subtitle", colour=OXBLOOD, align="center")
        y = self.rows(inner, head.bottom + px(14))
        note = Rect(inner.x, y, inner.w, self._note_height(inner.w))
        costs = self._table.game.hand_over_costs()
        Label(ui, note, self._note(), style="small", colour=OXBLOOD if costs else SEPIA, wrap=True,
              align="center")  # fmt: skip
        wide = px(180)
        done = Rect(inner.centerx - wide // 2, inner.bottom - px(44), wide, px(44))
        button = Button(
            ui, done, self.tr("table.seats_done"), self.back, kind="primary", icon="check"
        )
        ui.focus.focus(button, show=False)

    def _note(self) -> str:
        """Return what handing a seat over costs, else how statistics treat it."""
        return self._table.game.hand_over_costs() or self.tr("table.seats_note")

    def _note_height(self, room: int) -> int:
        theme, words = self.app.theme, self._note()
        return max(theme.px(44), self.app.resources.text_size(words, theme.style("small"), room)[1])

    def choose(self, seat: int, controller: str) -> None:
        """Hand the seat over at once; ask first if that costs something."""
        costs = self._table.game.hand_over_costs()
        if not costs or controller == self.chosen[seat]:
            self._hand_over(seat, controller)
            return
        answers: list[Answer] = [
            (self.tr("table.hand_over_yes"), "danger", partial(self._hand_over, seat, controller)),
            (self.tr("table.hand_over_no"), "primary", partial(self.relayout, self.app.size)),
        ]
        self.app.stack.push(Dialog(self.tr("table.hand_over_title"), costs, answers))

    def _hand_over(self, seat: int, controller: str) -> None:
        self.chosen[seat] = controller
        self._table.hand_over(seat, controller)
        self.relayout(self.app.size)
