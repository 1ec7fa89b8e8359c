"""Cars: tiles at home, ships, taking cars back from ships (B1, B5, P6, P9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine.tuples import added
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.state import (
    NO_CAR,
    State,
    electric_of,
    pack_afloat,
    seat_of,
    type_of,
    unpack_afloat,
)

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def home_place(seat: i64, car_type: i64, electric: i64) -> i64:
    """Return the index of a car tile in ``State.cars``; an electric car is of any type (V3)."""
    return seat * terms.HOME_PLACES + (terms.ELECTRIC if electric else car_type)


def at_home(state: State, seat: i64, car_type: i64, electric: i64) -> i64:
    """Return the number of a seat's car tiles of a type at home (B1)."""
    return state.cars[home_place(seat, car_type, electric)]


def send_home(state: State, car: i64) -> None:
    """Add a car tile to those at its seat's home."""
    place = home_place(seat_of(car), type_of(car), electric_of(car))
    state.cars = added(state.cars, place, 1)


def leave_home(state: State, seat: i64, car_type: i64, electric: i64) -> None:
    """Take a car tile from a seat's home."""
    state.cars = added(state.cars, home_place(seat, car_type, electric), -1)


def legal_recalls(state: State, seat: i64) -> list[int]:
    """Return the codes for taking a car back from its ship (P9); none in a short game (S5)."""
    found: list[int] = []
    if state.data.plain:
        return found
    for held in state.afloat:
        car, market, ship = unpack_afloat(held)
        if seat_of(car) == seat:
            found.append(codes.recall(market, ship))
    return found


def recall(state: State, seat: i64, code: i64, out: list[Event] | None) -> None:
    """Take a car back home from its ship; its medals are kept (P9, X11, X12)."""
    market, ship = codes.unpack_recall(code)
    car = take_off(state, market, ship)
    send_home(state, car)
    if out is not None:
        out.append(events.CarTakenBack(seat, market, ship, type_of(car), electric_of(car)))


def put_on(state: State, car: i64, market: i64, ship: i64) -> None:
    """Put a car on a free ship (P6)."""
    cars = [*state.afloat, pack_afloat(car, market, ship)]
    cars.sort()
    state.afloat = tuple(cars)


def take_off(state: State, market: i64, ship: i64) -> i64:
    """Take the car off a ship and return it."""
    car = state.car_on(market, ship)
    cars = list(state.afloat)
    cars.remove(pack_afloat(car, market, ship))
    state.afloat = tuple(cars)
    return car


def landing(state: State, market: i64, popularity: i64) -> i64:
    """Return the highest free ship up to a popularity, 0 if there is none (P6, P7)."""
    ship: i64 = popularity if popularity < terms.HIGHEST_SHIP else terms.HIGHEST_SHIP
    while ship > 0 and state.car_on(market, ship) != NO_CAR:
        ship -= 1
    return ship
