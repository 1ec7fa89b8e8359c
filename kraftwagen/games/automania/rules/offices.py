"""Retiring: sales offices, their bonuses and limits (L1, L2, Z1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.rules import account, tiles, workers
from kraftwagen.games.automania.state import SEAT_BITS, SEAT_MASK, TAKEN, State, office_taken

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


_RETIRE: Final = codes.by_mask([codes.RETIRE | office for office in range(terms.SALES_OFFICES)])
ALL: Final = (1 << terms.SALES_OFFICES) - 1
"""A bit for each sales office."""
_OFFICE: Final = [terms.NOBODY, *[taken.bit_length() - 1 for taken in range(1, ALL + 1)]]
"""The sales office by the bits of a seat."""


def office_of(state: State, seat: i64) -> i64:
    """The seat's sales office in this round, or NOBODY while it has none."""
    return _OFFICE[state.packed_offices >> terms.SALES_OFFICES * seat & ALL]


def has_retired(state: State, seat: i64) -> bool:
    """Whether the seat has a sales office (R2)."""
    return state.packed_offices >> terms.SALES_OFFICES * seat & ALL > 0


def by_office(state: State) -> list[int]:
    """The seats that have retired, the lowest sales office first (N5)."""
    # The later office has the higher bit, so that seats are sorted by their offices.
    retired = [
        (state.packed_offices >> terms.SALES_OFFICES * seat & ALL) << 2 | seat
        for seat in range(len(state.order))
    ]
    retired.sort()
    return [entry & 3 for entry in retired if entry > 3]


def legal_offices(state: State) -> tuple[int, ...]:
    """Codes for retiring to a free sales office (L1)."""
    return _RETIRE[ALL - (state.packed_offices >> TAKEN)]


def retire(state: State, seat: i64, office: i64, out: list[Event] | None) -> i64:
    """Workers at home go to the sponsor, then the office pays, money and points first (L1).

    Returns the tile that lay below the office, NO_TILE if there was none.
    """
    workers.to_sponsor(state, seat, state.packed_home >> SEAT_BITS * seat & SEAT_MASK, out)
    state.packed_offices += office_taken(seat, office)
    if out is not None:
        out.append(events.Retired(seat, office))
    data = state.data
    money, points = data.office_money[office], data.office_points[office]
    if money:
        account.gain_money(state, seat, money, terms.FROM_OFFICES, out)
    if points:
        account.gain_points(state, seat, points, terms.FROM_OFFICES, out)
    cell = data.office_tile[office]
    if cell and state.lying >> cell & 1:
        return tiles.lift(state, seat, cell, out)
    return terms.NO_TILE


def limit(state: State, seat: i64) -> i64:
    """The sales limit: of the office, and one more for each sales manager (Z1, T5)."""
    data = state.data
    office = office_of(state, seat)
    own: i64 = 0 if office == terms.NOBODY else data.office_limit[office]
    return own + tiles.on_managers(state.factories[seat], data.tile_sales)
