"""The state of a game: everything on the table that cannot be derived from something else.

Tuples are replaced, never changed, so that clones can share them. Fields used in the rules' inner
loops are plain ints; ``terms`` tells what the ints mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.native import mypyc_attr
from kraftwagen.games.kraftwagen.dataset import DataSet

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

NOT_CHOSEN: Final = -1
_NO_DATA: Final = DataSet()
_NONE: Final[tuple[int, ...]] = ()
_NO_PARTS: Final[tuple[int, ...]] = (0, 0, 0)


@mypyc_attr(acyclic=True)
class Player:
    """The possessions of one seat: workers, mat, research, race and money."""

    __slots__ = (
        "active",
        "body_points",
        "canteen",
        "engine_points",
        "engineers",
        "grand_prix_engine",
        "inactive",
        "income",
        "laps",
        "markers",
        "space",
        "start_tile",
        "supply",
        "workshops",
    )

    def __init__(self) -> None:
        self.supply: i64 = 0
        """Number of workers not hired yet."""
        self.canteen: i64 = 0
        self.workshops: tuple[int, ...] = _NO_PARTS
        """Part in each workshop (see terms.part), 0 for an empty one."""
        self.body_points: i64 = 0
        self.engine_points: i64 = 0
        self.grand_prix_engine: i64 = 0
        self.space: i64 = 0
        """Space of the Grand Prix car on the circuit, from 1; 0 in the pit lane."""
        self.laps: i64 = 0
        self.start_tile: i64 = NOT_CHOSEN
        self.active: tuple[int, ...] = _NONE
        """Developments with a worker on them, in the order they became active."""
        self.inactive: tuple[int, ...] = _NONE
        self.engineers: i64 = 0
        """Engineers as a bit set."""
        self.markers: i64 = 0
        """Engineer markers not used yet, as a bit set."""
        self.income: tuple[int, ...] = _NONE
        """Money by source (see terms.SOURCES), in games with handicaps followed by the handicap."""

    def clone(self) -> Player:
        copy = Player()
        copy.supply = self.supply
        copy.canteen = self.canteen
        copy.workshops = self.workshops
        copy.body_points = self.body_points
        copy.engine_points = self.engine_points
        copy.grand_prix_engine = self.grand_prix_engine
        copy.space = self.space
        copy.laps = self.laps
        copy.start_tile = self.start_tile
        copy.active = self.active
        copy.inactive = self.inactive
        copy.engineers = self.engineers
        copy.markers = self.markers
        copy.income = self.income
        return copy

    def key(self) -> tuple[object, ...]:
        """Return all fields as a tuple, for digests."""
        return (
            self.supply,
            self.canteen,
            self.workshops,
            self.body_points,
            self.engine_points,
            self.grand_prix_engine,
            self.space,
            self.laps,
            self.start_tile,
            self.active,
            self.inactive,
            self.engineers,
            self.markers,
            self.income,
        )

    def money(self) -> int:
        """Return the sum of all money of the seat."""
        total = 0
        for amount in self.income:
            total += amount
        return total


@mypyc_attr(acyclic=True)
class State:
    """A position of the whole game."""

    __slots__ = (
        "active_buyers",
        "awards",
        "cars",
        "chain",
        "current",
        "data",
        "deck",
        "discards",
        "marker_used",
        "pending",
        "players",
        "prices",
        "reveals",
        "rng",
        "shown",
        "special",
        "specials",
        "stacks",
        "start_tiles",
        "token",
        "turn",
        "white",
    )

    def __init__(self) -> None:
        self.data: DataSet = _NO_DATA
        self.players: list[Player] = []
        self.current: i64 = 0
        """Seat that has to decide."""
        self.pending: tuple[int, ...] = _NONE
        """Pending questions, the topmost last (see frames); empty after the game."""
        self.turn: i64 = 1
        """Game turn, 1 to 3."""
        self.chain: tuple[int, ...] = _NONE
        """Chain from tail to head: 0 to 3 is the worker of a seat, TILE + number a tile."""
        self.special: i64 = 0
        """1 if the special tiles are in play (section 12), else 0."""
        self.specials: tuple[int, ...] = _NONE
        """Special tiles of this game turn that have not been revealed, sorted."""
        self.start_tiles: tuple[int, ...] = _NONE
        """Start tiles that can still be chosen."""
        self.deck: tuple[int, ...] = _NONE
        """Research cards in the deck, sorted, as a draw takes one at random."""
        self.discards: tuple[int, ...] = _NONE
        self.shown: tuple[int, ...] = _NONE
        """Face-up research card at each place of the display."""
        self.prices: tuple[int, ...] = _NONE
        """Coloured price markers beside the market, sorted."""
        self.white: tuple[int, ...] = _NONE
        """White money beside each buyer stack."""
        self.stacks: tuple[int, ...] = _NONE
        """Number of buyers in each stack."""
        self.active_buyers: tuple[int, ...] = _NONE
        """Buyer at each active space: preference + 4 * Daimler marker (0 for none)."""
        self.token: i64 = 0
        """Place of the token on the buyer track; 4 is the space S."""
        self.cars: tuple[int, ...] = _NONE
        """Car on each market space, see cars.pack."""
        self.awards: tuple[int, ...] = _NONE
        """Seat that got each award, or NOBODY."""
        self.marker_used: i64 = 0
        """1 if an engineer marker was used in this action phase (E0)."""
        self.rng: i64 = 0
        """State of the random generator, the only hidden information."""
        self.reveals: i64 = 0
        """Number of times that hidden information was revealed."""

    def clone(self) -> State:
        copy = State()
        copy.data = self.data
        copy.players = [player.clone() for player in self.players]
        copy.current = self.current
        copy.pending = self.pending
        copy.turn = self.turn
        copy.chain = self.chain
        copy.special = self.special
        copy.specials = self.specials
        copy.start_tiles = self.start_tiles
        copy.deck = self.deck
        copy.discards = self.discards
        copy.shown = self.shown
        copy.prices = self.prices
        copy.white = self.white
        copy.stacks = self.stacks
        copy.active_buyers = self.active_buyers
        copy.token = self.token
        copy.cars = self.cars
        copy.awards = self.awards
        copy.marker_used = self.marker_used
        copy.rng = self.rng
        copy.reveals = self.reveals
        return copy

    def key(self) -> tuple[object, ...]:
        """Return everything that distinguishes states as a tuple, for digests and search."""
        return (
            tuple([player.key() for player in self.players]),
            self.current,
            self.pending,
            self.turn,
            self.chain,
            self.special,
            self.specials,
            self.start_tiles,
            self.deck,
            tuple(sorted(self.discards)),
            self.shown,
            self.prices,
            self.white,
            self.stacks,
            self.active_buyers,
            self.token,
            self.cars,
            self.awards,
            self.marker_used,
            self.rng,
            self.reveals,
        )
