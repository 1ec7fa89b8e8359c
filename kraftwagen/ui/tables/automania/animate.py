"""The animation of each kind of event: short, and each with a meaning."""

from __future__ import annotations

from pygame import Surface

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.rules import cars
from kraftwagen.ui.drawing.timeline import Timeline, parallel, sequence, wait
from kraftwagen.ui.tables.automania.areas import markets, offices
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import motion
from kraftwagen.ui.tables.parts.places import Point


class Stage(motion.Stage):
    """Moving pieces above the table."""

    pad: DisplayList

    def picture(self, key: Key) -> Surface:
        """The picture of a piece; a worker for all that are at home."""
        if key[0] == "workers":
            return faces.worker(self.pad, int(key[1]), self.pad.px(34))
        return super().picture(key)

    def of_seat(self, seat: int) -> Point:
        """Where things of a seat come from and go to."""
        return self.centre(("works", seat))


def timeline(stage: Stage, event: Event) -> Timeline | None:
    """The animation of an event from what the stage shows; None if there is nothing to see."""
    for found in (_workers, _tiles, _cars, _others):
        made = found(stage, event)
        if made is not None:
            return made
    return None


def _crew(stage: Stage, seat: int, count: int, begin: Key, end: Key) -> Timeline:
    """So many workers of a seat going from one place to another."""
    image = faces.crew(stage.pad, seat, count, stage.pad.px(34))
    return motion.fly(stage, image, stage.centre(begin), stage.centre(end), 0.45)


def _workers(stage: Stage, event: Event) -> Timeline | None:
    """Whoever is displaced goes home before the others are there."""
    match event:
        case events.WorkersPlaced(seat, space, count, other, displaced):
            arriving = _crew(stage, seat, count, ("workers", seat), ("action", space))
            if not displaced:
                return arriving
            mover = stage.lift(("crew", space))
            home = stage.centre(("workers", other))
            leaving = sequence(stage.travel(mover, home, 0.5), motion.fade(mover, 0.15))
            return parallel(leaving, sequence(wait(0.2), arriving))
        case events.WorkersToSponsor(seat, count):
            return _crew(stage, seat, count, ("workers", seat), ("sponsor",))
        case events.WorkersToMarketing(seat, count):
            return _crew(stage, seat, count, ("workers", seat), ("marketing",))
    return None


def _tiles(stage: Stage, event: Event) -> Timeline | None:
    """A tile is lifted from the board, and goes into the factory or away."""
    pad = stage.pad
    match event:
        case events.TileTaken(seat, _, cell):
            office = cell - terms.CELLS
            below = [n for n, at in enumerate(pad.state.data.office_tile) if at == cell]
            key: Key = ("below", below[0]) if office >= 0 and below else ("tile", cell)
            return stage.travel(stage.lift(key), stage.of_seat(seat), 0.45)
        case events.TilePlaced(seat, tile, place):
            rect = pad.zones.get(("place", seat, place))
            if rect is None:
                return None
            image = faces.tile_face(pad, tile, *rect.size)
            begin = stage.centre(("tray",), ("works", seat))
            return motion.fly(stage, image, begin, rect.center, 0.4)
        case events.TileDiscarded(seat, tile):
            side = pad.px(44)
            mover = stage.extra(
                faces.tile_face(pad, tile, side, side), stage.centre(("tray",), ("works", seat))
            )
            return sequence(motion.show(mover), motion.vanish(stage, mover, 0.4))
    return None


def _token(stage: Stage, seat: int, car_type: int, electric: int, market: int) -> Surface:
    car = cars.pack(seat, car_type, electric)
    return faces.car_token(stage.pad, car, *markets.car_size(stage.pad.layout, market))


def _cars(stage: Stage, event: Event) -> Timeline | None:
    """Along the line and aboard, from the ship to its sale, or back home."""
    layout = stage.pad.layout
    match event:
        case events.CarShipped(seat, market, ship, car_type, electric):
            image = _token(stage, seat, car_type, electric, market)
            begin = stage.centre(("end", seat, car_type))
            return motion.fly(stage, image, begin, markets.car_spot(layout, market, ship), 0.7)
        case events.CarTakenBack(seat, market, ship, car_type):
            mover = stage.lift(("ship", market, ship))
            return stage.travel(mover, stage.centre(("cars", seat, car_type)), 0.6)
        case events.CarSold(market=market, ship=ship, space=space):
            mover = stage.lift(("ship", market, ship))
            return stage.travel(mover, stage.centre(("sales", market, space)), 0.55)
        case events.TopCarSold(seat, market, space):
            image = faces.signs(stage.pad, [("action_top_car", 1)], stage.pad.px(40), count=False)
            end = stage.centre(("sales", market, space))
            return motion.fly(stage, image, stage.of_seat(seat), end, 0.7, stays=False)
    return None


def _others(stage: Stage, event: Event) -> Timeline | None:
    """Contracts, sales offices, autobucks, points."""
    pad = stage.pad
    match event:
        case events.ContractDrawn(seat, card, from_deck):
            home = stage.centre(("hand", seat), ("works", seat))
            if not from_deck:
                return stage.travel(stage.lift(("contract", card)), home, 0.5)
            image = faces.contract_face(pad, card, pad.px(84), pad.px(56))
            return motion.fly(stage, image, stage.centre(("deck",)), home, 0.5)
        case events.ContractPlayed(seat, card):
            image = faces.contract_face(pad, card, pad.px(108), pad.px(72))
            begin = stage.centre(("held", seat, card), ("works", seat))
            mover = stage.extra(image, begin)
            middle = stage.middle
            return sequence(
                motion.show(mover), stage.travel(mover, middle, 0.4), wait(0.5),
                motion.vanish(stage, mover, 0.3),
            )  # fmt: skip
        case events.Retired(seat, office):
            disc = faces.order_disc(pad, seat, pad.px(38))
            rect = offices.office(pad.layout, office)
            return motion.fly(stage, disc, stage.centre(("order", seat)), rect.center, 0.5)
        case events.MoneyGained(seat, amount) if amount:
            image = faces.signs(pad, [("autobuck", amount)], pad.px(26), faces.LIGHT)
            return _gain(stage, image, seat, "money")
        case events.PointsGained(seat, amount) if amount:
            return _gain(stage, faces.points(pad, amount, pad.px(32)), seat, "points")
    return None


def _gain(stage: Stage, image: Surface, seat: int, kind: str) -> Timeline:
    """What is gained rises from the factory to where it is counted."""
    end = stage.centre((kind, seat))
    return motion.fly(stage, image, (end[0], end[1] + stage.pad.px(46)), end, 0.35, stays=False)
