"""Producing a car: popularity, marketing, the ship, top cars (P1-P10, V2, V3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.rules import account, cars, contracts, tiles, workers
from kraftwagen.games.automania.state import State, pack_car

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def legal_markets(state: State, seat: i64) -> list[int]:
    """Return the codes for choosing the market, and the car's tile (P2, V3)."""
    found = [codes.market(terms.AMERICA, 0), codes.market(terms.EUROPE, 0)]
    if has_electric(state, seat):
        found += [codes.market(terms.AMERICA, 1), codes.market(terms.EUROPE, 1)]
    return found


def legal_rewards() -> list[int]:
    """Return the codes for the reward of a top car, one for each sales space (P8)."""
    return [codes.REWARD + space for space in range(terms.SALES_SPACES)]


def has_electric(state: State, seat: i64) -> bool:
    """Return whether a seat's electric car is at home (V3)."""
    return cars.at_home(state, seat, terms.CITY, 1) > 0


def machines(data: DataSet, board: i64, factory: tuple[int, ...], car_type: i64) -> list[int]:
    """Return the number of machines on the line of a type for each demand (B10, X7)."""
    found = [0] * len(terms.DEMANDS)
    for slot in data.board_lines[board][car_type]:
        tile = factory[slot]
        if tile:
            demand = data.tile_what[tile]
            found[demand] = found[demand] + 1
    return found


def met(state: State, on_line: list[int], market: i64) -> i64:
    """Return the stars of a market's demands that ``on_line`` machines meet (P3).

    ``on_line`` is the number of machines for each demand, as ``machines`` returns it.
    """
    demands, stars = state.demands, state.data.stars
    first = market * terms.DEMAND_PLACES
    total: i64 = 0
    for active in range(terms.ACTIVE):
        demand = demands[first + active]
        # A demand shown twice needs two machines; one machine scores the higher.
        wanted = 1
        for higher in range(active + 1, terms.ACTIVE):
            if demands[first + higher] == demand:
                wanted += 1
        if on_line[demand] >= wanted:
            total += stars[active]
    return total


def wanted_stars(state: State, seat: i64, car_type: i64, market: i64) -> i64:
    """Return the stars of a market's demands that a seat's line meets (P3, X7)."""
    board: i64 = state.boards[seat]
    return met(state, machines(state.data, board, state.factories[seat], car_type), market)


def machine_stars(state: State, seat: i64, car_type: i64) -> i64:
    """Return the stars on the machines of a seat's line (P4)."""
    factory = state.factories[seat]
    total: i64 = 0
    for slot in state.data.board_lines[state.boards[seat]][car_type]:
        total += state.data.tile_stars[factory[slot]]
    return total


def manager_stars(state: State, seat: i64) -> i64:
    """Return the stars on all managers of a seat (P4)."""
    return tiles.on_managers(state.factories[seat], state.data.tile_stars)


def style_stars(state: State, seat: i64, car_type: i64) -> i64:
    """Return the stars on a seat's style parts for a type (P4)."""
    stars = state.data.tile_stars
    factory = state.factories[seat]
    first = terms.FIRST_STYLE + 3 * car_type
    return stars[factory[first]] + stars[factory[first + 1]] + stars[factory[first + 2]]


def popularity(state: State, seat: i64, car_type: i64, market: i64) -> i64:
    """Return a car's popularity without marketing and without that of electric cars (P3, P4)."""
    return (
        wanted_stars(state, seat, car_type, market)
        + machine_stars(state, seat, car_type)
        + manager_stars(state, seat)
        + style_stars(state, seat, car_type)
    )


def ask_marketing(state: State, seat: i64, car_type: i64, choice: i64) -> i64:
    """Return the frame that asks about marketing once the market is chosen (P5)."""
    market, electric = codes.unpack_market(choice)
    reached = popularity(state, seat, car_type, market)
    if electric:
        reached += state.data.electric_stars[state.boards[seat]]
    return frames.marketing(car_type, market, electric, reached)


def finish(state: State, seat: i64, frame: i64, count: i64, out: list[Event] | None) -> None:
    """Send ``count`` workers to marketing, then ship the car or ask for a top reward (P5-P10).

    Afterwards a contract that the car fulfils is asked about.
    """
    car_type, market, electric, base = frames.unpack_marketing(frame)
    if count:
        workers.to_marketing(state, seat, count, out)
    reached = base + count
    if out is not None:
        _log(state, seat, frame, count, out)
    has_tile = cars.at_home(state, seat, car_type, electric) > 0
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
    cars.leave_home(state, seat, car_type, electric)
    cars.put_on(state, pack_car(seat, car_type, electric), market, ship)
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
    """Give a seat the reward of a sales space for a top car, without filling the space (P8)."""
    if out is not None:
        out.append(events.TopCarSold(seat, market, space))
    data = state.data
    account.gain_money(state, seat, data.sale_money[market][space], terms.FROM_TOP_CARS, out)
    account.gain_points(state, seat, data.sale_points[market][space], terms.FROM_TOP_CARS, out)
