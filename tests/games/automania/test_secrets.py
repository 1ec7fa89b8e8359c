"""Two worlds that agree with what a seat knows are the same to it (K2, H2)."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from kraftwagen.bots import hint, ladder
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes
from kraftwagen.games.automania.presentation import decisions, describe, explain, text
from kraftwagen.games.automania.state import State, is_known
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table
from tests.games.automania.told.test_foresight import foresights

_SEEDS = range(4)
SMALL = [
    *(replace(level, simulations=min(level.simulations, 6), candidates=3, horizon=2)
      for level in ladder.LEVELS),
    *(replace(ladder.style_level(style), simulations=0) for style in ("exporter", "collector")),
]  # fmt: skip
"""The levels of the ladder, with little time to think."""


@cache
def _worlds(seed: int) -> tuple[State, State, int] | None:
    """A position, another one that the seat to move cannot tell from it, and the seat."""
    rng, state = random.Random(seed), GAME.new(3, seed, {})
    for _ in range(400):
        if GAME.is_over(state):
            return None
        seat = state.current
        hidden = sum(
            not is_known(held)
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


@pytest.fixture(params=_SEEDS, scope="module")
def pair(request: pytest.FixtureRequest) -> tuple[State, State, int]:
    found = _worlds(request.param)
    if found is None:
        pytest.skip("this game has no such position")
    return found


@rule("K2", "H2")
def test_what_a_seat_cannot_tell_apart_is_the_same_to_it(pair: tuple[State, State, int]) -> None:
    one, other, seat = pair
    seen, also = GAME.observe(one, seat), GAME.observe(other, seat)
    assert GAME.digest(seen.state) == GAME.digest(also.state)
    assert GAME.legal(one) == GAME.legal(other) == GAME.legal(seen.state)
    for viewer in range(3):
        assert GAME.explain(one, viewer) == GAME.explain(other, viewer)
    assert list(foresights(one)) == list(foresights(other))
    assert describe.outline(one, seat) == describe.outline(other, seat)
    assert describe.question(one) == describe.question(other)
    tried = {*GAME.legal(one), *explain.attempts(one), *range(0, 4096, 31)}
    assert [GAME.why_not(one, code) for code in tried] == [
        GAME.why_not(other, code) for code in tried
    ]


@rule("K2", "H2")
def test_what_is_told_of_a_decision_gives_no_secret_away(pair: tuple[State, State, int]) -> None:
    """Until luck or another seat decides, both worlds go the same way in the same words."""
    one, other, seat = pair
    for code in GAME.legal(one):
        told = []
        for world in (one, other):
            state, happened = world.clone(), list[Event]()
            GAME.apply(state, code, happened)
            if GAME.reveals(state) == GAME.reveals(world):
                lines = [
                    line
                    for event in happened
                    for line in text.event_lines(event.seen_by(seat), world.data)
                ]
                told.append((decisions.decision_line(code, world), lines))
        assert len(told) in (0, 2)
        assert told[:1] == told[1:]


@pytest.mark.parametrize("level", SMALL, ids=lambda level: level.name)
def test_a_bot_decides_by_what_its_seat_knows(level: Level, pair: tuple[State, State, int]) -> None:
    """The whole choice, with its figures, its reasons and the advice that is made of it."""
    one, other, seat = pair
    choices = [
        SearchBot(level, GAME, 7).choose(GAME.observe(world, seat)) for world in (one, other)
    ]
    assert choices[0] == choices[1]
    assert hint.advice(GAME, choices[0]) == hint.advice(GAME, choices[1])


def test_the_plain_bots_decide_by_what_their_seat_knows(pair: tuple[State, State, int]) -> None:
    one, other, seat = pair
    for name in ("random", "greedy"):
        views = (GAME.observe(one, seat), GAME.observe(other, seat))
        assert len({repr(ladder.build(name, GAME, 7).choose(view)) for view in views}) == 1


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
    assert sum(_worlds(seed) is not None for seed in _SEEDS) >= 3
