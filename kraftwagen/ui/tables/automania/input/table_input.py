"""Mouse and key input at the table of Automania."""

from __future__ import annotations

from typing import ClassVar

from pygame import Rect

from kraftwagen.engine.types import Code
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.automania.areas import opponents
from kraftwagen.ui.tables.automania.input.meaning import Touchable
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.preview.cache import PreviewCache
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.parts import meaning, table_input
from kraftwagen.ui.tables.parts.meaning import Selection
from kraftwagen.ui.tables.parts.places import Point


class TableInput(table_input.TableInput):
    """Selection, hover and drag of one position; every rebuild makes a new one."""

    blocking = table_input.TableInput.blocking | {
        ("steps", "panel"),
        ("boards", "panel"),
        ("sides", "panel"),
        ("forecast", "panel"),
    }
    facets: ClassVar = {
        "points": ("works",),
        "cars": ("america", "europe"),
        "sale": ("america", "europe"),
        "contracts": ("works", "contracts"),
        "factory": ("works",),
        "workers": ("works",),
        "money": ("works",),
        "order": ("offices",),
    }
    pad: DisplayList

    def __init__(self, pad: DisplayList, position: Position, bindings: KeyBindings) -> None:
        super().__init__(pad, position, bindings, Touchable(position))
        self.previews = PreviewCache(position)

    def way(self, code: Code) -> list[Key]:
        """Return the places to touch for a code; without the worker if its target is enough."""
        found = super().way(code)
        if len(found) < 3 or found[2][0] != "choose":
            return found
        begun = meaning.meaning(self.touchable, Selection(), [found[1]])
        opened = begun.chooser if isinstance(begun, Selection) else ()
        codes_there = [option.code for option in opened]
        return [found[1], ("choose", codes_there.index(code))] if code in codes_there else found

    def star_spot(self, key: Key, rect: Rect) -> Point | None:
        """Return the upper left corner of contracts, which have figures at the right."""
        px = self.pad.px
        return (rect.x + px(5), rect.y + px(2)) if key[0] in ("contract", "held") else None

    def owner(self, key: Key) -> int | None:
        """Return the other seat in whose factory a place lies, or None."""
        return opponents.seat_of(key, self.position.viewer)

    def lit(self) -> set[Key]:
        """Return the legal targets; the viewer's area as a whole only if it is the only one."""
        found = super().lit()
        # The frame around the viewer's area says less than the places in it.
        return {key for key in found if key[0] != "own" or len(found) == 1}

    def cell(self) -> int | None:
        """Return the cell of the tile pointed at, even if it cannot be taken; None for none."""
        if self.hovered is not None and self.hovered[0] == "tile":
            return int(self.hovered[1])
        return None
