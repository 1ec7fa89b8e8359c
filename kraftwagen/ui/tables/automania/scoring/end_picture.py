"""The end picture: the winner's factory and the best car made in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.best_car import best_car
from kraftwagen.games.automania.state import State
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import BRASS_DARK, GLOW, INK, Theme, fit_scale
from kraftwagen.ui.drawing.timeline import ease_out
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.automania.areas import factories
from kraftwagen.ui.tables.automania.pictures.display_list import empty_pad
from kraftwagen.ui.tables.automania.pictures.layout import fitted
from kraftwagen.ui.tables.parts import end_ground

HALL: Final = "automania/showroom"
_LENGTH: Final = 330
"""Length of a car in the picture, in design units."""
_BOARD: Final = (960, 400)
_BEAM: Final = 197
"""The lower edge of the beam below the roof, in design units."""
_FOOT: Final = 508
"""Lowest edge of a factory that hangs above its car, in design units."""
_LOW: Final = 624
"""Lowest edge of a factory that hangs beside its car."""
_LOWEST: Final = 60
"""Smallest height of the factory, in design units."""
_SMALL: Final = 400
"""Smallest width at which the factory hangs above its car, in design units."""
_GAP: Final = 24
"""Gap between the factory and a car beside it, in design units."""
_EDGE: Final = 10
"""Width of the factory's frame, in design units."""
_LIT: Final = 0.6
"""Share of the animation after which the factory hangs still, lights up, and the car comes."""


def preload(app: Services) -> None:
    """Start loading the picture of the hall."""
    end_ground.preload(app, HALL)


class ShowRoom:
    """The end picture of Automania; there is always one winner (E4)."""

    sound: str = "automania/neon"

    def __init__(
        self,
        app: Services,
        spec: GameSpec[Any],
        state: State,
        happened: Sequence[Event],
        winner: Seat,
    ) -> None:
        self._app, self._spec, self._state, self._winner = app, spec, state, winner
        self._factories: dict[tuple[object, ...], Surface] = {}
        self._type, popularity = best_car(happened, winner, state.data)
        self.words = app.tr("automania.end.factory")
        if popularity:
            car = app.tr(f"automania.term.car.{terms.CAR_TYPES[self._type]}")
            self.words = app.tr("automania.end.car", car=car, popularity=popularity)

    def draw(self, surface: Surface, stage: Rect, share: float) -> None:
        """Draw the hall; the factory comes down from the roof, then the car drives up."""
        app, size = self._app, surface.get_size()
        fit = fit_scale(size)
        whole = end_ground.draw(app, surface, HALL)
        before = surface.get_clip()
        surface.set_clip(whole.clip(before))
        board, wide, end = _places(stage, whole, fit)
        self._hang(surface, board, whole, fit, share)
        driven = max(0.0, share - _LIT) / (1 - _LIT)
        start = whole.x - wide
        x = start + (end - start) * driven
        name = f"automania/model_{terms.CAR_TYPES[self._type]}"
        end_ground.draw_car(app, surface, name, self._winner, wide, (x, whole.y))
        surface.set_clip(before)

    def _hang(self, surface: Surface, board: Rect, whole: Rect, fit: float, share: float) -> None:
        """Draw the factory on two rods, framed in its owner's colour."""
        canvas, edge = self._app.canvas, round(_EDGE * fit)
        down = ease_out(min(1.0, share / _LIT))
        board.y -= round((1 - down) * (board.bottom + edge - whole.y))
        frame = board.inflate(2 * edge, 2 * edge)
        beam = whole.y + round(_BEAM * fit)
        for x in (frame.x + frame.w // 8, frame.right - frame.w // 8):
            if frame.y > beam:
                canvas.line(surface, (x, beam), (x, frame.y), BRASS_DARK, max(2, round(4 * fit)))
        look = canvas.player(self._winner)
        canvas.rect(surface, look.main, frame, border_radius=edge)
        canvas.rect(surface, INK, frame, max(1, round(2 * fit)), border_radius=edge)
        surface.blit(self._factory(board.size), board)
        if share >= _LIT:
            canvas.glow(surface, frame, GLOW)

    def _factory(self, size: tuple[int, int]) -> Surface:
        """Return the factory as it is at the end of the game."""
        app, canvas = self._app, self._app.canvas
        key = (size, canvas.colours, app.settings.palette)
        if key not in self._factories:
            k = size[0] / _BOARD[0]
            theme = Theme(k, app.resources.palette)
            own = Canvas(theme, app.resources, canvas.colours)
            pad = empty_pad(self._spec, app, self._state, k, own)
            factories.draw(pad, Rect((0, 0), size), self._winner)
            made = Surface(size, pygame.SRCALPHA)
            pad.draw(made, frozenset())
            self._factories = {key: made}
        return self._factories[key]


def _places(stage: Rect, whole: Rect, fit: float) -> tuple[Rect, int, int]:
    """Return the factory's rectangle, the car's length and where the car stops.

    The car stops below the factory, or beside it if the factory would become too small.
    """
    edge, gap = round(_EDGE * fit), round(_GAP * fit)
    car = min(round(_LENGTH * fit), stage.w)

    def size(foot: int, wide: int) -> tuple[int, int]:
        room = whole.y + round(foot * fit) - stage.y - 2 * edge
        return fitted(*_BOARD, max(1, wide - 2 * edge), max(room, round(_LOWEST * fit)))

    top = stage.y + edge
    above, beside = size(_FOOT, stage.w), size(_LOW, stage.w - car - gap)
    if above[0] >= _SMALL * fit or beside[0] < above[0] * 3 // 2:
        left = stage.centerx - above[0] // 2
        return Rect((left, top), above), car, stage.centerx - car // 2
    # Left of the middle: the button to go on is at the right.
    left = stage.centerx - (beside[0] + gap + car) // 2 - 2 * gap
    left = max(left, stage.x + edge)
    return Rect((left, top), beside), car, left + beside[0] + edge + gap
