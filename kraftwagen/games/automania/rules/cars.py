"""Cars as ints, where they are, and taking them back (B1, B5, P9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.state import State, car_at_home, cars_at_home

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

NO_CAR: Final = 0
_CAR_BITS: Final = 6
_CAR_MASK: Final = (1 << _CAR_BITS) - 1


def pack(seat: i64, car_type: i64, electric: i64) -> i64:
    """A car as ships and sales spaces hold it; never 0."""
    return 1 | electric << 1 | car_type << 2 | seat << 4


def seat_of(car: i64) -> i64:
    """Its owner.

    >>> seat_of(pack(3, 2, 0))
    3
    """
    return car >> 4 & 3


def type_of(car: i64) -> i64:
    """Its type.

    >>> type_of(pack(3, 2, 1))
    2
    """
    return car >> 2 & 3


def electric_of(car: i64) -> i64:
    """1 for the electric car (V3).

    >>> electric_of(pack(3, 2, 1))
    1
    """
    return car >> 1 & 1


def pack_afloat(car: i64, market: i64, ship: i64) -> i64:
    """A car on a ship; what is above the car is what codes.recall holds (B5)."""
    return market << 11 | ship << 6 | car


def unpack_afloat(held: i64) -> tuple[i64, i64, i64]:
    """Car, market and ship.

    >>> unpack_afloat(pack_afloat(pack(1, 2, 0), 1, 17)) == (pack(1, 2, 0), 1, 17)
    True
    """
    return held & _CAR_MASK, held >> 11, held >> 6 & 31


def pack_sold(car: i64, market: i64, space: i64) -> i64:
    """A car on a sales space that may hold several (Z3, V4)."""
    return car << 4 | market << 3 | space


def unpack_sold(sold: i64) -> tuple[i64, i64, i64]:
    """Car, market and sales space.

    >>> unpack_sold(pack_sold(pack(1, 2, 0), 1, 5)) == (pack(1, 2, 0), 1, 5)
    True
    """
    return sold >> 4, sold >> 3 & 1, sold & 7


def home_place(seat: i64, car_type: i64, electric: i64) -> i64:
    """The entry of ``State.cars`` a car tile belongs to."""
    return seat * terms.HOME_PLACES + (terms.ELECTRIC if electric else car_type)


def at_home(state: State, seat: i64, car_type: i64, electric: i64) -> i64:
    """How many of these car tiles are at home; the electric one is of any type (B1, V3)."""
    return cars_at_home(state.packed_cars, seat, terms.ELECTRIC if electric else car_type)


def send_home(state: State, car: i64) -> None:
    """The tile is at home again."""
    kind = terms.ELECTRIC if electric_of(car) else type_of(car)
    state.packed_cars += car_at_home(seat_of(car), kind)


def leave_home(state: State, seat: i64, car_type: i64, electric: i64) -> None:
    """The tile is not at home any more."""
    state.packed_cars -= car_at_home(seat, terms.ELECTRIC if electric else car_type)


def legal_recalls(state: State, seat: i64) -> tuple[int, ...]:
    """Codes for taking a car back from its ship (P9)."""
    found: tuple[int, ...] = ()
    held: i64
    for held in state.afloat:
        if held >> 4 & 3 == seat:
            found += (codes.RECALL | held >> _CAR_BITS,)
    return found


def recall(state: State, seat: i64, code: i64, out: list[Event] | None) -> None:
    """A car comes home from its ship; medals are kept (P9, X11, X12)."""
    market, ship = codes.unpack_recall(code)
    car = take_off(state, market, ship)
    send_home(state, car)
    if out is not None:
        out.append(events.CarTakenBack(seat, market, ship, type_of(car), electric_of(car)))


def on_ship(state: State, market: i64, ship: i64) -> i64:
    """The car on a ship, or NO_CAR."""
    held: i64
    for held in state.afloat:
        if held >> _CAR_BITS == market << 5 | ship:
            return held & _CAR_MASK
    return NO_CAR


def put_on(state: State, car: i64, market: i64, ship: i64) -> None:
    """A car lies on a ship that was free (P6)."""
    cars = list(state.afloat)
    cars.append(pack_afloat(car, market, ship))
    cars.sort()
    state.afloat = tuple(cars)


def take_off(state: State, market: i64, ship: i64) -> i64:
    """Empty a ship; the car that was on it."""
    cars = list(state.afloat)
    place: i64 = 0
    held: i64 = cars[0]
    while held >> _CAR_BITS != market << 5 | ship:
        place += 1
        held = cars[place]
    del cars[place]
    state.afloat = tuple(cars)
    return held & _CAR_MASK


def landing(state: State, market: i64, popularity: i64) -> i64:
    """The ship a car of this popularity reaches: the highest free one up to it, or 0 (P6, P7)."""
    ship = popularity
    if ship > terms.HIGHEST_SHIP:
        ship = terms.HIGHEST_SHIP
    afloat = state.afloat
    for place in range(len(afloat) - 1, -1, -1):
        held: i64 = afloat[place]
        if held >> _CAR_BITS == market << 5 | ship:
            ship -= 1
    return ship
