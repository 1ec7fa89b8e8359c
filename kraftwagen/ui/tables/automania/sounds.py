"""The sound effect of each event: shared ones, and ``automania/...`` of its own."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms

SOUNDS: Final[dict[type, str]] = {
    events.FactoryChosen: "automania/retire",
    events.RoundStarted: "automania/round_bell",
    events.WorkersPlaced: "automania/workers",
    events.WorkersToSponsor: "coin",
    events.WorkersToMarketing: "automania/marketing",
    events.NeutralWorkersHired: "automania/workers",
    events.CarTakenBack: "automania/take_back",
    events.TileTaken: "automania/tile_take",
    events.TileDiscarded: "automania/discard",
    events.BonusTileUsed: "coin",
    events.CarProduced: "automania/line_runs",
    events.CarShipped: "automania/aboard",
    events.CarStayed: "automania/no_ship",
    events.TopCarSold: "automania/top_car",
    events.ContractDrawn: "automania/contract_draw",
    events.ContractPlayed: "automania/contract_played",
    events.Retired: "automania/retire",
    events.SalesStarted: "automania/ships_leave",
    events.CarSold: "automania/sale",
    events.DemandsMoved: "automania/demands_move",
    events.MedalsCounted: "automania/medal",
    events.GameEnded: "game_end",
}
"""Kind of event -> name of the sound file; other kinds are silent."""

FELT: Final = frozenset(("automania/sale", "automania/top_car"))
"""Sound effects that also rumble in controllers."""


def sound_of(event: Event) -> str | None:
    """Return the sound effect of an event; for some kinds its content decides."""
    match event:
        case events.WorkersPlaced(displaced=displaced) if displaced:
            return "automania/displaced"
        case events.TilePlaced(place=place):
            if place < terms.FIRST_STYLE:
                return "automania/tile_place"
            return "automania/style" if place < terms.FIRST_OFFICE else "automania/manager"
        case events.PointsGained(source=terms.FROM_GOLD_MEDALS):
            return "automania/medal"
    return SOUNDS.get(type(event))
