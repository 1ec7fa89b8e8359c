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
"""Smallest heights of the bars at top and bottom, in design units."""
LOG: Final = 214
_WIDEST: Final = 0.27
"""The most of the window's width that the log takes for larger text."""
_STEEP: Final = 1.15
"""From this height divided by width on, the log lies below the table."""
_STRIP: Final = (0.2, 0.45)
"""The least and the most of the height that the log takes there."""
LEAST: Final = (1024, 576)
"""The smallest table in which everything is drawn as designed, in units."""
_FOLDS: Final = 1.15
"""A player who wants everything this many times larger than a whole table has room for gets a
table of its own parts alone: log and other seats fold away."""
_NEAR: Final = 1.5
"""Where a folded table is this many times smaller than wanted, and a unit of the design has fewer
points than this, the table is shown from close by at once."""
_OWN: Final = ((1050, 515), (650, 890))
"""About the least sizes of a folded table, in units: wide, and high."""
_ROOM: Final = 1.2
"""How many times smaller than would fit pieces may be, so that a large window shows more.

Never smaller than in the smallest window in which everything is drawn as designed.
"""


@dataclass(frozen=True)
class Places:
    """The parts of the window: bars at top and foot, the log, and the table.

    The log lies at the right, in a tall window below the table, and beyond the window if folded.
    """

    top: Rect
    board: Rect
    side: Rect
    foot: Rect
    log: Rect
    """The place of the log's lines on the side's sheet."""


def folds(app: Services, size: tuple[int, int]) -> bool:
    """Return whether log and other seats fold away at a window size, to enlarge the rest."""
    room = min(wide / least for wide, least in zip(size, LEAST, strict=True))
    return app.wanted_scale >= _FOLDS * room


def around(
    theme: Theme, size: tuple[int, int], top: int = 0, foot: int = 0, *, log: bool = True
) -> Places:
    """Return the places in a window of ``size``, with bars of these heights if they need them.

    Without ``log`` the table has all the room between the bars.
    """
    wide, high = size
    above, below = max(top, theme.px(TOP)), max(foot, theme.px(STRIP))
    side = max(theme.px(LOG), min(theme.px(LOG * theme.text), round(wide * _WIDEST)))
    window = Rect(0, above, wide, high - above - below)
    if not log:
        beside = Rect(wide, window.y, side, window.h)
        table = window
    elif window.h > _STEEP * wide:
        least, most = (round(window.h * share) for share in _STRIP)
        strip = min(max(window.h - wide, least), most)
        table = Rect(0, window.y, wide, window.h - strip)
        beside = Rect(0, table.bottom, wide, strip)
    else:
        table = Rect(0, window.y, wide - side, window.h)
        beside = Rect(table.right, window.y, side, window.h)
    return Places(
        Rect(0, 0, wide, above),
        table,
        beside,
        Rect(0, window.bottom, wide, below),
        theme.grown(beside, -16, -14).move(theme.px(1), 0),
    )


def beside(theme: Theme, side: Rect) -> Rect:
    """Return the sheet of paper on the ``side`` of a table."""
    return theme.grown(side, -4)


def board(theme: Theme, size: tuple[int, int]) -> Rect:
    """Return the place of the table where no bar is higher than usual."""
    return around(theme, size).board


def lay_out(
    view: TableView,
    place: Rect,
    app: Services,
    *,
    folded: bool = False,
    beside: Rect | None = None,
    near: bool = True,
) -> None:
    """Lay out a table; zoomed in, its text is as large as the player wants it, within limits.

    It is zoomed in at once if ``near`` and folded where there is no room for such text.
    """
    scale = app.theme.scale
    view.camera.wanted = app.wanted_scale / scale
    # As without the log, which comes and goes.
    unit = max(min(app.size[0] / wide, place.h / high) for wide, high in _OWN)
    small = app.wanted_scale >= _NEAR * unit and scale < _NEAR * app.density
    view.camera.offer(near and folded and small)
    # In points: a dense screen is sharper, not larger.
    room = min(max(1.0, scale / app.density), _ROOM)
    view.relayout(place, scale, room, app.theme.text, folded=folded, beside=beside)
