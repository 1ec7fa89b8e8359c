"""The market street in the show of a sale: stalls with cars, buyers, a car that leaves."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.marque import painted_on
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    GREEN,
    INK,
    OXBLOOD,
    Colour,
    Style,
    hexa,
)
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.wheels import RollingCar
from kraftwagen.ui.tables.kraftwagen.scoring.purses import PayPlaces, Point
from kraftwagen.ui.tables.kraftwagen.scoring.stage import (
    BUYER,
    CAR_IN_STALL,
    CAR_ON_ROAD,
    DECK,
    LANE,
    PARADE,
    PAVEMENT,
    ROAD,
    STALL,
    Stage,
)
from kraftwagen.ui.tables.kraftwagen.scoring.steps import buyer_image
from kraftwagen.ui.tables.kraftwagen.scoring.walkers import SIZE, SOLES, Walker, figure, preload
from kraftwagen.ui.tables.parts import end_ground, pieces
from kraftwagen.ui.tables.parts.display_list import SHRINK

SCENERY: Final = "kraftwagen/market_street"
_BADGES: Final = ("body", "engine", "workers")
"""Kinds of plates, by preference; the last preference is the price."""
_RIDER: Final = 0.86
"""Size of a buyer in a car of the parade, as a share of one on the street."""
_SEEN: Final = 0.78
"""The upper part of a buyer that is seen in a car."""
_RISE: Final = 14.0
"""How far what counts rises while it lights up, in units."""


@dataclass
class Stall:
    """A stall with its car; ``space`` is its space of the market."""

    space: int
    car: int
    lit: float = 0.0
    """Brightness of the figure that counts, 0 to 1."""
    value: int = 0
    """The figure that counts for the buyer."""
    wish: int = 0
    asked: bool = False
    """Whether the price of its car is about to decide."""
    verdict: str = ""
    """Verdict on the figure that counts: "" while it is weighed, "best" or "out"."""
    empty: bool = False
    sold: int = 0
    """Money paid for the car."""
    buyer: int = -1
    """The preference of the buyer of the car; -1 for none."""
    unsold: bool = False

    @property
    def seat(self) -> int:
        """The owner of the car."""
        return cars.seat_of(self.car)


@dataclass
class Leaving:
    """A car that leaves its stall: its middle and the ground below it, in units."""

    stall: int
    x: float
    y: float
    width: float
    way: float = 0.0
    rider: Walker | None = None

    def put(self, place: tuple[float, float, float]) -> None:
        """Move the car to a place with a width; its wheels turn by the way there."""
        x, y, width = place
        self.way += pygame.Vector2(x - self.x, y - self.y).length()
        self.x, self.y, self.width = x, y, width
        if self.rider is not None:
            self.rider.x = x - 14


class Market(PayPlaces):
    """The content of the market street at a moment of the sale."""

    def __init__(
        self, stalls: Sequence[Stall], walkers: Sequence[Walker], names: Sequence[str]
    ) -> None:
        self.stalls, self.walkers, self.names = list(stalls), list(walkers), names
        self.leaving: Leaving | None = None
        self.acting = -1
        """The number of the buyer who chooses now; -1 for none."""
        self.parade: list[Leaving] = []
        """The sold cars, each with its buyer, after the sale; empty before."""
        self.stage = Stage(len(self.stalls))
        self._drawn: Surface | None = None
        """The street with its stalls, once it is drawn."""

    # -- what happens

    def settle(
        self, sold: dict[int, tuple[int, int]], gone: int, unsold: Sequence[int] = ()
    ) -> None:
        """Show a still moment: cars sold, ``gone`` buyers away, ``unsold`` cars marked.

        ``sold`` has the sum and the buyer's preference by market space.
        """
        self.leaving, self.acting, self.parade = None, -1, []
        for stall in self.stalls:
            stall.lit, stall.verdict, stall.asked = 0.0, "", False
            stall.sold, stall.buyer = sold.get(stall.space, (0, -1))
            stall.empty = stall.space in sold
            stall.unsold = stall.space in unsold
        for number, walker in enumerate(self.walkers):
            walker.shown = number >= gone and not walker.benz
            walker.x = self.stage.queue_x(max(0, number - gone))
            walker.moving, walker.mood, walker.left = False, "stand", False

    def number(self, space: int) -> int:
        """Return the number of the stall on a market space."""
        return next(at for at, stall in enumerate(self.stalls) if stall.space == space)

    def leave(self, number: int) -> Leaving:
        """Take the car of a stall out onto the street."""
        self.leaving = Leaving(number, *self.parked(number))
        self.stalls[number].empty = True
        return self.leaving

    def parked(self, number: int) -> tuple[float, float, float]:
        """Return the middle, the ground and the width of a car in its stall, in units."""
        size = self.stage.stall_width / STALL[0]
        wide = self.stage.stall_width * CAR_IN_STALL
        return self.stage.stall_x(number), PAVEMENT - DECK * size, wide

    def come_back(self, sold: Sequence[tuple[int, int]]) -> list[Leaving]:
        """Put all sold cars, given as (space, buyer), left of the window to come back."""
        self.parade = []
        for space, buyer in sold:
            one = Leaving(
                self.number(space), self.stage.before, ROAD, PARADE, rider=self.walkers[buyer]
            )
            self.parade.append(one)
        return self.parade

    def before(self, number: int) -> tuple[float, float, float]:
        """Return the middle, the ground and the width of a stall's car on the street, in units."""
        return self.stage.road_x(number), ROAD, CAR_ON_ROAD

    def source(self, name: str) -> Point:
        """Return the point that money comes from: the price of a stall, or its buyer."""
        kind, _, number = name.partition(" ")
        if kind == "stall":
            return self._spot(int(number), 122)
        if kind == "gate":
            return self.stage.at(self.stage.queue_x(0), PAVEMENT)
        walker = self.walkers[int(number)]
        return self.stage.at(walker.x, LANE - SIZE[1] * BUYER * 0.8)

    # -- picture

    def place(self, pad: DisplayList, stage: Stage) -> None:
        """Lay out the street; its ground is drawn once, when it is first seen or has come."""
        self.stage = stage
        self._pad = pad
        self._drawn = None
        self._cars = [
            self._rolling(stall, self.parked(at)[2]) for at, stall in enumerate(self.stalls)
        ]
        self._large = [self._rolling(stall, CAR_ON_ROAD) for stall in self.stalls]
        self._parade = [self._rolling(stall, PARADE) for stall in self.stalls]
        stage.preload(pad.res, SCENERY)
        for number, stall in enumerate(self.stalls):
            name, wide, high, colours = self._stall(number, stall)
            pad.begin(name, wide, high, **colours)
        for car in self._cars:
            car.preload(turns=1)

    def _ground(self) -> Surface:
        """Return the street with its stalls, drawn at the first time."""
        if self._drawn is None:
            deque(self.prepare(), 0)
        assert self._drawn is not None
        return self._drawn

    def prepare(self) -> Iterator[None]:
        """Draw the ground, one stall per step, then let buyers and cars be drawn."""
        ground = self.stage.backdrop(self._pad.res, SCENERY)
        for number, stall in enumerate(self.stalls):
            yield
            self._draw_stall(ground, number, stall)
        self._drawn = ground
        for wish in {walker.wish for walker in self.walkers}:
            yield
            preload(self._pad, wish, self.stage.px(SIZE[1] * BUYER))
        for car in (*self._large, *self._parade):
            yield
            car.preload()

    def _rolling(self, stall: Stall, width: float) -> RollingCar:
        name = sprites.body_image(cars.body_of(stall.car), stall.seat)
        res, marque = self._pad.res, self._pad.canvas.marque(stall.seat)
        source = res.source(f"kraftwagen/{name}")
        if marque is not None:
            source = painted_on(res, marque, source, end_ground.DOOR)
        return RollingCar(res, source, self.stage.px(width))

    def _spot(self, number: int, y: float) -> Point:
        """Return the pixel in the middle of a stall at a height of its drawing."""
        rect = self.stage.stall(number)
        return rect.centerx, rect.y + y * rect.h / STALL[1]

    def _stall(self, number: int, stall: Stall) -> tuple[str, float, float, dict[str, str]]:
        """Return name, width, height and colours of the picture of a stall."""
        size = self.stage.stall(number).w / STALL[0]
        look = self._pad.canvas.player(stall.seat)
        colours = {"main": hexa(look.main), "light": hexa(look.light), "dark": hexa(look.dark)}
        return "market_stall", 226 * size, 356 * size, colours

    def _draw_stall(self, surface: Surface, number: int, stall: Stall) -> None:
        pad, rect = self._pad, self.stage.stall(number)
        size = rect.w / STALL[0]
        name, wide, high, colours = self._stall(number, stall)
        drawn = pad.image(name, wide, high, **colours)
        surface.blit(drawn, (rect.x - round(2 * size), rect.y))
        sign = Rect(
            rect.x + round(24 * size), rect.y + round(2 * size), round(117 * size), round(26 * size)
        )
        badge = round(20 * size)
        pad.canvas.badge(surface, stall.seat, (sign.x + badge * 0.7, sign.centery), badge)
        words = Rect(sign.x + round(badge * 1.3), sign.y, sign.w - round(badge * 1.4), sign.h)
        look = Style("bold", round(15 * size))
        _one_line(pad, surface, self.names[stall.seat], look, CREAM, words, "left")

    def draw(self, surface: Surface) -> None:
        """Draw the street, the stalls, the buyers and the car that leaves."""
        surface.blit(self._ground(), (0, 0))
        for number, stall in enumerate(self.stalls):
            if stall.empty:
                self._draw_sold(surface, number, stall)
            else:
                self._draw_car(surface, number, stall)
        for number, stall in enumerate(self.stalls):
            if stall.lit and not stall.empty:
                self._draw_value(surface, number, stall)
        for number in reversed(range(len(self.walkers))):
            if number != self.acting:
                self._draw_walker(surface, self.walkers[number])
        rider = self.leaving.rider if self.leaving else None
        if self.leaving is not None:
            if rider is not None:
                self._draw_rider(surface, rider, self.stage.at(rider.x, ROAD), 1.0)
            self._draw_leaving(surface, self.leaving)
        if self.acting >= 0 and self.walkers[self.acting] is not rider:
            self._draw_walker(surface, self.walkers[self.acting], True)
        for one in self.parade:
            self._draw_parade(surface, one)

    def _draw_car(self, surface: Surface, number: int, stall: Stall) -> None:
        pad, size = self._pad, self.stage.stall(number).w / STALL[0]
        car = self._cars[number]
        x, y, _ = self.parked(number)
        left, ground = self.stage.at(x, y)
        corner = (round(left - car.size[0] / 2), round(ground - car.ground))
        if stall.verdict == "out" or stall.unsold:
            key = ("pale", cars.body_of(stall.car), stall.seat, car.size)
            image = pad.res.cached(key, lambda: pieces.faded(car.image(), 150))
            surface.blit(image, corner)
        else:
            car.draw(surface, corner)
        if stall.asked:
            spot = self._spot(number, 122)
            pad.canvas.circle(surface, spot, 31 * size, GLOW, INK, max(1.5, 2 * size))
        tags = self._tags(number, stall, size)
        rect = self.stage.stall(number)
        surface.blit(tags, (rect.x, rect.y))
        if stall.unsold:
            self._plank(surface, number, pad.tr("kraftwagen.show.not_sold"), OXBLOOD)

    def _tags(self, number: int, stall: Stall, size: float) -> Surface:
        """Return the price and the values of a car, as they hang at its stall."""
        pad, rect = self._pad, self.stage.stall(number)

        def paint(made: Surface) -> None:
            coin = sprites.price_coin(
                pad, cars.price_of(stall.car), round(46 * size), pad.state.turn
            )
            pad.canvas.line(
                made,
                (rect.w / 2, 84 * size),
                (rect.w / 2, 108 * size),
                INK,
                max(1, round(2 * size)),
            )
            made.blit(coin, coin.get_rect(center=(rect.w // 2, round(122 * size))))
            values = cars.body_of(stall.car), cars.engine_of(stall.car), cars.workers_of(stall.car)
            plates = [
                sprites.value_badge(pad, kind, value, round(22 * size))
                for kind, value in zip(_BADGES, values, strict=True)
            ]
            gap = round(5 * size)
            x = (rect.w - sum(plate.get_width() + gap for plate in plates) + gap) // 2
            for plate in plates:
                made.blit(plate, plate.get_rect(midleft=(x, round(318 * size))))
                x += plate.get_width() + gap
            marker = cars.marker_of(stall.car)
            if marker:
                token = card_images.marker_token(pad, marker - 1, round(34 * size))
                made.blit(token, token.get_rect(center=(round(134 * size), round(122 * size))))

        return pad.composed(("tags", stall.car, pad.state.turn), rect.size, paint)

    def _draw_sold(self, surface: Surface, number: int, stall: Stall) -> None:
        if not stall.sold:
            return
        size = self.stage.stall(number).w / STALL[0]
        owner = self._pad.image(buyer_image(stall.buyer), 100 * size, 98 * size)
        x, y = self._spot(number, 291)
        surface.blit(owner, owner.get_rect(midbottom=(round(x), round(y))))
        self._plank(surface, number, self._pad.tr("kraftwagen.show.sold"), GREEN)
        coin = sprites.white_coin(self._pad, f"+{stall.sold}", round(50 * size))
        spot = self._spot(number, 122)
        surface.blit(coin, coin.get_rect(center=(round(spot[0]), round(spot[1]))))

    def _plank(self, surface: Surface, number: int, words: str, ground: Colour) -> None:
        """Draw a board with words across a stall."""
        pad, size = self._pad, self.stage.stall(number).w / STALL[0]

        def paint(made: Surface) -> None:
            board = pad.canvas.box(
                made.get_size(), ground, INK, max(1.0, 2 * size), 5 * size, 1.0, BRASS
            )
            made.blit(board, (0, 0))
            look = Style("heading_bold", round(21 * size))
            _one_line(pad, made, words, look, BRASS_LIGHT, made.get_rect().inflate(-12 * size, 0))

        board = pad.composed(("plank", words), (round(126 * size), round(38 * size)), paint)
        x, y = self._spot(number, 172)
        surface.blit(board, board.get_rect(center=(round(x), round(y))))

    def _draw_value(self, surface: Surface, number: int, stall: Stall) -> None:
        """Draw large what counts for the buyer."""
        pad, size = self._pad, self.stage.stall(number).w / STALL[0]
        spot = self._spot(number, 180 + _RISE * (1 - stall.lit))
        best = stall.verdict == "best"
        if stall.wish == terms.PRICE and stall.verdict == "out":
            return  # Its price hangs there anyway.
        if stall.wish == terms.PRICE:
            spot = self._spot(number, 132 + _RISE * (1 - stall.lit))
            side = round((76 if best else 66) * size)
            made = sprites.price_coin(pad, stall.value, side, pad.state.turn)
        else:
            high = round((54 if best else 46) * size)
            made = sprites.value_badge(pad, _BADGES[stall.wish], stall.value, high)
        centre = (round(spot[0]), round(spot[1]))
        if stall.verdict == "out":
            key = ("pale value", stall.wish, stall.value, made.get_size())
            made = pad.res.cached(key, lambda: pieces.faded(made, 110))
        elif best:
            halo = made.get_rect(center=centre).inflate(round(14 * size), round(14 * size))
            radius = halo.h // 2 if stall.wish == terms.PRICE else round(13 * size)
            surface.blit(pad.canvas.box(halo.size, GLOW, INK, max(1.0, 2 * size), radius), halo)
        surface.blit(made, made.get_rect(center=centre))

    def _draw_walker(self, surface: Surface, walker: Walker, acting: bool = False) -> None:
        if not walker.shown:
            return
        stage, pad = self.stage, self._pad
        high = stage.px(SIZE[1] * BUYER)
        x, y = stage.at(walker.x, LANE)
        shade = self._shade()
        corner = (round(x - shade.get_width() * 0.3), round(y - shade.get_height() * 0.56))
        surface.blit(shade, corner)
        image = figure(pad, walker.wish, walker.pose, high, walker.left)
        top = y - high * SOLES / SIZE[1]
        surface.blit(image, (round(x - image.get_width() / 2), round(top)))
        if acting or walker.gift or walker.benz:
            self._draw_wish(surface, walker, (x, top), acting)

    def _shade(self) -> Surface:
        """Return the long shadow of somebody on the street."""
        pad, wide, high = self._pad, self.stage.px(112), self.stage.px(18)

        def paint(made: Surface) -> None:
            pygame.draw.ellipse(made, (42, 26, 16, 80), made.get_rect())

        return pad.composed("long shade", (wide, high), paint)

    def _draw_wish(self, surface: Surface, walker: Walker, head: Point, acting: bool) -> None:
        """Draw above a buyer what counts for it, and what it brings besides."""
        pad, side = self._pad, self.stage.px(42)
        x, y = round(head[0]), round(head[1] - side * 0.1)
        if acting:
            x, y = round(head[0] + side * 1.5), round(head[1] + side * 0.95)
            pad.canvas.circle(surface, (x, y), side * 0.62, CREAM, INK, max(1.5, side * 0.05))
            icon = pad.image(f"pref_{terms.PREFERENCES[walker.wish]}", side * 0.8, side * 0.8)
            surface.blit(icon, icon.get_rect(center=(x, y)))
            y += round(side * 1.1)
        if walker.gift:
            coin = sprites.white_coin(pad, f"+{walker.gift}", round(side * 0.9))
            surface.blit(coin, coin.get_rect(center=(x, y)))
        if walker.benz:
            token = card_images.marker_token(pad, terms.BENZ_BUYER, round(side * 0.9))
            surface.blit(token, token.get_rect(center=(x, y)))

    def _draw_rider(self, surface: Surface, rider: Walker, at: Point, size: float) -> None:
        """Draw a buyer who stands in a car, whose legs its body hides."""
        high = self.stage.px(SIZE[1] * BUYER * size)
        image = figure(self._pad, rider.wish, "happy", high)
        corner = (round(at[0] - image.get_width() / 2), round(at[1] - high))
        surface.blit(image, corner, (0, 0, image.get_width(), round(high * _SEEN)))

    def _draw_parade(self, surface: Surface, one: Leaving) -> None:
        """Draw a sold car, its buyer waving from it."""
        car, stage = self._parade[one.stall], self.stage
        x, y = stage.at(one.x, one.y)
        if one.rider is not None:
            self._draw_rider(surface, one.rider, (x - stage.px(12), y), _RIDER)
        car.draw(
            surface, (round(x - car.size[0] / 2), round(y - car.ground)), one.way * stage.scale
        )

    def _draw_leaving(self, surface: Surface, one: Leaving) -> None:
        car, way = self._large[one.stall], one.way * self.stage.scale
        x, y = self.stage.at(one.x, one.y)
        share = one.width / CAR_ON_ROAD
        if share >= 1:
            car.draw(surface, (round(x - car.size[0] / 2), round(y - car.ground)), way)
            return
        size = (round(car.size[0] * share), round(car.size[1] * share))
        image = pygame.transform.smoothscale(car.image(way), size)
        surface.blit(image, (round(x - size[0] / 2), round(y - car.ground * share)))


def _one_line(
    pad: DisplayList, surface: Surface, words: str, look: Style, colour: Colour, rect: Rect,
    align: str = "center",
) -> None:  # fmt: skip
    """Draw words in one line, made smaller or shortened to fit."""
    for share in SHRINK:
        made = Style(look.face, max(9, round(look.px * share)))
        if pad.res.text_size(words, made)[0] <= rect.w:
            break
    pad.canvas.text(surface, pad.canvas.shorten(words, made, rect.w), made, colour, rect, align)
