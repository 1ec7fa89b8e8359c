"""Workers: action spaces, displacing, sponsor and marketing (A1-A5, W1, W2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.tuples import added, replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.rules import account
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_ANY_CAR: Final[tuple[int, ...]] = (terms.CITY, terms.FAMILY, terms.SUPER)
_ONLY: Final[list[tuple[int, ...]]] = [(action,) for action in (*_ANY_CAR, terms.CONTRACT_ACTION)]


def needed(state: State, space: i64) -> i64:
    """Return the number of workers that an action space takes: one more than lie there (A1)."""
    return state.workers_at[space] + 1


def is_own(state: State, space: i64, seat: i64) -> bool:
    """Return whether a seat's own workers lie on an action space (A3)."""
    return state.owner_at[space] == seat


def has_tile(state: State, space: i64) -> bool:
    """Return whether an action space's line has a tile left; the corner needs none (A4, X1)."""
    return space == terms.CORNER or any(state.tiles[cell] for cell in terms.LINES[space])


def actions_of(data: DataSet, space: i64) -> tuple[int, ...]:
    """Return the choices of an action space: types of car or CONTRACT_ACTION (A6)."""
    return _ANY_CAR if space == terms.CORNER else _ONLY[data.space_action[space]]


def price(data: DataSet, action: i64) -> i64:
    """Return the cost of an action: that of the car it produces, else 0 (A5, P1)."""
    return 0 if action == terms.CONTRACT_ACTION else data.car_cost[action]


def legal_spaces(state: State, seat: i64, home: i64) -> list[int]:
    """Return the codes for actions that ``home`` workers allow (A1, A3-A6)."""
    found: list[int] = []
    money = state.money[seat]
    for space in range(terms.SPACES):
        if home < needed(state, space):  # A1
            continue
        if is_own(state, space, seat):  # A3
            continue
        if not has_tile(state, space):  # A4
            continue
        for action in actions_of(state.data, space):  # A6
            if price(state.data, action) <= money:  # A5
                found.append(codes.space(space, action))
    return found


def legal_sponsor(home: i64) -> list[int]:
    """Return the codes for sending 1 to ``home`` workers to the sponsor (W1)."""
    return [codes.SPONSOR + count for count in range(1, home + 1)]


def place(state: State, seat: i64, space: i64, out: list[Event] | None) -> None:
    """Put workers onto an action space and send displaced workers home (A1, A2)."""
    count, displaced, other = needed(state, space), state.workers_at[space], state.owner_at[space]
    state.home = added(state.home, seat, -count)
    if displaced:
        state.home = added(state.home, other, displaced)
    state.workers_at = replaced(state.workers_at, space, count)
    state.owner_at = replaced(state.owner_at, space, seat)
    if out is not None:
        out.append(events.WorkersPlaced(seat, space, count, other, displaced))


def to_sponsor(state: State, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Send workers to the sponsor, for autobucks, until the end of the round (W1, W2, L1)."""
    if count == 0:
        return
    amount = count * state.data.sponsor_money
    state.home = added(state.home, seat, -count)
    state.sponsor = added(state.sponsor, seat, count)
    if out is not None:
        out.append(events.WorkersToSponsor(seat, count))
    account.gain_money(state, seat, amount, terms.FROM_SPONSOR, out)


def to_marketing(state: State, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Send workers to marketing until the end of the round (P5, W2)."""
    if count == 0:
        return
    state.home = added(state.home, seat, -count)
    state.marketing = added(state.marketing, seat, count)
    if out is not None:
        out.append(events.WorkersToMarketing(seat, count))
