"""The road of a career: its chapters in order, with the seals won."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from kraftwagen.learn.career import SEALS, Chapter
from kraftwagen.ui.boxes import Box, Column, Gap, Grid, Row, button, text
from kraftwagen.ui.drawing.theme import CREAM, GREEN, INK, MUTED, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.presenters.career import Career
from kraftwagen.ui.presenters.post_game import finished_games
from kraftwagen.ui.scenes.career.faces import face
from kraftwagen.ui.scenes.career.letter import LetterScene
from kraftwagen.ui.scenes.career.seals import seals
from kraftwagen.ui.scenes.page import PageScene

_FACE = 64


class CareerScene(PageScene):
    """A card for each chapter; the next one to play has the focus."""

    name: ClassVar[str] = "career"
    heading: ClassVar[str] = "career.title"
    of_game = True
    width: ClassVar[int] = 1180

    def enter(self) -> None:
        """Keep results of chapters that were not kept yet."""
        Career(self.app, self.app.game).catch_up(finished_games(self.app))

    def pause(self) -> None:
        """Request a new layout, as a chapter may be played meanwhile."""
        super().pause()
        self.needs_layout = True

    def layout(self, size: tuple[int, int]) -> None:
        """Read the progress, then lay out the page."""
        self.career = Career(self.app, self.app.game)
        super().layout(size)

    def content(self) -> Box:
        """Declare the seals won, and a card for each chapter."""
        own, tr = self.career, self.tr
        won = sum(len(own.played(one).seals) for one in own.chapters)
        said = tr("career.seals_won", won=won, all=len(SEALS) * len(own.chapters))
        ways = (("album", "camera"), ("marque", "award"))
        about = tr("career.about" if own.next else "career.all_won")
        return Column(
            text(about, colour=MUTED, align="center"),
            text(said, "small", MUTED, align="center"),
            text(str(own.fault), "small", CREAM) if own.fault is not None else None,
            Grid(*map(self._card, own.chapters), columns=3, gap=12),
            Row(
                Gap(grow=1),
                *(
                    button(tr(f"{name}.title"), getattr(self.app.routes.learning, name),
                           icon=icon, style="button_small", least_h=40)
                    for name, icon in ways
                ),
                Gap(grow=1), gap=12, folds=False,
            ),
            gap=10,
        )  # fmt: skip

    def _card(self, one: Chapter) -> Box:
        own, tr, number = self.career, self.tr, self.career.chapters.index(one) + 1
        played, opened, following = own.played(one), own.is_open(one), own.next is one
        about = Column(
            text(tr("career.chapter", number=number, year=one.year), "tiny", SEPIA),
            text(own.said(one, "title"), "bold", OXBLOOD if opened else INK),
            text(own.rival(one), "small"),
            gap=2, share=1,
        )  # fmt: skip
        state = "won" if played.won else "easier_now" if played.games else "new"
        kind = "again" if played.won else "retry" if played.games else "begin"
        words = tr(f"career.{kind}")
        go = button(
            words, partial(self._open, one), icon="scroll-text", style="button_small",
            kind="primary" if following else "green", least_h=36, first=following,
            spoken=aloud(words, own.heading(one), own.said(one, "rule")),
        )  # fmt: skip
        later = text(tr("career.later"), "tiny", SEPIA, share=1)
        stands = text(tr(f"career.{state}"), "tiny", GREEN if played.won else SEPIA, share=1)
        return Column(
            Row(face(self.app, own.spec.id, one.rival, _FACE), about, gap=10, items="start",
                folds=False),
            text(own.said(one, "rule"), "small", SEPIA),
            Gap(grow=1),
            Row(seals(self.app, played.seals, 34), stands if opened else later,
                go if opened else None, gap=8),
            gap=8, pad=(20, 18), panel="paper" if opened else "shade", least_w=310,
        )  # fmt: skip

    def _open(self, one: Chapter) -> None:
        self.app.stack.push(LetterScene(self.career, one))
