"""Cars and demands of the markets in the editor (B4-B6, Z3, V4).

A car that is set somewhere comes from home, and goes home when another takes its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from kraftwagen.engine.editing import Field, Place
from kraftwagen.engine.tuples import replaced, without
from kraftwagen.engine.wording import Name, Term
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.editing import groups
from kraftwagen.games.automania.rules import cars
from kraftwagen.games.automania.state import (
    NO_CAR,
    State,
    electric_of,
    pack_car,
    pack_sold,
    seat_of,
    type_of,
    unpack_sold,
)

_SALES: Final = (frames.SALE, frames.ADVANCE)
_EMPTY: Final = "editing.empty"
_WAITING: Final = tuple(f"editing.demand.{side}" for side in terms.SIDES)


def is_selling(state: State) -> bool:
    """Whether cars may lie on sales spaces: from the sale to the new round (N3)."""
    return not state.pending or frames.kind(state.pending[-1]) in _SALES


def of_market(state: State, market: int) -> Iterator[Field]:
    """Demands, ships from the highest down, sales spaces while cars are sold."""
    group = groups.of_market(market)
    words = [things.demand(kind) for kind in range(len(terms.DEMANDS))]
    for place in range(terms.DEMAND_PLACES):
        now = state.demands[market * terms.DEMAND_PLACES + place]
        active = place < terms.ACTIVE
        key = "editing.demand.active" if active else _WAITING[place - terms.WAITING_LEFT]
        stars = state.data.stars[place] if active else 0
        at, kinds = ("demand", market, place), range(len(terms.DEMANDS))
        yield Field(at, group, key, now, kinds, words, number=stars)
    for ship in range(terms.HIGHEST_SHIP, 0, -1):
        yield _field(state, ("ship", market, ship), "editing.ship", ship)
    if is_selling(state):
        yield from _sales(state, market)


def _sales(state: State, market: int) -> Iterator[Field]:
    copies = any(state.data.board_copies[max(board, terms.SIDE_A)] for board in state.boards)
    for space in range(terms.LIMITED_SPACES):
        yield _field(state, ("sales", market, space), "editing.sales", space + 1)
        if copies and _at(state, ("sales", market, space)):
            yield _field(state, ("copied", market, space), "editing.copied", space + 1)
    for number in range(len(_more(state, market, terms.TOP_SPACE)) + 1):
        place = ("sold", market, terms.TOP_SPACE, number)
        yield _field(state, place, "editing.top", number + 1)


def _field(state: State, spot: Place, key: str, number: int) -> Field:
    now = _at(state, spot)
    can = _cars(state, now)
    group = groups.of_market(int(spot[1]))
    return Field(spot, group, key, now, can, [_said(car) for car in can], number=number)


@cache
def _said(car: int) -> str | Term:
    """A car with its owner."""
    if car == NO_CAR:
        return _EMPTY
    thing = things.car(type_of(car), electric_of(car))
    return Term("automania.editing.car", {"car": thing, "name": Name(seat_of(car))})


def _cars(state: State, now: int) -> list[int]:
    """None, the car that is there, and those at home; the electric one is of any type (V3)."""
    at_home = list(state.cars)
    if now:
        at_home[cars.home_place(seat_of(now), type_of(now), electric_of(now))] += 1
    found = [NO_CAR]
    for seat in range(len(state.order)):
        for car_type in range(terms.TYPES):
            for electric in (0, 1):
                if at_home[cars.home_place(seat, car_type, electric)]:
                    found.append(pack_car(seat, car_type, electric))
    return found


# -- where they are


def _more(state: State, market: int, space: int) -> list[int]:
    """Indices of the cars that lie on a sales space with others."""
    return [
        index for index, sold in enumerate(state.sold_more)
        if unpack_sold(sold)[1:] == (market, space)
    ]  # fmt: skip


def _at(state: State, spot: Place) -> int:
    """The car at a place, or NO_CAR."""
    name, market, number = spot[0], int(spot[1]), int(spot[2])
    if name == "ship":
        return state.car_on(market, number)
    if name == "sales":
        return state.sold[market * terms.LIMITED_SPACES + number]
    found = _more(state, market, number)
    place = int(spot[3]) if name == "sold" else 0
    return unpack_sold(state.sold_more[found[place]])[0] if place < len(found) else 0


def _lay(state: State, spot: Place, car: int) -> None:
    """A car, or none, at a place; where others come from or go to is not looked at."""
    name, market, number = spot[0], int(spot[1]), int(spot[2])
    if name == "ship":
        if _at(state, spot):
            cars.take_off(state, market, number)
        if car:
            cars.put_on(state, car, market, number)
    elif name == "sales":
        place = market * terms.LIMITED_SPACES + number
        state.sold = replaced(state.sold, place, car)
    else:
        found, place = _more(state, market, number), int(spot[3]) if name == "sold" else 0
        packed = pack_sold(car, market, number)
        if place >= len(found):
            state.sold_more += (packed,) if car else ()
        elif car:
            state.sold_more = replaced(state.sold_more, found[place], packed)
        else:
            state.sold_more = without(state.sold_more, found[place])


def put(state: State, spot: Place, car: int) -> None:
    """A car from home at a place, or none; the one that was there goes home."""
    before = _at(state, spot)
    if before:
        cars.send_home(state, before)
    if car:
        cars.leave_home(state, seat_of(car), type_of(car), electric_of(car))
    _lay(state, spot, car)


def clear_sales(state: State) -> None:
    """All cars on sales spaces go home (N3)."""
    for car in state.sold:
        if car:
            cars.send_home(state, car)
    for sold in state.sold_more:
        cars.send_home(state, unpack_sold(sold)[0])
    state.sold = (NO_CAR,) * len(state.sold)
    state.sold_more = ()


def take_back(state: State, seat: int, car_type: int, electric: int) -> None:
    """A car tile of this kind, wherever it is, leaves the table: its factory has none (V2, V3)."""
    if not cars.at_home(state, seat, car_type, electric):
        spot = next(
            spot for spot in _spots(state)
            if (car := _at(state, spot)) and seat_of(car) == seat
            and electric_of(car) == electric and (electric or type_of(car) == car_type)
        )  # fmt: skip
        put(state, spot, NO_CAR)
    cars.leave_home(state, seat, car_type, electric)


def _spots(state: State) -> Iterator[Place]:
    for market in range(len(terms.MARKETS)):
        for ship in range(1, terms.HIGHEST_SHIP + 1):
            yield "ship", market, ship
        for space in range(terms.SALES_SPACES):
            if space != terms.TOP_SPACE:
                yield "sales", market, space
            for number in range(len(_more(state, market, space))):
                yield "sold", market, space, number


def _set_ship(state: State, market: int, ship: int, car: int) -> None:
    put(state, ("ship", market, ship), car)


def _set_sales(state: State, market: int, space: int, car: int) -> None:
    put(state, ("sales", market, space), car)


def _set_copied(state: State, market: int, space: int, car: int) -> None:
    put(state, ("copied", market, space), car)


def _set_sold(state: State, market: int, space: int, number: int, car: int) -> None:
    put(state, ("sold", market, space, number), car)


def _set_demand(state: State, market: int, place: int, kind: int) -> None:
    """It changes places with the last other tile of that kind."""
    here = market * terms.DEMAND_PLACES + place
    before = state.demands[here]
    if before == kind:
        return
    there = max(at for at, other in enumerate(state.demands) if other == kind)
    state.demands = replaced(replaced(state.demands, here, kind), there, before)


# -- by hand


def _target(state: State, target: Place) -> Place | None:
    """Where a car would lie; None if it cannot."""
    if target[0] == "ship":
        return target
    if target[0] not in ("sales", "sold") or not is_selling(state):
        return None
    market, space = int(target[1]), int(target[2])
    if space == terms.TOP_SPACE:
        return "sold", market, space, len(_more(state, market, space))
    return "sales", market, space


def _move_car(state: State, source: Place, target: Place) -> bool:
    """From a ship or a sales space: to another, with which it changes places, or home."""
    here = source
    if source[0] == "sales" and int(source[2]) == terms.TOP_SPACE:
        market, space = int(source[1]), int(source[2])
        here = ("sold", market, space, max(0, len(_more(state, market, space)) - 1))
    car = _at(state, here)
    if not car:
        return False
    if groups.mat_of(target) == seat_of(car):
        put(state, here, NO_CAR)
        return True
    there = _target(state, target)
    if there is None or here[:3] == there[:3]:
        return False
    other = _at(state, there)
    _lay(state, there, car)
    _lay(state, here, other)
    return True


def _move_from_home(state: State, source: Place, target: Place) -> bool:
    seat, car_type = int(source[1]), int(source[2])
    there = _target(state, target)
    electric = int(not cars.at_home(state, seat, car_type, 0))
    if there is None or not cars.at_home(state, seat, car_type, electric):
        return False
    put(state, there, pack_car(seat, car_type, electric))
    return True


def _move_demand(state: State, source: Place, target: Place) -> bool:
    if target[0] != "demand":
        return False
    here = int(source[1]) * terms.DEMAND_PLACES + int(source[2])
    there = int(target[1]) * terms.DEMAND_PLACES + int(target[2])
    kinds = list(state.demands)
    kinds[here], kinds[there] = kinds[there], kinds[here]
    state.demands = tuple(kinds)
    return True


SETTERS: Final[groups.Setters] = {
    "ship": _set_ship,
    "sales": _set_sales,
    "copied": _set_copied,
    "sold": _set_sold,
    "demand": _set_demand,
}
MOVERS: Final[groups.Movers] = {
    "ship": _move_car,
    "sales": _move_car,
    "sold": _move_car,
    "cars": _move_from_home,
    "demand": _move_demand,
}
