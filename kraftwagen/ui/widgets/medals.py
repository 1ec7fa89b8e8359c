"""Medals: brass and red for achievements; bronze, silver and gold for challenges.

Medals not won yet have the colour of paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import (
    ACCENT,
    ACCENT_LIGHT,
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
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State

if TYPE_CHECKING:
    from kraftwagen.ui.drawing.resources import Resources

SHAPE: Final = (96, 116)
"""Size of the medal drawing, in its own units."""
_Colours: TypeAlias = tuple[Colour, Colour, Colour]
_OPEN: Final[_Colours] = (PAPER_SHADE, PAPER, SEPIA)
_RANKS: Final[dict[str, _Colours]] = {
    "bronze": (PLAYERS[2].dark, PLAYERS[2].light, OXBLOOD),
    "silver": (MUTED, WHITE, GREEN_DARK),
    "gold": (ACCENT, ACCENT_LIGHT, OXBLOOD),
}
"""Rank -> colours of rim, centre, and star with ribbon."""


def medal(res: Resources, game: str, name: str, height: int, done: bool = True) -> Surface:
    """Return the picture of an achievement's medal, the program's own if the game has none."""
    own = f"{game}/medal_{name}"
    colours = (ACCENT, ACCENT_LIGHT, OXBLOOD) if done else _OPEN
    return _drawn(res, own if res.has_image(own) else "medal", height, colours)


class Medal(Widget):
    """The medal of an achievement, with a tip."""

    takes_focus = False
    takes_clicks = False

    def __init__(self, ui: Ui, rect: Rect, game: str, name: str, tip: str) -> None:
        self._game, self.name = game, name
        super().__init__(ui, rect, tip=tip)
        self.refresh()

    @property
    def state(self) -> State:
        return "normal"

    def paint(self, surface: Surface, state: State) -> None:
        image = medal(self.ui.res, self._game, self.name, self.rect.h)
        surface.blit(image, image.get_rect(center=surface.get_rect().center))


def ranked(res: Resources, rank: str, height: int) -> Surface:
    """Return the picture of a bronze, silver or gold medal; an empty one for any other rank."""
    return _drawn(res, "medal", height, _RANKS.get(rank, _OPEN))


def _drawn(res: Resources, name: str, height: int, colours: _Colours) -> Surface:
    main, light, dark = map(hexa, colours)
    wide = height * SHAPE[0] / SHAPE[1]
    return res.image(name, wide, height, main=main, light=light, dark=dark)
