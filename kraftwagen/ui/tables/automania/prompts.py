"""The prompt: the possible actions of the seat to move, in one sentence."""

from __future__ import annotations

from kraftwagen.engine.wording import say
from kraftwagen.games.automania.presentation import describe
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Position


def prompt(tr: Translator, position: Position, busy: str = "") -> str:
    """Return the prompt; ``busy`` is "where" with a piece in hand, "which" with a chooser open."""
    state = position.state
    if not state.pending:
        return tr("automania.table.prompt.over")
    name = position.names[state.current]
    if not position.options:
        return tr("automania.table.prompt.wait", name=name)
    if busy:
        return tr(f"automania.table.prompt.{busy}", name=name)
    return say(describe.question(state), tr, position.names)
