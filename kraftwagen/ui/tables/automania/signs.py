"""Pictures in the log's row of a player turn, for the things taken and done."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.ui.tables.automania.pictures.faces import tile_image
from kraftwagen.ui.tables.hooks import Sign


def signs(event: Event, data: Any) -> tuple[Sign, ...]:
    """Return the pictures of an event; empty for most events."""
    match event:
        case events.TileTaken(tile=tile):
            return (Sign((tile_image(data, tile),), plate=True),)
        case events.CarProduced(type=kind, electric=electric):
            return (Sign((_model(kind, electric),)),)
        case events.CarShipped(ship=ship):
            return (Sign(("ship_west",), str(ship)),)
        case events.TopCarSold():
            return (Sign(("action_top_car",)),)
        case events.ContractDrawn() | events.ContractPlayed():
            return (Sign(("action_contract",)),)
        case events.NeutralWorkersHired(workers=workers):
            return (Sign(("worker_neutral",), f"+{workers}"),)
        case events.WorkersToSponsor(workers=workers):
            return (Sign(("sponsor",), str(workers)),)
        case events.WorkersToMarketing(workers=workers):
            return (Sign(("marketing",), str(workers)),)
        case events.MoneyGained(amount=amount):
            return (Sign(("autobuck",), f"+{amount}"),)
        case events.PointsGained(amount=amount):
            return (Sign(("victory_point",), f"+{amount}"),)
        case events.Retired(office=office):
            return (Sign((f"sales_office_{office + 1}",), str(office + 1)),)
        case events.CarSold(type=kind, electric=electric):
            return (Sign((_model(kind, electric),)),)
    return ()


def _model(kind: int, electric: int) -> str:
    return "model_electric" if electric else f"model_{terms.CAR_TYPES[kind]}"
