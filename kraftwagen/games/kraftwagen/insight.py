"""What Kraftwagen knows about playing it well, for bots that search (see engine.spec.Insight)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kraftwagen.engine.spec import Insight
from kraftwagen.engine.types import Seat
from kraftwagen.games.kraftwagen import cars, evaluate, network, policy, terms, turns
from kraftwagen.games.kraftwagen.state import Player, State

_HIGHEST_PRICE: Final = 15


def load(weights: Path | None = None) -> Insight[State]:
    """The knowledge; weights are read when they are first needed."""
    learned = _Learned(weights)
    return Insight(
        plans=turns.plans,
        quick_turn=turns.play_turn,
        good_turn=learned.play_turn,
        judge=learned.judge,
        facets=evaluate.facets,
        styles=STYLES,
    )


class _Learned:
    """Reads the weights once; raises BadData when they are missing or damaged."""

    def __init__(self, weights: Path | None) -> None:
        self._weights = weights
        self._network: network.Network | None = None

    def judge(self, state: State) -> network.Verdict:
        return network.judge(self._network or self._read(), state)

    def play_turn(self, state: State, draw: int, noise: float) -> State:
        return policy.play_turn(self._network or self._read(), state, draw, noise)

    def _read(self) -> network.Network:
        self._network = network.load(self._weights)
        return self._network


def _racer(before: State, after: State, seat: Seat) -> float:
    """Likes every space on the circuit and a stronger Grand Prix engine."""
    driven = _driven(after, seat) - _driven(before, seat) if after.turn == before.turn else 0
    old, new = before.players[seat], after.players[seat]
    stronger: int = new.grand_prix_engine - old.grand_prix_engine
    return 0.1 * driven + 0.3 * stronger


def _driven(state: State, seat: Seat) -> int:
    player = state.players[seat]
    driven: int = player.laps * state.data.circuit + player.space
    return driven


def _coachbuilder(before: State, after: State, seat: Seat) -> float:
    """Likes points, good parts and cars made of them."""
    points = _points(after.players[seat]) - _points(before.players[seat])
    value = 0.0
    for car in _placed(before, after, seat):
        value += 0.1 * (cars.body_of(car) + cars.engine_of(car)) - 0.3
    return 0.25 * points + value


def _points(player: Player) -> int:
    points: int = min(7, player.body_points) + min(7, player.engine_points)
    return points


def _discounter(before: State, after: State, seat: Seat) -> float:
    """Likes many cars at low prices, and buyers who want that."""
    value = 0.0
    for car in _placed(before, after, seat):
        value += 1.2 - cars.price_of(car) / _HIGHEST_PRICE
    if after.turn == before.turn:
        for active in after.active_buyers[len(before.active_buyers) :]:
            value += 0.4 if active & 3 == terms.PRICE else 0.0
    return value


def _placed(before: State, after: State, seat: Seat) -> list[int]:
    if after.turn != before.turn:
        return []
    return [car for car in after.cars[len(before.cars) :] if cars.seat_of(car) == seat]


STYLES: Final[dict[str, Callable[[State, State, Seat], float]]] = {
    "racer": _racer,
    "coachbuilder": _coachbuilder,
    "discounter": _discounter,
}
