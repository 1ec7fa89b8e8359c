"""The rule about each thing on the table, for links to the rulebook."""

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
    "token": "T2", "track": "T2", "deck": "A2", "card": "A2", "discard": "A2", "dev": "K3",
    "money": "11", "workshop": "A3", "bay": "A4", "canteen": "S2", "supply": "A1", "mat": "S2",
    "start": "S4", "start_tile": "S4", "awards": "W1",
}  # fmt: skip
AREAS: Final = {
    "ring": "C1", "buyers": "Z4", "market": "M1", "awards": "W1", "research": "A2", "mat": "S2",
}  # fmt: skip
"""The rule id of each area, by its name in ``Layout.areas``."""


def rule_of(key: Key, state: State | None = None) -> str:
    """Return the id of the rule about a place; empty if it has none."""
    kind, which = str(key[0]), [int(part) for part in key[1:] if isinstance(part, int)]
    match kind, which:
        case "tile", [tile] if tile >= terms.BASIC_TILES:
            return "V2"
        case "todo", [task]:
            return terms.TASK_RULES[task]
        case "award", [award]:
            return terms.AWARD_RULES[award]
        case "points", [_, engine]:
            return "A4" if engine else "A3"
        case "card", [place] if state is not None and place < len(state.shown):
            return terms.card_rule(state.shown[place])
        case "engineer", [_, engineer]:
            return terms.card_rule(engineer)
        case "marker", [_, marker]:
            return terms.card_rule(MARKER_ENGINEER[marker])
    return _RULES.get(kind, "")
