"""Groups with aligned columns: grids of similar boxes, tables of figures."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Unpack

from pygame import Rect

from kraftwagen.ui.boxes.box import Box, Group, Look
from kraftwagen.ui.boxes.share import Need, shared
from kraftwagen.ui.boxes.sheet import Paint, Sheet


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
