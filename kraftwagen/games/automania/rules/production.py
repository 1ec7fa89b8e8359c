"""Producing a car: popularity, marketing, the ship, top cars (P1-P10, V2, V3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.rules import account, cars, contracts, tiles, workers
from kraftwagen.games.automania.state import SEAT_BITS, SEAT_MASK, State, car_at_home, cars_at_home

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


_MARKETS: Final = [
    (codes.MARKET, codes.MARKET | terms.EUROPE),
    tuple([codes.market(market, electric) for electric in range(2) for market in range(2)]),
]
"""Without and with the electric car."""
_WORKERS: Final = [codes.WORKERS | count for count in range(terms.MOST_WORKERS + 1)]
_REWARDS: Final = [codes.REWARD | space for space in range(terms.SALES_SPACES)]


def legal_markets(state: State, seat: i64) -> tuple[int, ...]:
    """Codes for the market, and with which tile (P2, V3)."""
    return _MARKETS[1 if cars_at_home(state.packed_cars, seat, terms.ELECTRIC) else 0]


def legal_workers(state: State, seat: i64) -> list[int]:
    """Codes for workers that go to marketing (P5)."""
    return _WORKERS[: (state.packed_home >> SEAT_BITS * seat & SEAT_MASK) + 1]


def legal_rewards() -> list[int]:
    """Codes for the reward of a top car (P8)."""
    return _REWARDS.copy()


def has_electric(state: State, seat: i64) -> bool:
    """Whether the electric car is at home (V3)."""
    return cars_at_home(state.packed_cars, seat, terms.ELECTRIC) > 0


def _machines(state: State, seat: i64, car_type: i64) -> tuple[i64, i64]:
    """How many machines of a line have each demand, four bits each, and their stars (P3, P4)."""
    data = state.data
    what, stars = data.tile_what, data.tile_stars
    factory = state.factories[seat]
    counts: i64 = 0
    total: i64 = 0
    for slot in data.board_lines[state.boards[seat]][car_type]:
        tile = factory[slot]
        if tile:
            counts += 1 << 4 * what[tile]
            total += stars[tile]
    return counts, total


def wanted_stars(state: State, seat: i64, car_type: i64, market: i64) -> i64:
    """The stars of the demands that machines of the line meet (P3, X7)."""
    counts, _ = _machines(state, seat, car_type)
    return _met(state, counts, market)


def _met(state: State, counts: i64, market: i64) -> i64:
    """The stars of the demands that machines meet, counted as ``_machines`` does (P3, X7)."""
    if counts == 0:
        return 0
    total: i64 = 0
    first = market * terms.DEMAND_PLACES
    demands, stars = state.demands, state.data.stars
    # From the highest: one machine scores the higher of a demand that is shown twice.
    for active in (2, 1, 0):
        demand = 4 * demands[first + active]
        if counts >> demand & 15:
            total += stars[active]
            counts -= 1 << demand
    return total


def machine_stars(state: State, seat: i64, car_type: i64) -> i64:
    """Stars on the machines of a line (P4)."""
    _, stars = _machines(state, seat, car_type)
    return stars


def manager_stars(state: State, seat: i64) -> i64:
    """Stars on all managers (P4)."""
    return tiles.on_managers(state.factories[seat], state.data.tile_stars)


def style_stars(state: State, seat: i64, car_type: i64) -> i64:
    """Stars on the style parts of a type (P4)."""
    stars = state.data.tile_stars
    factory = state.factories[seat]
    first = terms.FIRST_STYLE + 3 * car_type
    return stars[factory[first]] + stars[factory[first + 1]] + stars[factory[first + 2]]


def popularity(state: State, seat: i64, car_type: i64, market: i64) -> i64:
    """What a car would have without marketing and without the electric car (P3, P4)."""
    counts, stars = _machines(state, seat, car_type)
    return (
        _met(state, counts, market)
        + stars
        + tiles.on_managers(state.factories[seat], state.data.tile_stars)
        + style_stars(state, seat, car_type)
    )


def ask_marketing(state: State, seat: i64, car_type: i64, choice: i64) -> i64:
    """The question about marketing after the market is chosen (P5)."""
    market, electric = codes.unpack_market(choice)
    reached = popularity(state, seat, car_type, market)
    if electric:
        reached += state.data.electric_stars[state.boards[seat]]
    return frames.marketing(car_type, market, electric, reached)


def finish(state: State, seat: i64, frame: i64, count: i64, out: list[Event] | None) -> None:
    """Marketing, then the car goes to its ship or is sold; then a contract (P5-P10)."""
    car_type, market, electric, base = frames.unpack_marketing(frame)
    if count:
        workers.to_marketing(state, seat, count, out)
    reached = base + count
    if out is not None:
        _log(state, seat, frame, count, out)
    kind = terms.ELECTRIC if electric else car_type
    has_tile = cars_at_home(state.packed_cars, seat, kind) > 0
    if has_tile and reached >= state.data.top_car:
        state.then, state.asked = frames.contract(car_type, reached), frames.reward(market)
        return
    state.asked = frames.NOTHING
    if contracts.legal_plays(state, seat, car_type, reached):
        state.asked = frames.contract(car_type, reached)
    ship = cars.landing(state, market, reached) if has_tile else 0
    if ship == 0:
        if out is not None:
            out.append(events.CarStayed(seat, market, car_type, not has_tile))
        return
    state.packed_cars -= car_at_home(seat, kind)
    cars.put_on(state, cars.pack(seat, car_type, electric), market, ship)
    if out is not None:
        out.append(events.CarShipped(seat, market, ship, car_type, electric, reached))
    medal = state.data.gold_medals[ship]
    account.gain_points(state, seat, medal, terms.FROM_GOLD_MEDALS, out)


def _log(state: State, seat: i64, frame: i64, count: i64, out: list[Event]) -> None:
    car_type, market, electric, base = frames.unpack_marketing(frame)
    out.append(
        events.CarProduced(
            seat,
            car_type,
            market,
            wanted_stars(state, seat, car_type, market),
            machine_stars(state, seat, car_type),
            manager_stars(state, seat),
            style_stars(state, seat, car_type),
            state.data.electric_stars[state.boards[seat]] if electric else 0,
            count,
            base + count,
        )
    )


def take_reward(state: State, seat: i64, market: i64, space: i64, out: list[Event] | None) -> None:
    """The reward of a sales space for a top car; no space is filled (P8)."""
    if out is not None:
        out.append(events.TopCarSold(seat, market, space))
    data = state.data
    account.gain_money(state, seat, data.sale_money[market][space], terms.FROM_TOP_CARS, out)
    account.gain_points(state, seat, data.sale_points[market][space], terms.FROM_TOP_CARS, out)
