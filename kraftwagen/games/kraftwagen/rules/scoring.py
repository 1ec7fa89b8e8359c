"""Preparing and ending a game turn, the buyers' purchases, the end of the game
(T1, T2, Z0, Z4-Z6, section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.rules import buyers, cars, money, race, track
from kraftwagen.games.kraftwagen.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

LAST_TURN: Final = 3
UNSOLD: Final = -1


def prepare(state: State, out: list[Event] | None) -> None:
    """Begin a game turn: lay out markers, set the token back, add the special tile (T1, V1)."""
    data = state.data
    state.prices = data.prices[state.turn]
    added = data.white
    state.white = tuple([state.white[wish] + added[wish] for wish in range(len(added))])
    state.token = data.token_start[len(state.players)]
    if out is not None:
        out.append(events.GameTurnStarted(state.turn, state.prices, state.white, state.token))
    if state.special:
        state.specials = data.special_sets[state.turn]
        track.add_special(state, out)


def finish_player_turn(state: State, out: list[Event] | None) -> None:
    """End a player turn: clear the tail, then begin the next player turn or end the game turn.

    The game turn ends with a full market or the token at 0 (C3, T2, C1).
    """
    if out is not None:
        out.append(events.PlayerTurnEnded(state.current))
    state.pending = ()
    track.finish(state, out)
    if cars.market_full(state):
        _finish_action_phase(state, "cars", out)
    elif state.token == 0:
        _finish_action_phase(state, "token", out)
    else:
        track.start_player_turn(state, out)


def _finish_action_phase(state: State, cause: str, out: list[Event] | None) -> None:
    """Benz's owner is asked before anything is scored (Z0)."""
    if out is not None:
        out.append(events.GameTurnEnded(state.turn, cause))
    owner = buyers.benz_owner(state)
    if owner != terms.NOBODY and sum(state.stacks) > 0:
        state.current = owner
        state.pending = (frames.BENZ,)
    else:
        score(state, out)


def sales(state: State) -> list[int]:
    """Return for each active buyer the market space of the car it would buy, or UNSOLD (Z4)."""
    bought: list[int] = []
    market = state.cars
    taken: i64 = 0
    for active in state.active_buyers:
        space = best_car(state, market, buyers.preference(active), taken)
        if space != UNSOLD:
            taken |= 1 << space
        bought.append(space)
    return bought


def best_car(state: State, market: tuple[int, ...], wish: int, taken: i64) -> int:
    """Return the space of the car that a buyer with the preference ``wish`` takes, or UNSOLD (Z4).

    It is the best in the preference, of equal cars the cheapest. ``taken`` has a bit for each
    space whose car has been bought.
    """
    best = UNSOLD
    most: i64 = 0
    for space, car in enumerate(market):
        if car & cars.CLOSED or taken >> space & 1:
            continue
        # Equal values go to the lower price; prices are all different and no larger than this.
        value: i64 = 0 if wish == terms.PRICE else cars.quality(state, car, wish)
        value = value * (codes.LARGEST_PRICE + 1) - cars.price_of(car)
        if best == UNSOLD or value > most:
            best = space
            most = value
    return best


def tied(
    state: State, market: tuple[int, ...], wish: int, value: int, taken: list[int]
) -> tuple[int, ...]:
    """Return the spaces of unsold cars with the same ``value``, among which prices decide (Z4)."""
    return tuple(
        [
            space
            for space, car in enumerate(market)
            if space not in taken
            and not car & cars.CLOSED
            and cars.quality(state, car, wish) == value
        ]
    )


def bonus(state: State, seat: int, wish: int, price: int) -> int:
    """Return a price buyer's extra payment: the price once more, twice with Opel (Z5, E1)."""
    if wish != terms.PRICE:
        return 0
    if state.players[seat].engineers >> terms.OPEL & 1:
        return price * (state.data.opel_factor - 1)
    return price


def gift(state: State, active: int) -> int:
    """Return the money that the Daimler marker on an active buyer adds, 0 for none (E7)."""
    marker = buyers.marker(active)
    return state.data.marker_values[marker] if marker else 0


def proceeds(state: State, active: int, car: int) -> int:
    """Return all the money that an active buyer would pay for a car (Z5, E1, E7)."""
    price = cars.price_of(car)
    extra = bonus(state, cars.seat_of(car), buyers.preference(active), price)
    return price + extra + gift(state, active)


def score(state: State, out: list[Event] | None) -> None:
    """Score a game turn: pay the race, let buyers buy, clear the table (Z1-Z6).

    Then the next game turn starts or the game ends.
    """
    race.score(state, out)
    _sell(state, out)
    if state.turn == LAST_TURN:
        state.pending = ()
        if out is not None:
            totals = tuple([player.money() for player in state.players])
            out.append(events.GameEnded(totals, tuple(winners(state))))
        return
    state.turn += 1
    prepare(state, out)
    track.start_player_turn(state, out)


def _sell(state: State, out: list[Event] | None) -> None:
    """The buyers buy in order and leave with everything else on the market (Z4-Z6)."""
    bought = sales(state)
    for buyer, space in enumerate(bought):
        active = state.active_buyers[buyer]
        wish = buyers.preference(active)
        if space == UNSOLD:
            if out is not None:
                out.append(events.BuyerLeft(buyer, wish))
            continue
        car = state.cars[space]
        seat = cars.seat_of(car)
        price = cars.price_of(car)
        extra = bonus(state, seat, wish, price)
        given = gift(state, active)
        if out is not None:
            value = cars.quality(state, car, wish)
            rivals = tied(state, state.cars, wish, value, bought[: buyer + 1])
            out.append(
                events.BuyerBought(buyer, wish, space, seat, value, price, rivals, extra, given)
            )
        money.pay(state, seat, price, terms.FROM_CARS, out)
        money.pay(state, seat, extra, terms.FROM_PRICE_BUYERS, out)
        money.pay(state, seat, given, terms.FROM_DAIMLER, out)
    _clear(state, bought, out)


def _clear(state: State, bought: list[int], out: list[Event] | None) -> None:
    """Cars, workers and buyers go back (Z6, V3)."""
    if out is not None:
        unsold = tuple(
            [
                space
                for space, car in enumerate(state.cars)
                if space not in bought and not car & cars.CLOSED
            ]
        )
        out.append(events.MarketCleared(unsold))
    for car in state.cars:
        state.players[cars.seat_of(car)].supply += cars.workers_of(car)
    state.cars = ()
    state.prices = ()
    stacks = list(state.stacks)
    for active in state.active_buyers:
        stacks[buyers.preference(active)] += 1
    state.stacks = tuple(stacks)
    state.active_buyers = ()
    if state.special:
        track.remove_special(state, out)


def winners(state: State) -> list[int]:
    """Return the seats with the most money, several if tied (section 11)."""
    totals = [player.money() for player in state.players]
    most = max(totals)
    return [seat for seat, total in enumerate(totals) if total == most]
