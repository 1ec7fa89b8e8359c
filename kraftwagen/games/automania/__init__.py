"""Automania: the rules, without a window. Rule ids are those of the rulebook of this game."""

HOT = (
    "terms", "frames", "codes", "dataset", "state", "rules/account", "rules/cars",
    "rules/workers", "rules/tiles", "rules/contracts", "rules/production", "rules/offices",
    "rules/sales", "rules/rounds", "rules/setup", "rules/flow", "rules/playout",
    "evaluation/outlook", "evaluation/evaluate", "evaluation/bans", "evaluation/turns",
    "evaluation/features", "evaluation/judge",
)  # fmt: skip
"""The modules that are compiled."""
