"""Tabs of the other seats, in the bar above a table that has no room for their things."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.boxes import Box, Drawn, Gap, Leaf, Row, Sheet, Written
from kraftwagen.ui.drawing.people import likeness
from kraftwagen.ui.drawing.theme import CREAM, Colour
from kraftwagen.ui.scenes.parts.fold import Fold
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State

_SIDE = 26
"""Side of a face or sign, in units."""
_WIDEST = "888"
"""There is room for a score as wide as this."""


class SeatTab(Widget):
    """A button that opens and closes the enlarged board of another seat."""

    def __init__(
        self, ui: Ui, rect: Rect, fold: Fold, seat: Seat, named: bool, scored: bool
    ) -> None:
        name = fold.game.names[seat]
        tip = ui.tr("table.others_tip", name=name, keys=ui.keys.hint("others"))
        super().__init__(ui, rect, tip=tip)
        self._fold, self._seat, self._named, self._scored = fold, seat, named, scored
        self.spoken = name
        self._seen = self._look()
        self.refresh()

    def activate(self) -> None:
        """Open the seat's board, or close it if it is open."""
        self._fold.toggle_seat(self._seat)

    def _look(self) -> tuple[object, ...]:
        fold, seat = self._fold, self._seat
        return fold.face(seat), fold.view.opened == seat, self._scored and fold.score(seat)

    def show(self) -> None:
        """Redraw the tab if the face, the score or whether the board is open has changed."""
        look = self._look()
        if look != self._seen:
            self._seen = look
            self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the button, brass while the board is open."""
        kind = "primary" if self._seen[1] else "green"
        colour = button_face(self.ui, surface, kind, state)
        sheet = Sheet(self.ui)
        shown = tab(self.ui, self._fold, self._seat, self._named, self._scored, colour)
        shown.place(sheet, surface.get_rect())
        sheet.draw(surface)


def tab(ui: Ui, fold: Fold, seat: Seat, named: bool, scored: bool, colour: Colour = CREAM) -> Row:
    """Declare the content of a tab: face, the seat's sign, if ``named`` the name, the score."""
    canvas, face = ui.canvas, fold.face(seat)

    def draw(surface: Surface, box: Rect) -> None:
        image = likeness(ui.res, fold.game.spec.id, face, box.w) if face else None
        if image is not None:
            surface.blit(image, image.get_rect(midbottom=box.midbottom))

    def badge(surface: Surface, box: Rect) -> None:
        canvas.badge(surface, seat, box.center, box.w)

    def sign(surface: Surface, box: Rect) -> None:
        image = ui.res.image(fold.game.hooks.score_sign, box.w, box.h)
        surface.blit(image, image.get_rect(center=box.center))

    name = Written(fold.game.names[seat], "button_small", colour, line=True) if named else None
    score = fold.score(seat) if scored and fold.game.hooks.score_sign else None
    told: tuple[Box, ...] = () if score is None else (
        Written(score, "button_small", colour, line=True, may=[_WIDEST], align="right"),
        Drawn(sign, 18, 18),
    )  # fmt: skip
    return Row(
        Drawn(draw, _SIDE, _SIDE) if face else None, Drawn(badge, 16, 16),
        name, Gap() if named else None, *told, gap=5, pad=(7, 1), folds=False,
    )  # fmt: skip


def tabs(ui: Ui, fold: Fold, named: bool, scored: bool) -> list[Leaf[SeatTab]]:
    """Declare the tabs of all other seats, beginning with the seat after the viewer.

    Where persons take turns at the screen all are as wide as the widest, so that nothing moves.
    """
    seats, viewer = range(len(fold.game.names)), fold.game.viewer
    alike = len(fold.game.persons) > 1

    def wide(sheet: Sheet, seat: Seat) -> int:
        shown = [one for one in seats if alike or one == seat]
        return max(tab(ui, fold, one, named, scored).widths(sheet)[1] for one in shown)

    def leaf(seat: Seat) -> Leaf[SeatTab]:
        return Leaf(
            lambda ui, rect: SeatTab(ui, rect, fold, seat, named, scored),
            lambda sheet: (wide(sheet, seat),) * 2,
            lambda sheet, _: sheet.px(30),
        )

    return [leaf((viewer + step) % len(seats)) for step in seats[1:]]


def choices(ui: Ui, fold: Fold, named: bool) -> list[list[Leaf[SeatTab]]]:
    """Declare the tabs with scores, unless one of them is secret, and without."""
    others = [seat for seat in range(len(fold.game.names)) if seat != fold.game.viewer]
    known = all(fold.score(seat) is not None for seat in others)
    return [tabs(ui, fold, named, scored) for scored in (True, False) if known or not scored]
