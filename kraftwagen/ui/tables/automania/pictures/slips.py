"""Draws contracts as slips when many are in hand: only their signs, as large as fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.ui.drawing.theme import CREAM, SEPIA
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.automania.pictures.tones import LINES
from kraftwagen.ui.tables.parts.places import rows_of, split

_MARK: Final = (15, 21)
"""Smallest and largest height in units of the mark below the signs (see ``areas.needs``)."""
_SIGNS: Final = (1.7, 2.3, 1.0, 1.8)
"""Widths of type, popularity, feature and medals as shares of their height. Where not even small
signs fit, the type is left to the colour of the edge."""
_HEIGHTS: Final = (22, 8)
"""Largest and smallest height of a sign, in units."""
_ROWS: Final = (1, 2, 3)
_GAP: Final = 2
_EDGE: Final = 1.6


def places(layout: Layout, area: Rect, count: int) -> list[Rect]:
    """Return the places of ``count`` slips, in the number of rows with the largest signs."""
    gap = layout.px(_GAP)

    def lie(rows: int) -> list[Rect]:
        across = -(-count // rows)
        return [slip for row in rows_of(area, rows, gap) for slip in split(row, across, gap)]

    found = map(lie, _ROWS)
    return max(found, key=lambda slips: fit(layout, slips[0]))[:count]


def slip(pad: DisplayList, card: int, rect: Rect) -> Surface:
    """Return a contract as a slip of the size of ``rect``, with room for ``mark`` left free."""
    layout, kind = pad.layout, pad.state.data.card_type[card]
    room, gap = _room(layout, Rect((0, 0), rect.size)), pad.px(_GAP)
    edge = LINES[kind].main if kind < len(LINES) else SEPIA
    ground = pad.canvas.box(rect.size, CREAM, edge, pad.px(_EDGE + 0.6), pad.px(5))

    def paint(surface: Surface) -> None:
        surface.blit(ground, (0, 0))
        whole, high = fit(layout, rect)
        while True:
            signs = _signs(pad, card, high, whole)
            lines = _lines([sign.get_width() for sign in signs], room.w, gap)
            if len(lines) * high <= room.h or high <= 1:
                break
            high -= 1
        for row, line in zip(rows_of(room, len(lines)), lines, strict=True):
            x = row.centerx - (sum(signs[at].get_width() + gap for at in line) - gap) // 2
            for at in line:
                surface.blit(signs[at], signs[at].get_rect(midleft=(x, row.centery)))
                x += signs[at].get_width() + gap

    return pad.composed(("slip", card), rect.size, paint)


def _signs(pad: DisplayList, card: int, high: int, whole: bool) -> list[Surface]:
    """Return the signs of what a contract asks for and brings."""
    data = pad.state.data
    found = [faces.signs(pad, [("star", data.card_popularity[card])], high)]
    if whole:
        name = f"type_{terms.CONTRACT_TYPES[data.card_type[card]]}"
        found.insert(0, pad.image(name, high * _SIGNS[0], high))
    if feature := faces.feature_image(data.card_feature[card]):
        found.append(pad.image(feature, high, high))
    found.append(faces.signs(pad, [("silver_medal", data.card_medals[card])], high))
    if data.card_start[card]:
        found.append(faces.signs(pad, [("autobuck", data.start_card_money)], high))
    return found


def mark(layout: Layout, rect: Rect) -> Rect:
    """Return the place on a slip for the mark of ``areas.needs``."""
    least, most = map(layout.px, _MARK)
    high = max(least, min(rect.h // 4, most))
    return Rect(rect.x, rect.bottom - high, rect.w, high).inflate(-layout.px(2), -layout.px(2))


def _room(layout: Layout, rect: Rect) -> Rect:
    """Return the place of a slip's signs."""
    edge = layout.px(_EDGE)
    foot = mark(layout, rect).y - layout.px(1)
    return Rect(rect.x + edge, rect.y + edge, rect.w - 2 * edge, foot - rect.y - edge)


def fit(layout: Layout, rect: Rect) -> tuple[bool, int]:
    """Return whether the car type's sign fits, too, and the height of all signs in pixels."""
    most, least = map(layout.px, _HEIGHTS)
    room = _room(layout, rect)
    for signs in (_SIGNS, _SIGNS[1:]):
        for high in range(most, least - 1, -1):
            widths = [sign * high for sign in signs]
            lines = _lines(widths, room.w, layout.px(_GAP))
            if max(widths) <= room.w and len(lines) * high <= room.h:
                return signs is _SIGNS, high
    return False, least - 1


def _lines(widths: Sequence[float], room: int, gap: int) -> list[list[int]]:
    """Return which signs stand side by side, as indices."""
    lines: list[list[int]] = []
    left = 0.0
    for at, wide in enumerate(widths):
        if not lines or wide > left:
            lines.append([])
            left = room
        lines[-1].append(at)
        left -= wide + gap
    return lines
