"""Leaves that can be operated: buttons, text entries, lists, numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from kraftwagen.ui.boxes.leaves import Leaf
from kraftwagen.ui.boxes.sheet import Sheet
from kraftwagen.ui.boxes.words import longest_word
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.buttons import Button, CheckBox
from kraftwagen.ui.widgets.choices import ChoiceBar
from kraftwagen.ui.widgets.copying import CopyButton
from kraftwagen.ui.widgets.dropdown import Dropdown, Options, marks_width
from kraftwagen.ui.widgets.stepper import Stepper
from kraftwagen.ui.widgets.texts import TextEntry

_ABOVE = 8
"""Room above and below the words of a button or field, in design units."""
_LOW = 30
"""A button that may be this low has half of that room."""


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
    may: Sequence[str] = (),
    line: bool = False,
    hidden: bool = False,
    share: float = 0,
    spare: bool = False,
    picture: tuple[float, float] = (0, 0),
) -> Leaf[Button]:
    """Return a button as wide as its words; they wrap where there is less room.

    With ``line`` it prefers to stand alone in a folded row. ``note`` is a smaller text below,
    ``spoken`` is read aloud instead of the words. There is room for all of ``may``, words that may
    be set later. A ``hidden`` button is shown later, over others of its ``Stack``. ``picture`` is
    the size of a picture at its left, in design units, which ``Button.set_picture`` sets.
    """
    said = (words, *may)

    def around(sheet: Sheet) -> int:
        if not words:
            return sheet.line(style) + sheet.px(16)
        wide = Button.beside(sheet.ui, style, bool(icon), sheet.px(picture[0]))
        return wide + sheet.px(6)

    def widths(sheet: Sheet) -> tuple[int, int]:
        longest = max(longest_word(sheet, one, style) for one in said)
        longest = max(longest, longest_word(sheet, note, "small"))
        whole = max(sheet.size(one, style)[0] for one in said)
        whole = max(whole, sheet.size(note, "small")[0] if note else 0)
        edges = around(sheet)
        least = max(sheet.em(least_w), (whole if line else longest) + edges)
        return least, max(least, whole + edges)

    def make(ui: Ui, rect: Rect) -> Button:
        made = Button(ui, rect, words, press, kind=kind, icon=icon, note=note, style=style,
                      tip=tip, enabled=enabled, selected=selected, align=align,
                      visible=not hidden, layer=2 if hidden else 1, wraps=True,
                      room=(ui.theme.px(picture[0]), ui.theme.px(picture[1])))  # fmt: skip
        made.spoken = spoken
        return made

    def high(sheet: Sheet, width: int) -> int:
        beside = Button.beside(sheet.ui, style, bool(icon), sheet.px(picture[0]))
        room = max(1, width - beside)
        lines = max(sheet.size(one, style, room)[1] for one in said) if words else 0
        lines += sheet.size(note, "small", room)[1] if note else 0
        above = _ABOVE if least_h > _LOW else _ABOVE / 2
        return max(sheet.px(least_h), max(lines, sheet.px(picture[1])) + sheet.px(2 * above))

    made = Leaf(make, widths, high, share=share, spare=spare, first=first)
    made.level = bool(words)
    return made


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
    """Return a line of text to type into; ``more`` are options of ``TextEntry``."""

    def make(ui: Ui, rect: Rect) -> TextEntry:
        made = TextEntry(ui, rect, typed, change, **more)
        if not enabled:
            made.disable()
        return made

    def widths(sheet: Sheet) -> tuple[int, int]:
        return sheet.em(least_w), sheet.px(max(least_w, wish_w))

    return Leaf(make, widths, lambda sheet, _: field_height(sheet), share=share, first=first)


def field_height(sheet: Sheet, low: bool = False) -> int:
    """Return the height of a line to type into in pixels; ``low`` for one in a bar."""
    least, above = (_LOW, _ABOVE / 2) if low else (40, _ABOVE)
    return max(sheet.px(least), sheet.line("body") + sheet.px(2 * above))


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
    """Return a check box with its words, and a note below them."""

    def make(ui: Ui, rect: Rect) -> CheckBox:
        return CheckBox(ui, rect, words, value, change, note=note, on_paper=on_paper, tip=tip,
                        enabled=enabled)  # fmt: skip

    def widths(sheet: Sheet) -> tuple[int, int]:
        mark = CheckBox.mark_width(sheet.ui)
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
    low: bool = False,
    share: float = 0,
    spoken: str = "",
    **more: Any,
) -> Leaf[Dropdown]:
    """Return a dropdown list as wide as its longest text; ``more`` are options of ``Dropdown``.

    ``spoken`` is read aloud instead of the chosen text.
    """

    def make(ui: Ui, rect: Rect) -> Dropdown:
        made = Dropdown(ui, rect, options, value, change, **more)
        made.spoken = spoken
        return made

    def widths(sheet: Sheet) -> tuple[int, int]:
        longest = _longest(sheet, [words for _, words in options]) + sheet.px(52)
        marks = marks_width(sheet.ui) if more.get("details") else 0
        return max(longest, sheet.em(least_w)), max(longest + marks, sheet.em(least_w))

    return Leaf(make, widths, lambda sheet, _: field_height(sheet, low), share=share)


def choice(
    options: Options,
    value: str,
    change: Callable[[str], object],
    *,
    share: float = 0,
    kind: str = "paper",
    tip: str = "",
    enabled: bool = True,
    low: bool = False,
    opens: bool = True,
) -> Leaf[ChoiceBar | Dropdown]:
    """Return a row of segments if all texts fit; with ``opens`` otherwise a dropdown list.

    A ``low`` one is for bars, where a list takes no more room than its longest text.
    """
    texts = [words for _, words in options]

    def segments(sheet: Sheet) -> int:
        return len(options) * (_longest(sheet, texts) + sheet.px(20 if low else 24))

    def make(ui: Ui, rect: Rect) -> ChoiceBar | Dropdown:
        if rect.w >= segments(Sheet(ui)):
            return ChoiceBar(ui, rect, options, value, change, kind=kind, tip=tip, enabled=enabled)
        return Dropdown(ui, rect, options, value, change, tip=tip, enabled=enabled)

    def widths(sheet: Sheet) -> tuple[int, int]:
        least = _longest(sheet, texts) + sheet.px(52) if opens else segments(sheet)
        return least, least if opens and low else max(least, segments(sheet))

    return Leaf(make, widths, lambda sheet, _: field_height(sheet, low), share=share)


def _longest(sheet: Sheet, texts: Sequence[str], style: str = "button_small") -> int:
    return max((sheet.size(words, style)[0] for words in texts), default=0)


def copy_button(copied: str, label: str, **more: Any) -> Leaf[CopyButton]:
    """Return a button that copies a text; ``more`` are options of ``CopyButton``."""

    def make(ui: Ui, rect: Rect) -> CopyButton:
        return CopyButton(ui, rect, copied, label=label, **more)

    def widths(sheet: Sheet) -> tuple[int, int]:
        texts = (label, sheet.ui.tr("copying.done"), sheet.ui.tr("copying.failed"))
        style = CopyButton.style_of(copied, label)
        wide = max(Button.width_for(sheet.ui, words, style, icon=True) for words in texts)
        return wide, wide

    return Leaf(make, widths, lambda sheet, _: field_height(sheet))


def stepper(
    values: Sequence[int],
    value: int,
    change: Callable[[int], object],
    *,
    title: str = "",
    share: float = 0,
) -> Leaf[Stepper]:
    """Return a number between buttons that change it; ``title`` is read aloud before it."""

    def make(ui: Ui, rect: Rect) -> Stepper:
        return Stepper(ui, rect, values, value, change, title=title)

    def widths(sheet: Sheet) -> tuple[int, int]:
        longest = _longest(sheet, [str(one) for one in (values[0], values[-1], value)], "bold")
        wide = longest + Stepper.buttons_width(sheet.ui, values)
        return wide, wide

    def high(sheet: Sheet, width: int) -> int:
        return max(sheet.px(32), sheet.line("bold") + sheet.px(8))

    return Leaf(make, widths, high, share=share)
