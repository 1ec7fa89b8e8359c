"""A quick estimate of each seat's final points, as a sum of terms.

The weights are chosen by judgement and checked only by games against random play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.evaluation.outlook import MONEY, Outlook, Reach
from kraftwagen.games.automania.rules import offices, rounds, sales
from kraftwagen.games.automania.state import State, card_of, seat_of, unpack_afloat

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

TERMS: Final = ("points", "medals", "cars", "factory", "contracts", "money", "workers", "order")
_RANK_SPREAD: Final = 8.0
"""Lead in autobucks that makes a better rank likely."""
_WORKER: Final = 1.3
"""Worth of a worker at home who may still act."""
_ORDER: Final = 1.0
"""Worth of each step earlier in the next round's order."""
_ACTIONS: Final = 4.0
"""Number of actions of a seat in a later round."""
_OFFICE_LIMIT: Final = 3
"""Sales limit assumed for a seat that has not retired yet."""
_MARKETING: Final = 2
"""Number of workers that usually go to marketing."""
_LATER: Final = 0.55
"""Worth of a car that stays on its ship, as a share of its next sale."""
_NEXT_SALE: Final = 2.6
_CAR: Final = 0.9
"""A car to come: what it brings with no popularity, then by each star."""
_CAR_STAR: Final = 0.2
_MOST_STARS: Final = 18
_SALE_MORE: Final = 2.0
"""A round with a higher sales limit by one; with a worker more."""
_WORKER_MORE: Final = 1.3
_UNKNOWN_CONTRACT: Final = 1.8
"""Worth of a contract that nobody else knows, in the hand of another seat."""


def evaluate(state: State, outlook: Outlook | None = None) -> list[float]:
    """Return the estimated final points of every seat.

    An ``outlook`` used for similar positions before saves time.
    """
    seats = len(state.order)
    worth = [float(points) for points in state.points]
    if state.asked == frames.NOTHING:
        return worth
    outlook = outlook or Outlook(seats)
    sold = sale_values(state, outlook)
    for seat in range(seats):
        reach = outlook.reach(state, seat)
        left = actions_left(state, seat)
        worth[seat] += (
            _medals(state, seat, reach)
            + sold[seat]
            + _factory(state, reach, left)
            + _contracts(state, seat, reach, left)
            + _money(state, seat)
            + _workers(state, seat)
            + _order(state, seat)
        )
    return worth


def breakdown(state: State, seat: int) -> dict[str, float]:
    """Return the estimated final points of a seat by term; the terms add up to them."""
    found = dict.fromkeys(TERMS, 0.0)
    found["points"] = float(state.points[seat])
    if state.asked != frames.NOTHING:
        outlook = Outlook(len(state.order))
        reach = outlook.reach(state, seat)
        left = actions_left(state, seat)
        found["medals"] = _medals(state, seat, reach)
        found["cars"] = sale_values(state, outlook)[seat]
        found["factory"] = _factory(state, reach, left)
        found["contracts"] = _contracts(state, seat, reach, left)
        found["money"] = _money(state, seat)
        found["workers"] = _workers(state, seat)
        found["order"] = _order(state, seat)
    return found


def progress(state: State) -> float:
    """Return the progress of a game: the number of factory tiles taken so far."""
    lying = sum([1 for tile in state.tiles if tile])
    return float(terms.LAID - len(state.unseen) - lying)


def _medals(state: State, seat: i64, reach: Reach) -> float:
    count = rounds.contract_medals(state, seat) + reach.medals
    return float(count * state.data.medal_points)


def sale_values(state: State, outlook: Outlook) -> list[float]:
    """Return each seat's points from its cars on ships if all seats sell as well as possible.

    Cars that can no longer be sold in this round count for a part of their next sale.
    """
    seats = len(state.order)
    found = [0.0] * seats
    limits = _limits(state, outlook)
    frame = state.asked
    kind = frames.kind(frame)
    over = kind == frames.ADVANCE
    from_market: i64 = 0
    from_ship: i64 = terms.HIGHEST_SHIP
    if kind == frames.SALE:
        from_market, from_ship = frames.unpack_sale(frame)
    last = state.round == terms.LAST_ROUND
    data = state.data
    afloat = state.afloat
    for market in range(2):
        free = outlook.rewards(state, market)
        taken: i64 = 0
        for place in range(len(afloat) - 1, -1, -1):
            car, there, ship = unpack_afloat(afloat[place])
            if there != market:
                continue
            seat = seat_of(car)
            passed = market < from_market or (market == from_market and ship > from_ship)
            if over or passed or limits[seat] <= 0:
                left = data.left_points[market] + MONEY * data.left_money[market]
                found[seat] += left if last else _LATER * (_NEXT_SALE + 0.1 * float(ship))
            else:
                limits[seat] -= 1
                found[seat] += free[taken] if taken < len(free) else free[len(free) - 1]
                taken += 1
    return found


def _limits(state: State, outlook: Outlook) -> list[int]:
    """Cars each seat may still sell in this round."""
    data = state.data
    found: list[int] = []
    for seat in range(len(state.order)):
        office = offices.office_of(state, seat)
        limit = _OFFICE_LIMIT if office == terms.NOBODY else data.office_limit[office]
        sold = sales.sold_by(state, seat)
        found.append(limit + outlook.reach(state, seat).sales - sold)
    return found


def _rounds_left(state: State) -> float:
    return float(terms.LAST_ROUND - state.round)


def actions_left(state: State, seat: i64) -> float:
    """Return the estimated number of actions that a seat still has in the game."""
    now = 0.0 if offices.has_retired(state, seat) else 0.6 * float(state.home[seat])
    return now + _ACTIONS * _rounds_left(state)


def _factory(state: State, reach: Reach, left: float) -> float:
    """What the cars to come bring by the stars of the factory, and its managers."""
    if left <= 0.0:
        return _staff(state, reach)
    best = 0.0
    total = 0.0
    popularity = reach.popularity
    for car_type in range(terms.TYPES):
        america = popularity[2 * car_type]
        europe = popularity[2 * car_type + 1]
        # Between the mean of the two markets and the better one.
        reached = 0.25 * float(america + europe)
        reached += 0.5 * float(america if america > europe else europe)
        reached += _MARKETING
        if reached > _MOST_STARS:
            reached = float(_MOST_STARS)
        value = _CAR + _CAR_STAR * reached
        total += value
        if value > best:
            best = value
    return left * (0.5 * best + total / 6.0) + _staff(state, reach)


def _staff(state: State, reach: Reach) -> float:
    """What the managers of a factory do in the rounds to come (T5, N6)."""
    each = _SALE_MORE * float(reach.sales) + _WORKER_MORE * float(reach.workers)
    return _rounds_left(state) * (each + MONEY * float(reach.money))


def _contracts(state: State, seat: i64, reach: Reach, left: float) -> float:
    """Medals of contracts in hand by how near they are."""
    if left <= 0.0:
        return 0.0
    data = state.data
    total = 0.0
    for held in state.hands[seat]:
        card: i64 = card_of(held)
        if card >= terms.CONTRACTS:
            total += _UNKNOWN_CONTRACT
        else:
            total += likelihood(state, seat, reach, card) * float(data.card_medals[card])
    enough = 0.5 * left
    return total if enough >= 1.0 else total * enough


def likelihood(state: State, seat: i64, reach: Reach, card: i64) -> float:
    """Return the chance, 0 to 1, that a seat with actions left fulfils a contract."""
    data = state.data
    chance = 0.0
    wanted = data.card_type[card]
    for car_type in range(terms.TYPES):
        if wanted != terms.ANY_TYPE and wanted != car_type:
            continue
        near = _nearness(state, seat, reach, card, car_type)
        if near > chance:
            chance = near
    return chance


def _nearness(state: State, seat: i64, reach: Reach, card: i64, car_type: i64) -> float:
    """How likely a contract is fulfilled by a type, 0 to 1."""
    data = state.data
    america = reach.popularity[2 * car_type]
    europe = reach.popularity[2 * car_type + 1]
    gap = float(data.card_popularity[card] - (america if america > europe else europe))
    chance = 0.95 - 0.06 * gap if gap > 0.0 else 0.95
    chance -= 0.1 * (4.0 - _rounds_left(state)) if gap > 3.0 else 0.0
    if not _has_feature(state, seat, reach, data.card_feature[card], car_type):
        chance *= 0.3 + 0.1 * _rounds_left(state)
    return chance if chance > 0.0 else 0.0


def _has_feature(state: State, seat: i64, reach: Reach, feature: i64, car_type: i64) -> bool:
    """As ``contracts.has_feature``, from what is known already (K3)."""
    if feature == terms.NO_FEATURE:
        return True
    if feature >= terms.FIRST_PART_FEATURE:
        part = feature - terms.FIRST_PART_FEATURE
        return state.factories[seat][terms.FIRST_STYLE + 3 * car_type + part] > 0
    return reach.machines[car_type][feature - 1] > 0


def _money(state: State, seat: i64) -> float:
    """What autobucks buy in the rounds to come, and the rank they lead to (E3)."""
    own = float(state.money[seat])
    ranks = state.data.money_rank
    place = 0.0
    for other in range(len(state.order)):
        if other != seat:
            lead = own - float(state.money[other])
            place += 0.5 - 0.5 * lead / (_RANK_SPREAD + (lead if lead > 0.0 else -lead))
    lower = int(place)
    part = place - float(lower)
    higher = lower + 1 if lower + 1 < len(ranks) else lower
    rank = (1.0 - part) * float(ranks[lower]) + part * float(ranks[higher])
    weight = 0.25 * float(state.round)
    short = own if own < 6.0 else 6.0
    return weight * rank + 0.08 * _rounds_left(state) * (own + short)


def _workers(state: State, seat: i64) -> float:
    if offices.has_retired(state, seat):
        return 0.0
    return _WORKER * float(state.home[seat])


def _order(state: State, seat: i64) -> float:
    """An early place in the next round, by the sales office (N5)."""
    if state.round == terms.LAST_ROUND:
        return 0.0
    office = offices.office_of(state, seat)
    if office == terms.NOBODY:
        return -_ORDER * 2.5
    return -_ORDER * float(office)
