"""What a seat has done so far, in numbers that a challenge may ask for.

More than statistics keep of a finished game (``summary``), and at any moment of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.state import State

PER_TURN: Final = {"cars_sold": "cars_in_turn", "laps": "laps_in_turn", "money": "money_in_turn"}
"""Counts whose best game turn is a fact of its own."""
COUNTS: Final = (
    *("cars_sold", "cars_unsold", "cars_placed", "private_sales", "underbid", "laps", "driven"),
    *("races_won", "longest_jump", "research", "engineers", "developments", "buyers_called"),
    *("token_moves", "hired", "awards", "lost_tasks", "player_turns", "turns_in_a_row"),
    *(
        "dearest_offer",
        "dearest_sale",
        "best_sale",
        "most_workers_sold",
        "best_body",
        "best_engine",
    ),
    *("special_tiles", "markers_used", "bodies", "engines", "customers"),
)
FACTS: Final = (
    *COUNTS,
    *PER_TURN.values(),
    *(f"sold_to_{preference}" for preference in terms.PREFERENCES),
    *(f"from_{source}" for source in terms.SOURCES),
    *("grand_prix_engine", "workers"),
)
"""All names there are, in no order that matters."""


class _Seat:
    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.turn: Counter[str] = Counter()
        """What is counted anew in each game turn."""

    def count(self, fact: str, amount: int = 1) -> None:
        self.found[fact] += amount
        if fact in PER_TURN:
            self.turn[fact] += amount
            self.most(PER_TURN[fact], self.turn[fact])

    def most(self, fact: str, amount: int) -> None:
        self.found[fact] = max(self.found[fact], amount)


class _Reader:
    """Goes through the events once."""

    def __init__(self, seats: int) -> None:
        self.seats = [_Seat() for _ in range(seats)]
        self._mover = terms.NOBODY
        self._row = 0
        self._market: dict[int, events.CarPlaced] = {}

    def read(self, event: Event) -> None:
        """Count one event."""
        name = _SIMPLE.get(type(event))
        if name is not None:
            self.seats[event.seat].count(name)  # type: ignore[attr-defined]
        if isinstance(event, events.GameTurnStarted):
            self._market.clear()
            self._mover, self._row = terms.NOBODY, 0
            for seat in self.seats:
                seat.turn.clear()
        elif isinstance(event, events.PlayerTurnStarted):
            self._row = self._row + 1 if event.seat == self._mover else 1
            self._mover = event.seat
            self.seats[event.seat].most("turns_in_a_row", self._row)
        elif isinstance(event, events.MoneyGained):
            seat = self.seats[event.seat]
            seat.count(f"from_{terms.SOURCES[event.source]}", event.amount)
            seat.count("money", event.amount)
        elif isinstance(event, events.TileTaken):
            special = event.tile >= terms.BASIC_TILES
            self.seats[event.seat].count("special_tiles", int(special))
        elif isinstance(event, events.PartTaken):
            self._part(event)
        elif isinstance(event, events.CarRaced):
            seat = self.seats[event.seat]
            seat.count("driven", len(event.path))
            seat.most("longest_jump", len(event.jumped))
        elif isinstance(event, events.LapsPaid):
            self.seats[event.seat].count("laps", event.laps)
        elif isinstance(event, events.PlaceScored):
            if event.place == 1 and event.seat >= 0:
                self.seats[event.seat].count("races_won")
        else:
            self._read_market(event)

    def _part(self, event: events.PartTaken) -> None:
        kind = "engine" if terms.is_engine(event.part) else "body"
        seat = self.seats[event.seat]
        seat.most(f"best_{kind}", terms.part_value(event.part))
        seat.count("engines" if kind == "engine" else "bodies")

    def _read_market(self, event: Event) -> None:
        if isinstance(event, events.CarPlaced):
            self._market[event.space] = event
            self.seats[event.seat].most("dearest_offer", event.price)
            self.seats[event.seat].count("markers_used", int(event.marker > 0))
        elif isinstance(event, events.CarSoldPrivately):
            self.seats[event.seat].count("cars_sold")
            self._market.pop(event.space, None)
        elif isinstance(event, events.BuyerBought):
            self._sold(event)
        elif isinstance(event, events.MarketCleared):
            for space in event.unsold:
                if space in self._market:
                    self.seats[self._market[space].seat].count("cars_unsold")

    def _sold(self, event: events.BuyerBought) -> None:
        seat, wish = self.seats[event.seat], f"sold_to_{terms.PREFERENCES[event.preference]}"
        seat.count("cars_sold")
        seat.count("customers", int(not seat.found[wish]))
        seat.count(wish)
        seat.most("dearest_sale", event.price)
        seat.most("best_sale", event.price + event.bonus + event.gift)
        if event.preference == terms.PRESTIGE:
            seat.most("most_workers_sold", event.value)
        others = (self._market[space].seat for space in event.tied if space in self._market)
        seat.count("underbid", int(any(other != event.seat for other in others)))


_SIMPLE: Final[dict[type[Event], str]] = {
    events.CarPlaced: "cars_placed",
    events.CarSoldPrivately: "private_sales",
    events.CardTaken: "research",
    events.EngineerEngaged: "engineers",
    events.DevelopmentGained: "developments",
    events.BuyerChosen: "buyers_called",
    events.TokenMoved: "token_moves",
    events.WorkerHired: "hired",
    events.AwardTaken: "awards",
    events.TaskLost: "lost_tasks",
    events.PlayerTurnStarted: "player_turns",
    events.MarkerPlacedOnBuyer: "markers_used",
    events.CarChanged: "markers_used",
}
"""Events that count one for their seat."""


def feats(happened: Sequence[Event], state: State) -> tuple[Mapping[str, int], ...]:
    """FACTS of each seat, from all events so far and the position after them."""
    reader = _Reader(len(state.players))
    for event in happened:
        reader.read(event)
    told = []
    for seat, player in zip(reader.seats, state.players, strict=True):
        seat.found["grand_prix_engine"] = player.grand_prix_engine
        seat.found["workers"] = player.canteen
        told.append({fact: seat.found[fact] for fact in FACTS})
    return tuple(told)
