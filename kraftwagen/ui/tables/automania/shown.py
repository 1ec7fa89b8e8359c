"""How each kind of event is shown beside the table: its pictures in the log, and as a feat."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.types import NOBODY, Event
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import things
from kraftwagen.ui.tables.automania.pictures.faces import tile_image
from kraftwagen.ui.tables.hooks import Feat, Shown, Sign, with_sign


def shown(event: Event, data: DataSet) -> Shown:
    """Return the signs of an event, none for most, and what is celebrated if it is a feat."""
    values: dict[str, Any]
    match event:
        case events.RoundStarted(round=number) if data.round_number(number) > 1:
            kind = "last_stage" if number == terms.LAST_ROUND else "stage"
            values = {"round": data.round_number(number)}
            return Shown(feat=Feat(kind, "automania/round_marker", NOBODY, number, values))
        case events.TileTaken(tile=tile):
            return Shown((Sign((tile_image(data, tile),), plate=True),))
        case events.CarProduced(seat, kind, electric=electric, popularity=stars):
            picture = f"automania/model_{terms.CAR_TYPES[kind]}"
            values = {"car": things.made_car(kind), "popularity": stars}
            return with_sign(_model(kind, electric), feat=Feat("car", picture, seat, stars, values))
        case events.CarShipped(ship=ship):
            return with_sign("ship_west", str(ship))
        case events.TopCarSold(seat, market):
            picture, values = "automania/action_top_car", {"market": things.market(market)}
            return with_sign("action_top_car", feat=Feat("top_car", picture, seat, 1, values))
        case events.ContractDrawn():
            return with_sign("action_contract")
        case events.ContractPlayed(seat, card, medals):
            picture = f"automania/type_{terms.CONTRACT_TYPES[data.card_type[card]]}"
            values = {"medals": things.counted("medals", medals)}
            feat = Feat("contract", picture, seat, medals, values, ("hand", seat))
            return with_sign("action_contract", feat=feat)
        case events.NeutralWorkersHired(workers=workers):
            return with_sign("worker_neutral", f"+{workers}")
        case events.WorkersToSponsor(workers=workers):
            return with_sign("sponsor", str(workers))
        case events.WorkersToMarketing(workers=workers):
            return with_sign("marketing", str(workers))
        case events.MoneyGained(amount=amount):
            return with_sign("autobuck", f"+{amount}")
        case events.PointsGained(seat, amount):
            values, place = {"points": things.counted("points", amount)}, ("points", seat)
            feat = Feat("medal", "automania/gold_medal", seat, amount, values, place)
            return with_sign("victory_point", f"+{amount}", feat)
        case events.Retired(office=office):
            return with_sign(f"sales_office_{office + 1}", str(office + 1))
        case events.CarSold(type=kind, electric=electric):
            return with_sign(_model(kind, electric))
    return Shown()


def _model(kind: int, electric: int) -> str:
    return "model_electric" if electric else f"model_{terms.CAR_TYPES[kind]}"
