"""What bots know of a game, put together: its turns, its quick estimate and the learned one."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any, Final

from kraftwagen.engine import rng
from kraftwagen.engine.margin import margin
from kraftwagen.engine.network import Weights
from kraftwagen.engine.spec import Insight

_COMPARED: Final = 4
"""The most promising ways through a turn, by the hand-made estimate, are judged."""


def insight(
    turns: ModuleType, judge: ModuleType, weights: Path, unit: float, **knowledge: Any
) -> Insight[Any]:
    """The knowledge of a game; the weights are read when they are first needed.

    ``turns`` plans (``plans``, ``play_turn``), ``judge`` has the learned estimate (``SHAPE``,
    ``judge``). A ``unit`` of score is worth so much of a chance to win when both are weighed.
    """
    learned = Weights(weights, judge.SHAPE)

    def policy_turn(state: Any, draw: int, noise: float) -> Any:
        """The position after a player turn chosen by the learned estimate."""
        network, seat = learned.network(), state.current
        best, most = state, -1e9
        for plan in turns.plans(state, True)[:_COMPARED]:
            forecast = judge.judge(network, plan.state)
            draw = rng.advance(draw)
            blur = noise * (float(rng.below(draw, 2001)) - 1000.0) / 1000.0
            value = forecast.chances[seat] + unit * (margin(forecast.scores, seat) + blur)
            if value > most:
                best, most = plan.state, value
        return best

    return Insight(
        plans=turns.plans,
        rollout_turn=turns.play_turn,
        policy_turn=policy_turn,
        evaluate_deeply=lambda state: judge.judge(learned.network(), state),
        **knowledge,
    )
