"""What a decision would bring, as small records: computed by ``forecast``, shown by the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Matrix: TypeAlias = tuple[tuple[int, ...], ...]
"""Popularity by car type and market, or how it changes."""

DISCARDED: Final = -1
"""Instead of a place: the tile leaves the game."""
NO_SHIP: Final = 0
"""Instead of a ship: the car tile stays at home, or the car is a top car."""
STAYS: Final = -1
"""Instead of a sales space: the car stays on its ship."""
NEVER: Final = -1
"""Instead of a number of workers: no number of them helps."""


@dataclass(frozen=True, slots=True)
class PlacePreview:
    """A tile in one place of the own factory, or discarded (T1-T5)."""

    place: int
    """See ``terms``, or DISCARDED."""
    replaced: int
    """The tile that leaves for it, ``terms.NO_TILE`` for none."""
    matrix: Matrix
    """The own popularity then."""
    change: Matrix
    """By how much that is more than now."""
    money: int
    """Autobucks gained, less the price of the manager office."""
    workers: int
    """Neutral workers gained at once."""
    medals: int
    """Silver medals gained, less those of the replaced tile (X6)."""
    limit: int
    """By how much the sales limit rises."""

    @property
    def total(self) -> int:
        """The change of popularity over all types and markets."""
        return sum(map(sum, self.change))


@dataclass(frozen=True, slots=True)
class TilePreview:
    """A tile, wherever it may go."""

    tile: int
    places: tuple[PlacePreview, ...]
    """Every lawful place, discarding among them; empty for a bonus tile, which pays (T6)."""
    money: int = 0
    """Of a bonus tile; likewise ``points``."""
    points: int = 0
    sponsor: int = 0
    """Workers to send to the sponsor before there is a place for it, or NEVER (T4, W1)."""

    @property
    def best(self) -> PlacePreview | None:
        """The place that raises popularity most over all types and markets; None for a bonus.

        Among equal ones that with most silver medals, then any before discarding, then the first.
        """
        return max(
            self.places,
            key=lambda one: (one.total, one.medals, one.place != DISCARDED),
            default=None,
        )


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a car goes with so many workers sent to marketing (P5-P9)."""

    type: int
    market: int
    electric: bool
    workers: int
    popularity: int
    ship: int
    """The ship it reaches, or NO_SHIP."""
    medal: int
    """Points of the gold medal there."""
    blocked: tuple[int, ...]
    """The taken ships it passes, from its popularity downwards (X8)."""
    top: bool
    """Sold at once (P8)."""
    has_tile: bool
    """Without one the car can only fulfil a contract (P9)."""
    contracts: tuple[int, ...]
    """Contracts in hand that it meets (K3)."""


@dataclass(frozen=True, slots=True)
class CarPreview:
    """A car as it would be, and what marketing could add (P5)."""

    landing: Landing
    more: Landing | None
    """With one more worker; None if none is left."""
    steps: tuple[Landing, ...]
    """With more workers, those that bring what no smaller number does: a better medal, a further
    contract, a top car, or such things together."""

    @property
    def step(self) -> Landing | None:
        """The next step worth buying."""
        return self.steps[0] if self.steps else None


@dataclass(frozen=True, slots=True)
class Displaced:
    """Whoever gets workers back from an action space (A2)."""

    seat: int
    workers: int
    home: int
    """Workers at home with these."""
    retired: bool
    """They are of no use in this round then (L2, X3)."""


@dataclass(frozen=True, slots=True)
class SpacePreview:
    """Workers on an action space (A1-A6)."""

    workers: int
    home: int
    """Workers then left at home."""
    cost: int
    money: int
    """Autobucks then left."""
    displaced: Displaced | None
    cars: tuple[CarPreview, ...]
    """The car for each market, before a tile is placed; empty where a contract is drawn."""


@dataclass(frozen=True, slots=True)
class SponsorPreview:
    """Workers sent to the sponsor (W1)."""

    workers: int
    home: int
    """Workers then left at home."""
    money: int
    """Autobucks then."""


@dataclass(frozen=True, slots=True)
class RecallPreview:
    """A car taken back (P9)."""

    type: int
    electric: bool
    home: int
    """Tiles of its kind then at home."""


@dataclass(frozen=True, slots=True)
class Need:
    """What a car of one type for one market lacks for a contract, without marketing (K3)."""

    type: int
    market: int
    feature: bool
    """Whether machine or part is missing."""
    stars: int
    """How many it is short."""

    @property
    def met(self) -> bool:
        """Whether it lacks nothing."""
        return not self.feature and self.stars == 0


@dataclass(frozen=True, slots=True)
class ContractPreview:
    """A contract and what the own factory lacks for it."""

    card: int
    medals: int
    needs: tuple[Need, ...]
    """For every type it may be, in both markets."""

    @property
    def met(self) -> bool:
        """Whether some car would meet it without marketing."""
        return any(need.met for need in self.needs)

    @property
    def nearest(self) -> Need:
        """The car that lacks least: rather stars than a feature."""
        return min(self.needs, key=lambda need: (need.feature, need.stars))


@dataclass(frozen=True, slots=True)
class PlayPreview:
    """A contract played (K4)."""

    medals: int
    money: int


@dataclass(frozen=True, slots=True)
class DeckPreview:
    """What the top of the deck may be (K1)."""

    cards: tuple[int, ...]
    """Every contract whose place the own seat does not know."""


@dataclass(frozen=True, slots=True)
class Reward:
    """A sale or a top car (Z3, P8)."""

    money: int
    points: int
    left: int | None = None
    """How many cars the sales limit then still allows; None for a top car."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A car left on its ship (Z2)."""

    money: int
    """What it then pays at the end, 0 before the last round (E1); likewise ``points``."""
    points: int
    left: int
    """How many cars the sales limit still allows."""


@dataclass(frozen=True, slots=True)
class CarSale:
    """One car on its ship in a sale foreseen."""

    seat: int
    market: int
    ship: int
    type: int
    space: int
    """The sales space, or STAYS."""
    money: int = 0
    points: int = 0
    copied: bool = False
    """Onto a car of another player (V4)."""
    past: bool = False
    """The sale has passed it; else it stays because the limit will be used up (Z1, Z2)."""


@dataclass(frozen=True, slots=True)
class SalePreview:
    """The sales phase if everybody sold as soon as possible and always took the best (Z1-Z4)."""

    cars: tuple[CarSale, ...]
    """In the order of the sale."""
    limits: tuple[int, ...]
    """By seat, with the sales offices that were assumed."""
    so_far: tuple[int, ...]
    """By seat, with nothing but the sales offices taken already."""

    def of(self, seat: int) -> tuple[CarSale, ...]:
        """The cars of a seat."""
        return tuple(car for car in self.cars if car.seat == seat)

    def staying(self, seat: int) -> tuple[CarSale, ...]:
        """The cars of a seat that would stay on their ships."""
        return tuple(car for car in self.of(seat) if car.space == STAYS)

    def money(self, seat: int) -> int:
        """The autobucks a seat would get; likewise ``points``."""
        return sum(car.money for car in self.of(seat))

    def points(self, seat: int) -> int:
        """The points a seat would get."""
        return sum(car.points for car in self.of(seat))


@dataclass(frozen=True, slots=True)
class RetirePreview:
    """Retiring to a sales office (L1)."""

    workers: int
    """Those at home, who go to the sponsor."""
    money: int
    """Autobucks gained by them and the sales office."""
    points: int
    limit: int
    """The sales limit then (Z1)."""
    first: int
    """The best place in the next player order this still allows, from 1 (N5)."""
    last: int
    """The worst one."""
    tile: TilePreview | None
    """The tile below it, with the money then."""
    sale: SalePreview


@dataclass(frozen=True, slots=True)
class DemandsPreview:
    """The demands after one side has moved on, and the own factory under them (N2)."""

    demands: tuple[int, ...]
    """As in the state."""
    matrix: Matrix
    change: Matrix
    """By how much that is more than now."""


@dataclass(frozen=True, slots=True)
class TilesToCome:
    """What may come in a later round (N4)."""

    round: int
    tiles: tuple[int, ...]
    known: bool
    """Whether all of them come, so that only their places are open."""


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
"""What an option carries; None where there is nothing to say."""
