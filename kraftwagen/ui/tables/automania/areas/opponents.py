"""The other seats' factories in small, with everything of theirs that is public."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import offices
from kraftwagen.games.automania.state import card_of, is_known
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, INK, PAPER, Style
from kraftwagen.ui.tables.automania.areas import factories, matrix
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import fitted
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import people, pieces
from kraftwagen.ui.tables.parts.places import split

_HEAD = 26
_OVER = 10
"""How far a face rises above the row with the name."""
_LOW = 136
"""Largest height of what lies below the factory."""
_CARD = 60
"""Smallest width of a contract; if there is less room, contracts overlap."""
_FACTS = 41
"""Largest height of workers, money and limit; the contracts get the rest."""
_KNOWN: Final = ("workers", "money", "limit")


def order(viewer: int, seats: int) -> list[int]:
    """Return the other seats, beginning with the left neighbour."""
    return [(viewer + step) % seats for step in range(1, seats)]


def _places(pad: DisplayList) -> Iterator[tuple[int, Rect]]:
    others = order(pad.position.viewer, len(pad.state.order))
    return zip(others, pad.layout.opponents, strict=True)


def _board(pad: DisplayList, area: Rect) -> Rect:
    """Return the rectangle of the factory."""
    inner, px = area.inflate(-pad.px(8), -pad.px(8)), pad.px
    top = inner.y + _head_height(pad) + px(3)
    size = fitted(960, 400, inner.w, inner.bottom - top - px(58))
    return Rect(inner.x + (inner.w - size[0]) // 2, top, *size)


def boards(pad: DisplayList) -> Iterator[tuple[int, Rect]]:
    """Return the other seats with the rectangles of their factories."""
    for seat, area in _places(pad):
        yield seat, _board(pad, area)


def begin(pad: DisplayList) -> None:
    """Start loading the drawings of the factories."""
    for seat, board in boards(pad):
        factories.begin(pad, board, seat)


def drawing(pad: DisplayList) -> Iterator[None]:
    """Draw all other seats, one a step."""
    for seat, area in _places(pad):
        _opponent(pad, seat, area)
        yield


def _opponent(pad: DisplayList, seat: int, area: Rect) -> None:
    px = pad.px
    pieces.panel(pad, area)
    pad.zone(("other", seat), area)
    inner, board = area.inflate(-px(8), -px(8)), _board(pad, area)
    _head(pad, seat, Rect(inner.x, inner.y, inner.w, _head_height(pad)))
    factories.draw(pad, board, seat)
    low = Rect(inner.x, board.bottom + px(4), inner.w, inner.bottom - board.bottom - px(4))
    wide = round(low.w * 0.3)
    matrix.small(pad, Rect(low.right - wide, low.y, wide, min(low.h, px(_LOW))), seat)
    _rest(pad, seat, Rect(low.x, low.y, low.w - wide - px(6), low.h))


def _head_height(pad: DisplayList) -> int:
    """Return the height of the row with the name, above which faces rise."""
    return max(pad.px(_HEAD), people.height(pad) - pad.px(_OVER))


def _head(pad: DisplayList, seat: int, area: Rect) -> None:
    state, px = pad.state, pad.px
    look = pad.canvas.player(seat)
    pieces.plate(pad, area, look.main, INK, 6)
    face = people.draw(pad, seat, area.x - px(2), area.bottom + px(1))
    left = face.right - px(3) if face is not None else area.x
    badge, middle = px(16), (left + px(13), area.centery)
    pad.paint(lambda canvas, surface: canvas.badge(surface, seat, middle, badge))
    name = left + px(25)
    points = faces.signs(pad, [("score", state.points[seat])], px(19), look.text)
    pad.put(points, (area.right - px(5) - points.get_width() / 2, area.centery))
    spot = points.get_rect(midright=(area.right - px(5), area.centery))
    right = spot.x - factories.lead(pad, seat, spot.x, area)
    if offices.has_retired(state, seat):
        number = state.offices.index(seat) + 1
        plate = Rect(0, 0, px(17), px(19))
        plate.midright = (right - px(10), area.centery)
        # On a plate, as on the sales office, so that it is not taken for points.
        pieces.plate(pad, plate, PAPER, INK, 4)
        pad.put(faces.number(pad, number, px(14), INK), plate.center)
        sign = pad.image("action_retire", px(19), px(19))
        pad.put(sign, (plate.x - px(12), area.centery))
        start = plate.x - px(22)
        pad.zone(("gone", seat), Rect(start, area.y, plate.right - start, area.h))
        right = start - px(2)
    words = Rect(name, area.y, right - name - px(3), area.h)
    pad.fitted(pad.position.names[seat], "small_bold", look.text, words)
    pad.zone(("points", seat), spot.inflate(px(8), px(5)))


def _rest(pad: DisplayList, seat: int, area: Rect) -> None:
    """Draw workers, money, limit; contracts in hand and played."""
    px = pad.px
    high = min(area.h, px(_LOW))
    upper = Rect(area.x, area.y, area.w, min((high - px(2)) // 2, px(_FACTS)))
    lower = Rect(area.x, upper.bottom + px(2), area.w, high - upper.h - px(2))
    for name, cell in zip(_KNOWN, split(upper, len(_KNOWN), px(3)), strict=True):
        fact(pad, seat, name, cell, pad.theme.style("small_bold"))
        pad.zone((name, seat), cell)
    _cards(pad, seat, lower)


def fact(pad: DisplayList, seat: int, name: str, cell: Rect, style: Style) -> None:
    """Draw a figure of a seat in a well; money that is kept from the viewer is a closed purse."""
    state, px = pad.state, pad.px
    closed = name == "money" and seat in pad.position.hidden_totals
    image, number = {
        "points": ("victory_point", state.points[seat]),
        "workers": ("", state.home[seat]),
        "money": ("purse_closed" if closed else "autobuck", state.money[seat]),
        "limit": ("sales_limit", offices.limit(state, seat)),
    }[name]
    pieces.well(pad, cell, radius=5)
    side = min(cell.h - px(2), px(24))
    sign = pad.image(image, side, side) if image else faces.worker(pad, seat, side)
    pad.place(sign, sign.get_rect(midleft=(cell.x + px(2), cell.centery)))
    room = Rect(cell.x + side, cell.y, cell.w - side - px(2), cell.h)
    pad.text("" if closed else str(number), style, CREAM, room, "center")


def _cards(pad: DisplayList, seat: int, area: Rect) -> None:
    """Draw contracts in hand as far as they are public (K2), and medals of those played."""
    state, px = pad.state, pad.px
    played = state.played[seat]
    medals = sum(state.data.card_medals[card] for card in played)
    right = area.right
    if played:
        words = faces.signs(
            pad, [("silver_medal", medals)], min(area.h - px(2), px(20)), BRASS_LIGHT
        )
        pad.put(words, (right - words.get_width() / 2, area.centery))
        pad.zone(("played", seat), words.get_rect(midright=(right, area.centery)))
        right -= words.get_width() + px(4)
    pad.zone(("hand", seat), Rect(area.x, area.y, right - area.x, area.h))
    held = sorted(state.hands[seat], key=lambda card: not is_known(card))
    room = right - area.x
    size = fitted(168, 112, max(px(_CARD), room // max(1, len(held)) - px(2)), area.h)
    step = min(size[0] + px(2), (room - size[0]) / max(1, len(held) - 1))
    for at, card in enumerate(held):
        known = is_known(card)
        number = card_of(card)
        shown = number if known or number >= terms.CONTRACTS else terms.HIDDEN
        rect = Rect(round(area.x + at * step), area.y + (area.h - size[1]) // 2, *size)
        pad.place(faces.contract_face(pad, shown, *size), rect, ("theirs", seat, at))
        key = ("known", seat, number) if known else ("hidden", seat, at)
        pad.zone(key, rect)


def seat_of(key: Key, viewer: int) -> int | None:
    """Return the owner of a place that belongs to a seat other than the viewer, else None."""
    if key[0] in _THEIRS and len(key) > 1 and key[1] != viewer:
        return int(key[1])
    return None


_THEIRS: Final = (
    *("other", "works", "place", "cars", "end", "points", "money", "workers", "limit"),
    *("played", "known", "hidden", "hand", "popularity", "gone", "leads"),
)
"""First parts of keys of places that belong to a seat."""
