"""The challenges of a game: a card for each with idea, medals and tries."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.learn.challenges import MEDALS, Challenge
from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Grid, Row, button, text
from kraftwagen.ui.drawing.theme import CREAM, GREEN, INK, MUTED, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import aloud, beside, quote
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.post_game import catch_up_challenges
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets.medals import ranked

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
        """Request a new layout, as a challenge may be played meanwhile."""
        super().pause()
        self.needs_layout = True

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Read the challenges and the progress, then lay out the page."""
        self.book = ChallengeBook(self.app, self.app.game)
        super().layout(size)

    def content(self) -> Box:
        """Declare the number of medals, the faults in the file, and the cards."""
        book = self.book
        words = self.tr("learn.challenges.none")
        if book.challenges:
            medals, number = book.medals(), len(book.challenges)
            words = self.tr("learn.challenges.unwon", count=number)
            if any(medals.values()):
                words = self.tr("learn.challenges.count", all=number, **medals)
        faults = None
        if book.faults:
            lines = (self.tr("learn.challenges.faults"), *map(str, book.faults))
            faults = text("\n".join(lines), "small", CREAM)
        return Column(
            text(words, colour=MUTED, align="center"),
            faults,
            Grid(*map(self._card, book.challenges), columns=3, gap=12),
            gap=10,
        )

    def _lines(self, one: Challenge) -> list[tuple[str, str]]:
        """Return every medal with its demands, then what is forbidden."""
        lines = [(medal, self.book.demands(one.conditions(medal))) for medal in MEDALS]
        if one.never:
            lines.append(("", self.book.never(one)))
        return lines

    def _card(self, one: Challenge) -> Box:
        book, best = self.book, self.book.tried(one.id).best
        won = MEDALS[: MEDALS.index(best) + 1] if best else ()
        about = Column(
            text(book.title(one), "bold", OXBLOOD if best else INK),
            text(book.idea(one), "small"),
            text(book.opponents(one), "tiny", SEPIA),
            gap=2, share=1,
        )  # fmt: skip
        return Column(
            Row(self._medal(best, _BEST), about, gap=8, items="start", folds=False),
            Gap(2),
            *(self._line(medal, words, medal in won) for medal, words in self._lines(one)),
            Gap(grow=1),
            self._foot(one),
            gap=4, pad=(20, 18), panel="paper" if best else "shade", least_w=310,
        )  # fmt: skip

    def _medal(self, rank: str, size: int) -> Box:
        def paint(surface: Surface, rect: Rect) -> None:
            surface.blit(ranked(self.app.resources, rank, rect.w), rect)

        return Drawn(paint, size, size)

    def _line(self, medal: str, words: str, won: bool) -> Box:
        """Declare the demands of a medal, or what is forbidden."""
        if not medal:
            return text(words, "small", OXBLOOD)
        said = text(words, "small", GREEN if won else INK, share=1)
        return Row(self._medal(medal if won else "", _SMALL), said, gap=4, folds=False)

    def _foot(self, one: Challenge) -> Box:
        """Declare the tries and the button to play."""
        tr, book = self.tr, self.book
        tried = book.tried(one.id)
        said = tr("learn.challenges.new")
        if tried.tries:
            said = tr("learn.challenges.tries", count=tried.tries)
        if tried.best:
            said = beside(tr(f"learn.challenges.{tried.best}"), said)
        words = tr("learn.challenges.again" if tried.tries else "learn.challenges.play")
        play = button(
            words, partial(self.app.routes.learning.start_challenge, book.spec, one.id),
            icon="play", style="button_small", kind="green" if tried.best else "primary",
            tip=tr("learn.challenges.play_tip", title=quote(book.title(one))), least_h=36,
            spoken=self._all_of(one, words, said),
        )  # fmt: skip
        return Row(text(said, "tiny", SEPIA, share=1), play, gap=8)

    def _all_of(self, one: Challenge, words: str, tried: str) -> str:
        """Return a whole card for reading aloud, after its button's text."""
        book = self.book
        said = [words, book.title(one), book.idea(one), book.opponents(one)]
        for medal, demands in self._lines(one):
            name = self.tr.term(f"learn.challenges.{medal}") if medal else ""
            words = quote(demands)
            said.append(
                self.tr("learn.challenges.demands", medal=name, words=words) if name else demands
            )
        return aloud(*said, tried)
