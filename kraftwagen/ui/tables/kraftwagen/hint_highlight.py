"""What a hint lights at the table: a part of it, or the pieces and places of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kraftwagen.engine.types import Code
from kraftwagen.ui.drawing.theme import CREAM, INK, hexa
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.input.builder import Draft
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList

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


PRESS: Final = "press"
"""Instead of an area: only the places to be pressed, not those where something will lie."""


def rects(inputs: TableInput, pad: DisplayList, codes: Sequence[Code], area: str) -> list[Rect]:
    """The places to be lit, without repetition."""
    over = inputs.over.zones if inputs.over else {}
    found = _area(pad, area)
    if area in AREAS:
        return found
    for code in codes:
        steps: Sequence[Sequence[Key | None]]
        steps = _pressed(inputs, code) if area == PRESS else inputs.steps(code)
        for step in steps:
            for key in step:
                rect = None if key is None else over.get(key) or pad.zones.get(key)
                if rect is not None and rect not in found:
                    found.append(rect)
    return found


def clear(inputs: TableInput, pad: DisplayList) -> list[Rect]:
    """The places that are lit, and what lies open over the table for a decision."""
    layers = [layer.zones for layer in (inputs.over, inputs.forecast) if layer is not None]
    open_ = [rect for zones in layers for key, rect in zones.items() if key[1:] == ("panel",)]
    return rects(inputs, pad, *inputs.lit_codes) + open_


def _pressed(inputs: TableInput, code: Code) -> list[tuple[Key]]:
    """What is still to be pressed for a decision."""
    draft = inputs.selection.draft
    if isinstance(draft, Draft):
        return [(key,) for key in inputs.touchable.builder.left(code, draft)]
    return [(key,) for key in inputs.way(code)]


def _area(pad: DisplayList, area: str) -> list[Rect]:
    """A facet of the estimate, parts of the table, or places by name: "award 3, award 4"."""
    parts = pad.layout.areas()
    found = [parts[name] for name in AREAS.get(area, ())]
    for one in () if found else area.split(", "):
        key = tuple(int(word) if word.isdecimal() else word for word in one.split())
        rect = parts.get(one) or pad.zones.get(key)
        found += [rect] if rect is not None else []
    return found


def draw(pad: DisplayList, places: Sequence[Rect]) -> None:
    """A pale dashed frame around each: unlike targets (yellow) and marks (bookmarks)."""
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
