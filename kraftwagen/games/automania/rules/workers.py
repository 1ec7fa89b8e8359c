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


_LINES: Final = [sum([1 << cell for cell in line]) for line in terms.LINES]
"""A bit for each cell of an action space's line."""
_ALL_TYPES: Final = (1 << terms.TYPES) - 1
_CORNER: Final = codes.by_mask([codes.SPACE | car_type for car_type in range(terms.TYPES)])
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
    if space == terms.CORNER:
        return True
    return any(state.tiles[cell] for cell in terms.LINES[space])


def legal_spaces(state: State, seat: i64) -> list[int]:
    """Codes for taking an action (A1, A3-A5)."""
    home = of_seat(state.packed_home, seat)
    if home == 0:
        return []
    data = state.data
    affordable = _affordable(data.car_cost, of_seat(state.packed_money, seat))
    actions = data.space_action
    filled = filled_cells(state)
    found: list[int] = []
    lines: i64 = 0
    spaces = state.spaces
    space: i64
    for space in range(terms.SPACES):
        held: i64 = spaces[space]
        if (held == 0 or held & 3 != seat) and held >> 2 < home:
            if space == terms.CORNER:
                found += _CORNER[affordable & _ALL_TYPES]
            elif affordable >> actions[space] & 1 and filled & _LINES[space]:
                lines |= 1 << space
    found += data.line_codes[lines >> terms.FIRST_COLUMN]
    return found


def filled_cells(state: State) -> i64:
    """A bit for each cell of the grid with a tile on it."""
    tiles = state.tiles
    found: i64 = 0
    cell: i64
    for cell in range(terms.CELLS):
        if tiles[cell]:
            found |= 1 << cell
    return found


def _affordable(cost: tuple[int, ...], money: i64) -> i64:
    """A bit for each car type that can be paid for; contracts cost nothing (A5, P1)."""
    found: i64 = 1 << terms.CONTRACT_ACTION
    for car_type in range(terms.TYPES):
        if cost[car_type] <= money:
            found |= 1 << car_type
    return found


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
