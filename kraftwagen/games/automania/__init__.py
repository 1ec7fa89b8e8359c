"""Automania: rules, data, explanations and texts of the game."""

HOT = (
    "terms", "frames", "codes", "dataset", "state", "rules/account", "rules/cars",
    "rules/workers", "rules/tiles", "rules/contracts", "rules/production", "rules/offices",
    "rules/sales", "rules/rounds", "rules/setup", "rules/flow", "rules/playout",
    "evaluation/outlook", "evaluation/evaluate", "evaluation/bans", "evaluation/turns",
    "evaluation/features", "evaluation/judge",
)  # fmt: skip
"""Modules of this package that are compiled with mypyc."""
