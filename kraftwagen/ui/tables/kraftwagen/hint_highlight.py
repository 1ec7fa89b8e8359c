"""What a hint lights at the table: a part of it, or the pieces and places of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kraftwagen.engine.types import Code
from kraftwagen.ui.drawing.theme import CREAM, INK, hexa
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout

AREAS: Final = {
    "sale": ("buyers", "market"),
    "race": ("ring",),
    "parts": ("mat",),
    "workers": ("mat",),
    "research": ("research",),
    "awards": ("awards",),
    "time": ("ring",),
    "money": ("market",),
}
"""Where the facets of the quick estimate are to be seen, as ``Layout.areas`` calls it."""


def rects(inputs: TableInput, pad: DisplayList, codes: Sequence[Code], area: str) -> list[Rect]:
    """The places to be lit, without repetition."""
    if area in AREAS:
        return _areas(pad.layout, area)
    over = inputs.over.zones if inputs.over else {}
    found: list[Rect] = []
    for code in codes:
        for step in inputs.steps(code):
            for key in step:
                rect = None if key is None else over.get(key) or pad.zones.get(key)
                if rect is not None and rect not in found:
                    found.append(rect)
    return found


def _areas(layout: Layout, area: str) -> list[Rect]:
    places = layout.areas()
    return [places[name] for name in AREAS[area]]


def draw(pad: DisplayList, places: Sequence[Rect]) -> None:
    """A pale dashed frame around each: unlike targets (yellow) and marks (brackets)."""
    for rect in places:
        line = max(2.0, pad.px(2.6))
        w, h = rect.inflate(pad.px(4), pad.px(4)).size
        dash = f"{pad.px(9)} {pad.px(5)}"
        shape = (
            f'<rect x="{line}" y="{line}" width="{w - 2 * line}" height="{h - 2 * line}" '
            f'rx="{pad.px(7)}" fill="none"'
        )
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
            f'viewBox="0 0 {w} {h}">{shape} stroke="{hexa(INK)}" stroke-width="{line * 1.9:g}"/>'
            f'{shape} stroke="{hexa(CREAM)}" stroke-width="{line:g}" stroke-dasharray="{dash}"/>'
            "</svg>"
        )
        pad.place(pad.res.svg(text, w, h), Rect(rect.x - pad.px(2), rect.y - pad.px(2), w, h))
