"""The row of a player turn in the log: the seat's sign and pictures of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, INK
from kraftwagen.ui.tables.hooks import Sign
from kraftwagen.ui.widgets.base import Ui

_SIDE = 20
_WIDE = 1.7
"""The most that a picture is wider than high."""
_GAP = 5


class Place(NamedTuple):
    """A sign with its rectangle in the row."""

    rect: Rect
    sign: Sign


def places(ui: Ui, game: str, signs: Sequence[Sign], width: int) -> tuple[list[Place], int]:
    """Return the places of signs in a row ``width`` pixels wide, and the row's height."""
    px = ui.theme.px
    line, left = px(_SIDE + 8), px(34)
    x, y, found = left, px(2), list[Place]()
    for sign in signs:
        w = sum(made.get_width() for made in _pictures(ui, game, sign))
        w += px(2) * (len(sign.images) - 1) + (px(6) if sign.plate else 0)
        if sign.number:
            w += px(2) + ui.res.text_size(sign.number, ui.theme.style("small_bold"))[0]
        if x + w > width - px(20) and x > left:
            x, y = left, y + line
        found.append(Place(Rect(x, y, w, line), sign))
        x += w + px(_GAP)
    return found, y + line + px(2)


def _pictures(ui: Ui, game: str, sign: Sign) -> list[Surface]:
    side = ui.theme.px(_SIDE - 3 if sign.plate else _SIDE)
    return [ui.res.image(f"{game}/{name}", side * _WIDE, side) for name in sign.images]


def draw(ui: Ui, game: str, seat: Seat, found: Sequence[Place], size: tuple[int, int]) -> Surface:
    """Return the picture of a turn's row."""
    px, canvas = ui.theme.px, ui.canvas
    made = Surface(size, pygame.SRCALPHA)
    line = px(_SIDE + 8)
    canvas.badge(made, seat, (px(20), px(2) + line // 2), px(19))
    for rect, sign in found:
        x = rect.x
        if sign.plate:
            plate = ui.theme.grown(rect, 0, -3)
            canvas.rect(made, CREAM, plate, radius=4)
            canvas.rect(made, BRASS_DARK, plate, 1, 4)
            x += px(3)
        for picture in _pictures(ui, game, sign):
            made.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
            x += picture.get_width() + px(2)
        if sign.number:
            words = ui.res.text(sign.number, ui.theme.style("small_bold"), INK)
            made.blit(words, words.get_rect(midleft=(x, rect.centery)))
    return made
