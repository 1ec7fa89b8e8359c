"""Computes the previews of decisions: their outcomes for the seat that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kraftwagen.engine.tuples import replaced
from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.presentation.previews import (
    NEW,
    BuyerPreview,
    Drive,
    Offer,
    PartPreview,
    PrivateSale,
    Purchase,
    TilePreview,
)
from kraftwagen.games.kraftwagen.rules import (
    buyers,
    cars,
    engineers,
    race,
    scoring,
    track,
    workshop,
)
from kraftwagen.games.kraftwagen.state import State

_MOST_LACKING: Final = 3
"""The most that a car may lack of one value to be told so."""


def body(state: State, drop: int) -> PartPreview:
    """Return a preview of taking a body; ``drop`` is the part given back, 0 for none (A3)."""
    player = state.players[state.current]
    value = workshop.body_value(state, player, _bonus(state))
    return PartPreview(terms.part(value, False), player.workshops.index(drop), drop)


def engine(state: State, where: int) -> PartPreview:
    """Return a preview of taking an engine, also for the Grand Prix car (A4, E5)."""
    player = state.players[state.current]
    value = workshop.engine_value(state, player, _bonus(state))
    part = terms.part(value, True)
    if where != codes.ON_GRAND_PRIX_CAR:
        return PartPreview(part, player.workshops.index(where), where)
    better = value > player.grand_prix_engine
    driven = drive(state, value) if better and player.engineers >> terms.BUGATTI & 1 else None
    return PartPreview(part, -1, terms.part(player.grand_prix_engine, True), driven)


def buyer(state: State, choice: int) -> BuyerPreview:
    """Return a preview of choosing a buyer or moving the token (A5)."""
    if choice == codes.MOVE_TOKEN:
        return BuyerPreview(_bonus(state), max(0, state.token - 1))
    return BuyerPreview(_bonus(state) + state.white[choice])


def raced(state: State) -> Drive:
    """Return a preview of the Grand Prix car's move by its engine (A6)."""
    return drive(state, state.players[state.current].grand_prix_engine + _bonus(state))


def to_space(state: State) -> Drive:
    """Return a preview of the Grand Prix car's move to the space that a start tile gives (S4)."""
    seat = state.current
    return _at(state, race.start_space(state, seat), state.players[seat].laps)


def private_sale(state: State, space: int) -> PrivateSale:
    """Return a preview of selling one of the seat's cars privately (V4)."""
    return PrivateSale(space, cars.private_price(state.cars[space]))


def _bonus(state: State) -> int:
    """Return the bonus that a special tile adds to the action."""
    return frames.bonus_of(state.pending[-1])


def offer(state: State, code: int) -> Offer:
    """Return the sale of the car that a code offers or changes, if the game turn ended then."""
    market, space = market_with(state, code), space_of(state, code)
    car = market[space]
    taken = 0
    for buyer, active in enumerate(state.active_buyers):
        best = scoring.best_car(state, market, buyers.preference(active), taken)
        if best == space:
            return Offer(buyer, scoring.proceeds(state, active, car))
        if best != scoring.UNSOLD:
            taken |= 1 << best
    return Offer()


def offered(state: State, code: int) -> int:
    """Return the packed market car that a code would put onto the market."""
    return cars.pack(state.current, *codes.unpack_car(code))


def space_of(state: State, code: int) -> int:
    """Return the market space of the car that a code offers (M1) or changes (E9)."""
    return codes.unpack_diesel(code)[1] if codes.changes_car(code) else len(state.cars)


def market_with(state: State, code: int) -> tuple[int, ...]:
    """Return the cars of the market after a code has offered (M1) or changed (E9) one."""
    if not codes.changes_car(code):
        return (*state.cars, offered(state, code))
    space = space_of(state, code)
    return replaced(state.cars, space, engineers.changed(state.cars[space], code))


def taken(state: State, tile: int) -> TilePreview:
    """Return a preview of the chain after a tile is taken and the player turn is over."""
    piece = tile + terms.TILE
    chain = track.with_worker(state.chain, piece)
    standing = track.at_tail(chain)
    moved = (piece, *chain[:standing])
    ends = [NEW if other >= track.FIRST_SPECIAL else other for other in moved]
    # The tile taken is at the head already, a special one is replaced there.
    rest = [*chain[standing:], *(ends[:1] if ends[0] == NEW else ()), *ends[1:]]
    place = rest.index(state.current)
    behind = rest[:place]
    movers = [other for other in behind if other < terms.TILE]
    return TilePreview(
        tile=tile,
        movers=tuple(movers),
        turns=tuple(_most_turns(behind, seat) for seat in movers),
        passed=tuple(other - terms.TILE for other in behind if other >= terms.TILE),
        head=tuple(other if other == NEW else other - terms.TILE for other in ends),
        aside=tuple(other - terms.TILE for other in moved if other >= track.FIRST_SPECIAL),
        place=place,
        chain=tuple(rest),
    )


def _most_turns(behind: list[int], seat: int) -> int:
    """How often a seat can move before somebody in front of all these pieces.

    Once for every tile still before it, and once more to leave.
    """
    ahead = behind[behind.index(seat) :]
    return 1 + sum(piece >= terms.TILE for piece in ahead)


def drive(state: State, spaces: int) -> Drive:
    """Return a preview of a move of the Grand Prix car by ``spaces`` spaces (A6)."""
    return _at(state, *race.landing(state, state.current, spaces))


def _at(state: State, space: int, laps: int) -> Drive:
    """Return the race with the current seat's car on another space, and its way there."""
    seat = state.current
    player = state.players[seat]
    cars_now = [car for car in race.standing(state) if car[2] != seat]
    cars_now.append((laps, space, seat))
    cars_now.sort(reverse=True)
    path, jumped = race.trace(state, seat, player.space, player.laps, space, laps)
    return Drive(space, laps, tuple(other for _, _, other in cars_now), path, jumped)


def sale(
    state: State, market: tuple[int, ...] | None = None, active: tuple[int, ...] | None = None
) -> list[Purchase]:
    """Return the purchase of each active buyer if the game turn were scored now (Z4, Z5).

    ``market`` and ``active`` replace the cars and active buyers of the state, if given.
    """
    market = state.cars if market is None else market
    active = state.active_buyers if active is None else active
    bought: list[int] = []
    found: list[Purchase] = []
    for buyer in active:
        wish = buyers.preference(buyer)
        space = scoring.best_car(state, market, wish, sum(1 << other for other in bought))
        if space == scoring.UNSOLD:
            found.append(Purchase(wish, space))
            continue
        bought.append(space)
        car = market[space]
        value = cars.quality(state, car, wish)
        found.append(
            Purchase(
                preference=wish,
                space=space,
                seat=cars.seat_of(car),
                value=value,
                price=cars.price_of(car),
                money=scoring.proceeds(state, buyer, car),
                tied=scoring.tied(state, market, wish, value, bought),
                others=sum(
                    not cars.is_closed(other) and at not in bought
                    for at, other in enumerate(market)
                ),
            )
        )
    return found


def totals(state: State, found: Sequence[Purchase]) -> tuple[int, ...]:
    """Return the money that each seat would get from a sale."""
    return tuple(
        sum(entry.money for entry in found if entry.sold and entry.seat == seat)
        for seat in range(len(state.players))
    )


def one_more(state: State, market: tuple[int, ...] | None = None) -> dict[int, Purchase]:
    """Return the purchase of one more buyer in a sale, by the buyer's preference.

    It would act after the active buyers, so nothing else changes. Empty when no more can come:
    neither by the action Buyer (A5) nor by Benz (E4).
    """
    if buyers.spaces_full(state) and buyers.benz_owner(state) == terms.NOBODY:
        return {}
    return {
        wish: sale(state, market, (*state.active_buyers, wish))[-1]
        for wish, left in enumerate(state.stacks)
        if left
    }


def at_prices(state: State, code: int) -> dict[int, Offer]:
    """Return the preview of ``offer`` for every price that the car of a code can have."""
    prices = list(state.prices)
    if codes.changes_car(code):
        prices.append(cars.price_of(state.cars[space_of(state, code)]))
    return {price: offer(state, at_price(code, price)) for price in sorted(prices)}


def at_price(code: int, price: int) -> int:
    """Return a code with another price for its car; a Diesel change becomes one of the price."""
    if codes.changes_car(code):
        return codes.diesel(terms.CHANGE_PRICE, codes.unpack_diesel(code)[1], price)
    return codes.with_price(code, price)


def lacking(state: State, code: int) -> tuple[str, int] | None:
    """Return the least that a new car nobody would buy needs more of, so that somebody would.

    As one of the car's values (``workers``, ``engine``, ``body``) and how many more; None if the
    car sells, or if no more of one value would help.
    """
    if codes.changes_car(code) or offer(state, code).sold:
        return None
    highest = state.data.highest_part
    body, engine, workers, price, marker = codes.unpack_car(code)
    for more in range(1, _MOST_LACKING + 1):
        for value, wanted, possible in (
            ("workers", (body, engine, workers + more), True),
            ("engine", (body, engine + more, workers), engine + more <= highest),
            ("body", (body + more, engine, workers), body + more <= highest),
        ):
            if possible and offer(state, codes.car(*wanted, price, marker)).sold:
                return value, more
    return None


def best_price(state: State, code: int) -> int:
    """Return the price with which the car of a code would earn its seat most, 0 if none helps.

    Of equally good prices the lowest, as other cars are least likely to undercut it.
    """
    best, most = 0, totals(state, sale(state))[state.current]
    for price in sorted(state.prices):
        market = (*state.cars, offered(state, codes.with_price(code, price)))
        money = totals(state, sale(state, market))[state.current]
        if money > most:
            best, most = price, money
    return best
