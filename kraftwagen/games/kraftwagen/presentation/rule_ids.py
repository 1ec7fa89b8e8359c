"""Which rule an event, a decision, a bot's reason or a piece is about: the ids of the rulebook."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Event
from kraftwagen.games.kraftwagen import codes, decisions, events, terms

_TASKS: Final = ("A1", "A2", "A3", "A4", "A6", "A5", "V4", "S4", "S4")
"""In the order of ``terms.TASKS``."""
_AWARDS: Final = ("W1", "W1", "W2", "W3", "W4", "W4", "W5", "W5", "W6", "W7")
"""In the order of ``terms.AWARDS``."""
_SOURCES: Final = ("Z5", "Z5", "E7", "Z1", "Z2", "A5", "W1", "V2")
"""In the order of ``terms.SOURCES``."""

_EVENTS: Final[dict[type[Event], str]] = {
    events.StartTileTaken: "S4", events.StartTileFlipped: "S4", events.GameTurnStarted: "T1",
    events.PlayerTurnStarted: "C1", events.TileTaken: "C2", events.TileMovedUp: "C3",
    events.SpecialTileRevealed: "V1", events.SpecialTileRemoved: "V2", events.TaskLost: "P1",
    events.WorkerHired: "A1", events.CardTaken: "A2", events.CardsDiscarded: "A2",
    events.DeckReshuffled: "A2", events.CardsRevealed: "A2", events.DevelopmentGained: "K2",
    events.PointsGained: "K3", events.PartTaken: "A3", events.PartReturned: "A3",
    events.GrandPrixEngineInstalled: "A4", events.CarRaced: "A6", events.BuyerChosen: "A5",
    events.TokenMoved: "A5", events.MarkerPlacedOnBuyer: "E7", events.CarChanged: "E9",
    events.CarPlaced: "M1", events.CarSoldPrivately: "V4", events.PlayerTurnEnded: "P2",
    events.GameTurnEnded: "T2", events.PlaceScored: "Z1", events.LapsPaid: "Z2",
    events.RaceCleared: "Z3", events.BuyerBought: "Z4", events.BuyerLeft: "Z4",
    events.MarketCleared: "Z6", events.GameEnded: "11",
}  # fmt: skip
_GROUNDS: Final = {
    "money": "11", "money.now": "A5", "money.award": "W1", "money.scored": "Z5",
    "sale": "Z4", "sale.price": "Z5", "sale.hope": "M1",
    "race": "Z1", "race.lap": "Z2", "race.on": "A6",
    "parts": "M1", "parts.body": "A3", "parts.engine": "A4",
    "workers": "A1", "research": "A2", "research.engineer": "E0", "research.speed": "A4",
    "research.both": "K3", "research.body": "K3", "research.engine": "K3",
    "awards": "W1", "time": "C1",
}  # fmt: skip
"""By the key of a reason; what stands before its dot answers for keys that are not here."""


def of_event(event: Event) -> str:
    """The rule by which something happened; empty where no rule speaks of it."""
    match event:
        case events.AwardTaken(award=award):
            return of_award(award)
        case events.EngineerEngaged(engineer=card) | events.CardTaken(card=card):
            return of_card(card)
        case events.PartTaken(part=part) | events.PartReturned(part=part):
            return "A4" if terms.is_engine(part) else "A3"
        case events.MoneyGained(source=source):
            return _SOURCES[source]
        case events.TileTaken(tile=tile) if tile >= terms.BASIC_TILES:
            return "V2"
        case events.BuyerChosen(by_benz=True):
            return "E4"
        case events.BuyerBought(preference=terms.PRICE):
            return "Z5"
        case events.PlaceScored(seat=-1):
            return "11b"
    return _EVENTS.get(type(event), "")


def of_decision(code: Code) -> str:
    """The rule that allows a decision."""
    kind, value = codes.kind(code), codes.value(code)
    if kind == codes.TAKE and value >= terms.BASIC_TILES:
        return "V2"
    if kind == codes.RESEARCH:
        return of_card(value)
    return decisions.TABLE.rule(code)


def of_reason(reason: Reason) -> str:
    """The rule of a refusal, or what a bot's reason is about; empty for neither."""
    key, args = reason.key, reason.args
    if key == "money.award":
        name = str(args.get("award", "")).removeprefix("term.award.")
        return of_award(terms.AWARDS.index(name)) if name in terms.AWARDS else _GROUNDS[key]
    if key == "research.engineer":
        name = str(args.get("engineer", "")).removeprefix("term.card.")
        return of_card(terms.CARDS.index(name)) if name in terms.CARDS else _GROUNDS[key]
    if reason.rule != "-":
        return reason.rule
    return _GROUNDS.get(key, _GROUNDS.get(key.split(".")[0], ""))


def of_task(task: int) -> str:
    """The rule of an action, see ``terms.TASKS``."""
    return _TASKS[task]


def of_award(award: int) -> str:
    """The rule of an award, see ``terms.AWARDS``."""
    return _AWARDS[award]


def of_card(card: int) -> str:
    """The rule of a research card: an engineer's own, that of instant cards or developments."""
    if card < len(terms.ENGINEERS):
        return f"E{card + 1}"
    return "K1" if card < terms.TWO_BODY else "K2"
