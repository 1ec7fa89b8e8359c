"""The achievements of a game and which of them have been gained."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match.achievements import Achievement
from kraftwagen.ui.drawing.theme import GREEN, INK, MUTED, OXBLOOD, PAPER_SHADE, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.challenges import medals_won
from kraftwagen.ui.presenters.post_game import catch_up_challenges, statistics_of
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.dialog import tell
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Button, Label
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

    def body(self, rect: Rect) -> None:
        """Lay out the cards in as many columns as fit."""
        px = self.app.theme.px
        gap = px(10)
        done = sum(entry.done for entry in self.found)
        said = [self.tr("achievements.count", done=done, all=len(self.found))]
        medals = medals_won(self.app, self.spec.id)
        if any(medals.values()):
            said.append(self.tr("learn.challenges.medals", **medals))
        head = Rect(rect.x, rect.y - px(10), rect.w, px(24))
        Label(self.ui, head, " · ".join(said), style="body", colour=MUTED, align="center")
        style, rules = self.app.theme.style("small"), self.tr("achievements.rules")
        line = Rect(rect.x, head.bottom, rect.w, 0)
        line.h = self.app.resources.text_size(rules, style, rect.w)[1]
        Label(self.ui, line, rules, style="small", colour=MUTED, align="center", wrap=True)
        top = line.bottom + px(4)
        columns = next((n for n in (4, 3, 2) if rect.w >= px(250) * n), 1)
        rows = -(-len(self.found) // columns)
        wide = (rect.w - gap * (columns - 1)) // columns
        self._title_h = max((self._heights(wide, entry)[0] for entry in self.found), default=0)
        note_h = max((self._heights(wide, entry)[1] for entry in self.found), default=0)
        need = self._title_h + note_h + px(28 + 20)
        room = (rect.bottom - top - gap * (rows - 1)) // max(1, rows)
        high = max(need, min(px(150), max(px(126), room)))
        self._cards: list[tuple[Rect, Achievement]] = []
        for number, entry in enumerate(self.found):
            x = rect.x + (wide + gap) * (number % columns)
            card = Rect(x, top + (high + gap) * (number // columns), wide, high)
            self.panels.append((card, "paper" if entry.done else "shade"))
            self._cards.append((card, entry))
            self._words(card, entry)

    def _heights(self, wide: int, entry: Achievement) -> tuple[int, int]:
        """Return the heights of title and note on a card of this width."""
        res, theme = self.app.resources, self.app.theme
        room = wide - theme.px(36 + 48)
        title = self.words.called(f"merits.{entry.name}.title", entry.name)
        note = self.words(f"merits.{entry.name}.note")
        return (
            max(theme.px(24), res.text_size(title, theme.style("bold"), room)[1]),
            res.text_size(note, theme.style("small"), room)[1],
        )

    def _words(self, card: Rect, entry: Achievement) -> None:
        px = self.app.theme.px
        inner = card.inflate(-px(36), -px(28))
        x = inner.x + px(48)
        head = Rect(x, inner.y - px(1), inner.right - x, self._heights(card.w, entry)[0])
        title = self.words.called(f"merits.{entry.name}.title", entry.name)
        Label(self.ui, head, title, style="bold", wrap=True,
              colour=OXBLOOD if entry.done else INK)  # fmt: skip
        note = Rect(x, head.bottom, head.w, inner.bottom - px(18) - head.bottom)
        words = self.words(f"merits.{entry.name}.note")
        Label(self.ui, note, words, style="small", colour=SEPIA, wrap=True, valign="top")
        # Keep clear of the stepped corner of the frame.
        foot = Rect(x, inner.bottom - px(17), head.w - px(8), px(18))
        if entry.done:
            words = self.tr("achievements.done", date=entry.date[:10]) if entry.date else ""
            Label(self.ui, foot, words, style="tiny", colour=GREEN)
        elif entry.goal > 1:
            self._progress(foot, entry)

    def _progress(self, foot: Rect, entry: Achievement) -> None:
        """Show how many pieces are collected; the tip lists the missing ones."""
        px = self.app.theme.px
        words = self.tr("achievements.part", done=len(entry.pieces), all=entry.goal)
        pieces = self.hooks.pieces(entry.name)
        missing = [pieces[piece] for piece in pieces if piece not in entry.pieces]
        said = self.tr("achievements.missing", names=self.tr("results.comma").join(missing))
        wide = max(px(54), Button.width_for(self.ui, words, "tiny_bold"))
        Button(
            self.ui,
            Rect(foot.right - wide + px(6), foot.y, wide, px(24)),
            words,
            lambda: tell(self.app, said),
            kind="paper",
            style="tiny_bold",
            tip=said,
        )

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the medals and the progress of collections."""
        px, canvas = self.app.theme.px, self.app.canvas
        for card, entry in self._cards:
            inner = card.move(0, shift).inflate(-px(36), -px(28))
            image = medal(self.app.resources, self.spec.id, entry.name, px(58), entry.done)
            surface.blit(image, image.get_rect(midtop=(inner.x + px(18), inner.y - px(2))))
            if not entry.done and entry.goal > 1:
                bar = Rect(inner.x + px(48), inner.bottom - px(11), 0, px(8))
                bar.w = inner.right - bar.x - px(82)
                full = Rect(bar.x, bar.y, bar.w * len(entry.pieces) // entry.goal, bar.h)
                canvas.rect(surface, PAPER_SHADE, bar, border_radius=px(4))
                canvas.rect(surface, GREEN, full, border_radius=px(4))
                canvas.rect(surface, SEPIA, bar, max(1, px(1)), border_radius=px(4))
