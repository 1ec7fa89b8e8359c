"""Who plays each seat from now on: hand a seat to a bot and back during the game."""

from __future__ import annotations

from typing import ClassVar

from pygame import Rect

from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.scenes.parts.seat_rows import SeatRowsScene
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.widgets import Button, Label


class SeatsScene(SeatRowsScene):
    """Every choice counts at once.

    The table below stands still, so that several changes can be made before the game goes on.
    """

    name: ClassVar[str] = "seats"

    def __init__(self, table: TableController) -> None:
        game = table.game
        super().__init__(game.spec, game.names, [seat.controller for seat in game.match.seats])
        self._table = table

    def layout(self, size: tuple[int, int]) -> None:
        """Heading, rows, a note, Done."""
        px, ui = self.app.theme.px, self.ui
        inner = self.open_box(size, px(560), px(228))
        head = Rect(inner.x, inner.y, inner.w, px(36))
        Label(ui, head, self.tr("table.seats"), style="subtitle", colour=OXBLOOD, align="center")
        y = self.rows(inner, head.bottom + px(14))
        note = Rect(inner.x, y, inner.w, px(44))
        Label(ui, note, self.tr("table.seats_note"), style="small", colour=SEPIA, wrap=True,
              align="center")  # fmt: skip
        wide = px(180)
        done = Rect(inner.centerx - wide // 2, inner.bottom - px(44), wide, px(44))
        button = Button(
            ui, done, self.tr("table.seats_done"), self.back, kind="primary", icon="check"
        )
        ui.focus.focus(button, show=False)

    def choose(self, seat: int, controller: str) -> None:
        self.chosen[seat] = controller
        self._table.hand_over(seat, controller)
