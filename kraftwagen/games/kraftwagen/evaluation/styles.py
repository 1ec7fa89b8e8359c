"""Tastes of bots, and the habits by which somebody who only sees a finished game tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.rules import buyers, cars
from kraftwagen.games.kraftwagen.state import Player, State

_HIGHEST_PRICE: Final = 15
_COUNTING_POINTS: Final = 7
"""More points than this build no better part."""


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
    """The seat's cars that came to the market in between."""
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
"""Style -> how much it likes what a player turn of a seat did. Calling buyers costs little and
shows most; README.md of the bots says what each taste costs in strength."""

HABITS: Final = (
    "races",
    "spaces driven",
    "Grand Prix engine",
    "body points",
    "engine points",
    "cars",
    "body per car",
    "engine per car",
    "workers per car",
    "price per car",
    "body buyers",
    "engine buyers",
    "prestige buyers",
    "price buyers",
    "token moves",
    "workers hired",
    "research cards",
    "bodies",
    "engines",
    "player turns",
)
"""What ``habits`` counts, in this order."""


def habits(happened: Iterable[Event], state: State) -> list[tuple[float, ...]]:
    """The figures of HABITS for every seat of a finished game, from all its events."""
    counts = [dict.fromkeys(HABITS, 0.0) for _ in state.players]
    for event in happened:
        _count(event, counts)
    for count, player in zip(counts, state.players, strict=True):
        count["Grand Prix engine"] = float(player.grand_prix_engine)
        count["body points"] = float(player.body_points)
        count["engine points"] = float(player.engine_points)
        for name in ("body", "engine", "workers", "price"):
            count[f"{name} per car"] /= max(1.0, count["cars"])
    return [tuple(count[name] for name in HABITS) for count in counts]


def _count(event: Event, counts: list[dict[str, float]]) -> None:
    if isinstance(event, events.CarRaced):
        counts[event.seat]["races"] += 1
        counts[event.seat]["spaces driven"] += len(event.path)
    elif isinstance(event, events.CarPlaced):
        count = counts[event.seat]
        count["cars"] += 1
        count["body per car"] += event.body
        count["engine per car"] += event.engine
        count["workers per car"] += event.workers
        count["price per car"] += event.price
    elif isinstance(event, events.BuyerChosen):
        counts[event.seat][f"{terms.PREFERENCES[event.preference]} buyers"] += 1
    elif isinstance(event, events.PartTaken):
        counts[event.seat]["engines" if event.part > terms.ENGINE_PART else "bodies"] += 1
    else:
        name = _SIMPLE.get(type(event))
        if name is not None:
            counts[event.seat][name] += 1  # type: ignore[attr-defined]


_SIMPLE: Final[dict[type[Event], str]] = {
    events.TokenMoved: "token moves",
    events.WorkerHired: "workers hired",
    events.CardTaken: "research cards",
    events.PlayerTurnStarted: "player turns",
}
"""Events that count one for their seat."""
