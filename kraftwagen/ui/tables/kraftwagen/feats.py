"""The feats of Kraftwagen: the picture of each and the values for its texts."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.types import NOBODY, Event
from kraftwagen.engine.wording import Term
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.ui.tables.hooks import Feat
from kraftwagen.ui.tables.kraftwagen.pictures.sprites import AWARD_IMAGES

_BUYERS: Final = tuple(f"kraftwagen/buyer_{name}" for name in terms.PREFERENCES)


def told(event: Event, data: DataSet) -> Feat | None:
    """Return the feat of an event; None if the event is no feat."""
    match event:
        case events.GameTurnStarted(turn=turn, prices=prices):
            kind = "last_stage" if turn == scoring.LAST_TURN else "stage"
            values = {"turn": data.turn_number(turn), "low": min(prices), "high": max(prices)}
            return Feat(kind, "kraftwagen/action_sale", NOBODY, turn, values)
        case events.AwardTaken(seat, award, amount):
            word = Term(f"kraftwagen.table.award_word.{terms.AWARDS[award]}")
            picture = f"kraftwagen/{AWARD_IMAGES[award]}"
            return Feat("award", picture, seat, amount, {"award": word, "amount": amount})
        case events.CarRaced(seat=seat, laps=laps):
            return Feat("lap", "kraftwagen/action_race", seat, laps, {"laps": laps, "count": laps})
        case events.PlaceScored(seat=seat, money=money):
            return Feat("race", "kraftwagen/action_race", seat, money, {"amount": money})
        case events.EngineerEngaged(seat, engineer):
            picture = f"kraftwagen/engineer_{terms.CARDS[engineer]}"
            return Feat("engineer", picture, seat, 1, {"engineer": text.card(engineer)})
        case events.BuyerBought(seat=seat, preference=preference, price=price):
            paid = price + event.bonus + event.gift
            return Feat("sale", _BUYERS[preference], seat, paid, {"amount": paid})
    return None
