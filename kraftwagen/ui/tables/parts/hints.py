"""The places that a hint highlights: a part of the table, or the places of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from kraftwagen.engine.types import Code
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import lights, marks
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.table_input import TableInput
from kraftwagen.ui.tables.parts.veil import key_of

PRESS: Final = "press"
"""Value of ``area`` to highlight only the places to press, not those where a piece will lie."""


def rects(inputs: TableInput, pad: DisplayList, codes: Sequence[Code], area: str) -> list[Rect]:
    """Return the rectangles to highlight for decisions and an area, as in ``TableView.light``."""
    over = inputs.over.zones if inputs.over else {}
    found = _area(inputs, pad, area)
    if area in inputs.facets:
        return found
    for code in codes:
        steps: Sequence[Sequence[Key | None]]
        steps = [(key,) for key in inputs.left(code)] if area == PRESS else inputs.steps(code)
        for step in steps:
            for key in step:
                rect = None if key is None else over.get(key) or pad.zones.get(key)
                if rect is not None and rect not in found and not pad.veil.hides(rect.center):
                    found.append(rect)
    return found


def framed(inputs: TableInput, pad: DisplayList) -> list[Rect]:
    """Return the rectangles to frame: all that is highlighted but what is pressed in the light."""
    codes, area = inputs.lit_codes
    lit = codes and area == PRESS and not inputs.veiled
    bright = [*lights.open_places(inputs, pad).values()] if lit else []
    return [rect for rect in rects(inputs, pad, codes, area) if rect not in bright]


def asked_for(inputs: TableInput, pad: DisplayList) -> dict[Key, Rect]:
    """Return the legal places by which a lesson's step can be done, all if none is asked for.

    What only reminds of a task is among them in lessons alone, for its step.
    """
    codes, area = inputs.lit_codes
    legal = lights.open_places(inputs, pad)
    if not codes or area != PRESS:
        return {key: rect for key, rect in legal.items() if key[0] not in inputs.reminders}
    wanted, ways = rects(inputs, pad, codes, area), inputs.touchable.by_source

    def reminds(key: Key) -> bool:
        return key[0] in inputs.reminders and any(
            way.option.code in codes for way in ways.get(key, ())
        )

    return {key: rect for key, rect in legal.items() if rect in wanted or reminds(key)}


def elsewhere(inputs: TableInput, code: Code | None) -> bool:
    """Return whether a lesson's step asks for something else than a decision."""
    codes, area = inputs.lit_codes
    return bool(codes) and area == PRESS and code not in codes


def clear(inputs: TableInput, pad: DisplayList) -> list[Rect]:
    """Return the rectangles to leave uncovered: highlights and panels open for a decision."""
    layers = [layer.zones for layer in (inputs.over, inputs.forecast) if layer is not None]
    open_ = [rect for zones in layers for key, rect in zones.items() if key[1:] == ("panel",)]
    return rects(inputs, pad, *inputs.lit_codes) + open_


def draw_stars(over: DisplayList, inputs: TableInput, pad: DisplayList) -> None:
    """Draw a star on the places with which good decisions begin or go on."""
    for key in inputs.stars():
        rect = over.zones.get(key) or pad.zones.get(key)
        if rect is None or pad.veil.hides(rect.center):
            continue
        spot = inputs.star_spot(key, rect)
        if spot is None:
            marks.starred(over, rect)
        else:
            marks.star(over, spot)


def told(
    inputs: TableInput, tips: Callable[[Key], str | None], star: str
) -> Callable[[Key], str | None]:
    """Return tips that say of places with a star what it means, with the sentence ``star``."""

    def tip(key: Key) -> str | None:
        words = tips(key)
        if not words or key not in inputs.stars():
            return words
        touched = ((inputs.next_touch(code), why) for code, why in inputs.starred.items())
        return sentences(star, next((why for place, why in touched if place == key), ""), words)

    return tip


def _area(inputs: TableInput, pad: DisplayList, area: str) -> list[Rect]:
    """Return the parts of an estimate's facet, an area, or places named as "award 3, award 4"."""
    parts = pad.layout.parts()
    found = [parts[name] for name in inputs.facets.get(area, ())]
    for one in () if found else area.split(", "):
        rect = parts.get(one) or pad.zones.get(key_of(one))
        found += [rect] if rect is not None else []
    return found
