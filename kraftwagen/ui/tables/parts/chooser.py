"""A panel to choose one of several decisions that begin with the same touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.ui.boxes import Box, Column, Gap, Row
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, INK
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import panels
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.panels import Words, field, press

PadT = TypeVar("PadT", bound=DisplayList)


def draw(
    pad: PadT,
    options: Sequence[Option],
    hovered: Key | None,
    title: str,
    words: Callable[[PadT, Option], str],
) -> None:
    """Draw the panel and its options; ``words`` returns the text of an option."""

    def content(brief: bool) -> Box:
        cancel = press(pad, ("choose", "cancel"), pad.say("chooser.cancel"), "plain", hovered)
        return Column(
            Words(title, "heading", BRASS_LIGHT, align="center"),
            Column(*map(row, range(len(options))), gap=4),
            Row(Gap(grow=1), cancel, Gap(grow=1), folds=False),
            gap=8,
        )

    def row(index: int) -> Box:
        key: Key = ("choose", index)
        said = Words(words(pad, options[index]), "small_bold", INK, align="center")
        return field(pad, key, hovered == key, said)

    area, whole = pad.layout.chooser, pad.layout.rect.inflate(-pad.px(12), -pad.px(12))
    wider = Rect(0, 0, min(2 * area.w, whole.w), whole.h)
    wider.center = area.center
    areas = (area, wider.clamp(whole), whole)
    panels.open_in(pad, content, areas, key=("choose", "panel"), deco=True)
