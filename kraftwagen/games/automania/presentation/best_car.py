"""The most popular car of a seat, told from the events of a game."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms


def best_car(happened: Sequence[Event], seat: int) -> tuple[int, int]:
    """Type and popularity of the most popular car a seat ever made; a city car without any."""
    made = [
        (event.popularity, event.type)
        for event in happened
        if isinstance(event, events.CarProduced) and event.seat == seat
    ]
    popularity, car_type = max(made, default=(0, terms.CITY))
    return car_type, popularity
