"""The panel for handing seats to bots and people during the game."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from kraftwagen.ui.boxes import Box, Column, Gap, Row, button, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.scenes.parts.seat_rows import SeatRowsScene
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.shell.dialog import Answer, Dialog


class SeatsScene(SeatRowsScene):
    """Asks who plays each seat from now on; every choice takes effect at once.

    The game stands still meanwhile, so that several seats can be changed.
    """

    name: ClassVar[str] = "seats"

    def __init__(self, table: TableController) -> None:
        game = table.game
        super().__init__(game.spec, game.names, [seat.controller for seat in game.match.seats])
        self._table = table

    def content(self) -> Box:
        """Declare heading, rows, the cost or meaning of handing over, and the Done button."""
        costs = self._table.game.hand_over_costs()
        note = costs or self.tr("table.seats_note")
        done = button(
            self.tr("table.seats_done"), self.back, kind="primary", icon="check", first=True,
            least_w=180, least_h=44,
        )  # fmt: skip
        return Column(
            text(self.tr("table.seats"), "subtitle", OXBLOOD, align="center"),
            Gap(2),
            self.rows(),
            text(note, "small", OXBLOOD if costs else SEPIA, align="center"),
            Row(done, rest="center"),
            gap=12,
        )

    def choose(self, seat: int, controller: str) -> None:
        """Hand the seat over at once; ask first if that has a cost."""
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
