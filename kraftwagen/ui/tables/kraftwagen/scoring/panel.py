"""The scoring of a game turn, step by step: race, laps, each buyer and why, the cleared market.

An overlay that draws its own cars, so that it hides nothing it explains. Click, Space and Enter
go on, Escape and the button Skip go to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, ClassVar, Final, cast

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    CREAM,
    GREEN,
    INK,
    OXBLOOD,
    PAPER,
    PAPER_SHADE,
)
from kraftwagen.ui.drawing.timeline import Timeline, move, parallel, sequence
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips
from kraftwagen.ui.tables.kraftwagen.scoring.race import LIT, RaceSheet, section
from kraftwagen.ui.tables.kraftwagen.scoring.steps import (
    Course,
    Step,
    buyer_image,
    course,
    preference_name,
)
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.hover_tip import HoverTip

_ALONE: Final = 1.7
"""Seconds a step stays when nobody is there to go on."""
_WALK: Final = 0.45
"""Seconds a buyer takes to the car, and again to come back with it."""
_SOLD: Final = 140
"""How strong a car is still drawn where it stood before it was sold, of 255."""


class ScoringScene(Scene):
    """Walks through the scoring; pops itself at the end."""

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
    ) -> None:
        self.spec, self.state, self.names = spec, state, names
        self._happened = happened
        self.instant, self.alone = instant, alone
        self.at = 0
        self._tip = HoverTip(self._said)
        self._clock = 0.0
        self._flight: Timeline | None = None
        self._walked = 0.0
        """Where the buyer of the step is: 0 at home, 1 at the car."""
        self._flown = 1.0
        """Where the car of the step and its money are: 0 on the market, 1 with their owners."""

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

    def layout(self, size: tuple[int, int]) -> None:
        """One big sheet of paper."""
        px = self.app.theme.px
        self._pad = DisplayList(
            self.app.canvas,
            cast(Any, SimpleNamespace(px=px)),
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
        self._right = Rect(right, top, inner.right - right, high)
        wide = px(150)
        self._next = Button(
            self.ui,
            Rect(self._foot.right - wide, self._foot.bottom - px(44), wide, px(44)),
            "",
            self.advance,
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
        self.ui.focus.focus(self._next, show=False)
        self._refresh()

    def handle(self, event: pygame.Event) -> bool:
        """Buttons first; then any click, Space or Enter goes on."""
        if event.type == pygame.MOUSEMOTION:
            self._tip.motion(event.pos, self._box.collidepoint(event.pos), self.ui)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tip.press(self.ui)
        if self.ui.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (
            pygame.K_SPACE,
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
            pygame.K_RIGHT,
        ):
            self.advance()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.advance()
            return True
        return False

    def back(self) -> None:
        """Escape: to the end, and then out."""
        if self.last:
            self.app.stack.pop()
        else:
            self.skip()

    def advance(self) -> None:
        """The next step, or out."""
        if self.last:
            self.app.stack.pop()
            return
        self.at += 1
        self._clock = 0.0
        self._flight, self._walked, self._flown = None, 0.0, 1.0
        if self.step.space >= 0 and not self.instant and not self.app.settings.reduced_motion:
            self._flown = 0.0
            self._flight = sequence(
                move(self._walk, 0.0, 1.0, _WALK),
                parallel(move(self._walk, 1.0, 0.0, _WALK), move(self._fly, 0.0, 1.0, _WALK)),
            )
        self._refresh()

    def skip(self) -> None:
        """To the last step."""
        self.at = len(self.course.steps) - 1
        self._flight, self._walked, self._flown = None, 0.0, 1.0
        self._refresh()

    def update(self, dt: float) -> None:
        """The buyer's walk and the coin's flight; going on alone where only bots play."""
        super().update(dt)
        self._tip.update(self.ui)
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
        if self._flight is not None:
            return 0.0
        waits = [0.1 if self.alone else None, self._tip.waiting(self.ui), super().next_update()]
        return min((wait for wait in waits if wait is not None), default=None)

    def _said(self, pos: tuple[int, int]) -> str | None:
        """The sentence of the car or buyer below the pointer."""
        for space in self.course.offers:
            if self._offer_rect(space).collidepoint(pos):
                return self._tips(("car", space))
        # One whom Benz adds while the turn is scored is not in the row yet.
        for buyer in range(len(self.state.active_buyers)):
            if self._buyer_rect(buyer).collidepoint(pos):
                return self._tips(("active", buyer))
        return None

    def _walk(self, share: float) -> None:
        self._walked = share

    def _fly(self, share: float) -> None:
        self._flown = share

    def _refresh(self) -> None:
        self._next.set_text(self.tr("table.go_on") if self.last else self.tr("table.next"))
        self._skip.set_visible(not self.last)
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
        self._draw_offers(surface)
        plate = self._sentence
        canvas.rect(surface, GREEN, plate, border_radius=px(6))
        canvas.rect(surface, BRASS, plate, max(1, px(1.5)), border_radius=px(6))
        words = plate.inflate(-px(32), 0)
        style = "label" if self._fits(words.w) else "body"
        canvas.text(surface, self.step.words, style, CREAM, words, "center", wrap=True)
        self._draw_totals(surface)
        self._draw_flight(surface)
        super().draw(surface)

    def _fits(self, width: int) -> bool:
        look = self.app.theme.style("label")
        return self.app.resources.text_size(self.step.words, look)[0] <= width

    # -- market

    def _offer_rect(self, space: int) -> Rect:
        px = self.app.theme.px
        count = max(6, len(self.course.offers))
        index = self.course.offers.index(space)
        gap = px(8)
        wide = (self._right.w - gap * (count - 1)) // count
        high = min(px(126), round(wide * 1.12), (self._right.h - px(100)) // 2)
        return Rect(self._right.x + index * (wide + gap), self._right.y + px(34), wide, high)

    def _buyer_rect(self, buyer: int) -> Rect:
        px = self.app.theme.px
        gap = px(10)
        count = max(4, len(self.course.wishes))
        wide = min(px(150), (self._right.w - gap * (count - 1)) // count)
        top = self._right.y + px(34) + (self._right.h - px(34)) // 2 + px(40)
        high = min(px(112), self._right.bottom - top)
        return Rect(self._right.x + buyer * (wide + gap), top, wide, high)

    def _draw_offers(self, surface: Surface) -> None:
        px, canvas = self.app.theme.px, self.app.canvas
        section(self._pad, surface, "offers", self._right)
        bought = self.course.bought(self.at)
        for space in self.course.offers:
            box = self._offer_rect(space)
            lit = self.step.space == space
            sold = space in bought
            fill = LIT if lit else canvas.colour.mix(PAPER_SHADE, PAPER, 0.5) if sold else PAPER
            canvas.rect(surface, fill, box, border_radius=px(6))
            canvas.rect(surface, BRASS_DARK, box, max(1, px(1.5)), border_radius=px(6))
            face = self._car(space)
            if sold and not (lit and self._flown == 0.0):
                face = sprites.faded(face, _SOLD)
            surface.blit(face, (box.x + px(3), box.y + px(3)))
            note = Rect(box.x, box.bottom + px(2), box.w, px(20))
            if sold:
                words = self.tr("kraftwagen.scoring.sold_to", buyer=bought[space] + 1)
                canvas.fitted(surface, words, "small_bold", GREEN, note, "center")
            elif self.last and self.step.area == "market":
                words = self.tr("kraftwagen.scoring.unsold")
                canvas.fitted(surface, words, "small_bold", OXBLOOD, note, "center")
        if self.course.wishes:
            top = self._buyer_rect(0).y - px(34)
            head = Rect(self._right.x, top, self._right.w, self._right.bottom - top)
            section(self._pad, surface, "buyers", head)
        for buyer, wish in enumerate(self.course.wishes):
            self._draw_buyer(surface, buyer, wish, bought)
        if self.step.space >= 0:
            self._draw_link(surface)

    def _draw_buyer(self, surface: Surface, buyer: int, wish: int, bought: dict[int, int]) -> None:
        px, canvas = self.app.theme.px, self.app.canvas
        box = self._buyer_rect(buyer)
        done = buyer in bought.values() or buyer in self.course.left(self.at)
        lit = self.step.buyer == buyer
        fill = LIT if lit else canvas.colour.mix(PAPER_SHADE, PAPER, 0.5) if done else CREAM
        canvas.rect(surface, fill, box, border_radius=px(6))
        canvas.rect(surface, BRASS_DARK, box, max(1, px(1.5)), border_radius=px(6))
        words = Rect(box.x, box.bottom - px(24), box.w, px(22))
        name = self.tr(
            "kraftwagen.scoring.buyer", number=buyer + 1, wish=preference_name(self.tr, wish)
        )
        canvas.fitted(surface, name, "small_bold", INK, words.inflate(-px(8), 0), "center")
        if not (lit and self._flown < 1.0):
            picture = self._portrait(buyer)
            surface.blit(picture, picture.get_rect(center=self._stand(buyer)))
            for space, owner in bought.items():
                if owner == buyer:
                    place = self._driven(buyer)
                    self._draw_car(surface, space, place)
        if self.course.gifts[buyer]:
            coin = sprites.white_coin(self._pad, f"+{self.course.gifts[buyer]}", px(28))
            surface.blit(coin, (box.right - px(32), box.y + px(4)))

    def _car(self, space: int) -> Surface:
        box, edge = self._offer_rect(space), self.app.theme.px(6)
        return card_images.car_face(self._pad, self.state.cars[space], box.w - edge, box.h - edge)

    def _draw_car(self, surface: Surface, space: int, place: Rect) -> None:
        """A sold car without its values."""
        car = self.state.cars[space]
        name = sprites.body_image(cars.body_of(car), cars.seat_of(car))
        image = self._pad.image(name, *place.size)
        surface.blit(image, image.get_rect(center=place.center))

    def _portrait(self, buyer: int) -> Surface:
        side = self._buyer_rect(buyer).h - self.app.theme.px(28)
        return self._pad.image(buyer_image(self.course.wishes[buyer]), side, side)

    def _stand(self, buyer: int) -> tuple[float, float]:
        """The middle of a buyer at home; one who has a car makes room for it."""
        box, px = self._buyer_rect(buyer), self.app.theme.px
        side = box.h - px(28)
        owner = buyer in self.course.bought(self.at).values()
        x = box.x + px(2) + side * 0.45 if owner else box.centerx
        return x, box.bottom - px(24) - side / 2

    def _driven(self, buyer: int) -> Rect:
        """Where a sold car stands beside its buyer."""
        box, px = self._buyer_rect(buyer), self.app.theme.px
        wide = round(box.w * 0.5)
        place = Rect(0, 0, wide, round(wide * 0.6))
        place.bottomright = (box.right - px(5), box.bottom - px(25))
        return place

    def _draw_link(self, surface: Surface) -> None:
        """From the buyer up to the car it takes."""
        px = self.app.theme.px
        one, two = self._buyer_rect(self.step.buyer), self._offer_rect(self.step.space)
        middle = (one.y - px(34) + two.bottom + px(22)) / 2
        path = [
            (one.centerx, one.y),
            (one.centerx, middle),
            (two.centerx, middle),
            (two.centerx, two.bottom + px(24)),
        ]
        for start, end in pairwise(path):
            self.app.canvas.line(surface, start, end, OXBLOOD, px(3))
        tip = path[-1]
        arrow = [
            (tip[0], tip[1] - px(4)),
            (tip[0] - px(7), tip[1] + px(7)),
            (tip[0] + px(7), tip[1] + px(7)),
        ]
        self.app.canvas.polygon(surface, arrow, OXBLOOD)

    # -- totals

    def _total_rect(self, seat: int) -> Rect:
        px = self.app.theme.px
        room = self._skip.rect.x - px(16) - self._foot.x
        count = len(self.names)
        wide = min(px(196), (room - px(8) * (count - 1)) // count)
        y = self._foot.bottom - px(44)
        return Rect(self._foot.x + seat * (wide + px(8)), y, wide, px(44))

    def _draw_totals(self, surface: Surface) -> None:
        px, canvas = self.app.theme.px, self.app.canvas
        for seat, name in enumerate(self.names):
            box = self._total_rect(seat)
            canvas.rect(surface, CREAM, box, border_radius=px(6))
            canvas.rect(surface, BRASS_DARK, box, max(1, px(1)), border_radius=px(6))
            canvas.badge(surface, seat, (box.x + px(20), box.centery), px(26))
            amount = self.step.earned[seat] if self.step.earned else 0
            if self.step.seat == seat and self._flown < 1.0:
                amount -= self.step.gained
            coin = sprites.white_coin(self._pad, f"+{amount}", px(34))
            surface.blit(coin, coin.get_rect(midright=(box.right - px(6), box.centery)))
            room = Rect(box.x + px(38), box.y, box.w - px(82), box.h)
            canvas.fitted(surface, name, "bold", INK, room)

    def _draw_flight(self, surface: Surface) -> None:
        if self._flown >= 1.0 or self.step.seat < 0 or self.step.space < 0:
            return
        px = self.app.theme.px
        offer = self._offer_rect(self.step.space)
        portrait = self._portrait(self.step.buyer)
        beside = (offer.centerx, offer.bottom + portrait.get_height() * 0.3)
        if self._flown > 0.0:
            home = self._driven(self.step.buyer)
            x, y = _between(offer.center, home.center, self._flown)
            home.center = (round(x), round(y))
            self._draw_car(surface, self.step.space, home)
        where = _between(self._stand(self.step.buyer), beside, self._walked)
        surface.blit(portrait, portrait.get_rect(center=where))
        if self._flown == 0.0:
            return
        box = self._total_rect(self.step.seat)
        x, y = _between(offer.center, (box.right - px(23), box.centery), self._flown)
        coin = sprites.white_coin(self._pad, self.step.gained, px(40))
        surface.blit(coin, coin.get_rect(center=(round(x), round(y))))


def _between(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    """A place on the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
