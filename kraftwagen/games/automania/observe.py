"""The knowledge of one seat (K2, H2): a state without hidden contracts and random generator.

In an observation ``deck`` holds the contracts whose place the seat does not know; other hands show
HIDDEN for them. ``unused`` likewise holds starting contracts.
"""

from __future__ import annotations

from kraftwagen.engine import rng
from kraftwagen.engine.types import Observation
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import State


def observe(state: State, seat: int) -> Observation:
    """Return a copy of the state without the generator and the hidden contracts (H2)."""
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


def determinize(observation: Observation, seed: int) -> State:
    """Return a playable state for an observation, with the hidden contracts dealt at random."""
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
