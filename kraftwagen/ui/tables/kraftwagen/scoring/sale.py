"""The right half of the scoring: cars on offer, buyers, and what is paid for each car."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    CREAM,
    GREEN,
    INK,
    OXBLOOD,
    PAPER,
    PAPER_SHADE,
    SEPIA,
    Colour,
)
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.scoring.race import section
from kraftwagen.ui.tables.kraftwagen.scoring.steps import (
    GameTurnStep,
    GameTurnSteps,
    buyer_image,
    preference_name,
)
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.scoring_scene import LIT

_SOLD = 140
"""Opacity, of 255, of a sold car in its old place."""
_HEAD, _NOTE, _SUM = 34, 22, 56
"""Heights in units: a heading, the text below a car, the coins paid for it."""


class SaleSheet:
    """Draws market and buyers; ``pad`` belongs to the layout of the scene.

    ``walked`` is the progress of the step's buyer, from 0 (home) to 1 (at the car). ``flown`` is
    that of car and money, from 0 (market) to 1 (with their owners).
    """

    def __init__(self, pad: DisplayList, course: GameTurnSteps, sheet: Rect) -> None:
        self._pad, self.course, self.sheet = pad, course, sheet
        self.at, self.walked, self.flown = 0, 0.0, 1.0

    @property
    def step(self) -> GameTurnStep:
        """The step shown."""
        return self.course.steps[self.at]

    # -- places

    @property
    def _row(self) -> int:
        """Height of the rows of cars and of buyers."""
        px = self._pad.px
        return min(px(126), (self.sheet.h - px(2 * _HEAD + _NOTE + _SUM + 20)) // 2)

    def offer_rect(self, space: int) -> Rect:
        """Return the place of a car on offer."""
        px, sheet = self._pad.px, self.sheet
        count = max(6, len(self.course.offers))
        index = self.course.offers.index(space)
        gap = px(8)
        wide = (sheet.w - gap * (count - 1)) // count
        high = min(self._row, round(wide * 1.12))
        return Rect(sheet.x + index * (wide + gap), sheet.y + px(_HEAD), wide, high)

    def buyer_rect(self, buyer: int) -> Rect:
        """Return the home of a buyer."""
        px, sheet = self._pad.px, self.sheet
        gap = px(10)
        count = max(4, len(self.course.wishes))
        wide = min(px(166), (sheet.w - gap * (count - 1)) // count)
        high = min(px(116), self._row)
        return Rect(sheet.x + buyer * (wide + gap), sheet.bottom - high, wide, high)

    @property
    def _cell(self) -> int:
        """Width of a coin with its word."""
        px, style = self._pad.px, self._pad.theme.style("tiny")
        words = [self._pad.res.text_size(coin.word, style)[0] for coin in self.step.coins]
        return max(px(60), *words) + px(16)

    def sum_rect(self) -> Rect:
        """Return the place of the step's coins, below its car."""
        px = self._pad.px
        car = self.offer_rect(self.step.space)
        count = len(self.step.coins)
        wide = px(56) if count < 2 else self._cell * count + px(64)
        box = Rect(0, car.bottom + px(_NOTE + 2), wide, px(_SUM))
        box.centerx = car.centerx
        return box.clamp(Rect(self.sheet.x, box.y, self.sheet.w, box.h))

    # -- picture

    def draw(self, surface: Surface, cleared: bool) -> None:
        """Draw cars, buyers and sales; if ``cleared``, label the unsold cars."""
        px, canvas, tr = self._pad.px, self._pad.canvas, self._pad.tr
        section(self._pad, surface, "offers", self.sheet)
        bought = self.course.bought(self.at)
        for space in self.course.offers:
            box = self.offer_rect(space)
            lit = self.step.space == space
            sold = space in bought
            self._ground(surface, box, PAPER, lit, sold)
            face = self._car(space)
            if sold and not lit:
                face = pieces.faded(face, _SOLD)
            surface.blit(face, (box.x + px(3), box.y + px(3)))
            note = Rect(box.x, box.bottom + px(2), box.w, px(20)).inflate(px(6), 0)
            if sold:
                values = {"buyer": bought[space] + 1, "amount": self.course.price(space)}
                words = tr("kraftwagen.scoring.sold_to", **values)
                canvas.fitted(surface, words, "tiny_bold", GREEN, note, "center")
            elif cleared:
                words = tr("kraftwagen.scoring.unsold")
                canvas.fitted(surface, words, "tiny_bold", OXBLOOD, note, "center")
        if self.course.wishes:
            top = self.buyer_rect(0).y - px(_HEAD)
            section(
                self._pad,
                surface,
                "buyers",
                Rect(self.sheet.x, top, self.sheet.w, self.sheet.bottom - top),
            )
        if self.step.space >= 0:
            self._draw_link(surface)
        for buyer, wish in enumerate(self.course.wishes):
            self._draw_buyer(surface, buyer, wish, bought)
        if self.step.space >= 0:
            self._draw_sum(surface)

    def _ground(self, surface: Surface, box: Rect, free: Colour, lit: bool, done: bool) -> None:
        canvas = self._pad.canvas
        fill = LIT if lit else canvas.colour.mix(PAPER_SHADE, PAPER, 0.5) if done else free
        canvas.rect(surface, fill, box, radius=6)
        canvas.rect(surface, BRASS_DARK, box, 1.5, 6)

    def _draw_buyer(self, surface: Surface, buyer: int, wish: int, bought: dict[int, int]) -> None:
        px, canvas, tr = self._pad.px, self._pad.canvas, self._pad.tr
        box = self.buyer_rect(buyer)
        done = buyer in bought.values() or buyer in self.course.left(self.at)
        lit = self.step.buyer == buyer
        self._ground(surface, box, CREAM, lit, done)
        words = Rect(box.x, box.bottom - px(24), box.w, px(22))
        name = tr("kraftwagen.scoring.buyer", number=buyer + 1, wish=preference_name(tr, wish))
        canvas.fitted(surface, name, "small_bold", INK, words.inflate(-px(8), 0), "center")
        if not (lit and self.flown < 1.0):
            picture = self._portrait(buyer)
            surface.blit(picture, picture.get_rect(center=self._stand(buyer)))
            for space, owner in bought.items():
                if owner == buyer:
                    self._draw_car(surface, space, self._driven(buyer))
        if self.course.gifts[buyer]:
            coin = sprites.white_coin(self._pad, f"+{self.course.gifts[buyer]}", px(28))
            surface.blit(coin, (box.right - px(32), box.y + px(4)))

    def _car(self, space: int) -> Surface:
        box, edge = self.offer_rect(space), self._pad.px(6)
        car = self._pad.state.cars[space]
        return card_images.car_face(self._pad, car, box.w - edge, box.h - edge)

    def _draw_car(self, surface: Surface, space: int, place: Rect) -> None:
        """Draw a sold car without its values."""
        car = self._pad.state.cars[space]
        name = sprites.body_image(cars.body_of(car), cars.seat_of(car))
        image = self._pad.image(name, *place.size)
        surface.blit(image, image.get_rect(center=place.center))

    def _portrait(self, buyer: int) -> Surface:
        side = self._side
        return self._pad.image(buyer_image(self.course.wishes[buyer]), side, side)

    @property
    def _side(self) -> int:
        """Width and height of a buyer, which leaves room for a car."""
        box = self.buyer_rect(0)
        return min(box.h - self._pad.px(28), round(box.w * 0.51))

    def _stand(self, buyer: int) -> tuple[float, float]:
        """Return the centre of a buyer at home, moved aside if there is a car."""
        box, px = self.buyer_rect(buyer), self._pad.px
        owner = buyer in self.course.bought(self.at).values()
        x = box.x + px(2) + self._side * 0.48 if owner else box.centerx
        return x, box.bottom - px(24) - self._side / 2

    def _driven(self, buyer: int) -> Rect:
        """Return the place of a sold car beside its buyer."""
        box, px = self.buyer_rect(buyer), self._pad.px
        wide = box.w - self._side - px(5)
        place = Rect(0, 0, wide, round(wide * 0.6))
        place.bottomright = (box.right - px(4), box.bottom - px(25))
        return place

    # -- what is paid

    def _draw_link(self, surface: Surface) -> None:
        """Draw a line from the buyer up to the car's coins, beside the heading's text."""
        px, canvas = self._pad.px, self._pad.canvas
        home, coins = self.buyer_rect(self.step.buyer), self.sum_rect()
        x = home.right - px(20)
        middle = (home.y - px(_HEAD) + coins.bottom) / 2
        path = [(x, home.y), (x, middle), (coins.centerx, middle), (coins.centerx, coins.bottom)]
        for start, end in pairwise(path):
            canvas.line(surface, start, end, OXBLOOD, px(3))

    def _draw_sum(self, surface: Surface) -> None:
        """Draw each coin with its word, then the sum, in a bubble that points at the car."""
        px, canvas = self._pad.px, self._pad.canvas
        box, coins = self.sum_rect(), self.step.coins
        tip = self.offer_rect(self.step.space).centerx
        arrow = [
            (tip, box.y - px(6)),
            (tip - px(6), box.y + px(1)),
            (tip + px(6), box.y + px(1)),
        ]
        canvas.polygon(surface, arrow, OXBLOOD)
        canvas.rect(surface, CREAM, box, radius=6)
        canvas.rect(surface, OXBLOOD, box, 2, 6)
        side = px(32)
        if len(coins) == 1:
            coin = sprites.white_coin(self._pad, coins[0].amount, px(40))
            surface.blit(coin, coin.get_rect(center=box.center))
            return
        cell = self._cell
        for number, coin_ in enumerate(coins):
            place = Rect(box.x + number * cell, box.y + px(3), cell, box.h - px(6))
            coin = sprites.white_coin(self._pad, coin_.amount, side)
            surface.blit(coin, coin.get_rect(midtop=place.midtop))
            words = Rect(place.x + px(4), place.bottom - px(19), cell - px(8), px(18))
            canvas.fitted(surface, coin_.word, "tiny", SEPIA, words, "center")
            sign = "+" if number < len(coins) - 1 else "="
            spot = (place.right, place.y + side // 2)
            canvas.text(surface, sign, "bold", INK, spot, "center")
        whole = sprites.white_coin(self._pad, self.step.gained, px(42))
        surface.blit(whole, whole.get_rect(midright=(box.right - px(9), box.centery)))

    def draw_flight(self, surface: Surface, purse: tuple[float, float]) -> None:
        """Draw the buyer's walk, then the car going home with it and money to the purse."""
        if self.flown >= 1.0 or self.step.seat < 0 or self.step.space < 0:
            return
        px = self._pad.px
        offer = self.offer_rect(self.step.space)
        portrait = self._portrait(self.step.buyer)
        beside = (offer.centerx, offer.bottom + portrait.get_height() * 0.3)
        if self.flown > 0.0:
            home = self._driven(self.step.buyer)
            x, y = _between(offer.center, home.center, self.flown)
            home.center = (round(x), round(y))
            self._draw_car(surface, self.step.space, home)
        where = _between(self._stand(self.step.buyer), beside, self.walked)
        surface.blit(portrait, portrait.get_rect(center=where))
        if self.flown == 0.0:
            return
        x, y = _between(self.sum_rect().center, purse, self.flown)
        coin = sprites.white_coin(self._pad, self.step.gained, px(40))
        surface.blit(coin, coin.get_rect(center=(round(x), round(y))))


def _between(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    """Return the point at a share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
