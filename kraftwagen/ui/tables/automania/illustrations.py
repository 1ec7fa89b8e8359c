"""Pictures of pieces by name, drawn as on the table, for the rulebook and for lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.automania.state import State
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import PLAYERS, TABLE, Theme
from kraftwagen.ui.tables.automania.areas import grid, markets
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import empty_pad
from kraftwagen.ui.widgets.medals import medal

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_SEATS: Final = 3
_DRAWN: Final = 0.5
"""Scale at which a table is drawn before it is shrunk, so that text keeps its place."""
_PIECE: Final = 72
"""Height of a piece beside text, in design units."""


def thumbnail(
    spec: GameSpec[Any], app: Services, state: State, height: int, colours: tuple[int, ...]
) -> Surface:
    """Return a picture of a position for lists: both markets with the grid between them."""
    canvas = Canvas(Theme(_DRAWN, app.resources.palette), app.resources, colours)
    pad = empty_pad(spec, app, state, _DRAWN, canvas)
    markets.draw(pad)
    grid.draw(pad)
    made = Surface(pad.layout.rect.size, pygame.SRCALPHA)
    pad.draw(made, frozenset())
    first, second = pad.layout.markets
    parts = [made.subsurface(part) for part in (first, pad.layout.grid, second)]
    gap = pad.px(6)
    wide = sum(part.get_width() for part in parts) + 4 * gap
    high = first.h + 2 * gap
    whole = canvas.box((wide, high), TABLE, radius=gap).copy()
    x = gap
    for part in parts:
        whole.blit(part, (x, (high - part.get_height()) // 2))
        x += part.get_width() + gap
    return pygame.transform.smoothscale(whole, (round(wide * height / high), height))


class Illustrations:
    """The pictures at the size of the application's theme.

    Names are those of the game's images, "tile A03" for tiles, "contract C2" for contracts, and
    "worker disc" for a player's piece with its shape.
    """

    def __init__(self, spec: GameSpec[Any], app: Services) -> None:
        self._app = app
        state = spec.new(_SEATS, 1, {})
        self._pad = empty_pad(spec, app, state, app.theme.scale, app.canvas)

    def __call__(self, name: str) -> Surface | None:
        """Return the picture of a name; None if there is none."""
        pad, data = self._pad, self._pad.state.data
        side = self._app.theme.px(_PIECE)
        kind, _, which = name.partition(" ")
        if kind == "tile" and which in data.tile_names:
            return faces.tile_face(pad, data.tile_names.index(which), side, side)
        if kind == "contract" and which in data.card_names:
            return faces.contract_face(pad, data.card_names.index(which), side * 2, side)
        if name.startswith("medal_"):
            return medal(self._app.resources, pad.game, name.removeprefix("medal_"), side)
        head, _, shape = name.rpartition(" ")
        for seat in range(len(PLAYERS)):
            if pad.canvas.player(seat).shape == shape:
                return pad.seat_image(f"{head.replace(' ', '_')}_{{}}", seat, side * 2, side)
        picture = name.replace(" ", "_")
        known = self._app.resources.has_image(f"{pad.game}/{picture}")
        return pad.image(picture, side * 2, side) if known else None
