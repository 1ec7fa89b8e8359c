"""The knowledge of bots about playing Kraftwagen well, see ``engine.spec.Insight``."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.spec import Insight
from kraftwagen.games.kraftwagen import data
from kraftwagen.games.kraftwagen.evaluation import (
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
SCALE: Final = 8.0
"""The lead in money that makes a player about three times as likely to win."""
UNIT: Final = 0.01
"""Chance to win (0 to 1) that counts as much as one unit of money when both are added."""

SHORT_NOISE: Final = 0.5
"""The share of noise in a short game: with all of it the engineer won 45 % against three merchants
(bots/README.md)."""


def load(weights: Path | None = None) -> Insight[Any]:
    """Return the insight of Kraftwagen, with the built-in weights or those of a file."""
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
        beats={"journeyman": 70, "merchant": 50, "engineer": 58, "champion": 60},
        theme=themes.theme,
        themes=themes.THEMES,
        considered=bans.considered,
        noise_share=lambda state: SHORT_NOISE if state.data.variant == data.SHORT else 1.0,
    )
