"""The events of a game, as small facts that can be animated and logged without the state."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.parts.events import Event, Mark, Tally, event, kinds


@event("S4", sound="kraftwagen/tile_take")
class StartTileTaken(Event):
    """A seat took a start tile and now carries out its tasks (S4)."""

    seat: int
    tile: int


@event("S4")
class StartTileFlipped(Event):
    """The start tile became an active development (S4)."""

    seat: int
    tile: int


@event("T1", sound="kraftwagen/game_turn", feat="stage", rank=3)
class GameTurnStarted(Event):
    """A game turn began (T1); ``white`` is the white money beside each buyer stack."""

    turn: int
    prices: tuple[int, ...]
    white: tuple[int, ...]
    token: int

    def tell(self, tally: Tally) -> None:
        tally.next_stage(tally.data.turn_number(self.turn))


@event("C1", count="player_turns")
class PlayerTurnStarted(Event):
    """A player turn of the seat whose worker is at the tail began (C1)."""

    seat: int

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].most("turns_in_a_row", tally.moves(self.seat))


@event("C2", sound="kraftwagen/tile_take", mark="tile tile")
class TileTaken(Event):
    """A seat put its worker in a tile's place and moved the tile to the head of the chain (C2)."""

    seat: int
    tile: int
    place: int
    chain_before: tuple[int, ...]
    chain: tuple[int, ...]

    def rule(self) -> str:
        return "V2" if self.tile >= terms.BASIC_TILES else self.RULE

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].count("special_tiles", int(self.tile >= terms.BASIC_TILES))


@event("C3", sound="kraftwagen/worker_move")
class TileMovedUp(Event):
    """A tile at the tail moved to the head of the chain (C3)."""

    tile: int
    chain: tuple[int, ...]


@event("V1", sound="kraftwagen/card_reveal")
class SpecialTileRevealed(Event):
    """A special tile came to the head of the chain (V1-V3)."""

    tile: int
    chain: tuple[int, ...]


@event("V2")
class SpecialTileRemoved(Event):
    """A special tile left the chain (V2, V3)."""

    tile: int
    chain: tuple[int, ...]


@event("P1", sound="kraftwagen/unsold", count="lost_tasks", means=-1)
class TaskLost(Event):
    """A task of a tile could not be carried out and was lost (P1)."""

    seat: int
    task: int


@event("A1", sound="kraftwagen/hire", count="hired")
class WorkerHired(Event):
    """A seat hired a worker; ``development`` is the card it activated, 0 for none (A1)."""

    seat: int
    development: int

    def mark(self) -> Mark:
        active = ("dev", self.seat, self.development, 1)
        return active if self.development else ("canteen", self.seat)


@event("A2", sound="kraftwagen/research", count="research")
class CardTaken(Event):
    """A seat took a research card; ``place`` is its place in the display (A2)."""

    seat: int
    card: int
    place: int

    def rule(self) -> str:
        return terms.card_rule(self.card)


@event("A2")
class CardsDiscarded(Event):
    """Research cards went to the discard pile: untaken ones, or a used instant card (A2, K1)."""

    cards: tuple[int, ...]


@event("A2")
class DeckReshuffled(Event):
    """The discards became the new deck (A2)."""

    cards: int


@event("A2", sound="kraftwagen/card_reveal")
class CardsRevealed(Event):
    """Research cards were turned up; ``shown`` is the whole display afterwards (A2)."""

    cards: tuple[int, ...]
    shown: tuple[int, ...]
    deck: int


@event(
    "", sound="award", count="engineers", mark="engineer seat engineer", means=2, feat="engineer",
    rank=2,
)  # fmt: skip
class EngineerEngaged(Event):
    """A seat engaged an engineer and got the engineer's markers (section 7)."""

    seat: int
    engineer: int

    def rule(self) -> str:
        return terms.card_rule(self.engineer)

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].pieces["engineers"].add(terms.CARDS[self.engineer])


@event("K2", count="developments", mark="dev seat card active")
class DevelopmentGained(Event):
    """A seat got a development; ``active`` tells if a canteen worker went onto it (K2)."""

    seat: int
    card: int
    active: bool


@event("K3", sound="kraftwagen/worker_move")
class PointsGained(Event):
    """A development became active; body and engine points are the seat's new totals (K3)."""

    seat: int
    card: int
    body_points: int
    engine_points: int


@event("A3", mark="workshop seat workshop")
class PartTaken(Event):
    """A seat took a part from the supply into a workshop (A3, A4)."""

    seat: int
    part: int
    workshop: int

    def rule(self) -> str:
        return "A4" if terms.is_engine(self.part) else "A3"

    def sound(self) -> str:
        return "kraftwagen/engine" if terms.is_engine(self.part) else "kraftwagen/body"

    def tell(self, tally: Tally) -> None:
        engine, seat = terms.is_engine(self.part), tally.seats[self.seat]
        seat.most("best_engine" if engine else "best_body", terms.part_value(self.part))
        seat.count("engines" if engine else "bodies")


@event("A3", sound="drop")
class PartReturned(Event):
    """A seat gave back the part in a workshop to make room for a new one (A3, A4)."""

    seat: int
    part: int
    workshop: int

    def rule(self) -> str:
        return "A4" if terms.is_engine(self.part) else "A3"


@event("A4", sound="kraftwagen/engine", most="best_racing_engine=value", mark="bay seat")
class GrandPrixEngineInstalled(Event):
    """A seat put a new engine into its Grand Prix car and gave back the old one (A4)."""

    seat: int
    value: int
    old: int


@event("A6", sound="kraftwagen/race", count="races", mark="race seat", feat="lap", rank=3, means=1)
class CarRaced(Event):
    """A Grand Prix car moved; ``path`` lists every space it touched, also jumped ones (A6)."""

    seat: int
    start: int
    path: tuple[int, ...]
    jumped: tuple[int, ...]
    laps: int

    def crossings(self) -> int:
        """Return how often the car crossed the line."""
        return sum(after < before for before, after in pairwise((self.start, *self.path)))

    def sound(self) -> str:
        return "kraftwagen/lap" if self.crossings() else self.SOUND

    def feat(self) -> str:
        return self.FEAT if self.crossings() else ""

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].count("driven", len(self.path))
        tally.seats[self.seat].count("laps_driven", self.crossings())
        tally.seats[self.seat].most("longest_jump", len(self.jumped))


@event("A5", sound="kraftwagen/buyer", count="buyers_called", mark="active space")
class BuyerChosen(Event):
    """A seat put a buyer on an active space and got the white money beside its stack (A5, E4)."""

    seat: int
    preference: int
    space: int
    money: int
    by_benz: bool

    def rule(self) -> str:
        return "E4" if self.by_benz else self.RULE

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].count(f"called_{terms.PREFERENCES[self.preference]}")


@event("A5", sound="kraftwagen/token", count="token_moves", mark="track token")
class TokenMoved(Event):
    """The token moved down the buyer track; place 4 is the space S (A5)."""

    seat: int
    token: int


@event("E7", sound="kraftwagen/token", count="markers_used", mark="active space")
class MarkerPlacedOnBuyer(Event):
    """A seat put a Daimler marker on an active buyer (E7)."""

    seat: int
    marker: int
    space: int
    amount: int


@event("E9", sound="kraftwagen/car_offer", count="markers_used", mark="stall space")
class CarChanged(Event):
    """A seat used a Diesel marker to change one value of its car on the market (E9)."""

    seat: int
    space: int
    change: int
    old: int
    new: int
    marker: int

    def tell(self, tally: Tally) -> None:
        if self.change in (terms.CHANGE_BODY, terms.CHANGE_ENGINE):
            tally.lying.get(self.space, {})[terms.CHANGES[self.change]] = self.new


@event(
    "M1", sound="kraftwagen/car_offer", most="dearest_offer=price", mark="stall space",
    count="cars_placed body_sum=body engine_sum=engine workers_sum=workers price_sum=price",
)  # fmt: skip
class CarPlaced(Event):
    """A seat put a car onto the market; ``body`` and ``engine`` exclude its marker's value (M1)."""

    seat: int
    space: int
    body: int
    engine: int
    workers: int
    price: int
    marker: int

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].count("markers_used", int(self.marker > 0))
        car = {"seat": self.seat, "body": self.body, "engine": self.engine}
        tally.lying[self.space] = {**car, "turn": tally.stage, "last": tally.last, "money": 0}
        tally.things.append(tally.lying[self.space])


@event("V4", sound="kraftwagen/sale", count="private_sales cars_sold", mark="stall space", means=2)
class CarSoldPrivately(Event):
    """A seat sold a car on the market for half its price; the space stays closed (V4)."""

    seat: int
    space: int
    price: int
    money: int

    def tell(self, tally: Tally) -> None:
        tally.sell(self.space, money=self.money)
        tally.lying.pop(self.space, None)


@event("", count="money=amount")
class MoneyGained(Event):
    """A seat got money from a source (see terms.SOURCES)."""

    seat: int
    amount: int
    source: int

    def rule(self) -> str:
        return terms.SOURCE_RULES[self.source]

    def gain(self, seat: int) -> int:
        return self.amount if seat == self.seat else 0

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].gain(terms.SOURCES[self.source], self.amount, tally.stage)


@event("", sound="award", count="awards", mark="award award", means=2, feat="award", rank=3)
class AwardTaken(Event):
    """A seat got an award as the first to meet its condition (section 10)."""

    seat: int
    award: int
    amount: int

    def rule(self) -> str:
        return terms.AWARD_RULES[self.award]

    def tell(self, tally: Tally) -> None:
        tally.seats[self.seat].pieces["awards"].add(terms.AWARDS[self.award])


@event("P2", sound="turn_end", ends_turn=True)
class PlayerTurnEnded(Event):
    """A player turn ended (P2)."""

    seat: int


@event("T2", sound="kraftwagen/game_turn")
class GameTurnEnded(Event):
    """The action phase of a game turn ended; ``cause`` is "cars" or "token" (T2)."""

    turn: int
    cause: str

    def stage_end(self) -> str:
        return self.cause

    def by(self, earlier: Iterable[object]) -> list[int]:
        """Return the seats whose cars, or moves of the token, led to this; the last one did it."""
        kind: type[CarPlaced | TokenMoved] = CarPlaced if self.cause == "cars" else TokenMoved
        return [event.seat for event in earlier if isinstance(event, kind)]


@event("Z1", sound="coin", feat="race", means=1)
class PlaceScored(Event):
    """A place in the race was scored; ``seat`` is -1 for a neutral car, which gets nothing (Z1)."""

    place: int
    seat: int
    space: int
    laps: int
    money: int

    def rule(self) -> str:
        return "11b" if self.seat < 0 else self.RULE

    def feat(self) -> str:
        return self.FEAT if self.place == 1 and self.seat >= 0 else ""

    def tell(self, tally: Tally) -> None:
        if self.place == 1 and self.seat >= 0:
            tally.seats[self.seat].count("races_won")


@event("Z2", sound="coin", count="laps=laps")
class LapsPaid(Event):
    """A seat got money for its completed laps (Z2)."""

    seat: int
    laps: int
    money: int


@event("Z3")
class RaceCleared(Event):
    """Race cars and lap counters returned to their start, before buyers act (Z3)."""


@event(
    "Z4", sound="kraftwagen/sale", count="cars_sold", most="dearest_sale=price", means=2,
    feat="sale",
)  # fmt: skip
class BuyerBought(Event):
    """A buyer bought a car (Z4, Z5).

    ``value`` is the car's value by the buyer's preference, ``tied`` lists spaces of equally good
    but dearer cars, ``bonus`` is the price buyer's extra money, ``gift`` the Daimler bonus.
    """

    buyer: int
    preference: int
    space: int
    seat: int
    value: int
    price: int
    tied: tuple[int, ...]
    bonus: int
    gift: int

    @property
    def paid(self) -> int:
        """All that the seat gets."""
        return self.price + self.bonus + self.gift

    def rule(self) -> str:
        return "Z5" if self.preference == terms.PRICE else self.RULE

    def tell(self, tally: Tally) -> None:
        seat, wish = tally.seats[self.seat], terms.PREFERENCES[self.preference]
        seat.count(f"sold_to_{wish}")
        seat.pieces["customers"].add(wish)
        seat.most("best_sale", self.paid)
        if self.preference == terms.PRESTIGE:
            seat.most("most_workers_sold", self.value)
        others = {tally.lying[space]["seat"] for space in self.tied if space in tally.lying}
        seat.count("underbid", int(bool(others - {self.seat})))
        tally.sell(self.space, money=self.paid)


@event("Z4", sound="kraftwagen/unsold")
class BuyerLeft(Event):
    """A buyer found no car to buy and left (Z4)."""

    buyer: int
    preference: int


@event("Z6")
class MarketCleared(Event):
    """The market was cleared; ``unsold`` lists the spaces of cars nobody bought (Z6)."""

    unsold: tuple[int, ...]

    def sound(self) -> str:
        return "kraftwagen/unsold" if self.unsold else ""

    def tell(self, tally: Tally) -> None:
        for space in tally.lying.keys() & set(self.unsold):
            tally.seats[tally.lying[space]["seat"]].count("cars_unsold")


@event("11")
class GameEnded(Event):
    """The game ended with the scoring of the third game turn (section 11)."""

    money: tuple[int, ...]
    winners: tuple[int, ...]


ALL = kinds(list(globals().values()))
"""All kinds of events; tests require that recorded games contain each of them."""
