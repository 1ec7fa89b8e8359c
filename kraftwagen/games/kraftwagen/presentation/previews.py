"""What a decision would bring, as small records: computed by ``forecast``, shown by the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kraftwagen.games.kraftwagen import terms

NEW: Final = -1
"""A special tile that nobody knows yet."""
NOBODY_BUYS: Final = -1
"""Instead of an active space: a car stays unsold."""


@dataclass(frozen=True, slots=True)
class TilePreview:
    """The chain after a tile is taken and the player turn is over (C1-C3, V2, V3)."""

    tile: int
    movers: tuple[int, ...]
    """The seats that move before the taker again, in order."""
    turns: tuple[int, ...]
    """How often each of them can at most."""
    passed: tuple[int, ...]
    """The tiles left to them."""
    head: tuple[int, ...]
    """The tiles that go to the head, in order, with NEW for a special tile not known yet."""
    aside: tuple[int, ...]
    """The special tiles that leave."""
    place: int
    """How many pieces then stand behind the taker."""
    chain: tuple[int, ...]
    """All pieces from tail to head, with NEW for a special tile not known yet."""


@dataclass(frozen=True, slots=True)
class Drive:
    """A move of the Grand Prix car (A6)."""

    space: int
    laps: int
    order: tuple[int, ...]
    """Seats from the leader on, -1 for a neutral car."""
    path: tuple[int, ...]
    """Every space touched."""
    jumped: tuple[int, ...]
    """Those not counted."""


@dataclass(frozen=True, slots=True)
class PartPreview:
    """A body or an engine taken (A3, A4)."""

    part: int
    slot: int
    """The workshop, -1 for the Grand Prix car."""
    back: int
    """The part that goes back for it, ``terms.EMPTY`` for none."""
    drive: Drive | None = None
    """The race move that Bugatti adds."""

    @property
    def value(self) -> int:
        """The value of the part."""
        return terms.part_value(self.part)


@dataclass(frozen=True, slots=True)
class BuyerPreview:
    """A buyer activated, or the token moved instead (A5)."""

    money: int
    token: int | None = None
    """The token's new value, None when a buyer comes."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A car put onto the market (M1) or changed there (E9), if the game turn ended then."""

    buyer: int = NOBODY_BUYS
    """The active space of its buyer, or NOBODY_BUYS."""
    money: int = 0

    @property
    def sold(self) -> bool:
        """Whether anybody would buy it."""
        return self.buyer != NOBODY_BUYS


@dataclass(frozen=True, slots=True)
class PrivateSale:
    """An own car sold at half price (V4)."""

    space: int
    money: int


@dataclass(frozen=True, slots=True)
class Purchase:
    """What one buyer would do if the game turn were scored now (Z4, Z5)."""

    preference: int
    space: int
    """The market space of its car, ``scoring.UNSOLD`` if there is none left."""
    seat: int = terms.NOBODY
    value: int = 0
    """What the buyer cares about."""
    price: int = 0
    money: int = 0
    """All it pays."""
    tied: tuple[int, ...] = ()
    """Spaces of cars that are as good but dearer."""
    others: int = 0
    """How many more cars it could have bought."""

    @property
    def sold(self) -> bool:
        """Whether it takes a car."""
        return self.space >= 0


Preview: TypeAlias = TilePreview | PartPreview | Drive | BuyerPreview | Offer | PrivateSale
"""What an option carries; None where there is nothing to say."""


def drive_of(preview: Preview | None) -> Drive | None:
    """The race move that a decision brings, if any."""
    if isinstance(preview, PartPreview):
        return preview.drive
    return preview if isinstance(preview, Drive) else None
