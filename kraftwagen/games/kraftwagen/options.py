"""The set-up options of Kraftwagen.

``short``          two game turns without engineers (S6)
``special_tiles``  play with the special tiles (section 12)
``handicap``       money the seats begin with; no rule of the book, for families and teachers
"""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.options import SetupOption

SHORT: Final = "short"
SPECIAL_TILES: Final = "special_tiles"
HANDICAP: Final = "handicap"
MOST_HANDICAP: Final = 20
HEAD_STARTS: Final = (("little", 6), ("some", 12), ("lot", 20))
SHORT_HEAD_STARTS: Final = (("little", 4), ("some", 8), ("lot", 14))
"""Handicaps by name, in the whole and in the short game; what they are worth was measured
(bots/README.md)."""
DECLARED: Final = (
    SetupOption(SHORT, "bool", False, f"kraftwagen.options.{SHORT}"),
    SetupOption(SPECIAL_TILES, "bool", False, f"kraftwagen.options.{SPECIAL_TILES}"),
    SetupOption(
        HANDICAP, "int", [], f"kraftwagen.options.{HANDICAP}",
        high=MOST_HANDICAP, per_seat=True,
        grades=HEAD_STARTS, grades_with=(SHORT, SHORT_HEAD_STARTS),
    ),
)  # fmt: skip
