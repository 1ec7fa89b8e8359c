"""The table of Automania by keyboard: its areas in reading order."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.wording import say
from kraftwagen.games.automania.presentation import decisions, describe, text
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.tables.automania.preview.interaction import place_of
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import keyboard, table_input

_AREAS: Final = {
    "choose": "chooser", "steps": "chooser", "step": "chooser", "boards": "chooser",
    "board": "chooser", "sides": "chooser", "side": "chooser",
    "forecast": "forecast", "sale": "forecast",
    "coming": describe.CONTRACTS, "button": describe.NOW,
    "tray": describe.NOW, "made": describe.NOW,
    "market": describe.MARKET, "demand": describe.MARKET, "ship": describe.MARKET,
    "sales": describe.MARKET,
    "action": describe.GRID, "tile": describe.GRID,
    "contract": describe.CONTRACTS, "deck": describe.CONTRACTS, "order": describe.CONTRACTS,
    "office": describe.OFFICES, "below": describe.OFFICES,
    "sponsor": describe.WORKERS, "marketing": describe.WORKERS,
    "held": describe.HAND, "hand": describe.HAND,
}  # fmt: skip
_ROWS: Final = ("step", "side")
"""Places on panels that decide."""
_OWNED: Final = ("market", "demand", "ship", "sales")
"""Places whose area is numbered by market."""


def area_name(key: Key) -> str:
    """Return the area of a place, with the number of its market or its owner."""
    name = str(key[0])
    if name in _AREAS:
        return f"{_AREAS[name]} {key[1]}" if name in _OWNED else _AREAS[name]
    return f"{describe.FACTORY} {key[1]}" if len(key) > 1 else describe.FACTORY


class TableKeys(keyboard.TableKeys):
    """Keyboard play on the table of Automania."""

    containers = ("own", "other", "works")
    order = (
        "chooser", describe.NOW, describe.GRID, describe.MARKET, describe.CONTRACTS,
        describe.OFFICES, describe.WORKERS, describe.HAND, describe.FACTORY, "forecast",
    )  # fmt: skip

    def area_name(self, key: Key) -> str:
        return area_name(key)

    def decision(self, inputs: table_input.TableInput, code: int) -> str:
        return say(decisions.decision_line(code, inputs.position.state), self.tr)

    def panel_words(self, key: Key) -> str:
        """Return the decision of an open panel's place, and what it brings or is warned of."""
        if key[0] == "choose" and isinstance(key[1], int) and self._inputs is not None:
            option = self._inputs.selection.chooser[key[1]]
            names = self._inputs.position.names
            warned = [say(text.reason_line(one), self.tr, names) for one in option.warnings]
            return aloud(super().panel_words(key), *warned)
        if key[0] not in _ROWS or self._inputs is None or self._tips is None:
            return super().panel_words(key)
        tried = [option.code for option in self._inputs.position.options if option.code is not None]
        decided = [self.decision(self._inputs, code) for code in tried if place_of(code) == key]
        return aloud(*decided, self._tips(key) or "")
