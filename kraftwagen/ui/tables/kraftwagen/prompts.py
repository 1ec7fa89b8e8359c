"""What the seat to move may do now, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.areas.start import task_words
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say
from kraftwagen.ui.tables.kraftwagen.preview import words as foretold


def stage_of(position: Position) -> str:
    """What kind of decision is due when no tasks are left: the last part of a text's key."""
    state = position.state
    kind = state.todo[-1] & frames.KIND
    named = {frames.TAKE: "take", frames.START: "start", frames.BENZ: "benz"}
    if kind in named:
        return named[kind]
    if kind == frames.END_PLACED:
        return "placed"
    kinds = {
        option.code & ~codes.VALUES for option in position.options if option.ok and option.code
    }
    if codes.CAR in kinds:
        return "end"
    return "end_marker" if kinds & {codes.DAIMLER, codes.DIESEL} else "end_plain"


def goes_back(position: Position, options: Sequence[Option]) -> str:
    """Which part goes back for the one decision that is pointed at; empty for none."""
    part = int(options[0].preview.get("back", terms.EMPTY)) if len(options) == 1 else terms.EMPTY
    if not part:
        return ""
    name = position.names[position.state.current]
    return say("prompt.goes_back", name=name, part=foretold.part(part))


def prompt(position: Position, busy: str = "") -> str:
    """The sentence; ``busy`` is "builder", "where" or "change" while something is in hand."""
    state = position.state
    if not state.todo:
        return say("prompt.over")
    name = position.names[state.current]
    if not position.options:
        return say("prompt.wait", name=name)
    if busy:
        return say(f"prompt.{busy}", name=name)
    frame = state.todo[-1]
    kind = frame & frames.KIND
    if kind in (frames.TASKS, frames.ACTION_PHASE):
        todo = [
            task_words(state, task, frames.count(frame, task))
            for task in range(len(terms.TASKS))
            if frames.count(frame, task)
        ]
        return say("prompt.tasks", name=name, tasks="; ".join(todo))
    return say(f"prompt.{stage_of(position)}", name=name)
