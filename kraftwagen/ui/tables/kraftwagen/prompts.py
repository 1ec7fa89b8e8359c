"""The prompt: the possible actions of the seat to move, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import frames
from kraftwagen.games.kraftwagen.presentation.previews import PartPreview
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import series
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.areas.player_mats import stage_of, then
from kraftwagen.ui.tables.kraftwagen.areas.start import task_words
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say
from kraftwagen.ui.tables.kraftwagen.preview import sentences


def goes_back(tr: Translator, position: Position, options: Sequence[Option]) -> str:
    """Return the part that goes back for the one decision pointed at, in words; "" for none."""
    found = options[0].preview if len(options) == 1 else None
    if not isinstance(found, PartPreview) or not found.back:
        return ""
    name = position.names[position.state.current]
    return say(tr, "prompt.goes_back", name=name, part=sentences.part(tr, found.back))


def prompt(tr: Translator, position: Position, busy: str = "") -> str:
    """Return the prompt; ``busy`` is "builder", "change", "where" or "which" during a selection."""
    state = position.state
    if not state.pending:
        return say(tr, "prompt.over")
    name = position.names[state.current]
    if not position.options:
        return say(tr, "prompt.wait", name=name)
    if busy:
        return say(tr, f"prompt.{busy}", name=name)
    frame = state.pending[-1]
    kind = frames.kind(frame)
    if kind in (frames.TASKS, frames.ACTION_PHASE):
        todo = [task_words(tr, state, task, count) for task, count in frames.tasks(frame)]
        todo += [later] if (later := then(tr, state)) else []
        return say(tr, "prompt.tasks", name=name, tasks=series(*todo))
    return say(tr, f"prompt.{stage_of(position)}", name=name)
