"""The events of a game, as small facts that can be animated and logged without the state."""

from __future__ import annotations

from typing import Final

from kraftwagen.games.automania import terms
from kraftwagen.games.parts.events import Event, Tally, event, kinds

_COUNTED_LAST: Final = (
    terms.FROM_CONTRACTS,
    terms.FROM_TILE_MEDALS,
    terms.FROM_SHIPS,
    terms.FROM_MONEY_RANK,
)
"""Sources of points that are counted after the last round."""


@event("V1", sound="automania/retire")
class FactoryChosen(Event):
    """A seat took a factory (V1)."""

    seat: int
    board: int


@event("N1", sound="automania/round_bell", feat="stage", rank=3)
class RoundStarted(Event):
    """A round began: tiles were laid out, workers sent home, the player order set (N1, N3-N6).

    ``workers`` is the number of workers at home by seat, ``neutral`` the number of neutral ones
    among them.
    """

    round: int
    order: tuple[int, ...]
    tiles: tuple[int, ...]
    workers: tuple[int, ...]
    neutral: tuple[int, ...]

    def tell(self, tally: Tally) -> None:
        tally.next_stage(tally.data.round_number(self.round))


@event("R2")
class PlayerTurnStarted(Event):
    """A player turn began, in which the seat acts or retires (R2)."""

    seat: int


@event("R2", ends_turn=True)
class PlayerTurnEnded(Event):
    """A seat finished its turn, its choice of a factory, a sale or its choice of demands."""

    seat: int


@event(
    "A1",
    sound="automania/workers",
    count="actions workers_placed=workers sent_home=displaced",
    mark="action space",
)
class WorkersPlaced(Event):
    """A seat put workers on an action space; ``displaced`` ones of ``other`` went home (A1, A2)."""

    seat: int
    space: int
    workers: int
    other: int
    displaced: int

    def rule(self) -> str:
        return "A2" if self.displaced else self.RULE

    def sound(self) -> str:
        return "automania/displaced" if self.displaced else self.SOUND

    def meaning(self, seat: int) -> int:
        return -int(seat == self.other and self.displaced > 0)

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].count("displaced", int(self.displaced > 0))


@event("W1", sound="coin", count="workers_to_sponsor=workers", mark="sponsor")
class WorkersToSponsor(Event):
    """A seat sent workers to the sponsor for autobucks (W1, L1)."""

    seat: int
    workers: int


@event(
    "P5",
    sound="automania/marketing",
    count="workers_to_marketing=workers",
    most="most_marketing=workers",
    mark="marketing",
)
class WorkersToMarketing(Event):
    """A seat sent workers to marketing (P5)."""

    seat: int
    workers: int


@event("T5", sound="automania/workers", count="neutral_hired=workers")
class NeutralWorkersHired(Event):
    """A seat got neutral workers from the stock (T5)."""

    seat: int
    workers: int


@event("", count="paid=amount")
class MoneyPaid(Event):
    """A seat paid autobucks for a car or for filling a manager office (P1, T4)."""

    seat: int
    amount: int
    car: bool

    def rule(self) -> str:
        return "P1" if self.car else "T4"


@event("", count="earned=amount")
class MoneyGained(Event):
    """A seat got autobucks from a source, an index in terms.MONEY_SOURCES."""

    seat: int
    amount: int
    source: int

    def rule(self) -> str:
        return terms.SOURCE_RULES[self.source]


@event("", count="points=amount", feat="medal", rank=3, means=1)
class PointsGained(Event):
    """A seat got points from a source, an index in terms.SOURCES."""

    seat: int
    amount: int
    source: int

    def rule(self) -> str:
        return terms.SOURCE_RULES[self.source]

    def sound(self) -> str:
        return "automania/medal" if self.source == terms.FROM_GOLD_MEDALS else ""

    def feat(self) -> str:
        return self.FEAT if self.source == terms.FROM_GOLD_MEDALS else ""

    def gain(self, seat: int) -> int:
        return self.amount if seat == self.seat and self.source not in _COUNTED_LAST else 0

    def tell(self, tally: Tally) -> None:
        counts = tally.seats[self.seat]
        counts.gain(terms.SOURCES[self.source], self.amount, tally.stage)
        if self.source not in _COUNTED_LAST:
            counts.count("scored", self.amount)


@event("P9", sound="automania/take_back", count="cars_taken_back", mark="ship market ship")
class CarTakenBack(Event):
    """A seat took a car back home from its ship (P9)."""

    seat: int
    market: int
    ship: int
    type: int
    electric: int


@event("A6", sound="automania/tile_take")
class TileTaken(Event):
    """A seat took a factory tile from a cell (A6, L1)."""

    seat: int
    tile: int
    cell: int


@event("T1", count="tiles_placed", mark="place seat place")
class TilePlaced(Event):
    """A seat placed a tile in its factory; ``replaced`` left the game, 0 for none (T2-T4)."""

    seat: int
    tile: int
    place: int
    replaced: int

    def _by_place(self, slot: str, style: str, office: str) -> str:
        if self.place < terms.FIRST_STYLE:
            return slot
        return style if self.place < terms.FIRST_OFFICE else office

    def rule(self) -> str:
        return self._by_place("T2", "T3", "T4")

    def sound(self) -> str:
        return self._by_place("automania/tile_place", "automania/style", "automania/manager")

    def tell(self, tally: Tally) -> None:
        seat, hired = tally.seats[self.seat], self.place >= terms.FIRST_OFFICE
        seat.count("managers_hired", int(hired and not self.replaced))
        seat.count(f"placed_{terms.KINDS[tally.data.tile_kind[self.tile]]}")


@event("T1", sound="automania/discard", count="tiles_discarded")
class TileDiscarded(Event):
    """A seat discarded a tile, which left the game (T1)."""

    seat: int
    tile: int


@event("T6", sound="coin", count="bonus_tiles")
class BonusTileUsed(Event):
    """A bonus tile paid its seat and left the game (T6)."""

    seat: int
    tile: int


@event(
    "P2",
    sound="automania/line_runs",
    count="cars_made popularity_made=popularity stars_wanted=wanted",
    most="best_car=popularity",
    feat="car",
)
class CarProduced(Event):
    """A seat produced a car (P2-P5); its parts add up to its popularity.

    ``wanted`` are the stars of demands that machines meet, ``machines`` the stars on all machines
    of the line, ``electric`` those of the electric car.
    """

    seat: int
    type: int
    market: int
    wanted: int
    machines: int
    managers: int
    style: int
    electric: int
    workers: int
    popularity: int

    def tell(self, tally: Tally) -> None:
        seat = tally.seats[self.seat]
        seat.count(f"made_{terms.CAR_TYPES[self.type]}")
        seat.count(f"made_for_{terms.MARKETS[self.market]}")
        seat.count("all_wanted", int(self.wanted == sum(tally.data.stars)))
        others = set(range(len(tally.seats))) - {self.seat}
        seat.count("made_alone", int(others <= tally.done))
        tally.things.append(self)
        kind = "electric" if self.electric else terms.CAR_TYPES[self.type]
        tally.waiting[self.seat] = {
            "seat": self.seat, "type": kind, "style": self.style, "popularity": self.popularity,
            "round": tally.stage,
        }  # fmt: skip


@event("P6", sound="automania/aboard", count="cars_shipped ships=ship", mark="ship market ship")
class CarShipped(Event):
    """A car was put on a ship (P6)."""

    seat: int
    market: int
    ship: int
    type: int
    electric: int
    popularity: int

    def tell(self, tally: Tally) -> None:
        tally.waiting[self.market, self.ship] = tally.waiting.pop(self.seat, {"seat": self.seat})
        if tally.data.gold_medals[self.ship]:
            tally.seats[self.seat].count("gold_medals")
            tally.seats[self.seat].pieces["gold_ships"].add(self.ship)


@event("P7", sound="automania/no_ship", count="cars_stayed", means=-2)
class CarStayed(Event):
    """A car found no free ship, or its seat had no tile for it (P7, P9)."""

    seat: int
    market: int
    type: int
    no_tile: bool

    def rule(self) -> str:
        return "P9" if self.no_tile else self.RULE


@event(
    "P8", sound="automania/top_car", count="top_cars", mark="sales market space", means=1,
    feat="top_car", rank=3,
)  # fmt: skip
class TopCarSold(Event):
    """A top car was sold at once and got the reward of a sales space (P8)."""

    seat: int
    market: int
    space: int

    def tell(self, tally: Tally) -> None:
        tally.sell(self.seat)


@event("K1", sound="automania/contract_draw", count="contracts_drawn", mark="hand seat")
class ContractDrawn(Event):
    """A seat drew a contract; others see HIDDEN if it came from the deck (K1, K2)."""

    seat: int
    card: int
    from_deck: bool

    def seen_by(self, seat: int) -> ContractDrawn:
        hidden = self.from_deck and self.seat != seat
        return ContractDrawn(self.seat, terms.HIDDEN, True) if hidden else self


@event("K1")
class ContractRevealed(Event):
    """A contract from the deck was turned face up (K1)."""

    card: int


@event("K1", means=-2)
class NoContractLeft(Event):
    """A seat was to draw a contract, and none was left (K1)."""

    seat: int


@event(
    "K4", sound="automania/contract_played", count="contracts_played", mark="played seat", means=2,
    feat="contract", rank=2,
)  # fmt: skip
class ContractPlayed(Event):
    """A seat fulfilled a contract; its silver medals count at the end (K4)."""

    seat: int
    card: int
    medals: int

    def gain(self, seat: int) -> int:
        return self.medals if seat == self.seat else 0


@event("L1", sound="automania/retire", count="retired", mark="office office")
class Retired(Event):
    """A seat retired to a sales office (L1)."""

    seat: int
    office: int

    def tell(self, tally: Tally) -> None:
        tally.done.add(self.seat)
        tally.seats[self.seat].pieces["offices"].add(self.office + 1)
        tally.seats[self.seat].count("offices", self.office + 1)


@event("Z1", sound="automania/ships_leave")
class SalesStarted(Event):
    """The sales phase began; ``limits`` has the sales limit of each seat (R2, Z1)."""

    round: int
    limits: tuple[int, ...]


@event(
    "Z3",
    sound="automania/sale",
    count="cars_sold copied_sales=copied",
    mark="sales market space",
    means=1,
)
class CarSold(Event):
    """A car moved from its ship to a sales space; ``copied`` if as a copied sale (Z3, V4)."""

    seat: int
    market: int
    ship: int
    type: int
    electric: int
    space: int
    copied: bool

    def rule(self) -> str:
        return "V4" if self.copied else self.RULE

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].count(f"sold_in_{terms.MARKETS[self.market]}")
        tally.sell((self.market, self.ship))


@event("Z2", mark="ship market ship")
class CarKept(Event):
    """A seat left a car on its ship during the sales phase (Z2)."""

    seat: int
    market: int
    ship: int


@event("R1")
class RoundEnded(Event):
    """A round ended with its sales phase (R1)."""

    round: int

    def stage_end(self) -> str:
        return "sold"


@event("N2", sound="automania/demands_move")
class DemandsMoved(Event):
    """The demands moved in both markets (N2); ``demands`` is ordered like ``State.demands``."""

    seat: int
    side: int
    demands: tuple[int, ...]


@event("N3")
class CarsCameHome(Event):
    """The cars on sales spaces returned home (N3)."""

    cars: tuple[int, ...]


@event("E1", count="cars_left")
class CarLeft(Event):
    """A car still on its ship at the end was scored (E1)."""

    seat: int
    market: int
    ship: int


@event("E2", sound="automania/medal")
class MedalsCounted(Event):
    """The silver medals of a seat were scored at the end (E2)."""

    seat: int
    contracts: int
    tiles: int


@event("E3")
class MoneyRanked(Event):
    """The ranks in autobucks were scored at the end (E3)."""

    order: tuple[int, ...]
    money: tuple[int, ...]


@event("E4")
class GameEnded(Event):
    """The game ended after its final scoring (E4)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


ALL = kinds(list(globals().values()))
"""All kinds of events; tests require that recorded games contain each of them."""
