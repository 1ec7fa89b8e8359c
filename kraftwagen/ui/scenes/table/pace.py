"""How fast pieces move at a table: by the settings, or by what was chosen for tables of its kind.

People at play choose for all their games. What is chosen in a lesson, or while bots play alone,
holds for such tables until the program ends. A lesson is never too fast to be seen by itself.
"""

from __future__ import annotations

from typing import Final

from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.director import SPEEDS

LESSON: Final = "table.speed_of_lessons"
"""Under this name the session holds what was chosen in a lesson."""
_WATCHED: Final = "table.speed_of_bots"
_SEEN: Final = "normal"
"""The highest speed at which somebody sees for the first time what happens."""


class Pace:
    """The speed of one table; ``lesson`` says that it is followed step by step."""

    def __init__(self, app: Services, lesson: bool, alone: bool) -> None:
        self._app, self._lesson = app, lesson
        self._setting = app.settings.speed
        """What the settings said when the speed was last taken from them or chosen."""
        speed = self._setting
        if lesson and not 0 < SPEEDS[speed] <= SPEEDS[_SEEN]:
            speed = _SEEN
        kind = self._kind(alone)
        self._speed: str = app.session.get(kind, speed) if kind else speed

    @property
    def speed(self) -> str:
        """Its name, see ``SPEEDS``; what the settings are changed to meanwhile comes first."""
        setting = self._app.settings.speed
        if setting != self._setting:
            self._setting = self._speed = setting
        return self._speed

    def choose(self, speed: str, alone: bool) -> None:
        """Another speed from now on; ``alone`` while nobody but bots plays."""
        self._speed = speed
        kind = self._kind(alone)
        if kind:
            self._app.session[kind] = speed
        else:
            self._setting = self._app.settings.speed = speed
            self._app.save_settings()

    def _kind(self, alone: bool) -> str:
        """The tables that share a speed until the program ends; empty for games of people."""
        return LESSON if self._lesson else _WATCHED if alone else ""
