"""Tastes of bots that play visibly differently at about the same strength."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.automania import events, terms
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
    """The ships of a seat's cars, added up."""
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
"""Style -> how much it likes what a player turn of a seat did, about 0 to 1."""

HABITS: Final = (
    "actions",
    "cars",
    "popularity per car",
    "cars for europe",
    "workers in marketing",
    "workers at the sponsor",
    "cars shipped",
    "ship per car",
    "top cars",
    "cars sold",
    "cars taken back",
    "contracts drawn",
    "contracts played",
    "machines",
    "style parts",
    "managers",
    "bonus tiles",
    "medals on tiles",
    "sales office",
)
"""What ``habits`` counts, in this order; the sales office is the mean of four rounds, from 1."""


def habits(happened: Iterable[Event], state: State) -> list[tuple[float, ...]]:
    """The figures of HABITS for every seat of a finished game, from all its events."""
    counts = [dict.fromkeys(HABITS, 0.0) for _ in state.order]
    for event in happened:
        _count(event, counts, state)
    for seat, count in enumerate(counts):
        count["medals on tiles"] = float(_medals(state, seat))
        count["popularity per car"] /= max(1.0, count["cars"])
        count["ship per car"] /= max(1.0, count["cars shipped"])
        count["sales office"] /= terms.LAST_ROUND
    return [tuple(count[name] for name in HABITS) for count in counts]


def _count(event: Event, counts: list[dict[str, float]], state: State) -> None:
    if isinstance(event, events.CarProduced):
        count = counts[event.seat]
        count["cars"] += 1
        count["popularity per car"] += event.popularity
        count["cars for europe"] += event.market == terms.EUROPE
    elif isinstance(event, events.CarShipped):
        count = counts[event.seat]
        count["cars shipped"] += 1
        count["ship per car"] += event.ship
    elif isinstance(event, events.TilePlaced):
        kind = state.data.tile_kind[event.tile]
        counts[event.seat][_PLACED[kind]] += 1
    elif isinstance(event, events.WorkersToMarketing):
        counts[event.seat]["workers in marketing"] += event.workers
    elif isinstance(event, events.WorkersToSponsor):
        counts[event.seat]["workers at the sponsor"] += event.workers
    elif isinstance(event, events.Retired):
        counts[event.seat]["sales office"] += event.office + 1
    else:
        name = _SIMPLE.get(type(event))
        if name is not None:
            counts[event.seat][name] += 1  # type: ignore[attr-defined]


_PLACED: Final = {
    terms.MACHINE: "machines",
    terms.STYLE: "style parts",
    terms.MANAGER: "managers",
}
_SIMPLE: Final[dict[type[Event], str]] = {
    events.WorkersPlaced: "actions",
    events.TopCarSold: "top cars",
    events.CarSold: "cars sold",
    events.CarTakenBack: "cars taken back",
    events.ContractDrawn: "contracts drawn",
    events.ContractPlayed: "contracts played",
    events.BonusTileUsed: "bonus tiles",
}
"""Events that count one for their seat."""
