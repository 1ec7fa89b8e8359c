"""Money that seats begin with: no rule of the book, an option for families and teachers."""

from __future__ import annotations

import random

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import terms
from kraftwagen.match.match import Match
from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import SeatInfo
from tests.games.kraftwagen.table import GAME

OPTIONS = {"handicap": [0, 12, 5]}


def test_seats_begin_with_their_handicap() -> None:
    state = GAME.new(3, 1, OPTIONS)
    GAME.check(state)
    assert GAME.scores(state) == [0, 12, 5]
    plain = GAME.new(3, 1, {})
    assert GAME.scores(plain) == [0, 0, 0]
    assert state.chain == plain.chain
    assert state.shown == plain.shown


def test_without_a_handicap_nothing_differs() -> None:
    """Games of old keep their fingerprints."""
    assert GAME.digest(GAME.new(2, 1, {"handicap": [0, 0]})) == GAME.digest(GAME.new(2, 1, {}))
    assert GAME.digest(GAME.new(2, 1, {"handicap": [0, 1]})) != GAME.digest(GAME.new(2, 1, {}))


def test_the_handicap_stays_through_the_game_and_counts_in_the_end() -> None:
    state, dice, out = GAME.new(3, 7, OPTIONS), random.Random(7), list[Event]()
    while not GAME.is_over(state):
        GAME.apply(state, dice.choice(GAME.legal(state)), out)
        GAME.check(state)
        assert [player.income[terms.HANDICAP] for player in state.players] == [0, 12, 5]
    earned = [sum(player.income[: terms.HANDICAP]) for player in state.players]
    assert GAME.scores(state) == [a + b for a, b in zip(earned, [0, 12, 5], strict=True)]
    assert GAME.evaluate(state) == [float(score) for score in GAME.scores(state)]


def test_positions_keep_the_handicap() -> None:
    state = GAME.new(3, 1, OPTIONS)
    position = GAME.to_position(state)
    assert position["players"][1]["income"]["handicap"] == 12
    assert GAME.digest(GAME.from_position(position)) == GAME.digest(state)
    assert "handicap" not in GAME.to_position(GAME.new(3, 1, {}))["players"][1]["income"]


def test_records_keep_the_handicap_and_replay() -> None:
    seats = [SeatInfo("Ada"), SeatInfo("Bruno"), SeatInfo("Clara")]
    match, dice = Match.new(GAME, seats, 4, OPTIONS), random.Random(4)
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    record = from_bytes(to_bytes(match.record))
    assert record.header.options["handicap"] == [0, 12, 5]
    assert verify(record, GAME) is None
    less = record.with_header(options={**record.header.options, "handicap": [0, 11, 5]})
    assert verify(less, GAME) is not None
