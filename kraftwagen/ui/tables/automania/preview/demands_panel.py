"""The panel to choose the next demands: both markets for each side, popularity below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.previews import DemandsPreview
from kraftwagen.ui.boxes import Box, Column, Gap, Row
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, GLOW, GREEN_DARK, GREEN_LIGHT
from kraftwagen.ui.tables.automania.areas import matrix
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import CHROME_DARK, HARBOUR_DARK
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import panels, pieces
from kraftwagen.ui.tables.parts.panels import Ground, Words, piece
from kraftwagen.ui.tables.parts.places import rows_of, split

PANEL: Final = ("sides", "panel")
_WORTH: Final = 34
"""Width of a demand's value, left of both markets."""


def draw(pad: DisplayList, coming: Sequence[DemandsPreview], hovered: Key | None) -> None:
    """Draw the panel over grid and contracts; both markets stay visible (N2)."""

    def content(brief: bool) -> Box:
        sides = [_side(pad, side, coming[side], hovered) for side in range(len(terms.SIDES))]
        title = Words(pad.say("sides.title"), "heading", BRASS_LIGHT, align="center")
        return Column(
            None if brief else title,
            Row(*sides, gap=12, items="stretch", share=1),
            gap=4,
        )

    panels.open_in(pad, content, pad.layout.between, key=PANEL, first="stretch", others="stretch")


def _side(pad: DisplayList, side: int, found: DemandsPreview, hovered: Key | None) -> Box:
    """Return a side to press: the demands of both markets, popularity below."""
    key: Key = ("side", side)

    def ground(rect: Rect) -> None:
        fill = GREEN_LIGHT if hovered == key else GREEN_DARK
        pieces.plate(pad, rect, fill, GLOW, 8)
        pad.zone(key, rect)

    heads = [pad.say(f"matrix.{market}") for market in terms.MARKETS]
    names = [Words(name, "tiny_bold", CREAM, align="center", share=1) for name in heads]
    return Ground(
        ground,
        Words(pad.say(f"sides.{terms.SIDES[side]}"), "bold", CREAM, align="center"),
        Row(Gap(_WORTH), *names, gap=6, folds=False),
        piece(partial(_figures, pad, found), _WORTH + 80, 150, share=1),
        pad=(8, 5), share=1,
    )  # fmt: skip


def _figures(pad: DisplayList, found: DemandsPreview, room: Rect) -> None:
    """Draw the demands of both markets and the popularity of the viewer's cars."""
    px = pad.px
    # Below their names, which stand after the same gap.
    columns = split(Rect(room.x + px(_WORTH) + px(6), room.y, room.w - px(_WORTH) - px(6), 1), 2,
                    px(6))  # fmt: skip
    wanted, popular = rows_of(room, 2, px(6))
    rows = rows_of(wanted, terms.ACTIVE, px(2))[::-1]
    for place, row in enumerate(rows):
        stars = [("star", pad.state.data.stars[place])]
        worth = faces.fitting(pad, stars, round(row.h * 0.5), px(_WORTH - 6), CREAM)
        pad.put(worth, (row.x + px(_WORTH) / 2, row.centery))
        for market, column in enumerate(columns):
            _demand(pad, found, market, place, Rect(column.x, row.y, column.w, row.h))
    for kind, row in enumerate(rows_of(popular, terms.TYPES, px(2))):
        car = faces.home_car(pad, pad.position.viewer, kind, False, px(_WORTH - 4), row.h)
        pad.put(car, (row.x + px(_WORTH) / 2, row.centery))
        for market, column in enumerate(columns):
            cell = Rect(column.x, row.y, column.w, row.h)
            number, change = found.matrix[kind][market], found.change[kind][market]
            matrix.field(pad, cell, kind, number, change, beside=True)


def _demand(pad: DisplayList, found: DemandsPreview, market: int, place: int, rect: Rect) -> None:
    """Draw one future demand; the new one has a bright frame."""
    at = market * terms.DEMAND_PLACES + place
    pieces.plate(pad, rect, HARBOUR_DARK, GLOW if place == 0 else CHROME_DARK, 6)
    side = rect.h * 0.9
    pad.put(pad.image(f"demand_{terms.DEMANDS[found.demands[at]]}", side, side), rect.center)
