"""How the two lowest levels of bots err: each in a way of its own, which a player can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.games.kraftwagen.evaluation import evaluate
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State

WAITING: Final = 0.73
"""Share of what a wait costs that the apprentice does not see."""
COMING: Final = 0.3
"""Share of a sale to come that the apprentice does not see."""
EAGER: Final = 12.0
"""Money that a car on the market seems to be worth to the journeyman beyond its worth."""
CHEAP: Final = 1.0
"""Money of EAGER that is lost for each unit of a car's price."""


def _apprentice(state: State, seat: Seat) -> dict[str, float]:
    """Short sight: the tile of the moment, neither how long it then waits nor what will be sold."""
    found = evaluate.breakdown(state, seat)
    return {"time": -WAITING * found["time"], "sale": -COMING * found["sale"]}


def _journeyman(state: State, seat: Seat) -> dict[str, float]:
    """A favourite plan: to offer every car at once, and at a low price, so that it surely goes."""
    own = (cars.price_of(car) for car in state.cars if cars.seat_of(car) == seat)
    return {"sale": sum((EAGER - CHEAP * price for price in own), 0.0)}


BIASES: Final[dict[str, Callable[[State, Seat], dict[str, float]]]] = {
    "apprentice": _apprentice,
    "journeyman": _journeyman,
}
"""By level: by how much it overrates terms of the estimate, see ``engine.spec.Insight``."""
