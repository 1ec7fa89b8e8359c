"""Facts about a seat for statistics, achievements, challenges and styles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kraftwagen.engine.wording import Term
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import State
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
    won_sizes,
)

BEST: Final = {
    "cars_sold": "cars_sold_in_round",
    "cars_made": "cars_made_in_round",
    "displaced": "displaced_in_round",
    "points": "points_in_round",
    "scored": "scored_in_round",
}
"""The fact with the highest value in one round, by the name of its count.

The points of the last round are those of the final count, too; ``scored`` leaves them out.
"""
_ENOUGH_SHIPPED: Final = 6
"""Smallest number of cars on ships for which selling all of them is an achievement."""


def _start(seat: Played[State]) -> int:
    """Return the points that no event brought: those of the start (S1)."""
    gained = sum(map(sum, seat.counts.sources.values()))
    return int(seat.state.points[seat.seat]) - gained


def _silver_medals(seat: Played[State]) -> int:
    state, number = seat.state, seat.seat
    return rounds.contract_medals(state, number) + rounds.tile_medals(state, number)


def _autobucks(seat: Played[State]) -> int:
    return int(seat.state.money[seat.seat])


def _factory(seat: Played[State]) -> str:
    return terms.BOARDS[seat.state.boards[seat.seat]]


def _empty_ships(seat: Played[State]) -> bool:
    return seat["cars_shipped"] >= _ENOUGH_SHIPPED and not seat["cars_left"]


def _start_contracts(seat: Played[State]) -> Iterable[str]:
    data, played = seat.state.data, seat.state.played[seat.seat]
    return (data.card_names[card] for card in played if data.card_start[card])


def _factories(seat: Played[State]) -> list[str]:
    return [name] if (name := _factory(seat)) != terms.BOARDS[terms.SIDE_A] else []


def _full_board(seat: Played[State]) -> bool:
    """Return whether a seat has managers with every portrait at the end; none ever leaves (T4)."""
    managers = seat.state.factories[seat.seat][terms.FIRST_OFFICE :]
    portraits = {seat.state.data.tile_what[tile] for tile in managers if tile}
    return len(portraits) == len(terms.PORTRAITS)


def _show_car(seat: Played[State]) -> bool:
    """Return whether a seat has all style parts of a type (T3)."""
    factory, parts = seat.state.factories[seat.seat], len(terms.PARTS)
    firsts = range(terms.FIRST_STYLE, terms.FIRST_OFFICE, parts)
    return any(all(factory[first : first + parts]) for first in firsts)


def _won_poorest(seat: Played[State]) -> bool:
    return seat.won and rounds.by_money(seat.state)[-1] == seat.seat


STATISTICS: Final = Statistics[State](
    lambda state: len(state.order),
    rounds.winners,
    stages=lambda data: data.round_number(terms.LAST_ROUND),
    best=BEST,
    sources=terms.SOURCES,
    amounts={terms.SOURCES[terms.FROM_START]: _start},
    facts={
        **counts("actions", "cars_made", "cars_shipped", "cars_sold", "top_cars", "cars_stayed"),
        **counts("cars_taken_back", "cars_left", "copied_sales", "gold_medals", "all_wanted"),
        **counts("contracts_drawn", "contracts_played", "tiles_placed", "tiles_discarded"),
        **counts("managers_hired", "workers_placed", "workers_to_sponsor", "workers_to_marketing"),
        **counts("displaced", "made_alone", "best_car", "most_marketing", "points", "earned"),
        **counts("paid", *BEST.values()),
        **counts(*(f"made_{name}" for name in terms.CAR_TYPES)),
        **counts(*(f"sold_in_{name}" for name in terms.MARKETS)),
        **counts(*(f"from_{name}" for name in terms.SOURCES)),
        "autobucks": _autobucks,
    },
    kept={
        "factory": _factory,
        **counts("actions", "cars_made", "cars_sold", "top_cars", "cars_left", "gold_medals"),
        **counts("contracts_drawn", "contracts_played", "managers_hired", "best_car"),
        **counts("workers_placed", "workers_to_sponsor", "workers_to_marketing", "displaced"),
        "silver_medals": _silver_medals,
        "autobucks": _autobucks,
    },
    merits={
        "finished": FINISHED,
        "top_car": reached("top_cars"),
        "all_wanted": reached("all_wanted"),
        "campaign": reached("most_marketing", 3),
        "gold_ships": collected("gold_ships", 5),
        "five_sold": reached("cars_sold_in_round", 5),
        "empty_ships": Merit(_empty_ships),
        "six_contracts": reached("contracts_played", 6),
        "start_contracts": Merit(_start_contracts, 4),
        "full_board": Merit(_full_board),
        "show_car": Merit(_show_car),
        "make_way": reached("displaced_in_round", 3),
        "night_shift": reached("made_alone"),
        "offices": collected("offices", terms.SALES_OFFICES),
        "factories": Merit(_factories, len(terms.BOARDS) - 1),
        "won": WON,
        "won_poorest": Merit(_won_poorest),
        "won_sizes": won_sizes(),
    },
    habits={
        "actions": count("actions"),
        "cars": count("cars_made"),
        "popularity per car": mean("popularity_made", "cars_made"),
        "cars for europe": count("made_for_europe"),
        "workers in marketing": count("workers_to_marketing"),
        "workers at the sponsor": count("workers_to_sponsor"),
        "cars shipped": count("cars_shipped"),
        "ship per car": mean("ships", "cars_shipped"),
        "top cars": count("top_cars"),
        "cars sold": count("cars_sold"),
        "cars taken back": count("cars_taken_back"),
        "contracts drawn": count("contracts_drawn"),
        "contracts played": count("contracts_played"),
        "machines": count("placed_machine"),
        "style parts": count("placed_style"),
        "managers": count("placed_manager"),
        "bonus tiles": count("bonus_tiles"),
        "medals on tiles": lambda seat: rounds.tile_medals(seat.state, seat.seat),
        "sales office": mean("offices", "retired"),
    },
)


def pieces(achievement: str, data: DataSet) -> dict[str, Term]:
    """Return the terms of an achievement's pieces by name; empty for one without named pieces."""
    match achievement:
        case "gold_ships":
            medals = data.gold_medals
            return {str(n): things.ship(n) for n, medal in enumerate(medals) if medal}
        case "start_contracts":
            return {data.card_names[card]: things.contract(card, data) for card in data.starting}
        case "offices":
            return {str(n): things.sales_office(n) for n in range(1, terms.SALES_OFFICES + 1)}
        case "factories":
            boards = range(terms.SIDE_A + 1, len(terms.BOARDS))
            return {terms.BOARDS[board]: things.factory(board) for board in boards}
        case "won_sizes":
            return {str(n): things.counted("players", n) for n in range(2, 5)}
    return {}
