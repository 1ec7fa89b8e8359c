"""Panels of words over a table: trees of boxes that a display list draws, without widgets.

Their words follow the player's size of text, boards and pieces do not. A panel opens in the first
of several places that holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Unpack

from pygame import Color, Rect

from kraftwagen.ui.boxes import Box, Column, Leaf, Sheet, fixed
from kraftwagen.ui.boxes.box import ALONG, Align, Look
from kraftwagen.ui.boxes.words import Written
from kraftwagen.ui.drawing.theme import BRASS, CREAM, INK, PAPER, Colour, Theme
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.table_input import TableInput

LIT: Final = Color("#fff6dc")
"""Colour of a field that is pointed at or chosen."""
GOOD: Final = Color("#9be08a")
BAD: Final = Color("#ffb199")
"""Text colours of a gain and a loss on dark panels."""
_LEAST: Final = 0.5
"""Words of a panel are not made smaller than this."""
_SMALLER: Final = 0.1
"""Step by which words of a panel grow less, in a window that holds it nowhere."""
Declare = Callable[[bool], Box]
"""A function that returns a new tree for each attempt to lay it out; brief for little room."""


class PanelSheet(Sheet):
    """Measures for a panel: lengths of the table, words of the player's size."""

    ui: Any = None

    def __init__(self, pad: DisplayList, theme: Theme) -> None:
        self.pad, self.theme = pad, theme

    def px(self, units: float) -> int:
        return self.pad.px(units)

    def em(self, units: float) -> int:
        return self.pad.px(units * self.theme.text)

    def size(self, words: str, style: str, wrap: int = 0) -> tuple[int, int]:
        return self.pad.res.text_size(words, self.theme.style(style), wrap)


class Words(Written):
    """Words of a panel: written into its display list, small and light unless said otherwise."""

    def __init__(
        self,
        words: str,
        style: str = "small",
        colour: Colour = CREAM,
        *,
        valign: str = "middle",
        **more: Any,
    ) -> None:
        super().__init__(words, style, colour, **more)
        self.valign = valign

    def place(self, sheet: Sheet, rect: Rect) -> None:
        assert isinstance(sheet, PanelSheet)
        look = sheet.theme.style(self.style)
        wrap = not self.line
        sheet.pad.text(self.words, look, self.colour, rect, self.align, self.valign, wrap)


class Ground(Column):
    """A column on something drawn: a plate, a place to press."""

    def __init__(
        self,
        ground: Callable[[Rect], object],
        *parts: Box | None,
        rest: Align = "start",
        **look: Unpack[Look],
    ) -> None:
        super().__init__(*parts, rest=rest, **look)
        self._ground = ground

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self._ground(rect)
        super().place(sheet, rect)


def piece(draw: Callable[[Rect], object], w: float, h: float, *, share: float = 0) -> Leaf[object]:
    """Return a drawing of at least ``w`` x ``h`` units."""
    return fixed(lambda _, rect: draw(rect), w, h, share=share)


def field(
    pad: DisplayList, key: Key, lit: bool, *parts: Box, edge: Colour = BRASS, least_h: float = 40
) -> Box:
    """Return a pale field to press, with boxes on it."""

    def ground(rect: Rect) -> None:
        pieces.plate(pad, rect, LIT if lit else PAPER, edge, 5)
        pad.zone(key, rect)

    return Ground(ground, *parts, pad=(4, 3), least_h=least_h, rest="center")


def press(
    pad: DisplayList,
    key: Key,
    words: str,
    kind: str,
    hovered: Key | None,
    style: str = "button_small",
    share: float = 0,
    least: float = 34,
) -> Box:
    """Return a button of a kind in ``pieces.BUTTONS``."""
    fill, lit, colour = pieces.BUTTONS[kind]

    def ground(rect: Rect) -> None:
        edge = INK if kind == "primary" else BRASS
        pieces.plate(pad, rect, lit if hovered == key else fill, edge, 5)
        pad.zone(key, rect)

    said = Words(words, style, colour, align="center")
    return Ground(
        ground, said, pad=(6, 2), least_w=least, least_h=least, rest="center", share=share
    )


def open_in(
    pad: DisplayList,
    declare: Declare,
    areas: Iterable[Rect],
    *,
    key: Key | None = None,
    kind: str = "dark",
    deco: bool = False,
    edge: tuple[float, float] = (12, 8),
    first: Align = "center",
    others: Align = "center",
    middle: int | None = None,
    shadow: int = 8,
    frame: Callable[[Rect], object] | None = None,
) -> Rect:
    """Draw a panel in the first of several areas that holds it; returns its rectangle.

    ``first`` and ``others`` align it vertically in the first area and in later ones; "stretch"
    fills the area, else it is as high as its content. ``middle`` (y in pixels) centres it there as
    far as the area allows. ``edge`` is the room inside it in units: sides, then top and bottom.
    ``frame`` draws over its background, ``key`` makes it a place to touch. If no area holds it,
    ``declare(True)`` gives a shorter version; if that does not fit either, its words shrink.
    """
    side, above = pad.px(edge[0]), pad.px(edge[1])
    rooms = [area.inflate(-2 * side, -2 * above) for area in areas]
    sheet, tree, room = _fitting(pad, declare, rooms)
    inner, stands = room.copy(), first if room is rooms[0] else others
    if stands != "stretch":
        inner.h = min(room.h, tree.height(sheet, room.w))
        inner.y += round((room.h - inner.h) * ALONG[stands])
    if middle is not None:
        inner.centery = middle
        inner.clamp_ip(room)
    box = inner.inflate(2 * side, 2 * above)
    pad.paint(lambda canvas, surface: canvas.panel(surface, box, kind, deco=deco, shadow=shadow))
    if frame is not None:
        frame(box)
    if key is not None:
        pad.zone(key, box)
    tree.place(sheet, inner)
    return box


def _fitting(pad: DisplayList, declare: Declare, rooms: Sequence[Rect]) -> tuple[Sheet, Box, Rect]:
    """Return a tree with the first room that holds it, and its measures."""
    theme = pad.words
    while True:
        sheet = PanelSheet(pad, theme)
        for brief in (False, True):
            tree = declare(brief)
            for room in rooms:
                if tree.widths(sheet)[0] <= room.w and tree.height(sheet, room.w) <= room.h:
                    return sheet, tree, room
        if theme.text < _LEAST:
            return sheet, tree, rooms[-1]
        theme = replace(theme, text=theme.text - _SMALLER, least=0.0)


def lay(pad: DisplayList, tree: Box, rect: Rect) -> None:
    """Draw a tree on the board itself, where words do not grow."""
    tree.place(PanelSheet(pad, pad.theme), rect)


def clear(inputs: TableInput, areas: Iterable[Rect], redrawn: Collection[str]) -> list[Rect]:
    """Return the areas without places that may be touched now and without open panels.

    Places whose first part of the key is in ``redrawn`` are drawn on the panel, too.
    """
    taken = [rect for key, rect in inputs.pad.zones.items()
             if key[0] not in redrawn and inputs.touchable.lawful(key)]  # fmt: skip
    over = inputs.over.zones if inputs.over is not None else {}
    taken += [rect for key, rect in over.items() if key in inputs.blocking]
    return [area for area in areas if area.collidelist(taken) < 0]
