"""What Automania knows about playing it well, for bots that search (see engine.spec.Insight)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kraftwagen.engine.spec import Insight
from kraftwagen.games.automania.evaluation import evaluate, grounds, styles, themes, turns
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import State

SCALE: Final = 8.0
"""Points that make a player about three times as likely to win."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a position is worth to every seat."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]


def judge(state: State) -> Forecast:
    """The hand-made estimate, and chances made of it."""
    scores = tuple(evaluate.evaluate(state))
    if not state.pending:
        won = rounds.winners(state)
        return Forecast(tuple(float(seat in won) for seat in range(len(scores))), scores)
    most = max(scores)
    # Quotients instead of powers: the same on every machine.
    parts = [1.0 / (1.0 + (most - value) / SCALE) ** 2 for value in scores]
    return Forecast(tuple(part / sum(parts) for part in parts), scores)


def load() -> Insight[State]:
    """The knowledge."""
    return Insight(
        plans=turns.plans,
        rollout_turn=turns.play_turn,
        policy_turn=turns.play_turn,
        evaluate_deeply=judge,
        breakdown=evaluate.breakdown,
        progress=evaluate.progress,
        explain_term=grounds.explain_term,
        scale=SCALE,
        styles=styles.STYLES,
        theme=themes.theme,
        themes=themes.THEMES,
    )
