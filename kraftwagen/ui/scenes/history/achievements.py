"""The achievements of a game, with those that were gained marked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match.achievements import Achievement
from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Grid, Row, button, text
from kraftwagen.ui.drawing.theme import GREEN, INK, MUTED, OXBLOOD, PAPER_SHADE, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import beside
from kraftwagen.ui.presenters.challenges import medals_won
from kraftwagen.ui.presenters.post_game import catch_up_challenges, statistics_of
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.dialog import tell
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets.medals import medal

_BUDGET: Final = 0.015
"""Seconds per frame for reading saved games."""


class AchievementsScene(PageScene):
    """A card with a medal for each achievement: coloured if gained, else an outline."""

    name: ClassVar[str] = "achievements"
    heading: ClassVar[str] = "achievements.title"
    of_game = True
    width: ClassVar[int] = 1180

    def enter(self) -> None:
        """Count the achievements of the games already in the statistics."""
        self.spec = self.app.game
        self.words = GameWords(self.tr, self.spec)
        self.hooks = load_hooks(self.spec, self.tr)
        self.statistics = statistics_of(self.app)
        catch_up_challenges(self.app, self.spec)
        self._saves: Iterator[object] | None = self.statistics.catch_up(
            self.app.paths.saves, self.app.games
        )
        self._count()

    def _count(self) -> None:
        self.found = self.statistics.achievements(self.spec.id, self.spec.merits)

    def update(self, dt: float) -> None:
        """Count saved games that are not in the statistics yet, a few per frame."""
        super().update(dt)
        until = time.monotonic() + _BUDGET
        for _ in self._saves or ():
            if time.monotonic() > until:
                return
        if self._saves is not None:
            self._saves = None
            if self.statistics.written:
                self._count()
                self.relayout(self.app.size)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while saves are being read."""
        return super().next_update() if self._saves is None else 0.0

    def content(self) -> Box:
        """Declare the number gained, the rule of what counts, and the cards."""
        done = sum(entry.done for entry in self.found)
        said = [self.tr("achievements.count", done=done, all=len(self.found))]
        medals = medals_won(self.app, self.spec.id)
        if any(medals.values()):
            said.append(self.tr("learn.challenges.medals", **medals))
        return Column(
            text(beside(*said), colour=MUTED, align="center"),
            text(self.tr("achievements.rules"), "small", MUTED, align="center"),
            Gap(2),
            Grid(*map(self._card, self.found), columns=4, gap=10),
            gap=2,
        )

    def _card(self, entry: Achievement) -> Box:
        title = self.words.called(f"merits.{entry.name}.title", entry.name)
        words = Column(
            text(title, "bold", OXBLOOD if entry.done else INK),
            text(self.words(f"merits.{entry.name}.note"), "small", SEPIA),
            Gap(4, grow=1),
            self._foot(entry),
            gap=2, share=1,
        )  # fmt: skip
        return Row(
            Drawn(partial(self._medal, entry), 40, 60), words, gap=8, items="stretch",
            folds=False, pad=(14, 14), panel="paper" if entry.done else "shade", least_w=236,
            least_h=104,
        )  # fmt: skip

    def _medal(self, entry: Achievement, surface: Surface, rect: Rect) -> None:
        high = self.app.theme.px(58)
        image = medal(self.app.resources, self.spec.id, entry.name, high, entry.done)
        surface.blit(image, image.get_rect(midtop=rect.midtop))

    def _foot(self, entry: Achievement) -> Box | None:
        """Declare the day it was gained, or how many pieces are collected."""
        if entry.done:
            words = self.tr("achievements.done", date=self.tr.day(entry.date)) if entry.date else ""
            return text(words, "tiny", GREEN)
        if entry.goal <= 1:
            return None
        words = self.tr("achievements.part", done=len(entry.pieces), all=entry.goal)
        pieces = self.hooks.pieces(entry.name)
        missing = [pieces[piece] for piece in pieces if piece not in entry.pieces]
        said = self.tr("achievements.missing", names=self.tr.list(missing))
        count = button(words, lambda: tell(self.app, said), kind="paper", style="tiny_bold",
                       tip=said, least_h=24)  # fmt: skip
        bar = Drawn(partial(self._bar, entry), 30, 8, share=1)
        return Row(bar, count, gap=8, folds=False)

    def _bar(self, entry: Achievement, surface: Surface, bar: Rect) -> None:
        """Draw the share of the pieces that are collected."""
        canvas = self.app.canvas
        full = Rect(bar.x, bar.y, bar.w * len(entry.pieces) // entry.goal, bar.h)
        canvas.rect(surface, PAPER_SHADE, bar, radius=4)
        canvas.rect(surface, GREEN, full, radius=4)
        canvas.rect(surface, SEPIA, bar, 1, 4)
