"""Features of a position between two player turns, near 0 to 1, for the learned estimate.

The table and each seat are described by separate sparse vectors. Hands are described as they are in
the state: in the states that bots look at, hidden contracts have been dealt anew (H2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.network import Sparse
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.evaluation import evaluate
from kraftwagen.games.automania.evaluation.outlook import Outlook, Reach
from kraftwagen.games.automania.rules import cars, offices, rounds, sales
from kraftwagen.games.automania.state import State, card_of, seat_of, unpack_afloat

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

TABLE: Final = 120
"""Number of features of the table, which all seats share."""
SEAT: Final = 150
"""Number of features of each seat."""
VERSION: Final = 1
"""Version of the features; weights of other versions do not fit."""
_PHASES: Final[tuple[int, ...]] = (frames.TURN, frames.SALE, frames.ADVANCE, frames.FACTORY)
_MARKETS: Final = 2


def table(state: State) -> Sparse:
    """Return the features that all seats share: time, demands, spaces, sales, contracts, tiles."""
    found = Sparse()
    seats: i64 = len(state.order)
    now: i64 = state.round
    found.mark(seats - 2)
    found.mark(3 + now - 1)
    found.add(7, float(state.advanced))
    kind = frames.kind(state.asked)
    for phase in range(len(_PHASES)):
        if _PHASES[phase] == kind:
            found.mark(8 + phase)
    _add_demands(state, found)
    _add_spaces(state, found)
    _add_offered(state, found)
    return found


def _add_demands(state: State, found: Sparse) -> None:
    """Wanted now, then what waits on either side."""
    demands = state.demands
    for market in range(_MARKETS):
        first = market * terms.DEMAND_PLACES
        for place in range(terms.DEMAND_PLACES):
            found.mark(12 + 5 * (first + place) + demands[first + place])


def _add_spaces(state: State, found: Sparse) -> None:
    """Workers on action spaces, free sales offices and sales spaces, cars on ships."""
    for space in range(terms.SPACES):
        found.add(62 + space, float(state.workers_at[space]) / 4.0)
    active = 0
    owners = state.offices
    for office in range(terms.SALES_OFFICES):
        if owners[office] == terms.NOBODY:
            found.mark(71 + office)
        else:
            active += 1
    found.add(77, 1.0 - float(active) / float(len(state.order)))
    for place in range(_MARKETS * terms.LIMITED_SPACES):
        if state.sold[place]:
            found.mark(78 + place)
    for market in range(_MARKETS):
        aboard = 0
        high = 0
        for held in state.afloat:
            _, there, ship = unpack_afloat(held)
            if there == market:
                aboard += 1
                if ship >= 10:
                    high += 1
        found.add(88 + market, float(aboard) / 10.0)
        found.add(90 + market, float(high) / 5.0)


def _add_offered(state: State, found: Sparse) -> None:
    """Contracts and tiles that can be taken."""
    data = state.data
    medals = 0
    for card in state.display:
        medals += data.card_medals[card]
    found.add(92, float(len(state.display)) / 3.0)
    found.add(93, float(medals) / 9.0)
    found.add(94, float(len(state.deck)) / 20.0)
    kinds = [0] * 13
    tiles = 0
    for tile in state.tiles:
        if tile:
            tiles += 1
            kind = data.tile_kind[tile]
            what = data.tile_what[tile]
            if kind == terms.MACHINE:
                kinds[what] += 1
            elif kind == terms.STYLE:
                kinds[5 + what] += 1
            elif kind == terms.MANAGER:
                kinds[8 + what] += 1
            else:
                kinds[12] += 1
    found.add(95, float(tiles) / 18.0)
    for place in range(13):
        found.add(96 + place, float(kinds[place]) / 3.0)


def seats(state: State) -> list[Sparse]:
    """Return the features of each seat, some of them in comparison with the others."""
    outlook = Outlook(len(state.order))
    worth = evaluate.evaluate(state, outlook)
    sold = evaluate.sale_values(state, outlook)
    points = [float(value) for value in state.points]
    money = [float(value) for value in state.money]
    count = len(points)
    found: list[Sparse] = []
    rest = float(terms.LAST_ROUND - state.round)
    for seat in range(count):
        sparse = Sparse()
        reach = outlook.reach(state, seat)
        sparse.add(0, points[seat] / 50.0)
        sparse.add(1, (points[seat] - _best_other(points, seat)) / 20.0)
        sparse.add(2, worth[seat] / 60.0)
        sparse.add(3, (worth[seat] - _best_other(worth, seat)) / 20.0)
        sparse.add(4, sold[seat] / 15.0)
        _add_money(state, seat, money, sparse)
        _add_people(state, seat, rest, sparse)
        _add_lines(state, reach, rest, sparse)
        _add_factory(state, seat, reach, rest, sparse)
        _add_contracts(state, seat, reach, rest, sparse)
        found.append(sparse)
    _add_cars(state, rest, found)
    _add_order(state, found)
    return found


def _best_other(values: list[float], seat: i64) -> float:
    best = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return best


def _add_money(state: State, seat: i64, money: list[float], sparse: Sparse) -> None:
    own = money[seat]
    sparse.add(5, own / 15.0)
    sparse.add(6, (own - _best_other(money, seat)) / 10.0)
    amount = state.money[seat]
    sparse.mark(7 + (amount if amount < 6 else 6))
    richer = 0
    for other in range(len(money)):
        if other != seat and money[other] > own:
            richer += 1
    # Ranks count at the end, and only the last rounds come near it (E3).
    if state.round == terms.LAST_ROUND:
        sparse.mark(14 + richer)
    else:
        sparse.add(18, float(state.data.money_rank[richer]) / 10.0)


def _add_people(state: State, seat: i64, rest: float, sparse: Sparse) -> None:
    home = state.home[seat]
    office = offices.office_of(state, seat)
    if office == terms.NOBODY:
        sparse.mark(19 + (home if home < 7 else 7))
        sparse.add(27, float(home) / 8.0)
        sparse.add(28, 1.0 if rest == 0.0 else 0.0)
    else:
        sparse.mark(29 + office)
    sparse.add(35, float(state.neutral[seat]) / 4.0)
    sparse.add(36, float(state.neutral[seat]) * rest / 12.0)
    sparse.add(37, evaluate.actions_left(state, seat) / 16.0)
    away = state.marketing[seat] + state.sponsor[seat]
    sparse.add(38, float(away) / 6.0)


def _add_lines(state: State, reach: Reach, rest: float, sparse: Sparse) -> None:
    """Popularity of each type in each market, and the ships it reaches."""
    best = 0
    total = 0
    for place in range(2 * terms.TYPES):
        popularity = reach.popularity[place]
        sparse.add(39 + place, float(popularity) / 15.0)
        market: i64 = place % 2
        sparse.add(45 + place, float(cars.landing(state, market, popularity)) / 17.0)
        sparse.add(51 + place, float(reach.wanted[place]) / 9.0)
        total += popularity
        if popularity > best:
            best = popularity
    sparse.add(57, float(best) * rest / 45.0)
    sparse.add(58, float(total) * rest / 200.0)
    sparse.add(59, 1.0 if best + 2 >= state.data.top_car else 0.0)


def _add_factory(state: State, seat: i64, reach: Reach, rest: float, sparse: Sparse) -> None:
    """Tiles by what they are, and what managers do."""
    data = state.data
    factory = state.factories[seat]
    kinds = [0] * 12
    slots = 0
    staff = 0
    stars = 0
    for place in range(terms.PLACES):
        tile = factory[place]
        if not tile:
            continue
        what = data.tile_what[tile]
        if place < terms.FIRST_STYLE:
            slots += 1
            kinds[what] += 1
        elif place < terms.FIRST_OFFICE:
            kinds[5 + what] += 1
        else:
            staff += 1
            kinds[8 + what] += 1
            stars += data.tile_stars[tile]
    for kind in range(12):
        sparse.add(60 + kind, float(kinds[kind]) / 3.0)
    sparse.add(72, float(slots) / 7.0)
    sparse.add(73, float(staff) / 4.0)
    sparse.add(74, float(stars) / 6.0)
    sparse.add(75, float(reach.sales) / 2.0)
    sparse.add(76, float(reach.sales) * rest / 6.0)
    sparse.add(77, float(reach.workers) * rest / 9.0)
    sparse.add(78, float(reach.money) * rest / 12.0)
    sparse.add(79, float(stars) * rest / 18.0)
    sparse.add(80, float(reach.medals) / 8.0)
    board: i64 = state.boards[seat]
    if board >= 0:
        sparse.mark(81 + board)
    else:
        sparse.mark(86)


def _add_contracts(state: State, seat: i64, reach: Reach, rest: float, sparse: Sparse) -> None:
    data = state.data
    medals = 0
    likely = 0.0
    nearest = 0.0
    for held in state.hands[seat]:
        card: i64 = card_of(held)
        if card < terms.CONTRACTS:
            medals += data.card_medals[card]
            chance = evaluate.likelihood(state, seat, reach, card)
            likely += chance * float(data.card_medals[card])
            if chance > nearest:
                nearest = chance
    size: i64 = len(state.hands[seat])
    sparse.mark(87 + (size if size < 4 else 4))
    sparse.add(92, float(medals) / 8.0)
    sparse.add(93, float(medals) * rest / 24.0)
    sparse.add(94, likely / 6.0)
    sparse.add(95, nearest)
    sparse.add(96, float(rounds.contract_medals(state, seat)) / 12.0)
    if rest == 0.0:
        sparse.add(97, likely / 6.0)
        sparse.add(98, float(medals) / 8.0)


def _add_cars(state: State, rest: float, found: list[Sparse]) -> None:
    """Tiles at home and on ships, how high, and how many of them can still be sold."""
    count = len(found)
    aboard = [0] * (2 * count)
    heights = [0] * (2 * count)
    tops = [0] * (2 * count)
    for held in state.afloat:
        car, market, ship = unpack_afloat(held)
        entry = 2 * seat_of(car) + market
        aboard[entry] += 1
        heights[entry] += ship
        if ship > tops[entry]:
            tops[entry] = ship
    for seat in range(count):
        sparse = found[seat]
        for kind in range(terms.HOME_PLACES):
            tiles: i64 = state.cars[seat * terms.HOME_PLACES + kind]
            if tiles == 0:
                sparse.mark(99 + kind)
            else:
                sparse.add(103 + kind, float(tiles) / 3.0)
        limit = offices.limit(state, seat) - sales.sold_by(state, seat)
        afloat = 0
        for market in range(_MARKETS):
            entry = 2 * seat + market
            afloat += aboard[entry]
            sparse.add(107 + market, float(aboard[entry]) / 4.0)
            sparse.add(109 + market, float(heights[entry]) / 40.0)
            sparse.add(111 + market, float(tops[entry]) / 17.0)
        sparse.add(113, float(limit) / 5.0)
        sparse.add(114, float(sales.sold_by(state, seat)) / 5.0)
        if offices.has_retired(state, seat):
            sparse.add(115, float(afloat - limit) / 4.0)
        sparse.add(116, float(afloat) * rest / 15.0)


def _add_order(state: State, found: list[Sparse]) -> None:
    """Who moves when: the places in this round's order, from the seat to move on."""
    order = state.order
    count = len(order)
    place = 0
    while order[place] != state.current:
        place += 1
    before = 0
    for step in range(count):
        seat = order[(place + step) % count]
        sparse = found[seat]
        sparse.mark(117 + (place + step) % count)
        if step == 0 or not offices.has_retired(state, seat):
            sparse.mark(121 + before)
            before += 1
    office_of = [offices.office_of(state, seat) for seat in range(count)]
    for seat in range(count):
        earlier = 0
        for other in range(count):
            if office_of[other] < office_of[seat]:
                earlier += 1
        if office_of[seat] != terms.NOBODY and state.round < terms.LAST_ROUND:
            found[seat].mark(125 + earlier)
            found[seat].add(129, (1.5 - float(earlier)) / 3.0)
