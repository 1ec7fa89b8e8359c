"""Which rule an event or a decision is about: the ids of the rulebook."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.types import Code, Event
from kraftwagen.games.automania import codes, events, terms

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
_DECISIONS: Final = {
    codes.SPACE: "A1", codes.SPONSOR: "W1", codes.RECALL: "P9", codes.RETIRE: "L1",
    codes.TAKE: "A6", codes.PLACE: "T1", codes.DISCARD: "T1", codes.MARKET: "P2",
    codes.WORKERS: "P5", codes.REWARD: "P8", codes.PLAY: "K3", codes.KEEP: "K3",
    codes.FACE: "K1", codes.DECK: "K1", codes.SELL: "Z3", codes.PASS: "Z2",
    codes.ADVANCE: "N2", codes.COPY: "V4", codes.FACTORY: "V1",
}  # fmt: skip
_SOURCES: Final = ("S1", "Z3", "P8", "P6", "K4", "E2", "T6", "L1", "E1", "E3", "W1", "T5")
"""In the order of ``terms.MONEY_SOURCES``."""


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


def of_decision(code: Code) -> str:
    """The rule that allows a decision."""
    return _DECISIONS[codes.kind(code)]
