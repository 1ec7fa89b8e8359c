"""How the two lowest levels of bots err: each in a way of its own, which a player can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.evaluation import evaluate
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State

WAITING: Final = 0.8
"""Share of what a wait costs that the apprentice does not see."""
COMING: Final = 0.3
"""Share of a sale to come that the apprentice does not see."""
STEP: Final = 3.0
"""Money that each step towards a car seems to be worth to the apprentice."""
IDLE: Final = 1.0
"""Money that a development without a worker seems to cost the apprentice."""
EAGER: Final = 12.0
"""Money that a car on the market seems to be worth to the journeyman beyond its worth."""
CHEAP: Final = 1.0
"""Money of EAGER that is lost for each unit of a car's price."""


def _apprentice(state: State, seat: Seat) -> dict[str, float]:
    """Short sight: the tile of the moment, neither how long it then waits nor what will be sold.

    What makes a car it sees well, or it would fill its workshops with bodies alone, and
    developments that wait would take each worker.
    """
    found = evaluate.breakdown(state, seat)
    seen = {"time": -WAITING * found["time"], "sale": -COMING * found["sale"]}
    if state.pending:
        seen["parts"] = STEP * _steps(state, seat)
        seen["research"] = -IDLE * len(state.players[seat].inactive)
    return seen


def _steps(state: State, seat: Seat) -> int:
    """Return how far the seat is with its cars: two for each offered, one for parts, a worker."""
    player = state.players[seat]
    offered = sum(cars.seat_of(car) == seat for car in state.cars)
    kinds = {terms.is_engine(part) for part in player.workshops if part}
    ready = 0 if len(kinds) < 2 else 2 if player.canteen else 1
    return 2 * offered + ready


def _journeyman(state: State, seat: Seat) -> dict[str, float]:
    """A favourite plan: to offer every car at once, and at a low price, so that it surely goes."""
    own = (cars.price_of(car) for car in state.cars if cars.seat_of(car) == seat)
    return {"sale": sum((EAGER - CHEAP * price for price in own), 0.0)}


BIASES: Final[dict[str, Callable[[State, Seat], dict[str, float]]]] = {
    "apprentice": _apprentice,
    "journeyman": _journeyman,
}
"""By level: by how much it overrates terms of the estimate, see ``engine.spec.Insight``."""
