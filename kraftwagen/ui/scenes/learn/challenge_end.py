"""The end of a challenge: the medal, or what is missing for one; try again."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.learn.challenges import Challenge
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.theme import GREEN, INK, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.challenges import ChallengeBook, Standing
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.scene import MOMENT
from kraftwagen.ui.widgets import Button, Label
from kraftwagen.ui.widgets.medals import SHAPE, ranked

_EDGE: Final = 36
_MEDAL: Final = 190
_ROW: Final = 46
_SMALL: Final = 36
_BUTTON: Final = 48


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
        self.standing, self.better = standing, better

    def enter(self) -> None:
        """Read the result aloud, with a sound for a medal."""
        if self.standing.medal:
            self.app.sound.play("award")
        self.app.speech.say(" ".join(self.sentences()), cut=False)

    def headline(self) -> str:
        """Return which medal was won."""
        medal = self.standing.medal
        if not medal:
            return self.tr("learn.challenges.no_medal")
        return self.tr("learn.challenges.won", medal=self.tr(f"learn.challenges.{medal}"))

    def remark(self) -> str:
        """Return a sentence on the medal; may be empty."""
        if self.standing.spoiled:
            return self.tr("learn.challenges.spoiled", words=self.standing.spoiled)
        if not self.standing.fair:
            return self.standing.unfair
        return self.tr("learn.challenges.better") if self.better else ""

    def sentences(self) -> list[str]:
        """Return everything shown, for reading aloud."""
        said = [f"{self.book.title(self.one)}.", f"{self.headline()}.", self.remark()]
        for rung in self.standing.rungs:
            said.append(f"{self.tr(f'learn.challenges.{rung.medal}')}: {rung.words}.")
            said.append(f"{self._state(rung.met, rung.now)}.")
        return [sentence for sentence in said if sentence]

    def _state(self, met: bool, now: str) -> str:
        return self.tr("learn.challenges.met" if met else "learn.challenges.now", now=now)

    # -- layout

    def _tall(self, words: str, style: str, room: int) -> int:
        return self.app.resources.text_size(words, self.app.theme.style(style), room)[1]

    def foot_height(self, body: Rect) -> int:
        """Return room for the buttons below the sheet if it scrolls."""
        self._footed = self._measure(body.w) + self.app.theme.px(_BUTTON + 20) > body.h
        return self.app.theme.px(_BUTTON + 16) if self._footed else 0

    def foot(self, rect: Rect) -> None:
        """Add the buttons."""
        self._doors(rect)

    def _measure(self, wide: int) -> int:
        """Compute the widths of the texts; return the height of the sheet."""
        px = self.app.theme.px
        self._side = px(_MEDAL * SHAPE[0] // SHAPE[1] + 40)
        room = self._room = wide - 2 * px(_EDGE) - self._side
        title = self._tall(self.book.title(self.one), "title", room)
        idea, remark = self.book.idea(self.one), self.remark()
        tall = title + self._tall(idea, "body", room) + px(48)
        tall += self._tall(remark, "body", room) + px(6) if remark else 0
        self._words = room - px(_SMALL + 10) - px(130)
        self._heights = [
            max(px(_ROW), self._tall(rung.words, "body", self._words) + px(8))
            for rung in self.standing.rungs
        ]
        high = tall + px(16) + sum(self._heights) + 2 * px(_EDGE - 4)
        return max(high, px(_MEDAL + 2 * _EDGE))

    def body(self, rect: Rect) -> None:
        """Lay out one sheet with buttons below it."""
        px, ui, room = self.app.theme.px, self.ui, self._room
        high = self._measure(rect.w)
        top = rect.y + max(0, (rect.h - high - px(_BUTTON + 20)) // 3)
        sheet = Rect(rect.x, top, rect.w, high)
        self.panels = [(sheet, "paper")]
        inner = sheet.inflate(-2 * px(_EDGE), -2 * px(_EDGE - 4))
        self._big = (inner.x + px(4), inner.y + px(4))
        x, y = inner.x + self._side, inner.y
        for said, style, tone in (
            (self.book.title(self.one), "title", INK),
            (self.book.idea(self.one), "body", SEPIA),
        ):
            high = self._tall(said, style, room)
            place = Rect(x, y, room, high)
            Label(ui, place, said, style=style, colour=tone, wrap=True, valign="top")
            y = place.bottom
        won = OXBLOOD if self.standing.medal else INK
        Label(ui, Rect(x, y + px(8), room, px(36)), self.headline(), style="subtitle", colour=won)
        y += px(48)
        remark = self.remark()
        if remark:
            high = self._tall(remark, "body", room)
            Label(ui, Rect(x, y, room, high), remark, colour=GREEN if self.better else OXBLOOD,
                  wrap=True, valign="top")  # fmt: skip
            y += high + px(6)
        self._rows: list[tuple[int, int, str]] = []
        y += px(8)
        for rung, high in zip(self.standing.rungs, self._heights, strict=True):
            self._rows.append((x, y + (high - px(_SMALL)) // 2, rung.medal if rung.met else ""))
            line = Rect(x + px(_SMALL + 10), y, self._words, high)
            Label(ui, line, rung.words, colour=GREEN if rung.met else INK, wrap=True)
            state = Rect(line.right, y, px(130), high)
            Label(ui, state, self._state(rung.met, rung.now), style="small_bold",
                  colour=GREEN if rung.met else SEPIA, align="right")  # fmt: skip
            y += high
        if not self._footed:
            self._doors(Rect(rect.x, sheet.bottom + px(16), rect.w, px(_BUTTON)))

    def _doors(self, row: Rect) -> None:
        """Add the buttons: try again, list of challenges, results."""
        px, ui, tr = self.app.theme.px, self.ui, self.tr
        gap, routes = px(12), self.app.routes
        doors = (
            ("retry", "redo-2", lambda: routes.start_challenge(self.book.spec, self.one.id)),
            ("list", "flag", routes.challenges),
            ("results", "chart-column", lambda: routes.results(self.match)),
        )
        wide = (row.w - gap * (len(doors) - 1)) // len(doors)
        for number, (key, icon, go) in enumerate(doors):
            place = Rect(row.x + number * (wide + gap), row.y, wide, row.h)
            tip = tr(f"learn.challenges.{key}_tip")
            button = Button(ui, place, tr(f"learn.challenges.{key}"), go, icon=icon, tip=tip,
                            kind="green" if number else "primary")  # fmt: skip
            if not number:
                ui.focus.focus(button, show=False)

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the medals."""
        px, res = self.app.theme.px, self.app.resources
        image = ranked(res, self.standing.medal, px(_MEDAL))
        surface.blit(image, (self._big[0], self._big[1] + shift))
        for x, y, rank in self._rows:
            surface.blit(ranked(res, rank, px(_SMALL)), (x, y + shift))
