"""The places of the table and of the bars and the log around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from kraftwagen.ui.drawing.theme import Theme
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import TableView

TOP: Final = 40
STRIP: Final = 48
"""Heights of the bars in design units, where their words need no more."""
LOG: Final = 214
_WIDEST: Final = 0.27
"""The most of the window's width that the log takes for larger text."""
_ROOM: Final = 1.2
"""How many times smaller than would fit pieces may be, so that a large window shows more.

Never smaller than in the smallest window in which everything is drawn as designed.
"""


@dataclass(frozen=True)
class Places:
    """The parts of the window: bars at top and foot, the log at the right, and the table."""

    top: Rect
    board: Rect
    side: Rect
    foot: Rect
    log: Rect
    """The place of the log's lines on the side's sheet."""


def around(theme: Theme, size: tuple[int, int], top: int = 0, foot: int = 0) -> Places:
    """Return the places in a window of ``size``, with bars of these heights if they need them."""
    wide, high = size
    above, below = max(top, theme.px(TOP)), max(foot, theme.px(STRIP))
    side = max(theme.px(LOG), min(theme.px(LOG * theme.text), round(wide * _WIDEST)))
    window = Rect(0, above, wide, high - above - below)
    beside = Rect(wide - side, window.y, side, window.h)
    return Places(
        Rect(0, 0, wide, above),
        Rect(window.x, window.y, wide - side, window.h),
        beside,
        Rect(0, window.bottom, wide, below),
        beside.inflate(-theme.px(16), -theme.px(14)).move(theme.px(1), 0),
    )


def board(theme: Theme, size: tuple[int, int]) -> Rect:
    """Return the place of the table where no bar is higher than usual."""
    return around(theme, size).board


def lay_out(view: TableView, place: Rect, app: Services) -> None:
    """Lay out a table; zoomed in, its text is as large as the player wants it, within limits."""
    scale = app.theme.scale
    view.camera.wanted = app.wanted_scale / scale
    # In points: a dense screen is sharper, not larger.
    view.relayout(place, scale, min(max(1.0, scale / app.density), _ROOM), app.theme.text)
