"""Charts on paper: rates with error bars, stacked columns, values over time.

Pointing at a value, or reaching it with arrow keys, shows a sentence about it. Colour is never the
only mark: parts have outlines and, with high contrast, hatching; victories are filled.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    CREAM,
    GREEN,
    INK,
    OXBLOOD,
    PAPER_SHADE,
    SEPIA,
    Tone,
)
from kraftwagen.ui.platform.input import by_controller
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State

SERIES: Final = tuple(
    Color(code)
    for code in (
        "#23534a",
        "#6fb7a3",
        "#24598f",
        "#7a1f1b",
        "#e58468",
        "#c9a24a",
        "#6d3f86",
        "#5b4a35",
        "#9db6c4",
        "#8e2f5c",
    )
)
"""Colours of the parts of a whole, in order; neighbours differ in lightness."""
_ROWS: Final = 6
"""The most rows that a chart of rates needs to be opened at all."""


def words_on(ground: Color) -> Tone:
    """Return the text colour that is legible on a background colour."""
    light = 0.299 * ground.r + 0.587 * ground.g + 0.114 * ground.b
    return INK if light > 125 else CREAM


def fill_part(canvas: Canvas, surface: Surface, rect: Rect, number: int) -> None:
    """Draw a part of a whole: colour, outline and, with high contrast, its own hatching."""
    colour = SERIES[number % len(SERIES)]
    canvas.rect(surface, colour, rect)
    if canvas.theme.contrast and rect.h > 3:
        line, step, clip = canvas.colour(words_on(colour)), 9, surface.get_clip()
        surface.set_clip(rect.clip(clip))
        if number % 4 in (1, 3):
            slant = rect.h if number % 4 == 1 else -rect.h
            for x in range(rect.x - rect.h, rect.right + rect.h, step):
                pygame.draw.line(
                    surface, canvas.colour(line), (x, rect.bottom), (x + slant, rect.top)
                )
        elif number % 4 == 2:
            for y in range(rect.y + step // 2, rect.bottom, step):
                pygame.draw.line(surface, canvas.colour(line), (rect.x, y), (rect.right, y))
        surface.set_clip(clip)
    canvas.rect(surface, INK, rect, 1)


def line_of(ui: Ui, style: str) -> int:
    """Return the height of a line of text in pixels."""
    return ui.res.text_size("Ág", ui.theme.style(style))[1]


def widest(ui: Ui, style: str, texts: Iterable[str]) -> int:
    """Return the width of the widest text in pixels."""
    look = ui.theme.style(style)
    return max((ui.res.text_size(text, look)[0] for text in texts), default=0)


@dataclass(frozen=True, slots=True)
class Mark:
    """A value that can be pointed at: its place inside the chart, and its tip."""

    rect: Rect
    tip: str


class Chart(Widget):
    """Base class of the charts: subclasses return marks from ``place`` and draw in ``paint``."""

    def __init__(self, ui: Ui, rect: Rect) -> None:
        super().__init__(ui, rect)
        self.at: int | None = None
        self._told = Rect(0, 0, 0, 0)
        """The place of the value whose tip was shown last."""
        self.marks = self.place()
        self.refresh()

    def place(self) -> list[Mark]:
        """Return the places and tips of all values in reading order."""
        return []

    @property
    def state(self) -> State:
        return "normal"

    @property
    def focusable(self) -> bool:
        """Whether the chart has a value to mark."""
        return super().focusable and bool(self.marks)

    @property
    def focus_rect(self) -> Rect:
        """The place of the marked value, or that of the whole chart."""
        return self._place_of(self.at) if self.at is not None else Rect(self.rect)

    def point(self, number: int | None) -> None:
        """Mark the value with an index and show its tip; None marks none."""
        if number == self.at:
            return
        self.at = number
        if number is None:
            self.ui.hide_tip(self._told)
        else:
            self._told = self._place_of(number)
            self.ui.show_tip(self.marks[number].tip, self._told)
        self.refresh()

    def _place_of(self, number: int) -> Rect:
        return self.marks[number].rect.move(self.rect.topleft)

    def process_event(self, event: pygame.Event) -> bool:
        """Mark the value under the pointer; returns whether the event was used."""
        if event.type == pygame.MOUSEMOTION:
            self._follow(event.pos)
        return super().process_event(event)

    def _follow(self, pos: tuple[int, int]) -> None:
        seen = self.area is None or self.area.view.collidepoint(pos)
        if self.ui.popup is None and seen and self.hover_point(*pos):
            at = (pos[0] - self.rect.x, pos[1] - self.rect.y)
            found = [i for i, mark in enumerate(self.marks) if mark.rect.collidepoint(at)]
            self.point(found[0] if found else None)
        elif self.at is not None and not (self.ui.focus.shown and self.ui.focus.current is self):
            self.point(None)

    def on_focus(self, focused: bool) -> None:
        """Mark the first value when the focus arrives, none when it leaves."""
        super().on_focus(focused)
        shown = focused and self.ui.focus.shown and bool(self.marks)
        self.point((self.at or 0) if shown else None)

    def focus_key(self, event: pygame.Event) -> bool:
        """Move from value to value by arrow keys, to the ends by Home and End.

        Returns whether the key was used.
        """
        if by_controller(event) and event.key in (pygame.K_UP, pygame.K_DOWN):
            return False
        last = len(self.marks) - 1
        at = self.at if self.at is not None else -1
        to = {
            pygame.K_LEFT: at - 1,
            pygame.K_RIGHT: at + 1,
            pygame.K_UP: at - 1,
            pygame.K_DOWN: at + 1,
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }.get(event.key)
        if to is None or not 0 <= to <= last:
            return False
        self.point(to)
        return True

    # -- helpers

    def _highlight(self, surface: Surface) -> None:
        if self.at is not None:
            px = self.ui.theme.px
            box = self.marks[self.at].rect.inflate(px(2), px(2))
            self.ui.canvas.rect(surface, INK, box, 2, 3)

    def _axis(
        self,
        surface: Surface,
        plot: Rect,
        ticks: Sequence[float],
        words: Callable[[float], str] = "{:g}".format,
    ) -> None:
        """Draw horizontal lines from the lowest to the highest tick, with values at the left."""
        px, canvas = self.ui.theme.px, self.ui.canvas
        low, high = ticks[0], ticks[-1]
        for tick in ticks:
            y = round(plot.bottom - plot.h * (tick - low) / (high - low))
            colour = BRASS_DARK if tick == 0 else PAPER_SHADE
            canvas.rect(surface, colour, (plot.x, y, plot.w, max(1, px(1.4))))
            label = Rect(0, y - px(9), plot.x - px(7), px(18))
            canvas.text(surface, words(tick), "tiny", SEPIA, label, "right")


@dataclass(frozen=True, slots=True)
class RateRow:
    """A bar of a ``RateChart``: shares from 0 to 1, the value as text, and the tip."""

    label: str
    note: str
    share: float
    low: float
    high: float
    fair: float
    words: str
    tip: str


class RateChart(Chart):
    """Horizontal bars from 0 to 100 %, with error bars and a notch at pure chance."""

    def __init__(self, ui: Ui, rect: Rect, rows: Sequence[RateRow]) -> None:
        px, room = ui.theme.px, rect.h - self._foot(ui)
        least = self._row(ui)
        # Leave out rows that do not fit: the least played opponents come last.
        self.rows = rows[: max(1, room // least)]
        self._step = min(max(px(66), least), room // max(1, len(self.rows)))
        named, valued = self._beside(ui, self.rows)
        self._plot = Rect(named, 0, rect.w - named - valued, self._step * len(self.rows))
        super().__init__(ui, rect)

    @classmethod
    def least(cls, ui: Ui, rows: Sequence[RateRow]) -> tuple[int, int]:
        """Return the smallest width and height for rows, in pixels; for at most _ROWS of them."""
        wide = sum(cls._beside(ui, rows)) + ui.theme.px(150)
        return wide, cls._row(ui) * min(_ROWS, len(rows)) + cls._foot(ui)

    @staticmethod
    def _row(ui: Ui) -> int:
        """Return the least height of a row: a name, and a line below it."""
        return max(ui.theme.px(34), line_of(ui, "bold") + line_of(ui, "tiny"))

    @staticmethod
    def _foot(ui: Ui) -> int:
        return line_of(ui, "tiny") + ui.theme.px(8)

    @staticmethod
    def _beside(ui: Ui, rows: Sequence[RateRow]) -> tuple[int, int]:
        """Return the widths of the names at the left and of the values at the right."""
        px = ui.theme.px
        names = widest(ui, "bold", (row.label for row in rows))
        notes = widest(ui, "tiny", (row.note for row in rows))
        values = widest(ui, "bold", [*(row.words for row in rows), ui.tr.percent(1.0)])
        return max(px(60), names, notes) + px(17), values + px(8)

    def place(self) -> list[Mark]:
        """Return a mark for each row."""
        wide = self.rect.w
        return [
            Mark(Rect(0, number * self._step, wide, self._step - self.ui.theme.px(4)), row.tip)
            for number, row in enumerate(self.rows)
        ]

    def paint(self, surface: Surface, state: State) -> None:
        px, canvas, plot = self.ui.theme.px, self.ui.canvas, self._plot
        name, note = line_of(self.ui, "bold"), line_of(self.ui, "tiny")
        parts = 4 if 5 * widest(self.ui, "tiny", [self.tr.percent(1.0)]) <= plot.w else 2
        for part in range(parts + 1):
            x = round(plot.x + plot.w * part / parts)
            colour = PAPER_SHADE if part else BRASS_DARK
            canvas.rect(surface, colour, (x, 0, max(1, px(1.4)), plot.h + px(4)))
            words = self.tr.percent(part / parts)
            canvas.text(surface, words, "tiny", SEPIA, (x, plot.h + px(5)), "center", "top")
        for number, row in enumerate(self.rows):
            y = number * self._step
            middle = y + (self._step - px(4)) // 2
            label = Rect(px(5), middle - (name + note) // 2, plot.x, name)
            canvas.text(surface, row.label, "bold", INK, label)
            canvas.text(surface, row.note, "tiny", SEPIA, Rect(label.x, label.bottom, 0, note))
            bar = Rect(plot.x, 0, round(plot.w * row.share), min(px(22), self._step - px(12)))
            bar.centery = middle
            if bar.w:
                canvas.rect(surface, SERIES[1], bar)
                canvas.rect(surface, INK, bar, 1)
            self._error(surface, row, middle)
            fair = round(plot.x + plot.w * row.fair)
            tall = bar.h + px(8)
            canvas.rect(surface, OXBLOOD, (fair - px(1), middle - tall // 2, px(3), tall))
            spot = (self.rect.w - px(5), middle)
            canvas.text(surface, row.words, "bold", INK, spot, "right")
        self._highlight(surface)

    def _error(self, surface: Surface, row: RateRow, middle: int) -> None:
        px, plot = self.ui.theme.px, self._plot
        low, high = (round(plot.x + plot.w * share) for share in (row.low, row.high))
        thick = max(2, px(2))
        self.ui.canvas.rect(surface, INK, (low, middle - thick // 2, high - low, thick))
        for x in (low, high - thick):
            self.ui.canvas.rect(surface, INK, (x, middle - px(5), thick, px(10)))


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a ``StackChart``: name, colour number, and an amount and tip per column."""

    label: str
    number: int
    amounts: Sequence[float]
    tips: Sequence[str]


class StackChart(Chart):
    """Stacked columns; the names of their parts stand beside it (``boxes.charts``)."""

    def __init__(self, ui: Ui, rect: Rect, columns: Sequence[str], parts: Sequence[Part]) -> None:
        px = ui.theme.px
        self.columns, self.parts = columns, parts
        self._sums = self._add_up(columns, parts)
        self._ticks = scale_of(max([1.0, *self._sums]), 3)
        left, above = self._edges(ui, self._ticks)
        plot = Rect(left, above, rect.w - left, 0)
        plot.h = rect.h - above - self._names_high(ui, columns, plot.w) - px(6)
        self._plot = plot
        super().__init__(ui, rect)

    @staticmethod
    def _add_up(columns: Sequence[str], parts: Sequence[Part]) -> list[float]:
        return [sum(part.amounts[at] for part in parts) for at in range(len(columns))]

    @staticmethod
    def _edges(ui: Ui, ticks: Sequence[float]) -> tuple[int, int]:
        """Return the room at the left for the scale, and above for the sums."""
        return widest(ui, "tiny", map("{:g}".format, ticks)) + ui.theme.px(12), line_of(
            ui, "small_bold"
        )

    @staticmethod
    def _names_high(ui: Ui, columns: Sequence[str], width: int) -> int:
        """Return the height of the columns' names, which wrap."""
        look, step = ui.theme.style("small"), max(1, width // max(1, len(columns)))
        return max((ui.res.text_size(name, look, step)[1] for name in columns), default=0)

    @classmethod
    def least_w(cls, ui: Ui, columns: Sequence[str], parts: Sequence[Part]) -> int:
        """Return the smallest width in pixels."""
        sums = cls._add_up(columns, parts)
        words = widest(ui, "small", (word for name in columns for word in name.split()))
        figures = widest(ui, "small_bold", (ui.tr.number(amount, 1) for amount in sums))
        step = max(ui.theme.px(44), words, figures) + ui.theme.px(8)
        return cls._edges(ui, scale_of(max([1.0, *sums]), 3))[0] + step * len(columns)

    @classmethod
    def least_h(cls, ui: Ui, columns: Sequence[str], parts: Sequence[Part], width: int) -> int:
        """Return the smallest height in pixels at a width."""
        left, above = cls._edges(ui, scale_of(max([1.0, *cls._add_up(columns, parts)]), 3))
        plot = max(ui.theme.px(64), 4 * line_of(ui, "tiny"))
        return above + plot + cls._names_high(ui, columns, width - left) + ui.theme.px(6)

    def _segments(self) -> list[tuple[Rect, int, int]]:
        """Return place, part and column of every segment."""
        plot, found = self._plot, []
        step = plot.w / max(1, len(self.columns))
        wide = min(self.ui.theme.px(72), round(step * 0.62))
        unit = plot.h / self._ticks[-1]
        for column in range(len(self.columns)):
            x, y = round(plot.x + step * (column + 0.5)) - wide // 2, float(plot.bottom)
            for number, part in enumerate(self.parts):
                high = part.amounts[column] * unit
                rect = Rect(x, round(y - high), wide, round(y) - round(y - high))
                if rect.h > 0:
                    found.append((rect, number, column))
                y -= high
        return found

    def place(self) -> list[Mark]:
        """Return a mark for each segment, column by column."""
        return [
            Mark(rect, self.parts[number].tips[column]) for rect, number, column in self._segments()
        ]

    def paint(self, surface: Surface, state: State) -> None:
        px, canvas, plot = self.ui.theme.px, self.ui.canvas, self._plot
        self._axis(surface, plot, self._ticks)
        tops = [plot.bottom] * len(self.columns)
        for rect, number, column in self._segments():
            fill_part(canvas, surface, rect, self.parts[number].number)
            tops[column] = rect.top
        step = plot.w / max(1, len(self.columns))
        for column, label in enumerate(self.columns):
            middle = round(plot.x + step * (column + 0.5))
            foot = Rect(int(plot.x + step * column), plot.bottom + px(4), int(step), 0)
            canvas.text(surface, label, "small", SEPIA, foot, "center", "top", wrap=True)
            whole = all(float(total).is_integer() for total in self._sums)
            words = self.tr.number(self._sums[column], 0 if whole else 1)
            top = (middle, tops[column])
            canvas.text(surface, words, "small_bold", INK, top, "center", "bottom")
        self._highlight(surface)


@dataclass(frozen=True, slots=True)
class Point:
    """A game of a ``CourseChart``: its value, the recent mean, whether it was won, its tip."""

    value: float
    mean: float
    filled: bool
    tip: str


class CourseChart(Chart):
    """Points from left to right with their moving average."""

    def __init__(self, ui: Ui, rect: Rect, points: Sequence[Point]) -> None:
        px = ui.theme.px
        self.points = points
        values = [point.value for point in points]
        line = line_of(ui, "tiny")
        left, edge = self._scale(ui, values), max(px(8), line // 2)
        self._plot = Rect(left, edge, rect.w - left - px(8), rect.h - 2 * edge)
        for steps in range(6, 1, -1):
            ticks = scale_of(max([1.0, *values]), steps)
            # The axis may begin above 0: there are no bars whose length would mislead.
            first = max([0, *(n for n, tick in enumerate(ticks[:-1]) if tick <= min(values))])
            self._ticks = ticks[first:]
            if self._plot.h >= (line + px(3)) * (len(self._ticks) - 1):
                break  # the figures keep apart
        super().__init__(ui, rect)

    @staticmethod
    def _scale(ui: Ui, values: Sequence[float]) -> int:
        """Return the width of the scale at the left."""
        return widest(
            ui, "tiny", map("{:g}".format, scale_of(max([1.0, *values]), 6))
        ) + ui.theme.px(12)

    @classmethod
    def least(cls, ui: Ui, points: Sequence[Point]) -> tuple[int, int]:
        """Return the smallest width and height for points, in pixels."""
        left = cls._scale(ui, [point.value for point in points])
        return left + ui.theme.px(180), max(ui.theme.px(64), 4 * line_of(ui, "tiny"))

    def _spot(self, number: int, value: float) -> tuple[int, int]:
        plot = self._plot
        step = plot.w / max(1, len(self.points))
        x = plot.x + step * (number + 0.5)
        low, high = self._ticks[0], self._ticks[-1]
        return round(x), round(plot.bottom - plot.h * (value - low) / (high - low))

    def place(self) -> list[Mark]:
        """Return a mark for each point, narrow enough not to overlap its neighbours."""
        px, plot = self.ui.theme.px, self._plot
        step = plot.w / max(1, len(self.points))
        wide = max(1, min(px(24), round(step)))
        found = []
        for number, point in enumerate(self.points):
            x, y = self._spot(number, point.value)
            rect = Rect(x - wide // 2, y - px(12), wide, px(24))
            found.append(Mark(rect, point.tip))
        return found

    def paint(self, surface: Surface, state: State) -> None:
        px, canvas = self.ui.theme.px, self.ui.canvas
        self._axis(surface, self._plot, self._ticks)
        line = [self._spot(number, point.mean) for number, point in enumerate(self.points)]
        for one, other in itertools.pairwise(line):
            canvas.line(surface, one, other, OXBLOOD, px(3))
        step = self._plot.w / max(1, len(self.points))
        size = max(px(3), min(px(6), round(step / 2.4)))
        for number, point in enumerate(self.points):
            grown = size + (px(2) if number == self.at else 0)
            spot = self._spot(number, point.value)
            inside = GREEN if point.filled else CREAM
            canvas.circle(surface, spot, grown, inside, INK, max(1.5, px(1.6)))


def scale_of(most: float, steps: int) -> list[float]:
    """Return round values from 0 to at least ``most``, at most ``steps`` of them above 0."""
    size = 10.0**-1
    while True:
        for factor in (1, 2, 5):
            if size * factor * steps >= most:
                count = steps
                while size * factor * (count - 1) >= most:
                    count -= 1
                return [round(size * factor * tick, 6) for tick in range(count + 1)]
        size *= 10
