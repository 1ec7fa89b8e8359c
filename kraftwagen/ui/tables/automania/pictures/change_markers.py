"""Places of the bookmarks on what the last player turns changed."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.change_markers import over_edge
from kraftwagen.ui.tables.parts.display_list import DisplayList

_HELD = ("held", "hidden", "known")
"""Names of places of contracts in hand."""


def lies(pad: DisplayList, rect: Rect, key: Key) -> Rect:
    """Return the rectangle of the bookmark on a place, clear of its numbers."""
    high = min(pad.px(18), max(pad.px(12), round(rect.h * 0.6)))
    box = Rect(0, 0, round(high * 0.7), high)
    match key:
        case ("ship", terms.AMERICA, _):
            box.center = (rect.right + pad.px(2), rect.centery)
        case ("ship", _, _):
            box.center = (rect.x - pad.px(2), rect.centery)
        case ("played", _):
            box.midright = (rect.x - pad.px(2), rect.centery)
        case ("hand", seat):
            held = [one for name, one in pad.zones.items() if name[0] in _HELD and name[1] == seat]
            last = max(held, key=lambda one: (one.bottom, one.right), default=rect)
            box.midtop = (last.right - box.w, last.y - high // 4)
            if ("own", seat) in pad.zones:  # whose contracts say at their upper right what lacks
                box.midright = (last.x + box.w // 3, last.y + round(last.h * 0.45))
        case ("sponsor" | "marketing",):
            box.topleft = (rect.x + pad.px(4), rect.y)  # on the picture, beside which words stand
        case ("action", _):
            box.midtop = (rect.right - round(rect.w * 0.3), rect.y)
        case ("place", _, _):
            box.midtop = (rect.right, rect.y - high // 4)
        case _:
            return over_edge(pad, rect, key)
    return box
