"""Another seat's factory in large, shown while the pointer rests on it.

It is a picture only: nothing in it can be pointed at.
"""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import card_of, is_known
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, INK, MUTED
from kraftwagen.ui.tables.automania.areas import factories
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import fitted
from kraftwagen.ui.tables.parts import pieces

_HEAD = 34
_CARD = (120, 80)


def draw(pad: DisplayList, seat: int) -> Rect:
    """Draw a seat's factory on a panel over grid and contracts; return the panel's rectangle."""
    layout, px, state = pad.layout, pad.px, pad.state
    area = layout.middle
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=False, shadow=8))
    inner = area.inflate(-px(24), -px(20))
    look = pad.canvas.player(seat)
    head = Rect(inner.x, inner.y, inner.w, px(_HEAD))
    pieces.plate(pad, head, look.main, INK, 7)
    badge, middle = px(20), (head.x + px(18), head.centery)
    pad.paint(lambda canvas, surface: canvas.badge(surface, seat, middle, badge))
    words = Rect(head.x + px(36), head.y, head.w - px(40), head.h)
    pad.fitted(pad.position.names[seat], "bold", look.text, words)
    size = fitted(960, 400, inner.w, round(inner.h * 0.62))
    board = Rect((inner.x + (inner.w - size[0]) // 2, head.bottom + px(8)), size)
    factories.draw(pad, board, seat)
    low = Rect(inner.x, board.bottom + px(8), inner.w, inner.bottom - board.bottom - px(8))
    _contracts(pad, seat, low, [card_of(card) if is_known(card) else terms.HIDDEN
                                for card in state.hands[seat]])  # fmt: skip
    return area


def _contracts(pad: DisplayList, seat: int, area: Rect, held: list[int]) -> None:
    """Draw contracts in hand at the left, played ones at the right."""
    px, played = pad.px, pad.state.played[seat]
    half = (area.w - px(10)) // 2
    groups = (("enlarged.hand", held), ("enlarged.played", list(played)))
    for number, (words, cards) in enumerate(groups):
        left = area.x + number * (half + px(10))
        title = Rect(left, area.y, half, px(20))
        colour = BRASS_LIGHT if cards else MUTED
        pad.fitted(pad.say(words), "small_bold", colour, title)
        if not cards:
            below = Rect(left, title.bottom, half, title.h)
            pad.fitted("–", "small_bold", MUTED, below)
        size = fitted(*_CARD, half, area.bottom - title.bottom - px(2))
        step = min(size[0] + px(4), (half - size[0]) / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            spot = Rect(round(left + at * step), title.bottom + px(2), *size)
            pad.place(faces.contract_face(pad, card, *size), spot)
