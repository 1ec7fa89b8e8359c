"""How a decision is packed into an int: its kind above bit 20, its values below.

Codes are independent of the position, so a record and a search tree can hold them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

SHIFT: Final = 20
VALUE_MASK: Final = (1 << SHIFT) - 1

START: Final = 1 << SHIFT
"""+ start tile"""
TAKE: Final = 2 << SHIFT
"""+ tile"""
HIRE: Final = 3 << SHIFT
"""+ 0 for the canteen, or the development card to activate"""
RESEARCH: Final = 4 << SHIFT
"""+ card"""
BODY: Final = 5 << SHIFT
"""+ part to drop, 0 for a free workshop"""
ENGINE: Final = 6 << SHIFT
"""+ part to drop, 0 for a free workshop, ON_GRAND_PRIX_CAR for the Grand Prix car"""
BUYER: Final = 7 << SHIFT
"""+ preference, or MOVE_TOKEN"""
RACE: Final = 8 << SHIFT
TO_SPACE: Final = 9 << SHIFT
GRAND_PRIX_ENGINE: Final = 10 << SHIFT
SALE: Final = 11 << SHIFT
"""+ 0 for no sale, or 1 + market space"""
DAIMLER: Final = 12 << SHIFT
"""+ marker << 4 | active space"""
DIESEL: Final = 13 << SHIFT
"""+ change << 18 | market space << 12 | new value (workers: how many are added)"""
CAR: Final = 14 << SHIFT
"""+ body << 17 | engine << 14 | workers << 10 | price << 4 | 1 + marker, or 0"""
BENZ: Final = 15 << SHIFT
"""+ 0 for no buyer, or 1 + preference"""
END_TURN: Final = 16 << SHIFT

ON_GRAND_PRIX_CAR: Final = 15
MOVE_TOKEN: Final = 4
LARGEST_PRICE: Final = 63


def kind(code: int) -> int:
    """What kind of decision a code is.

    >>> kind(TAKE | 3) == TAKE
    True
    """
    return code & ~VALUE_MASK


def value(code: int) -> int:
    """What a code holds besides its kind.

    >>> value(TAKE | 3)
    3
    """
    return code & VALUE_MASK


def car(body: i64, engine: i64, workers: i64, price: i64, marker: i64) -> i64:
    """A car for the market; ``marker`` is 0 or 1 + an engineer marker."""
    return CAR | body << 17 | engine << 14 | workers << 10 | price << 4 | marker


def unpack_car(code: i64) -> tuple[i64, i64, i64, i64, i64]:
    """Body, engine, workers, price and marker of a car.

    >>> unpack_car(car(3, 4, 2, 8, 1))
    (3, 4, 2, 8, 1)
    """
    return code >> 17 & 7, code >> 14 & 7, code >> 10 & 15, code >> 4 & 63, code & 15


def with_price(code: int, price: int) -> int:
    """The same car at another price.

    >>> unpack_car(with_price(car(3, 4, 2, 8, 1), 12))
    (3, 4, 2, 12, 1)
    """
    return code & ~(LARGEST_PRICE << 4) | price << 4


def diesel(change: int, space: int, value: int) -> int:
    """A Diesel marker on the car at a market space."""
    return DIESEL | change << 18 | space << 12 | value


def unpack_diesel(code: int) -> tuple[int, int, int]:
    """Change, market space and new value of a Diesel marker.

    >>> unpack_diesel(diesel(3, 5, 10))
    (3, 5, 10)
    """
    return code >> 18 & 3, code >> 12 & 63, code & 63


def daimler(marker: int, space: int) -> int:
    """A Daimler marker on the buyer at an active space."""
    return DAIMLER | marker << 4 | space


def unpack_daimler(code: int) -> tuple[int, int]:
    """Marker and active space of a Daimler marker.

    >>> unpack_daimler(daimler(6, 2))
    (6, 2)
    """
    return code >> 4 & 15, code & 15
