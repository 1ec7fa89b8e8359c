"""Drawn previews: popularity and places as they would be, and the ship a car would reach."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.games.automania import codes, terms
from kraftwagen.games.automania.presentation.previews import (
    DISCARDED,
    NO_SHIP,
    CarPreview,
    DemandsPreview,
    Landing,
    Matrix,
    PlacePreview,
    SpacePreview,
)
from kraftwagen.games.automania.rules import cars
from kraftwagen.ui.drawing.theme import GLOW, OXBLOOD_LIGHT
from kraftwagen.ui.tables.automania.areas import factories, markets, matrix
from kraftwagen.ui.tables.automania.input.table_input import TableInput
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import marks


def draw(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """The preview of what is pointed at."""
    found = _change(pad, inputs)
    if found is not None:
        _matrix(pad, *found)
    placed = _placed(pad, inputs)
    if placed is not None:
        _place(pad, still, *placed)
    options = inputs.pointed()
    for option in options[:2]:
        _cars(pad, option)
    if len(options) == 1 and isinstance(options[0].preview, SpacePreview):
        _needed(pad, options[0], still)


# -- popularity and places


def _placed(pad: DisplayList, inputs: TableInput) -> tuple[int, PlacePreview] | None:
    """The tile that is pointed at, or the one on the bench, in its best place."""
    cell = inputs.cell()
    if cell is not None:
        preview = inputs.previews.tile(cell)
        best = preview.best if preview is not None else None
        return (pad.state.tiles[cell], best) if best is not None else None
    for option in inputs.pointed():
        code = option.code or 0
        single = codes.kind(code) in (codes.PLACE, codes.DISCARD)
        if single and isinstance(option.preview, PlacePreview) and _at(inputs, code):
            return factories.asked_tile(pad), option.preview
    return None


def _at(inputs: TableInput, code: int) -> bool:
    """Whether the place of a decision, or its button, is what is pointed at."""
    if codes.kind(code) == codes.DISCARD:
        return inputs.hovered == ("button", "discard")
    seat = inputs.position.state.current
    return inputs.hovered == ("place", seat, codes.value(code))


def _change(pad: DisplayList, inputs: TableInput) -> tuple[Matrix, Matrix] | None:
    """The own popularity as it would be, and by how much that is more."""
    placed = _placed(pad, inputs)
    if placed is not None:
        return placed[1].matrix, placed[1].change
    at = inputs.hovered
    if at is not None and at[0] == "demand" and int(at[2]) >= terms.ACTIVE:
        coming = inputs.previews.demands()
        if coming:
            found: DemandsPreview = coming[int(at[2]) - terms.ACTIVE]
            return found.matrix, found.change
    return None


def _matrix(pad: DisplayList, then: Matrix, change: Matrix) -> None:
    for (kind, market), rect in matrix.cells(pad).items():
        if change[kind][market]:
            matrix.field(pad, rect, kind, then[kind][market], change[kind][market])


def _place(pad: DisplayList, still: DisplayList, tile: int, found: PlacePreview) -> None:
    """The tile where it would lie; only in the factory in front."""
    if found.place == DISCARDED or not tile:
        return
    rect = still.zones.get(("place", pad.position.viewer, found.place))
    if rect is None:
        return
    face = faces.tile_face(pad, tile, *rect.size)
    pad.put(marks.ghost(pad, face, "tile", tile), rect.center)
    marks.outlined(pad, rect)


# -- cars


def _cars(pad: DisplayList, option: Option) -> None:
    """The ships the car would reach, and those on its way that are taken."""
    preview = option.preview
    found: Sequence[CarPreview] = ()
    if isinstance(preview, SpacePreview):
        found = preview.cars
    elif isinstance(preview, CarPreview):
        found = (preview,)
    for car in found:
        landing(pad, car.landing)


def landing(pad: DisplayList, found: Landing) -> None:
    """A ghost on the ship; the taken ships it passes are crossed."""
    layout, seat = pad.layout, pad.state.current
    for ship in found.blocked:
        if ship <= terms.HIGHEST_SHIP:
            rect = markets.ship(layout, found.market, ship)
            pad.place(pad.canvas.box(rect.size, None, OXBLOOD_LIGHT, pad.px(2), pad.px(5)), rect)
    if found.ship == NO_SHIP or not found.has_tile:
        return
    car = cars.pack(seat, found.type, int(found.electric))
    token = faces.car_token(pad, car, *markets.car_size(layout, found.market))
    spot = markets.car_spot(layout, found.market, found.ship)
    pad.put(marks.ghost(pad, token, "car", car), spot)
    row = markets.ship(layout, found.market, found.ship)
    pad.place(pad.canvas.box(row.size, None, GLOW, pad.px(2), pad.px(5)), row)


def _needed(pad: DisplayList, option: Option, still: DisplayList) -> None:
    """On an action space: how many workers it takes."""
    space, _ = codes.unpack_space(option.code or 0)
    rect = still.zones[("action", space)]
    crew = faces.crew(pad, pad.state.current, option.preview.workers, round(rect.h * 0.42))
    box: Rect = crew.get_rect(midbottom=(rect.centerx, rect.y + round(rect.h * 0.5)))
    pad.put(marks.ghost(pad, crew, "crew", option.preview.workers), box.center)
