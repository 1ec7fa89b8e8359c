"""Small pictures that all tables share: numbers, panels, plates, wells, buttons."""

from __future__ import annotations

from typing import Final

from pygame import Color, Rect, Surface

from kraftwagen.ui.drawing.theme import (
    ACCENT,
    ACCENT_LIGHT,
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    GREEN_DARK,
    GREEN_LIGHT,
    INK,
    MUTED,
    Colour,
    Style,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.display_list import DisplayList

WHITE: Final = Color("#ffffff")
TITLE: Final = BRASS_LIGHT
"""The colour of area titles."""
BUTTONS: Final = {
    "primary": (ACCENT, ACCENT_LIGHT, INK),
    "plain": (GREEN, GREEN_LIGHT, CREAM),
    "off": (GREEN_DARK, GREEN_DARK, MUTED),
}
"""The fill, the fill when hovered and the text colour of each kind of button."""


def least(pad: DisplayList) -> int:
    """Return the size of the smallest numbers in pixels, larger in a roomy window."""
    return pad.px(13) if pad.layout.roomy else 8


def numeral(pad: DisplayList, text: str, size: float, colour: Colour) -> Surface:
    """Return a bold number ``size`` pixels high, but at least ``least`` pixels."""
    return pad.res.text(text, Style("bold", max(least(pad), round(size))), colour)


def on_middle(surface: Surface, image: Surface, rect: Rect, drop: float = 0) -> None:
    """Blit an image in the middle of a rectangle, moved down by ``drop`` pixels."""
    surface.blit(
        image,
        (rect.x + (rect.w - image.get_width()) // 2,
         round(rect.y + (rect.h - image.get_height()) / 2 + drop)),
    )  # fmt: skip


def faded(image: Surface, alpha: int) -> Surface:
    """Return a translucent copy."""
    made = image.copy()
    made.set_alpha(alpha)
    return made


def panel(pad: DisplayList, rect: Rect, kind: str = "area") -> None:
    """Draw the background of an area, calm and without lines."""
    pad.place(pad.canvas.ground(rect.size, kind, deco=False), rect)


def titled_panel(pad: DisplayList, rect: Rect, words: str, title: tuple[float, ...]) -> None:
    """Draw the background and title of an area; ``title`` is the title's rectangle in units."""
    panel(pad, rect)
    x, y, w, h = (pad.px(length) for length in title)
    pad.label(pad.say(words), "label", TITLE, Rect(rect.x + x, rect.y + y, w, h))


def plate(
    pad: DisplayList, rect: Rect, fill: Colour, edge: Colour = INK, radius: float = 5
) -> None:
    """Draw a plain framed field as part of the scenery."""
    pad.place(pad.canvas.box(rect.size, fill, edge, max(1.0, pad.px(1.2)), pad.px(radius)), rect)


def well(pad: DisplayList, rect: Rect, dark: bool = True, radius: float = 5) -> None:
    """Draw a sunken place for a piece."""
    fill = Color(12, 30, 27, 120) if dark else Color(255, 255, 255, 60)
    edge = BRASS if pad.theme.contrast else None
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
    """Draw a button of a kind in ``BUTTONS`` and add its place."""
    fill, lit, colour = BUTTONS[kind]
    plate(pad, rect, lit if hovered == key else fill, INK if kind == "primary" else BRASS, 5)
    room = rect.inflate(-pad.px(6), 0)
    if pad.in_line([words], style, room.w) is None:
        pad.boxed(words, "small_bold", colour, room, "center")
    else:
        pad.fitted(words, style, colour, room, "center")
    pad.zone(key, rect)
