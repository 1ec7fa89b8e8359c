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

KIND_MASK: Final = ~VALUE_MASK

SPACE: Final = 1 << SHIFT
"""+ action space << 2 | car type, or NO_TYPE for a space that draws a contract (A1)"""
SPONSOR: Final = 2 << SHIFT
"""+ number of workers (W1)"""
RECALL: Final = 3 << SHIFT
"""+ market << 5 | ship (P9)"""
RETIRE: Final = 4 << SHIFT
"""+ sales office, from 0 (L1)"""
TAKE: Final = 5 << SHIFT
"""+ cell of the grid (A6)"""
PLACE: Final = 6 << SHIFT
"""+ place in the own factory, see terms (T2-T4)"""
DISCARD: Final = 7 << SHIFT
MARKET: Final = 8 << SHIFT
"""+ electric car << 1 | market (P2, V3)"""
WORKERS: Final = 9 << SHIFT
"""+ number of workers for marketing (P5)"""
REWARD: Final = 10 << SHIFT
"""+ sales space (P8)"""
PLAY: Final = 11 << SHIFT
"""+ contract (K3)"""
KEEP: Final = 12 << SHIFT
"""No contract is played."""
FACE: Final = 13 << SHIFT
"""+ contract (K1)"""
DECK: Final = 14 << SHIFT
SELL: Final = 15 << SHIFT
"""+ sales space (Z3)"""
PASS: Final = 16 << SHIFT
"""The car stays on its ship (Z2)."""
ADVANCE: Final = 17 << SHIFT
"""+ side (N2)"""
COPY: Final = 18 << SHIFT
"""+ sales space that holds a car of the same type (V4)"""
FACTORY: Final = 19 << SHIFT
"""+ board (V1)"""

NO_TYPE: Final = 3


def kind(code: i64) -> i64:
    """What kind of decision a code is.

    >>> kind(TAKE | 3) == TAKE
    True
    """
    return code & KIND_MASK


def value(code: i64) -> i64:
    """What a code holds besides its kind.

    >>> value(TAKE | 3)
    3
    """
    return code & VALUE_MASK


def reveals_hand(code: int) -> bool:
    """Whether it names a contract that only its seat can know of (K2)."""
    return kind(code) == PLAY


def space(number: i64, car_type: i64) -> i64:
    """Workers onto an action space; ``car_type`` is NO_TYPE where a contract is drawn."""
    return SPACE | number << 2 | car_type


def unpack_space(code: i64) -> tuple[i64, i64]:
    """Action space and car type.

    >>> unpack_space(space(5, 2))
    (5, 2)
    """
    return (code & VALUE_MASK) >> 2, code & 3


def recall(market: i64, ship: i64) -> i64:
    """A car taken back from a ship."""
    return RECALL | market << 5 | ship


def unpack_recall(code: i64) -> tuple[i64, i64]:
    """Market and ship.

    >>> unpack_recall(recall(1, 17))
    (1, 17)
    """
    return code >> 5 & 1, code & 31


def market(number: i64, electric: i64) -> i64:
    """The market of a car; ``electric`` is 1 if the electric car is used (V3)."""
    return MARKET | electric << 1 | number


def unpack_market(code: i64) -> tuple[i64, i64]:
    """Market and whether the electric car is used.

    >>> unpack_market(market(1, 0))
    (1, 0)
    """
    return code & 1, code >> 1 & 1
