"""Puts together a game's knowledge for bots: its turns, the quick and the learned estimate."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from kraftwagen.engine import rng
from kraftwagen.engine.margin import margin
from kraftwagen.engine.network import Network, Weights
from kraftwagen.engine.spec import Insight

_COMPARED: Final = 4
"""Number of ways through a turn that the learned estimate compares, the best by the quick one."""


def insight(
    turns: ModuleType,
    judge: ModuleType,
    weights: Path,
    unit: float,
    *,
    variants: Iterable[str] = (),
    **knowledge: Any,
) -> Insight[Any]:
    """Return the insight of a game; the weights are read when first needed.

    ``turns`` has ``plans`` and ``play_turn``, ``judge`` the learned estimate (``SHAPE``,
    ``judge``). ``unit`` is the chance to win that one unit of score is worth. ``variants`` of the
    data set have weights of their own: for "short", ``weights_short.txt`` beside ``weights.txt``.
    ``knowledge`` are further fields of Insight.
    """
    learned = {
        variant: Weights(weights.with_stem(f"{weights.stem}_{variant}"), judge.SHAPE)
        for variant in variants
    }
    whole = Weights(weights, judge.SHAPE)

    def network_of(state: Any) -> Network:
        return learned.get(state.data.variant, whole).network()

    def policy_turn(state: Any, draw: int, noise: float) -> Any:
        """Return the position after a player turn chosen by the learned estimate."""
        network, seat = network_of(state), state.current
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
        evaluate_deeply=lambda state: judge.judge(network_of(state), state),
        **knowledge,
    )
