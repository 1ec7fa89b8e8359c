"""Counts of what each seat has done so far, for challenges, statistics and achievements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import State
from kraftwagen.games.parts.events import Tally

PER_ROUND: Final = {
    "cars_sold": "cars_sold_in_round",
    "cars_made": "cars_made_in_round",
    "displaced": "displaced_in_round",
    "points": "points_in_round",
}
"""Count -> the fact that keeps its highest value in one round."""
COUNTS: Final = (
    *("actions", "cars_made", "cars_shipped", "cars_sold", "top_cars", "cars_stayed"),
    *("cars_taken_back", "cars_left", "copied_sales", "gold_medals", "all_wanted"),
    *("contracts_drawn", "contracts_played", "tiles_placed", "tiles_discarded", "managers_hired"),
    *("workers_placed", "workers_to_sponsor", "workers_to_marketing", "displaced", "made_alone"),
    *("best_car", "most_marketing", "points", "earned", "paid"),
)
FACTS: Final = (
    *COUNTS,
    *PER_ROUND.values(),
    *(f"made_{name}" for name in terms.CAR_TYPES),
    *(f"sold_in_{name}" for name in terms.MARKETS),
    *(f"from_{name}" for name in terms.SOURCES),
)
"""Names of all facts, in no special order."""


def read(happened: Iterable[Event], seats: int, data: DataSet) -> Tally:
    """Return the counts over events from the beginning of a game."""
    tally = Tally(seats, terms.LAST_ROUND, PER_ROUND, data)
    tally.read(happened)
    return tally


def feats(happened: Sequence[Event], state: State) -> tuple[Mapping[str, int], ...]:
    """Return the FACTS of each seat from all events so far, with the autobucks of the state."""
    return tuple(
        {**{fact: seat.found[fact] for fact in FACTS}, "autobucks": state.money[number]}
        for number, seat in enumerate(read(happened, len(state.order), state.data).seats)
    )


HABITS: Final[Mapping[str, str]] = {
    "actions": "actions",
    "cars": "cars_made",
    "popularity per car": "popularity_made",
    "cars for europe": "made_for_europe",
    "workers in marketing": "workers_to_marketing",
    "workers at the sponsor": "workers_to_sponsor",
    "cars shipped": "cars_shipped",
    "ship per car": "ships",
    "top cars": "top_cars",
    "cars sold": "cars_sold",
    "cars taken back": "cars_taken_back",
    "contracts drawn": "contracts_drawn",
    "contracts played": "contracts_played",
    "machines": "placed_machine",
    "style parts": "placed_style",
    "managers": "placed_manager",
    "bonus tiles": "bonus_tiles",
    "medals on tiles": "tile_medals",
    "sales office": "offices",
}
"""Name of each figure of ``habits``, in order -> the fact that counts it."""
_MEAN_OF: Final = {"popularity per car": "cars_made", "ship per car": "cars_shipped"}


def habits(happened: Iterable[Event], state: State) -> list[tuple[float, ...]]:
    """Return the figures of HABITS for each seat of a finished game, from all its events.

    The sales office is the mean number of the offices taken, counted from 1.
    """
    told = []
    for number, seat in enumerate(read(happened, len(state.order), state.data).seats):
        found = seat.found
        found["tile_medals"] = rounds.tile_medals(state, number)
        figures = {habit: float(found[fact]) for habit, fact in HABITS.items()}
        figures["sales office"] /= terms.LAST_ROUND
        for habit, fact in _MEAN_OF.items():
            figures[habit] /= max(1.0, found[fact])
        told.append(tuple(figures.values()))
    return told
