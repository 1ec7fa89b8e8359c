"""Putting cars onto the market (M1, M2, W3)."""

from __future__ import annotations

from itertools import product

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import Table


@rule("M1")
def test_all_that_may_be_combined_into_a_car() -> None:
    table = Table(3, ask="end", market=["1 b1 e1 w1 p5"])
    table.seat(0, canteen=2, workshops="b3 b4 e6", engineers="maybach", markers="maybach_high")
    expected = {
        f"car b{body} e6 w{workers} p{price}{marker}"
        for body, workers, price, marker in product(
            (3, 4), (1, 2), (1, 2, 3, 6, 8, 9, 10), ("", " maybach_high")
        )
    }
    assert set(table.lines("car")) == expected
    assert len(table.lines("car")) == len(expected)


@rule("M1")
def test_equal_parts_are_offered_once() -> None:
    table = Table(3, ask="end").seat(0, canteen=1, workshops="b3 b3 e6")
    assert len(table.lines("car")) == 8
    table = Table(3, ask="end").seat(0, canteen=1, workshops="b3 e6 e6")
    assert len(table.lines("car")) == 8


@rule("M1", "13")
def test_a_car_takes_its_parts_workers_and_price_marker() -> None:
    table = Table(3, ask="end", market=["1 b1 e1 w1 p5", "2 b1 e1 w1 p6"])
    table.seat(0, canteen=3, workshops="b3 e4 b3")
    table.play("car b3 e4 w2 p8")
    assert table.workshops(0) == "- - b3"
    assert (table.player(0).canteen, table.player(0).supply) == (1, 9)
    assert table.state.prices == (1, 2, 3, 9, 10)
    assert table.happened(events.CarPlaced) == [events.CarPlaced(0, 2, 3, 4, 2, 8, 0)]
    assert table.game.to_position(table.state)["cars"][2] == {
        "seat": 0,
        "body": 3,
        "engine": 4,
        "workers": 2,
        "price": 8,
        "marker": None,
        "closed": False,
    }


@rule("M1")
@pytest.mark.parametrize(
    ("changes", "line", "key"),
    [
        ({"workshops": "e1"}, "car b1 e1 w1 p1", "no_body"),
        ({"workshops": "b1"}, "car b1 e1 w1 p1", "no_engine"),
        ({"workshops": "b1 e1", "canteen": 0}, "car b1 e1 w1 p1", "no_worker"),
        ({"workshops": "b1 e1"}, "car b2 e1 w1 p1", "no_such_part"),
        ({"workshops": "b1 e1"}, "car b1 e7 w1 p1", "no_such_part"),
        ({"workshops": "b1 e1"}, "car b1 e1 w5 p1", "canteen_too_small"),
        ({"workshops": "b1 e1"}, "car b1 e1 w1 p5", "price_gone"),
        ({"workshops": "b1 e1"}, "car b1 e1 w1 p15", "price_of_other_turn"),
    ],
)
def test_what_a_car_needs(changes: dict[str, object], line: str, key: str) -> None:
    table = Table(3, ask="end", market=["1 b1 e1 w1 p5"]).seat(0, **changes)
    table.refuses(line, key, "M1")


@rule("M1", "E9")
def test_a_car_on_the_market_is_never_changed_later() -> None:
    table = Table(3, market=["0 b1 e1 w1 p5"]).seat(0, workshops="b7 e7")
    before = table.state.cars
    table.play("take hire", "hire", "end")
    assert table.state.cars == before
    assert not any(line.startswith("diesel") for line in table.lines())


@rule("M2", "P2")
def test_one_car_in_each_player_turn() -> None:
    chain = (
        "0 race hire 1 2 body engine research race+buyer research+body research+engine hire+buyer"
    )
    table = Table(3, chain=f"{chain} research+race+buyer")
    table.seat(0, canteen=3, workshops="b1 e1 e1")
    table.play("take race", "race", "car b1 e1 w1 p1")
    table.refuses("car b1 e1 w1 p2", "one_car", "M2")
    table.play("end", "take body", "body", "car b1 e1 w1 p2", "end")
    assert len(table.state.cars) == 2


@rule("M2", "V4")
def test_a_car_needs_a_free_market_space() -> None:
    full = [f"{space % 2} b1 e1 w0 p{price} sold" for space, price in enumerate((1, 2, 3, 5, 6, 8))]
    table = Table(3, ask="end", special="a_hire", market=full).seat(0, workshops="b1 e1")
    assert table.lines() == ["end"]
    table.refuses("car b1 e1 w1 p9", "market_full", "M2")
    table = Table(2, ask="end", special="a_hire", market=full[:4]).seat(0, workshops="b1 e1")
    table.refuses("car b1 e1 w1 p9", "market_full", "M2")


@rule("W3")
def test_the_award_market_for_the_second_own_car() -> None:
    market = ["0 b1 e1 w1 p1", "1 b1 e1 w1 p2"]
    table = Table(3, ask="end", market=market).seat(0, workshops="b1 e1")
    table.play("car b1 e1 w1 p3")
    assert table.happened(events.AwardTaken) == [events.AwardTaken(0, terms.AWARD_MARKET, 3)]
    assert table.money(0) == {"awards": 3}
    table = Table(3, ask="end", market=market[1:]).seat(0, workshops="b1 e1")
    table.play("car b1 e1 w1 p3")
    assert table.money(0) == {}
    table = Table(3, ask="end", market=market, awards={"market": 1}).seat(0, workshops="b1 e1")
    table.play("car b1 e1 w1 p3")
    assert table.money(0) == {}


@rule("W3", "T1")
def test_cars_of_an_earlier_game_turn_do_not_count_for_the_award() -> None:
    table = Table(2, ask="end", token=0, market=["0 b1 e1 w1 p1"])
    table.seat(0, canteen=2, workshops="b1 e1")
    table.play("end", "take race", "race", "car b1 e1 w1 p3")
    assert "awards" not in table.money(0)


@rule("W3", "V4")
def test_a_car_placed_and_sold_privately_still_was_the_first() -> None:
    table = Table(3, ask="end", special="a_hire", market=["0 b1 e1 w0 p1 sold"])
    table.seat(0, workshops="b1 e1")
    table.play("car b1 e1 w1 p3")
    assert table.money(0) == {"awards": 3}
