"""Cars on the market: offering them (M1, M2, W3) and selling one privately (V4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.rules import money
from kraftwagen.games.kraftwagen.state import Player, State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

# A car on the market as an int: marker << 20 | closed << 19 | price << 13 | workers << 9
# | engine << 5 | body << 2 | seat; body and engine as built, without the marker on the car.
# Diesel may change them (E9).
SEAT: Final = 3
CLOSED: Final = 1 << 19
_BODIES: Final = 0b11111110
"""Bits of the bodies in a set of parts; _ENGINES are those of the engines."""
_ENGINES: Final = 0b111111100000000


def pack(seat: i64, body: i64, engine: i64, workers: i64, price: i64, marker: i64) -> i64:
    """Return a car packed into an int; ``marker`` is 0 for none or 1 + an engineer marker."""
    return marker << 20 | price << 13 | workers << 9 | engine << 5 | body << 2 | seat


def seat_of(car: i64) -> int:
    """Return the seat that offers a car."""
    return car & SEAT


def body_of(car: i64) -> int:
    """Return the value of a car's body as built, without an engineer marker."""
    return car >> 2 & 7


def engine_of(car: i64) -> int:
    """Return the value of a car's engine as built, without an engineer marker."""
    return car >> 5 & 7


def workers_of(car: i64) -> int:
    """Return the number of workers on a car, its prestige."""
    return car >> 9 & 15


def price_of(car: i64) -> int:
    """Return the price of a car, its coloured price marker."""
    return car >> 13 & 63


def is_closed(car: i64) -> bool:
    """Return whether a car was sold privately and only blocks its space (V4)."""
    return car & CLOSED != 0


def marker_of(car: i64) -> int:
    """Return 0, or 1 + the engineer marker on a car (E2, E3)."""
    return car >> 20


def quality(state: State, car: int, preference: int) -> int:
    """Return the value that a buyer compares, with markers (Z4, E2, E3).

    For price buyers it is the price, and less is better.
    """
    if preference == terms.PRESTIGE:
        return workers_of(car)
    if preference == terms.PRICE:
        return price_of(car)
    marker = marker_of(car)
    if preference == terms.BODY:
        extra = state.data.marker_values[marker - 1] if marker > terms.MAYBACH_LOW else 0
        return body_of(car) + extra
    horch = 0 < marker <= terms.MAYBACH_LOW
    return engine_of(car) + (state.data.marker_values[marker - 1] if horch else 0)


def market_full(state: State) -> bool:
    """Return whether no market space is free (M2, 11b)."""
    return len(state.cars) >= state.data.market_spaces[len(state.players)]


def legal_cars(state: State, player: Player) -> list[int]:
    """Return the codes for offering a car (M1)."""
    if player.canteen == 0 or not state.prices or market_full(state):
        return []
    parts = 0
    for part in player.workshops:
        parts |= 1 << part
    if not parts & _BODIES or not parts & _ENGINES:
        return []
    markers = [0]
    if player.markers & terms.CAR_MARKERS:
        markers += [1 + marker for marker in range(4) if player.markers >> marker & 1]
    offers = [
        codes.car(0, 0, workers, price, marker)
        for workers in range(1, player.canteen + 1)
        for price in state.prices
        for marker in markers
    ]
    found: list[int] = []
    for body in range(1, terms.ENGINE_PART + 1):
        if parts >> body & 1:
            for engine in range(1, terms.ENGINE_PART + 1):
                if parts >> (engine + terms.ENGINE_PART) & 1:
                    built = codes.car(body, engine, 0, 0, 0)
                    for offer in offers:
                        found.append(built | offer)
    return found


def offer(state: State, seat: int, code: int, out: list[Event] | None) -> None:
    """Put a car onto the market (M1); may win the award for cars on the market (W3)."""
    player = state.players[seat]
    body, engine, workers, price, marker = codes.unpack_car(code)
    use_part(player, body)
    use_part(player, engine + terms.ENGINE_PART)
    player.canteen -= workers
    if marker:
        player.markers &= ~(1 << marker - 1)
    state.prices = tuple([other for other in state.prices if other != price])
    own = 1
    for car in state.cars:
        if car & SEAT == seat:
            own += 1
    state.cars += (pack(seat, body, engine, workers, price, marker),)
    if out is not None:
        space = len(state.cars) - 1
        out.append(events.CarPlaced(seat, space, body, engine, workers, price, marker))
    money.award(state, seat, terms.AWARD_MARKET, own, out)


def own_open_cars(state: State, seat: int) -> list[int]:
    """Return the market spaces of a seat's cars that can still be sold."""
    found: list[int] = []
    for space, car in enumerate(state.cars):
        if car & SEAT == seat and not car & CLOSED:
            found.append(space)
    return found


def legal_sales(state: State) -> list[int]:
    """Return the codes for a private sale, including the code for no sale (V4)."""
    return [codes.SALE] + [codes.SALE | 1 + space for space in own_open_cars(state, state.current)]


def private_price(car: int) -> int:
    """Return the money for a private sale: half the price, rounded up (V4)."""
    return (price_of(car) + 1) // 2


def sell_privately(state: State, seat: int, choice: int, out: list[Event] | None) -> None:
    """Sell a car privately for half its price and close its space (V4).

    Its workers return to the supply (Z6); ``choice`` is 0 for no sale, else 1 + the space.
    """
    if choice == 0:
        return
    space = choice - 1
    car = state.cars[space]
    gained = private_price(car)
    state.players[seat].supply += workers_of(car)
    left = pack(seat, body_of(car), engine_of(car), 0, price_of(car), marker_of(car))
    state.cars = replaced(state.cars, space, left | CLOSED)
    if out is not None:
        out.append(events.CarSoldPrivately(seat, space, price_of(car), gained))
    money.pay(state, seat, gained, terms.FROM_CARS, out)


def use_part(player: Player, part: int) -> None:
    """Empty the first workshop that holds a part."""
    workshops = player.workshops
    place = workshops.index(part)
    player.workshops = replaced(workshops, place, terms.EMPTY)
