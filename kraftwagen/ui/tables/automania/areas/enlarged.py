"""Another seat's factory in large, shown while the pointer rests on its small one.

It is a picture only: nothing in it can be pointed at.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import card_of, is_known
from kraftwagen.ui.boxes import Box, Column, Row
from kraftwagen.ui.boxes.box import Align
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, INK, MUTED
from kraftwagen.ui.tables.automania.areas import factories, opponents
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import fitted
from kraftwagen.ui.tables.parts import panels, people, pieces
from kraftwagen.ui.tables.parts.panels import Ground, Words, piece

_CARD = (120, 80)
_LOW, _HIGH = 40, 70
"""Heights of contracts where there is little room, and much."""
_FLAT, _ABOVE = 2.5, 82
"""A place wider than that many times its height has contracts beside the factory; what is above
the factory there, in units."""
_LEAST, _AROUND = 90, 200
"""The least height of the factory, and what its name and contracts take beside it, in units."""
_FACTS = ("points", "money", "workers", "limit")
_WELL = (44, 24)
"""The least width and height of a figure of the seat, in units."""
_EDGES = 32
"""Room beside the factory where the panel is as wide as its place, in units."""


def draw(pad: DisplayList, seat: int) -> Rect:
    """Draw a seat's factory on a panel over grid and contracts; returns the panel's rectangle."""
    state, layout = pad.state, pad.layout
    aside = layout.between[1] if layout.folded else pad.aside
    wide = 200.0 if aside is None else aside.w / pad.layout.k - _EDGES

    def content(brief: bool) -> Box:
        held = [card_of(card) if is_known(card) else terms.HIDDEN for card in state.hands[seat]]
        contracts = (
            _contracts(pad, "enlarged.hand", held),
            _contracts(pad, "enlarged.played", list(state.played[seat])),
        )
        draw = partial(_board, pad, seat)
        if _flat(pad) and aside is not None:
            high = aside.h / layout.k - _ABOVE
            beside = Column(*contracts, gap=4, share=1)
            line = Row(piece(draw, high * 2.4, high), beside, gap=10, items="stretch", folds=False)
            return Column(_head(pad, seat), line, gap=6)
        line = Row(*contracts, gap=10, items="stretch", folds=False, share=1)
        high = wide * 0.42
        if aside is not None:
            high = max(_LEAST, min(high, aside.h / layout.k - _AROUND * pad.theme.text))
        board = piece(draw, 200, high, share=3)
        return Column(_head(pad, seat), board, line, gap=8)

    places = [*filter(None, [aside]), *pad.layout.between[:2]]
    first: Align = "start" if aside is not None else "stretch"
    return panels.open_in(pad, content, places, edge=(12, 10), first=first, others="stretch")


def _flat(pad: DisplayList) -> bool:
    """Whether contracts lie beside the factory, in a low place below the table."""
    return pad.aside is not None and pad.aside.w > _FLAT * pad.aside.h


def _head(pad: DisplayList, seat: int) -> Box:
    """Return the name of the seat and its figures, side by side where there is room."""
    return Row(_name(pad, seat), _facts(pad, seat), gap=8, items="stretch")


def _facts(pad: DisplayList, seat: int) -> Box:
    style, text = pad.words.style("small_bold"), pad.words.text

    def well(name: str) -> Box:
        wide, high = _WELL[0] * text, _WELL[1] * text
        return piece(lambda rect: opponents.fact(pad, seat, name, rect, style), wide, high, share=1)

    return Row(*map(well, _FACTS), gap=3, items="stretch", folds=False, share=1)


def _name(pad: DisplayList, seat: int) -> Box:
    """Return the name of the seat in its colour."""
    look = pad.canvas.player(seat)

    def badge(rect: Rect) -> None:
        side, middle = pad.px(20), rect.center
        pad.paint(lambda canvas, surface: canvas.badge(surface, seat, middle, side))

    name = Words(pad.position.names[seat], "bold", look.text, share=1)
    line = Row(people.box(pad, seat), piece(badge, 24, 24), name, gap=6, folds=False)
    plate = partial(pieces.plate, pad, fill=look.main, edge=INK, radius=7)
    return Ground(plate, line, pad=(6, 5), share=1)


def _board(pad: DisplayList, seat: int, rect: Rect) -> None:
    board = Rect(0, 0, *fitted(960, 400, rect.w, rect.h))
    board.midtop = rect.midtop
    factories.draw(pad, board, seat)


def _contracts(pad: DisplayList, words: str, cards: list[int]) -> Box:
    """Return contracts below a title."""

    def draw(rect: Rect) -> None:
        size = fitted(*_CARD, rect.w, rect.h)
        step = min(size[0] + pad.px(4), (rect.w - size[0]) / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            spot = Rect(round(rect.x + at * step), rect.y, *size)
            pad.place(faces.contract_face(pad, card, *size), spot)

    colour = BRASS_LIGHT if cards else MUTED
    none = None if cards else Words("–", "small_bold", MUTED)
    little = _flat(pad) or (pad.aside is None and not pad.layout.folded)
    shown = piece(draw, 60, _LOW if little else _HIGH, share=1) if cards else None
    return Column(Words(pad.say(words), "small_bold", colour), none, shown, share=1)
