"""What a seat may know (K2, H2): contracts nobody showed are hidden, and so is the generator.

In an observation ``deck`` holds every contract the seat cannot place: those of the deck and, as
HIDDEN, those in other hands; ``unused`` likewise has the starting contracts.
"""

from __future__ import annotations

from dataclasses import replace

from kraftwagen.engine import rng
from kraftwagen.engine.types import Event, Observation
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.state import State


def observe(state: State, seat: int) -> Observation:
    """The table without the generator and without what is in other hands (H2)."""
    copy = state.clone()
    copy.rng = rng.BLANK
    start = state.data.card_start
    deck, unused = list(state.deck), list(state.unused)
    hands = []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            hands.append(hand)
            continue
        seen = []
        for held in hand:
            if held >= terms.HIDDEN:  # hidden already, or KNOWN
                seen.append(held)
            elif start[held]:
                unused.append(held)
                seen.append(terms.HIDDEN_START)
            else:
                deck.append(held)
                seen.append(terms.HIDDEN)
        hands.append(tuple(sorted(seen)))
    copy.hands = tuple(hands)
    copy.deck, copy.unused = tuple(sorted(deck)), tuple(sorted(unused))
    return Observation(seat, copy)


def redact(event: Event, seat: int) -> Event:
    """What others draw from the deck stays hidden (K2)."""
    if isinstance(event, events.ContractDrawn) and event.from_deck and event.seat != seat:
        return replace(event, card=terms.HIDDEN)
    return event


def determinize(observation: Observation, seed: int) -> State:
    """A playable state that agrees with an observation: hidden contracts are dealt anew."""
    state: State = observation.state.clone()
    state.rng = rng.seeded(seed, "imagined draws")
    deck, unused = list(state.deck), list(state.unused)
    hands = []
    for hand in state.hands:
        held = []
        for card in hand:
            if card == terms.HIDDEN:
                held.append(_draw(state, deck))
            elif card == terms.HIDDEN_START:
                held.append(_draw(state, unused))
            else:
                held.append(card)
        hands.append(tuple(held))
    state.hands = tuple(hands)
    state.deck, state.unused = tuple(deck), tuple(unused)
    return state


def _draw(state: State, pile: list[int]) -> int:
    state.rng = rng.advance(state.rng)
    return pile.pop(rng.below(state.rng, len(pile)))
