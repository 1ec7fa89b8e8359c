"""The car of a seat that brought the most, told from the events of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import feats


@dataclass(frozen=True, slots=True)
class OfferedCar:
    """A car as it stood on the market, and what was paid for it, extras included."""

    seat: int
    body: int
    engine: int
    turn: int
    money: int = 0
    """0 when nobody bought it."""


def best_car(happened: Sequence[Event], seat: int) -> OfferedCar | None:
    """The car that brought a seat most, the later one of equals; None if it offered none."""
    cars = [OfferedCar(**car) for car in feats.read(happened, terms.TILE).things]
    offered = [car for car in cars if car.seat == seat]
    return max(reversed(offered), key=lambda car: (car.money, car.body + car.engine), default=None)
