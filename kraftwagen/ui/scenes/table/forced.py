"""A forced move that plays itself while a hand is on its way to make it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from kraftwagen.engine.types import Code
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Key, TableView

_GRACE: Final = 1.0
"""Seconds after it has been shown in which somebody may still be about to make it."""


class ForcedMove:
    """The last one: what it is about, and whether a touch now means nothing else."""

    def __init__(self, app: Services, view: TableView) -> None:
        self._app, self._view = app, view
        self._places: Collection[Key] = ()
        self._until = 0.0
        self.moves = False
        """Whether it is being shown."""

    def begin(self, code: Code) -> None:
        """It is about to be made; the table shows the position before it."""
        self._places, self.moves = self._view.about(code), True

    def end(self) -> None:
        """All that was decided has been shown."""
        if self.moves:
            self.moves, self._until = False, self._app.now + _GRACE

    @property
    def just_done(self) -> bool:
        """Whether it has been shown a moment ago."""
        return self._app.now < self._until

    def about(self, places: Iterable[Key]) -> bool:
        """Whether one of these places is touched for it."""
        return any(place in self._places for place in places)
