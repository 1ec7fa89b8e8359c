"""Which rule an event, a decision or a bot's reason is about: the ids of the rulebook."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Event
from kraftwagen.games.automania import decisions, events, terms

_EVENTS: Final[dict[type[Event], str]] = {
    events.FactoryChosen: "V1", events.RoundStarted: "N1", events.PlayerTurnStarted: "R2",
    events.PlayerTurnEnded: "R2", events.WorkersPlaced: "A1", events.WorkersToSponsor: "W1",
    events.WorkersToMarketing: "P5", events.NeutralWorkersHired: "T5",
    events.CarTakenBack: "P9", events.TileTaken: "A6", events.TilePlaced: "T1",
    events.TileDiscarded: "T1", events.BonusTileUsed: "T6", events.CarProduced: "P2",
    events.CarShipped: "P6", events.CarStayed: "P7", events.TopCarSold: "P8",
    events.ContractDrawn: "K1", events.ContractRevealed: "K1", events.NoContractLeft: "K1",
    events.ContractPlayed: "K4", events.Retired: "L1", events.SalesStarted: "Z1",
    events.CarSold: "Z3", events.CarKept: "Z2", events.RoundEnded: "R1",
    events.DemandsMoved: "N2", events.CarsCameHome: "N3", events.CarLeft: "E1",
    events.MedalsCounted: "E2", events.MoneyRanked: "E3", events.GameEnded: "E4",
}  # fmt: skip
_SOURCES: Final = ("S1", "Z3", "P8", "P6", "K4", "E2", "T6", "L1", "E1", "E3", "W1", "T5")
"""In the order of ``terms.MONEY_SOURCES``."""
_GROUNDS: Final = {
    "cars": "Z3", "cars.autobucks": "E3", "cars.kept": "E1", "cars.manager": "T5",
    "cars.office": "Z1", "cars.spared": "Z1", "cars.waits": "Z2",
    "contracts": "K3", "contracts.drawn": "K1", "contracts.taken": "K1",
    "factory": "P3", "factory.crew": "P5", "factory.every": "P4", "factory.limit": "Z1",
    "medals": "E2", "medals.contract": "K4", "money": "E3", "money.now": "S1",
    "money.retired": "L1", "money.sale": "Z3", "order": "N5",
    "points": "H1", "points.end": "E4", "points.medal": "P6", "points.office": "L1",
    "points.sale": "Z3", "rival": "R2", "rival.cars": "Z2", "rival.factory": "P3",
    "rival.workers": "A2", "workers": "A1", "workers.hired": "T5",
}  # fmt: skip
"""By the key of a reason; what stands before its dot answers for keys that are not here."""


def of_event(event: Event) -> str:
    """The rule by which something happened."""
    match event:
        case events.MoneyGained(source=source) | events.PointsGained(source=source):
            return _SOURCES[source]
        case events.MoneyPaid(car=for_car):
            return "P1" if for_car else "T4"
        case events.WorkersPlaced(displaced=displaced) if displaced:
            return "A2"
        case events.TilePlaced(place=place):
            if place < terms.FIRST_STYLE:
                return "T2"
            return "T3" if place < terms.FIRST_OFFICE else "T4"
        case events.CarStayed(no_tile=True):
            return "P9"
        case events.CarSold(copied=True):
            return "V4"
    return _EVENTS[type(event)]


def of_reason(reason: Reason) -> str:
    """The rule of a refusal, or what a bot's reason is about; empty for neither."""
    if reason.rule != "-":
        return reason.rule
    return _GROUNDS.get(reason.key, _GROUNDS.get(reason.key.split(".")[0], ""))


def of_decision(code: Code) -> str:
    """The rule that allows a decision."""
    return decisions.TABLE.rule(code)
