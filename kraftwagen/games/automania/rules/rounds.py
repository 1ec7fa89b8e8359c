"""Rounds: their turns, preparing the next one, the end of the game (R1, R2, N1-N6, E1-E4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine import rng
from kraftwagen.engine.tuples import place_of
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, frames, terms
from kraftwagen.games.automania.rules import account, cars, offices, sales, tiles
from kraftwagen.games.automania.state import (
    NO_OFFICES,
    NO_OWNERS,
    NO_SALES,
    NO_WORKERS,
    State,
    seat_of,
    unpack_afloat,
    unpack_sold,
)

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def lay_tiles(state: State) -> None:
    """Lay tiles of the round's set onto the grid and below sales offices (S2, N4)."""
    first, choices = state.data.stacks[state.round]
    left = list(state.unseen)
    state.rng, drawn = rng.drawn(state.rng, left, first, choices, terms.LAID)
    state.tiles = tuple(drawn)
    state.unseen = tuple(left)


def start_round(state: State, out: list[Event] | None) -> None:
    """Begin a round with the first seat in player order (R2)."""
    if out is not None:
        out.append(
            events.RoundStarted(state.round, state.order, state.tiles, state.home, state.neutral)
        )
        out.append(events.PlayerTurnStarted(state.order[0]))
    state.current = state.order[0]
    state.asked = frames.TURN


def end_turn(state: State, out: list[Event] | None) -> None:
    """End a player turn; begin that of the next seat that has not retired, or the sales (R2)."""
    seat = state.current
    if out is not None:
        out.append(events.PlayerTurnEnded(seat))
    order = state.order
    place = place_of(order, seat)
    for step in range(1, len(order) + 1):
        following = order[(place + step) % len(order)]
        if not offices.has_retired(state, following):
            state.current = following
            state.asked = frames.TURN
            if out is not None:
                out.append(events.PlayerTurnStarted(following))
            return
    sales.start(state, out)
    go_on_selling(state, terms.AMERICA, terms.HIGHEST_SHIP, out)


def go_on_selling(state: State, market: i64, ship: i64, out: list[Event] | None) -> None:
    """Ask about the next car below a ship that may be sold, or end the round (Z2, R1)."""
    if sales.next_question(state, market, ship):
        return
    if out is not None:
        out.append(events.RoundEnded(state.round))
    if state.round == terms.LAST_ROUND:
        finish(state, out)
        return
    state.current = chooser(state)
    state.asked = frames.ADVANCE


def chooser(state: State) -> i64:
    """Return the seat that moves the demands: fewest points, ties to the lower office (N2)."""
    best = terms.NOBODY
    for seat in offices.by_office(state):
        if best == terms.NOBODY or state.points[seat] < state.points[best]:
            best = seat
    return best


def moved_demands(demands: tuple[int, ...], side: i64) -> tuple[int, ...]:
    """Return all demands after those of one side, 0 for left, have moved in both markets (N2)."""
    america, europe = demands[: terms.DEMAND_PLACES], demands[terms.DEMAND_PLACES :]
    return _moved(america, europe, side) + _moved(europe, america, side)


def _moved(own: tuple[int, ...], other: tuple[int, ...], side: i64) -> tuple[int, ...]:
    """One market: a demand comes in, the one that leaves waits in the other."""
    left, right = own[terms.WAITING_LEFT], own[terms.WAITING_RIGHT]
    leaving = other[terms.ACTIVE - 1]
    if side == 0:
        return (left, own[0], own[1], leaving, right)
    return (right, own[0], own[1], left, leaving)


def advance(state: State, side: i64, out: list[Event] | None) -> None:
    """Move the demands of a side, then prepare and begin the next round (N1-N6)."""
    seat = state.current
    state.demands = moved_demands(state.demands, side)
    if out is not None:
        out.append(events.DemandsMoved(seat, side, state.demands))
        out.append(events.PlayerTurnEnded(seat))
    state.round += 1
    _cars_home(state, out)
    lay_tiles(state)
    state.order = tuple(offices.by_office(state))
    state.offices = NO_OFFICES
    workers_home(state)
    for player in state.order:
        amount = tiles.on_managers(state.factories[player], state.data.tile_money)
        if amount:
            account.gain_money(state, player, amount, terms.FROM_FINANCE, out)
    start_round(state, out)


def _cars_home(state: State, out: list[Event] | None) -> None:
    """Return the cars on sales spaces home; those on ships stay (N3)."""
    home = [car for car in state.sold if car]
    home += [unpack_sold(sold)[0] for sold in state.sold_more]
    for car in home:
        cars.send_home(state, car)
    state.sold = NO_SALES
    state.sold_more = ()
    if home and out is not None:
        out.append(events.CarsCameHome(tuple(home)))


def workers_home(state: State) -> None:
    """Send all workers home, with as many neutral ones as managers show (N6, X6)."""
    data = state.data
    neutral = [tiles.on_managers(factory, data.tile_workers) for factory in state.factories]
    state.neutral = tuple(neutral)
    state.home = tuple([data.seat_workers + count for count in neutral])
    state.sponsor = state.marketing = (0,) * len(neutral)
    state.workers_at, state.owner_at = NO_WORKERS, NO_OWNERS


def finish(state: State, out: list[Event] | None) -> None:
    """End the game: score cars on ships, silver medals and money, in this order (E1-E4)."""
    data = state.data
    for held in state.afloat:
        car, market, ship = unpack_afloat(held)
        seat = seat_of(car)
        if out is not None:
            out.append(events.CarLeft(seat, market, ship))
        account.gain_money(state, seat, data.left_money[market], terms.FROM_SHIPS, out)
        account.gain_points(state, seat, data.left_points[market], terms.FROM_SHIPS, out)
    for player in range(len(state.order)):
        on_contracts, on_tiles = contract_medals(state, player), tile_medals(state, player)
        if out is not None:
            out.append(events.MedalsCounted(player, on_contracts, on_tiles))
        each = data.medal_points
        account.gain_points(state, player, on_contracts * each, terms.FROM_CONTRACTS, out)
        account.gain_points(state, player, on_tiles * each, terms.FROM_TILE_MEDALS, out)
    ranked = by_money(state)
    if out is not None:
        out.append(events.MoneyRanked(tuple(ranked), state.money))
    for rank, player in enumerate(ranked):
        account.gain_points(state, player, data.money_rank[rank], terms.FROM_MONEY_RANK, out)
    state.asked = frames.NOTHING
    if out is not None:
        out.append(events.GameEnded(state.points, tuple(winners(state))))


def leaders(state: State) -> list[int]:
    """Return the seats with most points and silver medals, as far as they are public (H1).

    It is nobody while all have as many.
    """
    sums = [
        state.points[seat] + contract_medals(state, seat) + tile_medals(state, seat)
        for seat in range(len(state.order))
    ]
    found = [seat for seat, number in enumerate(sums) if number == max(sums)]
    return found if len(found) < len(sums) else []


def contract_medals(state: State, seat: i64) -> i64:
    """Return the silver medals on contracts that a seat has fulfilled (E2)."""
    total: i64 = 0
    for card in state.played[seat]:
        total += state.data.card_medals[card]
    return total


def tile_medals(state: State, seat: i64) -> i64:
    """Return the silver medals on tiles in a seat's factory (E2, X6)."""
    medals = state.data.tile_medals
    total: i64 = 0
    for tile in state.factories[seat]:
        if tile:
            total += medals[tile]
    return total


def by_money(state: State) -> list[int]:
    """Return the seats, most autobucks first; ties go to the lower sales office (E3, X17)."""
    return _ranked(state, state.money)


def by_points(state: State) -> list[int]:
    """Return the seats, most points first; ties go to the lower sales office (E4, X17)."""
    return _ranked(state, state.points)


def _ranked(state: State, amounts: tuple[int, ...]) -> list[int]:
    ranked: list[int] = []
    left = offices.by_office(state)
    # Before anybody has a sales office, the player order decides in the next round.
    left += [seat for seat in state.order if seat not in left]
    while left:
        best = 0
        for place in range(1, len(left)):
            if amounts[left[place]] > amounts[left[best]]:
                best = place
        ranked.append(left.pop(best))
    return ranked


def winners(state: State) -> list[int]:
    """Return the winner, in a list of one (E4)."""
    return [by_points(state)[0]]
