"""Facts about a seat for statistics, achievements, challenges and styles."""

from __future__ import annotations

from typing import Any, Final

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.games.parts.statistics import (
    FINISHED,
    WON,
    Merit,
    Played,
    Statistics,
    collected,
    count,
    counts,
    mean,
    reached,
    size,
    won_sizes,
)

BEST: Final = {"cars_sold": "cars_in_turn", "laps": "laps_in_turn", "money": "money_in_turn"}
"""The fact with the highest value in one game turn, by the name of its count."""
_MANY_SOURCES: Final = 5
_FEW_CARS: Final = 3
"""Smallest number of cars offered for which selling all of them is an achievement."""


def _own(seat: Played[State]) -> Any:
    return seat.state.players[seat.seat]


def _start_tile(seat: Played[State]) -> str:
    tile = _own(seat).start_tile
    return seat.state.data.start_names[tile] if tile >= 0 else ""


def _start_tiles(seat: Played[State]) -> list[str]:
    return [tile] if (tile := _start_tile(seat)) else []


def _called_at_once(seat: Played[State]) -> bool:
    return len(seat.counts.pieces["customers"]) == len(terms.PREFERENCES)


def _sold_out(seat: Played[State]) -> bool:
    return seat["cars_sold"] == seat["cars_placed"] >= _FEW_CARS


STATISTICS: Final = Statistics[State](
    lambda state: len(state.players),
    scoring.winners,
    stages=lambda data: data.turn_number(scoring.LAST_TURN),
    best=BEST,
    sources=terms.ORIGINS,
    facts={
        **counts("cars_sold", "cars_unsold", "cars_placed", "private_sales", "underbid", "laps"),
        **counts("driven", "races_won", "longest_jump", "research", "engineers", "developments"),
        **counts("buyers_called", "token_moves", "hired", "awards", "lost_tasks", "player_turns"),
        **counts("turns_in_a_row", "dearest_offer", "dearest_sale", "best_sale"),
        **counts("most_workers_sold", "best_body", "best_engine", "special_tiles", "markers_used"),
        **counts("bodies", "engines"),
        "customers": size("customers"),
        **counts(*BEST.values()),
        **counts(*(f"sold_to_{preference}" for preference in terms.PREFERENCES)),
        **counts(*(f"from_{source}" for source in terms.SOURCES)),
        "grand_prix_engine": lambda seat: _own(seat).grand_prix_engine,
        "workers": lambda seat: _own(seat).canteen,
    },
    kept={
        "start_tile": _start_tile,
        "turns": count("player_turns"),
        **counts("cars_sold", "cars_unsold", "laps", "races_won"),
        "awards": size("awards"),
        "engineers": size("engineers"),
        "workers": lambda seat: _own(seat).canteen,
    },
    merits={
        "finished": FINISHED,
        "customers": collected("customers", len(terms.PREFERENCES)),
        "customers_at_once": Merit(_called_at_once),
        "underbid": reached("underbid"),
        "sold_out": Merit(_sold_out),
        "three_turns": reached("turns_in_a_row", 3),
        "race_won": reached("races_won"),
        "two_laps": reached("laps_in_turn", 2),
        "long_jump": reached("longest_jump", 3),
        "five_sources": Merit(lambda seat: len(seat.counts.sources) >= _MANY_SOURCES),
        "start_tiles": Merit(_start_tiles, 4),
        "engineers": collected("engineers", len(terms.ENGINEERS)),
        "awards": collected("awards", len(terms.AWARDS)),
        "won": WON,
        "won_without_race": Merit(lambda seat: seat.won and not seat["driven"]),
        "won_sizes": won_sizes(),
    },
    habits={
        "races": count("races"),
        "spaces driven": count("driven"),
        "Grand Prix engine": lambda seat: _own(seat).grand_prix_engine,
        "body points": lambda seat: _own(seat).body_points,
        "engine points": lambda seat: _own(seat).engine_points,
        "cars": count("cars_placed"),
        "body per car": mean("body_sum", "cars_placed"),
        "engine per car": mean("engine_sum", "cars_placed"),
        "workers per car": mean("workers_sum", "cars_placed"),
        "price per car": mean("price_sum", "cars_placed"),
        "body buyers": count("called_body"),
        "engine buyers": count("called_engine"),
        "prestige buyers": count("called_prestige"),
        "price buyers": count("called_price"),
        "token moves": count("token_moves"),
        "workers hired": count("hired"),
        "research cards": count("research"),
        "bodies": count("bodies"),
        "engines": count("engines"),
        "player turns": count("player_turns"),
    },
)
