"""Kraftwagen: rules, data, explanations and texts of the game."""

HOT = (
    "terms", "frames", "codes", "dataset", "state", "rules/money", "rules/race", "rules/buyers",
    "rules/cars", "rules/research", "rules/workshop", "rules/engineers", "rules/track",
    "rules/scoring", "rules/setup", "rules/flow", "observe", "rules/playout",
    "evaluation/evaluate", "evaluation/bans", "evaluation/turns", "evaluation/features",
    "evaluation/judge",
)  # fmt: skip
"""Modules of this package that are compiled with mypyc."""
