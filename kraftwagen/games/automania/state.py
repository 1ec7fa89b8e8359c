"""The state of a game: what lies on the table, and nothing that can be derived from it.

Tuples are replaced on write, never changed, so that a clone may share them. Everything that
decides for speed is a plain int; see ``terms`` for what the ints mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.native import mypyc_attr
from kraftwagen.games.automania.dataset import DataSet

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_NO_DATA: Final = DataSet()
_NONE: Final[tuple[int, ...]] = ()
_NO_HANDS: Final[tuple[tuple[int, ...], ...]] = ()


@mypyc_attr(acyclic=True)
class State:
    """The whole table."""

    __slots__ = (
        "advanced",
        "boards",
        "cars",
        "current",
        "data",
        "deck",
        "demands",
        "display",
        "factories",
        "hands",
        "home",
        "marketing",
        "money",
        "neutral",
        "offices",
        "order",
        "pending",
        "played",
        "points",
        "reveals",
        "rng",
        "round",
        "ships",
        "sold",
        "sold_more",
        "spaces",
        "sponsor",
        "tiles",
        "unseen",
        "unused",
    )

    def __init__(self) -> None:
        self.data: DataSet = _NO_DATA
        self.advanced: i64 = 0
        """1 in the advanced game (14)."""
        self.boards: tuple[int, ...] = _NONE
        """Each seat's factory, see terms.BOARDS; NOT_CHOSEN before it has one (V1)."""
        self.round: i64 = 1
        """1 to 4 (R1)."""
        self.current: i64 = 0
        """The seat that has to decide."""
        self.pending: tuple[int, ...] = _NONE
        """Pending questions, the topmost last (see frames); empty when the game is over."""
        self.order: tuple[int, ...] = _NONE
        """Seats in player order (N5)."""
        self.tiles: tuple[int, ...] = _NONE
        """The tile on each cell of the grid, then those below sales offices; 0 if taken."""
        self.unseen: tuple[int, ...] = _NONE
        """Factory tiles not on the board yet, sorted: a draw takes one at random."""
        self.spaces: tuple[int, ...] = _NONE
        """Workers by action space: number << 2 | seat; 0 for an empty one (A1)."""
        self.home: tuple[int, ...] = _NONE
        """Workers at home by seat, neutral ones among them (A1)."""
        self.neutral: tuple[int, ...] = _NONE
        """Neutral workers by seat, wherever they are."""
        self.sponsor: tuple[int, ...] = _NONE
        """Workers of each seat there, likewise ``marketing`` (W2)."""
        self.marketing: tuple[int, ...] = _NONE
        self.money: tuple[int, ...] = _NONE
        """Autobucks by seat."""
        self.points: tuple[int, ...] = _NONE
        """Points scored so far by seat."""
        self.cars: tuple[int, ...] = _NONE
        """Car tiles at home: four entries a seat, see terms."""
        self.factories: tuple[tuple[int, ...], ...] = _NO_HANDS
        """The tile on each place of each seat's factory, see terms."""
        self.demands: tuple[int, ...] = _NONE
        """Five places a market (B4)."""
        self.ships: tuple[int, ...] = _NONE
        """The car on each ship, see cars.pack; 17 a market, the lowest first."""
        self.sold: tuple[int, ...] = _NONE
        """The car on each limited sales space, five a market."""
        self.sold_more: tuple[int, ...] = _NONE
        """Cars on top spaces and copied sales, see cars.pack_sold."""
        self.offices: tuple[int, ...] = _NONE
        """The seat at each sales office, or NOBODY (L1)."""
        self.hands: tuple[tuple[int, ...], ...] = _NO_HANDS
        """Contracts in hand, in the order they came, see terms."""
        self.played: tuple[tuple[int, ...], ...] = _NO_HANDS
        """Contracts played."""
        self.display: tuple[int, ...] = _NONE
        """Contracts face up."""
        self.deck: tuple[int, ...] = _NONE
        """Contracts nobody has seen, sorted: a draw takes one at random."""
        self.unused: tuple[int, ...] = _NONE
        """Starting contracts that left the game unseen (S4)."""
        self.rng: i64 = 0
        """The generator."""
        self.reveals: i64 = 0
        """How often hidden information came to light."""

    def clone(self) -> State:
        """An independent copy."""
        copy = State()
        copy.data = self.data
        copy.advanced = self.advanced
        copy.boards = self.boards
        copy.round = self.round
        copy.current = self.current
        copy.pending = self.pending
        copy.order = self.order
        copy.tiles = self.tiles
        copy.unseen = self.unseen
        copy.spaces = self.spaces
        copy.home = self.home
        copy.neutral = self.neutral
        copy.sponsor = self.sponsor
        copy.marketing = self.marketing
        copy.money = self.money
        copy.points = self.points
        copy.cars = self.cars
        copy.factories = self.factories
        copy.demands = self.demands
        copy.ships = self.ships
        copy.sold = self.sold
        copy.sold_more = self.sold_more
        copy.offices = self.offices
        copy.hands = self.hands
        copy.played = self.played
        copy.display = self.display
        copy.deck = self.deck
        copy.unused = self.unused
        copy.rng = self.rng
        copy.reveals = self.reveals
        return copy

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states different, for digests and search."""
        return (
            self.advanced,
            self.boards,
            self.round,
            self.current,
            self.pending,
            self.order,
            self.tiles,
            self.unseen,
            self.spaces,
            self.home,
            self.neutral,
            self.sponsor,
            self.marketing,
            self.money,
            self.points,
            self.cars,
            self.factories,
            self.demands,
            self.ships,
            self.sold,
            self.sold_more,
            self.offices,
            self.hands,
            self.played,
            self.display,
            self.deck,
            self.unused,
            self.rng,
            self.reveals,
        )
