"""Games for one: the day and its week, puzzles, challenges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from typing import ClassVar, Final

from pygame import Rect

from kraftwagen.learn import album, challenges, puzzles
from kraftwagen.match.daily import DailyLog
from kraftwagen.ui.boxes import Box, Column, Gap, Grid, Row, button, copy_button, text
from kraftwagen.ui.boxes.charts import chart
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.post_game import catch_up_days, today
from kraftwagen.ui.scenes.history.calendar import Week, week_line, week_words
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets.base import Ui

_WAYS: Final = (
    ("career", "award", "career.yaml"),
    ("puzzles", "lightbulb", f"learn/{puzzles.FILE}"),
    ("challenges", "trophy", f"learn/{challenges.FILE}"),
    ("album", "camera", album.FILE),
)
"""The cards: name of the route, icon, and the file of a game that it is about."""


class AloneScene(PageScene):
    """The week's games of the day on a sheet, and a card for every other way to play alone.

    A card is shown if its route exists and the game has what it needs.
    """

    name: ClassVar[str] = "alone"
    heading: ClassVar[str] = "menu.alone"
    of_game = True
    width: ClassVar[int] = 860
    wish_h: ClassVar[int] = 420

    def __init__(self, day: date | None = None) -> None:
        self._day = day

    @property
    def day(self) -> date:
        """Today, which may change while the page is shown."""
        return self._day or today()

    def enter(self) -> None:
        """Read the log of days."""
        self.words = GameWords(self.tr, self.app.game)
        self.log = DailyLog(self.app.paths.data, self.app.game_id)
        self.log.visit(self.day)
        catch_up_days(self.app, self.log)

    def resume(self) -> None:
        """Read the log again, because a day may have been played."""
        self.enter()
        self.relayout(self.app.size)

    def content(self) -> Box:
        """Declare the sheet of the week and the cards below it."""
        return Column(self._week(), Grid(*self._cards(), columns=2, gap=12), gap=16)

    def _week(self) -> Box:
        day, log = self.day, self.log
        line = week_line(self.words, log, day)
        copy = copy_button(line, self.tr("daily.copy_week"), kind="paper", tip=line)
        play = button(
            self.tr("daily.title"), self.app.routes.daily, kind="primary", icon="calendar",
            least_h=50, first=True,
        )  # fmt: skip
        return Column(
            text(self.tr("daily.week"), "subtitle", OXBLOOD),
            chart(self._days, Week.least),
            text(week_words(self.tr, log, day), "small", SEPIA),
            Row(play, Gap(grow=1), copy, gap=12),
            gap=12, pad=(36, 30), panel="paper",
        )  # fmt: skip

    def _days(self, ui: Ui, rect: Rect) -> Week:
        return Week(ui, rect, self.day, self.day, self.log, self.words)

    def _cards(self) -> Iterator[Box]:
        folder = self.app.paths.assets / "games" / self.app.game_id
        for name, icon, file in _WAYS:
            action: Callable[[], None] | None = getattr(self.app.routes.learning, name, None)
            if action is not None and (folder / file).exists():
                title, note = (self.tr(f"learn.more.{name}.{part}") for part in ("title", "note"))
                yield button(title, partial(action), icon=icon, note=note, align="left",
                             least_w=230, least_h=62)  # fmt: skip
