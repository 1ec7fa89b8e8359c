"""Which effect of assets/sounds goes with which event."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms

SOUNDS: Final[dict[type, str]] = {
    events.StartTileTaken: "tile_take",
    events.GameTurnStarted: "game_turn",
    events.TileTaken: "tile_take",
    events.TileMovedUp: "worker_move",
    events.SpecialTileRevealed: "card_reveal",
    events.TaskLost: "unsold",
    events.WorkerHired: "hire",
    events.CardTaken: "research",
    events.CardsRevealed: "card_reveal",
    events.EngineerEngaged: "award",
    events.PointsGained: "worker_move",
    events.PartReturned: "drop",
    events.GrandPrixEngineInstalled: "engine",
    events.CarRaced: "race",
    events.BuyerChosen: "buyer",
    events.TokenMoved: "token",
    events.MarkerPlacedOnBuyer: "token",
    events.CarChanged: "car_offer",
    events.CarPlaced: "car_offer",
    events.CarSoldPrivately: "sale",
    events.AwardTaken: "award",
    events.PlayerTurnEnded: "turn_end",
    events.GameTurnEnded: "game_turn",
    events.PlaceScored: "coin",
    events.LapsPaid: "coin",
    events.BuyerBought: "sale",
    events.BuyerLeft: "unsold",
    events.GameEnded: "game_end",
}
"""Kind of event -> name of the file; kinds that are not listed pass in silence."""


def sound_of(event: Event) -> str | None:
    """The effect of an event; some depend on what it says."""
    if isinstance(event, events.PartTaken):
        return "engine" if terms.is_engine(event.part) else "body"
    if isinstance(event, events.CarRaced) and _finished_lap(event):
        return "lap"
    if isinstance(event, events.MarketCleared):
        return "unsold" if event.unsold else None
    return SOUNDS.get(type(event))


def _finished_lap(event: events.CarRaced) -> bool:
    return any(after < before for before, after in pairwise((event.start, *event.path)))
