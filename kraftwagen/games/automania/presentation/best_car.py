"""The most popular car of a seat, found in the events of a game."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation.statistics import STATISTICS


def best_car(happened: Sequence[Event], seat: int, data: DataSet) -> tuple[int, int]:
    """Return type and popularity of the most popular car of a seat; (CITY, 0) if it made none."""
    cars = STATISTICS.tally(happened, terms.MOST_SEATS, data).things
    made = [(car.popularity, car.type) for car in cars if car.seat == seat]
    popularity, car_type = max(made, default=(0, terms.CITY))
    return car_type, popularity
