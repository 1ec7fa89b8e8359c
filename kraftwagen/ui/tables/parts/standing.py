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
    image = _sized(pad, place, area)
    pad.place(image, image.get_rect(midright=(right - pad.px(3), area.centery)))
    return image.get_width() + pad.px(5)


def beside(pad: DisplayList, place: str, words: Rect, name: str, style: str) -> None:
    """Draw the mark of a ``standing`` at the right of a name, whose room becomes smaller.

    Where the name would be cut, there is no mark.
    """
    wide = pad.res.text_size(name, pad.theme.style(style))[0] if place else 0
    if place and wide + _sized(pad, place, words).get_width() + pad.px(5) <= words.w:
        words.w -= mark(pad, place, words.right, words)


def _sized(pad: DisplayList, place: str, area: Rect) -> Surface:
    return picture(pad, place, min(pad.px(_SIDE), area.h - pad.px(4)))


def picture(pad: DisplayList, place: str, side: int) -> Surface:
    """Return the round mark of a ``standing``, so high: a trophy, or an arrow downwards."""
    leads = place == LEADS
    fill, ink = (CREAM, INK) if leads else (GREEN_DEEP, MUTED)

    def paint(surface: Surface) -> None:
        whole = surface.get_rect()
        surface.blit(pad.canvas.box(whole.size, fill, ink, max(1, pad.px(1)), side / 2), (0, 0))
        image = pad.res.icon("trophy" if leads else "chevron-down", round(side * 0.72), ink)
        surface.blit(image, image.get_rect(center=whole.center))

    return pad.composed(("standing", place), (side, side), paint)
