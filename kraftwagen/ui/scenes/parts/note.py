"""What a note beside the table says: why a bot moved, a hint, the task of a guide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button below a note; ``main`` is the one most people want next."""

    words: str
    press: Callable[[], object]
    tip: str = ""
    main: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """Heading, text (in the notation of ``ui.markup``), buttons; ``progress`` while one waits.

    ``holds`` says that nothing is decided before the main button has been pressed.
    ``rule`` is the id of the rule that it is about, empty where there is none.
    """

    title: str
    text: str
    buttons: tuple[NoteButton, ...] = ()
    close: Callable[[], object] | None = None
    close_tip: str = ""
    progress: float | None = None
    holds: str = ""
    rule: str = ""

    @property
    def face(self) -> tuple[object, ...]:
        """What makes it look different from another one, apart from its progress."""
        waits = self.progress is not None
        buttons = tuple(button.words for button in self.buttons)
        return self.title, self.text, buttons, waits, self.rule
