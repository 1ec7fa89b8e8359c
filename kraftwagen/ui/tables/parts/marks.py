"""Marks on pieces: previews, ordinal numbers, labels, frames of a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.theme import ACCENT_LIGHT, CREAM, GLOW, INK, hexa
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.places import centred

_GHOST: Final = 165
_LESS: Final = 0.7
"""Size of a star on a small place, as a share of others."""
_STAR: Final = "12,5 14,9.8 19,10.2 15.2,13.5 16.4,18.4 12,15.8 7.6,18.4 8.8,13.5 5,10.2 10,9.8"
"""The points of a star on a disc, in a square of 24."""


def ghost(pad: DisplayList, image: Surface, *key: object) -> Surface:
    """Return a faded picture of a piece that is not there yet; ``key`` names it in the cache."""
    named = ("ghost", *key, image.get_size(), pad.canvas.colours)
    return pad.res.cached(named, lambda: pieces.faded(image, _GHOST))


def outlined(pad: DisplayList, rect: Rect, line: float = 1.6) -> None:
    """Draw a dashed frame around the future place of a piece; ``line`` is its width in units."""
    w, h = rect.size
    line = max(1.2, pad.px(line))
    edge = ornament.rounded(line, line, w - 2 * line, h - 2 * line, pad.px(6))
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}"><path d="{ornament.dashes(edge, line * 3, line * 2.4)}" '
        f'fill="none" stroke="{hexa(INK)}" stroke-width="{line}"/></svg>'
    )
    pad.place(pad.res.svg(text, w, h), rect)


def order_disc(pad: DisplayList, number: int, side: int) -> Surface:
    """Return a small dark disc with an ordinal number."""

    def paint(surface: Surface) -> None:
        pad.canvas.circle(surface, (side / 2, side / 2), side / 2 - 0.5, INK, GLOW, 2)
        image = pieces.numeral(pad, str(number), side * 0.66, GLOW)
        pieces.on_middle(surface, image, Rect(0, 0, side, side))

    return pad.composed(("order", number), (side, side), paint)


def pill(pad: DisplayList, rect: Rect, words: str) -> None:
    """Draw a dark label at the foot of a piece."""
    style = pad.theme.style("tiny_bold")
    width = pad.res.text_size(words, style)[0] + pad.px(12)
    box = Rect(0, 0, width, pad.px(18))
    box.midbottom = (rect.centerx, rect.bottom + pad.px(5))
    pad.place(pad.canvas.box(box.size, INK, GLOW, max(1, pad.px(1.2)), box.h / 2), box)
    pad.text(words, "tiny_bold", GLOW, box, "center")


def framed(pad: DisplayList, places: Sequence[Rect]) -> None:
    """Draw the pale frames of a hint around places; dashes are for what is missing."""
    for rect in places:
        line, grown = max(3.0, pad.px(4)), pad.px(6)
        w, h = rect.inflate(2 * grown, 2 * grown).size
        shape = (
            f'<rect x="{line}" y="{line}" width="{w - 2 * line}" height="{h - 2 * line}" '
            f'rx="{pad.px(7)}" fill="none"'
        )
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
            f'viewBox="0 0 {w} {h}">{shape} stroke="{hexa(INK)}" stroke-width="{line * 1.9:g}"/>'
            f'{shape} stroke="{hexa(CREAM)}" stroke-width="{line:g}"/>'
            "</svg>"
        )
        pad.place(pad.res.svg(text, w, h), Rect(rect.x - grown, rect.y - grown, w, h))


def starred(pad: DisplayList, rect: Rect) -> None:
    """Draw a small star on a disc on the upper right corner of a place.

    On a wide place it stays within the right side, as its neighbour may touch it. It is smaller on
    a small one, so that it neither covers it nor seems to be another's.
    """
    side = pad.px(20)
    small = rect.w <= 2 * side
    inwards = 0 if small else side // 2 if rect.w > 3 * side else side // 8
    star(pad, (rect.right - inwards, rect.y + min(inwards, side // 8)), _LESS if small else 1.0)


def star(pad: DisplayList, centre: tuple[float, float], share: float = 1.0) -> None:
    """Draw a small star on a disc, at a share of its usual size."""
    side = round(pad.px(20) * share)
    box = centred(centre, side, side)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" '
        f'viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="{hexa(ACCENT_LIGHT)}" '
        f'stroke="{hexa(INK)}" stroke-width="1.6"/>'
        f'<polygon points="{_STAR}" fill="{hexa(INK)}"/></svg>'
    )
    pad.place(pad.res.svg(text, side, side), box)
