"""A month of games of the day with the result of each."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, timedelta
from typing import Final

from pygame import Rect, Surface

from kraftwagen.learn.challenges import MEDALS
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
from kraftwagen.ui.language.whole import aloud, quote
from kraftwagen.ui.presenters.post_game import date_words, why_words
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.charts import Chart, Mark, line_of, widest
from kraftwagen.ui.widgets.medals import ranked
from kraftwagen.ui.widgets.painted import State

DAYS: Final = 7
WEEKS: Final = 6
"""Largest number of rows of a month."""
_FIELD: Final = (40, 36)
"""Smallest size of a day, in design units."""


def first_of(day: date) -> date:
    """Return the first day of a day's month."""
    return day.replace(day=1)


def week_of(day: date) -> list[date]:
    """Return the seven days from Monday around a day; fewer at the end of the calendar."""
    first = day.toordinal() - day.weekday()
    last = date.max.toordinal()
    return [date.fromordinal(at) for at in range(first, first + DAYS) if 0 < at <= last]


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
    names = tr.lines("daily.places")
    return names[place - 1] if 0 < place <= len(names) else str(place)


_GAP: Final = 4
"""Room between two days, in design units."""


class Month(Chart):
    """The days of a month in weeks from Monday; days up to today can be pointed at."""

    weeks = WEEKS
    field = _FIELD
    style = "small_bold"

    def __init__(
        self, ui: Ui, rect: Rect, month: date, today: date, log: DailyLog, words: GameWords
    ) -> None:
        self._month, self._today, self._log, self._game_words = month, today, log, words
        super().__init__(ui, rect)

    @classmethod
    def least(cls, ui: Ui) -> tuple[int, int]:
        """Return the smallest width and height of a month, in pixels."""
        wide, high = map(ui.theme.px, cls.field)
        names = widest(ui, "tiny_bold", ui.tr.weekdays())
        names += ui.theme.px(_GAP)
        lines = line_of(ui, "tiny") + line_of(ui, cls.style)
        return DAYS * max(wide, names), cls.weeks * max(high, lines) + cls._heads(ui)

    @staticmethod
    def _heads(ui: Ui) -> int:
        """Return the height of the row of weekday names."""
        return line_of(ui, "tiny_bold") + ui.theme.px(6)

    def _field(self, week: int, weekday: int) -> Rect:
        """Return the place of a day; week -1 is that of the names."""
        top, gap = self._heads(self.ui), self.ui.theme.px(_GAP)
        wide, high = (self.rect.w + gap) // DAYS, (self.rect.h - top + gap) // self.weeks
        if week < 0:
            return Rect(weekday * wide, 0, wide - gap, top)
        return Rect(weekday * wide, top + week * high, wide - gap, high - gap)

    def days(self) -> list[tuple[Rect, date]]:
        """Return every day of the month with its rectangle."""
        before = self._month.weekday()
        return [
            (self._field(*divmod(before + number, DAYS)), self._month + timedelta(days=number))
            for number in range(monthrange(self._month.year, self._month.month)[1])
        ]

    def place(self) -> list[Mark]:
        """Return a mark for each day up to today."""
        return [
            Mark(
                rect,
                self.tr(
                    "daily.day_tip", date=date_words(self.tr, day), words=quote(self.said(day))
                ),
            )
            for rect, day in self.days()
            if day <= self._today
        ]

    def said(self, day: date) -> str:
        """Return the result of a day in words."""
        entry = self._log.entry(day)
        if entry is None:
            return self.tr("daily.day_today" if day == self._today else "daily.day_none")
        if not entry.finished:
            return self.tr("daily.begun")
        words = result_words(self._game_words, entry)
        if entry.counts:
            return words
        why = why_words(self.tr, entry.why)
        return aloud(words, self.tr("counted.day", why=quote(why)))

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the weekday names, then the fields."""
        canvas = self.ui.canvas
        for weekday, name in enumerate(self.tr.weekdays()):
            head = self._field(-1, weekday)
            canvas.text(surface, name, "tiny_bold", SEPIA, head, "center")
        for rect, day in self.days():
            entry = self._log.entry(day) if day <= self._today else None
            draw_day(self.ui, surface, rect, entry, day.day, day <= self._today, self.style)
            if day == self._today:
                canvas.rect(surface, OXBLOOD, rect, 2, 4)
        self._highlight(surface)


class Week(Month):
    """The seven days from Monday around a day, which is given in place of a month."""

    weeks = 1
    field = (76, 72)
    style = "subtitle"

    def days(self) -> list[tuple[Rect, date]]:
        """Return every day of the week with its rectangle."""
        return [(self._field(0, at), day) for at, day in enumerate(week_of(self._month))]

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the fields, and a medal for each place on a podium."""
        super().paint(surface, state)
        counted, px = self._log.counted(week_of(self._month)), self.ui.theme.px
        for rect, day in self.days():
            if day in counted and counted[day].place <= len(MEDALS):
                rank, high = MEDALS[-counted[day].place], rect.h - line_of(self.ui, self.style)
                made = ranked(self.ui.res, rank, high - px(3))
                inner = self.ui.theme.grown(rect, -6, -4)
                surface.blit(made, made.get_rect(topright=inner.topright))


def week_words(tr: Translator, log: DailyLog, today: date) -> str:
    """Return a sentence on the days of this week that were played to their end and count."""
    count = len(log.counted(week_of(today)))
    return tr("daily.week_played", count=count) if count else tr("daily.week_none")


def week_line(words: GameWords, log: DailyLog, today: date) -> str:
    """Return the week as one line to send to friends: a sign for each day, without any score."""
    played = log.counted(week_of(today))
    signs = [
        "\u25cf" if day in played else "\u25cb" if day <= today else "\u00b7"
        for day in week_of(today)
    ]
    return words(
        "daily.share_week",
        game=words.spec.title,
        date=date_words(words.tr, week_of(today)[0]),
        signs="".join(signs),
        won=words.term("daily.won", count=sum(entry.place == 1 for entry in played.values())),
        played=words.term("daily.days_played", count=len(played)),
    )


def draw_day(
    ui: Ui,
    surface: Surface,
    rect: Rect,
    entry: DailyTry | None,
    number: int = 0,
    come: bool = True,
    style: str = "small_bold",
) -> None:
    """Draw a day of the calendar: its number (unless 0) and its result, if ``entry`` has one.

    ``come`` is False for days in the future.
    """
    canvas, px = ui.canvas, ui.theme.px
    full = entry is not None and entry.finished and entry.counts
    ground: Colour | None = GREEN if full else PAPER_SHADE if entry is not None else None
    if ground is not None:
        canvas.rect(surface, ground, rect, radius=4)
    if come:
        canvas.rect(surface, BRASS_DARK, rect, 1, 4)
    ink = CREAM if full else INK if come else SEPIA
    if number:
        corner = rect.move(px(5), px(1)).topleft
        canvas.text(surface, str(number), "tiny", ink, corner, valign="top")
    if entry is None:
        return
    words = place_words(ui.tr, entry.place) if entry.finished else ui.tr("daily.begun_short")
    colour = BRASS_LIGHT if full and entry.place == 1 else ink
    style = style if entry.finished else "tiny"
    high = line_of(ui, style)
    low = Rect(rect.x, rect.bottom - high, rect.w, high) if number else rect
    if widest(ui, style, [words]) > rect.w - px(4):
        canvas.circle(surface, low.center, high / 4, colour)
    else:
        canvas.text(surface, words, style, colour, low, "center")
