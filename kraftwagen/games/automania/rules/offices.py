"""Retiring: sales offices, their bonuses and limits (L1, L2, Z1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.rules import account, tiles, workers
from kraftwagen.games.automania.state import State, for_seat, of_seat

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


_RETIRE: Final = codes.by_mask([codes.RETIRE | office for office in range(terms.SALES_OFFICES)])
_ALL_OFFICES: Final = (1 << terms.SALES_OFFICES) - 1


def office_of(state: State, seat: i64) -> i64:
    """The seat's sales office in this round, or NOBODY while it has none."""
    office = of_seat(state.packed_offices, seat)
    return office - 1 if office else terms.NOBODY


def has_retired(state: State, seat: i64) -> bool:
    """Whether the seat has a sales office (R2)."""
    return of_seat(state.packed_offices, seat) > 0


def legal_offices(state: State) -> tuple[int, ...]:
    """Codes for retiring to a free sales office (L1)."""
    # With a bit for 0 as well, which stands for those who have not retired.
    taken: i64 = 0
    for seat in range(len(state.order)):
        taken |= 1 << of_seat(state.packed_offices, seat)
    return _RETIRE[~(taken >> 1) & _ALL_OFFICES]


def retire(state: State, seat: i64, office: i64, out: list[Event] | None) -> None:
    """Workers at home go to the sponsor, then the office pays, money and points first (L1)."""
    workers.to_sponsor(state, seat, of_seat(state.packed_home, seat), out)
    state.packed_offices += for_seat(office + 1, seat)
    if out is not None:
        out.append(events.Retired(seat, office))
    data = state.data
    account.gain_money(state, seat, data.office_money[office], terms.FROM_OFFICES, out)
    account.gain_points(state, seat, data.office_points[office], terms.FROM_OFFICES, out)
    cell = data.office_tile[office]
    if cell and state.lying >> cell & 1:
        state.pending = (frames.place(tiles.lift(state, seat, cell, out)),)
    else:
        state.pending = ()


def limit(state: State, seat: i64) -> i64:
    """The sales limit: of the office, and one more for each sales manager (Z1, T5)."""
    data = state.data
    factory = state.factories[seat]
    office = office_of(state, seat)
    total: i64 = 0 if office == terms.NOBODY else data.office_limit[office]
    for place in range(terms.FIRST_OFFICE, terms.PLACES):
        total += data.tile_sales[factory[place]]
    return total
