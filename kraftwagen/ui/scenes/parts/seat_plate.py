"""The plate of the seat to move, at the left end of the bar below a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Leaf, OneOf, Row, Sheet, Written
from kraftwagen.ui.drawing.people import CALM, Face, likeness
from kraftwagen.ui.drawing.theme import CREAM, INK, SEPIA
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State

_FACE: Final = 38
"""Side of a face in units."""


class Seated(NamedTuple):
    """What a plate shows: a seat with its player, a text, and a face where somebody drew one."""

    seat: int
    name: str
    line: str
    waiting: bool
    """Whether no person is to move."""
    face: Face | None


class SeatPlate(Widget):
    """The plate of the seat to move: face, shape, colour, name of the player, a short text."""

    takes_focus = False

    def __init__(self, ui: Ui, rect: Rect, game: str, on_press: Callable[[], object]) -> None:
        super().__init__(ui, rect, tip=ui.tr("table.seats_tip"))
        self._game, self._on_press = game, on_press
        self.shown = Seated(-1, "", "", False, None)

    def activate(self) -> None:
        """Open the choice of who plays each seat."""
        self._on_press()

    @property
    def state(self) -> State:
        """Always "normal"."""
        return "normal"

    def show_seat(self, shown: Seated) -> None:
        """Show a seat, paler while no person is to move; nothing without a name."""
        if self.shown != shown:
            self.shown = shown
            self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the plate in the seat's colour."""
        shown = self.shown
        if not shown.name:
            return
        canvas = self.ui.canvas
        box, sheet = surface.get_rect(), Sheet(self.ui)
        player = canvas.player(shown.seat)
        ground = canvas.colour.mix(player.light, CREAM, 0.6 if shown.waiting else 0.25)
        for inset, colour in ((0, INK), (2, player.main), (5, ground)):
            inner = canvas.theme.grown(box, -2 * inset)
            canvas.rect(surface, colour, inner, radius=8 - 0.6 * inset)
        _plate(self.ui, self._game, shown).place(sheet, box)
        sheet.draw(surface)


def _plate(ui: Ui, game: str, shown: Seated) -> Box:
    """Declare what is on a plate: face, shape, and name and text side by side if they fit."""
    canvas, face = ui.canvas, shown.face
    style, weak = "small" if shown.waiting else "small_bold", canvas.colour.mix(SEPIA, INK, 0.6)

    def badge(surface: Surface, box: Rect) -> None:
        canvas.badge(surface, shown.seat, box.center, box.w)

    def draw(surface: Surface, box: Rect) -> None:
        image = likeness(ui.res, game, face, box.w) if face else None
        if image is not None:
            surface.blit(image, image.get_rect(center=box.center))

    name, line = shown.name, shown.line
    in_line = Row(
        Written(name, "heading", INK, line=True, share=1),
        Written(line, style, weak, line=True, beside="heading"), gap=10, items="stretch",
        folds=False,
    )  # fmt: skip
    wrapped = Column(Written(name, "heading", INK), Written(line, style, weak), rest="center")
    words = OneOf(in_line, wrapped, share=1)
    if face is None:
        return Row(Drawn(badge, 27.5, 27.5), Gap(8), words, Gap(3), pad=(11, 5), folds=False)
    return Row(
        Drawn(draw, _FACE, _FACE), Gap(4), Drawn(badge, 20, 20), Gap(6), words, Gap(3),
        pad=(7, 2), items="center", folds=False,
    )  # fmt: skip


def plate_leaf(
    ui: Ui,
    game: str,
    names: Sequence[str],
    lines: Sequence[str],
    faced: bool,
    press: Callable[[], object],
) -> Leaf[SeatPlate]:
    """Declare the plate with room for all names and texts; they wrap where there is less.

    ``faced`` tells whether there is a face beside them.
    """
    sheet, face = Sheet(ui), Face("", CALM) if faced else None
    longest = max(lines, key=lambda line: sheet.size(line, "small_bold")[0])
    trees = [_plate(ui, game, Seated(0, name, longest, False, face)) for name in names]

    def widths(sheet: Sheet) -> tuple[int, int]:
        found = [tree.widths(sheet) for tree in trees]
        least, wish = max(w[0] for w in found), max(w[1] for w in found)
        return max(sheet.em(150), least), max(sheet.em(236), wish)

    def high(sheet: Sheet, width: int) -> int:
        return max(sheet.px(42), *(tree.height(sheet, width) for tree in trees))

    return Leaf(lambda ui, rect: SeatPlate(ui, rect, game, press), widths, high)
