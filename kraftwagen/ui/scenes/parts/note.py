"""A note beside the table: the reason of a bot's move, a hint, the task of a guide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kraftwagen.ui.drawing.people import CALM


@dataclass(frozen=True, slots=True)
class NoteButton:
    """A button below a note; ``main`` marks the one most people want next.

    One that is not ``ready`` can be seen, but not pressed yet.
    """

    words: str
    press: Callable[[], object]
    tip: str = ""
    main: bool = False
    ready: bool = True


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who says a note: a person whose pictures a game has (``drawing.people``), and a name."""

    who: str
    name: str
    mood: str = CALM


@dataclass(frozen=True, slots=True)
class Note:
    """A heading, a text (in ``drawing.markup``) and buttons.

    ``progress`` (0 to 1) is shown while an answer is awaited. If ``holds`` is not empty, nothing
    can be decided before the main button is pressed, for the reason ``holds``. ``rule`` is the id
    of the rule the note is about, or empty. ``None`` among the buttons keeps a place empty; ``aid``
    is a button in a row of its own above them. ``speaker`` is shown with the text.
    """

    title: str
    text: str
    buttons: tuple[NoteButton | None, ...] = ()
    close: Callable[[], object] | None = None
    close_tip: str = ""
    progress: float | None = None
    holds: str = ""
    rule: str = ""
    aid: NoteButton | None = None
    speaker: Speaker | None = None

    @property
    def face(self) -> tuple[object, ...]:
        """All that is visible but the progress; equal for notes that look alike."""
        waits = self.progress is not None
        shown = (*self.buttons, self.aid)
        buttons = tuple(one and (one.words, one.ready) for one in shown)
        return self.title, self.text, buttons, waits, self.rule, self.speaker
