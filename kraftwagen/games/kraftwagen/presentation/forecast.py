"""What would happen: the previews that options carry and the window shows."""

from __future__ import annotations

from kraftwagen.engine.types import Json
from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.rules import buyers, cars, race, scoring, track, workshop
from kraftwagen.games.kraftwagen.state import State

NEW = -1
"""A special tile that nobody knows yet."""


def preview(state: State, code: int) -> dict[str, Json]:
    """Facts about what a legal decision brings; the keys depend on its kind.

    Take a tile: see ``taken``. Body and engine: ``value``, ``slot`` (the workshop, -1 for the
    Grand Prix car) and ``back`` (the part that goes back for it, ``terms.EMPTY`` for none). Moves
    of the Grand Prix car: ``space``, ``laps``, ``order`` (seats from the leader on, -1 neutral),
    ``path`` (every space touched) and ``jumped`` (those not counted). Buyer: ``money``, and
    ``token`` (its new value) if that moves instead. Car: ``buyer`` (active space, -1 if it stays
    unsold) and ``money``. Private sale: ``money``.
    """
    kind = codes.kind(code)
    value = codes.value(code)
    seat = state.current
    player = state.players[seat]
    extra = frames.bonus_of(state.todo[-1])
    if kind == codes.TAKE:
        return taken(state, value)
    if kind == codes.BODY:
        body = workshop.body_value(state, player, extra)
        return {"value": body, "slot": player.workshops.index(value), "back": value}
    if kind == codes.ENGINE:
        engine = workshop.engine_value(state, player, extra)
        on_car = value == codes.ON_GRAND_PRIX_CAR
        slot = -1 if on_car else player.workshops.index(value)
        back = terms.part(player.grand_prix_engine, True) if on_car else value
        found: dict[str, Json] = {"value": engine, "slot": slot, "back": back}
        better = engine > player.grand_prix_engine
        if on_car and better and player.engineers >> terms.BUGATTI & 1:
            found.update(_drive(state, engine))
        return found
    if kind == codes.RACE:
        return _drive(state, player.grand_prix_engine + extra)
    if kind == codes.TO_SPACE:
        return _at(state, race.start_space(state, seat), player.laps)
    if kind == codes.RESEARCH and value == terms.GRAND_PRIX_5:
        return _drive(state, state.data.instant_spaces)
    if kind == codes.BUYER and value == codes.MOVE_TOKEN:
        return {"money": extra, "token": max(0, state.token - 1)}
    if kind == codes.BUYER:
        return {"money": extra + state.white[value]}
    if kind == codes.CAR:
        return offer(state, code)
    if kind == codes.SALE and value:
        return {"money": (cars.price_of(state.cars[value - 1]) + 1) // 2}
    return {}


def offer(state: State, code: int) -> dict[str, Json]:
    """Who would buy a car if it were offered now and the game turn ended, and what it brings."""
    car = offered(state, code)
    market = (*state.cars, car)
    space = len(state.cars)
    bought: list[int] = []
    for buyer, active in enumerate(state.active_buyers):
        wish = buyers.preference(active)
        bought.append(scoring.best_car(state, market, wish, bought))
        if bought[-1] == space:
            return {"buyer": buyer, "money": proceeds(state, active, car)}
    return {"buyer": -1, "money": 0}


def offered(state: State, code: int) -> int:
    """The car of an offer as it would stand on the market."""
    return cars.pack(state.current, *codes.unpack_car(code))


def proceeds(state: State, active: int, car: int) -> int:
    """All that an active buyer would pay for a car (Z5, E1, E7)."""
    price = cars.price_of(car)
    wish = buyers.preference(active)
    extra = scoring.bonus(state, cars.seat_of(car), wish, price)
    return price + extra + scoring.gift(state, active)


def taken(state: State, tile: int) -> dict[str, Json]:
    """The chain after a tile is taken and the player turn is over (C1-C3, V2, V3).

    ``next`` the seats that move before the taker again, in order, and ``turns`` how often each
    of them can at most; ``passed`` the tiles left to them; ``head`` the tiles that go to the head,
    in order, with NEW for a special tile not known yet; ``aside`` the special tiles that leave;
    ``place`` how many pieces then stand behind the taker; ``chain`` all pieces from tail to head.
    """
    chain = state.chain
    piece = tile + terms.TILE
    place = chain.index(piece)
    behind = chain[1:place]
    moved = [piece]
    # Tiles at the tail go to the head before anybody can take them (C3).
    while behind and behind[0] >= terms.TILE:
        moved.append(behind[0])
        behind = behind[1:]
    head = [NEW if other >= track.FIRST_SPECIAL else other - terms.TILE for other in moved]
    ends = [NEW if other == NEW else other + terms.TILE for other in head]
    movers = [other for other in behind if other < terms.TILE]
    return {
        "next": movers,
        "turns": [_most_turns(behind, seat) for seat in movers],
        "passed": [other - terms.TILE for other in behind if other >= terms.TILE],
        "head": head,
        "aside": [other - terms.TILE for other in moved if other >= track.FIRST_SPECIAL],
        "place": len(behind),
        "chain": [*behind, state.current, *chain[place + 1 :], *ends],
    }


def _most_turns(behind: tuple[int, ...], seat: int) -> int:
    """How often a seat can move before somebody in front of all these pieces.

    Once for every tile still before it, and once more to leave.
    """
    ahead = behind[behind.index(seat) :]
    return 1 + sum(piece >= terms.TILE for piece in ahead)


def _drive(state: State, spaces: int) -> dict[str, Json]:
    return _at(state, *race.landing(state, state.current, spaces))


def _at(state: State, space: int, laps: int) -> dict[str, Json]:
    """The race with the current seat's car on another space, and its way there."""
    seat = state.current
    player = state.players[seat]
    cars_now = [car for car in race.standing(state) if car[2] != seat]
    cars_now.append((laps, space, seat))
    cars_now.sort(reverse=True)
    path, jumped = race.trace(state, seat, player.space, player.laps, space, laps)
    return {
        "space": space,
        "laps": laps,
        "order": [other for _, _, other in cars_now],
        "path": list(path),
        "jumped": list(jumped),
    }


def sale(
    state: State, market: tuple[int, ...] | None = None, active: tuple[int, ...] | None = None
) -> list[dict[str, Json]]:
    """The sale if the game turn were scored now, buyer by buyer (Z4, Z5).

    ``market`` and ``active`` stand in for the cars and active buyers on the table. Each entry
    has ``preference``, ``space`` (-1 if there is no car left), ``seat``, ``value`` (what the
    buyer cares about), ``price``, ``money`` (all it pays), ``tied`` (spaces that are as good but
    dearer) and ``others`` (how many more cars it could have bought).
    """
    market = state.cars if market is None else market
    active = state.active_buyers if active is None else active
    bought: list[int] = []
    found: list[dict[str, Json]] = []
    for buyer in active:
        wish = buyers.preference(buyer)
        space = scoring.best_car(state, market, wish, bought)
        entry: dict[str, Json] = {"preference": wish, "space": space}
        if space != scoring.UNSOLD:
            car = market[space]
            value = cars.quality(state, car, wish)
            entry |= {
                "seat": cars.seat_of(car),
                "value": value,
                "price": cars.price_of(car),
                "money": proceeds(state, buyer, car),
                "tied": scoring.tied(state, market, wish, value, [*bought, space]),
                "others": sum(
                    not cars.is_closed(other) and at not in bought and at != space
                    for at, other in enumerate(market)
                ),
            }
        bought.append(space)
        found.append(entry)
    return found


def one_more(state: State, market: tuple[int, ...] | None = None) -> dict[int, dict[str, Json]]:
    """For each preference what one more buyer of it would do, as an entry of ``sale``.

    It would act behind the active ones, so nothing else changes. Empty when no more can come:
    neither by the action Buyer (A5) nor by Benz (E4).
    """
    if buyers.spaces_full(state) and buyers.benz_owner(state) == terms.NOBODY:
        return {}
    return {
        wish: sale(state, market, (*state.active_buyers, wish))[-1]
        for wish, left in enumerate(state.stacks)
        if left
    }


def at_prices(state: State, code: int) -> dict[int, dict[str, Json]]:
    """For every price still to be had the outcome of ``offer`` with the car of a code at it."""
    return {price: offer(state, codes.with_price(code, price)) for price in state.prices}
