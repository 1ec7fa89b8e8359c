"""The tips of a first game: each is shown once, when it first applies."""

from __future__ import annotations

from typing import Final

from kraftwagen.games.automania import frames
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import Tip

_QUESTIONS: Final = {
    frames.TURN: ("turn", "A1"),
    frames.TILE: ("tile", "T1"),
    frames.PLACE: ("place", "T2"),
    frames.MARKET: ("market", "P3"),
    frames.MARKETING: ("marketing", "P5"),
    frames.REWARD: ("reward", "P8"),
    frames.CONTRACT: ("contract", "K3"),
    frames.CARD: ("card", "K1"),
    frames.SALE: ("sale", "Z3"),
    frames.ADVANCE: ("demands", "N2"),
    frames.FACTORY: ("factory", "V1"),
}
"""Kind of question -> the tip when it is first asked, and its rule."""


def tips(tr: Translator, position: Position) -> list[Tip]:
    """Return the tips for the current question; none while the viewer cannot decide."""
    state = position.state
    if not position.options or not state.pending:
        return []
    name, rule = _QUESTIONS[frames.kind(state.pending[-1])]
    return [Tip(name, tr(f"automania.tips.{name}"), rule)]
