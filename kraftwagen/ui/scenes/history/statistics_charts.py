"""The three charts of the statistics: opponents, sources of score, game by game."""

from __future__ import annotations

from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.aggregates import Against, Figures, Outcome
from kraftwagen.ui.boxes import Box, Column, Gap, OneOf, Row, text
from kraftwagen.ui.boxes.charts import course_chart, rate_chart, stack_chart
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.widgets.charts import Part, Point, RateRow

_MANY: Final = 6
"""The most sources whose names stand in one column."""


def charts(words: GameWords, canvas: Canvas, spec: GameSpec[Any], found: Figures) -> Box:
    """Declare the charts: opponents at the left, sources above the latest games at the right."""
    tr = words.tr
    rated = _sheet(tr("statistics.rates"), tr("statistics.rates_note"), rates(words, found), 9)
    sums = _sheet(words("statistics.sources"), "", sources(words, canvas, spec, found), 27)
    games = _sheet(words("statistics.course"), tr("statistics.course_note"), course(tr, found), 23)
    return Row(
        rated, Column(sums, games, gap=12, share=11),
        gap=12, below=700, items="stretch", share=1,
    )  # fmt: skip


def _sheet(title: str, note: str, chart: Box, share: float) -> Box:
    """Declare a chart with its heading, and a note beside or below that."""
    named, noted = text(title, "heading", OXBLOOD), text(note, "small", SEPIA)
    beside = Row(named, Gap(grow=1), noted, gap=5, folds=False)
    head = OneOf(beside, Column(named, noted), wished=True) if note else named
    return Column(head, chart, gap=8, pad=(24, 18), panel="paper", share=share)


def rates(words: GameWords, found: Figures) -> Box:
    """Declare the chart of people's win rates against each opponent."""
    return rate_chart([_rate(words, entry) for entry in found.opponents])


def _rate(words: GameWords, entry: Against) -> RateRow:
    tr, found, name = words.tr, entry.rate, words.player(entry.key)
    games = tr.term("statistics.count", count=found.games)
    tip = tr(
        "statistics.rate_tip",
        name=name,
        games=games,
        wins=tr.number(found.wins, int(found.wins % 1 != 0)),
        share=tr.percent(found.share),
        low=tr.percent(found.low),
        high=tr.percent(found.high),
        fair=tr.percent(found.fair),
        own=tr.number(entry.score, 1),
        theirs=words.amount(entry.theirs, tr.number(entry.theirs, 1)),
    )
    share = tr.percent(found.share)
    return RateRow(name, games, found.share, found.low, found.high, found.fair, share, tip)


def sources(words: GameWords, canvas: Canvas, spec: GameSpec[Any], found: Figures) -> Box:
    """Declare the chart of the sources of score in each stage."""
    if not found.sources:
        none = text(words("statistics.no_sources"), colour=SEPIA, align="center")
        return Column(none, rest="center", share=1)
    stages = len(next(iter(found.sources.values())))
    columns = [words.term("statistics.stage", number=stage + 1) for stage in range(stages)]
    parts = []
    known = list(spec.sources)
    known += [source for source in found.sources if source not in known]
    # In the game's order, so that a source has the same colour as in the results.
    for source in sorted(found.sources, key=known.index):
        amounts = found.sources[source]
        title = words.source(source)
        tips = [
            words.tr("statistics.source_tip", source=title, stage=columns[stage],
                     mean=words.number(amount, 1), whole=words.number(sum(amounts), 1))
            for stage, amount in enumerate(amounts)
        ]  # fmt: skip
        parts.append(Part(title, known.index(source), amounts, tips))
    return stack_chart(canvas, columns, parts, beside=1 + (len(parts) > _MANY))


def course(tr: Translator, found: Figures) -> Box:
    """Declare the chart with the score of each of the latest games, and the mean so far."""
    pairs = zip(found.latest, found.means, strict=True)
    return course_chart([_point(tr, line, mean) for line, mean in pairs])


def _point(tr: Translator, line: Outcome, mean: float) -> Point:
    others = [tr.term("end.shared.score", name=name, score=score) for name, score in line.others]
    tip = tr(
        "statistics.course_tip",
        name=line.name,
        date=tr.day(line.date),
        own=line.score,
        place=line.place,
        players=line.players,
        mean=tr.number(mean, 1),
        others=tr.list(others),
    )
    return Point(line.score, mean, line.place == 1, tip)
