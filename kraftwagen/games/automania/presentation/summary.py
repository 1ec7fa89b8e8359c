"""Summarizes a finished game: points by source and round, facts, achievements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kraftwagen.engine.summary import GameSummary, SeatSummary
from kraftwagen.engine.types import Event
from kraftwagen.engine.wording import Term
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import feats, things
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import State
from kraftwagen.games.parts.events import Counts

MERITS: Final[Mapping[str, int]] = {
    "finished": 1,
    "top_car": 1,
    "all_wanted": 1,
    "campaign": 1,
    "gold_ships": 5,
    "five_sold": 1,
    "empty_ships": 1,
    "six_contracts": 1,
    "start_contracts": 4,
    "full_board": 1,
    "show_car": 1,
    "make_way": 1,
    "night_shift": 1,
    "offices": terms.SALES_OFFICES,
    "factories": len(terms.BOARDS) - 1,
    "won": 1,
    "won_poorest": 1,
    "won_sizes": 3,
}
"""Achievement -> number of different pieces that complete it, in display order."""

_MANY_SOLD: Final = 5
_MANY_MARKETING: Final = 3
_MANY_CONTRACTS: Final = 6
_MANY_DISPLACED: Final = 3
_ENOUGH_SHIPPED: Final = 6
"""Least number of cars on ships for which selling all of them is an achievement."""


def summarize(happened: Sequence[Event], state: State) -> GameSummary:
    """Return the summary of a finished game for the statistics."""
    winners = rounds.winners(state)
    return tuple(
        SeatSummary(
            _sources(found, state.points[seat]),
            _facts(found, state, seat),
            _merits(found, state, seat, seat in winners),
        )
        for seat, found in enumerate(feats.read(happened, len(state.order), state.data).seats)
    )


def _sources(found: Counts, score: int) -> dict[str, tuple[int, ...]]:
    """Return the points by source; points that no event brought are those of the start (S1)."""
    start = score - sum(map(sum, found.sources.values()))
    later = (0,) * (terms.LAST_ROUND - 1)
    sources = {name: tuple(amounts) for name, amounts in found.sources.items()}
    return {terms.SOURCES[terms.FROM_START]: (start, *later), **sources}


_KEPT: Final = (
    *("actions", "cars_made", "cars_sold", "top_cars", "cars_left", "gold_medals"),
    *("contracts_drawn", "contracts_played", "managers_hired", "best_car"),
    *("workers_placed", "workers_to_sponsor", "workers_to_marketing", "displaced"),
)
"""The facts that statistics keep."""


def _facts(found: Counts, state: State, seat: int) -> dict[str, int | str]:
    kept: dict[str, int | str] = {"factory": terms.BOARDS[state.boards[seat]]}
    kept |= {name: found.found[name] for name in _KEPT}
    medals = rounds.contract_medals(state, seat) + rounds.tile_medals(state, seat)
    return {**kept, "silver_medals": medals, "autobucks": state.money[seat]}


def _merits(found: Counts, state: State, seat: int, won: bool) -> dict[str, tuple[str, ...]]:
    """Return the pieces a seat earned in this game; achievements without any are left out."""
    data, counts = state.data, found.found
    shipped, left = counts["cars_shipped"], counts["cars_left"]
    once = {
        "finished": True,
        "top_car": counts["top_cars"] > 0,
        "all_wanted": counts["all_wanted"] > 0,
        "campaign": counts["most_marketing"] >= _MANY_MARKETING,
        "five_sold": counts["cars_sold_in_round"] >= _MANY_SOLD,
        "empty_ships": shipped >= _ENOUGH_SHIPPED and not left,
        "six_contracts": counts["contracts_played"] >= _MANY_CONTRACTS,
        "full_board": len(_portraits(state, seat)) == len(terms.PORTRAITS),
        "show_car": _has_show_car(state, seat),
        "make_way": counts["displaced_in_round"] >= _MANY_DISPLACED,
        "night_shift": counts["made_alone"] > 0,
        "won": won,
        "won_poorest": won and rounds.by_money(state)[-1] == seat,
    }
    started = (card for card in state.played[seat] if data.card_start[card])
    board = state.boards[seat]
    pieces: dict[str, tuple[str, ...]] = {
        "gold_ships": tuple(str(ship) for ship in sorted(found.pieces["gold_ships"])),
        "start_contracts": tuple(data.card_names[card] for card in started),
        "offices": tuple(str(office + 1) for office in sorted(found.pieces["offices"])),
        "factories": (terms.BOARDS[board],) if board != terms.SIDE_A else (),
        "won_sizes": (str(len(state.order)),) if won else (),
    }
    for name, reached in once.items():
        pieces[name] = ("done",) if reached else ()
    return {name: pieces[name] for name in MERITS if pieces[name]}


def _portraits(state: State, seat: int) -> set[int]:
    """Return the types of managers in a factory at the end; none ever leaves (T4)."""
    managers = state.factories[seat][terms.FIRST_OFFICE :]
    return {state.data.tile_what[tile] for tile in managers if tile}


def _has_show_car(state: State, seat: int) -> bool:
    """Whether a seat has all style parts of a type (T3)."""
    factory, parts = state.factories[seat], len(terms.PARTS)
    firsts = range(terms.FIRST_STYLE, terms.FIRST_OFFICE, parts)
    return any(all(factory[first : first + parts]) for first in firsts)


def pieces(achievement: str, data: DataSet) -> dict[str, Term]:
    """Return name -> term of all pieces of an achievement with several; empty for any other."""
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
