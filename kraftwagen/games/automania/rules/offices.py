"""Retiring: sales offices, their bonuses and limits (L1, L2, Z1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.rules import account, tiles, workers
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def office_of(state: State, seat: i64) -> i64:
    """Return a seat's sales office in this round (from 0), or NOBODY while it has none."""
    owners = state.offices
    for office in range(terms.SALES_OFFICES):
        if owners[office] == seat:
            return office
    return terms.NOBODY


def has_retired(state: State, seat: i64) -> bool:
    """Return whether a seat has retired in this round (R2)."""
    return office_of(state, seat) != terms.NOBODY


def by_office(state: State) -> list[int]:
    """Return the seats that have retired, the lowest sales office first (N5)."""
    return [owner for owner in state.offices if owner != terms.NOBODY]


def legal_offices(state: State) -> list[int]:
    """Return the codes for retiring to a free sales office (L1)."""
    free = terms.NOBODY
    return [codes.RETIRE + office for office, owner in enumerate(state.offices) if owner == free]


def retire(state: State, seat: i64, office: i64, out: list[Event] | None) -> i64:
    """Retire a seat: send workers at home to the sponsor, then pay the office's bonus (L1).

    Returns the tile that lay below the office, NO_TILE if there was none; it is not placed yet.
    """
    workers.to_sponsor(state, seat, state.home[seat], out)
    state.offices = replaced(state.offices, office, seat)
    if out is not None:
        out.append(events.Retired(seat, office))
    data = state.data
    account.gain_money(state, seat, data.office_money[office], terms.FROM_OFFICES, out)
    account.gain_points(state, seat, data.office_points[office], terms.FROM_OFFICES, out)
    cell = data.office_tile[office]
    if cell and state.tiles[cell]:
        return tiles.lift(state, seat, cell, out)
    return terms.NO_TILE


def limit(state: State, seat: i64) -> i64:
    """Return a seat's sales limit: that of its office and those of sales managers (Z1, T5)."""
    data = state.data
    office = office_of(state, seat)
    own: i64 = 0 if office == terms.NOBODY else data.office_limit[office]
    return own + tiles.on_managers(state.factories[seat], data.tile_sales)
