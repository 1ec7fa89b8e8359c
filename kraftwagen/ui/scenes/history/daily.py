"""The game of the day: its table, the only try, the week and the month around it."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from datetime import date
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.bots import ladder
from kraftwagen.match import saves
from kraftwagen.match.daily import DailyLog, DailyTry, day_of, setup_for, spoiled
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, Record
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Row, button, copy_button, text
from kraftwagen.ui.boxes.charts import chart
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.theme import GREEN, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import aloud, quote
from kraftwagen.ui.presenters.match_setup import last_person
from kraftwagen.ui.presenters.post_game import catch_up_days, date_words, today, why_words
from kraftwagen.ui.scenes.history.calendar import (
    Month,
    draw_day,
    first_of,
    month_beside,
    result_words,
    week_line,
    week_words,
)
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets.base import Ui


def share_line(words: GameWords, entry: DailyTry) -> str:
    """Return the result of a try as one line to send to friends, which tells them no score."""
    return words(
        "daily.share" if entry.counts else "daily.share_practice",
        game=words.spec.title,
        date=date_words(words.tr, entry.day),
        place=entry.place,
        players=len(entry.scores),
    )


class DailyScene(PageScene):
    """Today's table at the left, the calendar of played days at the right."""

    name: ClassVar[str] = "daily"
    heading: ClassVar[str] = "daily.title"
    of_game = True
    width: ClassVar[int] = 980
    wish_h: ClassVar[int] = 510

    def __init__(self, day: date | None = None) -> None:
        self.day = day or today()
        self.month = first_of(self.day)

    def enter(self) -> None:
        """Load the log of days and today's set-up."""
        self.spec = self.app.game
        self.words = GameWords(self.tr, self.spec)
        self.log = DailyLog(self.app.paths.data, self.spec.id)
        self.log.visit(self.day)
        catch_up_days(self.app, self.log)
        # Styles, listed after the levels, are left out: they have no order of strength.
        bots = self.app.bots(self.spec)
        levels = [level.name for level in ladder.LEVELS if level.name in bots]
        self.setup = setup_for(
            self.day, self.spec.id, self.spec.seats, self.spec.options, levels or bots
        )
        self._open = self._open_try()
        self.colours = colours_of(self.seats())

    @property
    def entry(self) -> DailyTry | None:
        """Today's try, if there is one."""
        return self.log.entry(self.day)

    def _open_try(self) -> Record | None:
        """Return the record of today's unfinished try; None if finished or not found."""
        entry = self.entry
        if entry is None or entry.finished:
            return None
        with contextlib.suppress(saves.SaveError, BadRecord):
            for record in saves.Saves(self.app.paths.saves).unfinished():
                header = record.header
                own = header.game == self.spec.id and header.date == entry.began
                if own and day_of(header) == self.day:
                    return record
        return None

    def note(self) -> str:
        """Return the most urgent sentence about the clock, the file or the rules of the day."""
        if self.log.damaged:
            return self.tr("daily.damaged")
        if self.log.unwritable:
            return self.tr("daily.unwritable")
        if self.log.set_back:
            return self.tr("daily.set_back")
        if self.log.barred(self.day) and self.entry is None:
            return self.tr("daily.barred")
        return self.tr("daily.same")

    # -- layout

    def content(self) -> Box:
        """Declare two panels side by side, or in a narrow window one below the other."""
        return Row(self._today(), self._past(), gap=18, below=700, items="stretch")

    def _result(self) -> str:
        """Return today's result in words; empty before there is one."""
        entry = self.entry
        if entry is None or not entry.finished:
            return ""
        words = result_words(self.words, entry)
        if entry.counts:
            return words
        why = why_words(self.tr, entry.why)
        return aloud(words, self.tr("counted.day", why=quote(why)))

    def _today(self) -> Box:
        options = [
            text(self.words.option_is(option, value), "small", SEPIA)
            for option, value in self.setup.options.items()
            if isinstance(value, bool)
        ]
        return Column(
            text(date_words(self.tr, self.day), "subtitle", OXBLOOD),
            text(self.note(), "small", SEPIA),
            Gap(2),
            text(self.tr("daily.opponents"), "bold"),
            *(self._seat(seat, info) for seat, info in enumerate(self.seats())),
            *options,
            Gap(grow=1),
            self._tried(),
            self._action(),
            gap=8, pad=(36, 32), panel="paper", share=11,
        )  # fmt: skip

    def _seat(self, seat: int, info: SeatInfo) -> Box:
        """Declare who sits there and how they play."""
        kind = self.words.controller(info.controller)
        own = info.is_person
        words = info.name if own else self.tr("daily.seat", name=info.name, kind=kind)
        note = self.tr("daily.own") if own else self.words.controller_note(info.controller)
        said = Column(text(words, "bold"), text(note, "small", SEPIA), share=1)
        return Row(Drawn(partial(self._badge, seat), 34, 40), said, gap=12, items="start")

    def _badge(self, seat: int, surface: Surface, rect: Rect) -> None:
        self.app.canvas.badge(surface, seat, rect.center, self.app.theme.px(32))

    def _tried(self) -> Box | None:
        """Declare what today's try came to or how it stands; None before it."""
        entry = self.entry
        if entry is None:
            return None
        if not entry.finished:
            return text(self._unfinished(), "small", OXBLOOD)
        line = share_line(self.words, entry)
        colour = GREEN if entry.counts else OXBLOOD
        said = text(self._result(), "bold", colour, least_w=180, share=1)
        copy = copy_button(line, self.tr("daily.copy"), kind="paper", tip=line)
        return Row(said, copy, gap=8, fold_gap=6)

    def _action(self) -> Box:
        left = self._open
        if left is not None:
            words, icon, kind = self.tr("daily.go_on"), "play", "primary"
        elif not self.log.is_practice(self.day):
            words, icon, kind = self.tr("daily.play"), "flag", "primary"
        else:
            words = self.tr("daily.rehearse" if self.entry is None else "daily.again")
            icon, kind = "redo-2", "green"
        press = self._start if left is None else partial(self.app.routes.continue_match, left)
        return button(words, press, kind=kind, icon=icon, least_h=50, first=True)

    def _unfinished(self) -> str:
        """Return how the unfinished try can be continued and whether it still counts."""
        if self._open is None:
            return self.tr("daily.open")
        why = spoiled(self._open.header)
        if why:
            return self.tr("daily.begun_spoiled", why=quote(why_words(self.tr, why)))
        return self.tr("daily.begun_here")

    def _past(self) -> Box:
        line = week_line(self.words, self.log, self.day)
        copy = copy_button(line, self.tr("daily.copy_week"), kind="paper", tip=line)
        sample = DailyTry(self.day, self.spec.id, "", True, 2, (0,))
        return Column(
            Row(text(self.tr("daily.week"), "subtitle", OXBLOOD, share=1), copy, gap=8),
            text(week_words(self.tr, self.log, self.day), "small", SEPIA),
            self._months(),
            chart(self._month, Month.least),
            self._key(sample, self.tr("daily.played")),
            self._key(replace(sample, counts=False), self.tr("daily.uncounted")),
            text(self.tr("daily.next"), "tiny", SEPIA),
            gap=8, pad=(36, 32), panel="paper", share=9,
        )  # fmt: skip

    def _month(self, ui: Ui, rect: Rect) -> Month:
        return Month(ui, rect, self.month, self.day, self.log, self.words)

    def _key(self, entry: DailyTry, words: str) -> Box:
        """Declare a line of the legend of the calendar."""

        def sample(surface: Surface, rect: Rect) -> None:
            draw_day(self.ui, surface, rect, entry)

        return Row(
            Drawn(sample, 36, 22, words=True), text(words, "small", share=1), gap=10, folds=False
        )

    def _months(self) -> Box:
        """Declare the shown month's name between buttons to its neighbours."""
        oldest = min((entry.day for entry in self.log.entries()), default=self.day)
        back, on = self.month > first_of(oldest), self.month < first_of(self.day)
        name = self.tr.month(self.month.month)
        words = self.tr("daily.month", month=name, year=self.month.year)
        return Row(
            self._beside(-1, "chevron-left", "daily.month_before", back),
            text(words, "label", align="center", share=1),
            self._beside(1, "chevron-right", "daily.month_after", on),
            gap=6, folds=False,
        )  # fmt: skip

    def _beside(self, by: int, icon: str, key: str, enabled: bool) -> Box:
        turn = partial(self._turn, by)
        return button("", turn, kind="paper", icon=icon, tip=self.tr(key), enabled=enabled,
                      least_w=36, least_h=36)  # fmt: skip

    def _turn(self, by: int) -> None:
        self.month = month_beside(self.month, by)
        self.relayout(self.app.size)

    # -- play

    def seats(self) -> list[SeatInfo]:
        """Return the players of the seats, as in today's unfinished try if there is one.

        Else the person has the name and colour of the last set-up, and each bot gets the first
        unused name of its kind.
        """
        if self._open is not None:
            return list(self._open.header.seats)
        kept = self.app.settings.setup_of(self.spec.id)
        person = last_person(self.words, kept, self.app.bots(self.spec))
        taken: set[str] = set()
        found: dict[int, SeatInfo] = {}
        order = sorted(
            range(len(self.setup.controllers)), key=lambda seat: seat != self.setup.own_seat
        )
        for seat in order:
            controller = self.setup.controllers[seat]
            names, colour = self.words.player_names(controller), None
            if seat == self.setup.own_seat and person is not None:
                names, colour = (person.name, *names), person.colour
            free = [name for name in names if name not in taken]
            name = free[0] if free else self.words.numbered(controller, seat + 1)
            taken.add(name)
            found[seat] = SeatInfo(name, controller, colour)
        return [found[seat] for seat in range(len(found))]

    def _start(self) -> None:
        began = saves.now().isoformat(timespec="seconds")
        self.log.visit(self.day)  # another window may have begun it meanwhile
        first = self.entry is None
        counts = self.log.begin(self.day, began)
        match = Match.new(self.spec, self.seats(), self.setup.seed, self.setup.options, began)
        record = match.record.with_header(
            daily=self.day.isoformat() if first else "", practice=not counts
        )
        with contextlib.suppress(saves.SaveError):  # the table says so at the first decision
            saves.Saves(self.app.paths.saves).autosave(record)
        self.app.routes.continue_match(record)
