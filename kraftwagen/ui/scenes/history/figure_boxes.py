"""The four figures above the charts of the statistics: victories first, and largest."""

from __future__ import annotations

from kraftwagen.match.aggregates import RECENT, Figures
from kraftwagen.ui.boxes import Box, Column, Grid, Row, text
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, MUTED
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import beside


def figure_boxes(words: GameWords, found: Figures) -> Box:
    """Declare victories, score, best game and number of games."""
    tr, rate, best = words.tr, found.rate, found.best
    assert best is not None
    # Several people at one screen each have a result.
    shared = tr("statistics.seats", count=rate.games) if rate.games > found.games else ""
    shared = beside(shared, *_helped(tr, found))
    # With so few games both figures would be equal.
    recent = rate.games > RECENT
    lately = tr("statistics.lately", mean=tr.number(found.means[-1], 1)) if recent else ""
    others = (
        _figure(words("statistics.average"), tr.number(found.mean, 1), lately),
        _figure(tr("statistics.best"), str(best.score), tr.day(best.date)),
        _figure(tr("statistics.games", count=found.games), str(found.games), shared),
    )
    return Row(
        _victories(tr, found), Grid(*others, columns=3, gap=12, share=5),
        gap=12, below=700, items="stretch",
    )  # fmt: skip


def _victories(tr: Translator, found: Figures) -> Box:
    rate = found.rate
    likely = {"low": round(100 * rate.low), "high": tr.percent(rate.high)}
    counted = tr.term("statistics.count", count=rate.games)
    tip = tr("statistics.likely_tip", games=counted, fair=tr.percent(rate.fair), **likely)
    said = Column(
        text(tr("statistics.victories"), "heading", CREAM),
        text(tr("statistics.likely", **likely), "small", MUTED, tip=tip),
        gap=2, share=1,
    )  # fmt: skip
    share = text(tr.percent(rate.share), "hero", BRASS_LIGHT, line=True)
    return Row(share, said, gap=18, pad=(26, 6), panel="green", folds=False, share=3)


def _figure(title: str, value: str, note: str) -> Box:
    return Column(
        text(title, "small_bold", CREAM),
        text(value, "title", CREAM, line=True),
        text(note, "small", MUTED) if note else None,
        gap=1, pad=(22, 10), panel="green",
    )  # fmt: skip


def _helped(tr: Translator, found: Figures) -> list[str]:
    """Return sentences on pure games, seats that changed hands, and hints."""
    said = [tr("statistics.pure", count=found.pure)] if found.pure else []
    said += [tr("statistics.handed", count=found.handed)] * bool(found.handed)
    return said + [tr("statistics.hints", count=found.hints)] * bool(found.hints)
