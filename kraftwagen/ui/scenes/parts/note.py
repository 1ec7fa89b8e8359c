"""A note beside the table: why a bot moved, a hint, the task of a guide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button below a note; ``main`` is the one that most people want next."""

    words: str
    press: Callable[[], object]
    tip: str = ""
    main: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """Heading, text (notation of ``ui.markup``), buttons; ``progress`` while something is awaited.

    With ``holds`` nothing can be decided before the main button is pressed. ``rule`` is the id of
    the rule it is about, or empty.
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
        """What distinguishes how it looks from another note, apart from progress."""
        waits = self.progress is not None
        buttons = tuple(button.words for button in self.buttons)
        return self.title, self.text, buttons, waits, self.rule
