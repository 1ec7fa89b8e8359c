"""The two sheets of the results: the ranking, and the sources of score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Leaf, Row, Table, text
from kraftwagen.ui.boxes.charts import swatch
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
    Colour,
)
from kraftwagen.ui.presenters.standing import Standing
from kraftwagen.ui.scenes.parts.seat_sign import SeatSigns
from kraftwagen.ui.tables.hooks import Income
from kraftwagen.ui.widgets import Label
from kraftwagen.ui.widgets.charts import SERIES, fill_part, words_on

Sources = Sequence[tuple[int, Income]]
"""The number of each source, which chooses its colour, with each seat's amount."""


class StandingSheet:
    """A row per seat, the winner first: place, difference, score as a bar that grows."""

    def __init__(
        self,
        canvas: Canvas,
        rows: Sequence[Standing],
        names: Sequence[str],
        sources: Sources,
        signs: SeatSigns,
    ) -> None:
        self._canvas, self._rows, self._names, self._sources = canvas, rows, names, sources
        self._signs = signs
        self._most = max(max(row.score for row in rows), 1)
        self._grown = 1.0
        self._scores: list[tuple[Leaf[Label], int]] = []

    def content(self) -> Box:
        """Declare the rows; ``grow`` sets the length of the bars."""
        self._scores = []
        lit = partial(_lit, self._canvas, 12, 0, True)
        table = Table(
            *(self._row(row) for row in self._rows),
            gap=14, row_gap=4, grows=2,
            rows_behind={at: lit for at, row in enumerate(self._rows) if row.place == 1},
        )  # fmt: skip
        return Column(table, pad=(26, 10), panel="paper", rest="center", share=2)

    def grow(self, share: float) -> None:
        """Show bars and figures at a share of their size."""
        self._grown = share
        for score, whole in self._scores:
            score.widget.set_text(str(round(whole * share)))

    def _row(self, row: Standing) -> list[Box]:
        first = row.place == 1
        colour = OXBLOOD if first else INK
        name = text(self._names[row.seat], "heading", colour, most_w=300)
        style = "title" if first else "subtitle"
        score = text(str(row.score), style, colour, align="right", line=True)
        self._scores.append((score, row.score))
        return [
            self._signs.sign(row.seat, 30, 46),
            Column(name, text(row.words, "small", SEPIA, most_w=300)),
            Drawn(partial(self._bar, row), 60, 32, words=True),
            score,
        ]

    def _bar(self, row: Standing, surface: Surface, room: Rect) -> None:
        """Draw the score as a bar of its sources."""
        canvas, theme = self._canvas, self._canvas.theme
        x, share = float(room.x), self._grown / self._most
        for number, source in self._sources:
            wide = source.amounts[row.seat] * room.w * share
            if wide <= 0:
                continue
            part = Rect(round(x), room.y, round(x + wide) - round(x), room.h)
            x += wide
            fill_part(canvas, surface, part, number)
            amount = str(source.amounts[row.seat])
            plate = Rect((0, 0), canvas.res.text_size(amount, theme.style("small_bold")))
            plate.center = part.center
            if part.w < plate.w + theme.px(6):
                continue
            shade = SERIES[number % len(SERIES)]
            if theme.contrast:  # no hatching behind figures
                canvas.rect(surface, shade, theme.grown(plate, 4, 0))
            canvas.text(surface, amount, "small_bold", words_on(shade), part, "center")


def source_sheet(
    canvas: Canvas,
    rows: Sequence[Standing],
    names: Sequence[str],
    heads: tuple[str, str],
    sources: Sources,
) -> Box:
    """Declare a row per source and a column per seat, in the order of the ranking.

    ``heads`` are the words above the sources and beside the sums. The largest amount of a source
    stands out.
    """
    seats = [row.seat for row in rows]
    colours = [OXBLOOD if row.place == 1 else INK for row in rows]
    head = [_name(canvas, names[seat], seat, ink) for seat, ink in zip(seats, colours, strict=True)]
    body = [
        [
            Row(swatch(canvas, number), text(source.title, share=1), gap=10, folds=False),
            *(_amount(source.amounts[seat], max(source.amounts)) for seat in seats),
        ]
        for number, source in sources
    ]
    sums = [
        text(str(row.score), "heading", ink, align="right", line=True)
        for row, ink in zip(rows, colours, strict=True)
    ]
    total = text(heads[1], "heading", GREEN, line=True)
    lines = {at + 1: partial(_line, canvas, PAPER_SHADE, 1) for at in range(len(body))}
    table = Table(
        [text(heads[0], "heading", GREEN), *head],
        *body,
        [Column(Gap(5), one) for one in (total, *sums)],
        gap=22, row_gap=1, grows=range(1, len(rows) + 1),
        rows_behind={**lines, len(body) + 1: partial(_line, canvas, BRASS_DARK, 2)},
        columns_behind={
            at + 1: partial(_lit, canvas, 20, 8, False)
            for at, row in enumerate(rows) if row.place == 1
        },
    )  # fmt: skip
    return Column(table, pad=(26, 12), panel="paper", rest="center", share=3)


def _name(canvas: Canvas, name: str, seat: int, colour: Colour) -> Box:
    badge = Drawn(partial(_badge, canvas, seat), 20, 20)
    words = text(name, "bold", colour, align="right")
    return Row(badge, words, gap=6, folds=False, rest="end")


def _amount(amount: int, best: int) -> Box:
    style, colour = "bold" if amount == best else "body", INK if amount else SEPIA
    return text(str(amount or "–"), style, colour, align="right", line=True)


def _badge(canvas: Canvas, seat: int, surface: Surface, rect: Rect) -> None:
    canvas.badge(surface, seat, rect.center, rect.w)


def _lit(
    canvas: Canvas, wide: float, high: float, edge: bool, surface: Surface, rect: Rect
) -> None:
    """Light the ground of the winner, this much larger than its rectangle."""
    lit = canvas.theme.grown(rect, wide, high)
    canvas.rect(surface, canvas.colour.mix(GLOW, CREAM, 0.45), lit, radius=6)
    if edge:
        canvas.rect(surface, BRASS_DARK, lit, 1, 6)


def _line(canvas: Canvas, colour: Colour, thick: int, surface: Surface, rect: Rect) -> None:
    """Draw a line above a row."""
    canvas.rect(surface, colour, (*rect.topleft, rect.w, max(thick, canvas.theme.px(thick))))
