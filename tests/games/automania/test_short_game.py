"""The short game (S5)."""

from __future__ import annotations

import random

import pytest

from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.options import SHORT
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME

SEATS = (2, 3, 4)


@rule("S5")
@pytest.mark.parametrize("seats", SEATS)
def test_it_has_two_rounds_of_set_b_without_marketing_and_taking_back(seats: int) -> None:
    chance = random.Random(2)
    shipped = 0
    for seed in range(12):
        state = GAME.new(seats, seed, {SHORT: True})
        happened: list[object] = []
        while not GAME.is_over(state):
            assert {
                state.data.tile_set[tile] for tile in (*state.tiles, *state.unseen) if tile
            } == {1}
            assert frames.kind(state.asked) != frames.MARKETING
            found = GAME.legal(state)
            assert all(codes.kind(code) != codes.RECALL for code in found)
            # People rarely retire at once, as chance would.
            stay = [code for code in found if codes.kind(code) != codes.RETIRE] or found
            GAME.apply(state, chance.choice(stay), happened)
        ended = [one.round for one in happened if isinstance(one, events.RoundEnded)]
        assert ended == [3, terms.LAST_ROUND]
        shipped += sum(isinstance(one, events.CarShipped) for one in happened)
    assert shipped > 12, "cars were on ships, and could have been taken back"


@rule("S5")
def test_people_count_its_rounds_from_one() -> None:
    short, whole = GAME.new(3, 1, {SHORT: True}).data, GAME.new(3, 1, {}).data
    assert [short.round_number(number) for number in (3, 4)] == [1, 2]
    assert [whole.round_number(number) for number in (1, 4)] == [1, 4]


@rule("S5")
def test_points_are_told_by_the_rounds_that_people_count() -> None:
    state = GAME.new(2, 1, {SHORT: True})
    gained = events.PointsGained(0, 3, terms.FROM_SALES)
    begun = [events.RoundStarted(number, (), (), (), ()) for number in (3, terms.LAST_ROUND)]
    happened = [begun[0], gained, begun[1], gained, gained]
    assert GAME.summarize(happened, state)[0].sources["sales"] == (3, 6)


@rule("S5")
def test_nothing_else_differs() -> None:
    short, whole = GAME.new(4, 1, {SHORT: True}).data, GAME.new(4, 1, {}).data
    known = getattr(whole, "__mypyc_attrs__", ()) or whole.__slots__
    differ = {name for name in known if getattr(short, name) != getattr(whole, name)}
    assert differ == {"digest", "variant", "variants", "first_round", "plain", "seat_points"}


@rule("S5")
def test_who_begins_starts_with_fewer_points() -> None:
    state = GAME.new(4, 1, {SHORT: True})
    assert [state.points[seat] for seat in state.order] == [0, 2, 4, 6]
