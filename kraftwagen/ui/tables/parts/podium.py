"""The podium at the end of a game: each seat's best car on a step as high as its place.

The cars drive up, then the steps lift them; faces and medals come last. The game supplies the
ground and the cars (``Cast``).
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.people import Face, likeness
from kraftwagen.ui.drawing.theme import (
    BRASS_LIGHT,
    CREAM,
    GREEN_DARK,
    GREEN_LIGHT,
    INK,
    OXBLOOD_LIGHT,
    PAPER,
    SEPIA,
)
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import Cast
from kraftwagen.ui.tables.parts import end_ground
from kraftwagen.ui.widgets.medals import ranked

_STEPS: Final = (112, 82, 58, 38)
"""Height of each step in units, the first place first."""
_WIDE: Final = (232, 182)
"""Width of the step of the first place, and of the others."""
_FACES: Final = (84, 66)
"""Height of the face on the step of the first place, and on the others."""
_BEHIND: Final = 0.14
"""The part of a face that the car hides."""
_BETWEEN: Final = 10
_HIGH: Final = _STEPS[0] + 232 * 0.94 * end_ground.CAR[1] / end_ground.CAR[0] + _FACES[0] + 8
"""Height of all in units, without the plates below."""
_NAMES: Final = ("heading", "bold", "small_bold")
"""Styles of the names, the first that all have room for."""
_LOW: Final = 170
"""The smallest height of all in units, without the plates below."""
_LARGEST: Final = 1.5
"""The most that a unit may be, in design units."""
_RANKS: Final = ("gold", "silver", "bronze")
_ORDER: Final = (1, 0, 2, 3)
"""Places from left to right, the first place second from the left."""
_WORKER: Final = 64
"""Height of those who wait for the count to end."""
_ABOVE: Final = 14
"""Least room between the scenery and the heads of those who wait, in their units."""
_NEAR: Final = 2.0
"""How much larger they are than what stands on the podium."""
_FOOT: Final = 0.66
"""Where they stand, as a part of the ground from the podium to the lower edge of the window."""
_COINS: Final = 12
"""Coins of the largest heap while totals are counted."""
_COIN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 22"><path d="M2 8V14C2 22 42 22 42 14'
    'V8Z" fill="$ACCENT" stroke="$INK" stroke-width="2"/><ellipse cx="22" cy="8" rx="20" '
    'ry="6.5" fill="$CREAM" stroke="$INK" stroke-width="2"/></svg>'
)
_SHADE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><defs><radialGradient id="s">'
    '<stop offset="0.75" stop-color="$INK" stop-opacity="0.5"/>'
    '<stop offset="1" stop-color="$INK" stop-opacity="0"/></radialGradient></defs>'
    '<ellipse cx="100" cy="20" rx="100" ry="20" fill="url(#s)"/></svg>'
)
"""The shadow of a step on the floor."""
_THICK: Final = 5.4
"""Height of a coin in a heap, in units."""
_PAPERS: Final = 44
"""Number of scraps of paper that rain on the winner."""


class Standee(NamedTuple):
    """A seat on the podium; ``words`` are its place and its distance to the winner."""

    seat: Seat
    place: int
    name: str
    score: str
    words: str
    face: Face | None


class _Spot(NamedTuple):
    """A step laid out: who stands there, its rectangle when risen, and the plate below."""

    who: Standee
    step: Rect
    plate: Rect
    first: bool


class Podium:
    """The podium of one match; ``standees`` are in the order of the ranking, winners first."""

    def __init__(self, app: Services, game: str, cast: Cast, standees: Sequence[Standee]) -> None:
        self._app, self._game, self._cast = app, game, cast
        self._standees = standees
        self._spots: list[_Spot] = []
        self._plates: dict[Seat, Surface] = {}
        """What stands on the plate of each seat, once drawn."""
        self._laid: tuple[object, ...] = ()
        self._style = _NAMES[0]
        self._unit = 1.0
        self._floor = 0
        drive, apart = MOMENTS["drive_up"].length, MOMENTS["drive_apart"].length
        self._risen = drive + apart * (len(standees) - 1)
        """Seconds until the last car stands."""
        self._shown = self._risen + MOMENTS["rise"].length
        """Seconds until the steps have risen."""
        self.duration = self._shown + MOMENTS["appear"].length + MOMENTS["swell"].length
        """Seconds until all seats stand on the podium."""
        self.festive = self.duration + MOMENTS["rain"].length
        """Seconds until nothing moves any more."""
        self.sound = cast.sound

    def about(self, seat: Seat) -> str:
        """Return a sentence about the best of a seat; empty if it has none."""
        best = self._cast.best[seat]
        return best.words if best is not None else ""

    def posed(self, app: Services) -> Podium:
        """Return the same podium with the theme of ``app``, for a picture to share."""
        return Podium(app, self._game, self._cast, self._standees)

    # -- places

    def least(self) -> tuple[float, float]:
        """Return the smallest width and height in design units: that of plates with low steps."""
        scale, style = self._app.theme.scale, _NAMES[-1]
        needed = self._needed(style)
        gaps = _BETWEEN * (len(needed) - 1)
        return sum(needed) / scale + gaps, self._plates_high(needed, style) / scale + _LOW

    def _needed(self, style: str) -> list[int]:
        """Return the width in pixels that each plate needs for a name in that style."""
        res, theme = self._app.resources, self._app.theme
        look, edges = theme.style(style), theme.px(36)
        return [res.text_size(who.name + who.score, look)[0] + edges for who in self._standees]

    def _wides(self, needed: Sequence[int], unit: float, room: int) -> list[int]:
        """Return the width in pixels of each plate: its step's or what it needs, if all fit."""
        wides = [max(need, round(_WIDE[at > 0] * unit)) for at, need in enumerate(needed)]
        over = max(0, sum(wides) + round(_BETWEEN * unit) * (len(wides) - 1) - room)
        spare = [wide - need for wide, need in zip(wides, needed, strict=True)]
        spare = wides if over > sum(spare) else spare
        return [
            wide - over * part // max(1, sum(spare))
            for wide, part in zip(wides, spare, strict=True)
        ]

    def _plates_high(self, wides: Sequence[int], style: str) -> int:
        """Return the height in pixels of all plates of those widths, with names in that style."""
        theme, res = self._app.theme, self._app.resources
        lines = [
            res.text_size(who.words, theme.style("small"), wide - theme.px(24))[1]
            for who, wide in zip(self._standees, wides, strict=True)
        ]
        return max(lines) + res.text_size("Ag", theme.style(style))[1] + theme.px(14)

    def _lay(self, size: tuple[int, int], stage: Rect) -> None:
        theme = self._app.theme
        laid = (size, tuple(stage), theme.scale, theme.text, theme.palette.name)
        if laid == self._laid:
            return
        self._laid = laid
        self._plates.clear()
        count = len(self._standees)
        whole = _WIDE[0] + _WIDE[1] * (count - 1) + _BETWEEN * (count - 1)
        unit = min(stage.w / whole, _LARGEST * theme.scale)
        # A plate is as wide as its name needs, perhaps wider than its step.
        for style in _NAMES:
            needed = self._needed(style)
            if sum(needed) + _BETWEEN * unit * (count - 1) <= stage.w:
                break
        self._style = style
        plates, wides = 0, self._wides(needed, unit, stage.w)
        while (lines := self._plates_high(wides, style)) > plates:
            # Higher plates leave less room for steps; narrower ones may need more lines.
            plates = lines
            unit = max(min(unit, (stage.h - plates) / _HIGH), 0.2)
            wides = self._wides(needed, unit, stage.w)
        gap = round(_BETWEEN * unit)
        self._unit, self._floor = unit, stage.bottom - plates
        x = stage.centerx - (sum(wides) + gap * (count - 1)) // 2
        self._spots = []
        for at in (at for at in _ORDER if at < count):
            who, wide = self._standees[at], wides[at]
            high = _STEPS[who.place - 1] * unit
            step = Rect(0, 0, min(wide, round(_WIDE[at > 0] * unit)), round(high))
            step.midbottom = (x + wide // 2, self._floor)
            plate = Rect(x, self._floor, wide, plates)
            self._spots.append(_Spot(who, step, plate, at == 0))
            x += wide + gap

    # -- picture

    def foresee(self) -> Iterator[None]:
        """Make all pictures one after the other while nobody stands on the podium yet."""
        nowhere = Surface((1, 1))
        for spot in self._spots:
            self._draw_step(nowhere, spot, spot.step.h)
            yield
            self._draw_car(nowhere, spot, 1.0, spot.step.top)
            yield
            self._draw_person(nowhere, spot, spot.step.top, 1.0)
            yield
            self._draw_medal(nowhere, spot, 1.0)
            yield
            self._draw_plate(nowhere, spot)
            yield

    def draw(self, surface: Surface, stage: Rect, time: float, heaps: Sequence[float] = ()) -> None:
        """Draw the scenery and the podium ``time`` seconds after its beginning.

        While totals are counted, ``heaps`` has each seat's total as a share of the highest final
        score.
        """
        self._lay(surface.get_size(), stage)
        end_ground.draw(self._app, surface, self._cast.scenery, self._floor)
        if time < self._shown:
            self._draw_waiting(surface, heaps)
        if time <= 0:
            return
        up = _share(time, self._risen, "rise")
        for number, spot in enumerate(self._spots):
            self._draw_spot(surface, spot, time, number, up)
        if self._shown < time < self.festive:
            self._draw_rain(surface, stage, time - self._shown)

    def _draw_waiting(self, surface: Surface, heaps: Sequence[float]) -> None:
        """Draw all seats side by side in the foreground, beside each the coins counted so far."""
        res, count = self._app.resources, len(self._standees)
        ground = surface.get_height() - self._floor
        unit = min(_NEAR * self._unit, ground * _FOOT / (_WORKER + _ABOVE))
        side, foot = _WORKER * unit, self._floor + round(ground * _FOOT)
        coin = res.svg(_COIN, 36 * unit, 18 * unit)
        for seat in range(count):
            x = surface.get_width() * (seat + 1) // (count + 1)
            figure = self._figure(seat, side)
            surface.blit(figure, figure.get_rect(midbottom=(x, foot)))
            if not heaps:
                continue
            beside = x + round(46 * unit)
            for at in range(round(heaps[seat] * _COINS)):
                place = coin.get_rect(midbottom=(beside, foot - round(at * _THICK * unit)))
                surface.blit(coin, place)

    def _draw_spot(self, surface: Surface, spot: _Spot, time: float, at: int, up: float) -> None:
        rise = round(spot.step.h * up)
        top = self._floor - rise
        if rise > 0:
            self._draw_step(surface, spot, rise)
        # The rightmost car drives first, so that none drives through another.
        later = MOMENTS["drive_apart"].length * (len(self._spots) - 1 - at)
        shown = _share(time, self._shown, "appear") if time > self._shown else 0.0
        if shown:
            self._draw_person(surface, spot, top, shown)
        self._draw_car(surface, spot, _share(time, later, "drive_up"), top)
        if shown:
            self._draw_medal(surface, spot, shown)
            self._draw_plate(surface, spot)

    def _draw_step(self, surface: Surface, spot: _Spot, rise: int) -> None:
        """Draw a step that has risen by so many pixels, on its shadow."""
        res = self._app.resources
        seen = Rect(spot.step.x, self._floor - rise, spot.step.w, rise)
        shade = res.svg(_SHADE, seen.w * 1.16, 30 * self._unit)
        surface.blit(shade, shade.get_rect(center=(seen.centerx, self._floor)))
        block = res.image(self._cast.step, spot.step.w, spot.step.w * 220 / 240)
        surface.blit(block, seen.topleft, Rect(0, 0, seen.w, min(seen.h, block.get_height())))

    def _draw_car(self, surface: Surface, spot: _Spot, driven: float, top: int) -> None:
        car = self._cast.best[spot.who.seat]
        if car is None or driven <= 0:
            return
        wide, high = _car(spot)
        end = spot.step.centerx - wide / 2
        way = (end + wide) * driven
        shake = math.sin(driven * 60) * 1.2 * self._unit * (1 - driven)
        y = top - high * end_ground.GROUND / end_ground.CAR[1] + shake
        corner = round(way - wide), round(y)
        if self._cast.roll is not None:
            self._cast.roll(surface, spot.who.seat, wide, corner, way)
        else:
            size = (wide, high)
            image = end_ground.painted(self._app, car.picture, spot.who.seat, size)
            surface.blit(image, corner)

    def _draw_person(self, surface: Surface, spot: _Spot, top: int, shown: float) -> None:
        """Draw face or worker behind the car; it comes up from there."""
        canvas, unit, who = self._app.canvas, self._unit, spot.who
        side = _FACES[0 if spot.first else 1] * unit
        down = (_BEHIND + (1 - shown) * 0.5) * side
        middle = (spot.step.centerx, round(top - self._roof(spot) - side / 2 + down))
        face = None
        if who.face is not None:
            face = likeness(self._app.resources, self._game, who.face, round(side))
        if face is not None:
            surface.blit(face, face.get_rect(center=middle))
            corner = (middle[0] - side * 0.5, middle[1] + side * 0.36)
            canvas.badge(surface, who.seat, corner, side * 0.36)
            other = (middle[0] + side * 0.56, middle[1] + side * 0.3)
            canvas.emblem(surface, who.seat, other, side * 0.44)
        elif not canvas.emblem(surface, who.seat, middle, side):
            figure = self._figure(who.seat, side)
            surface.blit(figure, figure.get_rect(center=middle))

    def _roof(self, spot: _Spot) -> int:
        """Return how far the top of the car is above its step, in pixels; 0 without a car."""
        car = self._cast.best[spot.who.seat]
        if car is None:
            return 0
        wide, high = _car(spot)
        image = end_ground.painted(self._app, car.picture, spot.who.seat, (wide, high))
        return round(high * end_ground.GROUND / end_ground.CAR[1]) - image.get_bounding_rect().top

    def _figure(self, seat: Seat, side: float) -> Surface:
        """Return the worker of a seat."""
        res, look = self._app.resources, self._app.canvas.player(seat)
        shades = {name: res.palette.hexa(getattr(look, name)) for name in ("main", "light", "dark")}
        return res.image(f"{self._game}/worker_{look.shape}", side, side, 0, **shades)

    def _draw_medal(self, surface: Surface, spot: _Spot, shown: float) -> None:
        """Draw the medal of the first three places; it drops onto the step."""
        place = spot.who.place
        if place > len(_RANKS):
            return
        high = round(min(spot.step.h * 0.8, 66 * self._unit))
        image = ranked(self._app.resources, _RANKS[place - 1], high)
        y = spot.step.centery + 5 * self._unit - (1 - shown) * 14 * self._unit
        surface.blit(image, image.get_rect(center=(spot.step.centerx, round(y))))

    def _draw_plate(self, surface: Surface, spot: _Spot) -> None:
        """Draw the plate below a step."""
        self._app.canvas.panel(surface, spot.plate, "paper", deco=False, shadow=3)
        if spot.who.seat not in self._plates:
            self._plates[spot.who.seat] = self._plate(spot.who, spot.plate.size)
        surface.blit(self._plates[spot.who.seat], spot.plate)

    def _plate(self, who: Standee, size: tuple[int, int]) -> Surface:
        """Return name and score, with place and distance below them."""
        canvas, px = self._app.canvas, self._app.theme.px
        made = Surface(size, pygame.SRCALPHA)
        inner = made.get_rect().inflate(-px(24), -px(10))
        line = self._app.resources.text_size("Ag", self._app.theme.style(self._style))[1]
        above = Rect(inner.x, inner.y, inner.w, line)
        score = canvas.text(made, who.score, self._style, INK, above, "right")
        above.w -= score.w + px(8)
        canvas.fitted(made, who.name, self._style, INK, above)
        below = Rect(inner.x, above.bottom, inner.w, inner.bottom - above.bottom)
        canvas.text(made, who.words, "small", SEPIA, below, "left", "top", wrap=True)
        return made

    def _draw_rain(self, surface: Surface, stage: Rect, time: float) -> None:
        """Draw scraps of paper that fall on the step of the first place."""
        first = next(spot for spot in self._spots if spot.first)
        dice = random.Random(1)  # the same rain each time
        tones = (BRASS_LIGHT, CREAM, GREEN_LIGHT, OXBLOOD_LIGHT, PAPER, GREEN_DARK)
        fall, unit = MOMENTS["rain"].length, self._unit
        for number in range(_PAPERS):
            x = first.step.centerx + dice.uniform(-1.1, 1.1) * first.step.w
            begin, speed, phase = dice.uniform(0, 0.4), dice.uniform(0.55, 0.8), dice.uniform(0, 6)
            share = (time / fall - begin * 0.5) / speed
            if not 0 < share < 1:
                continue
            y = stage.y + (self._floor - stage.y) * share
            x += math.sin(time * 3 + phase) * 14 * unit
            wide = max(1, round(9 * unit * abs(math.cos(time * 5 + phase))))
            scrap = Rect(round(x), round(y), wide, max(2, round(6 * unit)))
            self._app.canvas.rect(surface, tones[number % len(tones)], scrap)


def _car(spot: _Spot) -> tuple[int, int]:
    """Return the size in pixels of the car on a step."""
    wide = round(spot.step.w * 0.94)
    return wide, round(wide * end_ground.CAR[1] / end_ground.CAR[0])


def _share(time: float, begin: float, moment: str) -> float:
    """Return how far a moment that begins at a time has come, eased."""
    length, easing = MOMENTS[moment]
    if time <= begin:
        return 0.0
    return 1.0 if time >= begin + length else easing((time - begin) / length)
