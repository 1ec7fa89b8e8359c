"""Finds the rule id of a bot's reason or of a refusal."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.reasons import Reason

_GROUNDS: Final = {
    "cars": "Z3", "cars.autobucks": "E3", "cars.kept": "E1", "cars.manager": "T5",
    "cars.office": "Z1", "cars.spared": "Z1", "cars.waits": "Z2",
    "contracts": "K3", "contracts.drawn": "K1", "contracts.taken": "K1",
    "factory": "P3", "factory.crew": "P5", "factory.every": "P4", "factory.limit": "Z1",
    "medals": "E2", "medals.contract": "K4", "money": "E3", "money.now": "S1",
    "money.retired": "L1", "money.sale": "Z3", "order": "N5",
    "points": "H1", "points.end": "E4", "points.medal": "P6", "points.office": "L1",
    "points.sale": "Z3", "rival": "R2", "rival.cars": "Z2", "rival.factory": "P3",
    "rival.workers": "A2", "workers": "A1", "workers.hired": "T5",
}  # fmt: skip
"""Reason key -> rule id; keys that are missing use the part before their dot."""


def of_reason(reason: Reason) -> str:
    """Return the rule id of a refusal or a bot's reason; empty if it has none."""
    if reason.rule != "-":
        return reason.rule
    return _GROUNDS.get(reason.key, _GROUNDS.get(reason.key.split(".")[0], ""))
