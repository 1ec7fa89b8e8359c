"""Engineer markers of the action phase: Daimler's gifts and Diesel's changes (E0, E7, E9, E10)."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.rules import buyers, cars
from kraftwagen.games.kraftwagen.state import Player, State

USABLE: Final = terms.DAIMLER_MARKERS | terms.DIESEL_MARKERS
"""The engineer markers that are used in the action phase, as bits."""


def legal_markers(state: State) -> list[int]:
    """Return the codes for markers of the action phase; a player turn allows one (E0)."""
    player = state.players[state.current]
    if state.marker_used or not player.markers & USABLE:
        return []
    found: list[int] = []
    for marker in (terms.DAIMLER_LOW, terms.DAIMLER_HIGH):
        if player.markers >> marker & 1:
            for space, active in enumerate(state.active_buyers):
                if not buyers.marker(active):
                    found.append(codes.daimler(marker, space))
    if player.markers & terms.DIESEL_MARKERS:
        found += _legal_changes(state, player)
    return found


def _legal_changes(state: State, player: Player) -> list[int]:
    own = cars.own_open_cars(state, state.current)
    if not own:
        return []
    parts = sorted(set(player.workshops))
    found: list[int] = []
    for space in own:
        old = cars.body_of(state.cars[space])
        for part in parts:
            if terms.EMPTY < part <= terms.ENGINE_PART and part != old:
                found.append(codes.diesel(terms.CHANGE_BODY, space, part))
    for space in own:
        old = cars.engine_of(state.cars[space])
        for part in parts:
            value = part - terms.ENGINE_PART
            if value > 0 and value != old:
                found.append(codes.diesel(terms.CHANGE_ENGINE, space, value))
    for space in own:
        for added in range(1, player.canteen + 1):
            found.append(codes.diesel(terms.CHANGE_WORKERS, space, added))
    for space in own:
        for price in state.prices:
            found.append(codes.diesel(terms.CHANGE_PRICE, space, price))
    return found


def use_daimler(state: State, seat: int, code: int, out: list[Event] | None) -> None:
    """Put a Daimler marker, a gift for the seller, onto an active buyer (E7)."""
    marker, space = codes.unpack_daimler(code)
    state.players[seat].markers &= ~(1 << marker)
    state.marker_used = 1
    active = state.active_buyers
    state.active_buyers = replaced(active, space, buyers.with_marker(active[space], marker))
    if out is not None:
        amount = state.data.marker_values[marker]
        out.append(events.MarkerPlacedOnBuyer(seat, marker, space, amount))


def use_diesel(state: State, seat: int, code: int, out: list[Event] | None) -> None:
    """Use a Diesel marker to change a part, the workers or the price of a car of the seat (E9)."""
    player = state.players[seat]
    change, space, value = codes.unpack_diesel(code)
    first = player.markers >> terms.DIESEL_FIRST & 1
    marker = terms.DIESEL_FIRST if first else terms.DIESEL_SECOND
    player.markers &= ~(1 << marker)
    state.marker_used = 1
    car = state.cars[space]
    now = value
    if change == terms.CHANGE_BODY:
        old = cars.body_of(car)
        cars.use_part(player, value)
    elif change == terms.CHANGE_ENGINE:
        old = cars.engine_of(car)
        cars.use_part(player, value + terms.ENGINE_PART)
    elif change == terms.CHANGE_WORKERS:
        old = cars.workers_of(car)
        now += old
        player.canteen -= value
    else:
        old = cars.price_of(car)
        state.prices = tuple(sorted([old] + [other for other in state.prices if other != value]))
    state.cars = replaced(state.cars, space, changed(car, code))
    if out is not None:
        out.append(events.CarChanged(seat, space, change, old, now, marker))


def changed(car: int, code: int) -> int:
    """Return a car as the Diesel marker of a decision changes it (E9)."""
    change, _, value = codes.unpack_diesel(code)
    body = cars.body_of(car)
    engine = cars.engine_of(car)
    workers = cars.workers_of(car)
    price = cars.price_of(car)
    if change == terms.CHANGE_BODY:
        body = value
    elif change == terms.CHANGE_ENGINE:
        engine = value
    elif change == terms.CHANGE_WORKERS:
        workers += value
    else:
        price = value
    return cars.pack(cars.seat_of(car), body, engine, workers, price, cars.marker_of(car))
