"""The place of the table, and the sizes of the bars and the log around it, in design units."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.ui.drawing.theme import Theme
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import TableView

TOP: Final = 40
STRIP: Final = 48
LOG: Final = 214
_ROOM: Final = 1.2
"""How many times smaller than would fit pieces may be, so that a large window shows more.

Never smaller than in the smallest window in which everything is drawn as designed.
"""


def board(theme: Theme, size: tuple[int, int]) -> Rect:
    """Return the place of the table in a window of ``size``."""
    top, strip, log = theme.px(TOP), theme.px(STRIP), theme.px(LOG)
    return Rect(0, top, size[0] - log, size[1] - top - strip)


def lay_out(view: TableView, place: Rect, app: Services) -> None:
    """Lay out a table; zoomed in, its text is as large as the player wants it, within limits."""
    scale = app.theme.scale
    view.camera.wanted = app.wanted_scale / scale
    # In points: a dense screen is sharper, not larger.
    view.relayout(place, scale, min(max(1.0, scale / app.density), _ROOM), app.theme.text)
