"""Who leads and who is last at the moment: a mark beside a score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import CREAM, GREEN_DEEP, INK, MUTED
from kraftwagen.ui.tables.parts.display_list import DisplayList

LEADS: Final = "leads"
LAST: Final = "last"
_SIDE: Final = 18


def standing(scores: Sequence[float], seat: int) -> str:
    """Return LEADS, LAST or nothing; it is nobody while all have as much.

    Of two seats only the one that leads is told.

    >>> [standing([4, 9, 4], seat) for seat in range(3)]
    ['last', 'leads', 'last']
    """
    least, most = min(scores), max(scores)
    if least == most:
        return ""
    if scores[seat] == most:
        return LEADS
    return LAST if scores[seat] == least and len(scores) > 2 else ""


def mark(pad: DisplayList, place: str, right: int, area: Rect) -> int:
    """Draw the mark of a ``standing`` that ends at ``right``; returns the width it takes."""
    if not place:
        return 0
    image = picture(pad, place, min(pad.px(_SIDE), area.h - pad.px(4)))
    pad.place(image, image.get_rect(midright=(right - pad.px(3), area.centery)))
    return image.get_width() + pad.px(5)


def picture(pad: DisplayList, place: str, side: int) -> Surface:
    """Return the mark of a ``standing``, so high: a trophy, or a word on a dark plate."""
    words = "" if place == LEADS else pad.tr("table.last")
    fill, ink = (CREAM, INK) if place == LEADS else (GREEN_DEEP, MUTED)
    wide = side
    if words:
        wide = pad.res.text_size(words, pad.theme.style("tiny_bold"))[0] + pad.px(10)

    def paint(surface: Surface) -> None:
        whole = surface.get_rect()
        surface.blit(pad.canvas.box(whole.size, fill, ink, max(1, pad.px(1)), side / 2), (0, 0))
        if words:
            pad.canvas.fitted(surface, words, "tiny_bold", ink, whole, "center")
            return
        image = pad.res.icon("trophy", round(side * 0.72), ink)
        surface.blit(image, image.get_rect(center=whole.center))

    return pad.composed(("standing", place, words), (wide, side), paint)
