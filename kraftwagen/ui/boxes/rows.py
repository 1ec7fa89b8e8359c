"""Groups of boxes in lines: columns, rows, rows that break."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Unpack

from pygame import Rect

from kraftwagen.ui.boxes.box import ALONG, Align, Box, Group, Look
from kraftwagen.ui.boxes.share import Need, shared
from kraftwagen.ui.boxes.sheet import Sheet


class Column(Group):
    """Boxes one below the other, each as wide as the column.

        Column(head, text, Gap(grow=1), button, gap=8)

        +--------+
        | head   |
        | text   |
        |        |     spare height goes to boxes with a share,
        |        |     here the gap
        | button |
        +--------+

    ``items`` other than "stretch" gives each box its wished width, aligned to that side. ``rest``
    says where the boxes stand if height is left over and none has a share.
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

    Each box gets its wished width, boxes with a share divide the rest. The row becomes a column
    where the least widths do not fit, and when it is narrower than ``below`` design units, which
    grow with the size of text; with ``folds`` off it never does. ``fold_gap`` is the gap of that
    column, by default the row's. ``items`` aligns the boxes vertically, "stretch" makes them as
    high as the row. ``rest`` says where they stand if room is left over and none has a share.
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
        """Return whether the boxes stand one below the other at a width of the content."""
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
        pairs = list(zip(self.parts, widths, strict=True))
        level = max((part.height(sheet, wide) for part, wide in pairs if part.level), default=0)
        for part, wide in pairs:
            own = level if part.level else part.height(sheet, wide)
            high = rect.h if self.items == "stretch" else min(rect.h, own)
            y = rect.y + round((rect.h - high) * ALONG[self.items])
            part.place(sheet, Rect(x, y, wide, high))
            x += wide + sheet.px(self.gap)


class Flow(Group):
    """Boxes side by side at the width they wish, in as many lines as they need.

    Flow(back, title, list, undo, redo, gap=8)

    +------+-------+------+
    | back | title | list |
    +------+-----+--------+
    | undo | redo|
    +------------+
    """

    def inner_widths(self, sheet: Sheet) -> tuple[int, int]:
        found = [part.widths(sheet) for part in self.parts]
        gaps = sheet.px(self.gap) * max(0, len(found) - 1)
        return max((w[0] for w in found), default=0), sum(w[1] for w in found) + gaps

    def _lines(self, sheet: Sheet, width: int) -> Iterator[tuple[list[tuple[Box, int]], int]]:
        """Yield the boxes of each line with their widths, and the line's height."""
        line: list[tuple[Box, int]] = []
        x = 0
        for part in self.parts:
            wide = min(width, part.widths(sheet)[1])
            if line and x + wide > width:
                yield line, max(one.height(sheet, w) for one, w in line)
                line, x = [], 0
            line.append((part, wide))
            x += wide + sheet.px(self.gap)
        if line:
            yield line, max(one.height(sheet, w) for one, w in line)

    def inner_height(self, sheet: Sheet, width: int) -> int:
        highs = [high for _, high in self._lines(sheet, width)]
        return sum(highs) + sheet.px(self.gap) * max(0, len(highs) - 1)

    def place_inner(self, sheet: Sheet, rect: Rect) -> None:
        y, gap = rect.y, sheet.px(self.gap)
        for line, high in self._lines(sheet, rect.w):
            x = rect.x
            for part, wide in line:
                own = part.height(sheet, wide)
                part.place(sheet, Rect(x, y + (high - own) // 2, wide, own))
                x += wide + gap
            y += high + gap
