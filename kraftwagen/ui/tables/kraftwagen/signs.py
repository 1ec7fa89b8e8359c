"""Pictures in the log's row of a player turn, for the things taken and done."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, frames, terms
from kraftwagen.ui.tables.hooks import Sign
from kraftwagen.ui.tables.kraftwagen.pictures.card_images import ACTION_IMAGES, card_image
from kraftwagen.ui.tables.kraftwagen.pictures.sprites import AWARD_IMAGES, body_image

_MONEY = "coin"


def signs(event: Event, data: Any) -> tuple[Sign, ...]:
    """Return the pictures of an event; empty for most events."""
    match event:
        case events.StartTileTaken(tile=tile):
            tasks = [kind for kind, _ in frames.tasks(data.start_frames[tile])]
            return (Sign(tuple(ACTION_IMAGES[task] for task in tasks), plate=True),)
        case events.TileTaken(tile=tile):
            images = tuple(ACTION_IMAGES[task] for task in data.tile_actions[tile])
            return (Sign(images, plate=True),)
        case events.CardTaken(card=card):
            return (Sign((card_image(card),)),)
        case events.PartTaken(seat=seat, part=part):
            return (Sign((_part(part, seat),), str(terms.part_value(part))),)
        case events.GrandPrixEngineInstalled(value=value):
            return (Sign((f"engine_{value}",), str(value)),)
        case events.CarRaced(path=path):
            return (Sign(("race_car_neutral",), f"+{len(path)}"),)
        case events.BuyerChosen(preference=wish):
            return (Sign((f"buyer_{terms.PREFERENCES[wish]}",)),)
        case events.TokenMoved():
            return (Sign(("token",)),)
        case events.CarPlaced(seat=seat, body=body, price=price):
            return (Sign((body_image(body, seat),)), Sign((_MONEY,), str(price)))
        case events.CarSoldPrivately(money=money):
            return (Sign((_MONEY,), f"+{money}"),)
        case events.AwardTaken(award=award):
            return (Sign((AWARD_IMAGES[award],)),)
    return ()


def _part(part: int, seat: int) -> str:
    value = terms.part_value(part)
    return f"engine_{value}" if terms.is_engine(part) else body_image(value, seat)
