"""Medals of achievements: gained in brass and red, open ones in the colour of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    OXBLOOD,
    PAPER,
    PAPER_SHADE,
    SEPIA,
    hexa,
)

if TYPE_CHECKING:
    from pygame import Surface

    from kraftwagen.ui.drawing.resources import Resources

SHAPE: Final = (96, 116)
"""The drawing of a medal, in its own units."""


def medal(res: Resources, game: str, name: str, height: int, done: bool = True) -> Surface:
    """The medal of an achievement; a game that has drawn none for it shows that of the house."""
    own = f"{game}/medal_{name}"
    main, light, dark = (BRASS, BRASS_LIGHT, OXBLOOD) if done else (PAPER_SHADE, PAPER, SEPIA)
    return res.image(
        own if res.has_image(own) else "medal",
        height * SHAPE[0] / SHAPE[1],
        height,
        main=hexa(main),
        light=hexa(light),
        dark=hexa(dark),
    )
