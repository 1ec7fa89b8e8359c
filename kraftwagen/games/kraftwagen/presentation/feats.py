"""Counts of what each seat has done so far, for challenges.

They can be asked for during a game, and are more than ``summary`` gives to the statistics.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.games.parts.events import Tally

PER_TURN: Final = {"cars_sold": "cars_in_turn", "laps": "laps_in_turn", "money": "money_in_turn"}
"""Count -> the fact that keeps its highest value in one game turn."""
COUNTS: Final = (
    *("cars_sold", "cars_unsold", "cars_placed", "private_sales", "underbid", "laps", "driven"),
    *("races_won", "longest_jump", "research", "engineers", "developments", "buyers_called"),
    *("token_moves", "hired", "awards", "lost_tasks", "player_turns", "turns_in_a_row"),
    *(
        "dearest_offer",
        "dearest_sale",
        "best_sale",
        "most_workers_sold",
        "best_body",
        "best_engine",
    ),
    *("special_tiles", "markers_used", "bodies", "engines", "customers"),
)
FACTS: Final = (
    *COUNTS,
    *PER_TURN.values(),
    *(f"sold_to_{preference}" for preference in terms.PREFERENCES),
    *(f"from_{source}" for source in terms.SOURCES),
    *("grand_prix_engine", "workers"),
)
"""Names of all facts, in no special order."""


def read(happened: Iterable[Event], seats: int) -> Tally:
    """Return the counts over events from the beginning of a game."""
    tally = Tally(seats, scoring.LAST_TURN, PER_TURN)
    tally.read(happened)
    return tally


def feats(happened: Sequence[Event], state: State) -> tuple[Mapping[str, int], ...]:
    """Return the FACTS of each seat, from all events so far and the position after them."""
    told = []
    seats = read(happened, len(state.players)).seats
    for seat, player in zip(seats, state.players, strict=True):
        seat.found["customers"] = len(seat.pieces["customers"])
        seat.found["grand_prix_engine"] = player.grand_prix_engine
        seat.found["workers"] = player.canteen
        told.append({fact: seat.found[fact] for fact in FACTS})
    return tuple(told)


HABITS: Final[Mapping[str, str]] = {
    "races": "races",
    "spaces driven": "driven",
    "Grand Prix engine": "grand_prix_engine",
    "body points": "body_points",
    "engine points": "engine_points",
    "cars": "cars_placed",
    "body per car": "body_sum",
    "engine per car": "engine_sum",
    "workers per car": "workers_sum",
    "price per car": "price_sum",
    "body buyers": "called_body",
    "engine buyers": "called_engine",
    "prestige buyers": "called_prestige",
    "price buyers": "called_price",
    "token moves": "token_moves",
    "workers hired": "hired",
    "research cards": "research",
    "bodies": "bodies",
    "engines": "engines",
    "player turns": "player_turns",
}
"""Name of each figure of ``habits``, in order -> the fact that counts it."""


def habits(happened: Iterable[Event], state: State) -> list[tuple[float, ...]]:
    """Return the figures of HABITS for each seat of a finished game, from all its events."""
    told = []
    for seat, player in zip(read(happened, len(state.players)).seats, state.players, strict=True):
        for fact in ("grand_prix_engine", "body_points", "engine_points"):
            seat.found[fact] = getattr(player, fact)
        cars = max(1.0, seat.found["cars_placed"])
        told.append(
            tuple(
                seat.found[fact] / (cars if habit.endswith(" per car") else 1.0)
                for habit, fact in HABITS.items()
            )
        )
    return told
