"""The knowledge of bots about playing Automania well, see ``engine.spec.Insight``."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.spec import Insight
from kraftwagen.games.automania import data
from kraftwagen.games.automania.evaluation import (
    bans,
    biases,
    evaluate,
    grounds,
    judge,
    styles,
    themes,
    turns,
)
from kraftwagen.games.parts import learned

# Not in ``judge``: a compiled module does not lie beside its source.
BUILT_IN = Path(__file__).with_name("weights.txt")
SCALE: Final = 6.0
"""The lead in points that makes a player about three times as likely to win."""
EFFORT: Final = 0.4
"""``Insight.effort``, chosen so that the strongest bot decides in 0.25 to 0.7 seconds."""
UNIT: Final = 0.012
"""Chance to win (0 to 1) that counts as much as one point when both are added."""


def load(weights: Path | None = None) -> Insight[Any]:
    """Return the insight of Automania, with the built-in weights or those of a file."""
    return learned.insight(
        turns,
        judge,
        weights or BUILT_IN,
        UNIT,
        variants=(data.SHORT,),
        breakdown=evaluate.breakdown,
        progress=evaluate.progress,
        explain_term=grounds.explain_term,
        scale=SCALE,
        styles=styles.STYLES,
        biases=biases.BIASES,
        beats={"journeyman": 85, "merchant": 88, "engineer": 61, "champion": 73},
        theme=themes.theme,
        themes=themes.THEMES,
        considered=bans.considered,
        effort=EFFORT,
    )
