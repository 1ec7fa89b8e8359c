"""What happens in a game, as small facts that can be animated and logged without the state."""

from __future__ import annotations

from dataclasses import dataclass

from kraftwagen.engine.types import Event


@dataclass(frozen=True, slots=True)
class StartTileTaken(Event):
    """A seat took a start tile and now carries out its tasks (S4)."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class StartTileFlipped(Event):
    """The start tile became an active development (S4)."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class GameTurnStarted(Event):
    """Markers were laid out and the token set back (T1); ``white`` is the money per stack."""

    turn: int
    prices: tuple[int, ...]
    white: tuple[int, ...]
    token: int


@dataclass(frozen=True, slots=True)
class PlayerTurnStarted(Event):
    """The seat at the tail is to move (C1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A worker went to a tile's place and the tile to the head (C2)."""

    seat: int
    tile: int
    place: int
    chain_before: tuple[int, ...]
    chain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileMovedUp(Event):
    """A tile at the tail went to the head (C3)."""

    tile: int
    chain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpecialTileRevealed(Event):
    """A special tile came to the head of the chain (V1-V3)."""

    tile: int
    chain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpecialTileRemoved(Event):
    """A special tile was set aside (V2, V3)."""

    tile: int
    chain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TaskLost(Event):
    """A task that could not be performed was lost (P1)."""

    seat: int
    task: int


@dataclass(frozen=True, slots=True)
class WorkerHired(Event):
    """A worker came from the supply; ``development`` is the card it activated, or 0 (A1)."""

    seat: int
    development: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took a research card; ``place`` is its place in the display (A2)."""

    seat: int
    card: int
    place: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards of the display that nobody took, or an instant card after use (A2, K1)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discards became the new deck (A2)."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """Cards were turned up; ``shown`` is the whole display now (A2)."""

    cards: tuple[int, ...]
    shown: tuple[int, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class EngineerEngaged(Event):
    """An engineer joined a seat and brought his markers (section 7)."""

    seat: int
    engineer: int


@dataclass(frozen=True, slots=True)
class DevelopmentGained(Event):
    """A development entered; ``active`` if a canteen worker went onto it (K2)."""

    seat: int
    card: int
    active: bool


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """A development became active; the points are the totals now (K3)."""

    seat: int
    card: int
    body_points: int
    engine_points: int


@dataclass(frozen=True, slots=True)
class PartTaken(Event):
    """A part came from the supply into a workshop (A3, A4)."""

    seat: int
    part: int
    workshop: int


@dataclass(frozen=True, slots=True)
class PartReturned(Event):
    """A part left a workshop for the supply to make room (A3)."""

    seat: int
    part: int
    workshop: int


@dataclass(frozen=True, slots=True)
class GrandPrixEngineInstalled(Event):
    """An engine went onto the Grand Prix car, the old one back (A4)."""

    seat: int
    value: int
    old: int


@dataclass(frozen=True, slots=True)
class CarRaced(Event):
    """A Grand Prix car moved; ``path`` lists every space it touched, jumped ones too (A6)."""

    seat: int
    start: int
    path: tuple[int, ...]
    jumped: tuple[int, ...]
    laps: int


@dataclass(frozen=True, slots=True)
class BuyerChosen(Event):
    """A buyer went to an active space and the stack's white markers to the seat (A5, E4)."""

    seat: int
    preference: int
    space: int
    money: int
    by_benz: bool


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """The token went down the buyer track; 4 is S (A5)."""

    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class MarkerPlacedOnBuyer(Event):
    """A Daimler marker was put on an active buyer (E7)."""

    seat: int
    marker: int
    space: int
    amount: int


@dataclass(frozen=True, slots=True)
class CarChanged(Event):
    """A Diesel marker changed one thing of a car on the market (E9)."""

    seat: int
    space: int
    change: int
    old: int
    new: int
    marker: int


@dataclass(frozen=True, slots=True)
class CarPlaced(Event):
    """A car came onto the market; ``body`` and ``engine`` without its marker (M1)."""

    seat: int
    space: int
    body: int
    engine: int
    workers: int
    price: int
    marker: int


@dataclass(frozen=True, slots=True)
class CarSoldPrivately(Event):
    """A car on the market went for half its price; its space stays closed (V4)."""

    seat: int
    space: int
    price: int
    money: int


@dataclass(frozen=True, slots=True)
class MoneyGained(Event):
    """A seat got money from a source (see terms.SOURCES)."""

    seat: int
    amount: int
    source: int


@dataclass(frozen=True, slots=True)
class AwardTaken(Event):
    """A seat was first to meet an award's condition (section 10)."""

    seat: int
    award: int
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerTurnEnded(Event):
    """A player turn is over (P2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameTurnEnded(Event):
    """The action phase is over; ``cause`` is "cars" or "token" (T2)."""

    turn: int
    cause: str


@dataclass(frozen=True, slots=True)
class PlaceScored(Event):
    """A place in the race; ``seat`` is -1 for a neutral car, which is paid nothing (Z1)."""

    place: int
    seat: int
    space: int
    laps: int
    money: int


@dataclass(frozen=True, slots=True)
class LapsPaid(Event):
    """A seat was paid for its completed laps (Z2)."""

    seat: int
    laps: int
    money: int


@dataclass(frozen=True, slots=True)
class RaceCleared(Event):
    """Race cars and lap counters went back, before the buyers act (Z3)."""


@dataclass(frozen=True, slots=True)
class BuyerBought(Event):
    """A buyer bought a car (Z4, Z5).

    ``value`` is what it cares about, ``tied`` lists other spaces with the same value that lost
    on price, ``bonus`` is the price buyer's extra money, ``gift`` the Daimler bonus.
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


@dataclass(frozen=True, slots=True)
class BuyerLeft(Event):
    """A buyer found no car (Z4)."""

    buyer: int
    preference: int


@dataclass(frozen=True, slots=True)
class MarketCleared(Event):
    """Cars and buyers went back; ``unsold`` are spaces of cars nobody bought (Z6)."""

    unsold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The third game turn was scored (section 11)."""

    money: tuple[int, ...]
    winners: tuple[int, ...]


ALL = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""Every kind of event; tests demand that recorded games cover them all."""
