"""Recognises presses meant for a forced move that has just been made automatically."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from kraftwagen.engine.types import Code
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Key, TableView

_GRACE: Final = 1.0
"""Seconds after a forced move was shown in which a press may be meant for it."""


class ForcedMove:
    """The last forced move: the places it is about, and when it was shown."""

    def __init__(self, app: Services, view: TableView) -> None:
        self._app, self._view = app, view
        self._places: Collection[Key] = ()
        self._until = 0.0
        self.moves = False
        """Whether the move is being shown."""

    def begin(self, code: Code) -> None:
        """Note the move about to be made; the view still shows the position before it."""
        self._places, self.moves = self._view.about(code), True

    def end(self) -> None:
        """Note that the move has been shown completely."""
        if self.moves:
            self.moves, self._until = False, self._app.now + _GRACE

    @property
    def just_done(self) -> bool:
        """Whether the move was shown less than a second ago."""
        return self._app.now < self._until

    def about(self, places: Iterable[Key]) -> bool:
        """Return whether touching one of these places might be meant to make the move."""
        return any(place in self._places for place in places)
