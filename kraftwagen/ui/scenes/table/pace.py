"""The speed of pieces at a table: that of the settings, or one chosen for lessons or bot games.

A speed chosen while people play is stored in the settings. A speed chosen in a lesson, or while
only bots play, holds for such tables until the program ends. Until one is chosen, lessons are no
faster than Normal.
"""

from __future__ import annotations

from typing import Final

from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.director import SPEEDS

LESSON: Final = "table.speed_of_lessons"
"""Key of ``Services.session`` for the speed chosen in lessons."""
_WATCHED: Final = "table.speed_of_bots"
_SEEN: Final = "normal"
"""The highest speed at which beginners can follow what happens."""


class Pace:
    """The speed of one table; ``lesson`` tells that a person must be able to follow every event."""

    def __init__(self, app: Services, lesson: bool, alone: bool) -> None:
        self._app, self._lesson = app, lesson
        self._setting = app.settings.speed
        """The speed in the settings when it was last read or written here."""
        speed = self._setting
        if lesson and not 0 < SPEEDS[speed] <= SPEEDS[_SEEN]:
            speed = _SEEN
        kind = self._kind(alone)
        self._speed: str = app.session.get(kind, speed) if kind else speed

    @property
    def speed(self) -> str:
        """The name of the speed, a key of ``SPEEDS``; a later change of the settings counts."""
        setting = self._app.settings.speed
        if setting != self._setting:
            self._setting = self._speed = setting
        return self._speed

    def choose(self, speed: str, alone: bool) -> None:
        """Set and remember a speed by name; ``alone`` tells that only bots play."""
        self._speed = speed
        kind = self._kind(alone)
        if kind:
            self._app.session[kind] = speed
        else:
            self._setting = self._app.settings.speed = speed
            self._app.save_settings()

    def _kind(self, alone: bool) -> str:
        """Return the session key for the speed of such tables; empty if the settings have it."""
        return LESSON if self._lesson else _WATCHED if alone else ""
