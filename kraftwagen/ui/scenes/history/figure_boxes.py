"""The four figures above the charts of the statistics."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.match.aggregates import RECENT, Figures
from kraftwagen.ui.drawing.theme import CREAM, MUTED
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.scenes.history.statistics_charts import day_of
from kraftwagen.ui.widgets import Label
from kraftwagen.ui.widgets.base import Ui


def figure_boxes(ui: Ui, words: GameWords, found: Figures, rect: Rect, gap: int) -> list[Rect]:
    """Lay out games, victories, score and best game; return the rectangles of their panels."""
    px, tr, theme, res = ui.theme.px, ui.tr, ui.theme, ui.res
    rate, best, games = found.rate, found.best, found.games
    assert best is not None
    # Several people at one screen each have a result.
    shared = tr("statistics.seats", count=rate.games) if rate.games > games else ""
    shared = " · ".join(filter(None, [shared, *_helped(tr, found)]))
    likely = {"low": round(100 * rate.low), "high": tr.percent(rate.high)}
    counted = tr("statistics.count", count=rate.games)
    tip = tr("statistics.likely_tip", games=counted, fair=tr.percent(rate.fair), **likely)
    entries = [
        (tr("statistics.games", count=games), str(games), shared),
        (tr("statistics.victories"), tr.percent(rate.share), tr("statistics.likely", **likely)),
        (
            words("statistics.average"),
            f"{found.mean:.1f}",
            # With so few games both figures would be equal.
            tr("statistics.lately", mean=f"{found.means[-1]:.1f}") if rate.games > RECENT else "",
        ),
        (tr("statistics.best"), str(best.score), day_of(tr, best.date)),
    ]
    columns = 4 if rect.w >= px(860) else 2
    wide = (rect.w - gap * (columns - 1)) // columns
    boxes = []
    for number, (title, value, note) in enumerate(entries):
        x = rect.x + (wide + gap) * (number % columns)
        box = Rect(x, rect.y + (rect.h + gap) * (number // columns), wide, rect.h)
        boxes.append(box)
        number_w = res.text_size(value, theme.style("title"))[0]
        at = Rect(box.x + px(22), box.y, number_w + px(4), box.h)
        Label(ui, at, value, style="title", colour=CREAM)
        said = Rect(at.right + px(12), box.y, box.right - at.right - px(24), box.h)
        upper = said.inflate(0, -px(16))
        if note:
            style = theme.style("bold")
            long = res.text_size(title, style)[0] > said.w
            upper = Rect(said.x, box.y + px(3 if long else 13), said.w, px(40 if long else 26))
            lower = Rect(upper.x, upper.bottom, upper.w, px(24))
            Label(ui, lower, note, style="small", colour=MUTED,
                  tip=tip if number == 1 else "")  # fmt: skip
        Label(ui, upper, title, style="bold", colour=CREAM, wrap=True)
    return boxes


def _helped(tr: Translator, found: Figures) -> list[str]:
    """Return sentences on pure games, seats that changed hands, and hints."""
    said = [tr("statistics.pure", count=found.pure)] if found.pure else []
    said += [tr("statistics.handed", count=found.handed)] * bool(found.handed)
    return said + [tr("statistics.hints", count=found.hints)] * bool(found.hints)
