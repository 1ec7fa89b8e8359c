"""The places on the market street: in units of its drawing, and in pixels.

The street is ``WIDE`` units wide. Motion is in units, and so independent of the window; the stage
turns units into pixels.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.raster import rasterised
from kraftwagen.ui.drawing.resources import Resources

WIDE: Final = 1280.0
TOP, FOOT = 104.0, 640.0
"""The part of the street's height that is always in sight, from the stalls' signs to the feet."""
STALL: Final = (165.0, 330.0)
"""Width and height of the drawing of a stall without its shadow, in units."""
PAVEMENT: Final = 440.0
"""Height at which stalls end, in units."""
DECK: Final = 36.0
"""Height above PAVEMENT at which cars stand, in units of the stall's drawing."""
LANE: Final = 618.0
"""Height of the feet of people on the street, in units."""
ROAD: Final = 622.0
"""Height of the wheels of a car on the street, in units."""
_FIRST, _LAST = 262.0, 1256.0
_WIDEST: Final = 168.0
CAR_IN_STALL: Final = 0.97
"""Width of a car in a stall, as a share of the stall's width."""
CAR_ON_ROAD: Final = 250.0
"""Width of a car on the street, in units."""
PARADE: Final = 208.0
"""Width of a car when all sold cars come back, in units."""
BUYER: Final = 0.88
"""Units of the street in a unit of a buyer's drawing."""
_ROOT: Final = re.compile(r"<svg\b[^>]*>")
_LARGEST: Final = 1920
"""Largest width in pixels at which a whole scene is drawn."""
_QUEUE: Final = 208.0
_APART: Final = 47.0


@dataclass(frozen=True)
class Stage:
    """The street laid out in a window, with a number of stalls."""

    stalls: int
    scale: float = 1.0
    """Number of pixels per unit."""
    left: float = 0.0
    top: float = 0.0
    """Place of the street's upper corner, in pixels."""
    window: tuple[int, int] = (1280, 720)

    @classmethod
    def fitted(cls, window: tuple[int, int], head: int, foot: int, stalls: int) -> Stage:
        """Return the stage between a head and a foot of these heights in pixels."""
        room = max(1, window[1] - head - foot)
        scale = min(window[0] / WIDE, room / (FOOT - TOP))
        spare = room - (FOOT - TOP) * scale
        top = head + spare * 0.5 - TOP * scale
        return cls(stalls, scale, (window[0] - WIDE * scale) / 2, top, window)

    # -- in units

    @property
    def stall_width(self) -> float:
        """Width of each stall, in units."""
        return min(_WIDEST, (_LAST - _FIRST) / max(1, self.stalls))

    def stall_x(self, number: int) -> float:
        """Return the middle of a stall in units; stalls stand around the market's middle."""
        wide = self.stall_width
        apart = min(wide * 1.3, (_LAST - _FIRST) / max(1, self.stalls))
        first = (_FIRST + _LAST) / 2 - apart * (self.stalls - 1) / 2
        return first + apart * number

    def queue_x(self, place: int) -> float:
        """Return the x of a place in the queue in units; 0 is the next buyer's."""
        return _QUEUE - _APART * place

    def beside(self, number: int) -> float:
        """Return the x in units at which a buyer looks at the car of a stall."""
        return self.stall_x(number) - 40

    def road_x(self, number: int) -> float:
        """Return the x in units of a stall's car on the street, right of its buyer."""
        return min(self.beside(number) + 150, WIDE - CAR_ON_ROAD / 2)

    def parade_x(self, number: int, cars: int) -> float:
        """Return the x of the middle of a sold car that has come back, the first one ahead."""
        apart = min(240.0, (WIDE - 80) / max(1, cars))
        return WIDE / 2 + apart * ((cars - 1) / 2 - number)

    @property
    def before(self) -> float:
        """An x left of the window for things about to come, in units."""
        return -self.left / self.scale - CAR_ON_ROAD

    @property
    def outside(self) -> float:
        """An x right of the window for things that have left, in units."""
        return (self.window[0] - self.left) / self.scale + CAR_ON_ROAD

    # -- in pixels

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return the pixel of a place in units."""
        return self.left + x * self.scale, self.top + y * self.scale

    def px(self, units: float) -> int:
        """Return a length in units in pixels; at least 1."""
        return max(1, round(units * self.scale))

    def stall(self, number: int) -> Rect:
        """Return the rectangle of a stall."""
        size = self.stall_width / STALL[0]
        x, y = self.at(self.stall_x(number) - self.stall_width / 2, PAVEMENT - STALL[1] * size)
        return Rect(round(x), round(y), self.px(self.stall_width), self.px(STALL[1] * size))

    def backdrop(self, res: Resources, name: str) -> Surface:
        """Return a drawing of the scene cut to the window, to be drawn on."""
        made = res.sheets.part(self.window, Rect((0, 0), self.window))
        made.blit(res.once(self._key(name), self._drawing(res, name)), (0, 0))
        return made

    def preload(self, res: Resources, name: str) -> None:
        """Start drawing the result of ``backdrop`` in another thread."""
        res.preload(self._key(name), self._drawing(res, name))

    def _key(self, name: str) -> Hashable:
        return name, self.scale, self.left, self.top, self.window

    def _drawing(self, res: Resources, name: str) -> Callable[[], Surface]:
        """Return what makes the drawing; one wider than ``_LARGEST`` is stretched."""
        share = min(1.0, _LARGEST / self.window[0])
        size = (round(self.window[0] * share), round(self.window[1] * share))
        text = res.palette.fill(self._cut(res.source(name)))

        def make() -> Surface:
            made = rasterised(text, size).convert()
            return made if share == 1 else pygame.transform.smoothscale(made, self.window)

        return make

    def _cut(self, source: str) -> str:
        """Return the text of a drawing with the window as its view."""
        box = (-self.left, -self.top, *self.window)
        view = " ".join(f"{one / self.scale:.2f}" for one in box)
        root = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" '
            f'width="{self.window[0]}" height="{self.window[1]}">'
        )
        return _ROOT.sub(root, source, count=1)
