"""Decisions that bots of this game leave out because another decision is better.

``considered`` leaves out a decision only if another one leads to a position that is equal except
for being better for the seat, whatever opponents do; a test compares the positions. What
``best_undercuts`` leaves out is in part a judgement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.rules import buyers, cars, scoring
from kraftwagen.games.kraftwagen.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_NOBODY: Final = -1 << 20
"""Value below that of any car, for a buyer without a car."""
_NO_PRICE: Final = ~(codes.LARGEST_PRICE << 4)
"""Two cars that differ in nothing but the price are the same without these bits."""


def considered(state: State, turn: Sequence[int], found: Sequence[int]) -> list[int]:
    """Return the legal decisions ``found`` without dominated ones; ``turn`` is not needed here."""
    return lowest_drops(found)


def lowest_drops(found: Sequence[int]) -> list[int]:
    """Return decisions without those that give back a part while a lower one stays (A3, A4).

    Giving back the lower part of the same kind brings the same new part and awards (W4, W5), and
    leaves a part of higher value. Low parts are never needed: a car takes any part (M1), and higher
    values count for more with buyers (Z4) and cost nothing. The only exception, a seat that wants a
    weak car not to take the buyer of its dearer car, is rarer than the loss of the better part.
    """
    kept: list[int] = []
    before = 0
    for code in found:
        drop = codes.dropped_part(code)
        if drop:
            # Codes are sorted: the first of its kind gives back the lowest.
            group = codes.kind(code) | (1 if drop > terms.ENGINE_PART else 0)
            if group == before:
                continue
            before = group
        kept.append(code)
    return kept


class _Sale:
    """What the buyers would take now: by buyer how good its car is, and what undercutting costs.

    ``prices`` has the price of the car a buyer would take if it is the seat's own and no later
    buyer would have it instead, else 0.
    """

    __slots__ = ("dearest", "prices", "values", "wishes")

    def __init__(self) -> None:
        self.wishes: list[int] = []
        self.values: list[int] = []
        self.prices: list[int] = []
        self.dearest = 0


def _sale(state: State, seat: i64) -> _Sale:
    found = _Sale()
    spaces = scoring.sales(state)
    for place, active in enumerate(state.active_buyers):
        wish = buyers.preference(active)
        space = spaces[place]
        found.wishes.append(wish)
        found.values.append(_NOBODY if space == scoring.UNSOLD else _value(state, space, wish))
    for place, space in enumerate(spaces):
        price = 0
        if space != scoring.UNSOLD and cars.seat_of(state.cars[space]) == seat:
            price = cars.price_of(state.cars[space])
            for later in range(place + 1, len(spaces)):
                wish = found.wishes[later]
                if _value(state, space, wish) > found.values[later]:
                    price = 0
        found.prices.append(price)
        if price > found.dearest:
            found.dearest = price
    return found


def _value(state: State, space: int, wish: int) -> int:
    """How much a buyer likes a car; of equal ones the cheaper (Z4)."""
    car = state.cars[space]
    return _liking(cars.quality(state, car, wish), wish, cars.price_of(car))


def _liking(quality: int, wish: int, price: int) -> int:
    return (0 if wish == terms.PRICE else quality) * (codes.LARGEST_PRICE + 1) - price


def _car(seat: i64, code: i64) -> int:
    body, engine, workers, price, marker = codes.unpack_car(code)
    return cars.pack(seat, body, engine, workers, price, marker)


def _undercuts(state: State, sale: _Sale, car: int) -> bool:
    """Whether one more car would take the buyer of an own dearer one, which then has none."""
    price = cars.price_of(car)
    for place, wish in enumerate(sale.wishes):
        if _liking(cars.quality(state, car, wish), wish, price) > sale.values[place]:
            return price < sale.prices[place]
    return False


def _brings(state: State, seat: i64, car: int) -> int:
    """What the seat's cars bring with one more if the buyers act now (Z4, Z5)."""
    market = state.cars + (car,)
    taken: i64 = 0
    total = 0
    for active in state.active_buyers:
        space = scoring.best_car(state, market, buyers.preference(active), taken)
        if space != scoring.UNSOLD:
            taken |= 1 << space
            if cars.seat_of(market[space]) == seat:
                total += scoring.proceeds(state, active, market[space])
    return total


def best_undercuts(state: State, seat: i64, found: list[int]) -> list[int]:
    """Return car offers without those that undercut a dearer car of the seat at a loss.

    A car undercuts a dearer one if it takes its buyer, so that nobody buys the dearer one (Z4). Of
    the prices of such a car (with the same parts, workers and marker) only those stay that bring
    the seat most if the buyers act now. This is certain if the car ends the game turn (T2), and a
    judgement before: an opponent may still undercut the dearer car and not the cheaper one.
    """
    if not state.active_buyers or not state.cars:
        return found
    sale = _sale(state, seat)
    if not sale.dearest:
        return found
    under: list[int] = []
    for code in found:
        if (code >> 4 & codes.LARGEST_PRICE) < sale.dearest:
            if _undercuts(state, sale, _car(seat, code)):
                under.append(code)
    if not under:
        return found
    most: dict[int, int] = {}
    for code in under:
        most[code & _NO_PRICE] = 0
    for code in found:
        group = code & _NO_PRICE
        if group in most:
            brought = _brings(state, seat, _car(seat, code))
            if brought > most[group]:
                most[group] = brought
    return [
        code
        for code in found
        if code not in under or _brings(state, seat, _car(seat, code)) == most[code & _NO_PRICE]
    ]
