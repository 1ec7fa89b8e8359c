"""The animation of each kind of event."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.timeline import (
    Timeline,
    along,
    call,
    ease_in,
    ease_out,
    move,
    parallel,
    sequence,
    stagger,
    tween,
    wait,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers, circuit, market, research, ring
from kraftwagen.ui.tables.kraftwagen.motion import Stage
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.layout import SLOTS
from kraftwagen.ui.tables.parts import motion
from kraftwagen.ui.tables.parts.motion import Mover


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
        case events.PartTaken() | events.PartReturned() | events.GrandPrixEngineInstalled():
            return _part(stage, event)
        case events.CardTaken() | events.CardsDiscarded() | events.CardsRevealed():
            return _cards(stage, event)
        case events.BuyerChosen():
            return _buyer(stage, event)
        case events.TokenMoved(token=token):
            mover = stage.lift(("token",))
            return stage.travel(mover, stage.layout.track[token].center, 0.4)
        case events.MarkerPlacedOnBuyer(seat=seat, marker=marker, space=space):
            mover = _from_seat(stage, ("marker", seat, marker), card_images.marker_token(
                stage.pad, marker, stage.pad.px(28)), seat)  # fmt: skip
            return stage.travel(mover, buyers.marker_spot(stage.layout, space), 0.5)
        case events.CarPlaced():
            return _car(stage, event)
        case events.CarSoldPrivately(space=space):
            stage.money_from = stage.centre(("stall", space))
            return motion.vanish(stage, stage.lift(("car", space)), 0.4)
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
            parts.append(motion.vanish(stage, stage.lift(mover_key), 0.4))
        elif new[piece] != slot:
            parts.append(_along_ring(stage, piece, slot, new[piece]))
    for piece in new.keys() - stage.slots.keys():
        image = card_images.tile_face(stage.pad, piece - terms.TILE, stage.layout.tile_side)
        begin = stage.centre(("specials",))
        parts.append(motion.fly(stage, image, begin, stage.layout.slot(new[piece]), 0.5))
    stage.slots = new
    return parallel(*parts) if parts else None


def _along_ring(stage: Stage, piece: int, begin: int, end: int) -> Timeline:
    way = (end - begin) % SLOTS
    worker = piece < terms.TILE
    if worker:
        stage.hidden.add(("disc", piece))
    mover = stage.lift(ring.piece_key(piece))
    steps = max(1, way * 2)
    path = [stage.layout.slot(begin + way * step / steps) for step in range(steps + 1)]
    if worker:
        return along(mover.go, path, 0.35 + 0.045 * way)
    return sequence(wait(0.12), along(mover.go, path, 0.4 + 0.03 * way))


# -- the race


def _race(stage: Stage, event: events.CarRaced) -> Timeline | None:
    """Animate a race car space by space; it jumps over other cars in a small arc."""
    if not event.path:
        return None
    layout, pad = stage.layout, stage.pad
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
    if event.start == 0:
        first = path.pop(0)
        x, y, _ = layout.space(first)
        parts += [stage.travel(mover, (x, y), 0.25), call(lambda: drive(float(first)))]
        at = float(first)
    goal = at + len(path)
    if path:
        parts.append(move(drive, at, goal, min(1.3, 0.15 * len(path) + 0.12)))
    return sequence(*parts)


# -- mats


def _hire(stage: Stage, event: events.WorkerHired) -> Timeline:
    pad, seat = stage.pad, event.seat
    home: Key = ("dev", seat, event.development, 0) if event.development else ("canteen", seat)
    image = sprites.worker(pad, seat, pad.px(36))
    start, end, stays = stage.centre(("supply", seat)), stage.centre(home), not event.development
    return motion.fly(stage, image, start, end, 0.4, stays)


def _part(
    stage: Stage,
    event: events.PartTaken | events.PartReturned | events.GrandPrixEngineInstalled,
) -> Timeline:
    pad, seat = stage.pad, event.seat
    if isinstance(event, events.PartReturned):
        key: Key = ("workshop", seat, event.workshop)
        stage.hidden.add((*key, "badge"))
        return motion.vanish(stage, stage.lift(key), 0.3)
    if isinstance(event, events.GrandPrixEngineInstalled):
        key, part = ("bay", seat), terms.part(event.value, True)
        stage.hidden |= {key, (*key, "badge")}
    else:
        key, part = ("workshop", seat, event.workshop), event.part
    rect = pad.zones.get(key, Rect(0, 0, pad.px(60), pad.px(50)))
    image = sprites.part_face(pad, part, round(rect.w * 0.86), round(rect.h * 0.8), seat)
    task = terms.TAKE_ENGINE if terms.is_engine(part) else terms.TAKE_BODY
    begin = stage.centre(("todo", task), ("points", seat, int(terms.is_engine(part))))
    return motion.fly(stage, image, begin, rect.center, 0.45)


# -- research


def _cards(
    stage: Stage, event: events.CardTaken | events.CardsDiscarded | events.CardsRevealed
) -> Timeline | None:
    pad, layout = stage.pad, stage.layout
    if isinstance(event, events.CardTaken):
        mover = stage.lift(("card", event.place))
        home = stage.centre(("mat", event.seat))
        return sequence(stage.travel(mover, home, 0.5), wait(0.25), motion.fade(mover, 0.2))
    if isinstance(event, events.CardsDiscarded):
        heap = research.discard_rect(layout).center
        parts = []
        for place, card in enumerate(pad.state.shown):
            key: Key = ("card", place)
            if card in event.cards and key not in stage.hidden:
                mover = stage.lift(key)
                parts.append(parallel(stage.travel(mover, heap, 0.35), motion.fade(mover, 0.35)))
        return parallel(*parts) if parts else None
    places = research.card_rects(layout, len(event.shown))
    begin = research.deck_rect(layout).center
    first = len(event.shown) - len(event.cards)
    parts = []
    for card, rect in zip(event.cards, places[first:], strict=False):
        image = card_images.card_face(pad, card, *rect.size)
        parts.append(motion.fly(stage, image, begin, rect.center, 0.4))
    return stagger(0.12, *parts)


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
    return motion.fly(stage, image, begin, rect.center, 0.45)


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
    mover = stage.extra(image, stage.centre(("workshop", event.seat, 1)))
    parts = [tween(mover, 0.6, ease_out, x=float(inner.centerx), y=float(inner.centery))]
    if own_price:
        coin = stage.lift(("price", event.price))
        parts.append(stage.travel(coin, card_images.price_spot(pad, inner), 0.6))

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
    return sequence(
        stage.travel(buyer, beside, 0.45),
        parallel(
            *(
                parallel(tween(one, 0.5, ease_in, y=(y, y + away)), motion.fade(one, 0.5))
                for one, y in ((buyer, beside[1]), (car, car.y))
            )
        ),
    )


def _award(stage: Stage, event: events.AwardTaken) -> Timeline:
    """Animate an award marker that turns over and goes to its owner."""
    pad = stage.pad
    mover = stage.lift(("award", event.award))
    stage.money_from = (mover.x, mover.y)
    side = max(mover.image.get_size())

    def turn() -> None:
        mover.image = sprites.owned_marker(pad, event.seat, side).copy()

    return sequence(
        tween(mover, 0.15, ease_in, wide=(1.0, 0.0)),
        call(turn),
        tween(mover, 0.2, ease_out, wide=(0.0, 1.0)),
        stage.travel(mover, stage.centre(("money", event.seat)), 0.5),
        motion.fade(mover, 0.15),
    )


def _money(stage: Stage, seat: int, amount: int) -> Timeline:
    pad = stage.pad
    begin = stage.money_from or stage.centre(("row",))
    stage.money_from = None
    image = sprites.white_coin(pad, amount, pad.px(30))
    return motion.fly(stage, image, begin, stage.centre(("money", seat)), 0.45, stays=False)
