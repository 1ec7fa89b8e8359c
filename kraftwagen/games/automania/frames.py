"""Questions packed into ints ("frames"), as the state's ``asked`` and ``then`` hold them.

The low four bits are the kind, the others the values that the question is about. These values are
listed after the plus sign below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

TURN: Final = 0
"""Question: which action, or retire? (R3)"""
TILE: Final = 1
"""Question: which tile of the line is taken? + action space (A6)"""
PLACE: Final = 2
"""Question: where does the tile go? + tile (T1)"""
MARKET: Final = 3
"""Question: for which market is the car? + car type (P2)"""
MARKETING: Final = 4
"""Question: how many workers go to marketing? + car type, market, electric car, popularity (P5)"""
REWARD: Final = 5
"""Question: which reward does the top car get? + market (P8)"""
CONTRACT: Final = 6
"""Question: which contract is played? + car type and popularity (K3)"""
CARD: Final = 7
"""Question: which contract is drawn? (K1)"""
SALE: Final = 8
"""Question: is the car on this ship sold? + market, ship (Z2)"""
ADVANCE: Final = 9
"""Question: which side of the demands moves, left or right? (N2)"""
FACTORY: Final = 10
"""Question: which factory is chosen? (V1)"""

NOTHING: Final = 15
"""Frame that asks no question."""

KIND_MASK: Final = 15
_BITS: Final = 4
_POPULARITY: Final = 8


def kind(frame: i64) -> i64:
    """Return the kind of a frame, such as PLACE.

    >>> kind(place(72)) == PLACE
    True
    """
    return frame & KIND_MASK


def value(frame: i64) -> i64:
    """Return the space, tile, car type or market of a frame of kind TILE, PLACE, MARKET or REWARD.

    >>> value(place(72))
    72
    """
    return frame >> _BITS


def tile(space: i64) -> i64:
    """Return the frame that asks which tile of an action space's line is taken."""
    return TILE | space << _BITS


def place(tile: i64) -> i64:
    """Return the frame that asks where a tile goes."""
    return PLACE | tile << _BITS


def market(car_type: i64) -> i64:
    """Return the frame that asks which market a car of this type goes to."""
    return MARKET | car_type << _BITS


def reward(market: i64) -> i64:
    """Return the frame that asks which reward of a market a top car gets."""
    return REWARD | market << _BITS


def marketing(car_type: i64, market: i64, electric: i64, popularity: i64) -> i64:
    """Return the frame that asks how many workers go to marketing for a car."""
    about = car_type | market << 2 | electric << 3
    return MARKETING | about << _BITS | popularity << _POPULARITY


def unpack_marketing(frame: i64) -> tuple[i64, i64, i64, i64]:
    """Return car type, market, 1 or 0 for the electric car, and popularity without workers.

    >>> unpack_marketing(marketing(2, 1, 0, 19))
    (2, 1, 0, 19)
    """
    return frame >> 4 & 3, frame >> 6 & 1, frame >> 7 & 1, frame >> _POPULARITY


def contract(car_type: i64, popularity: i64) -> i64:
    """Return the frame that asks which contract a car of this type and popularity fulfils."""
    return CONTRACT | car_type << _BITS | popularity << _POPULARITY


def unpack_contract(frame: i64) -> tuple[i64, i64]:
    """Return the car type and the popularity of a frame of kind CONTRACT.

    >>> unpack_contract(contract(1, 20))
    (1, 20)
    """
    return frame >> 4 & 3, frame >> _POPULARITY


def sale(market: i64, ship: i64) -> i64:
    """Return the frame that asks whether the car on a ship is sold."""
    return SALE | market << _BITS | ship << _POPULARITY


def unpack_sale(frame: i64) -> tuple[i64, i64]:
    """Return the market and the ship of a frame of kind SALE.

    >>> unpack_sale(sale(1, 17))
    (1, 17)
    """
    return frame >> 4 & 1, frame >> _POPULARITY
