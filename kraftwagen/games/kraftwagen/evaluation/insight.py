"""What Kraftwagen knows about playing it well, for bots that search (see engine.spec.Insight)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kraftwagen.engine.spec import Insight
from kraftwagen.games.kraftwagen.evaluation import (
    evaluate,
    grounds,
    network,
    policy,
    styles,
    themes,
    turns,
)
from kraftwagen.games.kraftwagen.state import State

# Not in ``network``: a compiled module does not lie beside its source.
BUILT_IN = Path(__file__).with_name("weights.txt")
SCALE: Final = 8.0
"""Money that makes a player about three times as likely to win."""


def load(weights: Path | None = None) -> Insight[State]:
    """The knowledge, with the built-in weights or others, read when they are first needed."""
    learned = _Learned(weights)
    return Insight(
        plans=turns.plans,
        rollout_turn=turns.play_turn,
        policy_turn=learned.play_turn,
        evaluate_deeply=learned.judge,
        breakdown=evaluate.breakdown,
        progress=evaluate.progress,
        explain_term=grounds.explain_term,
        scale=SCALE,
        styles=styles.STYLES,
        theme=themes.theme,
        themes=themes.THEMES,
    )


class _Learned:
    """Reads the weights once; raises BadData when they are missing or damaged."""

    def __init__(self, weights: Path | None) -> None:
        self._weights = weights
        self._network: network.Network | None = None

    def judge(self, state: State) -> network.Forecast:
        return network.judge(self._network or self._read(), state)

    def play_turn(self, state: State, draw: int, noise: float) -> State:
        return policy.play_turn(self._network or self._read(), state, draw, noise)

    def _read(self) -> network.Network:
        self._network = network.load(self._weights or BUILT_IN)
        return self._network
