"""Finds the rule id of a bot's reason or of a refusal."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.kraftwagen import terms

_RULE_OF_AWARD: Final = dict(zip(terms.AWARDS, terms.AWARD_RULES, strict=True))
_GROUNDS: Final = {
    "money": "11", "money.now": "A5", "money.award": "W1", "money.scored": "Z5",
    "sale": "Z4", "sale.price": "Z5", "sale.hope": "M1",
    "race": "Z1", "race.lap": "Z2", "race.on": "A6",
    "parts": "M1", "parts.body": "A3", "parts.engine": "A4",
    "workers": "A1", "research": "A2", "research.engineer": "E0", "research.speed": "A4",
    "research.both": "K3", "research.body": "K3", "research.engine": "K3",
    "awards": "W1", "time": "C1",
}  # fmt: skip
"""Reason key -> rule id; keys that are missing use the part before their dot."""


def of_reason(reason: Reason) -> str:
    """Return the rule id of a refusal or a bot's reason; empty if it has none."""
    key, args = reason.key, reason.args
    if key == "money.award":
        name = str(args.get("award", "")).removeprefix("term.award.")
        return _RULE_OF_AWARD.get(name, _GROUNDS[key])
    if key == "research.engineer":
        name = str(args.get("engineer", "")).removeprefix("term.card.")
        return terms.card_rule(terms.CARDS.index(name)) if name in terms.CARDS else _GROUNDS[key]
    if reason.rule != "-":
        return reason.rule
    return _GROUNDS.get(key, _GROUNDS.get(key.split(".")[0], ""))
