"""Records of the outcomes of decisions; ``forecast`` computes them, the window shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Matrix: TypeAlias = tuple[tuple[int, ...], ...]
"""Popularity, or a change of it, by car type and market."""

DISCARDED: Final = -1
"""Place of a tile that is discarded."""
NO_SHIP: Final = 0
"""Value of ``ship`` for a car that stays at home or is a top car."""
STAYS: Final = -1
"""Value of ``space`` for a car that stays on its ship."""
NEVER: Final = -1
"""Value for a number of workers when no number is enough."""


@dataclass(frozen=True, slots=True)
class PlacePreview:
    """The outcome of placing a tile in one place of the seat's factory, or of discarding it."""

    place: int
    """Place in the factory (see ``terms``), or DISCARDED."""
    replaced: int
    """Tile that this one replaces, which leaves the game; ``terms.NO_TILE`` for none."""
    matrix: Matrix
    """Popularity of the seat's cars afterwards."""
    change: Matrix
    """Change of popularity from now to ``matrix``."""
    money: int
    """Autobucks gained, less the price of the manager office."""
    workers: int
    """Neutral workers gained at once."""
    medals: int
    """Silver medals gained, less those of the replaced tile (X6)."""
    limit: int
    """Number by which the sales limit rises."""

    @property
    def total(self) -> int:
        """Sum of the change of popularity over all types and markets."""
        return sum(map(sum, self.change))


@dataclass(frozen=True, slots=True)
class TilePreview:
    """The outcomes of taking a tile, by the places it may go to."""

    tile: int
    places: tuple[PlacePreview, ...]
    """Outcome of each legal place and of discarding; empty for a bonus tile (T6)."""
    money: int = 0
    """Autobucks that a bonus tile pays; ``points`` alike."""
    points: int = 0
    sponsor: int = 0
    """Workers to send to the sponsor before the tile has a place, or NEVER (T4, W1)."""

    @property
    def best(self) -> PlacePreview | None:
        """Outcome of the place that raises popularity most over all types; None for a bonus.

        Ties are decided by silver medals, then for placing against discarding, then by the order.
        """
        return max(
            self.places,
            key=lambda one: (one.total, one.medals, one.place != DISCARDED),
            default=None,
        )


@dataclass(frozen=True, slots=True)
class Landing:
    """The destination of a car with a number of workers sent to marketing (P5-P9)."""

    type: int
    market: int
    electric: bool
    workers: int
    popularity: int
    ship: int
    """Ship that the car is put on, or NO_SHIP."""
    medal: int
    """Points of the gold medal on that ship, 0 for none."""
    blocked: tuple[int, ...]
    """Occupied ships between the car's popularity and its ship, the highest first (X8)."""
    top: bool
    """Whether it is a top car, which is sold at once (P8)."""
    has_tile: bool
    """Whether a car tile is at home; without one the car can only fulfil a contract (P9)."""
    contracts: tuple[int, ...]
    """Contracts in the seat's hand that the car fulfils (K3)."""
    silver: int
    """Silver medals of the best of these contracts: at most one is played (P10)."""


@dataclass(frozen=True, slots=True)
class CarPreview:
    """A car to be made, with what further workers in marketing would add (P5)."""

    landing: Landing
    more: Landing | None
    """Landing with one more worker; None if no worker is left."""
    steps: tuple[Landing, ...]
    """Landings with more workers that bring a better medal, a further contract or a top car."""

    @property
    def step(self) -> Landing | None:
        """First of ``steps``; None if there is none."""
        return self.steps[0] if self.steps else None


@dataclass(frozen=True, slots=True)
class Displaced:
    """The seat whose workers on an action space are sent home (A2)."""

    seat: int
    workers: int
    home: int
    """Workers that the seat then has at home."""
    retired: bool
    """Whether the seat has retired and cannot use the workers in this round (L2, X3)."""


@dataclass(frozen=True, slots=True)
class SpacePreview:
    """The outcome of putting workers on an action space (A1-A6)."""

    workers: int
    home: int
    """Number of the seat's workers left at home."""
    cost: int
    money: int
    """Autobucks left after paying the price."""
    displaced: Displaced | None
    cars: tuple[CarPreview, ...]
    """Car for each market, before a tile is placed; empty if contracts are drawn there."""


@dataclass(frozen=True, slots=True)
class SponsorPreview:
    """The outcome of sending workers to the sponsor (W1)."""

    workers: int
    home: int
    """Number of workers left at home."""
    money: int
    """Autobucks of the seat afterwards."""


@dataclass(frozen=True, slots=True)
class RecallPreview:
    """The outcome of taking a car back from its ship (P9)."""

    type: int
    electric: bool
    home: int
    """Number of tiles of this kind of car at home afterwards."""


@dataclass(frozen=True, slots=True)
class Need:
    """The conditions of a contract that a car of one type for one market lacks (K3)."""

    type: int
    market: int
    feature: bool
    """Whether the machine or style part that the contract requires is missing."""
    stars: int
    """Popularity that is missing without marketing, 0 for none."""

    @property
    def met(self) -> bool:
        """Whether the car meets all conditions of the contract."""
        return not self.feature and self.stars == 0


@dataclass(frozen=True, slots=True)
class ContractPreview:
    """A contract and the conditions that the seat's cars do not meet."""

    card: int
    medals: int
    needs: tuple[Need, ...]
    """Need of each car type that the contract allows, in both markets."""

    @property
    def met(self) -> bool:
        """Whether some car fulfils it without marketing."""
        return any(need.met for need in self.needs)

    @property
    def nearest(self) -> Need:
        """Need of the car that lacks least; stars count less than a feature."""
        return min(self.needs, key=lambda need: (need.feature, need.stars))


@dataclass(frozen=True, slots=True)
class PlayPreview:
    """The outcome of playing a contract (K4)."""

    medals: int
    money: int


@dataclass(frozen=True, slots=True)
class DeckPreview:
    """The contracts of which one lies on top of the deck (K1)."""

    cards: tuple[int, ...]
    """Contracts whose place the seat asked does not know."""


@dataclass(frozen=True, slots=True)
class Reward:
    """The reward for a sale or a top car (Z3, P8)."""

    money: int
    points: int
    left: int | None = None
    """Number of cars that the sales limit still allows after it; None for a top car."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The outcome of leaving a car on its ship (Z2)."""

    money: int
    """Autobucks for the car at the end, 0 before the last round; ``points`` alike (E1)."""
    points: int
    left: int
    """Number of cars that the sales limit still allows."""


@dataclass(frozen=True, slots=True)
class CarSale:
    """The forecast for one car on its ship in the sales phase."""

    seat: int
    market: int
    ship: int
    type: int
    space: int
    """Sales space the car goes to, or STAYS."""
    money: int = 0
    points: int = 0
    copied: bool = False
    """Whether it is a copied sale (V4)."""
    past: bool = False
    """Whether the sales phase has already passed the car's ship.

    A car that STAYS and is not past finds the sales limit used up (Z1, Z2).
    """


@dataclass(frozen=True, slots=True)
class SalePreview:
    """The forecast of a sales phase in which all sell as soon and as well as possible (Z1-Z4)."""

    cars: tuple[CarSale, ...]
    """Forecast for each car, in the order of the sale."""
    limits: tuple[int, ...]
    """Sales limit of each seat, with the sales offices that are assumed."""
    so_far: tuple[int, ...]
    """Sales limit of each seat, with only the sales offices already taken."""

    def of(self, seat: int) -> tuple[CarSale, ...]:
        """Return the forecasts for the cars of a seat."""
        return tuple(car for car in self.cars if car.seat == seat)

    def staying(self, seat: int) -> tuple[CarSale, ...]:
        """Return the forecasts for a seat's cars that would stay on their ships."""
        return tuple(car for car in self.of(seat) if car.space == STAYS)

    def money(self, seat: int) -> int:
        """Return the autobucks that a seat would get."""
        return sum(car.money for car in self.of(seat))

    def points(self, seat: int) -> int:
        """Return the points that a seat would get."""
        return sum(car.points for car in self.of(seat))


@dataclass(frozen=True, slots=True)
class RetirePreview:
    """The outcome of retiring to a sales office (L1)."""

    workers: int
    """Number of workers at home, who go to the sponsor."""
    money: int
    """Autobucks gained from the sponsor and the sales office."""
    points: int
    limit: int
    """Sales limit afterwards (Z1)."""
    first: int
    """Best possible place in the next player order, from 1 (N5)."""
    last: int
    """Worst possible place in the next player order."""
    tile: TilePreview | None
    """Outcome of taking the tile below the office after the pay; None without a tile."""
    sale: SalePreview


@dataclass(frozen=True, slots=True)
class DemandsPreview:
    """The demands after one side has moved, and the popularity of the seat's cars then (N2)."""

    demands: tuple[int, ...]
    """Demands of both markets, as ``State.demands``."""
    matrix: Matrix
    change: Matrix
    """Change of popularity from now to ``matrix``."""


@dataclass(frozen=True, slots=True)
class TilesToCome:
    """The tiles that may come in a later round (N4)."""

    round: int
    tiles: tuple[int, ...]
    known: bool
    """Whether all of ``tiles`` will come, so that only their cells are unknown."""


Preview: TypeAlias = (
    SpacePreview
    | SponsorPreview
    | RecallPreview
    | RetirePreview
    | TilePreview
    | PlacePreview
    | CarPreview
    | Reward
    | Kept
    | PlayPreview
    | ContractPreview
    | DeckPreview
    | DemandsPreview
)
"""Any preview that an option can have."""
