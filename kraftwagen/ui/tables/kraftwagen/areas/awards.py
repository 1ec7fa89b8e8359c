"""The awards: a word for the condition of each, its money, its owner."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.ui.drawing.theme import BRASS_DARK, BRASS_LIGHT, INK, PAPER
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts.places import columns_of, rows_of, split

_FLAT = 3.2
"""An award wider than this many times its height has its word beside the money, not below."""
_FIGURES = ("bold", "small_bold", "tiny_bold")
"""Styles of the money; the first one that is no higher than the room for it is taken."""


def draw(pad: DisplayList) -> None:
    """Draw all awards in one row or two; a taken one lies on its owner's colour."""
    px, area = pad.px, pad.layout.awards
    awards = [award for award, money in enumerate(pad.state.data.award_money) if money]
    title = Rect(area.x + px(6), area.y, px(56), area.h)
    if pad.layout.folded:
        abreast = (len(awards) + 1) // 2
        cells = [cell for row in rows_of(area, 2, px(3)) for cell in split(row, abreast, px(3))]
    else:
        inner = Rect(title.right + px(2), area.y, area.right - title.right - px(2), area.h)
        style = pad.theme.style("tiny_bold")
        needed = [pad.res.text_size(_word(pad, award), style)[0] for award in awards]
        cells = columns_of(inner, [max(wide + px(8), px(58)) for wide in needed], px(3))
    worded = all(
        pad.in_line([_word(pad, award)], "tiny_bold", cell.w - px(6)) is not None
        for award, cell in zip(awards, cells, strict=False)
    )
    if pad.layout.folded:
        pad.zone(("awards",), area)
    elif worded:
        pad.zone(("awards",), title)
        pad.label(pad.say("awards.title"), "label", BRASS_LIGHT, title)
    else:  # pictures and money alone, and no title
        cells = split(area, len(awards), px(3))
    for award, rect in zip(awards, cells, strict=False):
        chip(pad, award, rect, worded=worded)
        pad.zone(("award", award), rect)


def _word(pad: DisplayList, award: int) -> str:
    return pad.say(f"award_word.{terms.AWARDS[award]}")


def chip(pad: DisplayList, award: int, rect: Rect, named: bool = True, worded: bool = True) -> None:
    """Draw an award: picture and money, its word if ``worded``, its owner's sign if ``named``."""
    px = pad.px
    owner = pad.state.awards[award]
    taken = owner != terms.NOBODY
    look = pad.canvas.player(owner) if taken else None
    fill, ink, line = (look.main, look.text, look.dark) if look else (PAPER, INK, BRASS_DARK)
    pad.place(pad.canvas.box(rect.size, fill, INK, max(1, px(1)), px(4), inner=line), rect)
    flat = rect.w > _FLAT * rect.h
    word_h = min(px(17), rect.h // 2) if worded and not flat else 0
    low = Rect(rect.x + px(3), rect.bottom - word_h - px(1), rect.w - px(6), word_h)
    if word_h:
        pad.label(_word(pad, award), "tiny_bold", ink, low, "center")
    # The picture ends above the text.
    high = low.y - rect.y - px(1)
    side = high if worded else min(high, round(rect.w * 0.4))
    signed = taken and named
    icon = pad.image(sprites.AWARD_IMAGES[award], side, side)
    x = rect.x + px(2) + side / 2 if signed or flat else rect.centerx - side * 0.42
    middle = rect.y + px(1) + high / 2
    pad.put(icon, (x, middle), ("award", award))
    value = str(pad.state.data.award_money[award])
    right = Rect(round(x + side / 2) + px(2), rect.y + px(1), px(9 if flat else 14), high)
    style = next(one for one in _FIGURES if one == _FIGURES[-1] or pad.theme.style(one).px <= high)
    pad.text(value, style, ink, right)
    mark = round(high * (0.56 if flat else 0.76))
    if flat and worded:
        end = rect.right - px(3) - (mark + px(2) if signed else 0)
        words = Rect(right.right, rect.y, end - right.right, rect.h)
        pad.label(_word(pad, award), "tiny_bold", ink, words, "center")
    if signed:
        shape = sprites.seat_shape(pad, owner, mark)
        pad.put(shape, (rect.right - px(3) - mark / 2, middle))
