"""Tabs of the other seats, in the bar above a table that has no room for their things."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.boxes import Drawn, Gap, Leaf, Row, Sheet, Written
from kraftwagen.ui.drawing.people import likeness
from kraftwagen.ui.drawing.theme import CREAM, Colour
from kraftwagen.ui.scenes.parts.fold import Fold
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State

_SIDE = 26
"""Side of a face or sign, in units."""


class SeatTab(Widget):
    """A button that opens and closes the enlarged board of another seat."""

    def __init__(self, ui: Ui, rect: Rect, fold: Fold, seat: Seat, named: bool) -> None:
        name = fold.game.names[seat]
        tip = ui.tr("table.others_tip", name=name, keys=ui.keys.hint("others"))
        super().__init__(ui, rect, tip=tip)
        self._fold, self._seat, self._named = fold, seat, named
        self.spoken = name
        self._seen = self._look()
        self.refresh()

    def activate(self) -> None:
        """Open the seat's board, or close it if it is open."""
        self._fold.toggle_seat(self._seat)

    def _look(self) -> tuple[object, ...]:
        return self._fold.face(self._seat), self._fold.view.opened == self._seat

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
        tab(self.ui, self._fold, self._seat, self._named, colour).place(sheet, surface.get_rect())
        sheet.draw(surface)


def tab(ui: Ui, fold: Fold, seat: Seat, named: bool, colour: Colour = CREAM) -> Row:
    """Declare the content of a tab: the face, the seat's sign and, if ``named``, the name."""
    canvas, face = ui.canvas, fold.face(seat)

    def draw(surface: Surface, box: Rect) -> None:
        image = likeness(ui.res, fold.game.spec.id, face, box.w) if face else None
        if image is not None:
            surface.blit(image, image.get_rect(midbottom=box.midbottom))

    def badge(surface: Surface, box: Rect) -> None:
        canvas.badge(surface, seat, box.center, box.w)

    name = Written(fold.game.names[seat], "button_small", colour, line=True) if named else None
    return Row(
        Drawn(draw, _SIDE, _SIDE) if face else None, Drawn(badge, 16, 16),
        name, Gap() if named else None, gap=5, pad=(7, 1), folds=False,
    )  # fmt: skip


def tabs(ui: Ui, fold: Fold, named: bool) -> list[Leaf[SeatTab]]:
    """Declare the tabs of all other seats, beginning with the seat after the viewer.

    Where persons take turns at the screen all are as wide as the widest, so that nothing moves.
    """
    seats, viewer = range(len(fold.game.names)), fold.game.viewer
    alike = len(fold.game.persons) > 1

    def wide(sheet: Sheet, seat: Seat) -> int:
        return max(
            tab(ui, fold, one, named).widths(sheet)[1] for one in seats if alike or one == seat
        )

    def leaf(seat: Seat) -> Leaf[SeatTab]:
        return Leaf(
            lambda ui, rect: SeatTab(ui, rect, fold, seat, named),
            lambda sheet: (wide(sheet, seat),) * 2,
            lambda sheet, _: sheet.px(30),
        )

    return [leaf((viewer + step) % len(seats)) for step in seats[1:]]
