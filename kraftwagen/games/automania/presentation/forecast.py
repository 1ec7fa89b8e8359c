"""Computes the previews of decisions: their outcomes for the seat that decides.

The rules carry out the decisions on copies. Only what the seat may know is used: a state and an
observation of it give equal previews.
"""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.presentation import gains
from kraftwagen.games.automania.presentation.previews import (
    DISCARDED,
    NO_SHIP,
    STAYS,
    CarPreview,
    CarSale,
    ContractPreview,
    DemandsPreview,
    Displaced,
    Kept,
    Landing,
    Need,
    PlayPreview,
    RecallPreview,
    RetirePreview,
    Reward,
    SalePreview,
    SpacePreview,
    SponsorPreview,
    TilesToCome,
)
from kraftwagen.games.automania.presentation.statistics import STATISTICS
from kraftwagen.games.automania.rules import (
    account,
    cars,
    contracts,
    offices,
    production,
    rounds,
    sales,
    tiles,
    workers,
)
from kraftwagen.games.automania.state import State, card_of, electric_of, is_known, seat_of, type_of


def action(state: State, code: int) -> SpacePreview:
    """Return a preview of an action space: workers displaced, car before taking a tile (A1-A6)."""
    seat = state.current
    number, car_type = codes.unpack_space(code)
    after = state.clone()
    out: list[Event] = []
    workers.place(after, seat, number, out)
    found: tuple[CarPreview, ...] = ()
    if car_type != codes.NO_TYPE:
        account.pay(after, seat, state.data.car_cost[car_type], True, None)
        found = all_markets(after, car_type)
    (placed,) = (event for event in out if isinstance(event, events.WorkersPlaced))
    return SpacePreview(
        workers=placed.workers,
        home=after.home[seat],
        cost=state.money[seat] - after.money[seat],
        money=after.money[seat],
        displaced=_displaced(after, placed),
        cars=found,
    )


def _displaced(after: State, placed: events.WorkersPlaced) -> Displaced | None:
    other = placed.other
    if other == terms.NOBODY:
        return None
    retired = offices.has_retired(after, other)
    return Displaced(other, placed.displaced, after.home[other], retired)


def recall(state: State, code: int) -> RecallPreview:
    """Return a preview of taking a car back from its ship (P9)."""
    market, ship = codes.unpack_recall(code)
    held = state.car_on(market, ship)
    after = state.clone()
    cars.recall(after, state.current, code, None)
    car_type, electric = type_of(held), electric_of(held)
    at_home = cars.at_home(after, state.current, car_type, electric)
    return RecallPreview(car_type, bool(electric), at_home)


def all_markets(state: State, car_type: int) -> tuple[CarPreview, ...]:
    """Return the car of a type that the seat to move would make, for each market (P2, V3)."""
    seat = state.current
    most = gains.for_marketing(state, seat)
    return tuple(
        car(state, production.ask_marketing(state, seat, car_type, choice), 0, most)
        for choice in production.legal_markets(state, seat)
    )


def sponsor(state: State, count: int) -> SponsorPreview:
    """Return a preview of sending ``count`` workers to the sponsor (W1)."""
    seat, after = state.current, state.clone()
    workers.to_sponsor(after, seat, count, None)
    return SponsorPreview(count, after.home[seat], after.money[seat])


def cars_with(state: State, tile: int, place: int) -> tuple[CarPreview, ...]:
    """Return the car being made, for each market, after placing or discarding a tile (X4).

    Empty while no car is made: after retiring, or on a space for drawing contracts.
    """
    frame = state.pending[0]
    if frames.kind(frame) != frames.MARKET:
        return ()
    after = state.clone()
    if place != DISCARDED:
        tiles.place(after, state.current, tile, place, None)
    return all_markets(after, frames.value(frame))


def car(state: State, frame: int, count: int, most: int) -> CarPreview:
    """Return the preview of a car with ``count`` workers in marketing, of at most ``most`` (P5).

    ``frame`` is the MARKETING frame of the car.
    """
    ways = [landing(state, frame, sent) for sent in range(count, most + 1)]
    steps = tuple(
        way
        for place, way in enumerate(ways)
        if place and all(_brings_more(way, less) for less in ways[:place])
    )
    return CarPreview(ways[0], ways[1] if len(ways) > 1 else None, steps)


def _brings_more(way: Landing, less: Landing) -> bool:
    """Return whether a landing has something that another one with fewer workers lacks."""
    further = not set(way.contracts) <= set(less.contracts)
    return further or way.medal > less.medal or way.top > less.top


def landing(state: State, frame: int, count: int) -> Landing:
    """Return the landing of a MARKETING frame's car with ``count`` workers in marketing (P5-P9)."""
    seat = state.current
    car_type, market, electric, _ = frames.unpack_marketing(frame)
    after = state.clone()
    out: list[Event] = []
    production.finish(after, seat, frame, count, out)
    reached = STATISTICS.tally(out, len(state.order), state.data).things[0].popularity
    shipped = [event.ship for event in out if isinstance(event, events.CarShipped)]
    ship = shipped[0] if shipped else NO_SHIP
    top = frames.kind(after.asked) == frames.REWARD
    stayed = [event for event in out if isinstance(event, events.CarStayed)]
    has_tile = not any(event.no_tile for event in stayed)
    passed = range(reached, ship, -1) if has_tile and not top else ()
    plays = contracts.legal_plays(state, seat, car_type, reached)
    met = tuple(codes.value(play) for play in plays)
    return Landing(
        type=car_type,
        market=market,
        electric=bool(electric),
        workers=count,
        popularity=reached,
        ship=ship,
        medal=after.points[seat] - state.points[seat],
        blocked=tuple(passed),
        top=top,
        has_tile=has_tile,
        contracts=met,
        silver=max((state.data.card_medals[card] for card in met), default=0),
    )


def hand(state: State, seat: int) -> tuple[ContractPreview, ...]:
    """Return previews of a seat's contracts in hand in the order they came, without hidden ones."""
    return _contracts(state, seat, state.hands[seat])


def display(state: State, seat: int) -> tuple[ContractPreview, ...]:
    """Return previews of the face-up contracts for the factory of a seat."""
    return _contracts(state, seat, state.display)


def _contracts(state: State, seat: int, held: Sequence[int]) -> tuple[ContractPreview, ...]:
    cards = (card_of(card) for card in held)
    return tuple(contract(state, seat, card) for card in cards if card < terms.CONTRACTS)


def contract(state: State, seat: int, card: int) -> ContractPreview:
    """Return a contract with the needs of a seat's cars for it, without marketing (K3)."""
    data = state.data
    wanted = data.card_type[card]
    types = range(terms.TYPES) if wanted == terms.ANY_TYPE else (wanted,)
    needs = []
    for car_type in types:
        lacks = not contracts.has_feature(state, seat, data.card_feature[card], car_type)
        for market in range(len(terms.MARKETS)):
            stars = production.popularity(state, seat, car_type, market)
            short = max(0, data.card_popularity[card] - stars)
            needs.append(Need(car_type, market, lacks, short))
    return ContractPreview(card, data.card_medals[card], tuple(needs))


def unknown_contracts(state: State, seat: int) -> tuple[int, ...]:
    """Return the contracts whose place a seat does not know, without starting ones (K2, H2)."""
    seen = {*state.display, *(card_of(held) for held in state.hands[seat])}
    for other, played in enumerate(state.played):
        seen.update(played)
        seen.update(card_of(held) for held in state.hands[other] if is_known(held))
    return tuple(card for card in state.data.deck if card not in seen)


def played(state: State, card: int) -> PlayPreview:
    """Return a preview of playing a contract (K4)."""
    seat, after = state.current, state.clone()
    contracts.play(after, seat, card, None)
    return PlayPreview(state.data.card_medals[card], after.money[seat] - state.money[seat])


def reward(state: State, market: int, space: int, left: int | None = None) -> Reward:
    """Return the reward of a sales space; ``left`` is the limit left by a sale (P8, Z3)."""
    return Reward(state.data.sale_money[market][space], state.data.sale_points[market][space], left)


def sold(state: State, market: int, space: int) -> Reward:
    """Return a preview of selling the car in question to a sales space (Z3)."""
    seat = state.current
    left = offices.limit(state, seat) - sales.sold_by(state, seat) - 1
    return reward(state, market, space, left)


def kept(state: State, market: int) -> Kept:
    """Return a preview of leaving the car in question on its ship (Z2)."""
    seat, data = state.current, state.data
    left = offices.limit(state, seat) - sales.sold_by(state, seat)
    if state.round < terms.LAST_ROUND:
        return Kept(0, 0, left)
    return Kept(data.left_money[market], data.left_points[market], left)


def retire(state: State, office: int, by_money: bool = False) -> RetirePreview:
    """Return a preview of retiring to a free sales office now, with the sale after it (L1, N5).

    ``by_money`` is passed on to ``sale``.
    """
    seat = state.current
    after = state.clone()
    tile = offices.retire(after, seat, office, None)
    below = gains.tile(after, seat, tile) if tile else None
    lower = after.offices[:office]
    before = sum(owner != terms.NOBODY for owner in lower)
    still = sum(not offices.has_retired(after, other) for other in after.order)
    return RetirePreview(
        workers=state.home[seat],
        money=after.money[seat] - state.money[seat],
        points=after.points[seat] - state.points[seat],
        limit=offices.limit(after, seat),
        first=1 + before,
        last=1 + before + min(still, len(lower) - before),
        tile=below,
        sale=sale(after, by_money),
    )


def sale(state: State, by_money: bool = False) -> SalePreview:
    """Return a forecast of the rest of the sales phase, each car selling to the best free space.

    The best space has most points, or most autobucks if ``by_money``; ties go by the other. Seats
    that have not retired are assumed to take, in turn, the free sales office with the highest
    limit.
    """
    after = state.clone()
    _retire_all(after)
    found: list[CarSale] = []
    market, ship = terms.AMERICA, terms.HIGHEST_SHIP
    frame = state.pending[-1] if state.pending else frames.ADVANCE
    if frames.kind(frame) == frames.SALE:
        market, ship = frames.unpack_sale(frame)
    elif frames.kind(frame) == frames.ADVANCE:
        market = len(terms.MARKETS)
    stood = (market, -ship)
    while market < len(terms.MARKETS) and sales.next_question(after, market, ship):
        market, ship = frames.unpack_sale(after.pending[-1])
        found.append(_sold(after, market, ship, by_money))
        ship -= 1
    for place, held in enumerate(after.ships):
        if held:
            there, level = divmod(place, terms.HIGHEST_SHIP)
            past = (there, -level - 1) < stood
            found.append(_staying(held, there, level + 1, past))
    found.sort(key=lambda one: (one.market, -one.ship))
    limits = tuple(offices.limit(after, seat) for seat in range(len(after.order)))
    so_far = tuple(offices.limit(state, seat) for seat in range(len(state.order)))
    return SalePreview(tuple(found), limits, so_far)


def _retire_all(state: State) -> None:
    """Give sales offices to all seats without one, in turn from the seat to move."""
    limits = state.data.office_limit
    first = state.order.index(state.current)
    for seat in (*state.order[first:], *state.order[:first]):
        if not offices.has_retired(state, seat):
            free = [codes.value(code) for code in offices.legal_offices(state)]
            office = max(free, key=lambda number: limits[number])
            state.offices = replaced(state.offices, office, seat)


def _sold(state: State, market: int, ship: int, by_money: bool) -> CarSale:
    """Sell the car on a ship for the best reward."""
    money, points = state.data.sale_money[market], state.data.sale_points[market]

    def worth(code: int) -> tuple[int, int]:
        space = codes.value(code)
        both = (money[space], points[space])
        return both if by_money else both[::-1]

    offered = filter(codes.sells, sales.legal_sales(state, market, ship))
    space = codes.value(max(offered, key=worth))
    copied = not sales.is_free(state, market, space)
    held = state.car_on(market, ship)
    sales.sell(state, market, ship, space, copied, None)
    return CarSale(
        seat_of(held), market, ship, type_of(held), space,
        money[space], points[space], copied,
    )  # fmt: skip


def _staying(held: int, market: int, ship: int, past: bool) -> CarSale:
    seat, car_type = seat_of(held), type_of(held)
    return CarSale(seat, market, ship, car_type, STAYS, past=past)


def demands(state: State, seat: int, side: int) -> DemandsPreview:
    """Return a preview of the next round's demands if a side moves, for a seat's factory (N2)."""
    after = state.clone()
    after.demands = rounds.moved_demands(state.demands, side)
    then = gains.matrix(after, seat)
    return DemandsPreview(after.demands, then, gains.difference(then, gains.matrix(state, seat)))


def demand_places(state: State) -> range:
    """Return the places of a market's demands that count yet: none waits in the last round (N2)."""
    return range(terms.ACTIVE if state.round == terms.LAST_ROUND else terms.DEMAND_PLACES)


def next_demands(state: State, seat: int) -> tuple[DemandsPreview, ...]:
    """Return ``demands`` for both sides, left first; empty in the last round."""
    if state.round == terms.LAST_ROUND:
        return ()
    return tuple(demands(state, seat, side) for side in range(len(terms.SIDES)))


def choosers(state: State) -> tuple[int, ...]:
    """Return the seats that may have to move the demands, by the present points (N2).

    Several if a tie depends on sales offices not taken yet; empty in the last round.
    """
    if state.round == terms.LAST_ROUND:
        return ()
    fewest = min(state.points)
    tied = [seat for seat in state.order if state.points[seat] == fewest]
    waiting = [seat for seat in tied if not offices.has_retired(state, seat)]
    for office, owner in enumerate(state.offices):
        if owner in tied:
            # Whoever has not retired comes before it only with a lower sales office.
            return (owner, *waiting) if terms.NOBODY in state.offices[:office] else (owner,)
    return tuple(waiting)


def tiles_to_come(state: State) -> tuple[TilesToCome, ...]:
    """Return the tiles that may come in each later round: those of its set not yet seen (N4)."""
    data = state.data
    found = []
    for number in range(state.round + 1, terms.LAST_ROUND + 1):
        pool = tuple(
            tile for tile in state.unseen if data.tile_set[tile] == data.round_sets[number]
        )
        found.append(TilesToCome(number, pool, len(pool) == len(state.tiles)))
    return tuple(found)
