"""How a decision is packed into an int: its kind above bit 20, its values below.

Codes are independent of the position, so a record and a search tree can hold them.
"""

from __future__ import annotations

from typing import Final

SHIFT: Final = 20
VALUES: Final = (1 << SHIFT) - 1

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


def car(body: int, engine: int, workers: int, price: int, marker: int) -> int:
    """A car for the market; ``marker`` is 0 or 1 + an engineer marker."""
    return CAR | body << 17 | engine << 14 | workers << 10 | price << 4 | marker


def diesel(change: int, space: int, value: int) -> int:
    """A Diesel marker on the car at a market space."""
    return DIESEL | change << 18 | space << 12 | value


def daimler(marker: int, space: int) -> int:
    """A Daimler marker on the buyer at an active space."""
    return DAIMLER | marker << 4 | space
