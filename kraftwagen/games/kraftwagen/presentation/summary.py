"""Summarizes a finished game: money by source and game turn, facts, achievements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kraftwagen.engine.summary import GameSummary, SeatSummary
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import feats
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.games.parts.events import Counts

MERITS: Final[Mapping[str, int]] = {
    "finished": 1,
    "customers": len(terms.PREFERENCES),
    "customers_at_once": 1,
    "underbid": 1,
    "sold_out": 1,
    "three_turns": 1,
    "race_won": 1,
    "two_laps": 1,
    "long_jump": 1,
    "five_sources": 1,
    "start_tiles": 4,
    "engineers": len(terms.ENGINEERS),
    "awards": len(terms.AWARDS),
    "won": 1,
    "won_without_race": 1,
    "won_sizes": 3,
}
"""Achievement -> number of different pieces that complete it, in display order."""

_TURNS_IN_A_ROW: Final = 3
_TWO_LAPS: Final = 2
_LONG_JUMP: Final = 3
_MANY_SOURCES: Final = 5
_FEW_CARS: Final = 3
"""Least number of cars offered for which selling all of them is an achievement."""


def summarize(happened: Sequence[Event], state: State) -> GameSummary:
    """Return the summary of a finished game for the statistics."""
    winners = scoring.winners(state)
    return tuple(
        SeatSummary(
            {name: tuple(amounts) for name, amounts in found.sources.items()},
            _facts(found, state, seat),
            _merits(found, state, seat, seat in winners),
        )
        for seat, found in enumerate(feats.read(happened, len(state.players)).seats)
    )


def _start_tile(state: State, seat: int) -> str:
    tile = state.players[seat].start_tile
    return state.data.start_names[tile] if tile >= 0 else ""


def _facts(seat: Counts, state: State, number: int) -> dict[str, int | str]:
    return {
        "start_tile": _start_tile(state, number),
        "turns": seat.found["player_turns"],
        **{name: seat.found[name] for name in ("cars_sold", "cars_unsold", "laps", "races_won")},
        "awards": len(seat.pieces["awards"]),
        "engineers": len(seat.pieces["engineers"]),
        "workers": state.players[number].canteen,
    }


def _merits(seat: Counts, state: State, number: int, won: bool) -> dict[str, tuple[str, ...]]:
    """Return the pieces a seat earned in this game; achievements without any are left out."""
    found, offered = seat.found, seat.found["cars_placed"]
    once = {
        "finished": True,
        "customers_at_once": len(seat.pieces["customers"]) == len(terms.PREFERENCES),
        "underbid": found["underbid"] > 0,
        "sold_out": offered >= _FEW_CARS and found["cars_sold"] == offered,
        "three_turns": found["turns_in_a_row"] >= _TURNS_IN_A_ROW,
        "race_won": found["races_won"] > 0,
        "two_laps": found["laps_in_turn"] >= _TWO_LAPS,
        "long_jump": found["longest_jump"] >= _LONG_JUMP,
        "five_sources": len(seat.sources) >= _MANY_SOURCES,
        "won": won,
        "won_without_race": won and not found["driven"],
    }
    tile = _start_tile(state, number)
    pieces: dict[str, tuple[str, ...]] = {
        "customers": tuple(sorted(seat.pieces["customers"])),
        "start_tiles": (tile,) if tile else (),
        "engineers": tuple(sorted(seat.pieces["engineers"])),
        "awards": tuple(sorted(seat.pieces["awards"])),
        "won_sizes": (str(len(state.players)),) if won else (),
    }
    for name, reached in once.items():
        pieces[name] = ("done",) if reached else ()
    return {name: pieces[name] for name in MERITS if pieces[name]}
