"""The card of an event of the game: picture and text; a press opens the replay there."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Leaf, Sheet
from kraftwagen.ui.boxes.words import longest_word
from kraftwagen.ui.drawing.theme import INK, OXBLOOD
from kraftwagen.ui.presenters.story import Moment
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State

_PICTURE = 40
_PAD = 7
_STYLE = "small"


class MomentCard(Widget):
    """The card of one event; ``text`` is its text."""

    def __init__(self, ui: Ui, rect: Rect, moment: Moment, press: Callable[[], object]) -> None:
        super().__init__(ui, rect, tip=ui.tr("end.moment_tip", when=moment.when))
        self.moment, self.text = moment, moment.words
        self._press = press
        self.refresh()

    def activate(self) -> None:
        """Open the replay at the event."""
        self._press()

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the picture at the left and the text beside it."""
        canvas, px, moment = self.ui.canvas, self.ui.theme.px, self.moment
        button_face(self.ui, surface, "paper", state)
        room = surface.get_rect().inflate(-2 * px(_PAD), -2 * px(_PAD))
        side = px(_PICTURE)
        if moment.picture:
            look = canvas.player(moment.seat)
            shades = {name: self.ui.res.palette.hexa(getattr(look, name))
                      for name in ("main", "light", "dark")}  # fmt: skip
            image = self.ui.res.image(moment.picture, side, side, 0, **shades)
        else:
            image = self.ui.res.icon("play", side * 0.6, OXBLOOD)
        place = Rect(room.x, room.y, side, room.h)
        surface.blit(image, image.get_rect(center=place.center))
        room = Rect(place.right + px(_PAD), room.y, room.right - place.right - px(2 * _PAD), room.h)
        canvas.text(surface, self.text, _STYLE, INK, room, "left", "exact", wrap=True)


def moment_card(moment: Moment, press: Callable[[], object], share: float = 1) -> Leaf[MomentCard]:
    """Declare the card of an event, as high as its text needs."""

    def beside(sheet: Sheet) -> int:
        return sheet.px(4 * _PAD + _PICTURE)

    def widths(sheet: Sheet) -> tuple[int, int]:
        longest = max(sheet.em(84), longest_word(sheet, moment.words, _STYLE))
        least = beside(sheet) + longest
        return least, max(least, beside(sheet) + sheet.size(moment.words, _STYLE)[0])

    def high(sheet: Sheet, width: int) -> int:
        lines = sheet.size(moment.words, _STYLE, max(1, width - beside(sheet)))[1]
        return max(sheet.px(_PICTURE), lines) + sheet.px(2 * _PAD)

    return Leaf(lambda ui, rect: MomentCard(ui, rect, moment, press), widths, high, share=share)
