"""Tastes of bots that play visibly differently at about the same strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import cars
from kraftwagen.games.automania.state import State


def _exporter(before: State, after: State, seat: Seat) -> float:
    """Likes many cars on high ships, and marketing for them."""
    value = 0.12 * (_afloat(after, seat) - _afloat(before, seat))
    return value + 0.25 * (after.marketing[seat] - before.marketing[seat])


def _afloat(state: State, seat: Seat) -> int:
    return sum(
        place % terms.HIGHEST_SHIP + 1
        for place, car in enumerate(state.ships)
        if car and cars.seat_of(car) == seat
    )


def _collector(before: State, after: State, seat: Seat) -> float:
    """Likes contracts: drawing them and fulfilling them."""
    drawn = len(after.hands[seat]) - len(before.hands[seat])
    played = len(after.played[seat]) - len(before.played[seat])
    return 0.8 * max(0, drawn) + 1.2 * played


def _director(before: State, after: State, seat: Seat) -> float:
    """Likes managers and the silver medals of tiles."""
    hired = _managers(after, seat) - _managers(before, seat)
    return 0.9 * hired + 0.15 * (_medals(after, seat) - _medals(before, seat))


def _managers(state: State, seat: Seat) -> int:
    return sum(1 for tile in state.factories[seat][terms.FIRST_OFFICE :] if tile)


def _medals(state: State, seat: Seat) -> int:
    return sum(state.data.tile_medals[tile] for tile in state.factories[seat])


STYLES: Final[dict[str, Callable[[State, State, Seat], float]]] = {
    "exporter": _exporter,
    "collector": _collector,
    "director": _director,
}
"""Style -> how much it likes what a player turn of a seat did, about 0 to 1."""
