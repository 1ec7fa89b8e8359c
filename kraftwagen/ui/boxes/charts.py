"""Charts as boxes: as large as their words require, with the names of their parts beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pygame import Rect, Surface

from kraftwagen.ui.boxes.box import Box
from kraftwagen.ui.boxes.grids import Grid
from kraftwagen.ui.boxes.leaves import Drawn, Leaf
from kraftwagen.ui.boxes.rows import Column, Row
from kraftwagen.ui.boxes.words import text
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.charts import (
    Chart,
    CourseChart,
    Part,
    Point,
    RateChart,
    RateRow,
    StackChart,
    fill_part,
)

C = TypeVar("C", bound=Chart)


def chart(
    make: Callable[[Ui, Rect], C], least: Callable[[Ui], tuple[int, int]], share: float = 1
) -> Leaf[C]:
    """Return a leaf with a chart; ``least`` returns its smallest width and height in pixels."""
    return Leaf(
        make,
        lambda sheet: (least(sheet.ui)[0],) * 2,
        lambda sheet, _: least(sheet.ui)[1],
        share=share,
    )


def rate_chart(rows: Sequence[RateRow]) -> Box:
    """Return a chart of shares as bars with errors."""
    return chart(lambda ui, rect: RateChart(ui, rect, rows), lambda ui: RateChart.least(ui, rows))


def course_chart(points: Sequence[Point]) -> Box:
    """Return a chart of points from left to right with their moving average."""
    return chart(
        lambda ui, rect: CourseChart(ui, rect, points), lambda ui: CourseChart.least(ui, points)
    )


def stack_chart(
    canvas: Canvas, columns: Sequence[str], parts: Sequence[Part], beside: int = 1
) -> Box:
    """Return stacked columns with the names of the parts, the topmost first, beside or below them.

    ``beside`` is the largest number of names side by side.
    """

    def make(ui: Ui, rect: Rect) -> StackChart:
        return StackChart(ui, rect, columns, parts)

    stacks = Leaf(
        make,
        lambda sheet: (StackChart.least_w(sheet.ui, columns, parts),) * 2,
        lambda sheet, width: StackChart.least_h(sheet.ui, columns, parts, width),
        share=1,
    )
    names = [
        Row(swatch(canvas, part.number), text(part.label, "small", share=1), gap=8, folds=False)
        for part in reversed(parts)
    ]
    named = Grid(*names, columns=beside, by_column=True, gap=14, row_gap=3)
    return Row(stacks, Column(named, rest="center"), gap=16, items="stretch", share=1)


def swatch(canvas: Canvas, number: int) -> Box:
    """Return a box with the colour and hatching of a part of a whole, in the middle of a line."""

    def paint(surface: Surface, rect: Rect) -> None:
        up = canvas.res.leading(canvas.theme.style("body")) // 2
        fill_part(canvas, surface, rect.move(0, -up), number)

    return Drawn(paint, 14, 14)
