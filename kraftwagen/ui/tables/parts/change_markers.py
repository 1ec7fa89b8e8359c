"""Bookmarks on the places that the last player turns changed, in the player's colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from kraftwagen.engine.types import Event
from kraftwagen.ui.drawing.theme import CREAM, INK, hexa
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.display_list import DisplayList


def over_edge(pad: DisplayList, rect: Rect, key: Key) -> Rect:
    """Return the rectangle of a bookmark that sticks out over the upper edge of ``rect``."""
    w, h = pad.px(13), pad.px(18)
    box = Rect(0, 0, w, h)
    if rect.h < 2 * h:  # A line with a number at its right.
        box.midbottom = (rect.x + w // 2, rect.y + round(rect.h * 0.3))
    else:  # Beside the middle, where things have their titles and numbers.
        box.center = (rect.right - round(rect.w * 0.3), rect.y + pad.px(1))
    return box


def draw(
    pad: DisplayList,
    marks: Sequence[Event],
    lies: Callable[[DisplayList, Rect, Key], Rect | None] = over_edge,
) -> None:
    """Draw a bookmark on every place changed by ``marks``; the latest colour wins.

    ``lies`` returns the bookmark's rectangle beside a place; None for a place that needs none.
    """
    found: dict[Key, int] = {}
    for event in marks:
        place = event.mark()
        if place is not None:
            found[place] = event.seat  # type: ignore[attr-defined]
    for key, seat in found.items():
        rect = pad.zones.get(key)
        if rect is not None and rect.colliderect(pad.layout.rect):
            # Not under the bars around the table, where nobody would see it.
            box = lies(pad, rect, key)
            if box is not None:
                _ribbon(pad, box.clamp(pad.layout.rect), seat, key)


def _ribbon(pad: DisplayList, box: Rect, seat: int, key: Key) -> None:
    """Draw a bookmark; it has no frame, because a frame means "can be pressed"."""
    w, h = box.size
    line = max(1.0, pad.px(1.3))
    edge = line * 1.2
    path = (
        f"M{edge:g} {edge:g}H{w - edge:g}V{h - edge:g}L{w / 2:g} {h - edge - w * 0.34:g}"
        f"L{edge:g} {h - edge:g}Z"
    )
    shared = f'd="{path}" stroke-linejoin="round"'
    # A light edge around the dark one, to stand out on light and dark things.
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}"><path {shared} fill="none" stroke="{hexa(CREAM)}" '
        f'stroke-width="{2 * edge:g}"/><path {shared} fill="{hexa(pad.canvas.player(seat).main)}" '
        f'stroke="{hexa(INK)}" stroke-width="{line:g}"/></svg>'
    )
    pad.place(pad.res.svg(text, w, h), box, key)
