"""The short game (S6)."""

from __future__ import annotations

import random

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.engine.wording import named
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.options import SHORT
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from tests.editor import Editor
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME
from tests.ui.english import ENGLISH

SEATS = (2, 3, 4)


@rule("S6")
@pytest.mark.parametrize("seats", SEATS)
def test_it_has_the_last_two_game_turns_and_no_engineers(seats: int) -> None:
    state = GAME.new(seats, 7, {SHORT: True})
    assert state.prices == state.data.prices[2]
    chance = random.Random(1)
    happened: list[object] = []
    while not GAME.is_over(state):
        cards = [*state.deck, *state.discards, *state.shown]
        assert all(card >= len(terms.ENGINEERS) for card in cards)
        GAME.apply(state, chance.choice(GAME.legal(state)), happened)
    ended = [one.turn for one in happened if isinstance(one, events.GameTurnEnded)]
    assert ended == [2, scoring.LAST_TURN]
    assert state.awards[terms.AWARD_ENGINEERS] == terms.NOBODY


@rule("S6")
def test_people_count_its_game_turns_from_one() -> None:
    short = GAME.new(3, 1, {SHORT: True}).data
    whole = GAME.new(3, 1, {}).data
    assert [short.turn_number(turn) for turn in (2, 3)] == [1, 2]
    assert [whole.turn_number(turn) for turn in (1, 2, 3)] == [1, 2, 3]


@rule("S6")
def test_nothing_else_differs() -> None:
    short, whole = GAME.new(4, 1, {SHORT: True}).data, GAME.new(4, 1, {}).data
    known = getattr(whole, "__mypyc_attrs__", ()) or whole.__slots__
    differ = {name for name in known if getattr(short, name) != getattr(whole, name)}
    assert differ == {"digest", "variant", "variants", "first_turn", "deck", "award_money"}
    lost = [a - b for a, b in zip(whole.award_money, short.award_money, strict=True)]
    assert [award for award, money in enumerate(lost) if money] == [terms.AWARD_ENGINEERS]


@rule("S6")
def test_all_that_is_told_of_it_counts_its_game_turns_from_one() -> None:
    """Money of the first game turn was told of turn 1, that of the second one of turn 3."""
    chance, state = random.Random(4), GAME.new(2, 4, {SHORT: True})
    happened: list[Event] = []
    gained: dict[int, int] = {1: 0, 2: 0}
    offered: dict[int, int] = {1: 0, 2: 0}
    while not GAME.is_over(state):
        number, new = state.data.turn_number(state.turn), []
        legal = GAME.legal(state)
        cars = [code for code in legal if codes.kind(code) == codes.CAR]
        GAME.apply(state, chance.choice(cars or legal), new)
        for event in new:
            number += isinstance(event, events.GameTurnStarted)
            if isinstance(event, events.MoneyGained) and event.seat == 0:
                gained[number] += event.amount
            offered[number] += isinstance(event, events.CarPlaced)
        happened += new
    told = GAME.summarize(happened, state)[0].sources
    assert all(len(amounts) == 2 for amounts in told.values())
    assert [sum(amounts) for amounts in zip(*told.values(), strict=True)] == [*gained.values()]
    assert all(gained.values())
    assert all(offered.values())
    cars = STATISTICS.tally(happened, 2, state.data).things
    assert [car["turn"] for car in cars] == [1] * offered[1] + [2] * offered[2]
    assert [car["last"] for car in cars] == [0] * offered[1] + [1] * offered[2]


@rule("S6")
def test_the_bench_counts_its_game_turns_from_one() -> None:
    editor = Editor(GAME)
    for options, first in (({}, 1), ({SHORT: True}, 2)):
        table = GAME.to_position(GAME.new(3, 1, options))
        offered = editor.field(table, "turn")
        assert list(offered.values) == [*range(first, scoring.LAST_TURN + 1)]
        said = [str(named(word, ENGLISH)) for word in offered.words]
        assert said == (["Game turn 1", "Game turn 2"] if options else [])


def test_a_record_of_it_plays_again() -> None:
    match = Match.new(GAME, [SeatInfo("Ada"), SeatInfo("Ben")], 5, {SHORT: True})
    for _ in range(30):
        match.submit(match.actor, match.legal()[0])
    again = Match.from_record(GAME, match.record)
    assert GAME.to_position(again.state) == GAME.to_position(match.state)
