"""The place that each event changed, for the marks of the last player turns."""

from __future__ import annotations

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events
from kraftwagen.ui.tables.base import Key


def place(event: Event) -> tuple[int, Key] | None:
    """Return the seat that acted and the place to mark."""
    match event:
        case events.TileTaken(seat=seat, tile=tile):
            return seat, ("tile", tile)
        case events.WorkerHired(seat=seat, development=card):
            return seat, ("dev", seat, card, 1) if card else ("canteen", seat)
        case events.EngineerEngaged(seat=seat, engineer=engineer):
            return seat, ("engineer", seat, engineer)
        case events.DevelopmentGained(seat=seat, card=card, active=active):
            return seat, ("dev", seat, card, int(active))
        case events.PartTaken(seat=seat, workshop=index):
            return seat, ("workshop", seat, index)
        case events.GrandPrixEngineInstalled(seat=seat):
            return seat, ("bay", seat)
        case events.CarRaced(seat=seat):
            return seat, ("race", seat)
        case events.BuyerChosen(seat=seat, space=space):
            return seat, ("active", space)
        case events.TokenMoved(seat=seat, token=token):
            return seat, ("track", token)
        case events.MarkerPlacedOnBuyer(seat=seat, space=space):
            return seat, ("active", space)
        case events.CarPlaced(seat=seat, space=space) | events.CarChanged(seat=seat, space=space):
            return seat, ("stall", space)
        case events.CarSoldPrivately(seat=seat, space=space):
            return seat, ("stall", space)
        case events.AwardTaken(seat=seat, award=award):
            return seat, ("award", award)
    return None
