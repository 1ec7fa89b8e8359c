"""A scoring shown step by step, over the table of any game.

The scene draws its own pieces, so that it hides nothing it explains. Click, Space, Enter and Right
go on, Left goes back, Escape and Skip go to the end. At the end only the buttons and keys close it:
a click elsewhere does nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.ui.boxes import Box, Column, Grid, Leaf, Row, Sheet, button, fixed, text
from kraftwagen.ui.boxes.words import text_widths
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.people import Face
from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, CREAM, GREEN, INK, OXBLOOD
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.shell.closing import Closing
from kraftwagen.ui.shell.scene import MOMENT, Scene
from kraftwagen.ui.tables.director import SPEEDS
from kraftwagen.ui.widgets import Ui
from kraftwagen.ui.widgets.hover_tip import HoverTip

LIT: Final = Color(255, 224, 138)
"""Background of the things that a step explains."""
_BESIDE: Final = 32
"""Room beside the sentence on its plate, in units."""
_LEAST: Final = 330
"""The height that what a game draws should have at least, in units."""
_LINES: Final = ("small_bold", "small")
"""The styles of the two lines of a total."""
_ALONE: Final = 1.7
"""Seconds that a step stays when only bots play."""


class ScoringStep(Protocol):
    """One step of a scoring as shown: an event, its explanation and the seats that gain by it."""

    @property
    def event(self) -> Event:
        """The event of the step, which also chooses its sound."""

    @property
    def words(self) -> str:
        """The explanation of the step, one or more sentences."""

    @property
    def seats(self) -> Collection[int]:
        """The seats that gain something in the step."""


Stop = TypeVar("Stop", bound=ScoringStep)


class ScoringSteps(Protocol[Stop]):
    """The steps of a scoring."""

    steps: list[Stop]


def _rect(_: Ui, rect: Rect) -> Rect:
    """Return the place of what the scene itself draws anew at each step."""
    return rect.copy()


def _sentence(texts: Sequence[str]) -> Leaf[Rect]:
    """Return the place of a sentence, with room for the longest one."""

    def widths(sheet: Sheet) -> tuple[int, int]:
        found = [text_widths(sheet, words, "body", False) for words in texts]
        return max(w[0] for w in found), max(w[1] for w in found)

    def high(sheet: Sheet, width: int) -> int:
        room = width - sheet.px(_BESIDE)
        highs = [sheet.size(words, "body", room)[1] for words in texts]
        return max(sheet.px(52), max(highs) + sheet.px(12))

    return Leaf(_rect, widths, high)


def _total(texts: Sequence[str]) -> Leaf[Rect]:
    """Return the place of a badge, a name above other words, and a coin."""

    def widths(sheet: Sheet) -> tuple[int, int]:
        words = [sheet.size(*pair)[0] for pair in zip(texts, _LINES, strict=True)]
        wide = sheet.px(34 + 48) + max(*words, sheet.em(50))
        return wide, wide

    def high(sheet: Sheet, _: int) -> int:
        return max(sheet.px(44), sum(map(sheet.line, _LINES)) + sheet.px(4))

    return Leaf(_rect, widths, high)


class Scored(Scene):
    """What the scenes about a scoring, as a show or step by step, know of it.

    ``state`` is the position before the scored decision, ``after`` the one it led to; ``happened``
    are the scored events, ``earlier`` all events before. The totals of ``hidden`` seats are kept
    secret, but not what they earn here. ``people`` are the seats of persons, ``faces`` who sits at
    each seat. ``instant`` shows the end at once, ``alone`` goes on without a person.
    """

    name: ClassVar[str] = "scoring"
    min_size: ClassVar[tuple[int, int]] = (1000, 600)
    opaque: ClassVar[bool] = False
    title: str = ""
    """Name of the thing that is scored."""

    def __init__(
        self,
        spec: GameSpec[Any],
        state: Any,
        happened: Sequence[Event],
        names: Sequence[str],
        instant: bool = False,
        alone: bool = False,
        hidden: Collection[int] = (),
        people: Collection[int] = (),
        earlier: Sequence[Event] = (),
        after: Any = None,
        faces: Sequence[Face | None] = (),
    ) -> None:
        self.spec, self.state, self.after, self.names = spec, state, after, names
        self.happened, self.earlier, self.faces = happened, earlier, faces
        self.instant, self.alone, self.hidden, self.people = instant, alone, hidden, people

    @property
    def board_canvas(self) -> Canvas:
        """The canvas for the game's part, in which words do not grow."""
        canvas = self.app.canvas
        return Canvas(replace(canvas.theme, text=1.0), canvas.res, canvas.colours)

    def leave_it(self) -> None:
        """Leave; a press for a button that has just gone does nothing below."""
        self.app.stack.pop()
        self.app.stack.top.settles = MOMENT


class ScoringScene(Scored, Generic[Stop]):
    """Shows a scoring step by step and pops itself at the end; games define and draw the steps."""

    def __init__(self, *scored: Any, **settings: Any) -> None:
        super().__init__(*scored, **settings)
        self.at = 0
        self._tip = HoverTip(self.said)
        self._clock = 0.0
        self._flight: Timeline | None = None
        self._closing = Closing(self.advance)
        self._ground: Surface | None = None
        """A picture of the sheet and the scenes below, which do not change meanwhile."""

    # -- what a game has to say

    course: ScoringSteps[Stop]

    def read(self) -> ScoringSteps[Stop]:
        """Build the steps with their texts."""
        raise NotImplementedError

    def place(self, room: Rect) -> None:
        """Lay out the game's part between title and sentence."""
        raise NotImplementedError

    def paint(self, surface: Surface) -> None:
        """Draw the game's part at the current step."""
        raise NotImplementedError

    def paint_over(self, surface: Surface) -> None:
        """Draw moving pieces over everything else."""

    def paint_total(self, surface: Surface, seat: int, room: Rect) -> None:
        """Draw a seat's total below its name."""
        raise NotImplementedError

    def longest_total(self) -> str:
        """Return the longest words of a total, if it has any."""
        return ""

    def motion(self) -> Timeline | None:
        """Return the animation that starts the current step, if any."""
        return None

    def settle(self) -> None:
        """Show the current step as it is after its animation."""

    def spoken(self) -> str:
        """Return the step's text for reading aloud."""
        return self.step.words

    def said(self, pos: tuple[int, int]) -> str | None:
        """Return the tooltip at a point."""
        return None

    # -- life

    @property
    def step(self) -> Stop:
        """The step shown."""
        return self.course.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether the last step is shown."""
        return self.at >= len(self.course.steps) - 1

    @property
    def covers(self) -> bool:
        """Whether the scenes below need not be drawn, as a picture of them has been taken."""
        return self._ground is not None

    def enter(self) -> None:
        """Begin with the first step, or with the last one if ``instant``."""
        self.course = self.read()
        if self.instant:
            self.at = len(self.course.steps) - 1
        self._tell()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out one large sheet of paper, without its title where the words need the room."""
        px, text = self.app.theme.px, self.app.theme.text
        self._ground = None
        w, h = min(size[0] - px(24), px(1120)), min(size[1] - px(24), px(640 * text))
        self._box = Rect((size[0] - w) // 2, (size[1] - h) // 2, w, h)
        inner = self._box.inflate(-px(64), -px(52))
        sheet = Sheet(self.ui)
        for title, least, stacked in (
            (self.title, _LEAST, False), ("", _LEAST, False), ("", _LEAST, True),
            ("", _LEAST // 2, True),
        ):  # fmt: skip
            content = self.content(title, least, stacked)
            if content.height(sheet, inner.w) <= inner.h:
                break
        content.place(sheet, inner)
        self.ui.focus.focus(self._next.widget, show=False)
        self._refresh()

    def content(self, title: str, least: int, stacked: bool) -> Box:
        """Declare title, the game's part, the sentence, totals and buttons.

        ``stacked`` puts the buttons below the totals, which are lower then.
        """
        next_words = max(self.tr("table.go_on"), self.tr("table.next"), key=len)
        self._next = button(
            next_words, self.go_on, kind="primary", icon="chevron-right", least_w=150, least_h=44
        )
        self._skip = button(
            self.tr("table.skip_all"), self.skip, kind="paper", icon="skip-forward", least_h=44
        )
        self._back = button(
            "", self.step_back, kind="paper", icon="chevron-left",
            tip=self.tr("table.step_back_tip"), least_w=44, least_h=44,
        )  # fmt: skip
        self._sentence = _sentence([step.words for step in self.course.steps])
        self._totals = [_total((name, self.longest_total())) for name in self.names]
        totals = Grid(*self._totals, columns=len(self.names), gap=8, share=1)
        buttons = Row(self._back, self._skip, self._next, gap=10, folds=False, rest="end")
        return Column(
            text(title, "title", OXBLOOD, align="center") if title else None,
            fixed(lambda _, room: self.place(room), 900, least, share=1),
            self._sentence,
            Column(totals, buttons, gap=8) if stacked else Row(totals, buttons, gap=16, fold_gap=8),
            gap=10,
        )

    def handle(self, event: pygame.Event) -> bool:
        """Handle buttons, Space and Enter; before the end any click goes on. Returns if used."""
        if event.type == pygame.MOUSEMOTION:
            self._tip.motion(event.pos, self._box.collidepoint(event.pos), self.ui)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tip.press(self.ui)
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step_back() if event.key == pygame.K_LEFT else self.go_on()
            return True
        if self.ui.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (
            pygame.K_SPACE,
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
        ):
            self.go_on()
            return True
        click = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if click and not self.last:
            self.advance()
            return True
        return False

    def back(self) -> None:
        """Handle Escape: go to the last step, from there leave."""
        if self.last:
            self._closing.begin()
        else:
            self.skip()

    def go_on(self) -> None:
        """Show the next step; from the last one leave after a moment (``Closing``)."""
        self._closing.begin() if self.last else self.advance()

    def advance(self) -> None:
        """Show the next step; from the last one leave at once."""
        if self.last:
            self.leave_it()
            return
        self._show(self.at + 1)
        if not self.instant and not self.app.settings.reduced_motion:
            self._flight = self.motion()

    def step_back(self) -> None:
        """Show the previous step as it was at its end."""
        if self.at:
            self._show(self.at - 1)

    def skip(self) -> None:
        """Show the last step."""
        if not self.last:
            self._show(len(self.course.steps) - 1)

    def _show(self, number: int) -> None:
        self.at, self._clock, self._flight = number, 0.0, None
        self.settle()
        self._tell()
        self._refresh()

    def _tell(self) -> None:
        """Play the step's sound and read it aloud."""
        self.app.sound.play(self.step.event.sound())
        self.app.speech.say(self.spoken())

    def update(self, dt: float) -> None:
        """Advance animations; go on by itself where only bots play."""
        super().update(dt)
        self._tip.update(self.ui)
        self._closing.update(dt)
        if self._flight is not None:
            self._flight.advance(dt * (SPEEDS.get(self.app.speed) or 1.0))
            if self._flight.done:
                self._flight = None
            self.invalidate()
        if self.alone:
            self._clock += dt
            if self._clock >= (_ALONE / 4 if self.instant else _ALONE):
                self.advance()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while something moves."""
        if self._flight is not None or self._closing.begun:
            return 0.0
        waits = [0.1 if self.alone else None, self._tip.waiting(self.ui), super().next_update()]
        return min((wait for wait in waits if wait is not None), default=None)

    def _refresh(self) -> None:
        self._next.widget.set_text(self.tr("table.go_on") if self.last else self.tr("table.next"))
        self._skip.widget.set_visible(not self.last)
        self._back.widget.set_enabled(self.at > 0)
        self.invalidate()

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed table, the sheet, the game's part, sentence, totals and buttons."""
        canvas, px = self.app.canvas, self.app.theme.px
        if self._ground is None:
            canvas.veil(surface, 170)
            canvas.panel(surface, self._box, "paper", shadow=12)
            self._ground = surface.copy()
        else:
            surface.blit(self._ground, (0, 0))
        self.paint(surface)
        plate = self._sentence.widget
        canvas.rect(surface, GREEN, plate, radius=6)
        canvas.rect(surface, BRASS, plate, 1.5, 6)
        words = plate.inflate(-px(_BESIDE), 0)
        style = "label" if self._fits(words.w) else "body"
        canvas.text(surface, self.step.words, style, CREAM, words, "center", wrap=True)
        for seat in range(len(self.names)):
            self._draw_total(surface, seat)
        self.paint_over(surface)
        super().draw(surface)

    def _fits(self, width: int) -> bool:
        look = self.app.theme.style("label")
        return self.app.resources.text_size(self.step.words, look)[0] <= width

    def _total_rect(self, seat: int) -> Rect:
        return self._totals[seat].widget

    def _draw_total(self, surface: Surface, seat: int) -> None:
        """Draw a seat's total, highlighted if the step gives it something."""
        px, canvas = self.app.theme.px, self.app.canvas
        box = self._total_rect(seat)
        fill = LIT if seat in self.step.seats else CREAM
        canvas.rect(surface, fill, box, radius=6)
        canvas.rect(surface, BRASS_DARK, box, 1, 6)
        canvas.badge(surface, seat, (box.x + px(18), box.centery), px(24))
        self.paint_total(surface, seat, Rect(box.x + px(34), box.y, box.w - px(34), box.h))

    def name_at(self, surface: Surface, seat: int, room: Rect) -> None:
        """Draw the name of a seat."""
        self.app.canvas.fitted(surface, self.names[seat], "small_bold", INK, room, smallest=0.74)
