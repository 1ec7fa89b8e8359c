"""The display list of Automania, with its layout, state and look."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pygame import Rect

from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.automania.state import State
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.automania.pictures import layout
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.parts import display_list


class DisplayList(display_list.DisplayList):
    """The pictures, texts and places of one position."""

    layout: Layout
    state: State

    @cached_property
    def look(self) -> dict[str, Any]:
        """The content of the game's ``look.yaml``."""
        return self.res.look(self.game)


def empty_pad(
    spec: GameSpec[Any], app: Services, state: State, k: float, canvas: Canvas
) -> DisplayList:
    """Return an empty display list for a position; ``k`` is pixels per unit."""
    app.resources.look(spec.id)
    whole = Rect(0, 0, round(layout.WIDTH * k), round(layout.HEIGHT * k))
    seats = len(state.order)
    position = Position(spec, state, 0, ("",) * seats)
    made = layout.compute(whole, seats, plain=state.data.plain)
    return DisplayList(canvas, made, position, app.tr)
