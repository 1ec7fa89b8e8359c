"""Contracts: drawing and fulfilling them (K1-K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine import rng
from kraftwagen.engine.tuples import place_of, without
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.rules import account
from kraftwagen.games.automania.state import State, as_known, card_of

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

NOT_HELD: Final = -1


def legal_cards(state: State) -> list[int]:
    """Return the codes for drawing a contract, face up or from the deck (K1)."""
    found = [codes.FACE + card for card in sorted(state.display)]
    if deck_size(state) > 0:
        found.append(codes.DECK)
    return found


def deck_size(state: State) -> int:
    """Return the number of contracts left to draw, without those hidden in hands (H2).

    In an observation ``deck`` holds the hidden contracts, too.
    """
    hidden = 0
    for hand in state.hands:
        for held in hand:
            if held == terms.HIDDEN:
                hidden += 1
    return len(state.deck) - hidden


def draw_face(state: State, seat: i64, card: i64, out: list[Event] | None) -> None:
    """Give a face-up contract, known to all, to a seat and replace it from the deck (K1, K2)."""
    state.display = without(state.display, place_of(state.display, card))
    _add(state, seat, as_known(card))
    if out is not None:
        out.append(events.ContractDrawn(seat, card, False))
    reveal(state, out)


def reveal(state: State, out: list[Event] | None) -> None:
    """Turn up a contract from the deck if the display has room for it (S4, K1)."""
    if state.deck and len(state.display) < state.data.display:
        card = _random(state)
        state.display += (card,)
        state.reveals += 1
        if out is not None:
            out.append(events.ContractRevealed(card))


def draw_deck(state: State, seat: i64, out: list[Event] | None) -> None:
    """Give a seat a contract from the deck, which nobody else sees (K1, K2)."""
    card = _random(state)
    _add(state, seat, card)
    state.reveals += 1
    if out is not None:
        out.append(events.ContractDrawn(seat, card, True))


def draw_none(state: State, seat: i64, out: list[Event] | None) -> None:
    """Give a seat points instead of a contract when none is left (K1)."""
    if out is not None:
        out.append(events.NoContractLeft(seat))
    amount = state.data.no_card_points
    account.gain_points(state, seat, amount, terms.FROM_CONTRACTS, out)


def _random(state: State) -> int:
    state.rng = rng.advance(state.rng)
    place = rng.below(state.rng, len(state.deck))
    card = state.deck[place]
    state.deck = without(state.deck, place)
    return card


def _add(state: State, seat: i64, held: i64) -> None:
    hands = list(state.hands)
    hands[seat] += (held,)
    state.hands = tuple(hands)


def place_in_hand(state: State, seat: i64, card: i64) -> i64:
    """Return the index of a contract in a seat's hand, or NOT_HELD."""
    for place, held in enumerate(state.hands[seat]):
        if card_of(held) == card and card < terms.CONTRACTS:
            return place
    return NOT_HELD


def legal_plays(state: State, seat: i64, car_type: i64, popularity: i64) -> list[int]:
    """Return the codes for playing a contract that a car fulfils (K3)."""
    found: list[int] = []
    for held in state.hands[seat]:
        card = card_of(held)
        if card < terms.CONTRACTS and meets(state, seat, card, car_type, popularity):
            found.append(codes.PLAY + card)
    found.sort()
    return found


def meets(state: State, seat: i64, card: i64, car_type: i64, popularity: i64) -> bool:
    """Return whether a car of a seat fulfils a contract by type, popularity and feature (K3)."""
    data = state.data
    if data.card_popularity[card] > popularity:
        return False
    wanted = data.card_type[card]
    if wanted != terms.ANY_TYPE and wanted != car_type:
        return False
    return has_feature(state, seat, data.card_feature[card], car_type)


def has_feature(state: State, seat: i64, feature: i64, car_type: i64) -> bool:
    """Return whether a seat has a machine on a type's line, or a style part for it (K3)."""
    if feature == terms.NO_FEATURE:
        return True
    data = state.data
    factory = state.factories[seat]
    if feature >= terms.FIRST_PART_FEATURE:
        part = feature - terms.FIRST_PART_FEATURE
        return factory[terms.FIRST_STYLE + 3 * car_type + part] > 0
    for slot in data.board_lines[state.boards[seat]][car_type]:
        tile = factory[slot]
        if tile and data.tile_what[tile] == feature - 1:
            return True
    return False


def play(state: State, seat: i64, card: i64, out: list[Event] | None) -> None:
    """Move a contract from hand to the fulfilled ones; a starting one pays at once (K4, X13)."""
    place = place_in_hand(state, seat, card)
    hands, played = list(state.hands), list(state.played)
    hands[seat] = without(hands[seat], place)
    played[seat] += (card,)
    state.hands, state.played = tuple(hands), tuple(played)
    data = state.data
    if out is not None:
        out.append(events.ContractPlayed(seat, card, data.card_medals[card]))
    if data.card_start[card]:
        account.gain_money(state, seat, data.start_card_money, terms.FROM_CONTRACTS, out)
