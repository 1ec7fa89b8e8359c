"""The drawing pad as the areas of Automania know it: with its layout, state and look."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pygame import Rect

from kraftwagen.games.automania.state import State
from kraftwagen.ui.tables.automania.pictures import layout
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.parts import display_list


class DisplayList(display_list.DisplayList):
    """Collects the pieces and places of one position."""

    layout: Layout
    state: State

    @cached_property
    def look(self) -> dict[str, Any]:
        """What ``look.yaml`` says."""
        return self.res.look(self.game)

    def factory(self, rect: Rect, seat: int) -> dict[tuple[str, int], Rect]:
        """The places on the drawing of a seat's factory."""
        return layout.factory(rect, self.look["factories"], self.state.boards[seat])
