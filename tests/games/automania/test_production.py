"""Producing cars (P1-P10, X7-X12, V2, V3)."""

from __future__ import annotations

import pytest

from kraftwagen.games.automania import events
from tests.games.automania.rules import rule
from tests.games.automania.table import Table

_WANTS_SPEED = "speed safety handling | luggage luggage"


@rule("P1", "A5")
@pytest.mark.parametrize(("kind", "cost"), [("city", 1), ("family", 2), ("super", 3)])
def test_cars_cost_one_two_and_three_at_every_space(kind: str, cost: int) -> None:
    for space in ("corner", f"column_{kind}", f"row_{kind}"):
        table = Table(2)
        table.play(f"act {space} {kind}")
        assert table.state.money[0] == 10 - cost


@rule("P2")
def test_the_market_is_chosen_for_each_car() -> None:
    table = Table(2)
    table.play("act corner city")
    assert table.lines() == ["market north_america", "market europe"]
    table.refuses("workers 0", "market_first", "P2")
    table.play("market europe")
    assert table.asked() == "marketing"


@rule("P3", "X7")
def test_a_machine_meets_one_demand_and_serves_all_its_lines() -> None:
    table = Table(2, america=_WANTS_SPEED)
    table.seat(0, tiles="slot_b=A10 slot_d=A01 slot_g=A07")
    assert table.popularity(0, "city", "america") == 3
    assert table.popularity(0, "family", "america") == 5
    assert table.popularity(0, "super", "america") == 6


@rule("P3")
def test_waiting_demands_count_for_nothing() -> None:
    table = Table(2, america=_WANTS_SPEED).seat(0, tiles="slot_a=A13")
    assert table.popularity(0, "city", "america") == 0


@rule("P4")
def test_all_stars_along_the_line_count_met_or_not() -> None:
    table = Table(2, america=_WANTS_SPEED, round=3)
    table.seat(0, tiles="slot_a=B14 slot_b=B01 slot_c=B04 interior_city=A23 interior_super=A24 "
               "office_3=B29")  # fmt: skip
    assert table.popularity(0, "city", "america") == 2 + (1 + 2) + 2 + 3
    assert table.popularity(0, "family", "america") == 2 + (2 + 2) + 3
    assert table.popularity(0, "super", "america") == 2 + 3


@rule("P5")
def test_any_workers_at_home_may_go_to_marketing() -> None:
    table = Table(2, america=_WANTS_SPEED).seat(0, tiles="slot_a=A01", sponsor=2)
    table.play("act corner city", "market north_america")
    assert table.lines() == ["workers 0", "workers 1", "workers 2", "workers 3"]
    table.refuses("workers 4", "too_few_workers", "P5", home=3)
    table.play("workers 3")
    assert table.ship("america", 5) == "0 city"
    assert table.state.home[0] == 0
    made = table.happened(events.CarProduced)[0]
    assert (made.wanted, made.workers, made.popularity) == (2, 3, 5)


@rule("P5")
def test_nobody_at_home_is_no_question() -> None:
    table = Table(2, america=_WANTS_SPEED).seat(0, tiles="slot_a=A01", sponsor=5)
    table.play("act corner city", "market north_america")
    assert table.ship("america", 2) == "0 city"
    assert table.state.current == 1


@rule("P6", "B5")
def test_from_then_on_the_ship_is_its_popularity() -> None:
    table = Table(2, america=_WANTS_SPEED, ships=["america 7 1 city"])
    table.seat(0, tiles="slot_a=A01 office_1=A29")
    table.play("act corner city", "market north_america")
    assert table.warns("workers 4") == ["medal_taken"]
    table.play("workers 4")
    assert table.ship("america", 6) == "0 city"
    assert table.state.points[0] == 0


@rule("P6", "B5")
def test_a_free_medal_ship_pays_at_once() -> None:
    table = Table(2, america=_WANTS_SPEED).seat(0, tiles="slot_a=A01 office_1=A29")
    table.play("act corner city", "market north_america", "workers 4")
    assert table.state.points[0] == 1
    assert table.happened(events.PointsGained)[0].source == 3


@rule("P7", "X9")
def test_without_popularity_the_car_stays_at_home_and_the_price_is_lost() -> None:
    table = Table(2)
    table.play("act corner city", "market europe", "workers 0")
    assert not any(table.state.ships)
    assert table.state.money[0] == 9
    assert table.state.cars[0] == 3


@rule("P8")
def test_a_top_car_must_be_sold_for_a_reward() -> None:
    table = Table(2, ask=[{"ask": "contract", "type": "super", "popularity": 18},
                          {"ask": "reward", "market": "north_america"}])  # fmt: skip
    table.seat(0, hand="P1 S1")
    assert table.lines() == [f"reward {space}" for space in range(1, 7)]
    table.refuses("keep", "reward_first", "P8")
    table.play("reward 2")
    assert (table.state.money[0], table.state.points[0]) == (14, 1)
    assert table.lines() == ["play P1", "keep"]


@rule("P9", "X11")
def test_a_car_may_be_taken_back_for_the_new_one() -> None:
    ships = ["america 2 0 city", "europe 9 0 super", "europe 5 1 super"]
    table = Table(2, america=_WANTS_SPEED, ships=ships).seat(0, tiles="slot_a=A01", sponsor=5)
    assert table.lines("recall") == ["recall north_america 2", "recall europe 9"]
    table.play("act corner city")
    assert table.lines("recall") == ["recall north_america 2", "recall europe 9"]
    table.refuses("recall europe 5", "no_own_car", "P9")
    table.play("recall north_america 2", "market north_america")
    assert table.ship("america", 2) == "0 city"
    assert len(table.happened(events.CarTakenBack)) == 1


@rule("P9", "X9")
def test_a_car_without_a_tile_can_only_fulfil_a_contract() -> None:
    ships = ["america 3 0 super", "europe 9 0 super"]
    table = Table(2, round=3, ships=ships).seat(0, tiles="slot_g=B02 office_1=A29", hand="P1 S1")
    assert "no_car_tile" in table.warns("act corner super")
    table.play("act corner super")
    assert table.warns("market europe") == ["no_car_tile"]
    table.play("market europe", "workers 0")
    assert table.happened(events.CarStayed) == [events.CarStayed(0, 1, 2, True)]
    assert table.state.current == 1


@rule("P10", "K3")
def test_the_contract_comes_after_the_car_and_then_the_turn_ends() -> None:
    table = Table(2, america=_WANTS_SPEED).seat(0, tiles="slot_a=A01 office_1=A29", hand="C1 C6")
    table.refuses("play C1", "contract_needs_car", "K3")
    table.play("act corner city", "market north_america", "workers 5")
    assert table.ship("america", 8) == "0 city"
    assert table.lines() == ["play C1", "keep"]
    table.play("play C1")
    assert table.state.current == 1
    assert len(table.state.hands[0]) == 1


@rule("P10", "P8")
@pytest.mark.parametrize(("hand", "after"), [("C1", "contract"), ("P1", "turn")])
def test_after_a_reward_comes_the_contract_that_is_met(hand: str, after: str) -> None:
    ask = [{"ask": "marketing", "type": "city", "market": "europe", "electric": False,
            "popularity": 15}]  # fmt: skip
    table = Table(2, ask=ask).seat(0, tiles="slot_a=A01", hand=hand)
    table.play("workers 3", "reward 6")
    assert table.asked() == after


@rule("X10")
def test_marketing_may_lift_a_car_to_eighteen() -> None:
    ask = [{"ask": "marketing", "type": "city", "market": "europe", "electric": False,
            "popularity": 15}]  # fmt: skip
    below = Table(2, ask=ask)
    below.play("workers 2")
    assert below.ship("europe", 17) == "0 city"
    above = Table(2, ask=ask)
    above.play("workers 3")
    assert above.asked() == "reward"
    assert above.state.marketing[0] == 3


@rule("X12")
def test_a_car_taken_back_and_shipped_again_wins_the_medal_again() -> None:
    table = Table(2, america=_WANTS_SPEED, ships=["america 7 0 city"])
    table.seat(0, tiles="slot_a=A01 office_1=A29")
    table.play("recall north_america 7", "act corner city", "market north_america", "workers 4")
    assert table.ship("america", 7) == "0 city"
    assert table.state.points[0] == 1
    assert table.state.money[0] == 9


@rule("X8", "P6")
def test_a_car_never_goes_up_or_by_choice() -> None:
    ships = [f"america {ship} 1 {kind}" for ship, kind in
             ((4, "city"), (3, "city"), (2, "family"), (1, "super"))]  # fmt: skip
    table = Table(2, america="handling safety speed | luggage luggage", ships=ships)
    table.seat(0, tiles="slot_a=A01", sponsor=5)
    table.play("act corner city", "market north_america")
    assert table.happened(events.CarStayed) == [events.CarStayed(0, 0, 0, False)]
    assert table.ship("america", 5) == ""
