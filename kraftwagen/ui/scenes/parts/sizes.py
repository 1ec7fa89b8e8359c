"""Sizes of the bars and the log around the table, in design units."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.ui.drawing.theme import Theme

TOP: Final = 40
STRIP: Final = 48
LOG: Final = 214


def board(theme: Theme, size: tuple[int, int]) -> Rect:
    """Return the place of the table in a window of ``size``."""
    top, strip, log = theme.px(TOP), theme.px(STRIP), theme.px(LOG)
    return Rect(0, top, size[0] - log, size[1] - top - strip)
