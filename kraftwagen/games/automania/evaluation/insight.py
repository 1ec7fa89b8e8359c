"""What Automania knows about playing it well, for bots that search (see engine.spec.Insight)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kraftwagen.engine.network import Weights
from kraftwagen.engine.spec import Insight
from kraftwagen.games.automania.evaluation import (
    bans,
    evaluate,
    grounds,
    judge,
    policy,
    styles,
    themes,
    turns,
)
from kraftwagen.games.automania.state import State

# Not in ``judge``: a compiled module does not lie beside its source.
BUILT_IN = Path(__file__).with_name("weights.txt")
SCALE: Final = 6.0
"""Points that make a player about three times as likely to win."""
EFFORT: Final = 0.4
"""With a quarter to two thirds of a second for a decision of the strongest bot."""


def load(weights: Path | None = None) -> Insight[State]:
    """The knowledge, with the built-in weights or others, read when they are first needed."""
    learned = Weights(weights or BUILT_IN, judge.SHAPE)

    def policy_turn(state: State, draw: int, noise: float) -> State:
        return policy.play_turn(learned.network(), state, draw, noise)

    return Insight(
        plans=turns.plans,
        rollout_turn=turns.play_turn,
        policy_turn=policy_turn,
        evaluate_deeply=lambda state: judge.judge(learned.network(), state),
        breakdown=evaluate.breakdown,
        progress=evaluate.progress,
        explain_term=grounds.explain_term,
        scale=SCALE,
        styles=styles.STYLES,
        theme=themes.theme,
        themes=themes.THEMES,
        considered=bans.considered,
        effort=EFFORT,
    )
