"""What the events of a game say about each seat: for statistics, achievements and challenges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kraftwagen.engine.types import Event, Seat
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.dataset import DataSet

PER_ROUND: Final = {
    "cars_sold": "cars_sold_in_round",
    "cars_made": "cars_made_in_round",
    "displaced": "displaced_in_round",
    "points": "points_in_round",
}
"""Counts whose best round is a fact of its own."""
COUNTS: Final = (
    *("actions", "cars_made", "cars_shipped", "cars_sold", "top_cars", "cars_stayed"),
    *("cars_taken_back", "cars_left", "copied_sales", "gold_medals", "all_wanted"),
    *("contracts_drawn", "contracts_played", "tiles_placed", "tiles_discarded", "managers_hired"),
    *("workers_placed", "workers_to_sponsor", "workers_to_marketing", "displaced", "made_alone"),
    *("best_car", "most_marketing", "points", "earned", "paid"),
)
FACTS: Final = (
    *COUNTS,
    *PER_ROUND.values(),
    *(f"made_{name}" for name in terms.CAR_TYPES),
    *(f"sold_in_{name}" for name in terms.MARKETS),
    *(f"from_{name}" for name in terms.SOURCES),
)
"""All names there are, in no order that matters."""


class Deeds:
    """What one seat has done so far."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        """FACTS by name."""
        self.sources: dict[str, list[int]] = {}
        """Points by source, one amount per round."""
        self.medal_ships: set[int] = set()
        """Ships whose gold medal was won."""
        self.offices: set[int] = set()
        """Sales offices retired to, from 0."""
        self._round: Counter[str] = Counter()

    def count(self, fact: str, amount: int = 1) -> None:
        """Add to a fact, and to that of its best round."""
        self.found[fact] += amount
        if fact in PER_ROUND:
            self._round[fact] += amount
            self.most(PER_ROUND[fact], self._round[fact])

    def most(self, fact: str, amount: int) -> None:
        """Keep the largest amount of a fact."""
        self.found[fact] = max(self.found[fact], amount)

    def next_round(self) -> None:
        """What is counted by round begins anew."""
        self._round.clear()


class _Reader:
    """Goes through the events once; ``seats`` is the result."""

    def __init__(self, seats: int, data: DataSet) -> None:
        self.seats = [Deeds() for _ in range(seats)]
        self._data = data
        self._round = 1
        self._retired: set[Seat] = set()

    def read(self, event: Event) -> None:
        """Count one event."""
        name = _SIMPLE.get(type(event))
        if name is not None:
            self.seats[event.seat].count(name)  # type: ignore[attr-defined]
        match event:
            case events.RoundStarted(number):
                self._round = number
                self._retired.clear()
                for deeds in self.seats:
                    deeds.next_round()
            case events.Retired(seat, office):
                self._retired.add(seat)
                self.seats[seat].offices.add(office)
            case events.PointsGained(seat, amount, source):
                self._points(seat, terms.SOURCES[source], amount)
            case events.MoneyGained(seat, amount):
                self.seats[seat].count("earned", amount)
            case events.MoneyPaid(seat, amount):
                self.seats[seat].count("paid", amount)
            case _:
                self._workers(event)
                self._cars(event)

    def _points(self, seat: Seat, source: str, amount: int) -> None:
        deeds = self.seats[seat]
        deeds.sources.setdefault(source, [0] * terms.LAST_ROUND)[self._round - 1] += amount
        deeds.count(f"from_{source}", amount)
        deeds.count("points", amount)

    def _workers(self, event: Event) -> None:
        match event:
            case events.WorkersPlaced(seat, workers=workers, displaced=displaced):
                self.seats[seat].count("workers_placed", workers)
                self.seats[seat].count("displaced", int(displaced > 0))
            case events.WorkersToSponsor(seat, workers):
                self.seats[seat].count("workers_to_sponsor", workers)
            case events.WorkersToMarketing(seat, workers):
                self.seats[seat].count("workers_to_marketing", workers)
                self.seats[seat].most("most_marketing", workers)
            case events.TilePlaced(seat, place=place, replaced=replaced):
                hired = place >= terms.FIRST_OFFICE and not replaced
                self.seats[seat].count("managers_hired", int(hired))

    def _cars(self, event: Event) -> None:
        match event:
            case events.CarProduced(seat, car_type, wanted=wanted, popularity=popularity):
                deeds = self.seats[seat]
                deeds.count(f"made_{terms.CAR_TYPES[car_type]}")
                deeds.most("best_car", popularity)
                deeds.count("all_wanted", int(wanted == sum(self._data.stars)))
                others = set(range(len(self.seats))) - {seat}
                deeds.count("made_alone", int(others <= self._retired))
            case events.CarShipped(seat, ship=ship):
                if self._data.gold_medals[ship]:
                    self.seats[seat].count("gold_medals")
                    self.seats[seat].medal_ships.add(ship)
            case events.CarSold(seat, market, copied=copied):
                self.seats[seat].count(f"sold_in_{terms.MARKETS[market]}")
                self.seats[seat].count("copied_sales", int(copied))


_SIMPLE: Final[dict[type[Event], str]] = {
    events.WorkersPlaced: "actions",
    events.CarProduced: "cars_made",
    events.CarShipped: "cars_shipped",
    events.CarSold: "cars_sold",
    events.TopCarSold: "top_cars",
    events.CarStayed: "cars_stayed",
    events.CarTakenBack: "cars_taken_back",
    events.CarLeft: "cars_left",
    events.ContractDrawn: "contracts_drawn",
    events.ContractPlayed: "contracts_played",
    events.TilePlaced: "tiles_placed",
    events.TileDiscarded: "tiles_discarded",
}
"""Events that count one for their seat."""


def read(happened: Sequence[Event], seats: int, data: DataSet) -> list[Deeds]:
    """What each seat has done in these events, which begin with the game."""
    reader = _Reader(seats, data)
    for event in happened:
        reader.read(event)
    return reader.seats
