"""Records of the outcomes of decisions; ``forecast`` computes them, the window shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kraftwagen.games.kraftwagen import terms

NEW: Final = -1
"""Stands for a special tile whose number is not known yet."""
NOBODY_BUYS: Final = -1
"""Value of ``buyer`` when no buyer takes the car."""


@dataclass(frozen=True, slots=True)
class TilePreview:
    """The chain after a tile is taken and the player turn is over (C1-C3, V2, V3)."""

    tile: int
    movers: tuple[int, ...]
    """Seats that move before the taker moves again, in order."""
    turns: tuple[int, ...]
    """Largest number of player turns that each of ``movers`` has until then."""
    passed: tuple[int, ...]
    """Tiles behind the taker afterwards, which ``movers`` can still take."""
    head: tuple[int, ...]
    """Tiles that move up to the head, in order; NEW for a special tile not revealed yet."""
    aside: tuple[int, ...]
    """Special tiles that leave the chain."""
    place: int
    """Number of pieces behind the taker's worker afterwards."""
    chain: tuple[int, ...]
    """All pieces from tail to head; NEW for a special tile not revealed yet."""


@dataclass(frozen=True, slots=True)
class Drive:
    """A move of the Grand Prix car (A6)."""

    space: int
    laps: int
    order: tuple[int, ...]
    """Ranking of the race afterwards: seats from the leader on, -1 for a neutral car."""
    path: tuple[int, ...]
    """Every space touched, jumped ones included."""
    jumped: tuple[int, ...]
    """Spaces of ``path`` that are jumped over and not counted."""


@dataclass(frozen=True, slots=True)
class PartPreview:
    """A decision to take a body or an engine (A3, A4)."""

    part: int
    slot: int
    """Index of the workshop for the part, -1 for the Grand Prix car."""
    back: int
    """Part given back to make room, ``terms.EMPTY`` for none."""
    drive: Drive | None = None
    """Race move that the engineer Bugatti adds; None for none."""

    @property
    def value(self) -> int:
        """Value of the part, 1 to 7."""
        return terms.part_value(self.part)


@dataclass(frozen=True, slots=True)
class BuyerPreview:
    """A decision to activate a buyer or to move the token instead (A5)."""

    money: int
    token: int | None = None
    """New place of the token; None if a buyer is activated."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The sale of a car put onto the market (M1) or changed (E9), if the game turn ended then."""

    buyer: int = NOBODY_BUYS
    """Active space of the car's buyer, or NOBODY_BUYS."""
    money: int = 0

    @property
    def sold(self) -> bool:
        """Whether a buyer takes the car."""
        return self.buyer != NOBODY_BUYS


@dataclass(frozen=True, slots=True)
class PrivateSale:
    """A decision to sell one of the seat's cars at half price (V4)."""

    space: int
    money: int


@dataclass(frozen=True, slots=True)
class Purchase:
    """The purchase of one buyer if the game turn were scored now (Z4, Z5)."""

    preference: int
    space: int
    """Market space of the car bought, ``scoring.UNSOLD`` if none is left."""
    seat: int = terms.NOBODY
    value: int = 0
    """Value of the car by the buyer's preference."""
    price: int = 0
    money: int = 0
    """Money the seat gets for it, extras included."""
    tied: tuple[int, ...] = ()
    """Market spaces of equally good but dearer cars."""
    others: int = 0
    """Number of further cars that the buyer could have bought."""

    @property
    def sold(self) -> bool:
        """Whether the buyer takes a car."""
        return self.space >= 0


Preview: TypeAlias = TilePreview | PartPreview | Drive | BuyerPreview | Offer | PrivateSale
"""Any preview that an option can have."""


def drive_of(preview: Preview | None) -> Drive | None:
    """Return the race move in a preview; None for none."""
    if isinstance(preview, PartPreview):
        return preview.drive
    return preview if isinstance(preview, Drive) else None
