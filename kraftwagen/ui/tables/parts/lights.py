"""Glow around places: legal targets, and the piece in hand."""

from __future__ import annotations

from typing import Final

from pygame import Color, Rect

from kraftwagen.ui.drawing.theme import GLOW, Colour
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.table_input import TableInput

HELD: Final = Color("#ffffff")
"""The colour around the piece in hand or being asked about."""


def draw(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """Light the legal places and the piece that was picked up."""
    for key in inputs.lit():
        rect = still.zones.get(key)
        if rect is not None:
            glow(pad, rect)
    held = inputs.selection.held
    if held is not None and held in still.zones and not inputs.dragging:
        glow(pad, still.zones[held], HELD)


def glow(pad: DisplayList, rect: Rect, colour: Colour = GLOW) -> None:
    """Light one place."""
    box = rect.copy()
    pad.paint(lambda canvas, surface: canvas.glow(surface, box, colour))
