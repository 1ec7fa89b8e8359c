"""The animation of each kind of event."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from pygame import Rect

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.moments import MOMENTS, pause
from kraftwagen.ui.drawing.moments import way as way_of
from kraftwagen.ui.drawing.timeline import (
    Timeline,
    along,
    call,
    linear,
    move,
    parallel,
    sequence,
    stagger,
    tween,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers, circuit, market, research, ring
from kraftwagen.ui.tables.kraftwagen.input import stand
from kraftwagen.ui.tables.kraftwagen.motion import Stage
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.layout import SLOTS
from kraftwagen.ui.tables.kraftwagen.scoring.purses import coins_of
from kraftwagen.ui.tables.parts import motion
from kraftwagen.ui.tables.parts.mover import Mover
from kraftwagen.ui.tables.parts.show import CLIMB


def timeline(stage: Stage, event: Event) -> Timeline | None:
    """Return the animation of an event from what the stage shows; None if nothing moves."""
    match event:
        case events.TileTaken() | events.TileMovedUp():
            return _chain(stage, event.chain)
        case events.SpecialTileRevealed() | events.SpecialTileRemoved():
            return _chain(stage, event.chain)
        case events.CarRaced():
            return _race(stage, event)
        case events.WorkerHired():
            return _hire(stage, event)
        case events.PartTaken(seat, part, workshop):
            return _part(stage, seat, part, ("workshop", seat, workshop))
        case events.PartReturned(seat, _, workshop):
            stage.hidden.add(("workshop", seat, workshop, "badge"))
            return motion.vanish(stage, stage.lift(("workshop", seat, workshop)))
        case events.GrandPrixEngineInstalled(seat, value):
            stage.hidden |= {("bay", seat), ("bay", seat, "badge")}
            return _part(stage, seat, terms.part(value, True), ("bay", seat))
        case events.CardTaken(seat=seat, place=place):
            mover, home = stage.lift(("card", place)), stage.centre(("mat", seat))
            return sequence(stage.travel(mover, home), pause("look"), motion.fade(mover))
        case events.CardsDiscarded(cards):
            return _discarded(stage, cards)
        case events.CardsRevealed(cards, shown):
            return _revealed(stage, cards, len(shown))
        case events.BuyerChosen():
            return _buyer(stage, event)
        case events.TokenMoved(token=token):
            mover = stage.lift(("token",))
            return stage.travel(mover, stage.layout.track[token].center)
        case events.MarkerPlacedOnBuyer(seat=seat, marker=marker, space=space):
            mover = _from_seat(stage, ("marker", seat, marker), card_images.marker_token(
                stage.pad, marker, stage.pad.px(28)), seat)  # fmt: skip
            return stage.travel(mover, buyers.marker_spot(stage.layout, space))
        case events.CarPlaced():
            return _car(stage, event)
        case events.CarSoldPrivately(space=space):
            stage.money_from = stage.centre(("stall", space))
            return motion.vanish(stage, stage.lift(("car", space)))
        case events.BuyerBought():
            return _bought(stage, event)
        case events.MoneyGained(seat=seat, amount=amount):
            return _money(stage, seat, amount) if amount else None
        case events.AwardTaken():
            return _award(stage, event)
    return None


def _from_seat(stage: Stage, key: Key, image: object, seat: int) -> Mover:
    """Return a mover for a seat's piece, or for ``image`` if the mat does not show the piece."""
    if key in stage.pad.sprites:
        return stage.lift(key)
    mover = stage.extra(image, stage.centre(("mat", seat)))  # type: ignore[arg-type]
    mover.shown = True
    return mover


# -- the ring


def _chain(stage: Stage, chain: Sequence[int]) -> Timeline | None:
    """Animate the ring: pieces go to their new slots, removed ones fade out, new ones appear."""
    new = ring.align(stage.begun, chain)
    parts: list[Timeline] = []
    for piece, slot in stage.slots.items():
        mover_key = ring.piece_key(piece)
        if piece not in new:
            parts.append(motion.vanish(stage, stage.lift(mover_key)))
        elif new[piece] != slot:
            parts.append(_along_ring(stage, piece, slot, new[piece]))
    for piece in new.keys() - stage.slots.keys():
        image = card_images.tile_face(stage.pad, piece - terms.TILE, stage.layout.tile_side)
        begin = stage.centre(("specials",))
        parts.append(motion.fly(stage, image, begin, stage.layout.slot(new[piece])))
    stage.slots = new
    return parallel(*parts) if parts else None


def _along_ring(stage: Stage, piece: int, begin: int, end: int) -> Timeline:
    way = (end - begin) % SLOTS
    worker = piece < terms.TILE
    if worker:
        stage.hidden.add(("disc", piece))
    key = ring.piece_key(piece)
    by_hand = stage.hand.gives(key)
    mover = stage.lift(key)
    if by_hand:
        return stage.travel(mover, stage.layout.slot(end))
    steps = max(1, way * 2)
    path = [stage.layout.slot(begin + way * step / steps) for step in range(steps + 1)]
    far = sum(math.dist(one, two) for one, two in pairwise(path)) / stage.layout.k
    go = stage.carried(mover, along(mover.go, path, way_of(far).length), quiet=not worker)
    # The tile goes when the worker has come to take its place.
    return go if worker else sequence(pause("slot", 4), go)


# -- the race


def _race(stage: Stage, event: events.CarRaced) -> Timeline | None:
    """Animate a race car space by space; it jumps over other cars in a small arc."""
    if not event.path:
        return None
    layout, pad = stage.layout, stage.pad
    by_hand = stage.hand.gives(("race", event.seat))
    mover = stage.lift(("race", event.seat))
    length = circuit.car_length(layout, 1)
    hop = pad.px(13)

    def drive(place: float) -> None:
        space = (place - 1) % layout.circuit_spaces + 1
        x, y, heading = layout.space(space)
        turned = heading if place == goal else round(heading / 6) * 6
        mover.image = sprites.race_car(pad, event.seat, length, turned).copy()
        lift = 0.0
        for jumped in event.jumped:
            gap = abs((space - jumped + layout.circuit_spaces / 2) % layout.circuit_spaces
                      - layout.circuit_spaces / 2)  # fmt: skip
            lift = max(lift, 1 - gap)
        mover.x, mover.y = x, y - hop * max(0.0, lift)

    parts: list[Timeline] = []
    at = float(event.start)
    path = list(event.path)
    if by_hand:
        spot, goal = (mover.x, mover.y), at + len(path)
        drive(goal)
        end = mover.x, mover.y
        mover.go(spot)
        return stage.travel(mover, end)
    if event.start == 0:
        first = path.pop(0)
        x, y, _ = layout.space(first)
        begun = stage.travel(mover, (x, y), quiet=True)
        parts += [begun, call(lambda: drive(float(first)))]
        at = float(first)
    goal = at + len(path)
    if path:
        driven = MOMENTS["race"].length, MOMENTS["space"].length * (len(path) + 1)
        parts.append(move(drive, at, goal, min(driven)))
        parts.append(stage.arrive(mover, quiet=not event.feat()))
    return sequence(*parts)


# -- mats


def _hire(stage: Stage, event: events.WorkerHired) -> Timeline:
    pad, seat = stage.pad, event.seat
    home: Key = ("dev", seat, event.development, 0) if event.development else ("canteen", seat)
    image = sprites.worker(pad, seat, pad.px(36))
    start, end, stays = stage.centre(("supply", seat)), stage.centre(home), not event.development
    return motion.fly(stage, image, start, end, stays)


def _part(stage: Stage, seat: int, part: int, key: Key) -> Timeline:
    """Animate a new part flying to its place on the mat."""
    pad = stage.pad
    rect = pad.zones.get(key, Rect(0, 0, pad.px(60), pad.px(50)))
    image = sprites.part_face(pad, part, round(rect.w * 0.86), round(rect.h * 0.8), seat)
    task = terms.TAKE_ENGINE if terms.is_engine(part) else terms.TAKE_BODY
    begin = stage.centre(("todo", task), ("points", seat, int(terms.is_engine(part))))
    return motion.fly(stage, image, begin, rect.center)


# -- research


def _discarded(stage: Stage, cards: Sequence[int]) -> Timeline | None:
    """Animate cards of the display going to the discard pile."""
    heap = research.discard_rect(stage.layout).center
    parts = []
    for place, card in enumerate(stage.pad.state.shown):
        key: Key = ("card", place)
        if card in cards and key not in stage.hidden:
            mover = stage.lift(key)
            parts.append(sequence(stage.travel(mover, heap), motion.fade(mover)))
    return parallel(*parts) if parts else None


def _revealed(stage: Stage, cards: Sequence[int], shown: int) -> Timeline:
    """Animate new cards coming from the deck to the last of the ``shown`` places."""
    pad, layout = stage.pad, stage.layout
    places = research.card_rects(layout, shown)
    begin = research.deck_rect(layout).center
    parts = []
    for card, rect in zip(cards, places[shown - len(cards) :], strict=False):
        image = card_images.card_face(pad, card, *rect.size)
        parts.append(motion.fly(stage, image, begin, rect.center))
    return stagger(MOMENTS["apart"].length, *parts)


# -- buyers, market, money


def _buyer(stage: Stage, event: events.BuyerChosen) -> Timeline:
    pad = stage.pad
    rect = stage.layout.buyer(event.space)
    name = terms.PREFERENCES[event.preference]
    image = pad.image(f"buyer_{name}", rect.w * 0.9, rect.h - pad.px(21))
    begin = stage.centre(("stack", event.preference))
    stage.money_from = stage.centre(("white", event.preference), ("stack", event.preference))
    if not event.by_benz and event.money:
        stage.hidden.add(("white", event.preference))
    return motion.fly(stage, image, begin, rect.center)


def _car(stage: Stage, event: events.CarPlaced) -> Timeline:
    """Animate a new car moving from the mat to its stall."""
    pad = stage.pad
    packed = cars.pack(
        event.seat, event.body, event.engine, event.workers, event.price, event.marker
    )
    inner = market.car_rect(pad, stage.layout.stall(event.space))
    own_price = ("price", event.price) in pad.sprites
    # It comes from its row, so the car rolls without it.
    price = 0 if own_price else event.price
    bare = cars.pack(event.seat, event.body, event.engine, event.workers, price, event.marker)
    image = card_images.car_face(pad, bare, *inner.size)
    for index, part in enumerate(pad.state.players[event.seat].workshops):
        key: Key = ("workshop", event.seat, index)
        wanted = (event.body, terms.part(event.engine, True))
        if part in wanted and key not in stage.hidden:
            stage.hidden |= {key, (*key, "badge")}
            if len([k for k in stage.hidden if k[0] == "workshop" and len(k) == 3]) == 2:
                break
    own = event.seat == pad.position.viewer
    start = stand.places(pad).car.center if own else stage.centre(("workshop", event.seat, 1))
    mover = stage.extra(image, start)
    parts = [stage.roll(mover, inner.center)]
    if own_price:
        coin = stage.lift(("price", event.price))
        parts.append(stage.travel(coin, card_images.price_spot(pad, inner), quiet=True))

    def priced() -> None:
        mover.image = card_images.car_face(pad, packed, *inner.size).copy()
        stage.movers.pop(("price", event.price), None)

    return sequence(motion.show(mover), parallel(*parts), call(priced))


def _bought(stage: Stage, event: events.BuyerBought) -> Timeline:
    """Animate a buyer who goes to the stall and leaves with the car."""
    pad, layout = stage.pad, stage.layout
    stall, home = layout.stall(event.space), layout.buyer(event.buyer)
    stage.money_from = stage.centre(("stall", event.space))
    name = terms.PREFERENCES[event.preference]
    image = pad.image(f"buyer_{name}", home.w * 0.9, home.h - pad.px(21))
    car = stage.lift(("car", event.space))
    buyer = stage.lift(("active", event.buyer), image, home.center)
    beside = (stall.x + stall.w * 0.3, stall.y + stall.h * 0.3)
    away = stall.h * 0.6
    going = MOMENTS["reward"]
    return sequence(
        motion.walk(stage, buyer, beside),
        parallel(
            *(
                tween(one, going.length, linear, y=(y, y + away), alpha=(255.0, 0.0))
                for one, y in ((buyer, beside[1]), (car, car.y))
            )
        ),
    )


def _award(stage: Stage, event: events.AwardTaken) -> Timeline:
    """Animate an award marker that turns over; it lies there until its money has been paid."""
    pad = stage.pad
    mover = stage.lift(("award", event.award))
    stage.money_from, stage.award = (mover.x, mover.y), mover
    side = max(mover.image.get_size())

    return sequence(
        motion.turn_over(mover, sprites.owned_marker(pad, event.seat, side)),
        stage.sounding(),
        *([] if event.amount else [motion.fade(mover)]),
    )


def _money(stage: Stage, seat: int, amount: int) -> Timeline:
    """Animate coins flying from the place that pays them into a purse."""
    pad = stage.pad
    begin = stage.money_from or stage.centre(("row",))
    stage.money_from = None
    award, stage.award = stage.award, None
    coins = [sprites.white_coin(pad, value, pad.px(30)) for _, value in coins_of([amount])]
    paid = motion.shower(stage, coins, begin, stage.centre(("money", seat)), CLIMB)
    return paid if award is None else sequence(paid, call(partial(stage.drop, award)))
