"""The playing styles of bots: ratings of what a player turn did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import buyers, cars
from kraftwagen.games.kraftwagen.state import Player, State

_HIGHEST_PRICE: Final = 15
_COUNTING_POINTS: Final = 7
"""The most points that count, as further points build no better part."""


def _racer(before: State, after: State, seat: Seat) -> float:
    """Likes every space on the circuit, a strong Grand Prix engine, and people who ask for one."""
    driven = _driven(after, seat) - _driven(before, seat) if after.turn == before.turn else 0
    old, new = before.players[seat], after.players[seat]
    stronger: int = new.grand_prix_engine - old.grand_prix_engine
    return 0.095 * driven + 0.25 * stronger + 0.5 * _called(before, after, terms.ENGINE)


def _driven(state: State, seat: Seat) -> int:
    player = state.players[seat]
    driven: int = player.laps * state.data.circuit + player.space
    return driven


def _coachbuilder(before: State, after: State, seat: Seat) -> float:
    """Likes body points, cars with good bodies, and people who ask for one."""
    value = 0.36 * (_body_points(after.players[seat]) - _body_points(before.players[seat]))
    for car in _placed(before, after, seat):
        value += 0.2 * cars.body_of(car) - 0.2
    return value + 0.6 * _called(before, after, terms.BODY)


def _body_points(player: Player) -> int:
    points: int = min(_COUNTING_POINTS, player.body_points)
    return points


def _discounter(before: State, after: State, seat: Seat) -> float:
    """Likes many cars at low prices, and people who ask for that."""
    value = 0.0
    for car in _placed(before, after, seat):
        value += 0.5 - 0.65 * cars.price_of(car) / _HIGHEST_PRICE
    return value + 0.7 * _called(before, after, terms.PRICE)


def _placed(before: State, after: State, seat: Seat) -> list[int]:
    """Return the seat's cars that came to the market in between."""
    if after.turn != before.turn:
        return []
    return [car for car in after.cars[len(before.cars) :] if cars.seat_of(car) == seat]


def _called(before: State, after: State, wish: int) -> int:
    """How many buyers with this preference became active in between."""
    if after.turn != before.turn:
        return 0
    return sum(
        buyers.preference(active) == wish
        for active in after.active_buyers[len(before.active_buyers) :]
    )


STYLES: Final[dict[str, Callable[[State, State, Seat], float]]] = {
    "racer": _racer,
    "coachbuilder": _coachbuilder,
    "discounter": _discounter,
}
"""Styles by name: functions that rate what a seat's player turn did, from about 0 to 1."""
