"""Leaves of trees of boxes: a widget, a drawing, free room, a part that scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar, cast

from pygame import Rect

from kraftwagen.ui.boxes.box import Box
from kraftwagen.ui.boxes.sheet import Hidden, Paint, Sheet
from kraftwagen.ui.platform.focus import Focusable
from kraftwagen.ui.widgets.area import ScrollArea
from kraftwagen.ui.widgets.base import Ui, Widget

W = TypeVar("W")
_BAR = 18
"""Room for a scroll bar, in design units."""


class Movable(Protocol):
    """A widget that can be moved to another place."""

    def move_to(self, rect: Rect) -> None:
        """Move and resize the widget to a rectangle of the window."""


class Leaf(Box, Generic[W]):
    """A widget in a tree of boxes; ``widget`` exists once the page is laid out.

    ``make`` makes it inside a rectangle. ``widths`` returns its smallest and preferred width,
    ``high`` its height at a width, in pixels. The keyboard focus begins on the leaf that is
    ``first``.
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

    ``paint`` gets the surface and the rectangle of the window, scrolled. A drawing with ``words``
    in it grows with the size of text; with a ``ratio`` it is so many times as high as wide.
    """

    def __init__(
        self,
        paint: Paint,
        w: float,
        h: float,
        *,
        words: bool = False,
        ratio: float = 0,
        share: float = 0,
        spare: bool = False,
    ) -> None:
        self._paint, self._w, self._h, self._words = paint, w, h, words
        self._ratio, self.share, self.spare = ratio, share, spare

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        wide = sheet.em(self._w) if self._words else sheet.px(self._w)
        return wide, wide

    def high_at(self, sheet: Sheet, width: int) -> int:
        least = sheet.em(self._h) if self._words else sheet.px(self._h)
        return max(least, round(width * self._ratio))

    def place(self, sheet: Sheet, rect: Rect) -> None:
        sheet.drawings.append((rect, self._paint))


class Space(Box):
    """Room kept free for a drawing of the scene; ``rect`` is its place, once laid out."""

    rect: Rect

    def __init__(self, w: float = 0, h: float = 0, *, share: float = 0) -> None:
        self._w, self._h, self.share = w, h, share

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return sheet.px(self._w), sheet.px(self._w)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return sheet.px(self._h)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.rect = rect


class Later(Box):
    """A box that is hidden until the sheet reveals it; nothing moves when it appears."""

    def __init__(self, box: Box) -> None:
        self._box, self.share = box, box.share

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return self._box.widths(sheet)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return self._box.height(sheet, width)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        begun, part = len(sheet.ui.widgets), Sheet(sheet.ui)
        self._box.place(part, rect)
        made = [one for one in sheet.ui.widgets[begun:] if isinstance(one, Widget)]
        for widget in made:
            widget.set_visible(False)
        sheet.hidden.append(Hidden(part, made))


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
    """Return a leaf with a widget of at least ``w`` x ``h`` design units, such as a picture."""

    def widths(sheet: Sheet) -> tuple[int, int]:
        return sheet.px(w), sheet.px(max(w, wish_w))

    return Leaf(make, widths, lambda sheet, _: sheet.px(h), share=share, spare=spare, first=first)


def moved(widget: Movable, *, w: float = 0, h: float = 0, share: float = 0) -> Leaf[Movable]:
    """Return a leaf for an existing widget, moved there: at least ``w`` x ``h`` design units."""

    def make(ui: Ui, rect: Rect) -> Movable:
        widget.move_to(rect)
        return widget

    def widths(sheet: Sheet) -> tuple[int, int]:
        return sheet.px(w), sheet.px(w)

    return Leaf(make, widths, lambda sheet, _: sheet.px(h), share=share)


class Scrolled(Box):
    """A tree of widgets in a part of the page that scrolls; ``area`` exists once laid out."""

    area: ScrollArea

    def __init__(self, tree: Box, *, least_h: float, share: float = 1) -> None:
        self._tree, self._least, self.share = tree, least_h, share

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        least, wish = self._tree.widths(sheet)
        return least + sheet.px(_BAR), wish + sheet.px(_BAR)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return min(sheet.px(self._least), self._tree.height(sheet, width - sheet.px(_BAR)))

    def place(self, sheet: Sheet, rect: Rect) -> None:
        wide = rect.w - sheet.px(_BAR)
        inner = Rect(rect.x, rect.y, wide, self._tree.height(sheet, wide))
        self.area = ScrollArea(sheet.ui, rect)
        with self.area:
            self._tree.place(sheet, inner)
        self.area.fit(inner.bottom)
