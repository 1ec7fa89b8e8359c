"""The sales phase: cars are sold from the highest ship down, market by market (Z1-Z4, V4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.rules import account, cars, offices
from kraftwagen.games.automania.state import (
    NO_CAR,
    State,
    electric_of,
    pack_sold,
    seat_of,
    type_of,
    unpack_afloat,
    unpack_sold,
)

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

TWO_PLAYERS: Final = 2


def start(state: State, out: list[Event] | None) -> None:
    """Announce the sales phase with every seat's sales limit (Z2)."""
    if out is not None:
        limits = tuple([offices.limit(state, seat) for seat in range(len(state.order))])
        out.append(events.SalesStarted(state.round, limits))


def next_question(state: State, market: i64, ship: i64) -> bool:
    """Ask about the next car below a ship that may be sold; returns False if none is left (Z2)."""
    afloat = state.afloat
    while market <= terms.EUROPE:
        for place in range(len(afloat) - 1, -1, -1):
            car, there, level = unpack_afloat(afloat[place])
            if there == market and level <= ship:
                seat = seat_of(car)
                if sold_by(state, seat) < offices.limit(state, seat):
                    state.current = seat
                    state.asked = frames.sale(market, level)
                    return True
        market += 1
        ship = terms.HIGHEST_SHIP
    return False


def has_offers(state: State, seat: i64) -> bool:
    """Return whether a seat is still asked about a car in the sale that goes on (Z1, Z2)."""
    if sold_by(state, seat) >= offices.limit(state, seat):
        return False
    market, ship = frames.unpack_sale(state.asked)
    for held in state.afloat:
        car, there, level = unpack_afloat(held)
        if seat_of(car) == seat and (there > market or (there == market and level <= ship)):
            return True
    return False


def sold_by(state: State, seat: i64) -> i64:
    """Return the number of cars that a seat has sold in this phase (Z1)."""
    total: i64 = 0
    for car in state.sold:
        if car and seat_of(car) == seat:
            total += 1
    for sold in state.sold_more:
        other, _, _ = unpack_sold(sold)
        if seat_of(other) == seat:
            total += 1
    return total


def is_free(state: State, market: i64, space: i64) -> bool:
    """Return whether a car may go to a sales space (Z3, Z4)."""
    if space == terms.TOP_SPACE:
        return True
    first = market * terms.LIMITED_SPACES
    if len(state.order) > TWO_PLAYERS:
        return state.sold[first + space] == NO_CAR
    rows = state.data.sale_row[market]
    for other in range(terms.LIMITED_SPACES):
        if rows[other] == rows[space] and state.sold[first + other] != NO_CAR:
            return False
    return True


def standing(state: State, market: i64, space: i64) -> list[int]:
    """Return the cars on a sales space, copied sales among them (Z3, V4)."""
    found: list[int] = []
    if space != terms.TOP_SPACE and state.sold[market * terms.LIMITED_SPACES + space]:
        found.append(state.sold[market * terms.LIMITED_SPACES + space])
    for sold in state.sold_more:
        car, there, number = unpack_sold(sold)
        if there == market and number == space:
            found.append(car)
    return found


def legal_sales(state: State, market: i64, ship: i64) -> list[int]:
    """Return the codes for a car on a ship: sell it, copy a sale, or leave it (Z2-Z4, V4)."""
    found = [
        codes.SELL + space for space in range(terms.SALES_SPACES) if is_free(state, market, space)
    ]
    found.append(codes.PASS)
    seat = state.current
    if may_copy(state, seat):
        car = state.car_on(market, ship)
        for space in range(terms.LIMITED_SPACES):
            if can_copy(state, seat, car, market, space):
                found.append(codes.COPY + space)
    return found


def may_copy(state: State, seat: i64) -> bool:
    """Return whether a seat's factory may still copy a sale in this phase (V4)."""
    copies = state.data.board_copies[state.boards[seat]]
    if copies == 0:
        return False
    used = 0
    for sold in state.sold_more:
        car, _, space = unpack_sold(sold)
        if seat_of(car) == seat and space != terms.TOP_SPACE:
            used += 1
    return used < copies


def can_copy(state: State, seat: i64, car: i64, market: i64, space: i64) -> bool:
    """Return whether a space holds another player's car of the same type (V4)."""
    held = state.sold[market * terms.LIMITED_SPACES + space]
    return held != NO_CAR and seat_of(held) != seat and type_of(held) == type_of(car)


def sell(
    state: State, market: i64, ship: i64, space: i64, copied: bool, out: list[Event] | None
) -> None:
    """Move a car from its ship to a sales space and pay its owner the reward (Z3, V4)."""
    car = cars.take_off(state, market, ship)
    seat = seat_of(car)
    if copied or space == terms.TOP_SPACE:
        state.sold_more += (pack_sold(car, market, space),)
    else:
        state.sold = replaced(state.sold, market * terms.LIMITED_SPACES + space, car)
    if out is not None:
        car_type, electric = type_of(car), electric_of(car)
        out.append(events.CarSold(seat, market, ship, car_type, electric, space, copied))
    data = state.data
    account.gain_money(state, seat, data.sale_money[market][space], terms.FROM_SALES, out)
    account.gain_points(state, seat, data.sale_points[market][space], terms.FROM_SALES, out)


def keep(state: State, market: i64, ship: i64, out: list[Event] | None) -> None:
    """Leave a car on its ship (Z2)."""
    if out is not None:
        out.append(events.CarKept(state.current, market, ship))
