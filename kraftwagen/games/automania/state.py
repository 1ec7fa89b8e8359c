"""The state of a game: what lies on the table, and nothing that can be derived from it.

Tuples are replaced on write, never changed, so that a clone may share them. Everything that
decides for speed is a plain int; see ``terms`` for what the ints mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kraftwagen.engine.native import mypyc_attr
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_NO_DATA: Final = DataSet()
_NONE: Final[tuple[int, ...]] = ()
_NO_HANDS: Final[tuple[tuple[int, ...], ...]] = ()


_SEAT_BITS: Final = 15
_SEAT_MASK: Final = (1 << _SEAT_BITS) - 1


def of_seat(packed: i64, seat: i64) -> i64:
    """The amount of a seat among those packed into one int: replacing a tuple costs far more.

    >>> of_seat(packed([3, 0, 12]), 2)
    12
    """
    return packed >> _SEAT_BITS * seat & _SEAT_MASK


def for_seat(amount: i64, seat: i64) -> i64:
    """What to add to packed amounts, or to take from them, where one seat gets or pays some.

    >>> of_seat(packed([3, 0, 12]) - for_seat(2, 0), 0)
    1
    """
    return amount << _SEAT_BITS * seat


def packed(amounts: Iterable[int]) -> int:
    """Amounts by seat, 0 to 32767 each, as one int."""
    total = 0
    for seat, amount in enumerate(amounts):
        total |= amount << _SEAT_BITS * seat
    return total


def by_seat(amounts: i64, seats: int) -> tuple[int, ...]:
    """Packed amounts as a tuple.

    >>> by_seat(packed([3, 0, 12]), 3)
    (3, 0, 12)
    """
    return tuple([of_seat(amounts, seat) for seat in range(seats)])


@mypyc_attr(acyclic=True)
class State:
    """The whole table."""

    __slots__ = (
        "advanced",
        "afloat",
        "boards",
        "cars",
        "current",
        "data",
        "deck",
        "demands",
        "display",
        "factories",
        "hands",
        "neutral",
        "offices",
        "order",
        "packed_home",
        "packed_marketing",
        "packed_money",
        "packed_points",
        "packed_sponsor",
        "pending",
        "played",
        "reveals",
        "rng",
        "round",
        "sold",
        "sold_more",
        "spaces",
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
        self.packed_home: i64 = 0
        """What ``home`` says, packed; likewise the other four (see ``of_seat``)."""
        self.neutral: tuple[int, ...] = _NONE
        """Neutral workers by seat, wherever they are."""
        self.packed_sponsor: i64 = 0
        self.packed_marketing: i64 = 0
        self.packed_money: i64 = 0
        self.packed_points: i64 = 0
        self.cars: tuple[int, ...] = _NONE
        """Car tiles at home: four entries a seat, see terms."""
        self.factories: tuple[tuple[int, ...], ...] = _NO_HANDS
        """The tile on each place of each seat's factory, see terms."""
        self.demands: tuple[int, ...] = _NONE
        """Five places a market (B4)."""
        self.afloat: tuple[int, ...] = _NONE
        """Cars on ships, see cars.pack_afloat; rising, so that the lowest ship comes first."""
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

    @property
    def home(self) -> tuple[int, ...]:
        """Workers at home by seat, neutral ones among them (A1)."""
        return by_seat(self.packed_home, len(self.order))

    @property
    def sponsor(self) -> tuple[int, ...]:
        """Workers of each seat there, likewise ``marketing`` (W2)."""
        return by_seat(self.packed_sponsor, len(self.order))

    @property
    def marketing(self) -> tuple[int, ...]:
        """See ``sponsor``."""
        return by_seat(self.packed_marketing, len(self.order))

    @property
    def money(self) -> tuple[int, ...]:
        """Autobucks by seat."""
        return by_seat(self.packed_money, len(self.order))

    @property
    def points(self) -> tuple[int, ...]:
        """Points scored so far by seat."""
        return by_seat(self.packed_points, len(self.order))

    @property
    def ships(self) -> tuple[int, ...]:
        """The car on each ship, see cars.pack, or 0; 17 a market, the lowest first (B5)."""
        found = [0] * (2 * terms.HIGHEST_SHIP)
        for held in self.afloat:
            found[(held >> 11) * terms.HIGHEST_SHIP + (held >> 6 & 31) - 1] = held & 63
        return tuple(found)

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
        copy.packed_home = self.packed_home
        copy.neutral = self.neutral
        copy.packed_sponsor = self.packed_sponsor
        copy.packed_marketing = self.packed_marketing
        copy.packed_money = self.packed_money
        copy.packed_points = self.packed_points
        copy.cars = self.cars
        copy.factories = self.factories
        copy.demands = self.demands
        copy.afloat = self.afloat
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
