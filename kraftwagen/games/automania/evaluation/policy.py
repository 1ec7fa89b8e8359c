"""Player turns chosen by the learned estimate: slower than quick ones, and better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine import rng
from kraftwagen.engine.margin import margin
from kraftwagen.engine.network import Network
from kraftwagen.games.automania.evaluation import turns
from kraftwagen.games.automania.evaluation.judge import judge
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

COMPARED: Final = 4
"""The most promising ways through a turn, by the hand-made estimate, are judged."""
POINT: Final = 0.012
"""How much of a chance to win one point is worth when both are weighed."""


def play_turn(weights: Network, state: State, draw: i64, noise: float) -> State:
    """The position after a good player turn of the seat to move; ``state`` stays as it is.

    ``noise`` is the most, in points, by which a way is misjudged, drawn from ``draw``.
    """
    seat = state.current
    best = state
    most = -1e9
    for plan in turns.plans(state, True)[:COMPARED]:
        forecast = judge(weights, plan.state)
        draw = rng.advance(draw)
        blur = noise * (float(rng.below(draw, 2001)) - 1000.0) / 1000.0
        value = forecast.chances[seat] + POINT * (margin(forecast.scores, seat) + blur)
        if value > most:
            most = value
            best = plan.state
    return best
