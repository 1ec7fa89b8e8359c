"""The two sheets of the results: the ranking, and the sources of score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    CREAM,
    GLOW,
    GREEN,
    INK,
    OXBLOOD,
    PAPER_SHADE,
    SEPIA,
)
from kraftwagen.ui.presenters.standing import Standing
from kraftwagen.ui.tables.hooks import Income
from kraftwagen.ui.widgets.charts import SERIES, fill_part, words_on

EDGE: Final = 26
"""Margin of a sheet, in design units."""
ROW: Final = 46
"""Height of a row of the ranking, in design units."""
_LARGE: Final = 28
"""Smallest height of heads and sums of the sources, in design units."""
_TITLES: Final = ("body", "small")
"""Styles for the sources; the first that fits a row is used."""

Sources = Sequence[tuple[int, Income]]
"""For each source its number, which chooses its colour, and each seat's amount."""


class StandingSheet:
    """A row per seat, the winner first: place, difference, score as a bar."""

    def __init__(
        self, canvas: Canvas, box: Rect, rows: Sequence[Standing], names: Sequence[str]
    ) -> None:
        self._canvas, self.box, self._rows, self._names = canvas, box, rows, names
        theme, res, px = canvas.theme, canvas.res, canvas.theme.px
        inner = box.inflate(-2 * px(EDGE), -2 * px(EDGE - 8))
        tall = inner.h // len(rows)
        self._lines = [
            Rect(inner.x, inner.y + tall * number, inner.w, tall) for number in range(len(rows))
        ]
        look, small = theme.style("heading"), theme.style("small")
        wide = max(res.text_size(name, look)[0] for name in names)
        wide = max(wide, *(res.text_size(row.words, small)[0] for row in rows))
        self._named = min(wide + px(4), inner.w * 3 // 10)
        self._scored = px(70)

    def draw(self, surface: Surface, sources: Sources, grown: float) -> None:
        """Draw all rows, with bars at the share ``grown`` of their length."""
        canvas, px = self._canvas, self._canvas.theme.px
        canvas.panel(surface, self.box, "paper", shadow=8)
        most = max(max(row.score for row in self._rows), 1)
        for row, line in zip(self._rows, self._lines, strict=True):
            first = row.place == 1
            if first:
                lit = line.inflate(px(12), -px(2))
                fill = canvas.colour.mix(GLOW, CREAM, 0.45)
                canvas.rect(surface, fill, lit, border_radius=px(6))
                canvas.rect(surface, BRASS_DARK, lit, max(1, px(1)), border_radius=px(6))
            canvas.badge(surface, row.seat, (line.x + px(16), line.centery), px(30))
            name = Rect(line.x + px(40), line.y + px(3), self._named, line.h // 2)
            colour = OXBLOOD if first else INK
            canvas.fitted(surface, self._names[row.seat], "heading", colour, name)
            words = Rect(name.x, name.bottom - px(2), name.w, line.h // 2 - px(3))
            canvas.fitted(surface, row.words, "small", SEPIA, words)
            score = Rect(line.right - self._scored, line.y, self._scored, line.h)
            shown = str(round(row.score * grown))
            canvas.text(surface, shown, "title" if first else "subtitle", colour, score, "right")
            room = Rect(name.right + px(14), 0, score.x - name.right - px(26), line.h - px(14))
            room.centery = line.centery
            self._draw_bar(surface, room, row, sources, grown / most)

    def _draw_bar(
        self, surface: Surface, room: Rect, row: Standing, sources: Sources, share: float
    ) -> None:
        canvas, px = self._canvas, self._canvas.theme.px
        x, done = float(room.x), share > 0
        for number, source in sources:
            wide = source.amounts[row.seat] * room.w * share
            if wide <= 0:
                continue
            part = Rect(round(x), room.y, round(x + wide) - round(x), room.h)
            x += wide
            fill_part(canvas, surface, part, number)
            amount = str(source.amounts[row.seat])
            size = canvas.res.text_size(amount, canvas.theme.style("small_bold"))[0]
            if not done or part.w < size + px(6):
                continue
            shade = SERIES[number % len(SERIES)]
            if canvas.theme.contrast:  # no hatching behind figures
                plate = Rect(0, 0, size + px(4), px(18))
                plate.center = part.center
                canvas.rect(surface, shade, plate)
            canvas.text(surface, amount, "small_bold", words_on(shade), part, "center")


class SourceTable:
    """A row per source and a column per seat, in the order of the ranking."""

    def __init__(
        self,
        canvas: Canvas,
        box: Rect,
        rows: Sequence[Standing],
        names: Sequence[str],
        heads: tuple[str, str],
    ) -> None:
        self._canvas, self.box, self._rows, self._names = canvas, box, rows, names
        self._heads = heads
        """The texts above the sources and beside the sums."""

    def draw(self, surface: Surface, sources: Sources) -> None:
        """Draw heads, sources and sums; the largest amount of a source stands out."""
        canvas, px = self._canvas, self._canvas.theme.px
        canvas.panel(surface, self.box, "paper", shadow=8)
        box = self.box.inflate(-2 * px(EDGE), -2 * px(EDGE - 8))
        count = len(self._rows)
        least = box.w * 3 // 10
        column = min(px(270), (box.w - least) // count)
        first = box.right - column * count
        # Heads and sums have larger text.
        tall = min(px(34), box.h // (len(sources) + 2))
        large = max(tall, px(_LARGE))
        tall = min(tall, (box.h - 2 * large) // max(1, len(sources)))
        table = Rect(box.x, box.y, box.w, 2 * large + tall * len(sources))
        table.centery = box.centery
        for number, row in enumerate(self._rows):
            if row.place == 1:
                lit = Rect(first + number * column + px(4), table.y, column - px(8), table.h)
                fill = canvas.colour.mix(GLOW, CREAM, 0.45)
                canvas.rect(surface, fill, lit, border_radius=px(6))
        head = Rect(table.x, table.y, first - table.x - px(8), large)
        canvas.fitted(surface, self._heads[0], "heading", GREEN, head)
        for number, row in enumerate(self._rows):
            cell = Rect(first + number * column + px(10), table.y, column - px(20), large)
            label = Rect(cell.x + px(26), cell.y, cell.w - px(26), cell.h)
            label.y += canvas.level("bold", "heading")
            colour = OXBLOOD if row.place == 1 else INK
            name = canvas.fitted(surface, self._names[row.seat], "bold", colour, label, "right")
            canvas.badge(surface, row.seat, (name.x - px(16), cell.centery), px(20))
        look = self._title_style(sources, tall)
        y = table.y + large
        for colour_number, source in sources:
            canvas.rect(surface, PAPER_SHADE, (table.x, y, table.w, max(1, px(1))))
            swatch = Rect(table.x, 0, px(16), min(px(16), tall - px(4)))
            swatch.centery = y + tall // 2
            fill_part(canvas, surface, swatch, colour_number)
            title = Rect(table.x + px(26), y, first - table.x - px(30), tall)
            canvas.fitted(surface, source.title, look, INK, title)
            best = max(source.amounts)
            for number, row in enumerate(self._rows):
                amount = source.amounts[row.seat]
                cell = Rect(first + number * column + px(10), y, column - px(20), tall)
                style = "bold" if amount == best and look == "body" else look
                shade = INK if amount else SEPIA
                canvas.text(surface, str(amount or "–"), style, shade, cell, "right")
            y += tall
        canvas.rect(surface, BRASS_DARK, (table.x, y, table.w, max(2, px(2))))
        title = Rect(table.x, y, first - table.x - px(8), large)
        canvas.text(surface, self._heads[1], "heading", GREEN, title)
        for number, row in enumerate(self._rows):
            cell = Rect(first + number * column + px(10), y, column - px(20), large)
            colour = OXBLOOD if row.place == 1 else INK
            canvas.text(surface, str(row.score), "heading", colour, cell, "right")

    def _title_style(self, sources: Sources, tall: int) -> str:
        """Return the style of the rows, smaller if they lie close."""
        theme = self._canvas.theme
        heights = (
            (style, self._canvas.res.font(theme.style(style).face, theme.style(style).px))
            for style in _TITLES
        )
        return next((style for style, font in heights if font.get_height() <= tall), _TITLES[-1])
