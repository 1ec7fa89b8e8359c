"""Pictures of pieces by name, drawn as on the table, for the rulebook and for lists.

A name is a kind of piece and which one: "tile hire", "body 3", "car 3 4 2 8" (body, engine,
workers, price), "ring".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.rules import cars, race
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, GREEN_DEEP, INK, PAPER, Theme
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.areas import circuit, ring
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, layout, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces, places

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_SEATS: Final = 3
_ROWS: Final = 3
"""Smallest number of rows of cars beside the ring in a thumbnail."""
_RING: Final = 250
"""Height of the ring with the circuit, in design units."""
_CIRCUIT: Final = 0.86
"""Size of the circuit alone, as a share of its size on the table."""
_ON_THE_WAY: Final = (0, 8, 5, 11, 1, 4, 9, 2, 13, 6, 10, 7, 12)
"""The pieces of the action track, from its tail, in the middle of a game."""


def _display_list(
    spec: GameSpec[Any], app: Services, state: State, k: float, canvas: Canvas
) -> DisplayList:
    """Return an empty display list at a scale; text has the size of the canvas."""
    seats = len(state.players)
    whole = Rect(0, 0, round(layout.WIDTH * k), round(layout.HEIGHT * k))
    stalls = state.data.market_spaces[seats]
    place = layout.compute(whole, seats, stalls, circuit=state.data.circuit)
    position = Position(spec, state, 0, ("",) * seats)
    return DisplayList(canvas, place, position, app.tr)


def _ring(
    spec: GameSpec[Any],
    app: Services,
    state: State,
    height: float,
    colours: tuple[int, ...] = (),
) -> Surface:
    """Return the ring with the circuit, without text."""
    k = height / layout.TOP_HEIGHT
    canvas = Canvas(Theme(k, app.resources.palette), app.resources, colours)
    pad = _display_list(spec, app, state, k, canvas)
    ring.draw(pad, ring.align({}, state.chain), legend_too=False)
    circuit.draw(pad, words=False)
    return _drawn(pad, 1.0)


def _drawn(pad: DisplayList, share: float) -> Surface:
    """Return a disc around the middle of the ring; ``share`` is its part of the ring's radius."""
    made = Surface(pad.layout.rect.size, pygame.SRCALPHA)
    pad.draw(made, frozenset())
    side = 2 * pad.layout.ring_radius * share
    place = places.centred(pad.layout.ring_centre, side, side)
    disc = made.subsurface(place.clip(made.get_rect())).copy()
    round_ = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" '
    )
    mask = pad.res.svg(f'{round_}fill="#ffffff"/></svg>', *disc.get_size())
    disc.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return disc


def thumbnail(
    spec: GameSpec[Any], app: Services, state: State, height: int, colours: tuple[int, ...]
) -> Surface:
    """Return a picture of a position for lists: the ring, and the cars in owners' colours."""
    pad = _display_list(spec, app, state, app.theme.scale, app.canvas.for_players(colours))
    left = _ring(spec, app, state, height, colours)
    gap, columns = app.theme.px(3), 2
    stalls = pad.layout.stalls_count
    rows = -(-stalls // columns)
    high = (height - gap * (_ROWS - 1)) // _ROWS
    wide = high * 2
    top = (height - rows * (high + gap) + gap) // 2
    made = Surface((left.get_width() + (gap + wide) * columns + gap, height), pygame.SRCALPHA)
    made.blit(left, (0, (height - left.get_height()) // 2))
    for space in range(stalls):
        rect = Rect(0, top + (space // columns) * (high + gap), wide, high)
        rect.x = left.get_width() + 2 * gap + (space % columns) * (wide + gap)
        car = state.cars[space] if space < len(state.cars) else None
        paper = car is not None and not cars.is_closed(car)
        box = pad.canvas.box(rect.size, PAPER if paper else GREEN_DEEP, BRASS_DARK, 1, gap)
        made.blit(box, rect)
        if car is not None and paper:
            seat = cars.seat_of(car)
            body = pad.image(sprites.body_image(cars.body_of(car), seat), wide * 0.7, high * 0.9)
            pieces.on_middle(made, body, rect.move(round(wide * 0.11), 0))
            shape = sprites.seat_shape(pad, seat, round(high * 0.5))
            made.blit(shape, (rect.x + gap, rect.y + gap))
    return made


class Illustrations:
    """The pictures at the size of the application's theme; ``draw_<kind>`` draws a kind."""

    def __init__(self, spec: GameSpec[Any], app: Services) -> None:
        self._app, self._spec = app, spec
        self._state: State = spec.new(_SEATS, 1, {})
        self._state.current = self._state.chain[0]  # who moves first, not who chooses a tile first
        self._pad = _display_list(spec, app, self._state, app.theme.scale, app.canvas)

    def __call__(self, name: str) -> Surface | None:
        """Return the picture of a name; None if unknown."""
        kind, *which = name.split() or [""]
        draw = getattr(self, f"draw_{kind}", None)
        if draw is None:
            return None
        try:
            drawn: Surface = draw(*which)
        except (ValueError, IndexError, TypeError):
            return None
        return drawn

    # -- pieces

    def draw_tile(self, name: str) -> Surface:
        """Return an action tile, basic or special."""
        number = self._state.data.tile_names.index(name)
        return card_images.tile_face(self._pad, number, self._pad.px(72))

    def draw_action(self, name: str) -> Surface:
        """Return the sign of an action."""
        side = self._pad.px(46)
        return self._pad.image(card_images.ACTION_IMAGES[terms.TASKS.index(name)], side, side)

    def draw_start(self, number: str) -> Surface:
        """Return a start tile with the signs of its actions."""
        side, gap = self._pad.px(36), self._pad.px(5)
        tasks = [
            task
            for task, count in frames.tasks(self._state.data.start_frames[int(number)])
            for _ in range(count)
        ]
        size = (gap + (side + gap) * len(tasks), side + 2 * gap)
        made = self._pad.canvas.box(size, CREAM, INK, max(1.2, self._pad.px(1.2)), gap).copy()
        for at, task in enumerate(tasks):
            image = self._pad.image(card_images.ACTION_IMAGES[task], side, side)
            made.blit(image, (gap + (side + gap) * at, gap))
        return made

    def draw_worker(self, seat: str) -> Surface:
        return sprites.worker(self._pad, int(seat), self._pad.px(46))

    def draw_body(self, value: str, engine: bool = False) -> Surface:
        part = terms.part(range(terms.ENGINE_PART + 1)[int(value)], engine)
        return sprites.part_face(self._pad, part, self._pad.px(92), self._pad.px(64), 0)

    def draw_engine(self, value: str) -> Surface:
        return self.draw_body(value, True)

    def draw_card(self, name: str) -> Surface:
        px = self._pad.px
        return card_images.card_face(self._pad, terms.CARDS.index(name), px(112), px(124))

    def draw_engineer(self, name: str) -> Surface:
        """Return the portrait of an engineer."""
        side = self._pad.px(46)
        return self._pad.image(card_images.card_image(terms.ENGINEERS.index(name)), side, side)

    def draw_buyer(self, name: str) -> Surface:
        """Return a buyer with a preference."""
        side = self._pad.px(50)
        return self._pad.image(f"buyer_{_one_of(terms.PREFERENCES, name)}", side, side)

    def draw_award(self, name: str) -> Surface:
        """Return the sign of an award."""
        image = sprites.AWARD_IMAGES[terms.AWARDS.index(name)]
        return self._pad.image(image, self._pad.px(52), self._pad.px(40))

    def draw_car(self, *values: str) -> Surface:
        """Return a car on the market from body, engine, workers, price and seat."""
        body, engine, workers, price, *seat = map(int, values)
        size = (self._pad.px(126), self._pad.px(92))
        car = cars.pack(seat[0] if seat else 0, body, engine, workers, price, 0)
        edge = max(1, self._pad.px(1))
        made = self._pad.canvas.box(size, PAPER, BRASS_DARK, edge, self._pad.px(5)).copy()
        made.blit(card_images.car_face(self._pad, car, *size), (0, 0))
        return made

    def draw_price(self, turn: str, amount: str = "") -> Surface:
        """Return one price marker of a game turn, or all if ``amount`` is empty."""
        prices = self._state.data.prices[int(turn)]
        shown = [int(amount)] if amount else prices
        coins = [
            sprites.price_coin(self._pad, value, self._pad.px(34), int(turn)) for value in shown
        ]
        return _side_by_side(coins, self._pad.px(4))

    def draw_white(self, *amounts: str) -> Surface:
        coins = [sprites.white_coin(self._pad, int(one), self._pad.px(34)) for one in amounts]
        return _side_by_side(coins, self._pad.px(4))

    def draw_race_car(self, seat: str) -> Surface:
        """Return a Grand Prix car; "neutral" for nobody's."""
        number = race.NEUTRAL if seat == "neutral" else int(seat)
        return sprites.race_car(self._pad, number, self._pad.px(64), 0)

    def draw_token(self) -> Surface:
        """Return the token of the buyer track."""
        return self._pad.image("token", self._pad.px(40), self._pad.px(40))

    # -- the middle of the table

    def draw_ring(self, when: str = "") -> Surface:
        """Return the ring with the circuit as set up or, if "later", in the middle of a game."""
        state = self._later() if when == "later" else self._state
        return _ring(self._spec, self._app, state, self._app.theme.px(_RING))

    def draw_circuit(self) -> Surface:
        """Return the circuit in the middle of a race."""
        k = self._app.theme.scale * _CIRCUIT
        pad = _display_list(self._spec, self._app, self._later(), k, self._app.canvas)
        ring.draw(pad, ring.align({}, pad.state.chain), legend_too=False)
        circuit.draw(pad)
        return _drawn(pad, 0.635)

    def _later(self) -> State:
        """Return a position in the middle of a game, as far as ring and circuit show it."""
        state: State = self._spec.clone(self._state)
        for seat, (space, laps) in enumerate(((4, 1), (2, 1), (7, 0))):
            state.players[seat].space, state.players[seat].laps = space, laps
        state.chain, state.current = _ON_THE_WAY, _ON_THE_WAY[0]
        return state


def _one_of(names: tuple[str, ...], name: str) -> str:
    return names[names.index(name)]


def _side_by_side(images: list[Surface], gap: int) -> Surface:
    wide = sum(image.get_width() + gap for image in images) - gap
    made = Surface((wide, max(image.get_height() for image in images)), pygame.SRCALPHA)
    x = 0
    for image in images:
        made.blit(image, (x, 0))
        x += image.get_width() + gap
    return made
