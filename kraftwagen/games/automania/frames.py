"""Questions as packed ints: what the state's ``asked`` and ``then`` hold.

The low four bits are the kind, the rest is what the question is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

TURN: Final = 0
"""An action or retiring? (R3)"""
TILE: Final = 1
"""Which tile of the line? + action space (A6)"""
PLACE: Final = 2
"""Where does it go? + tile (T1)"""
MARKET: Final = 3
"""For which market? + car type (P2)"""
MARKETING: Final = 4
"""How many workers? + car type, market, electric car, popularity without them (P5)"""
REWARD: Final = 5
"""Which reward for a top car? + market (P8)"""
CONTRACT: Final = 6
"""Which contract is played? + car type and popularity (K3)"""
CARD: Final = 7
"""Which contract is drawn? (K1)"""
SALE: Final = 8
"""Is the car on this ship sold? + market, ship (Z2)"""
ADVANCE: Final = 9
"""Left or right? (N2)"""
FACTORY: Final = 10
"""Which factory? (V1)"""

NOTHING: Final = 15
"""No question."""

KIND_MASK: Final = 15
_BITS: Final = 4
_POPULARITY: Final = 8


def kind(frame: i64) -> i64:
    """Which question a frame asks.

    >>> kind(place(72)) == PLACE
    True
    """
    return frame & KIND_MASK


def value(frame: i64) -> i64:
    """What a frame of kind TILE, PLACE, MARKET or REWARD is about: space, tile, type or market.

    >>> value(place(72))
    72
    """
    return frame >> _BITS


def tile(space: i64) -> i64:
    """Which tile of an action space's line?"""
    return TILE | space << _BITS


def place(tile: i64) -> i64:
    """Where does a tile go?"""
    return PLACE | tile << _BITS


def market(car_type: i64) -> i64:
    """For which market is a car?"""
    return MARKET | car_type << _BITS


def reward(market: i64) -> i64:
    """Which reward of a market?"""
    return REWARD | market << _BITS


def marketing(car_type: i64, market: i64, electric: i64, popularity: i64) -> i64:
    """How many workers go to marketing for a car?"""
    about = car_type | market << 2 | electric << 3
    return MARKETING | about << _BITS | popularity << _POPULARITY


def unpack_marketing(frame: i64) -> tuple[i64, i64, i64, i64]:
    """Car type, market, electric car and popularity without workers.

    >>> unpack_marketing(marketing(2, 1, 0, 19))
    (2, 1, 0, 19)
    """
    return frame >> 4 & 3, frame >> 6 & 1, frame >> 7 & 1, frame >> _POPULARITY


def contract(car_type: i64, popularity: i64) -> i64:
    """Which contract does a car of this type and popularity fulfil?"""
    return CONTRACT | car_type << _BITS | popularity << _POPULARITY


def unpack_contract(frame: i64) -> tuple[i64, i64]:
    """Car type and popularity.

    >>> unpack_contract(contract(1, 20))
    (1, 20)
    """
    return frame >> 4 & 3, frame >> _POPULARITY


def sale(market: i64, ship: i64) -> i64:
    """Is the car on this ship sold?"""
    return SALE | market << _BITS | ship << _POPULARITY


def unpack_sale(frame: i64) -> tuple[i64, i64]:
    """Market and ship.

    >>> unpack_sale(sale(1, 17))
    (1, 17)
    """
    return frame >> 4 & 1, frame >> _POPULARITY
