"""A note beside the table: the reason of a bot's move, a hint, the task of a guide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button below a note; ``main`` marks the one most people want next."""

    words: str
    press: Callable[[], object]
    tip: str = ""
    main: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """A heading, a text (in ``drawing.markup``) and buttons.

    ``progress`` (0 to 1) is shown while an answer is awaited. If ``holds`` is not empty, nothing
    can be decided before the main button is pressed, for the reason ``holds``. ``rule`` is the id
    of the rule the note is about, or empty.
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
        """All that is visible but the progress; equal for notes that look alike."""
        waits = self.progress is not None
        buttons = tuple(button.words for button in self.buttons)
        return self.title, self.text, buttons, waits, self.rule
