"""What happens in a game, as small facts that can be animated and logged without the state."""

from __future__ import annotations

from dataclasses import dataclass

from kraftwagen.engine.types import Event


@dataclass(frozen=True, slots=True)
class FactoryChosen(Event):
    """A seat took a factory (V1)."""

    seat: int
    board: int


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """Tiles lie out, workers are at home, the order is new (N1, N3-N6).

    ``workers`` has what each seat has at home, ``neutral`` how many of these are neutral.
    """

    round: int
    order: tuple[int, ...]
    tiles: tuple[int, ...]
    workers: tuple[int, ...]
    neutral: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerTurnStarted(Event):
    """A seat is to act or to retire (R2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayerTurnEnded(Event):
    """A seat is done with its turn, its factory, its car at the sale or the demands."""

    seat: int


@dataclass(frozen=True, slots=True)
class WorkersPlaced(Event):
    """Workers went onto an action space; ``displaced`` ones of ``other`` go home (A1, A2)."""

    seat: int
    space: int
    workers: int
    other: int
    displaced: int


@dataclass(frozen=True, slots=True)
class WorkersToSponsor(Event):
    """Workers went to the sponsor (W1, L1)."""

    seat: int
    workers: int


@dataclass(frozen=True, slots=True)
class WorkersToMarketing(Event):
    """Workers went to marketing (P5)."""

    seat: int
    workers: int


@dataclass(frozen=True, slots=True)
class NeutralWorkersHired(Event):
    """Neutral workers came from the stock (T5)."""

    seat: int
    workers: int


@dataclass(frozen=True, slots=True)
class MoneyPaid(Event):
    """Autobucks for a car or, with a manager, for an office (P1, T4)."""

    seat: int
    amount: int
    car: bool


@dataclass(frozen=True, slots=True)
class MoneyGained(Event):
    """Autobucks from one of terms.MONEY_SOURCES."""

    seat: int
    amount: int
    source: int


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """Points from one of terms.SOURCES."""

    seat: int
    amount: int
    source: int


@dataclass(frozen=True, slots=True)
class CarTakenBack(Event):
    """A car came home from its ship (P9)."""

    seat: int
    market: int
    ship: int
    type: int
    electric: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A tile was lifted from its cell (A6, L1)."""

    seat: int
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile lies in the factory; ``replaced`` left the game, 0 for none (T2-T4)."""

    seat: int
    tile: int
    place: int
    replaced: int


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """A tile left the game (T1)."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class BonusTileUsed(Event):
    """A bonus tile pays and leaves the game (T6)."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class CarProduced(Event):
    """A car ran along its line (P2-P5); the parts add up to its popularity.

    ``wanted`` is for demands that machines meet, ``machines`` the stars on these machines and
    all others of the line; the electric car's own stars are ``electric``.
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


@dataclass(frozen=True, slots=True)
class CarShipped(Event):
    """A car went aboard its ship (P6)."""

    seat: int
    market: int
    ship: int
    type: int
    electric: int
    popularity: int


@dataclass(frozen=True, slots=True)
class CarStayed(Event):
    """A car found no ship, or there was no tile for it (P7, P9)."""

    seat: int
    market: int
    type: int
    no_tile: bool


@dataclass(frozen=True, slots=True)
class TopCarSold(Event):
    """A top car was sold at once for the reward of a sales space (P8)."""

    seat: int
    market: int
    space: int


@dataclass(frozen=True, slots=True)
class ContractDrawn(Event):
    """A contract came into a hand; from the deck, others see HIDDEN (K1, K2)."""

    seat: int
    card: int
    from_deck: bool


@dataclass(frozen=True, slots=True)
class ContractRevealed(Event):
    """A contract from the deck lies face up now (K1)."""

    card: int


@dataclass(frozen=True, slots=True)
class NoContractLeft(Event):
    """There was none to draw (K1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class ContractPlayed(Event):
    """A contract was fulfilled; its medals count at the end (K4)."""

    seat: int
    card: int
    medals: int


@dataclass(frozen=True, slots=True)
class Retired(Event):
    """A seat chose its sales office (L1)."""

    seat: int
    office: int


@dataclass(frozen=True, slots=True)
class SalesStarted(Event):
    """Everybody has retired (R2); ``limits`` are the sales limits (Z1)."""

    round: int
    limits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CarSold(Event):
    """A car went from its ship to a sales space; ``copied`` by Gloria's power (Z3, V4)."""

    seat: int
    market: int
    ship: int
    type: int
    electric: int
    space: int
    copied: bool


@dataclass(frozen=True, slots=True)
class CarKept(Event):
    """A car stayed on its ship (Z2)."""

    seat: int
    market: int
    ship: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The sales phase is over (R1)."""

    round: int


@dataclass(frozen=True, slots=True)
class DemandsMoved(Event):
    """Demands advanced in both markets (N2); ``demands`` as in the state."""

    seat: int
    side: int
    demands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CarsCameHome(Event):
    """Cars on sales spaces went home (N3)."""

    cars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CarLeft(Event):
    """A car is still on its ship at the end (E1)."""

    seat: int
    market: int
    ship: int


@dataclass(frozen=True, slots=True)
class MedalsCounted(Event):
    """Silver medals of a seat at the end (E2)."""

    seat: int
    contracts: int
    tiles: int


@dataclass(frozen=True, slots=True)
class MoneyRanked(Event):
    """Seats in the order of their money (E3)."""

    order: tuple[int, ...]
    money: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All is scored (E4)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


ALL = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""Every kind of event; tests demand that recorded games cover them all."""
