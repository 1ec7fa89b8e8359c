"""Explains the terms of the quick estimate by facts of the game, which sentences then name.

If a bot's comparison says that contracts favour a way through a turn, this module says which
contract. The facts are read off the positions before and after the turn. Nothing is told that the
seat may not know, such as guessed contracts and the autobucks of others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Seat
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.evaluation import evaluate
from kraftwagen.games.automania.presentation import forecast, gains, things
from kraftwagen.games.automania.presentation.previews import STAYS, ContractPreview, Matrix
from kraftwagen.games.automania.rules import offices, rounds, sales
from kraftwagen.games.automania.state import State, card_of, is_known, seat_of, type_of

RIVAL: Final = "rival"
"""Key of the reason that another seat has less of something, see ``engine.spec.Insight``."""
_TELLING: Final = 1.0
"""Points that a rival loses by what is told of it."""
_NEW_ROUND: Final = ("factory", RIVAL)
"""Terms that are explained beyond the end of a round too; other changes came with it."""


def explain_term(before: State, after: State, seat: Seat, term: str) -> Reason | None:
    """Return what a turn changed in a term of the estimate, or RIVAL; None if nothing is notable.

    ``before`` and ``after`` are positions around one player turn of the seat. The key of the reason
    follows that of the term in the locale files; arguments with the name of a thing begin with
    "term.".
    """
    found = _FINDERS.get(term)
    if found is None:
        return None
    if after.asked == frames.NOTHING:
        # Everything has become points, the rank in money too, which nobody need know.
        return _reason("end") if term == "points" else None
    if after.round != before.round and term not in _NEW_ROUND:
        return None
    return found(before, after, seat)


def _reason(key: str, **values: int | str) -> Reason:
    return Reason(key, "-", values)


def _car(car_type: int) -> str:
    return f"term.car.{terms.CONTRACT_TYPES[car_type]}"


def _market(market: int) -> str:
    return f"term.market.{terms.MARKETS[market]}"


# -- what a turn did


def _shipped(before: State, after: State, seat: Seat) -> tuple[int, int, int] | None:
    """Market, ship and type of a car that was shipped."""
    for place, car in enumerate(after.ships):
        if car and car != before.ships[place] and seat_of(car) == seat:
            market, ship = divmod(place, terms.HIGHEST_SHIP)
            return market, ship + 1, type_of(car)
    return None


def _office(before: State, after: State, seat: Seat) -> int:
    """Return the sales office just taken, or NOBODY."""
    return terms.NOBODY if offices.has_retired(before, seat) else offices.office_of(after, seat)


def _manager(before: State, after: State, seat: Seat, portrait: int) -> int:
    """Return the manager of a portrait just hired, or NO_TILE."""
    was, now = before.factories[seat], after.factories[seat]
    for place in range(terms.FIRST_OFFICE, terms.PLACES):
        tile = now[place]
        if tile != was[place] and after.data.tile_what[tile] == portrait:
            return tile
    return terms.NO_TILE


def _asked(state: State) -> int:
    return frames.kind(state.asked)


# -- term by term


def _points(before: State, after: State, seat: Seat) -> Reason | None:
    count = after.points[seat] - before.points[seat]
    if count <= 0:
        return None
    data = after.data
    shipped, office = _shipped(before, after, seat), _office(before, after, seat)
    if shipped and data.gold_medals[shipped[1]] == count:
        return _reason("medal", count=count, ship=shipped[1], car=_car(shipped[2]))
    if office != terms.NOBODY and data.office_points[office] == count:
        return _reason("office", count=count, office=office + 1)
    return _reason("sale" if _asked(before) == frames.SALE else "now", count=count)


def _medals(before: State, after: State, seat: Seat) -> Reason | None:
    played = rounds.contract_medals(after, seat) - rounds.contract_medals(before, seat)
    laid = rounds.tile_medals(after, seat) - rounds.tile_medals(before, seat)
    if played > 0:
        return _reason("contract", count=played)
    return _reason("tile", count=laid) if laid > 0 else None


def _cars(before: State, after: State, seat: Seat) -> Reason | None:
    shipped, office = _shipped(before, after, seat), _office(before, after, seat)
    if shipped:
        return _sells(after, seat, *shipped)
    if office != terms.NOBODY:
        return _reason("office", count=offices.limit(after, seat), office=office + 1)
    if _manager(before, after, seat, terms.SALES):
        more = offices.limit(after, seat) - offices.limit(before, seat)
        return _reason("manager", count=more) if more > 0 else None
    if _asked(before) == frames.SALE and after.ships == before.ships:
        return _kept(before, seat)
    return None


def _kept(before: State, seat: Seat) -> Reason | None:
    """A car not sold: for the sake of one that comes later, or of another round."""
    market, ship = frames.unpack_sale(before.asked)
    foretold = forecast.sale(before).of(seat)
    later = sum((one.market, -one.ship) > (market, -ship) for one in foretold)
    if later >= offices.limit(before, seat) - sales.sold_by(before, seat):
        return _reason("spared", count=later)
    return _waits(before, "kept", ship=ship, market=_market(market))


def _sells(after: State, seat: Seat, market: int, ship: int, car_type: int) -> Reason | None:
    """What a car brings if everybody sells as soon as possible, as foretold to people."""
    foretold = forecast.sale(after).of(seat)
    car = next(one for one in foretold if (one.market, one.ship) == (market, ship))
    values: dict[str, int | str] = {"car": _car(car_type), "market": _market(market), "ship": ship}
    if car.space == STAYS:
        return _waits(after, "waits", **values)
    if not car.points:
        return _reason("autobucks", count=car.money, **values)
    if not car.money:
        return _reason("points", count=car.points, **values)
    if car.money == 1:
        return _reason("coin", count=car.points, **values)
    return _reason("both", count=car.points, money=car.money, **values)


def _waits(state: State, key: str, **values: int | str) -> Reason | None:
    """A car that stays on its ship; after the last round no sale comes."""
    return None if state.round == terms.LAST_ROUND else _reason(key, **values)


def _factory(before: State, after: State, seat: Seat) -> Reason | None:
    if _manager(before, after, seat, terms.SALES):
        more = offices.limit(after, seat) - offices.limit(before, seat)
        if more > 0 and after.round == before.round:
            return _reason("limit", count=more)
    more = after.neutral[seat] - before.neutral[seat]
    if more > 0 and after.round == before.round:
        return _reason("crew", count=more)
    change = gains.difference(gains.matrix(after, seat), gains.matrix(before, seat))
    return _stars(change, _laid(before, after, seat)) or _left(before, after, seat)


def _laid(before: State, after: State, seat: Seat) -> str:
    """Return the tile laid, by its name; nothing where demands have moved."""
    was, now = before.factories[seat], after.factories[seat]
    data = after.data
    for place in range(terms.PLACES):
        tile = now[place]
        if tile != was[place]:
            return things.tile_name(tile, data).key.removeprefix(f"{things.ROOT}.")
    return ""


def _stars(change: Matrix, tile: str) -> Reason | None:
    """Return the largest gain in popularity, and how far it reaches."""
    most = max(map(max, change))
    if most <= 0:
        return None
    row = next(number for number, row in enumerate(change) if max(row) == most)
    car, market = _car(row), _market(change[row].index(most))
    if not tile:
        return _reason("wanted", count=most, car=car, market=market)
    if min(map(min, change)) == most:
        return _reason("every", count=most, tile=tile)
    if min(change[row]) == most:
        return _reason("markets", count=most, tile=tile, car=car)
    return _reason("stars", count=most, tile=tile, car=car, market=market)


def _left(before: State, after: State, seat: Seat) -> Reason | None:
    """Workers for more cars; nothing across the end of a round, when all come home."""
    if after.round != before.round or offices.has_retired(after, seat) or not after.home[seat]:
        return None
    return _reason("left", count=after.home[seat])


def _contracts(before: State, after: State, seat: Seat) -> Reason | None:
    held = before.hands[seat]
    drawn = [card for card in after.hands[seat] if card not in held]
    if drawn:
        if not is_known(drawn[-1]):
            return _reason("drawn")
        contract = forecast.contract(after, seat, card_of(drawn[-1]))
        return _reason("ready" if contract.met else "taken", **_wanted(after, contract))
    best: Reason | None = None
    for old, new in zip(forecast.hand(before, seat), _still_held(before, after, seat), strict=True):
        if new is None or _lack(new) >= _lack(old):
            continue
        if best is None or new.medals > int(best.args["count"]):
            best = _reason("meets" if new.met else "nearer", **_wanted(after, new))
    return best


def _still_held(before: State, after: State, seat: Seat) -> list[ContractPreview | None]:
    """Return the contracts of the hand before, as the factory is now; None for those played."""
    left = {contract.card: contract for contract in forecast.hand(after, seat)}
    return [left.get(contract.card) for contract in forecast.hand(before, seat)]


def _lack(contract: ContractPreview) -> tuple[bool, int]:
    return contract.nearest.feature, contract.nearest.stars


def _wanted(state: State, contract: ContractPreview) -> dict[str, int | str]:
    data = state.data
    return {
        "count": contract.medals,
        "car": _car(data.card_type[contract.card]),
        "popularity": data.card_popularity[contract.card],
    }


def _money(before: State, after: State, seat: Seat) -> Reason | None:
    count = after.money[seat] - before.money[seat]
    if count <= 0:
        return _reason("left", count=after.money[seat]) if after.money[seat] else None
    if _office(before, after, seat) != terms.NOBODY:
        return _reason("retired", count=count)
    if _asked(before) == frames.SALE:
        return _reason("sale", count=count)
    return _reason("now", count=count)


def _workers(before: State, after: State, seat: Seat) -> Reason | None:
    more = after.neutral[seat] - before.neutral[seat]
    return _reason("hired", count=more) if more > 0 else _left(before, after, seat)


def _order(before: State, after: State, seat: Seat) -> Reason | None:
    office = _office(before, after, seat)
    if office == terms.NOBODY:
        return None
    lower = after.offices[:office]
    taken = sum(owner != terms.NOBODY for owner in lower)
    open_still = sum(not offices.has_retired(after, other) for other in after.order)
    most = taken + min(open_still, len(lower) - taken)
    if most == 0:
        return _reason("first", office=office + 1)
    return _reason("later", office=office + 1, count=most)


def _rival(other: State, after: State, seat: Seat) -> Reason | None:
    """What a rival has less of than after another turn; nothing of purses and hidden contracts."""
    if after.round != other.round or other.asked == frames.NOTHING:
        return None
    more, less = evaluate.breakdown(other, seat), evaluate.breakdown(after, seat)
    lost = {term: more[term] - less[term] for term in ("cars", "factory", "workers")}
    if after.home[seat] < other.home[seat]:
        lost["workers"] += lost.pop("factory")
    term = max(lost, key=lambda one: (lost[one], one))
    return _reason(term) if lost[term] >= _TELLING else None


_FINDERS: Final[dict[str, Callable[[State, State, Seat], Reason | None]]] = {
    "points": _points,
    "medals": _medals,
    "cars": _cars,
    "factory": _factory,
    "contracts": _contracts,
    "money": _money,
    "workers": _workers,
    "order": _order,
    RIVAL: _rival,
}
TERMS: Final = tuple(_FINDERS)
"""The terms that ``explain_term`` explains."""
