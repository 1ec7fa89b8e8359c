"""The three charts of the statistics: opponents, sources of score, game by game."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any

from pygame import Rect

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.aggregates import Figures
from kraftwagen.ui.drawing.theme import SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.presenters.post_game import date_words
from kraftwagen.ui.widgets import Label
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.charts import (
    CourseChart,
    Part,
    Point,
    RateChart,
    RateRow,
    StackChart,
)


def day_of(tr: Translator, date: str) -> str:
    """Return when a game was played; a malformed date is returned as it is."""
    with suppress(ValueError):
        return date_words(tr, datetime.fromisoformat(date).date())
    return date[:10]


class StatisticsCharts:
    """Creates the charts for statistical figures."""

    def __init__(self, ui: Ui, words: GameWords, spec: GameSpec[Any], found: Figures) -> None:
        self.ui, self.words, self.spec, self.found = ui, words, spec, found
        self.tr = words.tr

    def rates(self, rect: Rect) -> None:
        """Add the chart of how often people won against each opponent."""
        rows = []
        for entry in self.found.opponents:
            found = entry.rate
            name = self.words.player(entry.key)
            rows.append(
                RateRow(
                    name,
                    self.tr("statistics.count", count=found.games),
                    found.share,
                    found.low,
                    found.high,
                    found.fair,
                    self.tr.percent(found.share),
                    self.tr(
                        "statistics.rate_tip",
                        name=name,
                        games=self.tr("statistics.count", count=found.games),
                        wins=f"{found.wins:.3g}",
                        share=self.tr.percent(found.share),
                        low=self.tr.percent(found.low),
                        high=self.tr.percent(found.high),
                        fair=self.tr.percent(found.fair),
                        own=f"{entry.score:.1f}",
                        theirs=self.words.amount(entry.theirs, f"{entry.theirs:.1f}"),
                    ),
                )
            )
        RateChart(self.ui, rect, rows)

    def sources(self, rect: Rect) -> None:
        """Add the chart of the sources of score in each stage."""
        found = self.found.sources
        if not found:
            Label(self.ui, rect, self.words("statistics.no_sources"), colour=SEPIA, align="center")
            return
        stages = len(next(iter(found.values())))
        columns = [self.words("statistics.stage", number=stage + 1) for stage in range(stages)]
        parts = []
        known = list(self.spec.sources)
        known += [source for source in found if source not in known]
        # In the game's order, so that a source has the same colour as in the results.
        for source in sorted(found, key=known.index):
            amounts = found[source]
            title = self.words.source(source)
            tips = [
                self.tr("statistics.source_tip", source=title, stage=columns[stage],
                   mean=f"{amount:.1f}", whole=f"{sum(amounts):.1f}")
                for stage, amount in enumerate(amounts)
            ]  # fmt: skip
            parts.append(Part(title, known.index(source), amounts, tips))
        StackChart(self.ui, rect, columns, parts)

    def course(self, rect: Rect) -> None:
        """Add the chart of the latest games one by one."""
        points = [
            Point(
                line.score,
                mean,
                line.place == 1,
                self.tr(
                    "statistics.course_tip",
                    name=line.name,
                    date=day_of(self.tr, line.date),
                    own=line.score,
                    place=line.place,
                    players=line.players,
                    mean=f"{mean:.1f}",
                    others=", ".join(f"{name} {score}" for name, score in line.others),
                ),
            )
            for line, mean in zip(self.found.latest, self.found.means, strict=True)
        ]
        CourseChart(self.ui, rect, points)
