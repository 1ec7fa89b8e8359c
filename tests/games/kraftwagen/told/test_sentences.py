"""What the sentences of refusals and previews claim is what the rules then do."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen.presentation import gains
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table


@rule("E0")
def test_one_marker_among_the_actions_and_one_more_on_the_car() -> None:
    table = Table(3, ask="end", buyers="body engine")
    table.seat(0, engineers="daimler horch", canteen=1, workshops="b1 e1")
    table.play("daimler_low 1")
    table.refuses("daimler_high 2", "one_marker", "E0")
    table.play("car b1 e1 w1 p1 horch_low")


@rule("A1")
@pytest.mark.parametrize(("supply", "promised"), [(1, 1), (2, 2), (5, 2)])
def test_a_tile_promises_as_many_workers_as_it_hires(supply: int, promised: int) -> None:
    table = Table(3, special="a_hire").seat(0, supply=supply)
    tile = table.data.tile_names.index("a_hire")
    (hire,) = gains.gains(table.state, tile)
    assert hire.times == promised
    table.play("take a_hire", *["hire"] * promised)
    assert table.asked() == "end"
    assert table.player(0).supply == supply - promised


@rule("A1")
def test_hire_is_lost_for_want_of_workers_not_because_it_was_done() -> None:
    table = Table(3).seat(0, supply=0)
    table.play("take hire")
    table.refuses("hire", "supply_empty", "A1")


@rule("V4", "A1")
def test_a_private_sale_saves_the_action_hire() -> None:
    table = Table(3, special="b_hire", turn=2, market=["0 b1 e1 w2 p6"], awards={"workers": 1})
    table.seat(0, supply=0)
    (option,) = (
        one for one in GAME.explain(table.state, 0) if one.code == GAME.from_text("take b_hire")
    )
    assert [warning.key for warning in option.warnings] == ["hire_after_sale"]
    table.play("take b_hire")
    table.refuses("hire", "hire_after_sale", "V4")
    table.play("sale 1", "hire")


@rule("P1")
def test_an_action_still_owed_waits_for_the_card() -> None:
    table = Table(3, shown="three_workers two_body")
    table.play("take research+race+buyer", "research three_workers")
    table.refuses("race", "effect_first", "P1")
    table.play("hire", "hire", "hire", "race")


@rule("E9", "M1")
def test_a_price_of_another_game_turn_has_not_been_taken() -> None:
    table = Table(3, ask="end", market=["0 b1 e1 w1 p6", "1 b1 e1 w1 p8"])
    table.seat(0, engineers="diesel")
    table.refuses("diesel 1 price 12", "price_of_other_turn", "E9")
    table.refuses("diesel 1 price 8", "price_gone", "E9")
    assert 12 not in table.data.prices[1]


@rule("M2", "P1")
def test_no_car_is_advised_where_none_can_be_offered() -> None:
    table = Table(3, ask="end").seat(0, canteen=2, workshops="b1 e1")
    table.refuses("race", "actions_done", "P1")
    assert table.lines("car")
    table.play("car b1 e1 w1 p1")
    table.refuses("race", "turn_done", "P1")
    assert table.lines() == ["end"]
    bare = Table(3, ask="end")
    bare.refuses("race", "turn_done", "P1")
    assert bare.lines("car") == []
