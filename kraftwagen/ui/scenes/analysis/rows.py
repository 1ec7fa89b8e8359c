"""The list of analysed turns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from kraftwagen.bots.analysis import Report
from kraftwagen.ui.boxes import Leaf, Sheet
from kraftwagen.ui.drawing.theme import CREAM, INK, OXBLOOD, PAPER, SEPIA
from kraftwagen.ui.scenes.analysis.turns import ListedTurns
from kraftwagen.ui.scenes.analysis.words import GRADES, Words
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets import ListBox
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.charts import line_of, widest

_BESIDE = 60
"""Room for the badge and the edges of a row, in design units."""
_BAR = 18
"""Room for the bar of a list that scrolls, in design units."""
_ROWS = 5
"""The fewest rows in sight."""


def turn_list(
    app: Services,
    words: Words,
    turns: ListedTurns,
    report: Report,
    choose: Callable[[int], object],
    replay: Callable[[], object],
) -> Leaf[ListBox]:
    """Declare the list of turns, wide enough for all turns of a report."""

    def make(ui: Ui, rect: Rect) -> ListBox:
        return ListBox(
            ui, rect, len(turns.parts), _row_h(ui), partial(_draw, app, words, turns), choose,
            chosen=turns.row_chosen(turns.parts), on_open=lambda index: replay(),
            tip=words.tr("analysis.legend"),
        )  # fmt: skip

    def widths(sheet: Sheet) -> tuple[int, int]:
        ui = sheet.ui
        names = widest(ui, "bold", map(words.turn_and_name, report.parts))
        turning = words.tr("analysis.turning")
        grades = map(words.tr, (*GRADES, "analysis.forced", "analysis.unclear"))
        said = widest(ui, "small", (_joined(grade, turning) for grade in grades))
        losses = widest(ui, "small", map(words.loss, report.parts))
        wide = max(names, said + losses + sheet.px(8)) + sheet.px(_BESIDE + _BAR)
        return wide, wide

    return Leaf(make, widths, lambda sheet, _: _ROWS * _row_h(sheet.ui), share=1)


def _row_h(ui: Ui) -> int:
    return max(ui.theme.px(50), line_of(ui, "bold") + line_of(ui, "small") + ui.theme.px(11))


def _joined(*words: str) -> str:
    return " · ".join(words)


def _draw(
    app: Services,
    words: Words,
    turns: ListedTurns,
    surface: Surface,
    rect: Rect,
    index: int,
    chosen: bool,
) -> None:
    """Draw a part's player, grade and loss."""
    canvas, px, part = app.canvas, app.theme.px, turns.parts[index]
    turning = turns.turning_of(part) is not None
    strong, weak = (CREAM, PAPER) if chosen else (INK, SEPIA)
    canvas.badge(surface, part.seat, (rect.x + px(24), rect.centery), px(24))
    box = Rect(rect.x + px(46), rect.y + px(6), rect.w - px(_BESIDE), rect.h - px(10))
    canvas.text(surface, words.turn_and_name(part), "bold", strong, box, valign="top")
    said = [] if not part.grade and turning else [words.grade(part)]
    if turning:
        said.append(words.tr("analysis.turning"))
    alarm = OXBLOOD if part.grade and not chosen else weak
    # Beside "turning point" a loss smaller than its error would only confuse.
    loss = words.loss(part) if part.certain or not turning else ""
    canvas.text(surface, loss, "small", alarm, box, "right", "bottom")
    canvas.text(surface, _joined(*said), "small", alarm, box, valign="bottom")
