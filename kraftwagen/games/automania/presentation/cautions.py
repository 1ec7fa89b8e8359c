"""Warnings about legal decisions that a person may regret.

The locale file of the game has the sentences for the keys of reasons. A warning is given at the
last decision that avoids the loss, or at the first that leads to it: a car that marketing may still
save is not called lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.presentation import gains
from kraftwagen.games.automania.presentation.previews import NEVER
from kraftwagen.games.automania.rules import account, cars, offices, production, tiles, workers
from kraftwagen.games.automania.state import State, seat_of

# -- actions and tiles


def action(state: State, code: int) -> list[Reason]:
    """Return warnings against putting workers on an action space."""
    space, car_type = codes.unpack_space(code)
    seat = state.current
    found = []
    if workers.needed(state, space) == state.home[seat]:
        found.append(Reason("last_worker", "A1"))
    if car_type != codes.NO_TYPE and not _has_car(state, seat, car_type):
        found.append(Reason("no_car_tile", "P9", {"type": terms.CAR_TYPES[car_type]}))
    after = state.clone()
    workers.place(after, seat, space, None)
    if car_type != codes.NO_TYPE:
        account.pay(after, seat, state.data.car_cost[car_type], True, None)
    if space == terms.CORNER:
        return found + _unshipped([after], seat, car_type)
    left = [state.tiles[codes.value(take)] for take in tiles.legal_tiles(after, space)]
    if car_type != codes.NO_TYPE:
        found += _unshipped(_tried(after, seat, left), seat, car_type)
    # A single tile is taken without a question.
    return found + (manager(after, seat, left[0]) if len(left) == 1 else [])


def take(state: State, tile: int) -> list[Reason]:
    """Return warnings against taking a tile."""
    seat, car_type = state.current, _next_car(state)
    found = manager(state, seat, tile)
    if car_type != codes.NO_TYPE:
        found += _unshipped(_tried(state, seat, [tile]), seat, car_type)
    return found


def _next_car(state: State) -> int:
    """Return the type of the car that is made after the tile now asked about, or NO_TYPE."""
    below = [frames.value(one) for one in state.pending[-2:-1] if frames.kind(one) == frames.MARKET]
    return below[0] if below else codes.NO_TYPE


def _tried(state: State, seat: int, numbers: Sequence[int]) -> Iterator[State]:
    """Yield the positions after taking one of these tiles, discarded or in each place (T1-T6)."""
    yield state
    for tile in numbers:
        for where in tiles.places(state, seat, tile):
            yield _with(state, seat, tile, where)


def _with(state: State, seat: int, tile: int, where: int) -> State:
    after = state.clone()
    tiles.place(after, seat, tile, where, None)
    return after


def _unshipped(states: Iterable[State], seat: int, car_type: int) -> list[Reason]:
    """Return a warning if in none of these positions any market has a ship for a car (P7)."""
    found = []
    for state in states:
        if not _has_car(state, seat, car_type):
            return []
        for choice in production.legal_markets(state, seat):
            lost = _lost(state, production.ask_marketing(state, seat, car_type, choice))
            if lost is None:
                return []
            found.append(lost)
    return [next((one for one in found if one.key == "no_ship"), found[0])]


def _has_car(state: State, seat: int, car_type: int) -> bool:
    """Return whether a tile for a car of the type is at home (P9, V3)."""
    at_home = cars.at_home(state, seat, car_type, 0) > 0
    return at_home or production.has_electric(state, seat)


def manager(state: State, seat: int, tile: int) -> list[Reason]:
    """Return warnings about a manager with no place, or only after using the sponsor (T4, W1)."""
    data = state.data
    if data.tile_kind[tile] != terms.MANAGER:
        return []
    portrait = terms.PORTRAITS[data.tile_what[tile]]
    missing = gains.sponsor(state, seat, tile)
    if missing == NEVER:
        return [Reason("manager_discarded", "T4", {"portrait": portrait})]
    if missing:
        return [Reason("manager_needs_sponsor", "W1", {"portrait": portrait, "workers": missing})]
    return []


# -- the car being made


def market(state: State, code: int) -> list[Reason]:
    """Return warnings against a choice of market for the car being made."""
    seat, car_type = state.current, frames.value(state.pending[-1])
    number, electric = codes.unpack_market(code)
    if not cars.at_home(state, seat, car_type, electric):
        return [Reason("no_car_tile", "P9", {"type": terms.CAR_TYPES[car_type]})]
    frame = production.ask_marketing(state, seat, car_type, code)
    home, base = gains.for_marketing(state, seat), frames.unpack_marketing(frame)[3]
    if home == 0:
        # Nobody is asked about marketing.
        return marketing(state, frame, 0)
    lost = _lost(state, frame)
    if lost:
        return [lost]
    if cars.landing(state, number, base):
        return _filled(state, number, cars.landing(state, number, base + home))
    enough = next(
        count for count in range(1, home + 1) if cars.landing(state, number, base + count)
    )
    return [Reason("ship_needs_marketing", "P5", {"workers": enough})]


def _lost(state: State, frame: int) -> Reason | None:
    """Return a warning if the car finds no ship, whatever marketing adds (P7)."""
    _, market, _, base = frames.unpack_marketing(frame)
    return _no_ship(state, market, base + gains.for_marketing(state, state.current))


def _no_ship(state: State, market: int, popularity: int) -> Reason | None:
    if popularity >= state.data.top_car or cars.landing(state, market, popularity):
        return None
    return Reason("no_ship" if popularity else "no_popularity", "P7")


def marketing(state: State, frame: int, count: int) -> list[Reason]:
    """Return warnings against sending ``count`` workers to marketing."""
    car_type, market, electric, base = frames.unpack_marketing(frame)
    home, data = state.home[state.current], state.data
    found = [Reason("last_worker", "P5")] if count and count == home else []
    reached = base + count
    has_tile = cars.at_home(state, state.current, car_type, electric)
    if not has_tile or reached >= data.top_car:
        return found
    lost = _no_ship(state, market, reached)
    if lost:
        return [*found, lost]
    ship = cars.landing(state, market, reached)
    if ship < reached:
        passed = range(ship + 1, reached + 1)
        missed = max(passed, key=lambda one: (data.gold_medals[one], one))
        values: dict[str, int | str] = {"ship": ship, "popularity": reached}
        if data.gold_medals[missed] > data.gold_medals[ship]:
            found.append(Reason("medal_taken", "P6", {**values, "missed": missed}))
        else:
            found.append(Reason("lower_ship", "P6", values))
    return found + _filled(state, market, ship)


# -- sales limits


def _filled(state: State, market: int, ship: int) -> list[Reason]:
    """Warn if own cars sold earlier use up the sales limit, with any sales office (Z1)."""
    seat = state.current
    first = sum(
        car > 0 and seat_of(car) == seat and _comes_before(place, market, ship)
        for place, car in enumerate(state.ships)
    )
    limits = state.data.office_limit
    free = [codes.value(code) for code in offices.legal_offices(state)]
    most = offices.limit(state, seat) + max(limits[office] for office in free)
    if first < most:
        return []
    return [Reason("limit_filled", "Z1", {"limit": most, "first": first})]


def _comes_before(place: int, market: int, ship: int) -> bool:
    there, level = divmod(place, terms.HIGHEST_SHIP)
    return (there, -level) < (market, 1 - ship)


def place(state: State, where: int) -> list[Reason]:
    """Return warnings against placing the tile at ``where``, where silver medals may lie (X6)."""
    seat, tile = state.current, frames.value(state.pending[-1])
    medals = state.data.tile_medals[state.factories[seat][where]]
    found = [Reason("replaces_medals", "X6", {"medals": medals})] if medals else []
    return found + settled(_with(state, seat, tile, where))


def settled(state: State) -> list[Reason]:
    """Return a warning if the next car finds no ship, once its tile lies or is discarded (P7)."""
    car_type = _next_car(state)
    return [] if car_type == codes.NO_TYPE else _unshipped([state], state.current, car_type)


def retire(state: State, office: int) -> list[Reason]:
    """Return warnings against retiring to a sales office."""
    seat = state.current
    found = []
    if state.home[seat]:
        found.append(Reason("workers_to_sponsor", "L1", {"workers": state.home[seat]}))
    after = state.clone()
    tile = offices.retire(after, seat, office, None)
    limit = offices.limit(after, seat)
    if tile:
        missed = manager(after, seat, tile)
        found += missed
        limit += 0 if missed else state.data.tile_sales[tile]
    waiting = sum(car > 0 and seat_of(car) == seat for car in state.ships) - limit
    if waiting > 0:
        found.append(Reason("cars_over_limit", "Z1", {"limit": limit, "waiting": waiting}))
    return found
