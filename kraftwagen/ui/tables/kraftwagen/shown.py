"""How each kind of event is shown beside the table: its pictures in the log, and as a feat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kraftwagen.engine.types import NOBODY, Event
from kraftwagen.engine.wording import Term
from kraftwagen.games.kraftwagen import events, frames, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.ui.tables.hooks import Feat, Shown, Sign, with_sign
from kraftwagen.ui.tables.kraftwagen.pictures.card_images import ACTION_IMAGES, card_image
from kraftwagen.ui.tables.kraftwagen.pictures.sprites import AWARD_IMAGES, body_image

_RACE = "kraftwagen/action_race"


def shown(event: Event, data: DataSet) -> Shown:
    """Return the signs of an event, none for most, and what is celebrated if it is a feat."""
    values: dict[str, Any]
    match event:
        case events.StartTileTaken(tile=tile):
            return _tile([kind for kind, _ in frames.tasks(data.start_frames[tile])])
        case events.GameTurnStarted(turn=turn, prices=prices):
            kind = "last_stage" if turn == scoring.LAST_TURN else "stage"
            values = {"turn": data.turn_number(turn), "low": min(prices), "high": max(prices)}
            return Shown(feat=Feat(kind, "kraftwagen/action_sale", NOBODY, turn, values))
        case events.TileTaken(tile=tile):
            return _tile(data.tile_actions[tile])
        case events.CardTaken(card=card):
            return with_sign(card_image(card))
        case events.EngineerEngaged(seat, engineer):
            picture = f"kraftwagen/engineer_{terms.CARDS[engineer]}"
            return Shown(feat=Feat("engineer", picture, seat, 1, {"engineer": text.card(engineer)}))
        case events.PartTaken(seat=seat, part=part):
            value = terms.part_value(part)
            image = f"engine_{value}" if terms.is_engine(part) else body_image(value, seat)
            return with_sign(image, str(value))
        case events.GrandPrixEngineInstalled(value=value):
            return with_sign(f"engine_{value}", str(value))
        case events.CarRaced(seat=seat, path=path, laps=laps):
            feat = Feat("lap", _RACE, seat, laps, {"laps": laps, "count": laps})
            return with_sign("race_car_neutral", f"+{len(path)}", feat)
        case events.PlaceScored(seat=seat, money=money):
            return Shown(feat=Feat("race", _RACE, seat, money, {"amount": money}))
        case events.BuyerChosen(preference=wish):
            return with_sign(f"buyer_{terms.PREFERENCES[wish]}")
        case events.TokenMoved():
            return with_sign("token")
        case events.CarPlaced(seat=seat, body=body, price=price):
            return Shown((Sign((body_image(body, seat),)), Sign(("coin",), str(price))))
        case events.MarkerPlacedOnBuyer(amount=amount):
            return with_sign("engineer_daimler", f"+{amount}")
        case events.CarChanged():
            image = _changed(event)
            return Shown((Sign(("engineer_diesel", image), f"{event.old} → {event.new}"),))
        case events.CarSoldPrivately(money=money):
            return with_sign("coin", f"+{money}")
        case events.BuyerBought(seat=seat, preference=wish, paid=paid):
            picture = f"kraftwagen/buyer_{terms.PREFERENCES[wish]}"
            return Shown(feat=Feat("sale", picture, seat, paid, {"amount": paid}))
        case events.AwardTaken(seat, award, amount):
            word = Term(f"kraftwagen.table.award_word.{terms.AWARDS[award]}")
            image, values = AWARD_IMAGES[award], {"award": word, "amount": amount}
            return with_sign(image, feat=Feat("award", f"kraftwagen/{image}", seat, amount, values))
    return Shown()


def _changed(event: events.CarChanged) -> str:
    """Return the picture of what a Diesel marker changed about a car."""
    return {
        terms.CHANGE_BODY: body_image(event.new, event.seat),
        terms.CHANGE_ENGINE: f"engine_{event.new}",
        terms.CHANGE_WORKERS: "canteen",
        terms.CHANGE_PRICE: "coin",
    }[event.change]


def _tile(tasks: Iterable[int]) -> Shown:
    """Show a tile by its actions."""
    return Shown((Sign(tuple(ACTION_IMAGES[task] for task in tasks), plate=True),))
