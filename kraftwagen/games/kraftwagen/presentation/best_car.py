"""The best-paid car of a seat, found in the events of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS


@dataclass(frozen=True, slots=True)
class OfferedCar:
    """A car as offered on the market, and the money its owner got for it, with all extras."""

    seat: int
    body: int
    engine: int
    turn: int
    money: int = 0
    """Money got for the car, 0 if nobody bought it."""


def best_car(happened: Sequence[Event], seat: int) -> OfferedCar | None:
    """Return the car that earned a seat most, the last of equal ones; None if it offered none."""
    cars = [OfferedCar(**car) for car in STATISTICS.tally(happened, terms.TILE).things]
    offered = [car for car in cars if car.seat == seat]
    return max(reversed(offered), key=lambda car: (car.money, car.body + car.engine), default=None)
