"""Cars with turning wheels: a drawing taken apart into its body and its wheels.

A wheel is all that lies around one centre and touches the ground. It is drawn over the body, turned
by the way driven divided by its radius.
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from kraftwagen.ui.drawing.resources import Resources

SIZE: Final = (256, 124)
"""Width and height of a car's drawing, in its units."""
GROUND: Final = 117
"""Height of the ground in the car's drawing, from its upper edge, in its units."""
TURNS: Final = 24
"""Number of pictures of a wheel for one whole turn."""
_LEAST: Final = 12
"""The smallest radius of a wheel."""
_NEAR: Final = 4
"""How far above or below the ground a wheel may end, in units."""
_CIRCLE: Final = re.compile(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"[^>]*/>')
_PATH: Final = re.compile(r'<path d="([MLAZ\d., -]+)"[^>]*/>')
_NUMBERS: Final = re.compile(r"-?[\d.]+")
_GRADIENT: Final = r'(<(linear|radial)Gradient id="(\w+)".*?</\2Gradient>)'
_AROUND: Final = 8
"""Room around the picture of a wheel, in units."""


class Wheel(NamedTuple):
    """Centre and radius of a wheel in the drawing's units, and the SVG of its elements."""

    x: float
    y: float
    radius: float
    parts: str


class TakenApart(NamedTuple):
    """A drawing without its wheels, and the wheels."""

    body: str
    wheels: tuple[Wheel, ...]


@cache
def take_apart(source: str) -> TakenApart:
    """Return the body and the visible wheels of a car's drawing; hidden wheels stay on the body."""
    radii: dict[tuple[float, float], float] = {}
    for x, y, r in _CIRCLE.findall(source):
        centre = float(x), float(y)
        radii[centre] = max(radii.get(centre, 0.0), float(r))
    wheels = []
    for (x, y), radius in radii.items():
        if radius < _LEAST or abs(y + radius - GROUND) > _NEAR:
            continue
        parts = []
        for found in _elements(source):
            if _inside(found, x, y, radius):
                parts.append(found)
                source = source.replace(found, "", 1)
        wheels.append(Wheel(x, y, radius, "".join(parts)))
    return TakenApart(source, tuple(wheels))


def _elements(source: str) -> list[str]:
    return [found[0] for found in re.finditer(r"<(?:circle|path|ellipse)\b[^>]*/>", source)]


def _inside(element: str, x: float, y: float, radius: float) -> bool:
    """Whether an element is part of a wheel: a circle around its centre, or lines within it."""
    circle = _CIRCLE.match(element)
    if circle:
        return (float(circle[1]), float(circle[2])) == (x, y)
    path = _PATH.match(element)
    if path is None or "A" in path[1]:
        return False
    numbers = [float(one) for one in _NUMBERS.findall(path[1])]
    points = zip(numbers[::2], numbers[1::2], strict=True)
    return all(math.hypot(px - x, py - y) <= radius for px, py in points)


def turn_of(way: float, radius: float) -> float:
    """Return the degrees a wheel has turned; the way and the radius have the same unit."""
    return math.degrees(way / radius)


class _Drawn(NamedTuple):
    """A wheel with the gradients that it uses, and its size in pixels."""

    wheel: Wheel
    defs: str
    side: float

    def text(self, turn: int) -> str:
        """Return the drawing of the wheel after so many parts of a turn."""
        wheel, side = self.wheel, 2 * self.wheel.radius + _AROUND
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-side / 2:g} {-side / 2:g} '
            f'{side:g} {side:g}"><defs>{self.defs}</defs><g transform="'
            f'rotate({turn * 360 / TURNS:g}) translate({-wheel.x:g} {-wheel.y:g})">'
            f"{wheel.parts}</g></svg>"
        )


class RollingCar:
    """A car at one width, with its wheels turned for any way driven.

    ``width`` is the width of the whole drawing in pixels, ``source`` its coloured SVG text.
    """

    def __init__(self, res: Resources, source: str, width: int) -> None:
        self._res = res
        self.size = (max(1, width), max(1, round(width * SIZE[1] / SIZE[0])))
        self._unit = width / SIZE[0]
        self._apart = take_apart(source)
        found = re.search(r"<defs>.*?</defs>", source, re.S)
        defs = re.findall(_GRADIENT, found[0], re.S) if found else []
        self._wheels = [
            _Drawn(
                wheel,
                "".join(text for text, _, name in defs if f"url(#{name})" in wheel.parts),
                (2 * wheel.radius + _AROUND) * self._unit,
            )
            for wheel in self._apart.wheels
        ]

    def preload(self, turns: int = TURNS) -> None:
        """Start drawing the car, and its wheels at the first so many parts of a turn."""
        self._res.preload_svg(self._apart.body, *self.size)
        for drawn in self._wheels:
            for turn in range(turns):
                self._res.preload_svg(drawn.text(turn), drawn.side, drawn.side)

    @property
    def ground(self) -> int:
        """Height of the ground below the upper edge of the picture, in pixels."""
        return round(self.size[1] * GROUND / SIZE[1])

    def turns(self, way: float) -> tuple[int, ...]:
        """Return the number of each wheel's picture for a way driven in pixels."""
        found = (turn_of(way, wheel.radius * self._unit) for wheel in self._apart.wheels)
        return tuple(round(degrees * TURNS / 360) % TURNS for degrees in found)

    def draw(self, surface: Surface, corner: tuple[int, int], way: float = 0.0) -> None:
        """Draw the car at its upper left corner, its wheels turned by ``way`` pixels driven."""
        surface.blit(self._res.svg(self._apart.body, *self.size), corner)
        for drawn, turn in zip(self._wheels, self.turns(way), strict=True):
            picture = self._res.svg(drawn.text(turn), drawn.side, drawn.side)
            x = corner[0] + round(drawn.wheel.x * self._unit)
            y = corner[1] + round(drawn.wheel.y * self._unit)
            surface.blit(picture, picture.get_rect(center=(x, y)))

    def image(self, way: float = 0.0) -> Surface:
        """Return a picture of the car with its wheels turned by ``way`` pixels driven."""
        made = Surface(self.size, pygame.SRCALPHA)
        self.draw(made, (0, 0), way)
        return made
