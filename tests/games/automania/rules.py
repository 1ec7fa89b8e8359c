"""The marker that ties a test to the rules of Automania it is about, and the list of all ids."""

from __future__ import annotations

from tests.labels import Labels

IDS = (
    *(f"B{number}" for number in range(1, 11)), *(f"S{number}" for number in range(1, 6)),
    *(f"R{number}" for number in range(1, 4)), *(f"A{number}" for number in range(1, 7)),
    *(f"T{number}" for number in range(1, 7)), *(f"P{number}" for number in range(1, 11)),
    *(f"K{number}" for number in range(1, 5)), *("W1", "W2", "L1", "L2"),
    *(f"Z{number}" for number in range(1, 5)), *(f"N{number}" for number in range(1, 7)),
    *(f"E{number}" for number in range(1, 5)), *("H1", "H2"),
    *(f"V{number}" for number in range(1, 6)), *(f"X{number}" for number in range(1, 20)),
    *(f"EX{number}" for number in range(1, 15)),
)  # fmt: skip
"""Every paragraph of the rules, the edge cases and the worked examples."""
PARAGRAPHS = {name for name in IDS if not name.startswith("EX")}
"""What has a paragraph in the rulebook of the window; worked examples belong to the others."""

LABELS = Labels(__file__, IDS)
rule = LABELS.rule
