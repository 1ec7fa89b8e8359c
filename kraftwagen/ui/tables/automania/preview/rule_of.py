"""The rule about each thing on the table, for links to the rulebook."""

from __future__ import annotations

from typing import Final

from kraftwagen.ui.tables.base import Key

_RULES: Final = {
    "market": "P2", "ship": "B5", "gold": "B5", "demand": "B4", "sales": "B6", "sold": "Z3",
    "action": "A1", "crew": "A1", "tile": "T1", "contract": "K1", "deck": "K1", "order": "R2",
    "office": "B7", "below": "L1", "sponsor": "W1", "marketing": "P5",
    "works": "B10", "place": "T1", "cars": "P9", "end": "P4", "popularity": "P3",
    "points": "H1", "leads": "H1", "money": "H1", "limit": "Z1", "workers": "A1",
    "gone": "L1", "held": "K3", "hand": "K2", "played": "K4", "known": "K2", "hidden": "K2",
    "tray": "T1", "made": "P2", "step": "P5", "board": "V1", "side": "N2", "forecast": "Z2",
    "sale": "Z2", "coming": "N4",
}  # fmt: skip
AREAS: Final = {
    "america": "B5", "europe": "B5", "grid": "B2", "contracts": "K1", "offices": "B7",
    "works": "B10", "coming": "N4",
}  # fmt: skip
"""The rule id of each area, by its name in ``Layout.areas``."""


def rule_of(key: Key) -> str:
    """Return the id of the rule about a place; empty if it has none."""
    if key[0] == "place" and len(key) == 3:
        place = int(key[2])
        return "T2" if place < 7 else "T3" if place < 16 else "T4"
    return _RULES.get(str(key[0]), "")
