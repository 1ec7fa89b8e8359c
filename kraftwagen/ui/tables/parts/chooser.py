"""A panel to choose one of several decisions that begin with the same touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pygame import Color, Rect

from kraftwagen.engine.types import Option
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, INK, PAPER
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.places import Layout
from kraftwagen.ui.tables.parts.table_input import TableInput

PadT = TypeVar("PadT", bound=DisplayList)


def places(layout: Layout, options: Sequence[Option]) -> list[Rect]:
    """Return one row for each option, from top to bottom."""
    area = layout.chooser
    px = layout.px
    inner = Rect(area.x + px(16), area.y + px(42), area.w - px(32), area.h - px(94))
    step = min(px(44), inner.h // max(1, len(options)))
    top = inner.centery - step * len(options) // 2
    return [Rect(inner.x, top + step * at, inner.w, step - px(4)) for at, _ in enumerate(options)]


def cancel(layout: Layout) -> Rect:
    """Return the rectangle of the Cancel button."""
    area, px = layout.chooser, layout.px
    return Rect(area.centerx - px(70), area.bottom - px(44), px(140), px(32))


def draw(pad: PadT, inputs: TableInput, title: str, words: Callable[[PadT, Option], str]) -> None:
    """Draw the panel and its options; ``words`` returns the text of an option."""
    area = pad.layout.chooser
    px = pad.px
    options = inputs.selection.chooser
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=True, shadow=8))
    pad.zone(("choose", "panel"), area)
    head = Rect(area.x, area.y + px(10), area.w, px(28))
    pad.text(title, "heading", BRASS_LIGHT, head, "center")
    for index, (option, rect) in enumerate(zip(options, places(pad.layout, options), strict=True)):
        key: Key = ("choose", index)
        fill = Color("#fff6dc") if inputs.hovered == key else PAPER
        pieces.plate(pad, rect, fill, BRASS, 5)
        inner = rect.inflate(-px(8), 0)
        pad.fitted(words(pad, option), "small_bold", INK, inner, "center")
        pad.zone(key, rect)
    pieces.button(
        pad, ("choose", "cancel"), pad.say("chooser.cancel"), cancel(pad.layout), "plain",
        inputs.hovered,
    )  # fmt: skip
