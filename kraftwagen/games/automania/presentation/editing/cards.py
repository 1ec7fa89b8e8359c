"""Contracts in the editor: display, deck, hands, played, out of the game (S4, K1, K2, K4).

Where a contract is, is a number; the editor has those of all contracts in a list and changes that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from kraftwagen.engine.editing import Field, Place
from kraftwagen.engine.wording import Name, Term
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.editing import groups
from kraftwagen.games.automania.state import State, as_known, card_of, is_known

_UNUSED: Final = 0
"""A starting contract that left the game unseen."""
_DECK: Final = 1
_HANDS: Final = 10
"""From here on three places a seat: held, held and known to all, played."""
_OF_SEAT: Final = ("held", "known", "played")
_SHOWN: Final = 100
"""From here on the places of the display."""


def contracts(state: State) -> Iterator[Field]:
    """Where each contract is."""
    for card, now in enumerate(_where(state)):
        can = _can_be(state, card, now)
        parts, words = (things.contract(card, state.data),), [_said(place) for place in can]
        at: Place = ("contract", card)
        yield Field(at, groups.CONTRACTS, "editing.contract", now, can, words, parts=parts)


@cache
def _said(place: int) -> str | Term:
    if place >= _SHOWN:
        return Term("automania.editing.card.shown", {"number": place - _SHOWN + 1})
    if place >= _HANDS:
        seat, kind = divmod(place - _HANDS, len(_OF_SEAT))
        return Term(f"automania.editing.card.{_OF_SEAT[kind]}", {"name": Name(seat)})
    return "editing.card.deck" if place == _DECK else "editing.card.unused"


def _in_hand(seat: int, kind: str) -> int:
    return _HANDS + len(_OF_SEAT) * seat + _OF_SEAT.index(kind)


def _where(state: State) -> list[int]:
    """The place of each contract."""
    found = [_DECK] * terms.CONTRACTS
    for card in state.unused:
        found[card] = _UNUSED
    for number, card in enumerate(state.display):
        found[card] = _SHOWN + number
    for seat in range(len(state.order)):
        for held in state.hands[seat]:
            kind = "known" if is_known(held) else "held"
            found[card_of(held)] = _in_hand(seat, kind)
        for card in state.played[seat]:
            found[card] = _in_hand(seat, "played")
    return found


def _lay(state: State, where: list[int]) -> None:
    """Every contract at its place; the display is filled from the deck (K1)."""
    cards = range(terms.CONTRACTS)

    def at(place: int) -> list[int]:
        return [card for card in cards if where[card] == place]

    shown = sorted((card for card in cards if where[card] >= _SHOWN), key=where.__getitem__)
    deck = at(_DECK)
    missing = max(0, state.data.display - len(shown))
    state.display, state.deck = (*shown, *deck[:missing]), tuple(deck[missing:])
    state.unused = tuple(at(_UNUSED))
    seats = range(len(state.order))
    state.hands = tuple(
        (
            *at(_in_hand(seat, "held")),
            *(as_known(card) for card in at(_in_hand(seat, "known"))),
        )
        for seat in seats
    )
    state.played = tuple(tuple(at(_in_hand(seat, "played"))) for seat in seats)


def sort(state: State) -> None:
    """In which order contracts came to hand does not matter any more."""
    _lay(state, _where(state))


def _can_be(state: State, card: int, now: int) -> list[int]:
    """The places a contract can be set to."""
    own = [_in_hand(seat, kind) for seat in range(len(state.order)) for kind in _OF_SEAT]
    if state.data.card_start[card]:
        return [_UNUSED, *own] if state.unused else own
    shown = len(state.display)
    # A short display shows all there are.
    room = shown < state.data.display and now < _SHOWN and now != _DECK
    places = [_SHOWN + number for number in range(shown + room)]
    has_deck = bool(state.deck) or (now < _SHOWN and not room)
    return [*([_DECK] if has_deck else []), *own, *places]


def put(state: State, card: int, place: int) -> None:
    """A contract comes to a place; who has to make room for it goes where it was."""
    where = _where(state)
    before = where[card]
    if before == place:
        return
    other = _other(state, where, card, place)
    where[card] = place
    if other is not None:
        where[other] = before
    _lay(state, where)


def _other(state: State, where: list[int], card: int, place: int) -> int | None:
    """The contract that takes the place this one leaves; None if no one has to."""
    if place == _UNUSED:
        return state.unused[0]
    if place >= _SHOWN and place in where:
        return where.index(place)
    if where[card] >= _SHOWN and state.deck:
        return state.deck[0]
    if where[card] == _UNUSED:
        seat = (place - _HANDS) // len(_OF_SEAT)
        own = [_in_hand(seat, kind) for kind in _OF_SEAT]
        # One of the same player rather: each was dealt one.
        started = sorted(state.data.starting, key=lambda one: where[one] not in own)
        return next(one for one in started if where[one] != _UNUSED)
    return None


# -- by hand


def _move(state: State, source: Place, target: Place) -> bool:
    """To a player, who is known to have it where it lay open; onto another one; to the deck."""
    card = int(source[-1])
    where, seat = _where(state)[card], groups.mat_of(target)
    if target[0] == "deck":
        place = _DECK
    elif target[0] == "contract":
        place = _where(state)[int(target[1])]
    elif target[0] == "played":
        place = _in_hand(seat, "played")
    elif seat >= 0:
        hidden = _HANDS <= where < _SHOWN and (where - _HANDS) % len(_OF_SEAT) == 0
        place = _in_hand(seat, "held" if hidden else "known")
    else:
        return False
    if place not in _can_be(state, card, where) or place == where:
        return False
    put(state, card, place)
    return True


def _draw(state: State, source: Place, target: Place) -> bool:
    """The first contract of the deck to a player, unseen by the others."""
    seat = groups.mat_of(target)
    if seat < 0 or not state.deck:
        return False
    put(state, state.deck[0], _in_hand(seat, "held"))
    return True


SETTERS: Final[groups.Setters] = {"contract": put}
MOVERS: Final[groups.Movers] = {"contract": _move, "held": _move, "known": _move, "deck": _draw}
