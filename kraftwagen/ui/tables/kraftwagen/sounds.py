"""The sound effect of each event: shared ones, and ``kraftwagen/...`` of its own."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms

SOUNDS: Final[dict[type, str]] = {
    events.StartTileTaken: "kraftwagen/tile_take",
    events.GameTurnStarted: "kraftwagen/game_turn",
    events.TileTaken: "kraftwagen/tile_take",
    events.TileMovedUp: "kraftwagen/worker_move",
    events.SpecialTileRevealed: "kraftwagen/card_reveal",
    events.TaskLost: "kraftwagen/unsold",
    events.WorkerHired: "kraftwagen/hire",
    events.CardTaken: "kraftwagen/research",
    events.CardsRevealed: "kraftwagen/card_reveal",
    events.EngineerEngaged: "award",
    events.PointsGained: "kraftwagen/worker_move",
    events.PartReturned: "drop",
    events.GrandPrixEngineInstalled: "kraftwagen/engine",
    events.CarRaced: "kraftwagen/race",
    events.BuyerChosen: "kraftwagen/buyer",
    events.TokenMoved: "kraftwagen/token",
    events.MarkerPlacedOnBuyer: "kraftwagen/token",
    events.CarChanged: "kraftwagen/car_offer",
    events.CarPlaced: "kraftwagen/car_offer",
    events.CarSoldPrivately: "kraftwagen/sale",
    events.AwardTaken: "award",
    events.PlayerTurnEnded: "turn_end",
    events.GameTurnEnded: "kraftwagen/game_turn",
    events.PlaceScored: "coin",
    events.LapsPaid: "coin",
    events.BuyerBought: "kraftwagen/sale",
    events.BuyerLeft: "kraftwagen/unsold",
    events.GameEnded: "game_end",
}
"""Kind of event -> name of the sound file; other kinds are silent."""

FELT: Final = frozenset(("kraftwagen/sale", "kraftwagen/lap"))
"""Sound effects that also rumble in controllers."""


def sound_of(event: Event) -> str | None:
    """Return the sound effect of an event; for some kinds its content decides."""
    if isinstance(event, events.PartTaken):
        return "kraftwagen/engine" if terms.is_engine(event.part) else "kraftwagen/body"
    if isinstance(event, events.CarRaced) and _finished_lap(event):
        return "kraftwagen/lap"
    if isinstance(event, events.MarketCleared):
        return "kraftwagen/unsold" if event.unsold else None
    return SOUNDS.get(type(event))


def _finished_lap(event: events.CarRaced) -> bool:
    return any(after < before for before, after in pairwise((event.start, *event.path)))
