"""The state of a game: what lies on the table, and nothing that can be derived from it.

Tuples are replaced on write, never changed, so that a clone may share them. Everything that
decides for speed is a plain int; see ``terms`` for what the ints mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kraftwagen.engine.native import mypyc_attr
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.dataset import DataSet

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_NO_DATA: Final = DataSet()
_NONE: Final[tuple[int, ...]] = ()
_NO_HANDS: Final[tuple[tuple[int, ...], ...]] = ()


SEAT_BITS: Final = 15
SEAT_MASK: Final = (1 << SEAT_BITS) - 1


def of_seat(packed: i64, seat: i64) -> i64:
    """The amount of a seat among those packed into one int: replacing a tuple costs far more.

    >>> of_seat(packed([3, 0, 12]), 2)
    12
    """
    return packed >> SEAT_BITS * seat & SEAT_MASK


def for_seat(amount: i64, seat: i64) -> i64:
    """What to add to packed amounts, or to take from them, where one seat gets or pays some.

    >>> of_seat(packed([3, 0, 12]) - for_seat(2, 0), 0)
    1
    """
    return amount << SEAT_BITS * seat


def packed(amounts: Iterable[int]) -> int:
    """Amounts by seat, 0 to 32767 each, as one int."""
    total = 0
    for seat, amount in enumerate(amounts):
        total |= amount << SEAT_BITS * seat
    return total


def by_seat(amounts: i64, seats: int) -> tuple[int, ...]:
    """Packed amounts as a tuple.

    >>> by_seat(packed([3, 0, 12]), 3)
    (3, 0, 12)
    """
    return tuple([of_seat(amounts, seat) for seat in range(seats)])


_CAR_BITS: Final = 3
MOST_CARS: Final = (1 << _CAR_BITS) - 1
"""Car tiles of a kind that a seat may have at home, in any data set."""


def car_at_home(seat: i64, kind: i64) -> i64:
    """What to add to packed car tiles for one more of a seat: of a type, or the electric one.

    >>> of_seat(car_at_home(2, 1), 2) == car_at_home(0, 1)
    True
    """
    # Not one shift by the sum: compiled, a literal that is shifted is a 32-bit int in C.
    return for_seat(1 << _CAR_BITS * kind, seat)


def cars_of(counts: Iterable[int]) -> int:
    """The car tiles of a seat: of each type, then the electric one.

    >>> cars_at_home(cars_of([2, 5]), 0, 1)
    5
    """
    total = 0
    for kind, count in enumerate(counts):
        total |= count << _CAR_BITS * kind
    return total


def cars_at_home(packed_cars: i64, seat: i64, kind: i64) -> i64:
    """Car tiles of a seat: of a type, or electric ones.

    >>> cars_at_home(3 * car_at_home(2, 1) + car_at_home(2, 2), 2, 1)
    3
    """
    return packed_cars >> SEAT_BITS * seat + _CAR_BITS * kind & MOST_CARS


TAKEN: Final = 4 * terms.SALES_OFFICES
"""The lowest bit of the sales offices that are taken, in ``State.packed_offices``."""


def office_taken(seat: i64, office: i64) -> i64:
    """What to add to packed sales offices where a seat retires."""
    bit: i64 = 1 << office
    return bit << TAKEN | bit << terms.SALES_OFFICES * seat


@mypyc_attr(acyclic=True)
class State:
    """The whole table."""

    __slots__ = (
        "advanced",
        "afloat",
        "asked",
        "boards",
        "current",
        "data",
        "deck",
        "demands",
        "display",
        "factories",
        "hands",
        "laid",
        "lying",
        "neutral",
        "order",
        "packed_cars",
        "packed_home",
        "packed_marketing",
        "packed_money",
        "packed_offices",
        "packed_points",
        "packed_sponsor",
        "placed",
        "played",
        "reveals",
        "rng",
        "round",
        "sold",
        "sold_more",
        "then",
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
        self.asked: i64 = frames.NOTHING
        """The question to be answered, see frames; NOTHING when the game is over."""
        self.then: i64 = frames.NOTHING
        """The question that comes after it in the same turn."""
        self.order: tuple[int, ...] = _NONE
        """Seats in player order (N5)."""
        self.laid: tuple[int, ...] = _NONE
        """Tiles laid out for the round, those on the grid first; ``tiles`` is what is left."""
        self.lying: i64 = 0
        """A bit for each of them that has not been taken."""
        self.unseen: tuple[int, ...] = _NONE
        """Factory tiles not on the board yet, sorted: a draw takes one at random."""
        self.placed: tuple[int, ...] = _NONE
        """Workers on action spaces: space << 8 | number << 2 | seat; ``spaces`` by space (A1)."""
        self.packed_home: i64 = 0
        """What ``home`` says, packed; likewise the other four (see ``of_seat``)."""
        self.neutral: tuple[int, ...] = _NONE
        """Neutral workers by seat, wherever they are."""
        self.packed_sponsor: i64 = 0
        self.packed_marketing: i64 = 0
        self.packed_money: i64 = 0
        self.packed_points: i64 = 0
        self.packed_cars: i64 = 0
        """What ``cars`` says, packed (see ``cars_at_home``)."""
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
        self.packed_offices: i64 = 0
        """What ``offices`` says: six bits a seat, one of them for the sales office it is at.

        Above them the same six bits for all offices that are taken, see ``TAKEN``.
        """
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
    def pending(self) -> tuple[int, ...]:
        """Pending questions, ``asked`` last; empty when the game is over."""
        if self.then != frames.NOTHING:
            return (self.then, self.asked)
        return (self.asked,) if self.asked != frames.NOTHING else ()

    @pending.setter
    def pending(self, questions: tuple[int, ...]) -> None:
        self.asked = questions[len(questions) - 1] if questions else frames.NOTHING
        self.then = questions[0] if len(questions) > 1 else frames.NOTHING

    @property
    def spaces(self) -> tuple[int, ...]:
        """Workers by action space: number << 2 | seat; 0 for an empty one (A1)."""
        found = [0] * terms.SPACES
        for placed in self.placed:
            found[placed >> 8] = placed & 255
        return tuple(found)

    @spaces.setter
    def spaces(self, spaces: tuple[int, ...]) -> None:
        self.placed = tuple([space << 8 | held for space, held in enumerate(spaces) if held])

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
    def tiles(self) -> tuple[int, ...]:
        """The tile on each cell of the grid, then those below sales offices; 0 if taken."""
        return tuple([tile if self.lying >> cell & 1 else 0 for cell, tile in enumerate(self.laid)])

    @tiles.setter
    def tiles(self, tiles: tuple[int, ...]) -> None:
        self.laid = tiles
        self.lying = sum([1 << cell for cell, tile in enumerate(tiles) if tile])

    @property
    def cars(self) -> tuple[int, ...]:
        """Car tiles at home: four entries a seat, see terms."""
        return tuple(
            [
                cars_at_home(self.packed_cars, seat, kind)
                for seat in range(len(self.order))
                for kind in range(terms.HOME_PLACES)
            ]
        )

    @cars.setter
    def cars(self, counts: tuple[int, ...]) -> None:
        self.packed_cars = packed(
            [
                cars_of(counts[first : first + terms.HOME_PLACES])
                for first in range(0, len(counts), terms.HOME_PLACES)
            ]
        )

    @property
    def offices(self) -> tuple[int, ...]:
        """The seat at each sales office, or NOBODY (L1)."""
        found = [terms.NOBODY] * terms.SALES_OFFICES
        for place in range(terms.SALES_OFFICES * len(self.order)):
            if self.packed_offices >> place & 1:
                found[place % terms.SALES_OFFICES] = place // terms.SALES_OFFICES
        return tuple(found)

    @offices.setter
    def offices(self, owners: tuple[int, ...]) -> None:
        self.packed_offices = sum(
            [
                office_taken(owner, office)
                for office, owner in enumerate(owners)
                if owner != terms.NOBODY
            ]
        )

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
        copy.asked = self.asked
        copy.then = self.then
        copy.order = self.order
        copy.laid = self.laid
        copy.lying = self.lying
        copy.unseen = self.unseen
        copy.placed = self.placed
        copy.packed_home = self.packed_home
        copy.neutral = self.neutral
        copy.packed_sponsor = self.packed_sponsor
        copy.packed_marketing = self.packed_marketing
        copy.packed_money = self.packed_money
        copy.packed_points = self.packed_points
        copy.packed_cars = self.packed_cars
        copy.factories = self.factories
        copy.demands = self.demands
        copy.afloat = self.afloat
        copy.sold = self.sold
        copy.sold_more = self.sold_more
        copy.packed_offices = self.packed_offices
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
