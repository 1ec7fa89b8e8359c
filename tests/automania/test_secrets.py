"""Two worlds that agree with what a seat knows are the same to it (K2, H2)."""

from __future__ import annotations

import random

import pytest

from kraftwagen.bots import ladder
from kraftwagen.games.automania import codes, terms
from tests.automania.table import GAME, Table

_SEEDS = range(6)


def _worlds(seed: int) -> tuple[object, object, int] | None:
    """A position, another one that the seat to move cannot tell from it, and the seat."""
    rng, state = random.Random(seed), GAME.new(3, seed, {})
    for _ in range(400):
        if GAME.is_over(state):
            return None
        seat = state.current
        hidden = sum(
            not held & terms.KNOWN
            for other, hand in enumerate(state.hands) if other != seat for held in hand
        )  # fmt: skip
        if hidden >= 3 and rng.random() < 0.5:
            other = GAME.determinize(GAME.observe(state, seat), seed)
            if other.hands != state.hands:
                return state, other, seat
        legal = GAME.legal(state)
        drawing = (codes.RETIRE, codes.FACE)
        acting = [code for code in legal if codes.kind(code) not in drawing]
        GAME.apply(state, rng.choice(acting if acting and rng.random() < 0.85 else legal))
    return None


@pytest.mark.parametrize("seed", _SEEDS)
def test_what_a_seat_cannot_tell_apart_is_the_same_to_it(seed: int) -> None:
    found = _worlds(seed)
    if found is None:
        pytest.skip("this game has no such position")
    one, other, seat = found
    seen, also = GAME.observe(one, seat), GAME.observe(other, seat)
    assert GAME.digest(seen.state) == GAME.digest(also.state)
    assert GAME.legal(one) == GAME.legal(other)
    assert GAME.explain(one, seat) == GAME.explain(other, seat)
    bots = [ladder.build("merchant", GAME, 7) for _ in range(2)]
    chosen = [bot.choose(view) for bot, view in zip(bots, (seen, also), strict=True)]
    assert chosen[0] == chosen[1]


def test_an_empty_deck_is_empty_to_everybody() -> None:
    """Although an observation keeps the hidden contracts of others with the deck's."""
    ask = [{"ask": "card"}]
    table = Table(2, ask=ask, display="C1 C2", deck="").seat(0, hand="S1").seat(1, hand="N1 S2")
    state = table.state
    seen = GAME.observe(state, 0).state
    assert seen.deck
    assert GAME.legal(seen) == GAME.legal(state)
    assert table.lines() == ["face C1", "face C2"]


def test_some_positions_were_compared() -> None:
    assert sum(_worlds(seed) is not None for seed in _SEEDS) >= 4
