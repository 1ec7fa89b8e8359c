"""Medals: of achievements, gained in brass and red, and in bronze, silver and gold.

Open ones have the colour of paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    GREEN_DARK,
    MUTED,
    OXBLOOD,
    PAPER,
    PAPER_SHADE,
    PLAYERS,
    SEPIA,
    WHITE,
    Colour,
    hexa,
)

if TYPE_CHECKING:
    from pygame import Surface

    from kraftwagen.ui.drawing.resources import Resources

SHAPE: Final = (96, 116)
"""The drawing of a medal, in its own units."""
_Colours: TypeAlias = tuple[Colour, Colour, Colour]
_OPEN: Final[_Colours] = (PAPER_SHADE, PAPER, SEPIA)
_RANKS: Final[dict[str, _Colours]] = {
    "bronze": (PLAYERS[2].dark, PLAYERS[2].light, OXBLOOD),
    "silver": (MUTED, WHITE, GREEN_DARK),
    "gold": (BRASS, BRASS_LIGHT, OXBLOOD),
}
"""Rank -> the colours of the rim, the middle, the star and the ribbon."""


def medal(res: Resources, game: str, name: str, height: int, done: bool = True) -> Surface:
    """The medal of an achievement; a game that has drawn none for it shows that of the house."""
    own = f"{game}/medal_{name}"
    colours = (BRASS, BRASS_LIGHT, OXBLOOD) if done else _OPEN
    return _drawn(res, own if res.has_image(own) else "medal", height, colours)


def ranked(res: Resources, rank: str, height: int) -> Surface:
    """The medal of a rank: bronze, silver or gold; an open one for any other word."""
    return _drawn(res, "medal", height, _RANKS.get(rank, _OPEN))


def _drawn(res: Resources, name: str, height: int, colours: _Colours) -> Surface:
    main, light, dark = map(hexa, colours)
    wide = height * SHAPE[0] / SHAPE[1]
    return res.image(name, wide, height, main=main, light=light, dark=dark)
