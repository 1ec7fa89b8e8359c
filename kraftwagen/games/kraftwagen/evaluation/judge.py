"""The learned estimate of a position between two player turns."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.network import Forecast, Network, Shape, forecast
from kraftwagen.games.kraftwagen.evaluation import features
from kraftwagen.games.kraftwagen.state import State

SHAPE: Final = Shape("kraftwagen", features.VERSION, features.TABLE, features.SEAT, 20.0)


def judge(network: Network, state: State) -> Forecast:
    """Return each seat's expected final money and chance to win; exact after the end."""
    if not state.pending:
        return final(state)
    money = [float(player.money()) for player in state.players]
    return forecast(network, features.table(state), features.seats(state), money)


def final(state: State) -> Forecast:
    """Return the outcome of a finished game: money, and victory, which seats that tie share."""
    money = [float(player.money()) for player in state.players]
    most = max(money)
    winners = 0
    for value in money:
        if value == most:
            winners += 1
    return Forecast([1.0 / winners if value == most else 0.0 for value in money], money)
