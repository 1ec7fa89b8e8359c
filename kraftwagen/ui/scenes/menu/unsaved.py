"""The question before a game is left that could not be saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from kraftwagen.ui.language.i18n import tr
from kraftwagen.ui.widgets import Dialog

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App


class UnsavedScene(Dialog):
    """Says why the game cannot be saved and what leaving costs."""

    name: ClassVar[str] = "unsaved"

    def __init__(self, problem: str, leave: Callable[[], object]) -> None:
        answers = [(tr("unsaved.leave"), "danger", leave), (tr("unsaved.stay"), "paper", None)]
        super().__init__(tr("unsaved.title"), tr("unsaved.text", problem=problem), answers)


def part(app: App, leave: Callable[[], object]) -> None:
    """Leave the match in play; ask first if it cannot be saved, even after one more try.

    Who wants to leave while the question is shown has answered it.
    """
    problem = app.running.unsaved() if app.running is not None else ""
    if not problem or app.stack.top.name == UnsavedScene.name:
        leave()
    else:
        app.stack.push(UnsavedScene(problem, leave))
