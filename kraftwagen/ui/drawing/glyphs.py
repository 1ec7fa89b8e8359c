"""Pictures of the buttons of game controllers, in the program's own style."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.ornament import document
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, INK, Style, hexa
from kraftwagen.ui.platform.buttons import Make, sign

_FACE: Final = ("a", "b", "x", "y")
_WIDE: Final = ("left_shoulder", "right_shoulder", "left_trigger", "right_trigger")
_LINE: Final = 'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="9"'
_SHAPES: Final = {
    "a": '<path d="M32 32 68 68M68 32 32 68" {}/>',
    "b": '<circle cx="50" cy="50" r="22" {}/>',
    "x": '<path d="M30 30H70V70H30Z" {}/>',
    "y": '<path d="M50 26 74 67H26Z" {}/>',
}
"""The shapes on a PlayStation controller, as SVG in a box of 100."""
_PLATE: Final = '<circle cx="50" cy="50" r="44" {}/>'
_LINES: Final = '<path d="M30 36H70M30 50H70M30 64H70" {}/>'
_PANES: Final = '<path d="M28 30H58V54H28ZM44 62V70H74V44H66" {}/>'
_RAYS: Final = '<path d="M50 30V54M32 36 40 56M68 36 60 56" {}/>'
_STICK: Final = '<circle cx="50" cy="50" r="26" {}/>'
_PAD: Final = "M38 12H62V38H88V62H62V88H38V62H12V38H38Z"
_ARMS: Final = {
    "up": "M38 12H62V38L50 50 38 38Z", "down": "M38 88H62V62L50 50 38 62Z",
    "left": "M12 38V62H38L50 50 38 38Z", "right": "M88 38V62H62L50 50 62 38Z",
}  # fmt: skip


def width(button: str, tall: int) -> int:
    """Return the width of a button's picture that is ``tall`` pixels high."""
    return round(tall * 1.5) if button in _WIDE else tall


def draw(canvas: Canvas, surface: Surface, make: Make, button: str, place: Rect) -> None:
    """Draw a button's picture into a rectangle with the width that ``width`` returns."""
    body, size = _body(make, button), place.size
    wide = round(100 * place.w / place.h)
    surface.blit(canvas.res.svg(document(wide, 100, body), *size), place)
    words = sign(make, button)
    if words and not (make is Make.SHAPES and button in _FACE):
        share = 0.62 if len(words) == 1 else 0.36 if "stick" in button else 0.5
        px = round(place.h * share)
        text = canvas.res.text(words, Style("heading_bold", max(8, px)), CREAM)
        # Josefin Sans sits high in its line.
        spot = text.get_rect(center=(place.centerx, place.centery + round(px * 0.08)))
        surface.blit(text, spot)


def _body(make: Make, button: str) -> str:
    dark = f'fill="{hexa(INK)}" stroke="{hexa(BRASS)}" stroke-width="6"'
    light = f'{_LINE} stroke="{hexa(CREAM)}"'
    if button in _WIDE:
        return f'<rect x="5" y="14" width="140" height="72" rx="26" {dark}/>'
    if button in _ARMS:
        return (
            f'<path d="{_PAD}" {dark} stroke-linejoin="round"/>'
            f'<path d="{_ARMS[button]}" fill="{hexa(BRASS_LIGHT)}"/>'
        )
    plate = _PLATE.format(dark)
    if button in _FACE:
        return plate + (_SHAPES[button].format(light) if make is Make.SHAPES else "")
    if button in ("left_stick", "right_stick"):
        return plate + _STICK.format(f'{_LINE.replace("9", "4")} stroke="{hexa(BRASS)}"')
    if sign(make, button):
        return plate
    if button == "view":
        return plate + (_RAYS if make is Make.SHAPES else _PANES).format(light.replace("9", "7"))
    return plate + _LINES.format(light.replace("9", "7"))
