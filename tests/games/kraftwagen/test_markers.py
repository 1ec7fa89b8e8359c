"""Engineer markers in a player turn: Horch, Maybach, Daimler, Diesel (E0, E2, E3, E7, E9, E10)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import Table


@rule("E2", "E3", "Z4")
@pytest.mark.parametrize(
    ("marker", "wish", "value"),
    [
        ("horch_low", "engine", 8),
        ("horch_high", "engine", 9),
        ("maybach_low", "body", 8),
        ("maybach_high", "body", 9),
    ],
)
def test_a_marker_raises_the_car_for_the_buyers(marker: str, wish: str, value: int) -> None:
    table = Table(3, ask="end", token=0, buyers=wish, market=["1 b7 e7 w1 p1"])
    table.seat(0, workshops="b7 e7", engineers="horch maybach")
    table.play(f"car b7 e7 w1 p9 {marker}", "end")
    (bought,) = table.happened(events.BuyerBought)
    assert (bought.seat, bought.value) == (0, value)
    assert marker not in table.game.to_position(table.state)["players"][0]["markers"]


@rule("E2", "E3")
@pytest.mark.parametrize(("marker", "wish"), [("horch_high", "body"), ("maybach_low", "engine")])
def test_a_marker_raises_nothing_else(marker: str, wish: str) -> None:
    table = Table(3, ask="end", token=0, buyers=wish, market=["1 b3 e3 w1 p1"])
    table.seat(0, workshops="b3 e3", engineers="horch maybach")
    table.play(f"car b3 e3 w1 p9 {marker}", "end")
    (bought,) = table.happened(events.BuyerBought)
    assert (bought.seat, bought.value) == (1, 3)


@rule("E2", "E3", "M1")
def test_markers_on_a_car_must_be_owned_and_unused() -> None:
    table = Table(3, ask="end").seat(0, workshops="b3 e3", engineers="horch", markers="horch_low")
    assert {line.split()[5:][0] for line in table.lines("car") if len(line.split()) > 5} == {
        "horch_low"
    }
    table.refuses("car b3 e3 w1 p1 horch_high", "no_marker", "E2")
    table.refuses("car b3 e3 w1 p1 maybach_low", "no_marker", "E3")
    table.play("car b3 e3 w1 p1 horch_low")
    (placed,) = table.happened(events.CarPlaced)
    assert placed == events.CarPlaced(0, 0, 3, 3, 1, 1, terms.HORCH_LOW + 1)


@rule("E0", "E7")
def test_a_marker_of_each_phase_may_be_used_in_one_player_turn() -> None:
    table = Table(3, ask="end", buyers="body engine", token=0)
    table.seat(0, workshops="b3 e3", engineers="horch daimler benz")
    table.play("daimler_low 1")
    table.refuses("daimler_high 2", "one_marker", "E0")
    table.play("car b3 e3 w1 p1 horch_low", "end", "benz price")
    assert table.player(0).markers == 1 << terms.HORCH_HIGH | 1 << terms.DAIMLER_HIGH


@rule("E0")
def test_one_marker_in_an_action_phase_and_the_next_in_the_next() -> None:
    table = Table(3, chain=_short_chain(), buyers="body engine", market=["0 b1 e1 w1 p1"])
    table.seat(0, engineers="daimler diesel", canteen=3)
    table.play("take race", "daimler_low 2")
    table.refuses("diesel 1 workers 1", "one_marker", "E0")
    table.play("race")
    table.refuses("daimler_high 1", "one_marker", "E0")
    table.play("end", "take hire", "diesel 1 workers 1", "hire")
    assert not table.lines("daimler_high")


@rule("E7")
def test_daimlers_bonus_goes_to_whoever_sells_to_the_buyer() -> None:
    table = Table(3, ask="end", token=0, buyers="body engine", market=["1 b3 e3 w1 p5"])
    table.seat(0, engineers="daimler")
    table.play("daimler_high 1", "end")
    assert table.happened(events.MarkerPlacedOnBuyer) == [
        events.MarkerPlacedOnBuyer(0, terms.DAIMLER_HIGH, 0, 4)
    ]
    assert table.money(1) == {"cars": 5, "daimler": 4}
    assert table.money(0) == {}
    assert table.happened(events.BuyerBought)[0].gift == 4


@rule("E7", "E1")
@pytest.mark.parametrize(("marker", "gift"), [("daimler_low", 2), ("daimler_high", 4)])
def test_daimlers_bonus_is_never_multiplied(marker: str, gift: int) -> None:
    table = Table(3, ask="end", token=0, buyers=f"price+{marker}", market=["0 b1 e1 w1 p6"])
    table.seat(0, engineers="daimler opel")
    table.play("end")
    assert table.money(0) == {"cars": 6, "price_buyers": 12, "daimler": gift}
    left = "daimler_high" if marker == "daimler_low" else "daimler_low"
    assert table.game.to_position(table.state)["players"][0]["markers"] == [left]


@rule("E7")
def test_daimlers_marker_needs_an_unmarked_active_buyer() -> None:
    table = Table(3, ask="race", buyers="body+daimler_low engine").seat(0, engineers="daimler")
    assert table.lines("daimler_high") == ["daimler_high 2"]
    table.refuses("daimler_high 1", "buyer_marked", "E7")
    table.refuses("daimler_high 3", "no_such_buyer", "E7")
    table.refuses("daimler_low 2", "no_marker", "E7")
    table = Table(3, ask="race").seat(0, engineers="daimler")
    assert table.lines() == ["race"]


@rule("E7", "Z6")
def test_a_marked_buyer_without_a_car_gives_nothing_and_the_marker_is_gone() -> None:
    table = Table(3, ask="end", token=0, buyers="body+daimler_low").seat(0, engineers="daimler")
    table.play("end")
    assert table.money(0) == {}
    assert table.state.stacks == (2, 2, 2, 2)
    assert table.player(0).markers == 1 << terms.DAIMLER_HIGH


@rule("E9")
def test_diesel_changes_the_body_or_the_engine() -> None:
    table = Table(3, ask="race", market=["1 b1 e1 w1 p1", "0 b2 e2 w1 p3 horch_low"])
    table.seat(0, workshops="b4 e5 e2", engineers="diesel horch", canteen=0)
    assert [line for line in table.lines() if "workers" not in line and "price" not in line] == [
        "race",
        "diesel 2 body 4",
        "diesel 2 engine 5",
    ]
    table.refuses("diesel 2 engine 2", "no_change", "E9")
    table.refuses("diesel 2 body 7", "no_such_part", "E9")
    table.play("diesel 2 engine 5", "race")
    assert table.workshops(0) == "b4 - e2"
    assert table.happened(events.CarChanged) == [
        events.CarChanged(0, 1, terms.CHANGE_ENGINE, 2, 5, terms.DIESEL_FIRST)
    ]
    car = table.game.to_position(table.state)["cars"][1]
    assert (car["body"], car["engine"], car["marker"]) == (2, 5, "horch_low")
    table = Table(3, ask="end", market=["0 b2 e2 w1 p3"])
    table.seat(0, workshops="b4", engineers="diesel", markers="diesel_second")
    table.play("diesel 1 body 4")
    assert table.workshops(0) == "- - -"
    assert table.happened(events.CarChanged)[0].marker == terms.DIESEL_SECOND
    assert table.player(0).markers == 0
    assert table.game.to_position(table.state)["cars"][0]["body"] == 4


@rule("E9")
def test_diesel_may_put_a_worse_part_on_a_car() -> None:
    table = Table(3, ask="end", market=["0 b2 e2 w1 p3"]).seat(
        0, workshops="b1 e1", engineers="diesel", canteen=0
    )
    assert [line for line in table.lines("diesel") if "price" not in line] == [
        "diesel 1 body 1",
        "diesel 1 engine 1",
    ]


@rule("E9")
def test_diesel_adds_any_number_of_workers_from_the_canteen() -> None:
    table = Table(3, ask="end", market=["0 b2 e2 w2 p3"]).seat(0, canteen=3, engineers="diesel")
    added = [line for line in table.lines("diesel") if "workers" in line]
    assert added == [f"diesel 1 workers {number}" for number in (1, 2, 3)]
    table.refuses("diesel 1 workers 4", "canteen_too_small", "E9")
    table.play("diesel 1 workers 3")
    assert table.player(0).canteen == 0
    assert table.game.to_position(table.state)["cars"][0]["workers"] == 5
    change = table.happened(events.CarChanged)[0]
    assert (change.change, change.old, change.new) == (terms.CHANGE_WORKERS, 2, 5)


@rule("E9")
def test_diesel_swaps_the_price_marker() -> None:
    table = Table(3, ask="end", market=["0 b2 e2 w2 p3", "1 b1 e1 w1 p5"])
    table.seat(0, engineers="diesel")
    prices = [line for line in table.lines("diesel") if "price" in line]
    assert prices == [f"diesel 1 price {price}" for price in (1, 2, 6, 8, 9, 10)]
    table.refuses("diesel 1 price 5", "price_gone", "E9")
    table.refuses("diesel 1 price 3", "price_gone", "E9")
    table.play("diesel 1 price 8")
    assert table.state.prices == (1, 2, 3, 6, 9, 10)
    assert table.game.to_position(table.state)["cars"][0]["price"] == 8


@rule("E9")
def test_diesel_changes_only_own_cars_that_are_still_offered() -> None:
    table = Table(3, ask="end", special="a_hire", market=["1 b1 e1 w1 p1", "0 b2 e2 w0 p3 sold"])
    table.seat(0, engineers="diesel", workshops="b5")
    assert table.lines("diesel") == []
    table.refuses("diesel 1 workers 1", "not_own_car", "E9")
    table.refuses("diesel 2 body 5", "car_already_sold", "V4")
    table.refuses("diesel 3 body 5", "no_car_there", "E9")
    table = Table(3, ask="end", market=["0 b1 e1 w1 p1"]).seat(0, workshops="b5")
    table.refuses("diesel 1 body 5", "no_marker", "E9")


@rule("E7", "E9")
def test_other_markers_change_nothing_in_the_action_phase() -> None:
    table = Table(3, ask="race", market=["0 b1 e1 w1 p1"], buyers="body")
    table.seat(0, engineers="horch maybach benz", workshops="b5 e5")
    assert table.lines() == ["race"]
    table = Table(3, ask="race", market=["0 b1 e1 w1 p1"], buyers="body")
    table.seat(0, engineers="daimler", workshops="b5 e5")
    assert table.lines() == ["race", "daimler_low 1", "daimler_high 1"]
    table = Table(3, ask="race", market=["0 b1 e1 w1 p1"], buyers="body")
    table.seat(0, engineers="diesel", canteen=0, workshops="b5")
    assert [line for line in table.lines() if "price" not in line] == ["race", "diesel 1 body 5"]


@rule("E10")
def test_markers_before_between_and_after_the_actions() -> None:
    def table() -> Table:
        return Table(3, buyers="body").seat(0, engineers="daimler")

    table().play("take hire+buyer", "daimler_low 1", "hire", "buyer price", "end")
    table().play("take hire+buyer", "hire", "daimler_low 1", "buyer price", "end")
    table().play("take hire+buyer", "hire", "buyer price", "daimler_low 1", "end")


@rule("E10", "P1", "P2")
def test_markers_neither_inside_an_action_nor_after_the_car() -> None:
    table = Table(3, shown="two_parts opel", buyers="body")
    table.seat(0, engineers="daimler", workshops="b1 e1")
    table.refuses("daimler_low 1", "take_tile_first", "C2")
    table.play("take research", "research two_parts")
    table.refuses("daimler_low 1", "finish_action_first", "E10")
    table.play("body", "engine gp", "car b1 e1 w1 p1")
    table.refuses("daimler_low 1", "markers_before_car", "E10")


@rule("E10", "A5", "E7")
def test_a_buyer_just_chosen_can_be_marked() -> None:
    table = Table(3).seat(0, engineers="daimler")
    table.play("take race+buyer", "buyer price", "daimler_high 1", "race")
    assert table.game.to_position(table.state)["active_buyers"] == [
        {"preference": "price", "marker": "daimler_high"}
    ]


def _short_chain() -> str:
    return (
        "0 race hire 1 2 research body engine race+buyer research+body research+engine hire+buyer"
        " research+race+buyer"
    )
