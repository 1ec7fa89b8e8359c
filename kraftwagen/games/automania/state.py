"""The state of a game: everything on the table that cannot be derived from something else.

Tuples are replaced, never changed, so that clones can share them. Fields used in the rules' inner
loops are plain ints; ``terms`` tells what the ints mean.
"""

from __future__ import annotations

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


NO_CAR: Final = 0
NO_SALES: Final[tuple[int, ...]] = (NO_CAR,) * (2 * terms.LIMITED_SPACES)
NO_OFFICES: Final[tuple[int, ...]] = (terms.NOBODY,) * terms.SALES_OFFICES
NO_WORKERS: Final[tuple[int, ...]] = (0,) * terms.SPACES
NO_OWNERS: Final[tuple[int, ...]] = (terms.NOBODY,) * terms.SPACES


def pack_car(seat: i64, car_type: i64, electric: i64) -> i64:
    """Return a car as an int, as ships and sales spaces hold it; never NO_CAR."""
    return 1 | electric << 1 | car_type << 2 | seat << 4


def seat_of(car: i64) -> i64:
    """Return the owner of a car.

    >>> seat_of(pack_car(3, 2, 0))
    3
    """
    return car >> 4 & 3


def type_of(car: i64) -> i64:
    """Return the type of a car.

    >>> type_of(pack_car(3, 2, 1))
    2
    """
    return car >> 2 & 3


def electric_of(car: i64) -> i64:
    """Return 1 for an electric car, else 0 (V3).

    >>> electric_of(pack_car(3, 2, 1))
    1
    """
    return car >> 1 & 1


def pack_afloat(car: i64, market: i64, ship: i64) -> i64:
    """Return a car on a ship as an int (B5); these sort by market, then from the lowest ship."""
    return market << 11 | ship << 6 | car


def unpack_afloat(held: i64) -> tuple[i64, i64, i64]:
    """Return the car, the market and the ship of a packed car on a ship.

    >>> unpack_afloat(pack_afloat(pack_car(1, 2, 0), 1, 17)) == (pack_car(1, 2, 0), 1, 17)
    True
    """
    return held & 63, held >> 11, held >> 6 & 31


def pack_sold(car: i64, market: i64, space: i64) -> i64:
    """Return a car on a sales space as an int, for spaces that hold several cars (Z3, V4)."""
    return car << 4 | market << 3 | space


def unpack_sold(sold: i64) -> tuple[i64, i64, i64]:
    """Return the car, the market and the sales space of a packed sold car.

    >>> unpack_sold(pack_sold(pack_car(1, 2, 0), 1, 5)) == (pack_car(1, 2, 0), 1, 5)
    True
    """
    return sold >> 4, sold >> 3 & 1, sold & 7


def card_of(held: i64) -> i64:
    """Return the contract of an entry of a hand; HIDDEN or HIDDEN_START for hidden ones (K2).

    >>> card_of(as_known(7))
    7
    """
    return held & terms.CARD_MASK


def as_known(card: i64) -> i64:
    """Return the entry of a hand for a contract that everybody saw being taken (K2)."""
    return card | terms.KNOWN


def is_known(held: i64) -> bool:
    """Return whether everybody saw the contract of an entry of a hand being taken (K2).

    >>> is_known(as_known(7)), is_known(7)
    (True, False)
    """
    return held & terms.KNOWN > 0


@mypyc_attr(acyclic=True)
class State:
    """A position of the whole game."""

    __slots__ = (
        "advanced",
        "afloat",
        "asked",
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
        "owner_at",
        "played",
        "points",
        "reveals",
        "rng",
        "round",
        "sold",
        "sold_more",
        "sponsor",
        "then",
        "tiles",
        "unseen",
        "unused",
        "workers_at",
    )

    def __init__(self) -> None:
        self.data: DataSet = _NO_DATA
        self.advanced: i64 = 0
        """1 in the advanced game (section 14), else 0."""
        self.boards: tuple[int, ...] = _NONE
        """Factory of each seat, see terms.BOARDS; NOT_CHOSEN before the choice (V1)."""
        self.round: i64 = 1
        """Round, 1 to 4 (R1)."""
        self.current: i64 = 0
        """Seat that has to decide now."""
        self.asked: i64 = frames.NOTHING
        """Question to be answered now, see frames; NOTHING after the game."""
        self.then: i64 = frames.NOTHING
        """Question that follows ``asked`` in the same turn; NOTHING for none."""
        self.order: tuple[int, ...] = _NONE
        """Seats in player order (N5)."""
        self.tiles: tuple[int, ...] = _NONE
        """Tile on each cell of the grid, then below sales offices; 0 where none is left."""
        self.unseen: tuple[int, ...] = _NONE
        """Factory tiles not on the board yet, sorted, as a draw takes one at random."""
        self.workers_at: tuple[int, ...] = NO_WORKERS
        """Workers on each action space (A1)."""
        self.owner_at: tuple[int, ...] = NO_OWNERS
        """Seat of the workers on each action space, NOBODY for an empty space."""
        self.home: tuple[int, ...] = _NONE
        """Workers at home by seat, neutral ones among them (A1)."""
        self.neutral: tuple[int, ...] = _NONE
        """Neutral workers by seat, wherever they are."""
        self.sponsor: tuple[int, ...] = _NONE
        """Number of each seat's workers at the sponsor; ``marketing`` alike (W2)."""
        self.marketing: tuple[int, ...] = _NONE
        self.money: tuple[int, ...] = _NONE
        """Autobucks of each seat."""
        self.points: tuple[int, ...] = _NONE
        """Points that each seat has scored so far."""
        self.cars: tuple[int, ...] = _NONE
        """Number of car tiles at home, HOME_PLACES entries for each seat (see terms)."""
        self.factories: tuple[tuple[int, ...], ...] = _NO_HANDS
        """The tile on each place of each seat's factory, see terms."""
        self.demands: tuple[int, ...] = _NONE
        """Demands of both markets, five places for each (B4)."""
        self.afloat: tuple[int, ...] = _NONE
        """Cars on ships as packed by ``pack_afloat``, sorted."""
        self.sold: tuple[int, ...] = NO_SALES
        """Car on each limited sales space, five spaces for each market; NO_CAR for none."""
        self.sold_more: tuple[int, ...] = _NONE
        """Cars on top spaces and copied sales as packed by ``pack_sold``."""
        self.offices: tuple[int, ...] = NO_OFFICES
        """The seat at each sales office, or NOBODY (L1)."""
        self.hands: tuple[tuple[int, ...], ...] = _NO_HANDS
        """Contracts in the hand of each seat in the order they came, plus KNOWN for known ones."""
        self.played: tuple[tuple[int, ...], ...] = _NO_HANDS
        """Contracts that each seat has played."""
        self.display: tuple[int, ...] = _NONE
        """Contracts that lie face up."""
        self.deck: tuple[int, ...] = _NONE
        """Contracts in the deck, sorted, as a draw takes one at random."""
        self.unused: tuple[int, ...] = _NONE
        """Starting contracts that left the game unseen (S4)."""
        self.rng: i64 = 0
        """State of the random generator."""
        self.reveals: i64 = 0
        """Number of times that hidden information was revealed."""

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

    def car_on(self, market: i64, ship: i64) -> i64:
        """Return the car on a ship, or NO_CAR."""
        held: i64
        for held in self.afloat:
            if held >> 6 == market << 5 | ship:
                return held & 63
        return NO_CAR

    @property
    def ships(self) -> tuple[int, ...]:
        """Car on each ship, or NO_CAR; 17 ships for each market, the lowest first (B5)."""
        found = [NO_CAR] * (2 * terms.HIGHEST_SHIP)
        for held in self.afloat:
            car, market, ship = unpack_afloat(held)
            found[market * terms.HIGHEST_SHIP + ship - 1] = car
        return tuple(found)

    def clone(self) -> State:
        copy = State()
        copy.data = self.data
        copy.advanced = self.advanced
        copy.boards = self.boards
        copy.round = self.round
        copy.current = self.current
        copy.asked = self.asked
        copy.then = self.then
        copy.order = self.order
        copy.tiles = self.tiles
        copy.unseen = self.unseen
        copy.workers_at = self.workers_at
        copy.owner_at = self.owner_at
        copy.home = self.home
        copy.neutral = self.neutral
        copy.sponsor = self.sponsor
        copy.marketing = self.marketing
        copy.money = self.money
        copy.points = self.points
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
        """Return everything that distinguishes states as a tuple, for digests and search."""
        # Digests of records have number << 2 | seat for the workers on a space.
        spaces = tuple(
            [
                count << 2 | owner if count else 0
                for count, owner in zip(self.workers_at, self.owner_at, strict=True)
            ]
        )
        return (
            self.advanced,
            self.boards,
            self.round,
            self.current,
            self.pending,
            self.order,
            self.tiles,
            self.unseen,
            spaces,
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
