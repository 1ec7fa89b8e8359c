"""Which rule a thing on the table is about, for whoever wants to read more of it."""

from __future__ import annotations

from typing import Final

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.pictures.card_images import MARKER_ENGINEER

_RULES: Final = {
    "tile": "C2", "worker": "C1", "order": "C1", "gap": "C4", "specials": "V1", "turn": "T1",
    "space": "A6", "pit": "A6", "race": "A6", "neutral": "11b", "lap": "Z2",
    "price": "M1", "car": "M1", "build": "M1", "stall": "M2",
    "stack": "A5", "active": "Z4", "row": "Z4", "forecast": "Z4", "board": "Z4",
    "token": "T2", "track": "T2", "deck": "A2", "discard": "A2", "dev": "K3",
    "money": "11", "workshop": "A3", "bay": "A4", "canteen": "S2", "supply": "A1", "mat": "S2",
    "start": "S4", "start_tile": "S4", "awards": "W1",
}  # fmt: skip
_TASKS: Final = ("A1", "A2", "A3", "A4", "A6", "A5", "V4", "S4", "S4")
"""In the order of ``terms.TASKS``."""
_AWARDS: Final = ("W1", "W1", "W2", "W3", "W4", "W4", "W5", "W5", "W6", "W7")
"""In the order of ``terms.AWARDS``."""


def rule_of(key: Key, state: State) -> str:
    """The id of the rule; empty for a thing that has none."""
    kind, which = str(key[0]), [int(part) for part in key[1:] if isinstance(part, int)]
    match kind, which:
        case "todo", [task]:
            return _TASKS[task]
        case "award", [award]:
            return _AWARDS[award]
        case "points", [_, engine]:
            return "A4" if engine else "A3"
        case "card", [place] if place < len(state.shown):
            return _card(state.shown[place])
        case "engineer", [_, engineer]:
            return _card(engineer)
        case "marker", [_, marker]:
            return _card(MARKER_ENGINEER[marker])
    return _RULES.get(kind, "")


def _card(card: int) -> str:
    if card < len(terms.ENGINEERS):
        return f"E{card + 1}"
    return "K1" if card < terms.TWO_BODY else "K2"
