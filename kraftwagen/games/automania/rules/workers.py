"""Workers: action spaces and displacing, sponsor, marketing (A1-A5, W1, W2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.state import SEAT_BITS, SEAT_MASK, State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


_HALF: Final = terms.CELLS // 2
_ALL_HALF: Final = (1 << _HALF) - 1


def _with_tile(lying: int) -> int:
    """A bit for each action space with a tile in its line, and for the corner, which has none."""
    found = 1 << terms.CORNER
    for space, line in enumerate(terms.LINES):
        for cell in line:
            if lying >> cell & 1:
                found |= 1 << space
    return found


_UPPER: Final = [_with_tile(lying) for lying in range(_ALL_HALF + 1)]
_LOWER: Final = [_with_tile(lying << _HALF) for lying in range(_ALL_HALF + 1)]
"""By what lies on the upper and on the lower half of the grid."""
SPONSOR: Final = [
    tuple([codes.SPONSOR | count for count in range(1, most + 1)])
    for most in range(terms.MOST_WORKERS + 1)
]
"""By workers at home, codes for sending some of them to the sponsor (W1)."""


def held_at(state: State, space: i64) -> i64:
    """The workers on an action space: number << 2 | seat, 0 for none (A1)."""
    placed: i64
    for placed in state.placed:
        if placed >> 8 == space:
            return placed & 255
    return 0


def needed(state: State, space: i64) -> i64:
    """Workers an action space takes now: one, or one more than lie there (A1)."""
    return (held_at(state, space) >> 2) + 1


def is_own(state: State, space: i64, seat: i64) -> bool:
    """Whether the seat's own workers lie there (A3)."""
    held = held_at(state, space)
    return held > 0 and held & 3 == seat


def has_tile(state: State, space: i64) -> bool:
    """Whether a tile is left in the line; the corner has none and is never closed (A4, X1)."""
    return _with_tile(state.lying) >> space & 1 > 0


def legal_spaces(state: State, seat: i64, home: i64) -> tuple[int, ...]:
    """Codes for taking an action with the workers at home (A1, A3-A5)."""
    if home == 0:
        return ()
    data = state.data
    money = state.packed_money >> SEAT_BITS * seat & SEAT_MASK
    if money > data.dearest_car:
        money = data.dearest_car
    lying = state.lying
    spaces = _UPPER[lying & _ALL_HALF] | _LOWER[lying >> _HALF & _ALL_HALF]
    placed: i64
    for placed in state.placed:
        if placed & 3 == seat or placed >> 2 & 63 >= home:
            spaces &= ~(1 << (placed >> 8))
    return data.space_codes[money][spaces]


def place(state: State, seat: i64, space: i64, out: list[Event] | None) -> None:
    """Put workers onto an action space; whoever was there gets theirs back (A1, A2)."""
    held = held_at(state, space)
    count = (held >> 2) + 1
    state.packed_home -= count << SEAT_BITS * seat
    other: i64 = terms.NOBODY
    if held:
        other = held & 3
        state.packed_home += held >> 2 << SEAT_BITS * other
        state.placed = tuple([placed for placed in state.placed if placed >> 8 != space])
    state.placed += (space << 8 | count << 2 | seat,)
    if out is not None:
        out.append(events.WorkersPlaced(seat, space, count, other, held >> 2))


def to_sponsor(state: State, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Workers bring autobucks and stay to the end of the round (W1, W2, L1)."""
    if count == 0:
        return
    leaving = count << SEAT_BITS * seat
    state.packed_home -= leaving
    state.packed_sponsor += leaving
    each = state.data.sponsor_money
    state.packed_money += leaving * each
    if out is not None:
        out.append(events.WorkersToSponsor(seat, count))
        out.append(events.MoneyGained(seat, count * each, terms.FROM_SPONSOR))


def to_marketing(state: State, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Workers raise the popularity of one car and stay to the end of the round (P5, W2)."""
    if count == 0:
        return
    leaving = count << SEAT_BITS * seat
    state.packed_home -= leaving
    state.packed_marketing += leaving
    if out is not None:
        out.append(events.WorkersToMarketing(seat, count))
