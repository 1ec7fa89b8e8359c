"""Places of the bookmarks at the changes of the last player turns; none covers a number."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.change_markers import over_edge
from kraftwagen.ui.tables.parts.display_list import DisplayList

_ABOVE: Final = ("tile", "award", "stack", "active", "card", "dev")
"""First parts of keys of places with words or numbers up to their upper edge."""
_INSIDE: Final = 5
"""How far a bookmark reaches into these, in units."""


def lies(pad: DisplayList, rect: Rect, key: Key) -> Rect | None:
    """Return the rectangle of the bookmark at a place; None for a workshop that is empty again."""
    if key[0] == "workshop" and not pad.state.players[int(key[1])].workshops[int(key[2])]:
        return None
    box = over_edge(pad, rect, key)
    if key[0] in _ABOVE:
        box.midbottom = (rect.right - box.w, rect.y + pad.px(_INSIDE))
    elif key[0] == "points":
        box.midright = (rect.x - pad.px(1), rect.centery)
    return box
