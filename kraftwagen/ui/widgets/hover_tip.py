"""A sentence on what the pointer rests on, for places that are no widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from kraftwagen.ui.widgets.base import TIP_DELAY, Ui

_STILL: Final = 3
"""Pixels the pointer may tremble and still stand."""


class HoverTip:
    """Asks for a sentence when the pointer stands still over a rectangle, and shows it."""

    def __init__(
        self,
        ask: Callable[[tuple[int, int]], str | None],
        refuse: Callable[[tuple[int, int]], bool] = lambda pos: False,
    ) -> None:
        """``refuse`` says by itself why nothing can be done there; then no tip is due."""
        self._ask = ask
        self._refuse = refuse
        self._at = (-1, -1)
        self._time = 0.0
        self._shown = ""

    @property
    def waiting(self) -> float | None:
        """Seconds until a tip may come; None when none will."""
        if self._at[0] < 0 or self._time >= TIP_DELAY:
            return None
        return TIP_DELAY - self._time

    def motion(self, pos: tuple[int, int], inside: bool, ui: Ui) -> None:
        """The pointer has moved."""
        if not inside:
            self.hide(ui)
            return
        if self._shown and self._ask(pos) == self._shown:
            return
        if max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) > _STILL or self._shown:
            self.hide(ui)
            self._at, self._time = pos, 0.0

    def hide(self, ui: Ui) -> None:
        """No tip until the pointer moves again."""
        self._at, self._time = (-1, -1), 0.0
        if self._shown:
            self._shown = ""
            ui.hide_tip()

    def update(self, dt: float, ui: Ui) -> None:
        """Count the time; show the tip when it is due."""
        if self._at[0] < 0 or self._time >= TIP_DELAY:
            return
        self._time += dt
        if self._time >= TIP_DELAY:
            self._shown = "" if self._refuse(self._at) else self._ask(self._at) or ""
            if self._shown:
                px = ui.theme.px
                near = Rect(0, 0, px(22), px(30))
                near.center = self._at
                ui.show_tip(self._shown, near)
