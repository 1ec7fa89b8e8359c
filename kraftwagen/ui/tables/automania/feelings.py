"""What a decision meant to a seat, for the face of a bot that sits there."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.automania import events, terms


def meant(happened: Sequence[Event], seat: Seat) -> int:
    """Return what a decision meant.

    Sales, contracts and gold medals are good; workers sent home and cars without ship are bad.
    """
    return sum(_event(event, seat) for event in happened)


def _event(event: Event, seat: Seat) -> int:
    match event:
        case events.CarSold(seat=owner) | events.TopCarSold(seat=owner):
            return owner == seat
        case events.ContractPlayed(seat=owner):
            return 2 * (owner == seat)
        case events.PointsGained(seat=owner, source=terms.FROM_GOLD_MEDALS):
            return owner == seat
        case events.WorkersPlaced(other=other, displaced=displaced) if displaced:
            return -(other == seat)
        case events.CarStayed(seat=owner) | events.NoContractLeft(seat=owner):
            return -2 * (owner == seat)
    return 0
