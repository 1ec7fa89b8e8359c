"""The game of the day: its table, the only try, the streak of days."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from datetime import date
from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.bots import ladder
from kraftwagen.match import saves
from kraftwagen.match.daily import DailyLog, DailyTry, day_of, setup_for, spoiled
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, Record
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.theme import GREEN, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.match_setup import last_person
from kraftwagen.ui.presenters.post_game import catch_up_days, date_words, today, why_words
from kraftwagen.ui.scenes.history.calendar import (
    Month,
    draw_day,
    first_of,
    month_beside,
    result_words,
)
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets import Button, Label
from kraftwagen.ui.widgets.copying import CopyButton

_BADGE: Final = 46
"""Room for the badge of a seat, in design units."""


def share_line(words: GameWords, entry: DailyTry, streak: int) -> str:
    """Return the result as one line to send to friends."""
    others = [score for seat, score in enumerate(entry.scores) if seat != entry.seat]
    return words(
        "daily.share" if entry.counts else "daily.share_practice",
        game=words.spec.title,
        date=entry.day.isoformat(),
        place=entry.place,
        players=len(entry.scores),
        own=entry.scores[entry.seat],
        others=", ".join(map(str, others)),
        streak=words("daily.streak", count=streak),
    )


class DailyScene(PageScene):
    """Today's table at the left, the calendar of played days at the right."""

    name: ClassVar[str] = "daily"
    heading: ClassVar[str] = "daily.title"
    of_game = True
    width: ClassVar[int] = 980

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

    def body(self, rect: Rect) -> None:
        """Lay out two panels side by side, or in a narrow window one below the other."""
        px = self.app.theme.px
        gap = px(18)
        wide = rect.w >= px(700)
        needed = self._needed((rect.w - gap) * 11 // 20 if wide else rect.w)
        high = max(needed, min(rect.h, px(510))) if wide else max(needed, px(480))
        top = rect.y + max(0, (rect.h - high) // 3) if wide else rect.y
        left_w = (rect.w - gap) * 11 // 20 if wide else rect.w
        left = Rect(rect.x, top, left_w, high)
        right = Rect(left.right + gap, top, rect.w - left_w - gap, high)
        if not wide:
            right = Rect(rect.x, left.bottom + gap, rect.w, px(500))
        self.panels = [(left, "paper"), (right, "paper")]
        self._today(left.inflate(-px(72), -px(64)))
        self._past(right.inflate(-px(72), -px(64)))

    def _note_height(self, room: int) -> int:
        style = self.app.theme.style("small")
        return max(self.app.theme.px(42), self.app.resources.text_size(self.note(), style, room)[1])

    def _needed(self, wide: int) -> int:
        """Return the height of today's panel."""
        px = self.app.theme.px
        options = sum(isinstance(value, bool) for value in self.setup.options.values())
        high = px(32 + 8 + 30) + self._note_height(wide - px(72))
        high += sum(self._seat_height(seat, wide - px(72)) for seat in range(len(self.seats())))
        high += px(26) * options + px(10 + 50)
        if self.entry is not None:
            high += px(52)
            high += (self._said_height(wide - px(72)) + px(6)) * self._apart(wide - px(72))
        return high + px(64)

    def _apart(self, room: int) -> bool:
        """Whether the result and its Copy button each need a line of their own."""
        return self._result_width() + self._copy_width() + self.app.theme.px(8) > room

    def _copy_width(self) -> int:
        words = self.tr("daily.copy")
        wide = Button.width_for(self.ui, words, "button_small", icon=True)
        return wide + self.app.theme.px(6)

    def _result_width(self) -> int:
        style = self.app.theme.style("bold")
        return self.app.resources.text_size(self._result(), style)[0] + self.app.theme.px(4)

    def _said_height(self, room: int) -> int:
        """Return the height of the result on lines of its own."""
        style = self.app.theme.style("bold")
        return self.app.resources.text_size(self._result(), style, room)[1]

    def _result(self) -> str:
        """Return today's result in words; empty before there is one."""
        entry = self.entry
        if entry is None or not entry.finished:
            return ""
        words = result_words(self.words, entry)
        if entry.counts:
            return words
        why = why_words(self.tr, entry.why)
        return self.tr("daily.result_not_counted", result=words, why=why)

    def _today(self, box: Rect) -> None:
        px, ui = self.app.theme.px, self.ui
        head = Rect(box.x, box.y - px(4), box.w, px(34))
        Label(ui, head, date_words(self.tr, self.day), style="subtitle", colour=OXBLOOD)
        note = Rect(box.x, head.bottom + px(2), box.w, self._note_height(box.w))
        Label(ui, note, self.note(), style="small", colour=SEPIA, wrap=True, valign="top")
        y = note.bottom + px(8)
        Label(
            ui, Rect(box.x, y, box.w, px(24)), self.tr("daily.opponents"), style="bold", colour=INK
        )
        y += px(30)
        self._badges: list[tuple[int, int, int]] = []
        for seat, info in enumerate(self.seats()):
            self._badges.append((seat, box.x + px(18), y + px(22)))
            high = self._seat_height(seat, box.w)
            self._seat(Rect(box.x + px(_BADGE), y, box.w - px(_BADGE), high), seat, info)
            y += high
        for option, value in self.setup.options.items():
            if isinstance(value, bool):
                words = self.words.option_is(option, value)
                Label(ui, Rect(box.x, y, box.w, px(26)), words, style="small", colour=SEPIA)
                y += px(26)
        self._actions(box)

    def _seat_note(self, seat: int) -> str:
        """Return how the player of a seat plays."""
        info = self.seats()[seat]
        if info.is_person:
            return self.tr("daily.own")
        return self.words.controller_note(info.controller)

    def _seat_height(self, seat: int, room: int) -> int:
        px, style = self.app.theme.px, self.app.theme.style("small")
        note = self._seat_note(seat)
        return px(24 + 10) + self.app.resources.text_size(note, style, room - px(_BADGE))[1]

    def _seat(self, line: Rect, seat: int, info: SeatInfo) -> None:
        """Show who plays a seat, and how."""
        px, ui = self.app.theme.px, self.ui
        own = info.is_person
        upper = Rect(line.x, line.y, line.w, px(24))
        kind = self.words.controller(info.controller)
        words = info.name if own else self.tr("daily.seat", name=info.name, kind=kind)
        Label(ui, upper, words, style="bold", colour=INK)
        lower = Rect(line.x, upper.bottom, line.w, line.bottom - upper.bottom)
        note = self._seat_note(seat)
        Label(ui, lower, note, style="small", colour=SEPIA, wrap=True, valign="top")

    def _actions(self, box: Rect) -> None:
        px, ui, entry = self.app.theme.px, self.ui, self.entry
        go = Rect(box.x, box.bottom - px(50), box.w, px(50))
        left = self._open
        if left is not None:
            words, icon, kind = self.tr("daily.go_on"), "play", "primary"
        elif not self.log.is_practice(self.day):
            words, icon, kind = self.tr("daily.play"), "flag", "primary"
        else:
            words = self.tr("daily.rehearse" if entry is None else "daily.again")
            icon, kind = "redo-2", "green"
        action = self._start if left is None else partial(self.app.routes.continue_match, left)
        button = Button(ui, go, words, action, kind=kind, icon=icon)
        self.ui.focus.focus(button, show=False)
        if entry is None:
            return
        line = Rect(box.x, go.y - px(52), box.w, px(40))
        if not entry.finished:
            Label(ui, line, self._unfinished(), style="small", colour=OXBLOOD, wrap=True)
            return
        result, copy_w = self._result(), self._copy_width()
        text = share_line(self.words, entry, self.log.streak(self.day))
        CopyButton(ui, Rect(line.right - copy_w, line.y, copy_w, line.h), text,
                   label=self.tr("daily.copy"), kind="paper", tip=text)  # fmt: skip
        said = Rect(line.x, line.y, line.w - copy_w - px(8), line.h)
        if self._apart(box.w):
            high = self._said_height(box.w)
            said = Rect(box.x, line.y - px(6) - high, box.w, high)
        Label(ui, said, result, style="bold", colour=GREEN if entry.counts else OXBLOOD, wrap=True)

    def _unfinished(self) -> str:
        """Return how the unfinished try can be continued and whether it still counts."""
        if self._open is None:
            return self.tr("daily.open")
        why = spoiled(self._open.header)
        if why:
            return self.tr("daily.begun_spoiled", why=why_words(self.tr, why))
        return self.tr("daily.begun_here")

    def _past(self, box: Rect) -> None:
        px, ui = self.app.theme.px, self.ui
        streak = self.log.streak(self.day)
        longest = self.log.best_streak()
        head = self.tr("daily.streak", count=streak) if streak else self.tr("daily.no_streak")
        Label(ui, Rect(box.x, box.y - px(4), box.w, px(34)), head, style="subtitle", colour=OXBLOOD)
        best = self.tr("daily.best", count=longest) if longest else self.tr("daily.begin_streak")
        line = Rect(box.x, box.y + px(32), box.w, px(24))
        Label(ui, line, best, style="small", colour=SEPIA)
        self._months(Rect(box.x, box.y + px(64), box.w, px(36)))
        key_h = px(26)
        words = self.tr("daily.next")
        tall = self.app.resources.text_size(words, self.app.theme.style("tiny"), box.w)[1]
        foot = box.bottom - tall - 2 * key_h - px(12)
        top = box.y + px(104)
        grid = Rect(box.x, top, box.w, foot - top)
        Month(ui, grid, self.month, self.day, self.log, self.words)
        y = grid.bottom + px(8)
        self._key: list[tuple[Rect, DailyTry]] = []
        sample = DailyTry(self.day, self.spec.id, "", True, 2, (0,))
        for entry, key in ((sample, "played"), (replace(sample, counts=False), "uncounted")):
            self._key.append((Rect(box.x, y + px(2), px(36), key_h - px(4)), entry))
            line = Rect(box.x + px(46), y, box.w - px(46), key_h)
            said = self.tr("daily.played") if key == "played" else self.tr("daily.uncounted")
            Label(ui, line, said, style="small")
            y += key_h
        at = Rect(box.x, max(y + px(6), box.bottom - tall), box.w, tall)
        Label(ui, at, words, style="tiny", colour=SEPIA, wrap=True)

    def _months(self, row: Rect) -> None:
        """Show the current month's name between buttons to its neighbours."""
        px, ui = self.app.theme.px, self.ui
        side = row.h
        oldest = min((entry.day for entry in self.log.entries()), default=self.day)
        back = self.month > first_of(oldest)
        on = self.month < first_of(self.day)
        for by, able, x, icon, key in (
            (-1, back, row.x, "chevron-left", "daily.month_before"),
            (1, on, row.right - side, "chevron-right", "daily.month_after"),
        ):
            button = Button(
                ui, Rect(x, row.y, side, side), "", partial(self._turn, by), kind="paper",
                icon=icon, tip=self.tr(key),
            )  # fmt: skip
            button.set_enabled(able)
        name = (self.tr.data("daily.months") or [""] * 12)[self.month.month - 1]
        words = self.tr("daily.month", month=name, year=self.month.year)
        middle = row.inflate(-2 * (side + px(6)), 0)
        Label(ui, middle, words, style="label", colour=INK, align="center")

    def _turn(self, by: int) -> None:
        self.month = month_beside(self.month, by)
        self.relayout(self.app.size)

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the badges of the seats and the legend of the calendar."""
        for seat, x, y in self._badges:
            self.app.canvas.badge(surface, seat, (x, y + shift), self.app.theme.px(32))
        for rect, entry in self._key:
            draw_day(self.ui, surface, rect.move(0, shift), entry)

    # -- play

    def seats(self) -> list[SeatInfo]:
        """Return the seats: the person as in the last set-up, bots named in order."""
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
                names, colour = [person.name, *names], person.colour
            free = [name for name in names if name not in taken]
            name = free[0] if free else f"{self.words.controller(controller)} {seat + 1}"
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
