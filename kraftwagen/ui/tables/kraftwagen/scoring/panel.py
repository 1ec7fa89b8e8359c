"""The scoring scene: race, laps, each buyer with the reason, the cleared market."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen.rules.scoring import LAST_TURN
from kraftwagen.ui.drawing.theme import SEPIA
from kraftwagen.ui.drawing.timeline import Timeline, move, parallel, sequence
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips
from kraftwagen.ui.tables.kraftwagen.scoring import end_picture
from kraftwagen.ui.tables.kraftwagen.scoring.race import RaceSheet
from kraftwagen.ui.tables.kraftwagen.scoring.sale import SaleSheet
from kraftwagen.ui.tables.kraftwagen.scoring.steps import GameTurnStep, GameTurnSteps, scoring_steps
from kraftwagen.ui.tables.parts import scoring_scene
from kraftwagen.ui.tables.parts.places import Layout

_WALK: Final = 0.45
"""Seconds that a buyer takes to the car, and again back with it."""


class ScoringScene(scoring_scene.ScoringScene[GameTurnStep]):
    """The scoring of a game turn."""

    course: GameTurnSteps

    def read(self) -> GameTurnSteps:
        found = scoring_steps(self.tr, self.state, self.happened, self.names)
        self.title = self.tr("kraftwagen.scoring.title", turn=found.turn)
        self._tips = Tips(Position(self.spec, self.state, 0, self.names), self.tr)
        return found

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the scene; in the last turn also start loading the end picture."""
        if self.state.turn == LAST_TURN:
            end_picture.preload(self.app)
        super().layout(size)

    def place(self, room: Rect) -> None:
        """Lay out the race at the left, the sale at the right."""
        px = self.app.theme.px
        self._pad = DisplayList(
            self.board_canvas,
            Layout(room, self.app.theme.scale, len(self.names), room, roomy=False),
            Position(self.spec, self.state, 0, self.names),
            self.tr,
        )
        self._race = RaceSheet(self._pad, self.course, self.names)
        self._left = Rect(room.x, room.y, px(330), room.h)
        right = self._left.right + px(26)
        sheet = Rect(right, room.y, room.right - right, room.h)
        self.sale = SaleSheet(self._pad, self.course, sheet)
        self.sale.at = self.at

    def settle(self) -> None:
        self.sale.at, self.sale.walked, self.sale.flown = self.at, 0.0, 1.0

    def motion(self) -> Timeline | None:
        """Return the animation of the buyer's walk to the car, then of the money."""
        if self.step.space < 0:
            return None
        self.sale.flown = 0.0
        walk, fly = (partial(setattr, self.sale, name) for name in ("walked", "flown"))
        back = parallel(move(walk, 1.0, 0.0, _WALK), move(fly, 0.0, 1.0, _WALK))
        return sequence(move(walk, 0.0, 1.0, _WALK), back)

    def spoken(self) -> str:
        """Return the step's text with the seat's new total."""
        return self.step.spoken(self.tr, self.step.words, self.names, self.hidden)

    def said(self, pos: tuple[int, int]) -> str | None:
        """Return the tooltip of the car or buyer under the pointer."""
        for space in self.course.offers:
            if self.sale.offer_rect(space).collidepoint(pos):
                return self._tips(("car", space))
        # A buyer added by Benz during the scoring is not in the row yet.
        for buyer in range(len(self.state.active_buyers)):
            if self.sale.buyer_rect(buyer).collidepoint(pos):
                return self._tips(("active", buyer))
        return None

    # -- picture

    def paint(self, surface: Surface) -> None:
        """Draw race and sale."""
        self._race.draw(surface, self._left, self.at)
        self.sale.draw(surface, self.last and self.step.area == "market")

    def paint_over(self, surface: Surface) -> None:
        """Draw the moving buyer, car and money."""
        self.sale.draw_flight(surface, self._coin_spot(max(0, self.step.seat)))

    def _coin_spot(self, seat: int) -> tuple[int, int]:
        """Return the centre of a seat's income."""
        box = self._total_rect(seat)
        return box.right - self.app.theme.px(23), box.centery

    def longest_total(self) -> str:
        return self.tr("kraftwagen.scoring.total", amount=188)

    def paint_total(self, surface: Surface, seat: int, room: Rect) -> None:
        """Draw a seat's total and its income from the scoring so far."""
        px, canvas = self.app.theme.px, self.app.canvas
        underway = self.step.seat == seat and self.sale.flown < 1.0
        coming = self.step.gained if underway else 0
        earned = self.step.earned[seat] - coming
        coin = sprites.white_coin(self._pad, f"+{earned}", px(34))
        surface.blit(coin, coin.get_rect(center=self._coin_spot(seat)))
        room.w -= px(44)
        if seat in self.hidden:
            self.name_at(surface, seat, room)
            return
        room.h //= 2
        self.name_at(surface, seat, room.move(0, px(2)))
        whole = self.tr("kraftwagen.scoring.total", amount=self.step.totals[seat] - coming)
        canvas.fitted(surface, whole, "small", SEPIA, room.move(0, room.h - px(2)))
