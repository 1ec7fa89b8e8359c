"""The animation of a car: along its line, past its machines, then onto a ship or home."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.presentation import gains
from kraftwagen.games.automania.state import electric_of, pack_car, seat_of, type_of
from kraftwagen.ui.drawing.moments import begin, pause
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM
from kraftwagen.ui.drawing.timeline import Timeline, call, parallel, sequence
from kraftwagen.ui.tables.automania.areas import markets
from kraftwagen.ui.tables.automania.pictures import faces, models
from kraftwagen.ui.tables.automania.pictures.tones import HARBOUR_DARK
from kraftwagen.ui.tables.automania.stage import Stage
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import motion
from kraftwagen.ui.tables.parts.mover import Mover
from kraftwagen.ui.tables.parts.places import Point

_BARE: Final = (126, 138, 144, 235)
"""The colour of what has not been built yet."""
_TOKEN: Final = (52, 34)
"""Smallest size of a car on its line, in units."""


def timeline(stage: Stage, event: Event) -> Timeline | None:
    """Animate events about cars: production, shipping, sale, return."""
    match event:
        case events.CarProduced():
            return _run(stage, event)
        case events.CarShipped():
            return _aboard(stage, event)
        case events.CarStayed():
            return _stays(stage, event)
        case events.TopCarSold(seat, market, space):
            return _sold(stage, seat, ("sales", market, space))
        case events.CarTakenBack(seat, market, ship, car_type, electric):
            mover = stage.lift(("ship", market, ship))
            return drive_home(stage, mover, pack_car(seat, car_type, electric))
        case events.CarSold():
            return _unloaded(stage, event)
        case events.CarLeft(_, market, ship):
            mover = stage.lift(("ship", market, ship))
            stage.money_from = mover.x, mover.y
            return drive_home(stage, mover, stage.state.car_on(market, ship))
    return None


def _run(stage: Stage, event: events.CarProduced) -> Timeline:
    """Animate a car passing its machines, which build it part by part; its stars add up."""
    pad, seat = stage.pad, event.seat
    slots = [stage.centre(("place", seat, slot)) for slot in _line(stage, event)]
    end = stage.centre(("end", seat, event.type))
    _leave_home(stage, event)
    made = pack_car(seat, event.type, 1 if event.electric else 0)
    car = stage.car = stage.extra(_grown(stage, made, 0.0), slots[0])
    count = _Count(stage, car)
    data, works = pad.state.data, pad.state.factories[seat]
    met = gains.met(pad.state, seat, event.type, event.market)
    parts: list[Timeline] = [motion.show(car), motion.show(count.mover)]
    for done, (slot, place) in enumerate(zip(_line(stage, event), slots, strict=True), 1):
        built = _grown(stage, made, done / len(slots))
        parts += [count.go_along(place), _mounted(stage, car, built)]
        parts.append(count.add(data.tile_stars[works[slot]]))
        if slot in met:
            stars, wanted = data.stars[met[slot]], ("demand", event.market, met[slot])
            parts += [_come(stage, stars, wanted, car), count.add(stars)]
    parts.append(count.go_along(end))
    for stars, source in _others(stage, event):
        parts += [_come(stage, stars, source, car), count.add(stars)]
    parts += [pause("look"), call(lambda: stage.drop(count.mover))]
    return sequence(*parts)


def _grown(stage: Stage, car: int, share: float) -> Surface:
    """Return a car of which a share has been built, from its tail on; the rest is bare metal."""
    token = _token(stage, car)
    w, h = token.get_size()
    wide = round(w * share)

    def paint(surface: Surface) -> None:
        mask = pygame.mask.from_surface(token, 60)
        mask.to_surface(surface, setcolor=_BARE, unsetcolor=None)
        surface.blit(token, (0, 0), Rect(0, 0, wide, h))

    return token if share >= 1 else stage.pad.composed(("built", car, wide), (w, h), paint)


def _mounted(stage: Stage, car: Mover, built: Surface) -> Timeline:
    """Animate a machine adding its part: its place is lit, the car takes a knock."""

    def add() -> None:
        car.image = built.copy()

    knock = begin("knock", car.grow, 1.0, 1.0 + stage.beyond)
    return sequence(call(add), stage.arrive(car, quiet=True), knock)


class _Count:
    """The number of stars above a moving car."""

    def __init__(self, stage: Stage, car: Mover) -> None:
        self._stage, self._car, self.stars = stage, car, 0
        self.mover = stage.extra(_plate(stage, 0), (0, 0))
        self._follow()

    def _follow(self) -> None:
        high = (self._car.image.get_height() + self.mover.image.get_height()) / 2
        self.mover.go((self._car.x, self._car.y - high + self._stage.pad.px(4)))

    def go_along(self, to: Point) -> Timeline:
        """Animate the car and its stars moving on."""
        from_here: list[Point] = []

        def go(share: float) -> None:
            if not from_here:
                from_here.append((self._car.x, self._car.y))
            x, y = from_here[0]
            self._car.go((x + (to[0] - x) * share, y + (to[1] - y) * share))
            self._follow()

        return begin("machine", go, 0.0, 1.0)

    def add(self, stars: int) -> Timeline:
        """Return an action that adds stars."""

        def act() -> None:
            self.stars += stars
            self.mover.image = _plate(self._stage, self.stars).copy()

        return call(act)


def _line(stage: Stage, event: events.CarProduced) -> tuple[int, ...]:
    """Return the slots of the car's line in order."""
    state = stage.state
    return state.data.board_lines[max(0, state.boards[event.seat])][event.type]


def _others(stage: Stage, event: events.CarProduced) -> list[tuple[int, Key]]:
    """Return stars that do not come from machines, each with the place it comes from."""
    state, seat = stage.state, event.seat
    works, stars = state.factories[seat], state.data.tile_stars
    first = terms.FIRST_STYLE + event.type * len(terms.PARTS)

    def shown(places: range) -> Key:
        return next((("place", seat, at) for at in places if stars[works[at]]), ("works", seat))

    offices = shown(range(terms.FIRST_OFFICE, terms.PLACES))
    style = shown(range(first, first + len(terms.PARTS)))
    found: list[tuple[int, Key]] = [
        (event.managers, offices),
        (event.style, style),
        (event.electric, ("cars", seat, event.type)),
        (event.workers, ("marketing",)),
    ]
    return [(amount, source) for amount, source in found if amount]


def _come(stage: Stage, stars: int, source: Key, car: Mover) -> Timeline:
    """Animate stars flying to the car."""
    image = faces.signs(stage.pad, [("star", stars)], stage.pad.px(24), BRASS_LIGHT)
    mover = stage.extra(image, stage.centre(source))

    def go(share: float) -> None:
        x, y = stage.centre(source)
        mover.go((x + (car.x - x) * share, y + (car.y - y) * share))

    return sequence(
        motion.show(mover), begin("star", go, 0.0, 1.0), call(lambda: stage.drop(mover))
    )


def _plate(stage: Stage, stars: int) -> Surface:
    """Return a number of stars on a dark plate."""
    pad = stage.pad
    row = faces.signs(pad, [("star", stars)], pad.px(20), CREAM)
    size = row.get_width() + pad.px(14), row.get_height() + pad.px(6)

    def paint(surface: Surface) -> None:
        pad.canvas.rect(surface, HARBOUR_DARK, Rect((0, 0), size), radius=8)
        surface.blit(row, row.get_rect(center=(size[0] // 2, size[1] // 2)))

    return pad.composed(("stars of a car", stars), size, paint)


def _token(stage: Stage, car: int) -> Surface:
    return faces.car_token(stage.pad, car, *(stage.pad.px(side) for side in _TOKEN))


def _leave_home(stage: Stage, event: events.CarProduced) -> None:
    """Hide the car tile at home while it moves along the line."""
    kind = terms.ELECTRIC if event.electric else event.type
    own = [key for key in stage.pad.sprites if key[:3] == ("car", event.seat, kind)]
    stage.hidden |= {*own[-1:], ("made",)}


# -- where it goes then


def _aboard(stage: Stage, event: events.CarShipped) -> Timeline:
    """Animate a car going from the end of its line to its ship."""
    layout = stage.layout
    car = pack_car(event.seat, event.type, event.electric)
    mover = _waiting(stage, event.seat, event.type, car)
    image = faces.car_token(stage.pad, car, *markets.car_size(layout, event.market))
    stage.money_from = stage.centre(("ship", event.market, event.ship))
    berth = markets.car_spot(layout, event.market, event.ship)

    def arrive() -> None:
        mover.image = image.copy()

    return sequence(motion.show(mover), stage.roll(mover, berth), call(arrive))


def _unloaded(stage: Stage, event: events.CarSold) -> Timeline:
    """Animate a car going from its ship to the sales space, whose reward its owner takes."""
    rect = stage.pad.zones["sales", event.market, event.space]
    car = pack_car(event.seat, event.type, event.electric)
    image = faces.car_token(stage.pad, car, *markets.sold_size(rect))
    mover = stage.lift(("ship", event.market, event.ship))
    stage.money_from = rect.center

    def arrive() -> None:
        mover.image = image.copy()
        stage.hidden.add(("worth", event.market, event.space))

    return sequence(stage.roll(mover, rect.center), call(arrive))


def _sold(stage: Stage, seat: int, space: Key) -> Timeline:
    """Animate a top car going straight to a sales space, then home (P8)."""
    place = stage.money_from = stage.centre(space)
    sign = faces.signs(stage.pad, [("action_top_car", 1)], stage.pad.px(40), count=False)
    mover = stage.car or stage.extra(sign, stage.of_seat(seat))
    stage.car = None
    return sequence(motion.show(mover), stage.roll(mover, place), pause("look"), motion.fade(mover))


def _stays(stage: Stage, event: events.CarStayed) -> Timeline:
    """Animate a car that finds no free ship or has no tile: it goes home or vanishes."""
    car = pack_car(event.seat, event.type, 0)
    mover = _waiting(stage, event.seat, event.type, car)
    back = motion.fade(mover) if event.no_tile else drive_home(stage, mover, car, quiet=True)
    return sequence(motion.show(mover), pause("look"), back)


def _waiting(stage: Stage, seat: int, car_type: int, car: int) -> Mover:
    """Return the mover of the car at the end of its line."""
    mover = stage.car or stage.extra(_token(stage, car), stage.centre(("end", seat, car_type)))
    stage.car = None
    return mover


def drive_home(stage: Stage, mover: Mover, car: int, quiet: bool = False) -> Timeline:
    """Animate a packed car going home; the viewer's grows to the size in which it stands there."""
    seat = seat_of(car)
    lot: Key = ("cars", seat, terms.SUPER if electric_of(car) else type_of(car))
    rolling = stage.roll(mover, stage.centre(lot), quiet)
    if seat != stage.pad.position.viewer:
        return rolling
    large = models.at_home(stage.pad, car, stage.pad.zones[lot])

    def change() -> None:
        mover.image = large.copy()

    growing = begin("short_way", mover.grow, mover.image.get_width() / large.get_width(), 1.0)
    return sequence(call(change), parallel(rolling, growing))
