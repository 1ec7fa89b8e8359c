"""Boxes: rows, columns, grids and tables that share out the room of a page.

A page is declared as a tree of boxes and laid out in two steps. Each box says how wide it must and
would like to be (``widths``) and how high it is at a width (``height``), and then gets a rectangle
(``place``), in which leaves make their widgets. Declared lengths are design units, all others
pixels. A tree is for one layout: it is declared anew for the next one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, Literal, TypedDict, Unpack

from pygame import Rect

from kraftwagen.ui.boxes.share import Need, shared
from kraftwagen.ui.boxes.sheet import Paint, Sheet

Align = Literal["start", "center", "end", "stretch"]
ALONG: Final = {"start": 0.0, "stretch": 0.0, "center": 0.5, "end": 1.0}
"""The part of the spare room that lies before a box."""


class Box:
    """A part of a page.

    ``share`` is its part of the room that is left along the row or column it stands in.
    A box that is ``spare`` is left out of a column that has no room for it.
    """

    share: float = 0
    spare: bool = False
    _known: tuple[int, int] | None = None
    _highs: dict[int, int] | None = None

    def widths(self, sheet: Sheet) -> tuple[int, int]:
        """Return the least and the wished width in pixels."""
        if self._known is None:
            self._known = self.measured(sheet)
        return self._known

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        """Return the least and the wished width; ``widths`` remembers them."""
        raise NotImplementedError

    def height(self, sheet: Sheet, width: int) -> int:
        """Return the height needed at a width of at least the least one."""
        if self._highs is None:
            self._highs = {}
        if width not in self._highs:
            self._highs[width] = self.high_at(sheet, width)
        return self._highs[width]

    def high_at(self, sheet: Sheet, width: int) -> int:
        """Return the height needed at a width; ``height`` remembers it."""
        raise NotImplementedError

    def place(self, sheet: Sheet, rect: Rect) -> None:
        """Make the widgets inside a rectangle at least as large as needed."""
        raise NotImplementedError


class Gap(Box):
    """Empty room: a fixed length, or with ``grow`` a share of what is left."""

    def __init__(self, length: float = 0, *, grow: float = 0) -> None:
        self.length, self.share = length, grow

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return sheet.px(self.length), sheet.px(self.length)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return sheet.px(self.length)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        pass


class Look(TypedDict, total=False):
    """The options that rows, columns, grids and tables share; ``Group`` says what they mean."""

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

    ``pad`` is the room between the edge and what is inside, (sides, top and bottom) in design
    units; ``panel`` a kind of panel (paper, green, and small ones: slip, plate). ``least_w`` and
    ``least_h`` are the smallest size in design units, ``most_w`` the width it does not wish to
    exceed; widths grow with the size of text.
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
        """Return the least and the wished width of what is inside."""
        raise NotImplementedError

    def inner_height(self, sheet: Sheet, width: int) -> int:
        """Return the height of what is inside."""
        raise NotImplementedError

    def place_inner(self, sheet: Sheet, rect: Rect) -> None:
        """Place what is inside."""
        raise NotImplementedError


class Column(Group):
    """Boxes one below the other, each as wide as the column.

        Column(head, text, Gap(grow=1), button, gap=8)

        +--------+
        | head   |
        | text   |
        |        |     what the column is higher than needed goes to the shares,
        |        |     here the gap
        | button |
        +--------+

    ``items`` other than "stretch" gives each box its wished width, at that side. ``rest`` says
    where the boxes stand when the column is higher and nothing in it has a share.
    """

    def __init__(
        self,
        *parts: Box | None,
        items: Align = "stretch",
        rest: Align = "start",
        **look: Unpack[Look],
    ) -> None:
        super().__init__(*parts, **look)
        self.items, self.rest = items, rest

    def inner_widths(self, sheet: Sheet) -> tuple[int, int]:
        found = [part.widths(sheet) for part in self.parts]
        return max((w[0] for w in found), default=0), max((w[1] for w in found), default=0)

    def inner_height(self, sheet: Sheet, width: int) -> int:
        return self._needed(sheet, [part for part in self.parts if not part.spare], width)

    def _needed(self, sheet: Sheet, parts: Sequence[Box], width: int) -> int:
        heights = (part.height(sheet, self._width(sheet, part, width)) for part in parts)
        return sum(heights) + sheet.px(self.gap) * max(0, len(parts) - 1)

    def _width(self, sheet: Sheet, part: Box, width: int) -> int:
        return width if self.items == "stretch" else min(width, part.widths(sheet)[1])

    def place_inner(self, sheet: Sheet, rect: Rect) -> None:
        parts = list(self.parts)
        for part in reversed(self.parts):
            if part.spare and self._needed(sheet, parts, rect.w) > rect.h:
                parts.remove(part)
        widths = [self._width(sheet, part, rect.w) for part in parts]
        needs = [
            Need(high := part.height(sheet, width), high, part.share)
            for part, width in zip(parts, widths, strict=True)
        ]
        gap = sheet.px(self.gap)
        heights = shared(rect.h - gap * max(0, len(parts) - 1), needs)
        left = rect.h - sum(heights) - gap * max(0, len(parts) - 1)
        y = rect.y + round(max(0, left) * ALONG[self.rest])
        for part, wide, high in zip(parts, widths, heights, strict=True):
            x = rect.x + round((rect.w - wide) * ALONG[self.items])
            part.place(sheet, Rect(x, y, wide, high))
            y += high + gap


class Row(Group):
    """Boxes side by side; in a narrow room one below the other.

        Row(picture, text, button, gap=12)      with text.share = 1

        +---------+-----------------+--------+
        | picture | text            | button |
        +---------+-----------------+--------+

    Boxes get the width they wish, shares the rest. The row becomes a column where its boxes do not
    fit at their least widths, and when it is narrower than ``below``; with ``folds`` off it never
    does. ``items`` says how high each box is and where: "stretch" as high as the row. ``rest`` says
    where the boxes stand when the row is wider and nothing in it has a share.
    """

    def __init__(
        self,
        *parts: Box | None,
        below: float = 0,
        folds: bool = True,
        fold_gap: float | None = None,
        items: Align = "center",
        rest: Align = "start",
        **look: Unpack[Look],
    ) -> None:
        super().__init__(*parts, **look)
        self.below, self.folds = below, folds
        self.items, self.rest = items, rest
        self._column = Column(*self.parts, gap=self.gap if fold_gap is None else fold_gap)

    def inner_widths(self, sheet: Sheet) -> tuple[int, int]:
        wish = sum(part.widths(sheet)[1] for part in self.parts) + self._gaps(sheet)
        if self.folds:
            return self._column.widths(sheet)[0], wish
        return self._least(sheet), wish

    def _least(self, sheet: Sheet) -> int:
        return sum(part.widths(sheet)[0] for part in self.parts) + self._gaps(sheet)

    def _gaps(self, sheet: Sheet) -> int:
        return sheet.px(self.gap) * max(0, len(self.parts) - 1)

    def folded(self, sheet: Sheet, width: int) -> bool:
        """Whether the boxes stand one below the other at a width of the room inside."""
        return self.folds and (width < sheet.em(self.below) or width < self._least(sheet))

    def _shared(self, sheet: Sheet, width: int) -> list[int]:
        needs = [Need(*part.widths(sheet), part.share) for part in self.parts]
        return shared(width - self._gaps(sheet), needs)

    def inner_height(self, sheet: Sheet, width: int) -> int:
        if self.folded(sheet, width):
            return self._column.height(sheet, width)
        pairs = zip(self.parts, self._shared(sheet, width), strict=True)
        return max((part.height(sheet, wide) for part, wide in pairs), default=0)

    def place_inner(self, sheet: Sheet, rect: Rect) -> None:
        if self.folded(sheet, rect.w):
            self._column.place(sheet, rect)
            return
        widths = self._shared(sheet, rect.w)
        left = rect.w - sum(widths) - self._gaps(sheet)
        x = rect.x + round(max(0, left) * ALONG[self.rest])
        for part, wide in zip(self.parts, widths, strict=True):
            high = rect.h if self.items == "stretch" else min(rect.h, part.height(sheet, wide))
            y = rect.y + round((rect.h - high) * ALONG[self.items])
            part.place(sheet, Rect(x, y, wide, high))
            x += wide + sheet.px(self.gap)


class Grid(Group):
    """Boxes in columns of the same width, row by row; all of a row are equally high.

        Grid(a, b, c, d, e, columns=3, gap=10)        in a narrow room:

        +-----+-----+-----+                           +-----+-----+
        |  a  |  b  |  c  |                           |  a  |  b  |
        +-----+-----+-----+                           +-----+-----+
        |  d  |  e  |                                 |  c  |  d  |
        +-----+-----+                                 +-----+-----+
                                                      |  e  |
                                                      +-----+

    There are at most ``columns``, fewer where the boxes' least widths need it, and as few as make
    the same number of rows. With ``by_column`` they are read down each column.
    """

    def __init__(
        self,
        *parts: Box | None,
        columns: int,
        by_column: bool = False,
        row_gap: float | None = None,
        **look: Unpack[Look],
    ) -> None:
        super().__init__(*parts, **look)
        self.columns, self.by_column = columns, by_column
        self.row_gap = self.gap if row_gap is None else row_gap

    def inner_widths(self, sheet: Sheet) -> tuple[int, int]:
        found = [part.widths(sheet) for part in self.parts]
        columns, gap = min(self.columns, max(1, len(found))), sheet.px(self.gap)
        wish = max((w[1] for w in found), default=0) * columns + gap * (columns - 1)
        return max((w[0] for w in found), default=0), wish

    def _columns(self, sheet: Sheet, width: int) -> int:
        least, gap = self.inner_widths(sheet)[0], sheet.px(self.gap)
        fitting = (width + gap) // max(1, least + gap)
        most = max(1, min(self.columns, fitting))
        rows = -(-len(self.parts) // most)
        return -(-len(self.parts) // max(1, rows))

    def _rows(self, sheet: Sheet, width: int) -> Iterator[tuple[list[Box], list[int], int]]:
        """Yield the boxes of each row, their widths and the row's height."""
        columns = self._columns(sheet, width)
        room = width - sheet.px(self.gap) * max(0, columns - 1)
        widths = shared(room, [Need(0, 0, 1)] * columns)
        rows = -(-len(self.parts) // max(1, columns))
        for row in range(rows):
            first = row * columns
            parts = self.parts[row::rows] if self.by_column else self.parts[first : first + columns]
            highs = [part.height(sheet, wide) for part, wide in zip(parts, widths, strict=False)]
            yield parts, widths, max(highs)

    def inner_height(self, sheet: Sheet, width: int) -> int:
        highs = [high for _, _, high in self._rows(sheet, width)]
        return sum(highs) + sheet.px(self.row_gap) * max(0, len(highs) - 1)

    def place_inner(self, sheet: Sheet, rect: Rect) -> None:
        y, gap = rect.y, sheet.px(self.gap)
        places: dict[Box, Rect] = {}
        for parts, widths, high in self._rows(sheet, rect.w):
            x = rect.x
            for part, wide in zip(parts, widths, strict=False):
                places[part] = Rect(x, y, wide, high)
                x += wide + gap
            y += high + sheet.px(self.row_gap)
        for part in self.parts:  # in the order of reading, which is that of Tab
            part.place(sheet, places[part])


class Table(Group):
    """Rows of boxes whose columns are aligned: a table of figures.

        Table([name, points, share], [name, points, share], gap=16, row_gap=6, grows=0)

    A column is as wide as its widest box wishes; those of ``grows`` share what is left.
    ``rows_behind`` and ``columns_behind`` draw below the words of a row or column, by its number.
    """

    def __init__(
        self,
        *rows: Sequence[Box],
        row_gap: float = 0,
        grows: int | Collection[int] = (),
        rows_behind: Mapping[int, Paint] | None = None,
        columns_behind: Mapping[int, Paint] | None = None,
        **look: Unpack[Look],
    ) -> None:
        super().__init__(*(box for row in rows for box in row), **look)
        self.rows, self.row_gap = rows, row_gap
        self.grows = (grows,) if isinstance(grows, int) else grows
        self._rows_behind, self._columns_behind = rows_behind or {}, columns_behind or {}

    def _needs(self, sheet: Sheet) -> list[Need]:
        found = []
        for place in range(max(map(len, self.rows), default=0)):
            widths = [row[place].widths(sheet) for row in self.rows if place < len(row)]
            least, wish = max(w[0] for w in widths), max(w[1] for w in widths)
            found.append(Need(least, wish, 1 if place in self.grows else 0))
        return found

    def inner_widths(self, sheet: Sheet) -> tuple[int, int]:
        needs = self._needs(sheet)
        gaps = sheet.px(self.gap) * max(0, len(needs) - 1)
        return sum(need.least for need in needs) + gaps, sum(need.wish for need in needs) + gaps

    def _shared(self, sheet: Sheet, width: int) -> list[int]:
        needs = self._needs(sheet)
        return shared(width - sheet.px(self.gap) * max(0, len(needs) - 1), needs)

    @staticmethod
    def _high(sheet: Sheet, row: Sequence[Box], widths: Sequence[int]) -> int:
        pairs = zip(row, widths, strict=False)
        return max((box.height(sheet, wide) for box, wide in pairs), default=0)

    def inner_height(self, sheet: Sheet, width: int) -> int:
        widths = self._shared(sheet, width)
        highs = sum(self._high(sheet, row, widths) for row in self.rows)
        return highs + sheet.px(self.row_gap) * max(0, len(self.rows) - 1)

    def place_inner(self, sheet: Sheet, rect: Rect) -> None:
        widths, y = self._shared(sheet, rect.w), rect.y
        gap, row_gap = sheet.px(self.gap), sheet.px(self.row_gap)
        for place, paint in self._columns_behind.items():
            x = rect.x + sum(widths[:place]) + gap * place
            sheet.drawings.append((Rect(x, rect.y, widths[place], rect.h), paint))
        for number, row in enumerate(self.rows):
            x, high = rect.x, self._high(sheet, row, widths)
            if number in self._rows_behind:
                whole = Rect(rect.x, y, rect.w, high).inflate(0, row_gap)
                sheet.drawings.append((whole, self._rows_behind[number]))
            for box, wide in zip(row, widths, strict=False):
                own = box.height(sheet, wide)
                box.place(sheet, Rect(x, y + (high - own) // 2, wide, own))
                x += wide + gap
            y += high + row_gap


class OneOf(Box):
    """Arrangements of the same page, the best first: the first one that fits is taken.

    With ``wished`` one that is not the last fits only where it is as wide as it wishes.
    """

    def __init__(self, *boxes: Box, wished: bool = False, share: float = 0) -> None:
        self.boxes, self.wished, self.share = boxes, wished, share

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        found = [box.widths(sheet) for box in self.boxes]
        least = found[-1][0] if self.wished else min(least for least, _ in found)
        return least, max(least, found[0][1])

    def fitting(self, sheet: Sheet, width: int) -> Box:
        """Return the first arrangement that fits a width, else the last one."""
        fits = (box for box in self.boxes if box.widths(sheet)[self.wished] <= width)
        return next(fits, self.boxes[-1])

    def high_at(self, sheet: Sheet, width: int) -> int:
        return self.fitting(sheet, width).height(sheet, width)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.fitting(sheet, rect.w).place(sheet, rect)


class Stack(Box):
    """Boxes in the same place, one upon the other: things of which one is shown at a time."""

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
