"""Achievements: what there is to discover in a game, and what has been found so far."""

from __future__ import annotations

from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.match.achievements import Achievement
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    GREEN,
    INK,
    MUTED,
    OXBLOOD,
    PAPER_SHADE,
    SEPIA,
)
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.post_game import statistics_of
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets import Label


class AchievementsScene(PageScene):
    """A card for each achievement, with a medal where it is complete."""

    name: ClassVar[str] = "achievements"
    heading: ClassVar[str] = "achievements.title"
    of_game = True
    width: ClassVar[int] = 1180

    def enter(self) -> None:
        """Count from the noted games."""
        self.spec = self.app.game
        self.words = GameWords(self.tr, self.spec)
        self.found = statistics_of(self.app).achievements(self.spec.id, self.spec.merits)

    def body(self, rect: Rect) -> None:
        """As many columns as there is room for."""
        px = self.app.theme.px
        gap = px(12)
        done = sum(entry.done for entry in self.found)
        Label(
            self.ui,
            Rect(rect.x, rect.y - px(6), rect.w, px(26)),
            self.tr("achievements.count", done=done, all=len(self.found)),
            style="body",
            colour=MUTED,
            align="center",
        )
        top = rect.y + px(30)
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
        """The heights of title and note on a card so wide."""
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
        # Clear of the stepped corner of the frame.
        foot = Rect(x, inner.bottom - px(17), head.w - px(8), px(18))
        if entry.done:
            words = self.tr("achievements.done", date=entry.date[:10]) if entry.date else ""
            Label(self.ui, foot, words, style="tiny", colour=GREEN)
        elif entry.goal > 1:
            words = self.tr("achievements.part", done=len(entry.pieces), all=entry.goal)
            Label(self.ui, foot, words, style="tiny_bold", colour=SEPIA, align="right")

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Medals, and how much of a collection there is."""
        px, canvas = self.app.theme.px, self.app.canvas
        for card, entry in self._cards:
            inner = card.move(0, shift).inflate(-px(36), -px(28))
            centre = (inner.x + px(20), inner.y + px(24))
            rim = BRASS_DARK if entry.done else SEPIA
            canvas.circle(surface, centre, px(21), BRASS if entry.done else PAPER_SHADE, rim, px(2))
            if entry.done:
                canvas.circle(surface, centre, px(16), BRASS_LIGHT, BRASS_DARK, px(1))
            name = "award" if entry.done else "circle-help"
            icon = self.app.resources.icon(name, px(22), INK if entry.done else SEPIA)
            surface.blit(icon, icon.get_rect(center=centre))
            if not entry.done and entry.goal > 1:
                bar = Rect(inner.x + px(48), inner.bottom - px(11), 0, px(8))
                bar.w = inner.right - bar.x - px(66)
                full = Rect(bar.x, bar.y, bar.w * len(entry.pieces) // entry.goal, bar.h)
                canvas.rect(surface, PAPER_SHADE, bar, border_radius=px(4))
                canvas.rect(surface, GREEN, full, border_radius=px(4))
                canvas.rect(surface, SEPIA, bar, max(1, px(1)), border_radius=px(4))
