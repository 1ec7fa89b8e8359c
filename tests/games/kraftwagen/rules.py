"""The marker that ties a test to the rules it is about, and the list of all rule ids."""

from __future__ import annotations

from tests.labels import Labels

IDS = (
    *("S1", "S2", "S3", "S4", "S5", "S6", "T1", "T2", "C1", "C2", "C3", "C4", "P1", "P2"),
    *("A1", "A2", "A3", "A4", "A5", "A6", "K1", "K2", "K3", "K4", "K5"),
    *("E0", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "M1", "M2"),
    *("Z0", "Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "W1", "W2", "W3", "W4", "W5", "W6", "W7"),
    *("V1", "V2", "V3", "V4", "11", "11b", "13"),
)
"""Every paragraph of the rules that says how the game is played."""
PARAGRAPHS = set(IDS) - {"13"}
"""What has a paragraph in the rulebook of the window."""

LABELS = Labels(__file__, IDS)
rule = LABELS.rule
