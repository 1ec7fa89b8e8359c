"""The feats of Automania: the picture of each and the values for its texts."""

from __future__ import annotations

from kraftwagen.engine.types import NOBODY, Event
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import things
from kraftwagen.ui.tables.hooks import Feat


def told(event: Event, data: DataSet) -> Feat | None:
    """Return the feat of an event; None if the event is no feat."""
    match event:
        case events.RoundStarted(round=number) if data.round_number(number) > 1:
            kind = "last_stage" if number == terms.LAST_ROUND else "stage"
            return Feat(
                kind, "automania/round_marker", NOBODY, number, {"round": data.round_number(number)}
            )
        case events.PointsGained(seat=seat, amount=amount):
            values = {"points": things.counted("points", amount)}
            place = ("points", seat)
            return Feat("medal", "automania/gold_medal", seat, amount, values, place)
        case events.TopCarSold(seat=seat, market=market):
            values = {"market": things.market(market)}
            return Feat("top_car", "automania/action_top_car", seat, 1, values)
        case events.ContractPlayed(seat, card, medals):
            picture = f"automania/type_{terms.CONTRACT_TYPES[data.card_type[card]]}"
            values = {"medals": things.counted("medals", medals)}
            return Feat("contract", picture, seat, medals, values, ("hand", seat))
        case events.CarProduced(seat=seat, type=kind, popularity=popularity):
            picture = f"automania/model_{terms.CAR_TYPES[kind]}"
            car = things.made_car(kind)
            return Feat("car", picture, seat, popularity, {"car": car, "popularity": popularity})
    return None
