"""Buttons and check boxes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pygame import Rect, Surface

from kraftwagen.ui.drawing.ornament import document, frame
from kraftwagen.ui.drawing.stretching import patch_size, stretched
from kraftwagen.ui.drawing.theme import (
    ACCENT,
    ACCENT_LIGHT,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    GREEN_DARK,
    GREEN_LIGHT,
    INK,
    MUTED,
    OFF_GREEN,
    OFF_PAPER,
    OXBLOOD,
    OXBLOOD_LIGHT,
    PAPER_SHADE,
    SEPIA,
    WHITE,
    Colour,
    Palette,
    hexa,
)
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State

_CORNER: Final = 12
"""Room for a rounded corner with its lines, in units."""
KINDS: Final = {
    "green": (GREEN_LIGHT, GREEN, BRASS, CREAM),
    "primary": (ACCENT_LIGHT, ACCENT, BRASS_DARK, INK),
    "danger": (OXBLOOD_LIGHT, OXBLOOD, BRASS, CREAM),
    "paper": (CREAM, PAPER_SHADE, BRASS_DARK, INK),
}
"""Names of the colours of each kind of button: top, foot, line and text."""


_BESIDE_PICTURE: Final = 12
"""Room between a picture and the words, in design units."""


class Face(NamedTuple):
    """The colours of a button in one state."""

    top: Colour
    foot: Colour
    line: Colour
    words: Colour


def face_colours(colour: Palette, kind: str, state: State, selected: bool = False) -> Face:
    """Return the colours of a button; a test checks the contrast of all kinds and states."""
    top: Colour
    foot: Colour
    line: Colour
    top, foot, line, words = KINDS[kind]
    dark = words != INK
    if state == "disabled":
        flat, weak = (OFF_PAPER, SEPIA) if kind == "paper" else (OFF_GREEN, MUTED)
        return Face(flat, flat, colour.mix(flat, weak, 0.4), weak)
    if state == "hovered":
        # Dark buttons light up from below, to keep the text's contrast.
        if dark:
            top, foot = colour.mix(top, WHITE, 0.02), colour.mix(foot, top, 0.75)
        else:
            light = WHITE if kind == "paper" else CREAM
            top, foot = (
                colour.mix(top, light, 0.22),
                colour.mix(foot, light, 0.3 if kind == "paper" else 0.14),
            )
        line = BRASS_LIGHT if dark else line
    elif state == "pressed" or selected:
        top, foot = colour.mix(foot, INK, 0.12), colour.mix(top, INK, 0.12)
    if selected:
        line = BRASS_LIGHT if dark else OXBLOOD
    return Face(top, foot, line, words)


def button_face(
    ui: Ui, surface: Surface, kind: str, state: State, selected: bool = False
) -> Colour:
    """Paint the body of a button onto the whole surface; returns the text's colour."""
    face = face_colours(ui.canvas.colour, kind, state, selected)
    weight = ui.theme.weight * (1.6 if state == "hovered" else 1.0)
    edge = INK if not ui.theme.contrast or face.words == INK else face.line
    size, corner = surface.get_size(), ui.theme.px(_CORNER)
    narrow = (patch_size(size, corner)[0], size[1])
    text = frame(
        narrow,
        ui.theme.scale,
        (hexa(face.top), hexa(face.foot)),
        hexa(edge),
        hexa(face.line),
        False,
        weight if weight != ui.theme.weight or ui.theme.contrast else 1.0,
        ui.theme.world.frame,
    )
    surface.blit(stretched(ui.res.svg(text, *narrow), size, corner), (0, 0))
    return face.words


class Button(Widget):
    """A push button with a text, an icon of assets/icons, or both.

    ``kind`` is "green", "primary", "danger" or "paper". ``align="left"`` suits lists of buttons.
    ``note`` is a second, smaller line. ``room`` is the size in pixels of a picture at its left,
    which ``set_picture`` sets.
    """

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        text: str,
        on_press: Callable[[], object],
        *,
        kind: str = "green",
        icon: str = "",
        note: str = "",
        style: str = "button",
        align: str = "center",
        selected: bool = False,
        tip: str = "",
        enabled: bool = True,
        visible: bool = True,
        layer: int = 1,
        wraps: bool = False,
        room: tuple[int, int] = (0, 0),
    ) -> None:
        """``wraps`` breaks a text that is too long into lines; otherwise it shrinks."""
        super().__init__(ui, rect, tip=tip, enabled=enabled, visible=visible, layer=layer)
        self.text, self.note, self.icon = text, note, icon
        self.on_press, self.wraps = on_press, wraps
        self.kind, self.style, self.align, self.selected = kind, style, align, selected
        self.room = room
        self.picture: Surface | None = None
        self.refresh()

    def set_picture(self, picture: Surface) -> None:
        """Show a picture in the room for it."""
        self.picture = picture
        self.refresh()

    @staticmethod
    def width_for(ui: Ui, text: str, style: str = "button", icon: bool = False) -> int:
        """Return the width in pixels at which a button shows its text at full size."""
        words = ui.res.text_size(text, ui.theme.style(style))[0]
        return words + Button.beside(ui, style, icon) + ui.theme.px(6)

    @staticmethod
    def beside(ui: Ui, style: str = "button", icon: bool = False, picture: int = 0) -> int:
        """Return the width in pixels that a button needs besides its words.

        ``picture`` is the width of its picture in pixels, 0 without one.
        """
        extra = round(ui.theme.style(style).px * 1.15) + ui.theme.px(9) if icon else 0
        extra += picture + ui.theme.px(_BESIDE_PICTURE) if picture else 0
        return extra + 2 * ui.theme.px(12)

    def set_text(self, text: str, note: str | None = None) -> None:
        """Change the text and, unless None, the note."""
        if text != self.text or (note is not None and note != self.note):
            self.text, self.note = text, self.note if note is None else note
            self.refresh()

    def activate(self) -> None:
        self.ui.app.sound.play("click", "interface")
        self.on_press()

    def paint(self, surface: Surface, state: State) -> None:
        colour = button_face(self.ui, surface, self.kind, state, self.selected)
        theme, canvas = self.ui.theme, self.ui.canvas
        box = surface.get_rect().inflate(-2 * theme.px(12), 0)
        if state == "pressed":
            box.y += theme.px(1)
        if self.room[0]:
            place = Rect(box.x, box.centery - self.room[1] // 2, *self.room)
            if self.picture is not None:
                surface.blit(self.picture, self.picture.get_rect(center=place.center))
            beside = place.w + theme.px(_BESIDE_PICTURE)
            box.x, box.w = box.x + beside, box.w - beside
        look = theme.style(self.style)
        icon_size = round(look.px * 1.15) if self.icon else 0
        gap = theme.px(9) if self.icon and self.text else 0
        room = box.w - icon_size - gap
        whole = self.ui.res.text_size(self.text, look)[0] if self.text else 0
        width = max(0, min(room, whole))
        x = box.x if self.align == "left" else box.x + (box.w - icon_size - gap - width) // 2
        if self.icon:
            glyph = self.ui.res.icon(self.icon, icon_size, colour)
            surface.blit(glyph, glyph.get_rect(midleft=(x, box.centery)))
            x += icon_size + gap
        if not self.text:
            return
        # Josefin Sans sits high in its line; a nudge centres its capitals.
        words = Rect(x, box.y + round(look.px * 0.07), max(room, 1), box.h)
        if self.align == "center":
            words.w = max(width + 2, 1)
        if self.note and self.wraps:
            self._paint_both(surface, Rect(x, box.y, max(room, 1), box.h), colour)
        elif self.note:
            upper = Rect(words.x, box.centery - round(look.px * 1.05), room, round(look.px * 1.25))
            canvas.fitted(surface, self.text, self.style, colour, upper)
            lower = Rect(words.x, upper.bottom - theme.px(2), room, round(look.px * 0.95))
            canvas.fitted(surface, self.note, "tiny", colour, lower)
        elif self.wraps and whole > room:
            words = Rect(x, box.y, max(room, 1), box.h)
            canvas.text(surface, self.text, look, colour, words, self.align, "exact", wrap=True)
        else:
            canvas.fitted(surface, self.text, self.style, colour, words, self.align)

    def _paint_both(self, surface: Surface, room: Rect, colour: Colour) -> None:
        """Draw text and note one below the other, each in as many lines as it needs."""
        lines = ((self.text, self.style), (self.note, "small"))
        highs = [
            self.ui.res.text_size(words, self.ui.theme.style(style), room.w)[1]
            for words, style in lines
        ]
        y = room.y + (room.h - sum(highs)) // 2
        for (words, style), high in zip(lines, highs, strict=True):
            place = Rect(room.x, y, room.w, high)
            self.ui.canvas.text(surface, words, style, colour, place, self.align, "top", wrap=True)
            y += high


class CheckBox(Widget):
    """A check box with a text beside it and an optional note below."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        text: str,
        value: bool,
        on_change: Callable[[bool], object],
        *,
        note: str = "",
        on_paper: bool = True,
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(ui, rect, tip=tip, enabled=enabled)
        self.text, self.note, self.value = text, note, value
        self.on_change, self.on_paper = on_change, on_paper
        self.refresh()

    @staticmethod
    def mark_width(ui: Ui) -> int:
        """Return the width of the mark and the room beside it, in pixels."""
        return ui.theme.px(22 * ui.theme.text) + ui.theme.px(10)

    @staticmethod
    def height_for(ui: Ui, width: int, text: str, note: str = "") -> int:
        """Return the height at which a box of a width shows all its text, in pixels."""
        room = width - CheckBox.mark_width(ui)
        words = ui.res.text_size(text, ui.theme.style("bold"), room)[1]
        below = ui.res.text_size(note, ui.theme.style("small"), room)[1] if note else 0
        return max(ui.theme.px(26), words) + below + ui.theme.px(2)

    def set_value(self, value: bool) -> None:
        """Change the value without calling ``on_change``."""
        if value != self.value:
            self.value = value
            self.refresh()

    def activate(self) -> None:
        self.ui.app.sound.play("click", "interface")
        self.set_value(not self.value)
        self.on_change(self.value)

    def paint(self, surface: Surface, state: State) -> None:
        theme, canvas = self.ui.theme, self.ui.canvas
        px = theme.px
        side = px(22 * theme.text)
        w, h = surface.get_size()
        fill = CREAM if state != "disabled" else PAPER_SHADE
        if state in ("hovered", "pressed"):
            fill = WHITE
        line = theme.line(1.6)
        edge = BRASS_DARK if self.on_paper else BRASS
        tick = (
            f"M{side * 0.24} {side * 0.52}L{side * 0.43} {side * 0.72}L{side * 0.78} {side * 0.28}"
        )
        body = (
            f'<rect x="{line}" y="{line}" width="{side - 2 * line}" height="{side - 2 * line}" '
            f'rx="{3 * theme.scale}" fill="{hexa(fill)}" stroke="{hexa(edge)}" '
            f'stroke-width="{line}"/>'
        )
        if self.value:
            body += (
                f'<path d="{tick}" fill="none" stroke="{hexa(GREEN_DARK)}" '
                f'stroke-width="{3 * theme.scale}" stroke-linecap="round" stroke-linejoin="round"/>'
            )
        box = self.ui.res.svg(document(side, side, body), side, side)
        strong = INK if self.on_paper else CREAM
        weak = SEPIA if self.on_paper else MUTED
        colour = strong if state != "disabled" else weak
        x = self.mark_width(self.ui)
        if not self.note:
            surface.blit(box, (0, (h - side) // 2))
            right = Rect(x, 0, w - x, h)
            canvas.text(surface, self.text, "bold", colour, right, valign="exact", wrap=True)
            return
        line_h = self.ui.res.text_size(self.text, theme.style("bold"), w - x)[1]
        surface.blit(box, (0, max(0, round((theme.style("bold").px * 1.3 - side) / 2))))
        head = Rect(x, 0, w - x, line_h)
        canvas.text(surface, self.text, "bold", colour, head, valign="top", wrap=True)
        below = Rect(x, line_h, w - x, h - line_h)
        canvas.text(surface, self.note, "small", weak, below, valign="top", wrap=True)
