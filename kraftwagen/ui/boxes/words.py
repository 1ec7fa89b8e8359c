"""Leaves with words: drawn on the page, or as labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from kraftwagen.ui.boxes.box import Box
from kraftwagen.ui.boxes.leaves import Leaf
from kraftwagen.ui.boxes.sheet import Sheet
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import INK, Colour
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.scrolling import TextBox
from kraftwagen.ui.widgets.texts import Label


class Written(Box):
    """Words drawn below the widgets; they wrap, or with ``line`` stay in one line.

    ``least_w`` is the smallest width in design units, which grows with the size of text; there is
    room for any of ``may``, which may replace the words. ``rect`` is their place, once laid out.
    With ``beside`` a line has the baseline of words in that style.
    """

    rect: Rect

    def __init__(
        self,
        words: str,
        style: str = "body",
        colour: Colour = INK,
        *,
        align: str = "left",
        line: bool = False,
        least_w: float = 0,
        may: Iterable[str] = (),
        beside: str = "",
        share: float = 0,
        spare: bool = False,
    ) -> None:
        self.words, self.style, self.colour, self.align = words, style, colour, align
        self.line, self.least_w, self.share, self.spare = line, least_w, share, spare
        self._any, self.beside = (words, *may), beside or style

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        found = [text_widths(sheet, words, self.style, self.line) for words in self._any]
        floor = sheet.em(self.least_w)
        return max(floor, *(least for least, _ in found)), max(
            floor, *(whole for _, whole in found)
        )

    def high_at(self, sheet: Sheet, width: int) -> int:
        wrap = 0 if self.line else width
        return max(sheet.size(words, self.style, wrap)[1] for words in self._any)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.rect = rect
        sheet.drawings.append((rect, partial(self.paint, sheet.ui.canvas)))

    def paint(self, canvas: Canvas, surface: Surface, rect: Rect) -> None:
        down = canvas.level(self.style, self.beside) if self.line else 0
        canvas.text(surface, self.words, self.style, self.colour, rect.move(0, down), self.align,
                    "middle" if self.line else "top", wrap=not self.line)  # fmt: skip


class Outlined(Written):
    """Light words with a dark edge in the middle of their room, readable on any picture.

    A headline that should be smaller before it wraps stands in a ``OneOf`` with ``line``, once
    for each style.
    """

    def __init__(self, words: str, style: str, *, align: str = "center", **more: Any) -> None:
        super().__init__(words, style, align=align, **more)

    def paint(self, canvas: Canvas, surface: Surface, rect: Rect) -> None:
        canvas.outlined(surface, self.words, self.style, rect, self.align)


def longest_word(sheet: Sheet, words: str, style: str) -> int:
    """Return the width of the widest word in pixels, estimated from the longest words."""
    longest = sorted(set(words.split()), key=len)[-4:]
    return max((sheet.size(word, style)[0] for word in longest), default=0)


def text_widths(sheet: Sheet, words: str, style: str, line: bool) -> tuple[int, int]:
    """Return the smallest and the full width of a text in pixels; a ``line`` does not wrap."""
    whole = max(sheet.size(one, style)[0] for one in words.split("\n"))
    return whole if line else longest_word(sheet, words, style), whole


def text(
    words: str,
    style: str = "body",
    colour: Colour = INK,
    *,
    align: str = "left",
    line: bool = False,
    most_w: float = 0,
    least_w: float = 0,
    may: Sequence[str] = (),
    tip: str = "",
    share: float = 0,
    spare: bool = False,
) -> Leaf[Label]:
    """Return words that wrap, or with ``line`` stay in one line; at most ``most_w`` wide.

    There is room for all of ``may``, words that may be set later.
    """

    def widths(sheet: Sheet) -> tuple[int, int]:
        found = [text_widths(sheet, one, style, line) for one in (words, *may)]
        least, whole = max(sheet.em(least_w), *(one[0] for one in found)), found[0][1]
        if most_w and not line:
            whole = min(whole, sheet.em(most_w))
        return least, max(least, whole)

    def make(ui: Ui, rect: Rect) -> Label:
        return Label(ui, rect, words, style=style, colour=colour, align=align, wrap=not line,
                     valign="middle" if line else "top", tip=tip)  # fmt: skip

    def high(sheet: Sheet, width: int) -> int:
        highest = max(sheet.size(one, style, 0 if line else width)[1] for one in (words, *may))
        return max(highest, sheet.room(style)) if line else highest

    return Leaf(make, widths, high, share=share, spare=spare)


def long_text(words: str, *, size: str = "body", lines: int = 6, share: float = 1) -> Leaf[TextBox]:
    """Return a text that scrolls, in ``drawing.markup``; ``lines`` lines of it are in sight."""

    def make(ui: Ui, rect: Rect) -> TextBox:
        return TextBox(ui, rect, words, size=size)

    def high(sheet: Sheet, width: int) -> int:
        return lines * sheet.line(size)

    return Leaf(make, lambda sheet: (sheet.em(160), sheet.em(400)), high, share=share)
