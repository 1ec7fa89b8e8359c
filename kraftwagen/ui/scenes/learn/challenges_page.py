"""The challenges of a game: a card for each with idea, medals and tries."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.learn.challenges import MEDALS, Challenge
from kraftwagen.ui.drawing.theme import CREAM, GREEN, INK, MUTED, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.post_game import catch_up_challenges
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets import Button, Label
from kraftwagen.ui.widgets.medals import ranked

_EDGE: Final = 20
"""Margin of a card, in design units."""
_TITLE: Final = 26
_FOOT: Final = 38
_BEST: Final = 58
"""Height of the best medal on a card, in design units."""
_SMALL: Final = 22


class ChallengesScene(PageScene):
    """A card for every challenge; the medals won are coloured."""

    name: ClassVar[str] = "challenges"
    heading: ClassVar[str] = "learn.challenges.title"
    of_game = True
    width: ClassVar[int] = 1200

    def enter(self) -> None:
        """Store medals that were won but not stored yet."""
        catch_up_challenges(self.app, self.app.game)

    def pause(self) -> None:
        """Lay out the page again afterwards: a challenge may be played meanwhile."""
        super().pause()
        self.needs_layout = True

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Read the challenges and the progress, then lay out the page."""
        self.book = ChallengeBook(self.app, self.app.game)
        super().layout(size)

    def body(self, rect: Rect) -> None:
        """Lay out the cards in as many columns as fit."""
        px, book = self.app.theme.px, self.book
        gap = px(12)
        self._cards: list[tuple[Rect, Challenge]] = []
        self._rows: list[tuple[tuple[int, int], str]] = []
        top = self._head_line(rect)
        columns = next((n for n in (3, 2) if rect.w >= px(330) * n), 1)
        wide = (rect.w - gap * (columns - 1)) // columns
        y = top
        for first in range(0, len(book.challenges), columns):
            row = book.challenges[first : first + columns]
            high = max(self._height(one, wide) for one in row)
            for number, one in enumerate(row):
                card = Rect(rect.x + number * (wide + gap), y, wide, high)
                self._card(card, one)
            y += high + gap

    def _head_line(self, rect: Rect) -> int:
        """Show the number of medals, or why some challenges are left out; return the bottom."""
        book = self.book
        if book.challenges:
            medals, number = book.medals(), len(book.challenges)
            words = self.tr("learn.challenges.unwon", count=number)
            if any(medals.values()):
                words = self.tr("learn.challenges.count", all=number, **medals)
        else:
            words = self.tr("learn.challenges.none")
        line = Rect(rect.x, rect.y - self.app.theme.px(6), rect.w, self.app.theme.px(26))
        Label(self.ui, line, words, colour=MUTED, align="center")
        if not book.faults:
            return line.bottom + self.app.theme.px(10)
        faults = [self.tr("learn.challenges.faults"), *map(str, book.faults)]
        text = "\n".join(faults)
        style = self.app.theme.style("small")
        room = Rect(rect.x, line.bottom, rect.w, 0)
        room.h = self.app.resources.text_size(text, style, rect.w)[1]
        Label(self.ui, room, text, style="small", colour=CREAM, wrap=True)
        return room.bottom + self.app.theme.px(10)

    def _lines(self, one: Challenge) -> list[tuple[str, str]]:
        """Return every medal with its demands, then what is forbidden."""
        lines = [(medal, self.book.demands(one.conditions(medal))) for medal in MEDALS]
        if one.never:
            lines.append(("", self.book.never(one)))
        return lines

    def _room(self, wide: int) -> tuple[int, int]:
        """Return the widths of the idea and of a medal's line on a card."""
        px = self.app.theme.px
        inner = wide - 2 * px(_EDGE)
        return inner - px(_BEST), inner - px(_SMALL + 4)

    def _tall(self, words: str, style: str, room: int) -> int:
        return self.app.resources.text_size(words, self.app.theme.style(style), room)[1]

    def _height(self, one: Challenge, wide: int) -> int:
        px, book = self.app.theme.px, self.book
        upper, lower = self._room(wide)
        idea = self._tall(book.idea(one), "small", upper)
        who = self._tall(book.opponents(one), "tiny", upper)
        high = max(px(_TITLE) + idea + who + px(8), px(_BEST + 16))
        for _, words in self._lines(one):
            high += max(px(_SMALL), self._tall(words, "small", lower)) + px(3)
        return high + px(_FOOT + 10) + 2 * px(_EDGE - 2)

    def _card(self, card: Rect, one: Challenge) -> None:
        px, ui, book = self.app.theme.px, self.ui, self.book
        tried = book.tried(one.id)
        self.panels.append((card, "paper" if tried.best else "shade"))
        self._cards.append((card, one))
        upper, lower = self._room(card.w)
        inner = card.inflate(-2 * px(_EDGE), -2 * px(_EDGE - 2))
        x, y = inner.x + px(_BEST), inner.y
        colour = OXBLOOD if tried.best else INK
        Label(ui, Rect(x, y, upper, px(_TITLE)), book.title(one), style="bold", colour=colour)
        y += px(_TITLE)
        for words, style in ((book.idea(one), "small"), (book.opponents(one), "tiny")):
            high = self._tall(words, style, upper)
            place = Rect(x, y, upper, high)
            tone = INK if style == "small" else SEPIA
            Label(ui, place, words, style=style, colour=tone, wrap=True, valign="top")
            y += high + px(2)
        y = max(y + px(4), inner.y + px(_BEST + 16))
        won = MEDALS[: MEDALS.index(tried.best) + 1] if tried.best else ()
        for medal, words in self._lines(one):
            high = max(px(_SMALL), self._tall(words, "small", lower))
            line = Rect(inner.x + px(_SMALL + 4), y, lower, high)
            if medal:
                self._rows.append(((inner.x, y), medal if medal in won else ""))
            else:
                line = Rect(inner.x, y, inner.w, high)
            tone = GREEN if medal in won else INK if medal else OXBLOOD
            Label(ui, line, words, style="small", colour=tone, wrap=True)
            y += high + px(3)
        self._foot(Rect(inner.x, inner.bottom - px(_FOOT - 4), inner.w, px(_FOOT - 4)), one)

    def _foot(self, foot: Rect, one: Challenge) -> None:
        """Show the tries and the button to play."""
        tr, book = self.tr, self.book
        tried = book.tried(one.id)
        said = tr("learn.challenges.new")
        if tried.tries:
            said = tr("learn.challenges.tries", count=tried.tries)
        if tried.best:
            medal = tr(f"learn.challenges.{tried.best}")
            said = tr("learn.challenges.best", medal=medal, tries=said)
        words = tr("learn.challenges.again" if tried.tries else "learn.challenges.play")
        wide = Button.width_for(self.ui, words, "button_small", icon=True)
        button = Rect(foot.right - wide, foot.y, wide, foot.h)
        play = partial(self.app.routes.start_challenge, self.book.spec, one.id)
        tip = tr("learn.challenges.play_tip", title=book.title(one))
        way = Button(self.ui, button, words, play, icon="play", style="button_small", tip=tip,
                     kind="green" if tried.best else "primary")  # fmt: skip
        way.spoken = self._all_of(one, words, said)
        Label(self.ui, Rect(foot.x, foot.y, foot.w - wide - self.app.theme.px(8), foot.h), said,
              style="tiny", colour=SEPIA)  # fmt: skip

    def _all_of(self, one: Challenge, words: str, tried: str) -> str:
        """Return a whole card for reading aloud, after its button's text."""
        book = self.book
        said = [f"{words}: {book.title(one)}", book.idea(one), book.opponents(one)]
        for medal, demands in self._lines(one):
            name = self.tr(f"learn.challenges.{medal}") if medal else ""
            said.append(f"{name}: {demands}" if name else demands)
        return " ".join(f"{part.rstrip('.')}." for part in (*said, tried))

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the medals."""
        px, res = self.app.theme.px, self.app.resources
        for card, one in self._cards:
            image = ranked(res, self.book.tried(one.id).best, px(_BEST))
            at = (card.x + px(_EDGE - 4), card.y + px(_EDGE) + shift)
            surface.blit(image, at)
        for (x, y), rank in self._rows:
            surface.blit(ranked(res, rank, px(_SMALL)), (x, y + shift))
