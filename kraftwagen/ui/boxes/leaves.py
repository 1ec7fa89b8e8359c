"""Leaves of trees of boxes: words, buttons, fields and drawings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar, cast

from pygame import Rect, Surface

from kraftwagen.ui.boxes.box import Box
from kraftwagen.ui.boxes.sheet import Paint, Sheet
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import INK, Colour
from kraftwagen.ui.platform.focus import Focusable
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.buttons import Button, CheckBox
from kraftwagen.ui.widgets.choices import ChoiceBar
from kraftwagen.ui.widgets.copying import CopyButton
from kraftwagen.ui.widgets.dropdown import Dropdown, Options, marks_width
from kraftwagen.ui.widgets.texts import Label, TextEntry

W = TypeVar("W")


class Movable(Protocol):
    """A widget that can be moved to another place."""

    def move_to(self, rect: Rect) -> None:
        """Move and resize it to a rectangle of the window."""


_ABOVE = 8
"""Room above and below the words of a button or field, in design units."""
_LOW = 30
"""A button that may be this low has half of that room."""


class Leaf(Box, Generic[W]):
    """A widget of a tree of boxes; ``widget`` is there once the page is laid out.

    ``make`` makes it inside a rectangle. ``widths`` returns its least and wished width, ``high``
    its height at a width, in pixels. The keyboard focus begins on the one that is ``first``.
    """

    widget: W

    def __init__(
        self,
        make: Callable[[Ui, Rect], W],
        widths: Callable[[Sheet], tuple[int, int]],
        high: Callable[[Sheet, int], int],
        *,
        share: float = 0,
        spare: bool = False,
        first: bool = False,
    ) -> None:
        self._make, self._widths, self._high = make, widths, high
        self.share, self.spare, self.first = share, spare, first

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return self._widths(sheet)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return self._high(sheet, width)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.widget = self._make(sheet.ui, rect)
        if self.first:
            sheet.first = cast(Focusable, self.widget)


class Drawn(Box):
    """A drawing: at least ``w`` x ``h`` design units, larger with a share or in a stretched row.

    ``paint`` gets the surface and the rectangle of the window, scrolled.
    """

    def __init__(
        self, paint: Paint, w: float, h: float, *, share: float = 0, spare: bool = False
    ) -> None:
        self._paint, self._w, self._h = paint, w, h
        self.share, self.spare = share, spare

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return sheet.px(self._w), sheet.px(self._w)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return sheet.px(self._h)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        sheet.drawings.append((rect, self._paint))


class Space(Box):
    """Room kept free for what the scene draws itself; ``rect`` is where, once laid out."""

    rect: Rect

    def __init__(self, w: float = 0, h: float = 0, *, share: float = 0) -> None:
        self._w, self._h, self.share = w, h, share

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return sheet.px(self._w), sheet.px(self._w)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return sheet.px(self._h)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.rect = rect


class Written(Box):
    """Words drawn below the widgets; they wrap, or with ``line`` stay in one line.

    ``least_w`` is the smallest width in design units, which grows with the size of text.
    """

    def __init__(
        self,
        words: str,
        style: str = "body",
        colour: Colour = INK,
        *,
        align: str = "left",
        line: bool = False,
        least_w: float = 0,
        share: float = 0,
        spare: bool = False,
    ) -> None:
        self.words, self.style, self.colour, self.align = words, style, colour, align
        self.line, self.least_w, self.share, self.spare = line, least_w, share, spare

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        whole = sheet.size(self.words, self.style)[0]
        least = whole if self.line else longest_word(sheet, self.words, self.style)
        floor = sheet.em(self.least_w)
        return max(floor, least), max(floor, whole)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return sheet.size(self.words, self.style, 0 if self.line else width)[1]

    def place(self, sheet: Sheet, rect: Rect) -> None:
        sheet.drawings.append((rect, partial(self.paint, sheet.ui.canvas)))

    def paint(self, canvas: Canvas, surface: Surface, rect: Rect) -> None:
        """Draw the words in their room."""
        canvas.text(
            surface, self.words, self.style, self.colour, rect, self.align, wrap=not self.line
        )


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
    """Return the width of the widest word in pixels, of those with the most letters."""
    longest = sorted(set(words.split()), key=len)[-4:]
    return max((sheet.size(word, style)[0] for word in longest), default=0)


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
    """Words that wrap, or with ``line`` stay in one line; at most ``most_w`` wide if they may.

    There is room for all of ``may``, words that may be set later.
    """

    def widths(sheet: Sheet) -> tuple[int, int]:
        whole = max(sheet.size(one, style)[0] for one in words.split("\n"))
        least = max(whole if line else longest_word(sheet, words, style), sheet.em(least_w))
        if most_w and not line:
            whole = min(whole, sheet.em(most_w))
        return least, max(least, whole)

    def make(ui: Ui, rect: Rect) -> Label:
        return Label(ui, rect, words, style=style, colour=colour, align=align, wrap=not line,
                     valign="middle" if line else "top", tip=tip)  # fmt: skip

    def high(sheet: Sheet, width: int) -> int:
        return max(sheet.size(one, style, 0 if line else width)[1] for one in (words, *may))

    return Leaf(make, widths, high, share=share, spare=spare)


def button(
    words: str,
    press: Callable[[], object],
    *,
    kind: str = "green",
    icon: str = "",
    note: str = "",
    style: str = "button",
    tip: str = "",
    enabled: bool = True,
    selected: bool = False,
    align: str = "center",
    spoken: str = "",
    first: bool = False,
    least_w: float = 0,
    least_h: float = 42,
    share: float = 0,
    spare: bool = False,
) -> Leaf[Button]:
    """A button as wide as its words wish; they wrap where there is less room.

    ``note`` is a smaller text below, ``spoken`` what is read aloud instead of the words.
    """

    def around(sheet: Sheet) -> int:
        if not words:
            return sheet.line(style) + sheet.px(16)
        return Button.width_for(sheet.ui, "", style, bool(icon))

    def widths(sheet: Sheet) -> tuple[int, int]:
        longest = max(longest_word(sheet, words, style), longest_word(sheet, note, "small"))
        whole = max(sheet.size(words, style)[0], sheet.size(note, "small")[0] if note else 0)
        edges = around(sheet)
        least = max(sheet.em(least_w), longest + edges)
        return least, max(least, whole + edges)

    def make(ui: Ui, rect: Rect) -> Button:
        made = Button(ui, rect, words, press, kind=kind, icon=icon, note=note, style=style,
                      tip=tip, enabled=enabled, selected=selected, align=align,
                      wraps=True)  # fmt: skip
        made.spoken = spoken
        return made

    def high(sheet: Sheet, width: int) -> int:
        room = max(1, width - around(sheet))
        lines = sheet.size(words, style, room)[1] if words else 0
        lines += sheet.size(note, "small", room)[1] if note else 0
        above = _ABOVE if least_h > _LOW else _ABOVE / 2
        return max(sheet.px(least_h), lines + sheet.px(2 * above))

    return Leaf(make, widths, high, share=share, spare=spare, first=first)


def field(
    typed: str,
    change: Callable[[str], object],
    *,
    least_w: float = 120,
    wish_w: float = 240,
    enabled: bool = True,
    first: bool = False,
    share: float = 0,
    **more: Any,
) -> Leaf[TextEntry]:
    """A line to type into; ``more`` are options of ``TextEntry``."""

    def make(ui: Ui, rect: Rect) -> TextEntry:
        made = TextEntry(ui, rect, typed, change, **more)
        if not enabled:
            made.disable()
        return made

    def widths(sheet: Sheet) -> tuple[int, int]:
        return sheet.em(least_w), sheet.px(max(least_w, wish_w))

    return Leaf(make, widths, lambda sheet, _: field_height(sheet), share=share, first=first)


def field_height(sheet: Sheet) -> int:
    """Return the height of a line to type into, in pixels."""
    return max(sheet.px(40), sheet.line("body") + sheet.px(2 * _ABOVE))


def check(
    words: str,
    value: bool,
    change: Callable[[bool], object],
    *,
    note: str = "",
    on_paper: bool = True,
    tip: str = "",
    enabled: bool = True,
    share: float = 0,
) -> Leaf[CheckBox]:
    """A check box with its words, and a note below them."""

    def make(ui: Ui, rect: Rect) -> CheckBox:
        return CheckBox(ui, rect, words, value, change, note=note, on_paper=on_paper, tip=tip,
                        enabled=enabled)  # fmt: skip

    def widths(sheet: Sheet) -> tuple[int, int]:
        mark = sheet.px(22 + 10)
        least = max(longest_word(sheet, words, "bold"), longest_word(sheet, note, "small"))
        wish = max(sheet.size(words, "bold")[0], sheet.size(note, "small")[0] if note else 0)
        return least + mark, wish + mark

    def high(sheet: Sheet, width: int) -> int:
        return CheckBox.height_for(sheet.ui, width, words, note)

    return Leaf(make, widths, high, share=share)


def dropdown(
    options: Options,
    value: str,
    change: Callable[[str], object],
    *,
    least_w: float = 0,
    share: float = 0,
    **more: Any,
) -> Leaf[Dropdown]:
    """A list that opens, as wide as its longest text; ``more`` are options of ``Dropdown``."""

    def make(ui: Ui, rect: Rect) -> Dropdown:
        return Dropdown(ui, rect, options, value, change, **more)

    def widths(sheet: Sheet) -> tuple[int, int]:
        longest = _longest(sheet, [words for _, words in options]) + sheet.px(52)
        marks = marks_width(sheet.ui) if more.get("details") else 0
        return max(longest, sheet.em(least_w)), max(longest + marks, sheet.em(least_w))

    return Leaf(make, widths, lambda sheet, _: field_height(sheet), share=share)


def choice(
    options: Options,
    value: str,
    change: Callable[[str], object],
    *,
    share: float = 0,
    kind: str = "paper",
    enabled: bool = True,
) -> Leaf[ChoiceBar | Dropdown]:
    """A row of segments where all texts fit, else a list that opens."""
    texts = [words for _, words in options]

    def segments(sheet: Sheet) -> int:
        return len(options) * (_longest(sheet, texts) + sheet.px(24))

    def make(ui: Ui, rect: Rect) -> ChoiceBar | Dropdown:
        if rect.w >= segments(Sheet(ui)):
            return ChoiceBar(ui, rect, options, value, change, kind=kind, enabled=enabled)
        return Dropdown(ui, rect, options, value, change, enabled=enabled)

    def widths(sheet: Sheet) -> tuple[int, int]:
        least = _longest(sheet, texts) + sheet.px(52)
        return least, max(least, segments(sheet))

    return Leaf(make, widths, lambda sheet, _: field_height(sheet), share=share)


def _longest(sheet: Sheet, texts: Sequence[str], style: str = "button_small") -> int:
    return max((sheet.size(words, style)[0] for words in texts), default=0)


def copy_button(copied: str, label: str, **more: Any) -> Leaf[CopyButton]:
    """A button that copies a text; ``more`` are options of ``CopyButton``."""

    def make(ui: Ui, rect: Rect) -> CopyButton:
        return CopyButton(ui, rect, copied, label=label, **more)

    def widths(sheet: Sheet) -> tuple[int, int]:
        texts = (label, sheet.ui.tr("copying.done"), sheet.ui.tr("copying.failed"))
        wide = max(Button.width_for(sheet.ui, words, "button_small", icon=True) for words in texts)
        return wide, wide

    return Leaf(make, widths, lambda sheet, _: field_height(sheet))


def fixed(
    make: Callable[[Ui, Rect], W],
    w: float,
    h: float,
    *,
    wish_w: float = 0,
    share: float = 0,
    spare: bool = False,
    first: bool = False,
) -> Leaf[W]:
    """Any other widget: at least ``w`` x ``h`` design units, for pictures and the like."""

    def widths(sheet: Sheet) -> tuple[int, int]:
        return sheet.px(w), sheet.px(max(w, wish_w))

    return Leaf(make, widths, lambda sheet, _: sheet.px(h), share=share, spare=spare, first=first)


def moved(widget: Movable, *, w: float = 0, h: float = 0, share: float = 0) -> Leaf[Movable]:
    """A widget that is there already, moved to its place: at least ``w`` x ``h`` design units."""

    def make(ui: Ui, rect: Rect) -> Movable:
        widget.move_to(rect)
        return widget

    def widths(sheet: Sheet) -> tuple[int, int]:
        return sheet.px(w), sheet.px(w)

    return Leaf(make, widths, lambda sheet, _: sheet.px(h), share=share)
