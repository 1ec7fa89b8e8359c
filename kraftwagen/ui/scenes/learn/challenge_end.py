"""The end of a challenge: the medal or what is missing for one, and a way to try again."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.learn.challenges import Challenge
from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Row, button, text
from kraftwagen.ui.drawing.theme import GREEN, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import aloud, quote
from kraftwagen.ui.presenters.challenges import ChallengeBook, Rung, Standing
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.scene import MOMENT
from kraftwagen.ui.widgets.medals import SHAPE, ranked

_MEDAL: Final = 190
"""Height of the medal in design units."""
_SMALL: Final = 36


class ChallengeEndScene(PageScene):
    """The medal at the left, the three goals with the result at the right."""

    name: ClassVar[str] = "challenge_end"
    settles = MOMENT
    heading: ClassVar[str] = "learn.challenges.title"
    width: ClassVar[int] = 860

    def __init__(
        self, book: ChallengeBook, one: Challenge, match: Match, standing: Standing, better: bool
    ) -> None:
        self.book, self.one, self.match = book, one, match
        self.world = match.spec.id
        self.standing, self.better = standing, better

    def enter(self) -> None:
        """Read the result aloud, with a sound for a medal."""
        if self.standing.medal:
            self.app.sound.play("award")
        self.app.speech.say(aloud(*self.sentences()), cut=False)

    def headline(self) -> str:
        """Return the headline with the medal that was won."""
        medal = self.standing.medal
        if not medal:
            return self.tr("learn.challenges.no_medal")
        return self.tr("learn.challenges.won", medal=self.tr.term(f"learn.challenges.{medal}"))

    def remark(self) -> str:
        """Return a sentence on the medal; may be empty."""
        if self.standing.spoiled:
            return self.tr("learn.challenges.spoiled", words=quote(self.standing.spoiled))
        if not self.standing.fair:
            return self.standing.unfair
        return self.tr("learn.challenges.better") if self.better else ""

    def sentences(self) -> list[str]:
        """Return all words shown, for reading aloud."""
        said = [self.book.title(self.one), self.headline(), self.remark()]
        for rung in self.standing.rungs:
            medal = self.tr.term(f"learn.challenges.{rung.medal}")
            said.append(self.tr("learn.challenges.demands", medal=medal, words=quote(rung.words)))
            said.append(self._state(rung.met, rung.now))
        return [sentence for sentence in said if sentence]

    def _state(self, met: bool, now: str) -> str:
        return self.tr("learn.challenges.met" if met else "learn.challenges.now", now=quote(now))

    # -- layout

    def content(self) -> Box:
        """Declare one sheet, and the buttons below it where there is room."""
        big = self._medal(self.standing.medal, _MEDAL)
        sheet = Row(big, self._said(), gap=40, items="start", pad=(36, 32), panel="paper")
        return sheet if self.scrolls else Column(sheet, self._doors(), gap=16)

    def bar(self) -> Box | None:
        """Declare the buttons below a sheet that scrolls."""
        return self._doors() if self.scrolls else None

    def _said(self) -> Box:
        won, remark = self.standing.medal, self.remark()
        return Column(
            text(self.book.title(self.one), "title"),
            text(self.book.idea(self.one), colour=SEPIA),
            Gap(4),
            text(self.headline(), "subtitle", OXBLOOD if won else INK),
            text(remark, colour=GREEN if self.better else OXBLOOD) if remark else None,
            Gap(4),
            *map(self._rung, self.standing.rungs),
            gap=4, share=1, least_w=360,
        )  # fmt: skip

    def _rung(self, rung: Rung) -> Box:
        """Declare a goal with its medal and how it stands."""
        state = self._state(rung.met, rung.now)
        return Row(
            self._medal(rung.medal if rung.met else "", _SMALL),
            text(rung.words, colour=GREEN if rung.met else INK, share=1),
            text(state, "small_bold", GREEN if rung.met else SEPIA, align="right"),
            gap=10, folds=False,
        )  # fmt: skip

    def _to_list(self) -> None:
        """Leave the game, which is over, for the other challenges."""
        self.app.routes.menu()
        self.app.routes.learning.challenges()

    def _medal(self, rank: str, high: int) -> Box:
        def paint(surface: Surface, rect: Rect) -> None:
            surface.blit(ranked(self.app.resources, rank, self.app.theme.px(high)), rect)

        return Drawn(paint, high * SHAPE[0] // SHAPE[1], high)

    def _doors(self) -> Box:
        """Declare the buttons: try again, list of challenges, results."""
        routes, learning = self.app.routes, self.app.routes.learning
        doors = (
            (
                "retry",
                "redo-2",
                lambda: learning.start_challenge(self.book.spec, self.one.id),
            ),
            ("list", "flag", lambda: routes.leave(self._to_list)),
            ("results", "chart-column", lambda: routes.results(self.match)),
        )
        return Row(
            *(
                button(
                    self.tr(f"learn.challenges.{key}"), go, icon=icon, least_h=48, share=1,
                    tip=self.tr(f"learn.challenges.{key}_tip"), first=not place,
                    kind="green" if place else "primary",
                )
                for place, (key, icon, go) in enumerate(doors)
            ),
            gap=12,
        )  # fmt: skip
