"""The best-paid car of a seat, found in the events of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS


@dataclass(frozen=True, slots=True)
class OfferedCar:
    """A car as offered on the market, and the money its owner got for it, with all extras."""

    seat: int
    body: int
    engine: int
    turn: int
    """The game turn in which it was offered, as people count."""
    money: int = 0
    """Money got for the car, 0 if nobody bought it."""


def best_car(happened: Sequence[Event], seat: int, data: DataSet) -> OfferedCar | None:
    """Return the car that earned a seat most, the last of equal ones; None if it offered none."""
    things = STATISTICS.tally(happened, terms.TILE, data).things
    offered = [
        OfferedCar(seat, car["body"], car["engine"], car["turn"], car["money"])
        for car in things
        if car["seat"] == seat
    ]
    return max(reversed(offered), key=lambda car: (car.money, car.body + car.engine), default=None)
