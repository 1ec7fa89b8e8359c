"""The scoring of a game turn, step by step: race, laps, each buyer and why, the cleared market.

An overlay that draws its own cars, so that it hides nothing it explains. Click, Space, Enter and
Right go on, Left goes back, Escape and the button Skip go to the end. At the end a click beside the
buttons does nothing: who only wants to look at it closes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar, Final, cast

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen.rules.scoring import LAST_TURN
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, CREAM, GREEN, INK, OXBLOOD, SEPIA
from kraftwagen.ui.drawing.timeline import Timeline, move, parallel, sequence
from kraftwagen.ui.shell.closing import Closing
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips
from kraftwagen.ui.tables.kraftwagen.scoring import end_picture
from kraftwagen.ui.tables.kraftwagen.scoring.race import LIT, RaceSheet
from kraftwagen.ui.tables.kraftwagen.scoring.sale import SaleSheet
from kraftwagen.ui.tables.kraftwagen.scoring.steps import Course, Step, course
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.hover_tip import HoverTip

_ALONE: Final = 1.7
"""Seconds a step stays when nobody is there to go on."""
_WALK: Final = 0.45
"""Seconds a buyer takes to the car, and again to come back with it."""


class ScoringScene(Scene):
    """Walks through the scoring; pops itself at the end.

    ``hidden`` are the seats whose totals are kept secret; what they earn here is open to all.
    """

    name: ClassVar[str] = "scoring"
    min_size: ClassVar[tuple[int, int]] = (1000, 600)
    opaque: ClassVar[bool] = False

    def __init__(
        self,
        spec: GameSpec[Any],
        state: State,
        happened: Sequence[Event],
        names: Sequence[str],
        instant: bool = False,
        alone: bool = False,
        hidden: Collection[int] = (),
        sound: Callable[[Event], str | None] = lambda event: None,
    ) -> None:
        self.spec, self.state, self.names = spec, state, names
        self._happened, self._sound = happened, sound
        self.instant, self.alone, self.hidden = instant, alone, hidden
        self.at = 0
        self._tip = HoverTip(self._said)
        self._clock = 0.0
        self._flight: Timeline | None = None
        self._closing = Closing(self.advance)

    @property
    def step(self) -> Step:
        """The step shown."""
        return self.course.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether the end is shown."""
        return self.at >= len(self.course.steps) - 1

    # -- life

    def enter(self) -> None:
        """Put the steps into words."""
        self.course: Course = course(self.tr, self.state, self._happened, self.names)
        if self.instant:
            self.at = len(self.course.steps) - 1
        self._tips = Tips(Position(self.spec, self.state, 0, self.names), self.tr)
        self._tell()

    def layout(self, size: tuple[int, int]) -> None:
        """One big sheet of paper; before the end of the game, its picture is begun."""
        if self.state.turn == LAST_TURN:
            end_picture.preload(self.app)
        px = self.app.theme.px
        self._pad = DisplayList(
            self.app.canvas,
            cast(Any, SimpleNamespace(px=px, roomy=False)),
            Position(self.spec, self.state, 0, self.names),
            self.tr,
        )
        self._race = RaceSheet(self._pad, self.course, self.names)
        w, h = min(size[0] - px(24), px(1120)), min(size[1] - px(24), px(640))
        self._box = Rect((size[0] - w) // 2, (size[1] - h) // 2, w, h)
        inner = self._box.inflate(-px(64), -px(52))
        self._head = Rect(inner.x, inner.y, inner.w, px(40))
        foot = px(52)
        self._foot = Rect(inner.x, inner.bottom - foot, inner.w, foot)
        self._sentence = Rect(inner.x, self._foot.y - px(62), inner.w, px(52))
        top = self._head.bottom + px(10)
        high = self._sentence.y - px(10) - top
        self._left = Rect(inner.x, top, px(330), high)
        right = self._left.right + px(26)
        self.sale = SaleSheet(self._pad, self.course, Rect(right, top, inner.right - right, high))
        wide = px(150)
        self._next = Button(
            self.ui,
            Rect(self._foot.right - wide, self._foot.bottom - px(44), wide, px(44)),
            "",
            self.go_on,
            kind="primary",
            icon="chevron-right",
        )
        wide = max(px(120), Button.width_for(self.ui, self.tr("table.skip_all"), icon=True))
        self._skip = Button(
            self.ui,
            Rect(self._next.rect.x - px(10) - wide, self._foot.bottom - px(44), wide, px(44)),
            self.tr("table.skip_all"),
            self.skip,
            kind="paper",
            icon="skip-forward",
        )
        side = px(44)
        self._back = Button(
            self.ui,
            Rect(self._skip.rect.x - px(10) - side, self._foot.bottom - side, side, side),
            "",
            self.step_back,
            kind="paper",
            icon="chevron-left",
            tip=self.tr("kraftwagen.scoring.back_tip"),
        )
        self.ui.focus.focus(self._next, show=False)
        self._refresh()

    def handle(self, event: pygame.Event) -> bool:
        """Buttons first; then Space and Enter go on, any click as long as there is a step."""
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
        """Escape: to the end, and then out."""
        if self.last:
            self._closing.begin()
        else:
            self.skip()

    def go_on(self) -> None:
        """Somebody wants the next step, or out: that in a moment, see ``Closing``."""
        self._closing.begin() if self.last else self.advance()

    def advance(self) -> None:
        """The next step, or out."""
        if self.last:
            self.app.stack.pop()
            return
        self._show(self.at + 1)
        if self.step.space >= 0 and not self.instant and not self.app.settings.reduced_motion:
            self.sale.flown = 0.0
            self._flight = sequence(
                move(self._walk, 0.0, 1.0, _WALK),
                parallel(move(self._walk, 1.0, 0.0, _WALK), move(self._fly, 0.0, 1.0, _WALK)),
            )

    def step_back(self) -> None:
        """The step before, as it was at its end."""
        if self.at:
            self._show(self.at - 1)

    def skip(self) -> None:
        """To the last step."""
        if not self.last:
            self._show(len(self.course.steps) - 1)

    def _show(self, number: int) -> None:
        self.at, self._clock, self._flight = number, 0.0, None
        self.sale.walked, self.sale.flown = 0.0, 1.0
        self._tell()
        self._refresh()

    def _tell(self) -> None:
        """The step as sound and speech."""
        step = self.step
        self.app.sound.play(self._sound(step.event))
        words = step.words
        if step.seat >= 0 and step.seat not in self.hidden:
            values = {"name": self.names[step.seat], "amount": step.totals[step.seat]}
            words = f"{words} {self.tr('kraftwagen.scoring.now', **values)}"
        self.app.speech.say(words)

    def update(self, dt: float) -> None:
        """The buyer's walk and the coin's flight; going on alone where only bots play."""
        super().update(dt)
        self._tip.update(self.ui)
        self._closing.update(dt)
        if self._flight is not None:
            self._flight.advance(dt)
            if self._flight.done:
                self._flight = None
            self.invalidate()
        if self.alone:
            self._clock += dt
            if self._clock >= (_ALONE / 4 if self.instant else _ALONE):
                self.advance()

    def next_update(self) -> float | None:
        """At once while something moves."""
        if self._flight is not None or self._closing.begun:
            return 0.0
        waits = [0.1 if self.alone else None, self._tip.waiting(self.ui), super().next_update()]
        return min((wait for wait in waits if wait is not None), default=None)

    def _said(self, pos: tuple[int, int]) -> str | None:
        """The sentence of the car or buyer below the pointer."""
        for space in self.course.offers:
            if self.sale.offer_rect(space).collidepoint(pos):
                return self._tips(("car", space))
        # One whom Benz adds while the turn is scored is not in the row yet.
        for buyer in range(len(self.state.active_buyers)):
            if self.sale.buyer_rect(buyer).collidepoint(pos):
                return self._tips(("active", buyer))
        return None

    def _walk(self, share: float) -> None:
        self.sale.walked = share

    def _fly(self, share: float) -> None:
        self.sale.flown = share

    def _refresh(self) -> None:
        self._next.set_text(self.tr("table.go_on") if self.last else self.tr("table.next"))
        self._skip.set_visible(not self.last)
        self._back.set_enabled(self.at > 0)
        self.sale.at = self.at
        self.invalidate()

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Veil, sheet, areas, sentence, totals, buttons."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.veil(surface, 170)
        canvas.panel(surface, self._box, "paper", shadow=12)
        title = self.tr("kraftwagen.scoring.title", turn=self.course.turn)
        canvas.text(surface, title, "title", OXBLOOD, self._head, "center")
        self._race.draw(surface, self._left, self.at)
        self.sale.draw(surface, self.last and self.step.area == "market")
        plate = self._sentence
        canvas.rect(surface, GREEN, plate, border_radius=px(6))
        canvas.rect(surface, BRASS, plate, max(1, px(1.5)), border_radius=px(6))
        words = plate.inflate(-px(32), 0)
        style = "label" if self._fits(words.w) else "body"
        canvas.text(surface, self.step.words, style, CREAM, words, "center", wrap=True)
        self._draw_totals(surface)
        self.sale.draw_flight(surface, self._coin_spot(max(0, self.step.seat)))
        super().draw(surface)

    def _fits(self, width: int) -> bool:
        look = self.app.theme.style("label")
        return self.app.resources.text_size(self.step.words, look)[0] <= width

    # -- totals

    def _total_rect(self, seat: int) -> Rect:
        px = self.app.theme.px
        room = self._back.rect.x - px(16) - self._foot.x
        count = len(self.names)
        wide = min(px(196), (room - px(8) * (count - 1)) // count)
        y = self._foot.bottom - px(44)
        return Rect(self._foot.x + seat * (wide + px(8)), y, wide, px(44))

    def _coin_spot(self, seat: int) -> tuple[int, int]:
        """The middle of what a seat has earned."""
        box = self._total_rect(seat)
        return box.right - self.app.theme.px(23), box.centery

    def _draw_totals(self, surface: Surface) -> None:
        """What each player has in all, and beside it what the scoring has brought so far."""
        px, canvas = self.app.theme.px, self.app.canvas
        for seat, name in enumerate(self.names):
            box = self._total_rect(seat)
            fill = LIT if self.step.seat == seat else CREAM
            canvas.rect(surface, fill, box, border_radius=px(6))
            canvas.rect(surface, BRASS_DARK, box, max(1, px(1)), border_radius=px(6))
            canvas.badge(surface, seat, (box.x + px(18), box.centery), px(24))
            underway = self.step.seat == seat and self.sale.flown < 1.0
            coming = self.step.gained if underway else 0
            earned = self.step.earned[seat] - coming
            coin = sprites.white_coin(self._pad, f"+{earned}", px(34))
            surface.blit(coin, coin.get_rect(center=self._coin_spot(seat)))
            room = Rect(box.x + px(34), box.y, box.w - px(78), box.h)
            if seat in self.hidden:
                canvas.fitted(surface, name, "small_bold", INK, room)
                continue
            room.h //= 2
            canvas.fitted(surface, name, "small_bold", INK, room.move(0, px(2)), smallest=0.74)
            whole = self.tr("kraftwagen.scoring.total", amount=self.step.totals[seat] - coming)
            canvas.fitted(surface, whole, "small", SEPIA, room.move(0, room.h - px(2)))
