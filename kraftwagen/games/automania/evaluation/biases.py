"""How the two lowest levels of bots err: each in a way of its own, which a player can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.evaluation import evaluate
from kraftwagen.games.automania.state import State, seat_of, unpack_afloat

IDLE: Final = 1.89
"""Share of what workers at home are worth that the apprentice does not see; above 1 they seem to
be in the way."""
EARLY: Final = 2.0
"""How much dearer than it is an early sales office is to the apprentice, as a share of its worth.
"""
CAR: Final = 2.2
"""Points that the journeyman does not see in a car for Europe, and SHIP more for each ship."""
SHIP: Final = 0.4


def _apprentice(state: State, seat: Seat) -> dict[str, float]:
    """Short sight: home early, for the first office in the list, with workers that had work."""
    found = evaluate.breakdown(state, seat)
    return {"workers": -IDLE * found["workers"], "order": EARLY * found["order"]}


def _journeyman(state: State, seat: Seat) -> dict[str, float]:
    """One market forgotten: cars for Europe seem to bring little, on high ships too."""
    if state.asked == frames.NOTHING:
        return {}
    unseen = 0.0
    for place in state.afloat:
        car, market, ship = unpack_afloat(place)
        if market == terms.EUROPE and seat_of(car) == seat:
            unseen += CAR + SHIP * float(ship)
    return {"cars": -unseen}


BIASES: Final[dict[str, Callable[[State, Seat], dict[str, float]]]] = {
    "apprentice": _apprentice,
    "journeyman": _journeyman,
}
"""By level: by how much it overrates terms of the estimate, see ``engine.spec.Insight``."""
