"""A month of games of the day with the result of each."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, timedelta
from typing import Final

from pygame import Rect, Surface

from kraftwagen.match.daily import DailyLog, DailyTry
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    INK,
    OXBLOOD,
    PAPER_SHADE,
    SEPIA,
    Colour,
)
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.presenters.post_game import date_words, why_words
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.charts import Chart, Mark
from kraftwagen.ui.widgets.painted import State

DAYS: Final = 7
WEEKS: Final = 6
"""The most rows of a month."""
HEADS: Final = 24
"""Height of the row of weekday names, in design units."""


def first_of(day: date) -> date:
    """Return the first day of a day's month."""
    return day.replace(day=1)


def month_beside(month: date, by: int) -> date:
    """Return the first day of the month before (-1) or after (1)."""
    month = first_of(month)
    days = monthrange(month.year, month.month)[1]
    return first_of(month + timedelta(days=days)) if by > 0 else first_of(month - timedelta(days=1))


def result_words(words: GameWords, entry: DailyTry) -> str:
    """Return the result of a finished try in a few words."""
    amount = words.amount(entry.scores[entry.seat])
    players = len(entry.scores)
    return words("daily.result", place=entry.place, players=players, amount=amount)


def place_words(tr: Translator, place: int) -> str:
    """Return a place in its shortest form: "1st"."""
    names = tr.data("daily.places") or []
    return str(names[place - 1]) if 0 < place <= len(names) else str(place)


class Month(Chart):
    """The days of a month in weeks from Monday; days up to today can be pointed at."""

    def __init__(
        self, ui: Ui, rect: Rect, month: date, today: date, log: DailyLog, words: GameWords
    ) -> None:
        self._month, self._today, self._log, self._game_words = month, today, log, words
        super().__init__(ui, rect)

    def days(self) -> list[tuple[Rect, date]]:
        """Return every day of the month with its rectangle."""
        gap, top = self.ui.theme.px(4), self.ui.theme.px(HEADS)
        wide = (self.rect.w + gap) // DAYS
        high = (self.rect.h - top + gap) // WEEKS
        before = self._month.weekday()
        found = []
        for number in range(monthrange(self._month.year, self._month.month)[1]):
            week, weekday = divmod(before + number, DAYS)
            rect = Rect(weekday * wide, top + week * high, wide - gap, high - gap)
            found.append((rect, self._month + timedelta(days=number)))
        return found

    def place(self) -> list[Mark]:
        """Return a mark for each day up to today."""
        return [
            Mark(
                rect, self.tr("daily.day_tip", date=date_words(self.tr, day), words=self.said(day))
            )
            for rect, day in self.days()
            if day <= self._today
        ]

    def said(self, day: date) -> str:
        """Return what happened on a day."""
        entry = self._log.entry(day)
        if entry is None:
            return self.tr("daily.day_today" if day == self._today else "daily.day_none")
        if not entry.finished:
            return self.tr("daily.begun")
        words = result_words(self._game_words, entry)
        if entry.counts:
            return words
        why = why_words(self.tr, entry.why)
        return self.tr("daily.day_not_counted", result=words, why=why)

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the weekday names, then the fields."""
        px, canvas = self.ui.theme.px, self.ui.canvas
        days = self.days()
        step, wide = (self.rect.w + px(4)) // DAYS, days[0][0].w
        for weekday, name in enumerate(self.tr.data("daily.weekdays") or ()):
            head = Rect(weekday * step, 0, wide, px(HEADS))
            canvas.fitted(surface, str(name), "tiny_bold", SEPIA, head, "center")
        for rect, day in days:
            entry = self._log.entry(day) if day <= self._today else None
            draw_day(self.ui, surface, rect, entry, day.day, day <= self._today)
            if day == self._today:
                edge = max(2, px(2))
                canvas.rect(surface, OXBLOOD, rect, edge, border_radius=px(4))
        self._highlight(surface)


def draw_day(
    ui: Ui, surface: Surface, rect: Rect, entry: DailyTry | None, number: int = 0, come: bool = True
) -> None:
    """Draw a day of the calendar: its number (unless 0) and its result, if ``entry`` has one.

    ``come`` is False for days in the future.
    """
    canvas, px = ui.canvas, ui.theme.px
    full = entry is not None and entry.finished and entry.counts
    ground: Colour | None = GREEN if full else PAPER_SHADE if entry is not None else None
    if ground is not None:
        canvas.rect(surface, ground, rect, border_radius=px(4))
    if come:
        canvas.rect(surface, BRASS_DARK, rect, max(1, px(1)), border_radius=px(4))
    ink = CREAM if full else INK if come else SEPIA
    if number:
        at = Rect(rect.x + px(5), rect.y + px(2), rect.w - px(8), px(17))
        canvas.text(surface, str(number), "tiny", ink, at)
    if entry is None:
        return
    words = place_words(ui.tr, entry.place) if entry.finished else ui.tr("daily.begun_short")
    colour = BRASS_LIGHT if full and entry.place == 1 else ink
    low = rect if not number else Rect(rect.x, rect.y + rect.h * 2 // 5, rect.w, rect.h * 3 // 5)
    style = "small_bold" if entry.finished else "tiny"
    if ui.res.text_size(words, ui.theme.style(style))[0] > rect.w - px(4):
        canvas.circle(surface, low.center, low.h / 5, colour)
        return
    canvas.text(surface, words, style, colour, low, "center")
