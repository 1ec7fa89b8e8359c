"""The panel to choose the next demands: both markets for each side, popularity below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.previews import DemandsPreview
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, GLOW, GREEN_DARK, GREEN_LIGHT
from kraftwagen.ui.tables.automania.areas import matrix
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.automania.pictures.tones import CHROME_DARK, HARBOUR_DARK
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

PANEL: Final = ("sides", "panel")
_WORTH: Final = 34
"""Width of a demand's value, left of both markets."""


def places(layout: Layout) -> list[Rect]:
    """Return the places of the two sides, next to each other."""
    area, px = layout.middle, layout.px
    inner = Rect(area.x + px(12), area.y + px(38), area.w - px(24), area.h - px(50))
    return split(inner, len(terms.SIDES), px(12))


def draw(pad: DisplayList, coming: Sequence[DemandsPreview], hovered: Key | None) -> None:
    """Draw the panel over grid and contracts; both markets stay visible (N2)."""
    px, area = pad.px, pad.layout.middle
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=False, shadow=8))
    pad.zone(PANEL, area)
    head = Rect(area.x + px(14), area.y + px(6), area.w - px(28), px(28))
    pad.fitted(pad.say("sides.title"), "heading", BRASS_LIGHT, head, "center")
    for side, rect in enumerate(places(pad.layout)):
        key: Key = ("side", side)
        ground = GREEN_LIGHT if hovered == key else GREEN_DARK
        pieces.plate(pad, rect, ground, GLOW, 8)
        _side(pad, side, coming[side], rect.inflate(-px(16), -px(10)))
        pad.zone(key, rect)


def _side(pad: DisplayList, side: int, found: DemandsPreview, area: Rect) -> None:
    px = pad.px
    title = Rect(area.x, area.y, area.w, px(22))
    pad.fitted(pad.say(f"sides.{terms.SIDES[side]}"), "bold", CREAM, title, "center")
    left = area.x + px(_WORTH)
    columns = split(Rect(left, title.bottom, area.right - left, area.bottom - title.bottom), 2,
                    px(6))  # fmt: skip
    for market, column in enumerate(columns):
        head = Rect(column.x, column.y, column.w, px(18))
        name = pad.say(f"matrix.{terms.MARKETS[market]}")
        pad.fitted(name, "tiny_bold", CREAM, head, "center")
    room = Rect(area.x, columns[0].y + px(18), area.w, area.bottom - columns[0].y - px(18))
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
