"""Which place each event changed, for the marks of the last player turns."""

from __future__ import annotations

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events
from kraftwagen.ui.tables.base import Key


def place(event: Event) -> tuple[int, Key] | None:
    """Who did it and the place to mark."""
    match event:
        case events.WorkersPlaced(seat=seat, space=space):
            return seat, ("action", space)
        case events.WorkersToSponsor(seat=seat):
            return seat, ("sponsor",)
        case events.WorkersToMarketing(seat=seat):
            return seat, ("marketing",)
        case events.TilePlaced(seat=seat, place=where):
            return seat, ("place", seat, where)
        case events.CarShipped() | events.CarTakenBack() | events.CarKept():
            return event.seat, ("ship", event.market, event.ship)
        case events.TopCarSold(seat=seat, market=market, space=space):
            return seat, ("sales", market, space)
        case events.CarSold(seat=seat, market=market, space=space):
            return seat, ("sales", market, space)
        case events.ContractDrawn(seat=seat):
            return seat, ("hand", seat)
        case events.ContractPlayed(seat=seat):
            return seat, ("played", seat)
        case events.Retired(seat=seat, office=office):
            return seat, ("office", office)
    return None
