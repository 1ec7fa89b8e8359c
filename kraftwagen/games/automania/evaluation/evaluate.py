"""A quick estimate of each seat's final score, term by term."""

from __future__ import annotations

from typing import Final

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import cars, rounds
from kraftwagen.games.automania.state import State

TERMS: Final = ("points", "medals", "cars", "money", "factory", "hand")
_MONEY: Final = 0.5
_STAR: Final = 0.7
_SHIP: Final = 0.25
_CARD: Final = 0.6


def evaluate(state: State) -> list[float]:
    """The estimated final score of every seat."""
    return [sum(breakdown(state, seat).values()) for seat in range(len(state.order))]


def breakdown(state: State, seat: int) -> dict[str, float]:
    """The same in its terms, for one seat; nothing but what the seat has counts at the end."""
    data = state.data
    medals = rounds.contract_medals(state, seat) + rounds.tile_medals(state, seat)
    left = 0.0 if not state.pending else (terms.LAST_ROUND + 1 - state.round) / terms.LAST_ROUND
    if not state.pending:
        return dict(zip(TERMS, (float(state.points[seat]), 0.0, 0.0, 0.0, 0.0, 0.0), strict=True))
    on_ships = sum(
        2.0 + _SHIP * (place % terms.HIGHEST_SHIP)
        for place, car in enumerate(state.ships)
        if car and cars.seat_of(car) == seat
    )
    stars = sum(data.tile_stars[tile] for tile in state.factories[seat])
    machines = sum(1 for tile in state.factories[seat][: terms.FIRST_STYLE] if tile)
    hand = sum(
        data.card_medals[held & terms.CARD_MASK] if held & terms.CARD_MASK < terms.CONTRACTS else 3
        for held in state.hands[seat]
    )
    return {
        "points": float(state.points[seat]),
        "medals": float(medals * data.medal_points),
        "cars": on_ships,
        "money": _MONEY * state.money[seat],
        "factory": _STAR * left * (stars + 2 * machines),
        "hand": _CARD * hand * min(1.0, 2 * left),
    }
