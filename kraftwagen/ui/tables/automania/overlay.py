"""Previews drawn on the table: popularity, tiles in place, the ship a car would reach."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.presentation.previews import (
    DISCARDED,
    NO_SHIP,
    STAYS,
    CarPreview,
    DemandsPreview,
    Displaced,
    Landing,
    Matrix,
    PlacePreview,
    RetirePreview,
    SalePreview,
    SpacePreview,
)
from kraftwagen.games.automania.state import pack_car
from kraftwagen.ui.drawing.theme import CREAM, GLOW, GREEN_DEEP, MUTED, OXBLOOD_LIGHT, Colour
from kraftwagen.ui.tables.automania.areas import factories, markets, matrix
from kraftwagen.ui.tables.automania.input.table_input import TableInput
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import marks, pieces

_PLACING = (frames.TILE, frames.PLACE)


def draw(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """Draw the preview of the thing pointed at."""
    found = _change(pad, inputs)
    if found is not None:
        _matrix(pad, *found)
    placed = _placed(pad, inputs)
    if placed is not None:
        _place(pad, still, *placed)
        for car in inputs.previews.cars_with(*_taken(pad, inputs, placed)):
            landing(pad, car.landing)
    coming = _coming(inputs)
    if coming is not None:
        _demands(pad, coming)
    options = _pointed(inputs) or _markets(inputs)
    for option in options:
        if len(options) == 1 or isinstance(option.preview, CarPreview):
            _cars(pad, option)
    spaces = {codes.unpack_space(option.code or 0)[0] for option in options
              if isinstance(option.preview, SpacePreview)}  # fmt: skip
    if len(spaces) == 1:
        _workers(pad, options[0].preview, still.zones[("action", *spaces)], still)
    if len(options) == 1 and isinstance(options[0].preview, RetirePreview):
        _sale(pad, options[0].preview.sale)


def _pointed(inputs: TableInput) -> Sequence[Option]:
    """Return the options that are pointed at, on the table or in the chooser."""
    at = inputs.hovered
    if inputs.selection.chooser and at is not None and at[0] == "choose" and at[1] != "panel":
        return [inputs.selection.chooser[int(at[1])]] if isinstance(at[1], int) else []
    return inputs.pointed()


def _markets(inputs: TableInput) -> Sequence[Option]:
    """Return the markets to choose from, whose ships are shown until one is pointed at."""
    if frames.kind(inputs.position.state.asked) != frames.MARKET:
        return []
    return [
        one for one in inputs.position.options if one.ok and isinstance(one.preview, CarPreview)
    ]


# -- popularity and places


def _placed(pad: DisplayList, inputs: TableInput) -> tuple[int, PlacePreview] | None:
    """Return the tile pointed at in its best place, or the one on the bench where pointed at."""
    cell = inputs.cell()
    if cell is not None:
        preview = inputs.previews.tile(cell)
        best = preview.best if preview is not None else None
        return (pad.state.tiles[cell], best) if best is not None else None
    for option in inputs.pointed():
        if isinstance(option.preview, PlacePreview) and _at(inputs, option.preview.place):
            return factories.asked_tile(pad), option.preview
    return None


def _at(inputs: TableInput, place: int) -> bool:
    """Return whether a place of the factory is pointed at, or the button if it is DISCARDED."""
    if place == DISCARDED:
        return inputs.hovered == ("button", "discard")
    return inputs.hovered == ("place", inputs.position.state.current, place)


def _change(pad: DisplayList, inputs: TableInput) -> tuple[Matrix, Matrix] | None:
    """Return the viewer's popularity as it would be, and its change."""
    placed = _placed(pad, inputs)
    if placed is not None:
        return placed[1].matrix, placed[1].change
    coming = _coming(inputs)
    return None if coming is None else (coming.matrix, coming.change)


def _coming(inputs: TableInput) -> DemandsPreview | None:
    """Return the demands that follow if the side pointed at is chosen, at any time (N2)."""
    at, both = inputs.hovered, inputs.previews.demands()
    if at is None or not both:
        return None
    if at[0] == "side":
        return both[int(at[1])]
    waiting = at[0] == "demand" and int(at[2]) >= terms.ACTIVE
    return both[int(at[2]) - terms.ACTIVE] if waiting else None


def _demands(pad: DisplayList, found: DemandsPreview) -> None:
    """Draw what the markets would demand in place of the current demands."""
    for market in range(len(terms.MARKETS)):
        for place in range(terms.ACTIVE):
            at = market * terms.DEMAND_PLACES + place
            if found.demands[at] != pad.state.demands[at]:
                markets.wanted(pad, market, place, found.demands[at], GLOW)


def _matrix(pad: DisplayList, then: Matrix, change: Matrix) -> None:
    for (kind, market), rect in matrix.cells(pad).items():
        if change[kind][market]:
            matrix.field(pad, rect, kind, then[kind][market], change[kind][market])


def _place(pad: DisplayList, still: DisplayList, tile: int, found: PlacePreview) -> None:
    """Draw the tile where it would lie; only in the viewer's factory."""
    if found.place == DISCARDED or not tile:
        return
    rect = still.zones.get(("place", pad.position.viewer, found.place))
    if rect is None:
        return
    face = faces.tile_face(pad, tile, *rect.size)
    pad.put(marks.ghost(pad, face, "tile", tile), rect.center)
    marks.outlined(pad, rect)


# -- cars


def _taken(
    pad: DisplayList, inputs: TableInput, placed: tuple[int, PlacePreview]
) -> tuple[int, int]:
    """Return a tile and where it goes, to preview the car made with it."""
    tile, found = placed
    asked = frames.kind(pad.state.pending[-1]) if inputs.position.options else -1
    if (inputs.cell() is None) != (asked == frames.PLACE) or asked not in _PLACING:
        return terms.NO_TILE, DISCARDED
    return tile, found.place


def _cars(pad: DisplayList, option: Option) -> None:
    """Draw the ships that a car would reach, and the occupied ones that it passes."""
    preview = option.preview
    found: Sequence[CarPreview] = ()
    if isinstance(preview, SpacePreview):
        found = preview.cars
    elif isinstance(preview, CarPreview):
        found = (preview,)
    for car in found:
        landing(pad, car.landing)


def landing(pad: DisplayList, found: Landing) -> None:
    """Draw a faded car on the ship it would reach, and red frames around those it passes."""
    layout, seat = pad.layout, pad.state.current
    for ship in found.blocked:
        if ship <= terms.HIGHEST_SHIP:
            rect = markets.ship(layout, found.market, ship)
            pad.place(pad.canvas.box(rect.size, None, OXBLOOD_LIGHT, pad.px(2), pad.px(5)), rect)
    if found.ship == NO_SHIP or not found.has_tile:
        return
    car = pack_car(seat, found.type, int(found.electric))
    token = faces.car_token(pad, car, *markets.car_size(layout, found.market))
    spot = markets.car_spot(layout, found.market, found.ship)
    pad.put(marks.ghost(pad, token, "car", car), spot)
    row = markets.ship(layout, found.market, found.ship)
    pad.place(pad.canvas.box(row.size, None, GLOW, pad.px(2), pad.px(5)), row)


def _workers(pad: DisplayList, found: SpacePreview, rect: Rect, still: DisplayList) -> None:
    """Draw on an action space how many workers it takes and who gets workers back."""
    crew = faces.crew(pad, pad.state.current, found.workers, round(rect.h * 0.42))
    box: Rect = crew.get_rect(midbottom=(rect.centerx, rect.y + round(rect.h * 0.5)))
    pad.put(marks.ghost(pad, crew, "crew", found.workers), box.center)
    if found.displaced is not None:
        _displaced(pad, found.displaced, still)


def _displaced(pad: DisplayList, found: Displaced, still: DisplayList) -> None:
    """Draw returning workers at their owner's home; grey if they are useless (A2, L2)."""
    rect = still.zones[("workers", found.seat)]
    words: Colour = MUTED if found.retired else CREAM
    pieces.plate(pad, rect, GREEN_DEEP, MUTED if found.retired else GLOW, 5)
    side = min(rect.h - pad.px(2), pad.px(24))
    sign = faces.worker(pad, found.seat, side)
    pad.place(sign, sign.get_rect(midleft=(rect.x + pad.px(2), rect.centery)))
    left = rect.x + side
    for said, share in ((str(found.home), 0.3), (f"+{found.workers}", 0.74)):
        size = pad.px(15 if share < 0.5 else 12)
        figure = faces.number(pad, said, min(size, rect.h * 0.42), words)
        pad.put(figure, ((left + rect.right) / 2, rect.y + rect.h * share))


# -- the sale


def _sale(pad: DisplayList, found: SalePreview) -> None:
    """Draw who would sell where after retiring so; cross out the own cars that stay."""
    layout, own = pad.layout, pad.state.current
    standing: dict[tuple[int, int], int] = {}
    for sale in found.cars:
        if sale.seat == own:
            row, colour = markets.ship(layout, sale.market, sale.ship), GLOW
            if sale.space == STAYS:
                colour = OXBLOOD_LIGHT
            pad.place(pad.canvas.box(row.size, None, colour, pad.px(2), pad.px(5)), row)
        if sale.space == STAYS:
            continue
        place = sale.market, sale.space
        rect = markets.sales_space(layout, *place)
        before = standing.get(place, 0)
        standing[place] = before + 1
        car = pack_car(sale.seat, sale.type, 0)
        token = faces.car_token(pad, car, rect.h * 1.6, rect.h * 0.96)
        # Several cars on the top space stand one behind the other.
        shift = before * rect.h * 0.5
        pad.put(marks.ghost(pad, token, "car", car), (rect.centerx + shift, rect.centery))
        if sale.seat == own:
            pad.place(pad.canvas.box(rect.size, None, GLOW, pad.px(2), pad.px(5)), rect)
