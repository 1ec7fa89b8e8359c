"""Boxes: rows, columns, grids and tables that share out the room of a page.

A page is declared as a tree of boxes and laid out in two steps. Each box tells its smallest and its
preferred width (``widths``) and its height at a width (``height``), and then gets a rectangle
(``place``), in which leaves make their widgets. Declared lengths are design units, all others
pixels. A tree is for one layout: it is declared anew for the next one.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from pygame import Rect

from kraftwagen.ui.boxes.sheet import Sheet

Align = Literal["start", "center", "end", "stretch"]
ALONG: Final = {"start": 0.0, "stretch": 0.0, "center": 0.5, "end": 1.0}
"""Share of the spare room that lies before a box, by alignment."""


class Box:
    """A part of a page.

    ``share`` is its weight where spare room of a row or column is divided, 0 for none of it.
    A box that is ``spare`` is left out of a column that has no room for it.
    """

    share: float = 0
    spare: bool = False
    level: bool = False
    """Whether all such boxes of a row are made equally high."""
    _known: tuple[int, int] | None = None
    _highs: dict[int, int] | None = None

    def widths(self, sheet: Sheet) -> tuple[int, int]:
        """Return the smallest and the preferred width in pixels."""
        if self._known is None:
            self._known = self.measured(sheet)
        return self._known

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        """Return the smallest and the preferred width in pixels; ``widths`` remembers them."""
        raise NotImplementedError

    def height(self, sheet: Sheet, width: int) -> int:
        """Return the height in pixels at a width that is not below the smallest one."""
        if self._highs is None:
            self._highs = {}
        if width not in self._highs:
            self._highs[width] = self.high_at(sheet, width)
        return self._highs[width]

    def high_at(self, sheet: Sheet, width: int) -> int:
        """Return the height in pixels at a width; ``height`` remembers it."""
        raise NotImplementedError

    def place(self, sheet: Sheet, rect: Rect) -> None:
        """Lay out the box in a rectangle and make its widgets there.

        The rectangle is not narrower than the smallest width, and as high as ``height`` returns.
        """
        raise NotImplementedError


class Gap(Box):
    """Empty room: a fixed length in design units, or with ``grow`` a share of the spare room."""

    def __init__(self, length: float = 0, *, grow: float = 0) -> None:
        self.length, self.share = length, grow

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return sheet.px(self.length), sheet.px(self.length)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return sheet.px(self.length)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        pass


class Look(TypedDict, total=False):
    """The options that rows, columns, grids and tables share; ``Group`` describes them."""

    gap: float
    pad: tuple[float, float]
    panel: str
    share: float
    spare: bool
    least_w: float
    most_w: float
    least_h: float


class Group(Box):
    """A box with others inside: the room around them, and a panel behind them.

    ``pad`` is the room between the edge and the content, (sides, top and bottom) in design units;
    ``panel`` a kind of panel (paper, green, and small ones: slip, plate). ``least_w`` and
    ``least_h`` are the smallest size in design units, ``most_w`` the largest preferred width;
    widths grow with the size of text.
    """

    def __init__(
        self,
        *parts: Box | None,
        gap: float = 0,
        pad: tuple[float, float] = (0, 0),
        panel: str = "",
        share: float = 0,
        spare: bool = False,
        least_w: float = 0,
        most_w: float = 0,
        least_h: float = 0,
    ) -> None:
        self.parts = [part for part in parts if part is not None]
        self.gap, self.pad, self.panel = gap, pad, panel
        self.share, self.spare = share, spare
        self.least_w, self.most_w, self.least_h = least_w, most_w, least_h

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        least, wish = self.inner_widths(sheet)
        around, floor = 2 * sheet.px(self.pad[0]), sheet.em(self.least_w)
        if self.most_w:
            wish = min(wish, max(least, sheet.em(self.most_w) - around))
        return max(floor, least + around), max(floor, wish + around)

    def high_at(self, sheet: Sheet, width: int) -> int:
        inside = self.inner_height(sheet, width - 2 * sheet.px(self.pad[0]))
        return max(sheet.px(self.least_h), inside + 2 * sheet.px(self.pad[1]))

    def place(self, sheet: Sheet, rect: Rect) -> None:
        if self.panel:
            sheet.panels.append((rect, self.panel))
        x, y = sheet.px(self.pad[0]), sheet.px(self.pad[1])
        self.place_inner(sheet, Rect(rect.x + x, rect.y + y, rect.w - 2 * x, rect.h - 2 * y))

    def inner_widths(self, sheet: Sheet) -> tuple[int, int]:
        """Return the smallest and the preferred width of the content, in pixels."""
        raise NotImplementedError

    def inner_height(self, sheet: Sheet, width: int) -> int:
        """Return the height of the content at a width, in pixels."""
        raise NotImplementedError

    def place_inner(self, sheet: Sheet, rect: Rect) -> None:
        """Place the content in a rectangle."""
        raise NotImplementedError


class OneOf(Box):
    """Arrangements of the same content, the best first, of which the first that fits is taken.

    The last is taken where none fits. An arrangement fits at its smallest width, with ``wished``
    only at its preferred width.
    """

    def __init__(self, *boxes: Box, wished: bool = False, share: float = 0) -> None:
        self.boxes, self.wished, self.share = boxes, wished, share

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        found = [box.widths(sheet) for box in self.boxes]
        least = found[-1][0] if self.wished else min(least for least, _ in found)
        return least, max(least, found[0][1])

    def fitting(self, sheet: Sheet, width: int) -> Box:
        """Return the first arrangement that fits a width, or else the last one."""
        fits = (box for box in self.boxes if box.widths(sheet)[self.wished] <= width)
        return next(fits, self.boxes[-1])

    def high_at(self, sheet: Sheet, width: int) -> int:
        return self.fitting(sheet, width).height(sheet, width)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.fitting(sheet, rect.w).place(sheet, rect)


class Stack(Box):
    """Boxes in the same place, of which one is shown at a time."""

    def __init__(self, *parts: Box | None, share: float = 0) -> None:
        self.parts, self.share = [part for part in parts if part is not None], share

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        found = [part.widths(sheet) for part in self.parts]
        return max((w[0] for w in found), default=0), max((w[1] for w in found), default=0)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return max((part.height(sheet, width) for part in self.parts), default=0)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        for part in self.parts:
            part.place(sheet, rect)
