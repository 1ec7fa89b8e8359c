"""The learned estimate of a position between two player turns."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.network import Forecast, Network, Shape, forecast
from kraftwagen.games.automania import frames
from kraftwagen.games.automania.evaluation import features
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import State

SHAPE: Final = Shape("automania", features.VERSION, features.TABLE, features.SEAT, 20.0)


def judge(network: Network, state: State) -> Forecast:
    """Return each seat's expected final points and chance to win; exact after the end."""
    if state.asked == frames.NOTHING:
        return final(state)
    points = [float(value) for value in state.points]
    return forecast(network, features.table(state), features.seats(state), points)


def final(state: State) -> Forecast:
    """Return the outcome of a finished game: points, and the only winner (E4)."""
    points = [float(value) for value in state.points]
    chances = [0.0] * len(points)
    for seat in rounds.winners(state):
        chances[seat] = 1.0
    return Forecast(chances, points)
