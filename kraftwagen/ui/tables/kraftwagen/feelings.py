"""What a decision meant to a seat, for the face of a bot that sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.kraftwagen import events
from kraftwagen.games.kraftwagen.rules import cars


def meant(before: Any, happened: Sequence[Event], seat: Seat) -> int:
    """Return what a decision meant: sales, awards, engineers and laps are good, unsold cars bad."""
    return sum(_event(before, event, seat) for event in happened)


def _event(before: Any, event: Event, seat: Seat) -> int:
    match event:
        case events.BuyerBought(seat=owner) | events.CarSoldPrivately(seat=owner):
            return 2 * (owner == seat)
        case events.AwardTaken(seat=owner) | events.EngineerEngaged(seat=owner):
            return 2 * (owner == seat)
        case events.CarRaced(seat=driver, start=start, path=path):
            spaces = (start, *path)
            return int(driver == seat and any(b < a for a, b in zip(spaces, path, strict=False)))
        case events.PlaceScored(place=1, seat=driver):
            return int(driver == seat)
        case events.MarketCleared(unsold=unsold):
            return -3 * sum(cars.seat_of(before.cars[space]) == seat for space in unsold)
        case events.TaskLost(seat=owner):
            return -(owner == seat)
    return 0
