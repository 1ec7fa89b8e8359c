"""Small pictures that the areas of every table share: numbers, plates, wells, shapes of seats."""

from __future__ import annotations

from typing import Final

from pygame import Color, Rect, Surface

from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    GREEN_DARK,
    GREEN_LIGHT,
    INK,
    MUTED,
    SEPIA,
    Colour,
    Style,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.display_list import DisplayList

WHITE: Final = Color("#ffffff")
TITLE: Final = BRASS_LIGHT
"""The names of areas."""
_BUTTONS: Final = {
    "primary": (BRASS, BRASS_LIGHT, INK),
    "plain": (GREEN, GREEN_LIGHT, CREAM),
    "off": (GREEN_DARK, GREEN_DARK, MUTED),
}
"""Kinds of buttons: ground, ground under the pointer, words."""


def least(pad: DisplayList) -> int:
    """The size of the smallest numbers, in pixels: in a large window all can be read."""
    return pad.px(13) if pad.layout.roomy else 8


def numeral(pad: DisplayList, text: str, size: float, colour: Colour) -> Surface:
    """A bold number ``size`` pixels high; larger on small pieces of a large window."""
    return pad.res.text(text, Style("bold", max(least(pad), round(size))), colour)


def on_middle(surface: Surface, image: Surface, rect: Rect, drop: float = 0) -> None:
    """Blit in the middle of a rectangle."""
    surface.blit(
        image,
        (rect.x + (rect.w - image.get_width()) // 2,
         round(rect.y + (rect.h - image.get_height()) / 2 + drop)),
    )  # fmt: skip


def faded(image: Surface, alpha: int) -> Surface:
    """A copy that lets the ground shine through."""
    made = image.copy()
    made.set_alpha(alpha)
    return made


def panel(pad: DisplayList, rect: Rect, kind: str = "green") -> None:
    """The ground of an area."""
    pad.place(pad.canvas.ground(rect.size, kind, deco=False), rect)


def titled_panel(pad: DisplayList, rect: Rect, words: str, title: tuple[float, ...]) -> None:
    """The ground of an area under its name; ``title`` is where that stands in it, unscaled."""
    panel(pad, rect)
    x, y, w, h = (pad.px(length) for length in title)
    pad.fitted(pad.say(words), "label", TITLE, Rect(rect.x + x, rect.y + y, w, h))


def plate(
    pad: DisplayList, rect: Rect, fill: Colour, edge: Colour = INK, radius: float = 5
) -> None:
    """A plain framed field as part of the scenery."""
    pad.place(pad.canvas.box(rect.size, fill, edge, max(1.0, pad.px(1.2)), pad.px(radius)), rect)


def well(pad: DisplayList, rect: Rect, dark: bool = True, radius: float = 5) -> None:
    """A sunken place for a piece."""
    fill = Color(12, 30, 27, 120) if dark else Color(255, 255, 255, 60)
    edge = BRASS_DARK if dark else SEPIA
    pad.place(pad.canvas.box(rect.size, fill, edge, max(1.0, pad.px(1)), pad.px(radius)), rect)


def button(
    pad: DisplayList,
    key: Key,
    words: str,
    rect: Rect,
    kind: str,
    hovered: Key | None,
    style: str = "button_small",
) -> None:
    """A button on the table, of a kind in ``_BUTTONS``."""
    fill, lit, colour = _BUTTONS[kind]
    plate(pad, rect, lit if hovered == key else fill, INK if kind == "primary" else BRASS, 5)
    pad.fitted(words, style, colour, rect.inflate(-pad.px(6), 0), "center")
    pad.zone(key, rect)
