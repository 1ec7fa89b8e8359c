"""The playing styles of bots, which differ visibly at about the same strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import sales
from kraftwagen.games.automania.state import State, seat_of, unpack_afloat


def _exporter(before: State, after: State, seat: Seat) -> float:
    """Likes many sales, and cars on high ships of Europe."""
    sold = max(0, int(sales.sold_by(after, seat) - sales.sold_by(before, seat)))
    return 0.06 * _shipped(before, after, seat, terms.EUROPE) + 0.3 * sold


def _shipped(before: State, after: State, seat: Seat, market: int) -> int:
    """How much higher the cars of a seat lie beside a market; nothing for those that left."""
    return max(0, _height(after, seat, market) - _height(before, seat, market))


def _height(state: State, seat: Seat, market: int) -> int:
    """Return the ships of a seat's cars, added up."""
    aboard = map(unpack_afloat, state.afloat)
    return sum(ship for car, there, ship in aboard if there == market and seat_of(car) == seat)


def _collector(before: State, after: State, seat: Seat) -> float:
    """Likes contracts: drawing them and fulfilling them."""
    drawn = len(after.hands[seat]) - len(before.hands[seat])
    played = len(after.played[seat]) - len(before.played[seat])
    return 0.8 * max(0, drawn) + 1.2 * played


def _director(before: State, after: State, seat: Seat) -> float:
    """Likes managers, the silver medals of tiles, and cars on high ships of North America."""
    hired = _managers(after, seat) - _managers(before, seat)
    medals = _medals(after, seat) - _medals(before, seat)
    return 0.6 * hired + 0.1 * medals + 0.05 * _shipped(before, after, seat, terms.AMERICA)


def _managers(state: State, seat: Seat) -> int:
    return sum(1 for tile in state.factories[seat][terms.FIRST_OFFICE :] if tile)


def _medals(state: State, seat: Seat) -> int:
    return sum(state.data.tile_medals[tile] for tile in state.factories[seat])


STYLES: Final[dict[str, Callable[[State, State, Seat], float]]] = {
    "exporter": _exporter,
    "collector": _collector,
    "director": _director,
}
"""Styles by name: functions that rate what a seat's player turn did, from about 0 to 1."""
