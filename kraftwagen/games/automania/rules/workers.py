"""Workers: action spaces and displacing, sponsor, marketing (A1-A5, W1, W2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.rules import account
from kraftwagen.games.automania.state import State, for_seat, of_seat

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
_SPONSOR: Final = [
    tuple([codes.SPONSOR | count for count in range(1, most + 1)])
    for most in range(terms.MOST_WORKERS + 1)
]


def needed(state: State, space: i64) -> i64:
    """Workers an action space takes now: one, or one more than lie there (A1)."""
    return (state.spaces[space] >> 2) + 1


def is_own(state: State, space: i64, seat: i64) -> bool:
    """Whether the seat's own workers lie there (A3)."""
    held = state.spaces[space]
    return held > 0 and held & 3 == seat


def has_tile(state: State, space: i64) -> bool:
    """Whether a tile is left in the line; the corner has none and is never closed (A4, X1)."""
    return open_lines(state) >> space & 1 > 0


def open_lines(state: State) -> i64:
    """A bit for each action space that is not closed (A4, X1)."""
    lying = state.lying
    return _UPPER[lying & _ALL_HALF] | _LOWER[lying >> _HALF & _ALL_HALF]


def legal_spaces(state: State, seat: i64) -> tuple[int, ...]:
    """Codes for taking an action (A1, A3-A5)."""
    home = of_seat(state.packed_home, seat)
    if home == 0:
        return ()
    data = state.data
    money = of_seat(state.packed_money, seat)
    if money > data.dearest_car:
        money = data.dearest_car
    spaces = open_lines(state) & data.spaces_for[money]
    space: i64 = 1
    held: i64
    for held in state.spaces:
        if held and (held & 3 == seat or held >> 2 >= home):
            spaces &= ~space
        space <<= 1
    lines = data.line_codes[spaces >> terms.FIRST_COLUMN]
    return data.corner_codes[money] + lines if spaces & 1 else lines


def place(state: State, seat: i64, space: i64, out: list[Event] | None) -> None:
    """Put workers onto an action space; whoever was there gets theirs back (A1, A2)."""
    held: i64 = state.spaces[space]
    count = (held >> 2) + 1
    state.packed_home -= for_seat(count, seat)
    other: i64 = terms.NOBODY
    if held:
        other = held & 3
        state.packed_home += for_seat(held >> 2, other)
    state.spaces = replaced(state.spaces, space, count << 2 | seat)
    if out is not None:
        out.append(events.WorkersPlaced(seat, space, count, other, held >> 2))


def legal_sponsor(state: State, seat: i64) -> tuple[int, ...]:
    """Codes for sending workers to the sponsor (W1)."""
    return _SPONSOR[of_seat(state.packed_home, seat)]


def to_sponsor(state: State, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Workers bring autobucks and stay to the end of the round (W1, W2, L1)."""
    if count == 0:
        return
    state.packed_home -= for_seat(count, seat)
    state.packed_sponsor += for_seat(count, seat)
    if out is not None:
        out.append(events.WorkersToSponsor(seat, count))
    amount = count * state.data.sponsor_money
    account.gain_money(state, seat, amount, terms.FROM_SPONSOR, out)


def to_marketing(state: State, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Workers raise the popularity of one car and stay to the end of the round (P5, W2)."""
    if count == 0:
        return
    state.packed_home -= for_seat(count, seat)
    state.packed_marketing += for_seat(count, seat)
    if out is not None:
        out.append(events.WorkersToMarketing(seat, count))
