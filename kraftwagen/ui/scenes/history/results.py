"""The results of a match: winner, differences, sources of score, ways to go on."""

from __future__ import annotations

import random
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.match.daily import DailyLog
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, MUTED
from kraftwagen.ui.drawing.timeline import Timeline, ease_out, move
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.post_game import PostGameReport, code_of, note_match, today
from kraftwagen.ui.presenters.standing import headline, standings, verdict
from kraftwagen.ui.scenes.history.daily import share_line
from kraftwagen.ui.scenes.history.results_sheets import EDGE, ROW, SourceTable, StandingSheet
from kraftwagen.ui.shell.scene import MOMENT, Scene
from kraftwagen.ui.tables.hooks import Income, load_hooks
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.copying import CopyButton
from kraftwagen.ui.widgets.hover_tip import HoverTip
from kraftwagen.ui.widgets.medals import medal

_GROWING: Final = 0.9
_SEEDS: Final = 10**9


class ResultsScene(Scene):
    """Winners, ranking with bars, table of sources, buttons to go on."""

    name: ClassVar[str] = "results"
    settles = MOMENT
    min_size: ClassVar[tuple[int, int]] = (1080, 660)

    def __init__(self, match: Match, noted: PostGameReport | None = None) -> None:
        """``noted`` is what was stored when the match ended; if None, it is stored now."""
        self.match, self._noted_before = match, noted
        self.colours = colours_of(match.seats)
        self.names = [seat.name for seat in match.seats]
        self.scores = match.spec.scores(match.state)
        self.winners = match.spec.winners(match.state)
        self.noted = PostGameReport()
        self._streak = 0
        self._tip = HoverTip(self._tip_at)
        self._medals: list[tuple[Rect, str]] = []
        self._grown = 0.0
        self._growth: Timeline | None = None

    def enter(self) -> None:
        """Store the game's results; let the bars grow unless the speed is instant."""
        self.words = GameWords(self.tr, self.match.spec)
        self.rows = standings(self.words, self.match)
        self.verdict = verdict(self.words, self.match)
        happened = [event for step in self.match.steps for event in step.events]
        income = load_hooks(self.match.spec, self.tr).income(self.match.state, happened)
        self.income: list[tuple[int, Income]] = [
            (number, source) for number, source in enumerate(income) if any(source.amounts)
        ]
        self.noted = self._noted_before or note_match(self.app, self.match)
        if self.noted.daily is not None:
            log = DailyLog(self.app.paths.data, self.match.spec.id)
            self._streak = log.streak(today())
        self._growth = move(self._grow, 0.0, 1.0, _GROWING, ease_out)
        if self.app.speed == "instant" or self.app.settings.reduced_motion:
            self._growth.finish()

    def headline(self) -> str:
        """Return who won."""
        return headline(self.words, self.match)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out headline, ranking, table of sources and buttons."""
        px = self.app.theme.px
        wide = min(size[0] - px(48), px(1180))
        left = (size[0] - wide) // 2
        high = min(size[1] - px(36), px(800))
        top = (size[1] - high) // 2
        # Why a game is not counted has lines of its own below the verdict.
        small = self.app.theme.style("small")
        said = self.noted.uncounted
        self._said = self.app.resources.text_size(said, small, wide)[1] if said else 0
        self._head = Rect(left, top, wide, px(76) + self._said)
        self._foot = Rect(left, top + high - px(56), wide, px(56))
        y = self._head.bottom + px(10)
        room = self._foot.y - px(14) - y
        rows = px(ROW) * len(self.rows) + 2 * px(EDGE - 8)
        rows = min(rows + px(6) * len(self.rows), room * 9 // 20)
        self._bars = Rect(left, y, wide, rows)
        self._sheet = Rect(left, y + rows + px(10), wide, room - rows - px(10))
        canvas = self.app.canvas
        self._standing = StandingSheet(canvas, self._bars, self.rows, self.names)
        heads = self.words("results.source"), self.tr("results.total")
        self._table = SourceTable(canvas, self._sheet, self.rows, self.names, heads)
        self._place_medals()
        self._place_buttons()
        self._copy_button()

    def _place_medals(self) -> None:
        """Place the medals at the right of the headline, closer if there are many."""
        px = self.app.theme.px
        names = self.noted.achievements
        step = min(px(44), px(270) // max(1, len(names)))
        x = self._head.right - step * len(names)
        self._medals = []
        for number, name in enumerate(names):
            place = Rect(x + step * number, self._head.y + px(6), px(40), px(48))
            self._medals.append((place, name))

    def _place_buttons(self) -> None:
        """Place the buttons, in Tab order: leave, play again, look back.

        Buttons that leave are not at the right, where turns end.
        """
        px, foot = self.app.theme.px, self._foot
        doors = (
            ("results.menu", "log-out", self.app.routes.menu),
            ("results.again", "play", self._new_seed),
            ("results.same", "redo-2", self._same_seed),
            ("analysis.open", "chart-column", self._analyse),
            ("replay.open", "clock", self._replay),
        )
        style, small = self.app.theme.style("button"), self.app.theme.style("tiny")
        text_size, gap = self.app.resources.text_size, px(10)
        needs = []
        for key, _, _ in doors:
            words = text_size(self.tr(key), style)[0]
            needs.append(max(words, text_size(self._more(key, "note"), small)[0]) + px(64))
        # Keep room at the foot for the set-up code, however long the texts are.
        room = foot.w - px(220) - gap * len(doors)
        needs = [need * room // max(room, sum(needs)) for need in needs]
        x = foot.right - sum(needs) - gap * (len(needs) - 1)
        self._words = Rect(foot.x, foot.y, x - gap - foot.x, foot.h)
        for wide, (key, icon, action) in zip(needs, doors, strict=True):
            first, note = key == "results.again", self._more(key, "note")
            button = Button(
                self.ui,
                Rect(x, foot.y, wide, foot.h),
                self.tr(key),
                action,
                kind="primary" if first else "green",
                icon=icon,
                note=note,
                align="left" if note else "center",
                tip=self._more(key, "tip"),
            )
            if first:
                self.ui.focus.focus(button, show=False)
            x += wide + gap

    def _more(self, key: str, kind: str) -> str:
        """Return the note or the tip of a button, if it has one."""
        return self.tr(f"{key}_{kind}") if self.tr.has(f"{key}_{kind}") else ""

    def _copy_button(self) -> None:
        """Show a Copy button for the set-up code or the day's result; marks below it."""
        px, box = self.app.theme.px, self._words
        if self.noted.daily is not None:
            text = share_line(self.words, self.noted.daily, self._streak)
            label, tip = self.tr("daily.copy"), text
        else:
            text = label = code_of(self.app, self.match)
            tip = self.tr("setup_code.copy_tip", code=text)
        if not text:
            return
        wide = min(Button.width_for(self.ui, label, "button_small", icon=True) + px(6), box.w)
        place = Rect(box.x, box.y, wide, px(34))
        CopyButton(self.ui, place, text, label=label, tip=tip)
        self._words = Rect(box.x + px(3), place.bottom, wide, box.bottom - place.bottom)

    def news(self) -> str:
        """Return the new achievements, or the trouble with the statistics, as a sentence."""
        called = self.words.called
        names = [called(f"merits.{name}.title", name) for name in self.noted.achievements]
        if names:
            return self.tr(
                "achievements.gained", count=len(names), names=self.tr("results.comma").join(names)
            )
        return self.noted.trouble

    def marks(self) -> str:
        """Return the seed, and remarks on the result: streak, pure game, number of hints."""
        match = self.match
        said = [self.tr("results.seed", seed=match.record.header.seed)]
        day = self.noted.daily
        if day is not None and day.counts:
            said.insert(0, self.tr("daily.streak", count=self._streak))
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
        self._tip.update(self.ui)
        if self._growth is not None and not self._growth.done:
            self._growth.advance(dt)
            self.invalidate()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while the bars grow."""
        growing = self._growth is not None and not self._growth.done
        waits = (self._tip.waiting(self.ui), super().next_update())
        return 0.0 if growing else min((w for w in waits if w is not None), default=None)

    def _grow(self, share: float) -> None:
        self._grown = share

    def _analyse(self) -> None:
        self.app.routes.analysis(self.match)

    def _replay(self) -> None:
        self.app.routes.replay(self.match)

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw the whole scene."""
        canvas = self.app.canvas
        canvas.backdrop(surface)
        self._draw_head(surface)
        self._standing.draw(surface, self.income, self._grown)
        self._table.draw(surface, self.income)
        for place, name in self._medals:
            image = medal(self.app.resources, self.match.spec.id, name, place.h)
            surface.blit(image, image.get_rect(center=place.center))
        canvas.fitted(surface, self.marks(), "small", MUTED, self._words)
        super().draw(surface)

    def _draw_head(self, surface: Surface) -> None:
        """Draw who won and by how much, and any trouble."""
        canvas, px, head = self.app.canvas, self.app.theme.px, self._head
        words = self.headline()
        side = px(290) if self._medals else 0
        badges = len(self.winners) * px(50)
        room = head.w - 2 * side - badges
        wide = min(room, self.app.resources.text_size(words, self.app.theme.style("title"))[0])
        x = head.centerx - (wide + badges) // 2
        line = Rect(x, head.y, wide + badges, px(48))
        for seat in self.winners:
            canvas.badge(surface, seat, (x + px(20), line.centery), px(42))
            x += px(50)
        spot = Rect(x, line.y, wide + px(4), line.h)
        canvas.fitted(surface, words, "title", BRASS_LIGHT, spot, smallest=0.6)
        below = Rect(head.x + side, line.bottom, head.w - 2 * side, px(26))
        said = self.noted.trouble or self.verdict
        canvas.fitted(surface, said, "body", CREAM, below, "center")
        rule = min(px(420), below.w)
        rest = Rect(head.x, below.bottom, head.w, self._said)
        if self._said:
            words = self.noted.uncounted
            canvas.text(surface, words, "small", BRASS_LIGHT, rest, "center", wrap=True)
        canvas.rule(surface, head.centerx - rule // 2, rest.bottom + px(4), rule, BRASS)

    def _tip_at(self, pos: tuple[int, int]) -> str | None:
        """Return name and sentence of the medal under the pointer."""
        for place, name in reversed(self._medals):
            if place.collidepoint(pos):
                title = self.words.called(f"merits.{name}.title", name)
                key = f"merits.{name}.note"
                return f"{title}: {self.words(key)}" if self.words.has(key) else title
        return None

    def handle(self, event: pygame.Event) -> bool:
        """Handle buttons and the tips of medals; whether the event was used."""
        if event.type == pygame.MOUSEMOTION:
            self._tip.motion(event.pos, self._head.collidepoint(event.pos), self.ui)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tip.press(self.ui)
        return super().handle(event)

    # -- going on

    def _start(self, seed: int) -> None:
        header = self.match.record.header
        if header.challenge:
            self.app.routes.start_challenge(self.match.spec, header.challenge)
            return
        pure = self.match.is_unassisted
        self.app.routes.start_match(self.match.spec, header.seats, seed, header.options, pure=pure)

    def _same_seed(self) -> None:
        self._start(self.match.record.header.seed)

    def _new_seed(self) -> None:
        self._start(random.randrange(_SEEDS))
