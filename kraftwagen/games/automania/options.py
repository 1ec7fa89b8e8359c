"""The set-up options of Automania.

``short``       two rounds with fewer rules (S5)
``advanced``    everybody chooses one of four factories (section 14)
``open_money``  autobucks lie open; else only what everybody saw is known (H1)
``handicap``    points the seats begin with; no rule of the book, for families and teachers
"""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.options import SetupOption

SHORT: Final = "short"
ADVANCED: Final = "advanced"
OPEN_MONEY: Final = "open_money"
HANDICAP: Final = "handicap"
MOST_HANDICAP: Final = 20
HEAD_STARTS: Final = (("little", 6), ("some", 13), ("lot", 17))
SHORT_HEAD_STARTS: Final = (("little", 7), ("some", 14), ("lot", 17))
"""Handicaps by name, in the whole and in the short game; what they are worth was measured
(bots/README.md)."""
DECLARED: Final = (
    SetupOption(SHORT, "bool", False, f"automania.options.{SHORT}"),
    SetupOption(ADVANCED, "bool", False, f"automania.options.{ADVANCED}"),
    SetupOption(OPEN_MONEY, "bool", True, f"automania.options.{OPEN_MONEY}"),
    SetupOption(
        HANDICAP,
        "int",
        [],
        f"automania.options.{HANDICAP}",
        high=MOST_HANDICAP,
        per_seat=True,
        grades=HEAD_STARTS,
        grades_with=(SHORT, SHORT_HEAD_STARTS),
    ),
)
