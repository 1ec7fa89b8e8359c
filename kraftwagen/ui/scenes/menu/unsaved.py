"""The question before a game is left that could not be saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.shell.dialog import Dialog


class UnsavedScene(Dialog):
    """Says why the game cannot be saved and what leaving costs."""

    name: ClassVar[str] = "unsaved"

    def __init__(self, tr: Translator, problem: str, leave: Callable[[], object]) -> None:
        answers = [
            (tr("unsaved.leave"), "danger", leave),
            (tr("unsaved.stay"), "paper", None),
        ]
        super().__init__(tr("unsaved.title"), tr("unsaved.text", problem=problem), answers)
