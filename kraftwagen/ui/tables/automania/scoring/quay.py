"""Places in a harbour of the show of a sale: ships, quay, sales spaces and ways of cars."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.ui.drawing.theme import BRASS, CREAM, GLOW, INK
from kraftwagen.ui.tables.automania.areas import markets
from kraftwagen.ui.tables.automania.pictures import faces, harbour, models
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import (
    CHROME,
    CHROME_DARK,
    HARBOUR,
    QUAY_DARK,
)
from kraftwagen.ui.tables.automania.scoring.beats import Parked
from kraftwagen.ui.tables.parts.places import Point, rows_of

_SHORE: Final = 0.45
"""Width of the water, as a part of the harbour."""
_ROAD: Final = 0.13
"""Width of the road along the water, as a part of the harbour."""
_SKY: Final = 0.2
"""Height of the sky, as a part of the harbour."""
_HIGHEST_SKY: Final = 112
_SHIP: Final = 82
"""Greatest height of a ship with its number and deck, in units."""
_LONG: Final = 224 / 64
"""Length of a ship as a multiple of its height."""
_OVERLAP: Final = 1.3
"""Height of a ship as a multiple of the room for it: a few ships lie before each other."""
_FEW: Final = 5
"""Number of ships up to which they may."""
_CROWDED: Final = 1.05
"""The same multiple for more ships."""
_CAR: Final = 136
"""Greatest width of a car, in units."""
_CAR_SHARE: Final = 0.54
"""Width of a car as a part of its ship's length."""
_DECK: Final = (0.615, 0.6)
"""Where the middle of a car's wheels stands on its ship, as parts of length and height."""
_TAG: Final = 82
"""Width of a price tag, in units."""
_APART: Final = 19
"""Between cars on one sales space, in units."""
_BENDS: Final = 18
"""Pieces of the bend of a way."""


@dataclass(frozen=True)
class Way:
    """A way of straight pieces between points of the window."""

    points: tuple[Point, ...]

    @property
    def length(self) -> float:
        """Length of the whole way in pixels."""
        return sum(math.dist(one, two) for one, two in pairwise(self.points))

    def at(self, share: float) -> Point:
        """Return the point after a share of the way, 0 to 1."""
        far = list(accumulate((math.dist(*pair) for pair in pairwise(self.points)), initial=0.0))
        wanted = max(0.0, min(1.0, share)) * far[-1]
        for number, (one, two) in enumerate(pairwise(self.points)):
            if wanted <= far[number + 1] and far[number + 1] > far[number]:
                part = (wanted - far[number]) / (far[number + 1] - far[number])
                return one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part
        return self.points[-1]


class Quay:
    """The places of one harbour within ``rect``; ``ships`` are those with cars on them."""

    def __init__(self, pad: DisplayList, market: int, rect: Rect, ships: Sequence[int]) -> None:
        self.pad, self.market, self.rect = pad, market, rect
        self.west = market == terms.AMERICA
        px = pad.px
        self.sky = min(px(_HIGHEST_SKY), round(rect.h * _SKY))
        self._shore, road = round(rect.w * _SHORE), round(rect.w * _ROAD)
        ground = Rect(0, self.sky, rect.w, rect.h - self.sky).inflate(0, -px(16))
        rows = rows_of(ground, terms.SALES_SPACES, px(5))
        left = self._shore + road
        wide = rect.w - left - px(_TAG) - px(14)
        self._bays = {
            terms.TOP_SPACE - number: Rect(left, row.y, wide, row.h)
            for number, row in enumerate(rows)
        }
        self._ships = sorted(ships, reverse=True)
        room = ground.h / max(1, len(ships))
        high = min(
            px(_SHIP),
            room * (_OVERLAP if len(ships) <= _FEW else _CROWDED),
            (self._shore - px(10)) / _LONG,
        )
        self._hull = round(high * _LONG), round(high)
        each = min(room, px(_SHIP) * 1.15)
        top = ground.y + (ground.h - each * len(ships)) / 2
        self._at = {ship: round(top + each * (n + 0.5)) for n, ship in enumerate(self._ships)}
        self.car_width = round(
            min(px(_CAR), self._hull[0] * _CAR_SHARE, wide - px(6), rows[0].h * 2.2)
        )

    # -- places

    def across(self, x: float) -> float:
        """Return the window's x of a point that lies ``x`` pixels from the open sea."""
        return self.rect.x + x if self.west else self.rect.right - x

    def _area(self, local: Rect) -> Rect:
        """Return a rectangle of the harbour as one of the window."""
        left = self.rect.x + local.x if self.west else self.rect.right - local.right
        return Rect(left, self.rect.y + local.y, local.w, local.h)

    def hull(self, ship: int) -> Rect:
        """Return the rectangle of a ship at the quay."""
        wide, high = self._hull
        right = self._shore + self.pad.px(5)
        return self._area(Rect(right - wide, self._at[ship] - high // 2, wide, high))

    def bay(self, space: int) -> Rect:
        """Return the rectangle for the cars on a sales space."""
        return self._area(self._bays[space])

    def tag(self, space: int) -> Rect:
        """Return the rectangle of the price tag of a sales space."""
        bay, px = self._bays[space], self.pad.px
        return self._area(Rect(bay.right + px(6), bay.y, px(_TAG), bay.h))

    def deck(self, ship: int) -> Point:
        """Return the point below the middle of a car on a ship."""
        wide, high = self._hull
        x = self._shore + self.pad.px(5) - wide * (1 - _DECK[0])
        return self.across(x), self.rect.y + self._at[ship] - high // 2 + high * _DECK[1]

    def spot(self, one: Parked) -> Point:
        """Return the point below the middle of a car on its sales space."""
        bay, px = self._bays[one.space], self.pad.px
        # The first one stands at the price where many may come, further ones before it.
        x = bay.centerx if one.space != terms.TOP_SPACE else bay.right - self.car_width // 2 - px(3)
        x -= px(_APART) * one.place
        y = bay.y + bay.h * 0.5 + self.car_width * 0.22 + px(3) * one.place
        return self.across(x), self.rect.y + y

    def way(self, ship: int, one: Parked) -> Way:
        """Return the way of a car from its ship down the ramp and along the quay."""
        return self._to(ship, self.spot(one))

    def home(self, ship: int) -> Way:
        """Return the way of a car from its ship along the road out of the harbour."""
        px = self.pad.px
        x = self._shore + self.rect.w * _ROAD / 2
        start = self.deck(ship)
        end = self.across(x), float(self.rect.bottom + px(60))
        return Way((start, (self.across(self._shore), start[1]), *_bend(
            (self.across(self._shore), start[1]), end, upright=True)))  # fmt: skip

    def _to(self, ship: int, end: Point) -> Way:
        start = self.deck(ship)
        ramp = self.across(self._shore + self.pad.px(4)), start[1]
        inner = self.across(self._shore + self.rect.w * _ROAD * 1.35), end[1]
        return Way((start, ramp, *_bend(ramp, inner), end))

    # -- pictures

    @property
    def _plan(self) -> harbour.Plan:
        return harbour.Plan(self.rect.size, self.sky, self.rect.w - self._shore)

    def begin(self) -> None:
        """Start drawing the scenery in other threads."""
        harbour.begin(self.pad, self.market, self._plan)

    def ground(self, surface: Surface) -> Iterator[None]:
        """Draw everything that stands still, a part per step."""
        pad, px, rect = self.pad, self.pad.px, self.rect
        surface.blit(harbour.scenery(pad, self.market, self._plan), rect)
        yield
        road = self._area(
            Rect(self._shore + px(7), self.sky, round(rect.w * _ROAD) - px(12), rect.h - self.sky)
        )
        colour = pad.canvas.colour
        surface.fill(colour.mix(QUAY_DARK, CHROME_DARK, 0.55), road)
        for y in range(road.y + px(8), road.bottom, px(30)):
            surface.fill(
                colour(CREAM),
                (road.centerx - px(1), y, max(1, px(2)), min(px(14), road.bottom - y)),
            )
        self._crane(surface)
        for space in self._bays:
            yield
            self._bay(surface, space)

    def _crane(self, surface: Surface) -> None:
        """Draw a crane and a gull between sky and quay."""
        pad, px = self.pad, self.pad.px
        crane = harbour.facing(pad, "crane", self.market, px(150), round(self.sky * 1.02))
        x = self.across(self._shore + self.rect.w * 0.06)
        surface.blit(crane, crane.get_rect(midbottom=(round(x), self.rect.y + self.sky + px(6))))
        gull = pad.image("gull", px(26), px(14))
        x, y = self.across(self.rect.w * 0.78), self.rect.y + self.sky * 0.3
        surface.blit(gull, gull.get_rect(center=(round(x), round(y))))
        for share in (0.26, 0.62, 0.94):
            bollard = pad.image("bollard", px(20), px(20))
            y = self.rect.y + self.sky + (self.rect.h - self.sky) * share
            x = self.across(self._shore + px(6))
            surface.blit(bollard, bollard.get_rect(center=(round(x), round(y))))

    def _bay(self, surface: Surface, space: int) -> None:
        pad, px = self.pad, self.pad.px
        bay, tag, data = self.bay(space), self.tag(space), pad.state.data
        top = space == terms.TOP_SPACE
        ground = pad.canvas.colour.mix(QUAY_DARK, CHROME_DARK, 0.18)
        line = max(1.0, px(1.6))
        surface.fill(pad.canvas.colour(ground), bay)
        land = bay.right if self.west else bay.left
        for ends in ((bay.topleft, bay.topright), (bay.bottomleft, bay.bottomright),
                     ((land, bay.top), (land, bay.bottom))):  # fmt: skip
            pad.canvas.line(surface, *ends, CREAM, px(2.4))
        fill, edge, words = (HARBOUR, BRASS, CREAM) if top else (CREAM, INK, INK)
        surface.blit(pad.canvas.box(tag.size, fill, edge, line, px(8)), tag)
        hole = tag.x + px(7) if self.west else tag.right - px(7)
        pad.canvas.circle(surface, (hole, tag.y + px(8)), px(3), CHROME, INK, max(1, px(1)))
        reward = faces.reward(
            data.sale_money[self.market][space], data.sale_points[self.market][space]
        )
        image = faces.fitting(pad, reward, min(px(32), round(tag.h * 0.6)), tag.w - px(14), words)
        surface.blit(image, image.get_rect(center=tag.center))

    def lit(self, surface: Surface, rect: Rect) -> None:
        """Draw a halo around a ship or a tag."""
        px = self.pad.px
        box = rect.inflate(px(4), px(4))
        surface.blit(self.pad.canvas.box(box.size, None, GLOW, px(3), px(10)), box)

    def ship(self, surface: Surface, ship: int, away: float) -> int:
        """Draw a ship and return by how many pixels it is moved to the right.

        ``away`` is 0 at the quay and 1 out at sea.
        """
        pad, rect = self.pad, self.hull(ship)
        shift = round(away * (self._shore + rect.w * 0.1)) * (-1 if self.west else 1)
        place = rect.move(shift, 0)
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        hull = pad.image(f"hull_{harbour.side(self.market)}", *rect.size)
        surface.blit(hull, place)
        figure = faces.number(pad, ship, rect.h * 0.36, INK)
        x = place.x + place.w * 0.175 if self.west else place.right - place.w * 0.175
        surface.blit(figure, figure.get_rect(center=(round(x), round(place.y + rect.h * 0.425))))
        worth = pad.state.data.gold_medals[ship]
        if worth:
            flag = markets.flag(pad, worth, round(rect.h * 0.52))
            x = place.right - rect.w * 0.045 if self.west else place.x + rect.w * 0.045
            spot = round(x), round(place.y + rect.h * 0.3)
            surface.blit(flag, flag.get_rect(midbottom=spot))
        surface.set_clip(before)
        return shift

    def car(self, surface: Surface, car: int, foot: Point, driven: float = 0.0) -> None:
        """Draw a car standing on ``foot``, its wheels turned by ``driven`` pixels of way."""
        angle = models.turned(self.pad, car, driven, self.car_width)
        image = models.model(self.pad, car, self.car_width, angle, to_left=not self.west)
        x, y = round(foot[0] - image.get_width() / 2), foot[1] - image.get_height() * models.GROUND
        surface.blit(image, (x, round(y)))


def _bend(start: Point, end: Point, upright: bool = False) -> list[Point]:
    """Return a bend in the form of an S; ``upright`` ends straight downwards."""
    found = []
    for step in range(1, _BENDS + 1):
        t = step / _BENDS
        smooth = t * t * (3 - 2 * t)
        across, along = (math.sin(t * math.pi / 2), 1 - math.cos(t * math.pi / 2)) if upright else (
            t, smooth
        )  # fmt: skip
        found.append(
            (start[0] + (end[0] - start[0]) * across, start[1] + (end[1] - start[1]) * along)
        )
    return found
