"""Buyers: choosing them, the buyer track, Benz's extra buyer (A5, E4, W2)."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.rules import money
from kraftwagen.games.kraftwagen.state import State

PREFERENCE: Final = 3
MARKER: Final = 2


def preference(active: int) -> int:
    """Return an active buyer's preference, an index in ``terms.PREFERENCES``."""
    return active & PREFERENCE


def with_marker(active: int, marker: int) -> int:
    """Return an active buyer with a Daimler marker on it (E7).

    >>> marker(with_marker(2, 5)), preference(with_marker(2, 5))
    (5, 2)
    """
    return active | marker << MARKER


def marker(active: int) -> int:
    """Return the Daimler marker on an active buyer, 0 for none (E7)."""
    return active >> MARKER


def spaces_full(state: State) -> bool:
    """Return whether no active space is left for another buyer (A5, 11b)."""
    return len(state.active_buyers) >= state.data.active_spaces[len(state.players)]


def legal_buyers(state: State) -> list[int]:
    """Return the codes for the Buyer action: stacks with buyers, or moving the token (A5)."""
    if spaces_full(state):
        return [codes.BUYER | codes.MOVE_TOKEN]
    stacks = state.stacks
    return [codes.BUYER | wish for wish in range(len(stacks)) if stacks[wish]]


def legal_benz(state: State) -> list[int]:
    """Return the codes for Benz's buyer, including the code for no buyer (E4)."""
    stacks = state.stacks
    return [codes.BENZ] + [codes.BENZ | 1 + wish for wish in range(len(stacks)) if stacks[wish]]


def choose(state: State, seat: int, choice: int, out: list[Event] | None) -> None:
    """Make a buyer active and pay its white markers to the seat, or move the token (A5)."""
    if choice == codes.MOVE_TOKEN:
        if state.token > 0:
            state.token -= 1
        if out is not None:
            out.append(events.TokenMoved(seat, state.token))
        return
    white = state.white
    gained = white[choice]
    state.white = replaced(white, choice, 0)
    _activate(state, seat, choice, gained, False, out)
    money.pay(state, seat, gained, terms.FROM_BUYER_MARKERS, out)


def choose_benz(state: State, seat: int, choice: int, out: list[Event] | None) -> None:
    """Add Benz's buyer, without white markers, after the active buyers; choice 0 adds none (E4)."""
    if choice:
        state.players[seat].markers &= ~(1 << terms.BENZ_BUYER)
        _activate(state, seat, choice - 1, 0, True, out)


def _activate(
    state: State, seat: int, wish: int, gained: int, by_benz: bool, out: list[Event] | None
) -> None:
    stacks = state.stacks
    state.stacks = replaced(stacks, wish, stacks[wish] - 1)
    state.active_buyers += (wish,)
    alike = 0
    for active in state.active_buyers:
        if active & PREFERENCE == wish:
            alike += 1
    if out is not None:
        space = len(state.active_buyers) - 1
        out.append(events.BuyerChosen(seat, wish, space, gained, by_benz))
    money.award(state, seat, terms.AWARD_BUYER, alike, out)


def benz_owner(state: State) -> int:
    """Return the seat that may still add Benz's buyer, or NOBODY (E4)."""
    for seat, player in enumerate(state.players):
        if player.markers >> terms.BENZ_BUYER & 1:
            return seat
    return terms.NOBODY
