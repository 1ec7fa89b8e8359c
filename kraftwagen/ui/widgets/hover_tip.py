"""Tips for places that are not widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from kraftwagen.ui.widgets.base import Ui

_STILL: Final = 3
"""Pixels that a resting pointer may move."""


class HoverTip:
    """Shows a tip when the pointer rests on a place; ``ask`` returns the tip, or None."""

    def __init__(
        self,
        ask: Callable[[tuple[int, int]], str | None],
        refuse: Callable[[tuple[int, int]], bool] = lambda pos: False,
    ) -> None:
        """``refuse`` may explain why a point cannot be used; if it returns True, no tip appears.

        ``clear`` returns rectangles that a tip there should not cover.
        """
        self._ask = ask
        self._refuse = refuse
        self._at = (-1, -1)
        self._due: float | None = None
        self._shown = ""
        self._pressed = ""
        """The tip of the place that was pressed; it is not shown again there."""

    def waiting(self, ui: Ui) -> float | None:
        """Return the seconds until a tip appears; None if none is due."""
        return None if self._due is None else max(0.0, self._due - ui.app.now)

    def motion(self, pos: tuple[int, int], inside: bool, ui: Ui) -> None:
        """Handle a movement of the pointer; ``inside`` tells that it is over places with tips."""
        if not inside:
            self.hide(ui)
            self._pressed = ""
            return
        if self._shown and self._ask(pos) == self._shown:
            return
        if max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) > _STILL or self._shown:
            self.hide(ui)
            self._at, self._due = pos, ui.tip_due()

    def press(self, ui: Ui) -> None:
        """Suppress tips about the place under the pointer until the pointer leaves it."""
        if self._at[0] >= 0:
            self._pressed = self._shown or self._ask(self._at) or ""
        self.hide(ui)

    def hide(self, ui: Ui) -> None:
        """Hide the tip until the pointer moves again."""
        self._at, self._due = (-1, -1), None
        if self._shown:
            self._shown = ""
            ui.hide_tip()

    def update(self, ui: Ui) -> None:
        """Show the tip when it is due."""
        if self._due is None or ui.app.now < self._due:
            return
        self._due = None
        said = self._ask(self._at) or ""
        if said != self._pressed:
            self._pressed = ""
        if (said and said == self._pressed) or self._refuse(self._at):
            return
        self._shown = said
        if said:
            px = ui.theme.px
            near = Rect(0, 0, px(22), px(30))
            near.center = self._at
            ui.show_tip(said, near)
