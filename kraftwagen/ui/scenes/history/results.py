"""The end of a match: who won, and where each player's score came from."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match.daily import DailyLog
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    GREEN,
    INK,
    MUTED,
    OXBLOOD,
    PAPER_SHADE,
)
from kraftwagen.ui.drawing.timeline import Timeline, ease_out, move
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.post_game import PostGameReport, code_of, note_match, today
from kraftwagen.ui.scenes.history.daily import share_line
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.hooks import Income, load_hooks
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.charts import SERIES, fill_part, words_on
from kraftwagen.ui.widgets.copying import CopyButton

_GROWING: Final = 0.9
_SEEDS: Final = 10**9


class ResultsScene(Scene):
    """Winners, the table by source, bars, and how to go on."""

    name: ClassVar[str] = "results"
    min_size: ClassVar[tuple[int, int]] = (1080, 600)

    def __init__(self, match: Match) -> None:
        self.match = match
        self.colours = colours_of(match.seats)
        self.names = [seat.name for seat in match.seats]
        self.scores = match.spec.scores(match.state)
        self.winners = match.spec.winners(match.state)
        self.noted = PostGameReport()
        self._streak = 0
        self._grown = 0.0
        self._growth: Timeline | None = None

    def enter(self) -> None:
        """Note the game; the bars grow, unless everything is to be instant."""
        self.words = GameWords(self.tr, self.match.spec)
        income = load_hooks(self.match.spec, self.tr).income(self.match.state)
        self.income: list[tuple[int, Income]] = [
            (number, source) for number, source in enumerate(income) if any(source.amounts)
        ]
        self.noted = note_match(self.app, self.match)
        if self.noted.daily is not None:
            log = DailyLog(self.app.paths.data, self.match.spec.id)
            self._streak = log.streak(today())
        self._growth = move(self._grow, 0.0, 1.0, _GROWING, ease_out)
        if self.app.settings.speed == "instant" or self.app.settings.reduced_motion:
            self._growth.finish()

    def headline(self) -> str:
        """Who won."""
        names = [self.names[seat] for seat in self.winners]
        if len(names) == 1:
            return self.tr("results.winner", name=names[0])
        first = self.tr("results.comma").join(names[:-1])
        return self.tr("results.shared", names=self.tr("results.and", first=first, last=names[-1]))

    def layout(self, size: tuple[int, int]) -> None:
        """Headline, table at the left, bars at the right, buttons below."""
        px = self.app.theme.px
        wide = min(size[0] - px(48), px(1180))
        left = (size[0] - wide) // 2
        self._head = Rect(left, px(26), wide, px(64))
        foot = size[1] - px(74)
        top = self._head.bottom + px(30 + 10 * bool(self.news()))
        high = foot - px(22) - top
        split = round(wide * 0.6)
        self._sheet = Rect(left, top, split, high)
        self._bars = Rect(left + split + px(20), top, wide - split - px(20), high)
        self._foot = Rect(left, foot, wide, px(48))
        x = self._foot.right
        doors = (
            (self.tr("results.menu"), "", "log-out", "green", self.app.routes.menu),
            (
                self.tr("results.same"),
                self.tr("results.same_tip"),
                "redo-2",
                "green",
                self._same_seed,
            ),
            (
                self.tr("analysis.open"),
                self.tr("analysis.open_tip"),
                "chart-column",
                "green",
                self._analyse,
            ),
            (self.tr("replay.open"), self.tr("replay.open_tip"), "clock", "green", self._replay),
            (
                self.tr("results.again"),
                self.tr("results.again_tip"),
                "play",
                "primary",
                self._new_seed,
            ),
        )
        style, gap = self.app.theme.style("button"), px(10)
        needs = [self.app.resources.text_size(door[0], style)[0] + px(68) for door in doors]
        # A part of the foot stays free for the set-up code, however long the words are.
        room = wide - px(220) - gap * len(doors)
        places = []
        for need in needs:
            w = need * room // max(room, sum(needs))
            places.append(Rect(x - w, foot, w, px(48)))
            x -= w + gap
        # The keyboard goes from left to right, as they are read.
        buttons = [
            Button(self.ui, place, words, action, kind=kind, icon=icon, tip=tip)
            for (words, tip, icon, kind, action), place in reversed(
                [*zip(doors, places, strict=True)]
            )
        ]
        self.ui.focus.focus(buttons[0], show=False)
        self._words = Rect(left, foot, x - left, px(48))
        self._copy_button()

    def _copy_button(self) -> None:
        """The set-up code, or the line to be shared of a game of the day."""
        px, box = self.app.theme.px, self._words
        if self.noted.daily is not None:
            text = share_line(self.words, self.noted.daily, self._streak)
            label, tip = self.tr("daily.copy"), text
        else:
            text = label = code_of(self.app, self.match)
            tip = self.tr("setup_code.copy_tip", code=text)
        if not text:
            return
        wide = Button.width_for(self.ui, label, "button_small", icon=True) + px(6)
        wide = min(wide, box.w - px(12))
        CopyButton(self.ui, Rect(box.x, box.y + px(5), wide, px(38)), text, label=label, tip=tip)
        self._words = Rect(box.x + wide + px(12), box.y, box.w - wide - px(12), box.h)

    def news(self) -> str:
        """One quiet line: what is new among the achievements, or trouble with the statistics."""
        called = self.words.called
        names = [called(f"merits.{name}.title", name) for name in self.noted.achievements]
        if names:
            return self.tr(
                "achievements.gained", count=len(names), names=self.tr("results.comma").join(names)
            )
        return self.noted.trouble

    def marks(self) -> str:
        """The seed, and what is to be known beside the result: practice, pure, hints."""
        match = self.match
        said = [self.tr("results.seed", seed=match.record.header.seed)]
        day = self.noted.daily
        if day is not None:
            row = self.tr("daily.streak", count=self._streak)
            said.insert(0, row if day.counts else self.tr("daily.void"))
        if match.is_practice:
            said.append(self.tr("results.practice"))
        if match.is_unassisted:
            said.append(self.tr("results.pure"))
        used = [
            self.tr("results.hints_of", name=name, count=count)
            for name, count in zip(self.names, match.hints, strict=True)
            if count
        ]
        if used:
            said.append(self.tr("results.hints", names=self.tr("results.comma").join(used)))
        return " · ".join(said)

    def update(self, dt: float) -> None:
        """Grow the bars."""
        super().update(dt)
        if self._growth is not None and not self._growth.done:
            self._growth.advance(dt)
            self.invalidate()

    def next_update(self) -> float | None:
        """At once while the bars grow."""
        growing = self._growth is not None and not self._growth.done
        return 0.0 if growing else super().next_update()

    def _grow(self, share: float) -> None:
        self._grown = share

    def _analyse(self) -> None:
        self.app.routes.analysis(self.match)

    def _replay(self) -> None:
        self.app.routes.replay(self.match)

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Everything."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.backdrop(surface)
        words = self.headline()
        look = self.app.theme.style("title")
        wide = self.app.resources.text_size(words, look)[0]
        badges = len(self.winners) * px(52)
        x = self._head.centerx - (wide + badges) // 2
        for seat in self.winners:
            canvas.badge(surface, seat, (x + px(20), self._head.centery), px(44))
            x += px(52)
        spot = Rect(x, self._head.y, wide + px(8), self._head.h)
        canvas.text(surface, words, "title", BRASS_LIGHT, spot)
        line = px(420)
        canvas.rule(surface, self._head.centerx - line // 2, self._head.bottom + px(6), line, BRASS)
        news = Rect(self._head.x, self._head.bottom + px(14), self._head.w, px(22))
        canvas.fitted(surface, self.news(), "small", MUTED, news, "center")
        canvas.panel(surface, self._sheet, "paper", shadow=8)
        canvas.panel(surface, self._bars, "paper", shadow=8)
        self._draw_table(surface)
        self._draw_bars(surface)
        canvas.fitted(surface, self.marks(), "small", MUTED, self._words)
        super().draw(surface)

    def _draw_table(self, surface: Surface) -> None:
        canvas, px = self.app.canvas, self.app.theme.px
        box = self._sheet.inflate(-px(56), -px(52))
        seats = len(self.names)
        # The sources get the room their names need, as far as the sums leave it.
        style = self.app.theme.style("body")
        titles = [self.app.resources.text_size(s.title, style)[0] for _, s in self.income]
        least = max(px(190), max(titles, default=0) + px(40))
        column = max(px(80), min(px(126), (box.w - least) // seats))
        first = box.right - column * seats
        rows = len(self.income) + 2
        tall = min(px(54), box.h // rows)
        head = Rect(box.x, box.y, first - box.x - px(8), tall)
        canvas.fitted(surface, self.words("results.source"), "heading", GREEN, head)
        for seat, name in enumerate(self.names):
            cell = Rect(first + seat * column, box.y, column - px(6), tall)
            canvas.badge(surface, seat, (cell.x + px(12), cell.centery), px(20))
            label = Rect(cell.x + px(26), cell.y, cell.w - px(26), cell.h)
            label.y += canvas.level("bold", "heading")
            canvas.fitted(surface, name, "bold", INK, label)
        y = box.y + tall
        for number, source in self.income:
            canvas.rect(surface, PAPER_SHADE, (box.x, y, box.w, max(1, px(1))))
            swatch = Rect(box.x, 0, px(16), px(16))
            swatch.centery = y + tall // 2
            fill_part(canvas, surface, swatch, number)
            title = Rect(box.x + px(26), y, first - box.x - px(34), tall)
            canvas.fitted(surface, source.title, "body", INK, title)
            for seat, amount in enumerate(source.amounts):
                cell = Rect(first + seat * column, y, column - px(40), tall)
                canvas.text(surface, str(amount or "–"), "body", INK, cell, "right")
            y += tall
        canvas.rect(surface, BRASS_DARK, (box.x, y, box.w, max(2, px(2))))
        title = Rect(box.x, y, first - box.x - px(8), tall)
        title.y += canvas.level("heading", "subtitle")
        canvas.text(surface, self.tr("results.total"), "heading", GREEN, title)
        for seat, score in enumerate(self.scores):
            cell = Rect(first + seat * column, y, column - px(40), tall)
            colour = OXBLOOD if seat in self.winners else INK
            canvas.text(surface, str(score), "subtitle", colour, cell, "right")

    def _draw_bars(self, surface: Surface) -> None:
        canvas, px = self.app.canvas, self.app.theme.px
        box = self._bars.inflate(-px(60), -px(56))
        seats = len(self.names)
        step = box.w // seats
        wide = min(px(62), step - px(14))
        ground = box.bottom - px(34)
        most = max(max(self.scores), 1)
        unit = (ground - box.y - px(34)) / most
        canvas.rect(surface, BRASS_DARK, (box.x, ground, box.w, max(2, px(2))))
        for seat, score in enumerate(self.scores):
            middle = box.x + step * seat + step // 2
            y = float(ground)
            for number, source in self.income:
                high = source.amounts[seat] * unit * self._grown
                if high <= 0:
                    continue
                part = Rect(middle - wide // 2, round(y - high), wide, round(y) - round(y - high))
                fill_part(canvas, surface, part, number)
                if part.h >= px(17) and self._grown >= 1:
                    shade = SERIES[number % len(SERIES)]
                    if self.app.theme.contrast:  # no hatching behind figures
                        plate = Rect(0, 0, px(26), px(16))
                        plate.center = part.center
                        canvas.rect(surface, shade, plate)
                    amount = str(source.amounts[seat])
                    canvas.text(surface, amount, "small_bold", words_on(shade), part, "center")
                y -= high
            top = Rect(middle - step // 2, round(y) - px(34), step, px(32))
            colour = OXBLOOD if seat in self.winners else INK
            canvas.text(surface, str(round(score * self._grown)), "subtitle", colour, top, "center")
            canvas.badge(surface, seat, (middle, ground + px(20)), px(26))

    # -- going on

    def _start(self, seed: int) -> None:
        header = self.match.record.header
        pure = self.match.is_unassisted
        self.app.routes.start_match(self.match.spec, header.seats, seed, header.options, pure=pure)

    def _same_seed(self) -> None:
        self._start(self.match.record.header.seed)

    def _new_seed(self) -> None:
        self._start(random.randrange(_SEEDS))
