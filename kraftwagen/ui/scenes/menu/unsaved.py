"""The question before leaving a game that could not be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from kraftwagen.ui.platform.places import usable_places
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.dialog import Answer, Dialog, tell


class UnsavedScene(Dialog):
    """Tells why the game cannot be saved and what leaving costs, and offers another folder."""

    name: ClassVar[str] = "unsaved"

    def __init__(self, app: Services, problem: str, leave: Callable[[], object]) -> None:
        tr = app.tr
        place = next(iter(usable_places(app.paths.saves)), None)
        answers: list[Answer] = [(tr("unsaved.leave"), "danger", leave)]
        if place is not None:
            words = tr("table.kept.place", folder=place.name or place)
            answers.append((words, "paper", lambda: self._save_in(place, leave)))
        answers.append((tr("unsaved.stay"), "paper", None))
        super().__init__(tr("unsaved.title"), tr("unsaved.text", problem=problem), answers)

    def _save_in(self, place: Path, leave: Callable[[], object]) -> None:
        """Save in another folder and leave; stay if that fails, too."""
        running = self.app.running
        words = running.save_elsewhere(place) if running is not None else ""
        if running is not None and running.unsaved():
            tell(self.app, words)
            return
        self.app.notice = words
        leave()
