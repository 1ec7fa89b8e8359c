"""The game of the day: who sits at the table, one try, the days in a row."""

from __future__ import annotations

import contextlib
from datetime import date, timedelta
from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.bots import ladder
from kraftwagen.match import saves
from kraftwagen.match.daily import DailyLog, DailyTry, day_of, setup_for
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, Record
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.drawing.theme import BRASS_DARK, GREEN, INK, OXBLOOD, PAPER_SHADE, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.post_game import date_words, today
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets import Button, Label
from kraftwagen.ui.widgets.base import State, Ui
from kraftwagen.ui.widgets.charts import Chart, Mark
from kraftwagen.ui.widgets.copying import CopyButton

_WEEKS: Final = 5
_DAYS: Final = 7


def share_line(words: GameWords, entry: DailyTry, streak: int) -> str:
    """The result as one line to be sent to friends."""
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


def result_words(words: GameWords, entry: DailyTry) -> str:
    """The result of a finished try in a few words."""
    amount = words.amount(entry.scores[entry.seat])
    players = len(entry.scores)
    return words("daily.result", place=entry.place, players=players, amount=amount)


class DailyScene(PageScene):
    """Today's table at the left, the days that were played at the right."""

    name: ClassVar[str] = "daily"
    heading: ClassVar[str] = "daily.title"
    of_game = True
    width: ClassVar[int] = 980

    def __init__(self, day: date | None = None) -> None:
        self.day = day or today()

    def enter(self) -> None:
        """What is known of the day."""
        self.spec = self.app.game
        self.words = GameWords(self.tr, self.spec)
        self.log = DailyLog(self.app.paths.data, self.spec.id)
        self.log.visit(self.day)
        # The styles that follow the levels on the list would upset the order by strength.
        bots = self.app.bots(self.spec)
        levels = [level.name for level in ladder.LEVELS if level.name in bots]
        self.setup = setup_for(
            self.day, self.spec.id, self.spec.seats, self.spec.options, levels or bots
        )
        self._open = self._open_try()

    @property
    def entry(self) -> DailyTry | None:
        """Today's try, if there was one."""
        return self.log.entry(self.day)

    def _open_try(self) -> Record | None:
        """The try that counts as it was left, None when it is over or not to be found."""
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
        """The one sentence about clock, file or rule that matters most."""
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
        """Two panels, or one below the other."""
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
        """How high the panel of the day has to be."""
        px = self.app.theme.px
        options = sum(isinstance(value, bool) for value in self.setup.options.values())
        high = px(32 + 8 + 30) + self._note_height(wide - px(72))
        high += px(40) * len(self.setup.controllers) + px(26) * options + px(10 + 50)
        if self.entry is not None:
            high += px(52)
            high += px(46) * self._apart(wide - px(72))
        return high + px(64)

    def _apart(self, room: int) -> bool:
        """Whether the result and the button that copies it need a line each."""
        return self._result_width() + self._copy_width() + self.app.theme.px(8) > room

    def _copy_width(self) -> int:
        ui = self.ui
        return Button.width_for(ui, self.tr("daily.copy"), "button_small", icon=True) + ui.theme.px(
            6
        )

    def _result_width(self) -> int:
        style = self.app.theme.style("bold")
        return self.app.resources.text_size(self._result(), style)[0] + self.app.theme.px(4)

    def _result(self) -> str:
        """What came of the day, in words; empty while nothing did."""
        entry = self.entry
        if entry is None or not entry.finished:
            return ""
        words = result_words(self.words, entry)
        return words if entry.counts else f"{words}, {self.tr('daily.practice')}"

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
            self._badges.append((seat, box.x + px(18), y + px(18)))
            name = Rect(box.x + px(46), y, (box.w - px(46)) // 2, px(36))
            own = seat == self.setup.own_seat
            Label(ui, name, info.name, style="bold" if own else "body")
            kind = Rect(name.right, y, box.right - name.right, px(36))
            kind.y += ui.canvas.level("small", "body")
            Label(ui, kind, self.words.controller(info.controller), style="small", colour=SEPIA)
            y += px(40)
        for option, value in self.setup.options.items():
            if isinstance(value, bool):
                words = self.words.option_is(option, value)
                Label(ui, Rect(box.x, y, box.w, px(26)), words, style="small", colour=SEPIA)
                y += px(26)
        self._actions(box)

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
            words = self.tr("daily.begun_here" if left is not None else "daily.open")
            Label(ui, line, words, style="small", colour=OXBLOOD, wrap=True)
            return
        result, copy_w = self._result(), self._copy_width()
        text = share_line(self.words, entry, self.log.streak(self.day))
        CopyButton(ui, Rect(line.right - copy_w, line.y, copy_w, line.h), text,
                   label=self.tr("daily.copy"), kind="paper", tip=text)  # fmt: skip
        said = Rect(line.x, line.y, line.w - copy_w - px(8), line.h)
        if self._apart(box.w):
            said = Rect(line.x, line.y - px(46), line.w, line.h)
        Label(ui, said, result, style="bold", colour=GREEN)

    def _past(self, box: Rect) -> None:
        px, ui = self.app.theme.px, self.ui
        streak = self.log.streak(self.day)
        Label(ui, Rect(box.x, box.y - px(4), box.w, px(34)), self.tr("daily.streak", count=streak),
              style="subtitle", colour=OXBLOOD)  # fmt: skip
        best = self.tr("daily.best", count=self.log.best_streak())
        line = Rect(box.x, box.y + px(32), box.w, px(24))
        Label(ui, line, best, style="small", colour=SEPIA)
        Label(ui, Rect(box.x, box.y + px(74), box.w, px(24)), self.tr("daily.weeks"), style="bold")
        side = min(px(40), (box.w - px(36)) // _DAYS)
        grid = Rect(box.x, box.y + px(106), (side + px(6)) * _DAYS, (side + px(6)) * _WEEKS)
        Weeks(ui, grid, side, self.log, self.day, self.words)
        y = grid.bottom + px(10)
        self._key: list[tuple[Rect, str]] = []
        for kind in ("played", "begun"):
            self._key.append((Rect(box.x, y, px(18), px(18)), kind))
            words = self.tr("daily.played") if kind == "played" else self.tr("daily.uncounted")
            line = Rect(box.x + px(28), y - px(3), box.w - px(28), px(24))
            Label(ui, line, words, style="small")
            y += px(25)
        words = self.tr("daily.next")
        tall = self.app.resources.text_size(words, self.app.theme.style("tiny"), box.w)[1]
        at = Rect(box.x, max(y + px(6), box.bottom - tall), box.w, tall)
        Label(ui, at, words, style="tiny", colour=SEPIA, wrap=True)

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Badges of the seats, the key of the calendar."""
        for seat, x, y in self._badges:
            self.app.canvas.badge(surface, seat, (x, y + shift), self.app.theme.px(32))
        for rect, kind in self._key:
            draw_day(self.ui, surface, rect.move(0, shift), kind)

    # -- play

    def seats(self) -> list[SeatInfo]:
        """The table with names: the person's own, the bots' in order."""
        kept = self.app.settings.last_setup.get(self.spec.id, {})
        typed = [
            str(entry[1])
            for entry in kept.get("seats", [])
            if isinstance(entry, list) and len(entry) > 1 and entry[0] == PERSON and entry[1]
        ]
        taken: set[str] = set()
        found: dict[int, SeatInfo] = {}
        order = sorted(
            range(len(self.setup.controllers)), key=lambda seat: seat != self.setup.own_seat
        )
        for seat in order:
            controller = self.setup.controllers[seat]
            names = self.words.player_names(controller)
            if seat == self.setup.own_seat:
                names = typed[:1] + names
            free = [name for name in names if name not in taken]
            name = free[0] if free else f"{self.words.controller(controller)} {seat + 1}"
            taken.add(name)
            found[seat] = SeatInfo(name, controller)
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


class Weeks(Chart):
    """A calendar of squares, Monday to Sunday; each can be pointed at."""

    def __init__(
        self, ui: Ui, rect: Rect, side: int, log: DailyLog, day: date, words: GameWords
    ) -> None:
        self._side, self._log, self._day, self._game_words = side, log, day, words
        super().__init__(ui, rect)

    def days(self) -> list[tuple[Rect, date]]:
        """The squares up to today."""
        step = self._side + self.ui.theme.px(6)
        first = self._day - timedelta(days=self._day.weekday() + _DAYS * (_WEEKS - 1))
        found = []
        for number in range((self._day - first).days + 1):
            week, weekday = divmod(number, _DAYS)
            rect = Rect(weekday * step, week * step, self._side, self._side)
            found.append((rect, first + timedelta(days=number)))
        return found

    def place(self) -> list[Mark]:
        """A day each."""
        return [
            Mark(
                rect,
                self.tr("daily.day_tip", date=date_words(self.tr, day), words=self._words(day)),
            )
            for rect, day in self.days()
        ]

    def _words(self, day: date) -> str:
        entry = self._log.entry(day)
        if entry is None:
            return self.tr("daily.day_none")
        if not entry.finished:
            return self.tr("daily.begun")
        words = result_words(self._game_words, entry)
        return words if entry.counts else f"{words}. {self.tr('daily.not_counted')}"

    def paint(self, surface: Surface, state: State) -> None:
        """The squares."""
        for rect, day in self.days():
            entry = self._log.entry(day)
            kind = "none" if entry is None else "begun"
            if entry is not None and entry.finished and entry.counts:
                kind = "played"
            draw_day(self.ui, surface, rect, kind)
            if day == self._day:
                self.ui.canvas.rect(surface, OXBLOOD, rect, max(2, self.ui.theme.px(2)),
                                 border_radius=self.ui.theme.px(4))  # fmt: skip
        self._highlight(surface)


def draw_day(ui: Ui, surface: Surface, rect: Rect, kind: str) -> None:
    """A square of the calendar: full and ticked when played, dotted when begun."""
    px = ui.theme.px
    ground = GREEN if kind == "played" else PAPER_SHADE
    ui.canvas.rect(surface, ground, rect, border_radius=px(4))
    ui.canvas.rect(surface, BRASS_DARK, rect, max(1, px(1)), border_radius=px(4))
    if kind == "played":
        tick = ui.res.icon("check", rect.h * 3 // 4, PAPER_SHADE)
        surface.blit(tick, tick.get_rect(center=rect.center))
    elif kind == "begun":
        ui.canvas.circle(surface, rect.center, rect.h / 6, SEPIA)
