"""Tabs of the other seats, in the bar above a table that has no room for their things."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.boxes import Drawn, Leaf, Row, Sheet, Written
from kraftwagen.ui.drawing.people import Face, likeness
from kraftwagen.ui.drawing.theme import CREAM, Colour
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State

_SIDE = 26
"""Side of a face or sign, in units."""


class SeatTab(Widget):
    """A button that opens and closes the enlarged board of another seat."""

    def __init__(self, ui: Ui, rect: Rect, table: TableController, seat: Seat, named: bool) -> None:
        name = table.game.names[seat]
        tip = ui.tr("table.others_tip", name=name, keys=ui.keys.hint("others"))
        super().__init__(ui, rect, tip=tip)
        self._table, self._seat, self._named = table, seat, named
        self.spoken = name
        self._seen = self._look()
        self.refresh()

    def activate(self) -> None:
        """Open the seat's board, or close it if it is open."""
        view = self._table.view
        view.open_seat(None if view.opened == self._seat else self._seat)
        self._table.refresh()

    def _look(self) -> tuple[object, ...]:
        return _face(self._table, self._seat), self._table.view.opened == self._seat

    def show(self) -> None:
        """Redraw the tab if the face or whether the board is open has changed."""
        look = self._look()
        if look != self._seen:
            self._seen = look
            self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the button, brass while the board is open."""
        kind = "primary" if self._seen[1] else "green"
        colour = button_face(self.ui, surface, kind, state)
        sheet = Sheet(self.ui)
        tab(self.ui, self._table, self._seat, self._named, colour).place(sheet, surface.get_rect())
        sheet.draw(surface)


def _face(table: TableController, seat: Seat) -> Face | None:
    game = table.game
    faces = game.moods.at(len(game.match.steps), game.hidden_totals)
    return faces[seat] if faces else None


def tab(ui: Ui, table: TableController, seat: Seat, named: bool, colour: Colour = CREAM) -> Row:
    """Declare the content of a tab: the bot's face, the seat's sign and, if ``named``, the name."""
    canvas, face = ui.canvas, _face(table, seat)

    def draw(surface: Surface, box: Rect) -> None:
        image = likeness(ui.res, table.game.spec.id, face, box.w) if face else None
        if image is not None:
            surface.blit(image, image.get_rect(midbottom=box.midbottom))

    def badge(surface: Surface, box: Rect) -> None:
        canvas.badge(surface, seat, box.center, box.w)

    name = Written(table.game.names[seat], "button_small", colour, line=True) if named else None
    return Row(
        Drawn(draw, _SIDE, _SIDE) if face else None, Drawn(badge, 16, 16), name,
        gap=5, pad=(7, 1), folds=False,
    )  # fmt: skip


def tabs(ui: Ui, table: TableController, named: bool) -> list[Leaf[SeatTab]]:
    """Declare the tabs of all other seats, beginning with the seat after the viewer."""
    seats, viewer = len(table.game.names), table.game.viewer

    def leaf(seat: Seat) -> Leaf[SeatTab]:
        return Leaf(
            lambda ui, rect: SeatTab(ui, rect, table, seat, named),
            lambda sheet: (tab(ui, table, seat, named).widths(sheet)[1],) * 2,
            lambda sheet, _: sheet.px(30),
        )

    return [leaf((viewer + step) % seats) for step in range(1, seats)]
