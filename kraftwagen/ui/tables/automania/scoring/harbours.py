"""Both markets at each step of a scoring: ships, demands, sales spaces."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from kraftwagen.ui.tables.automania.areas import markets
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.scoring.steps import Moved, RoundSteps
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.parts.places import Point
from kraftwagen.ui.tables.parts.scoring_scene import LIT


class Harbours:
    """Draws both markets; the empty ``pad`` gives colours and sizes."""

    def __init__(self, pad: DisplayList, course: RoundSteps, areas: tuple[Rect, Rect]) -> None:
        self._pad, self.course, self.areas = pad, course, areas
        self._layout = replace(pad.layout, markets=areas)
        self._pads: dict[int, DisplayList] = {}

    def pad(self, at: int) -> DisplayList:
        """Return the display list of the markets after a step."""
        if at not in self._pads:
            position: Position = replace(self._pad.position, state=self.course.steps[at].state)
            made = DisplayList(self._pad.canvas, self._layout, position, self._pad.tr)
            markets.draw(made)
            self._pads[at] = made
        return self._pads[at]

    def token(self, car: int, market: int) -> Surface:
        """Return a car as it looks on a ship."""
        return faces.car_token(self._pad, car, *markets.car_size(self._layout, market))

    def begin(self, moved: Moved) -> Point:
        """Return the place of a car on its ship."""
        return markets.car_spot(self._layout, moved.market, moved.ship)

    def end(self, moved: Moved) -> Point:
        """Return the centre of the sales space that a car goes to."""
        return markets.sales_space(self._layout, moved.market, moved.space).center

    def draw(self, surface: Surface, at: int, underway: tuple[Moved, ...]) -> None:
        """Draw the markets after a step; moving cars are left out, their two places lit."""
        step = self.course.steps[at]
        pad = self.pad(at - 1 if underway else at)
        pad.draw(surface, {("ship", one.market, one.ship) for one in underway})
        for one in step.moved:
            self._light(surface, markets.ship(self._layout, one.market, one.ship))
            if one.space >= 0:
                self._light(surface, markets.sales_space(self._layout, one.market, one.space))

    def _light(self, surface: Surface, rect: Rect) -> None:
        self._pad.canvas.rect(surface, LIT, rect, 2, 6)
