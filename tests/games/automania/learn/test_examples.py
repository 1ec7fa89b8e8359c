"""The worked examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.games.automania import events
from tests.games.automania.rules import rule
from tests.games.automania.table import Table, office_prices

_FAMILY_CAR = "slot_c=B02 slot_b=B11 slot_a=B14 office_1=A29 spoiler_family=A17"


def _first_example(**more: Any) -> Table:
    table = Table(
        3,
        round=3,
        america="luggage safety speed | environment environment",
        europe="handling speed safety | handling luggage",
        **more,
    )
    return table.seat(0, tiles=_FAMILY_CAR)


@rule("EX1", "P3", "P4", "B10")
def test_popularity_adds_up_demands_machines_managers_and_style() -> None:
    table = _first_example()
    assert table.popularity(0, "family", "america") == 12
    assert table.popularity(0, "family", "europe") == 12
    assert table.popularity(0, "city", "america") == 8
    assert table.popularity(0, "super", "america") == 1


@rule("EX2", "P3", "X18")
@pytest.mark.parametrize(
    ("machines", "stars"),
    [("slot_a=A07", 4), ("slot_a=A07 slot_b=A08", 6), ("slot_a=A07 slot_b=A04", 7)],
)
def test_a_demand_shown_twice_needs_two_machines(machines: str, stars: int) -> None:
    table = Table(2, america="handling environment handling | speed speed")
    table.seat(0, tiles=machines)
    assert table.popularity(0, "city", "america") == stars


@rule("EX3", "P6", "X8")
def test_a_car_goes_to_the_highest_free_lower_ship_and_wins_its_medal() -> None:
    table = _first_example(ships=["america 12 1 family", "america 11 2 family"])
    table.play("act corner family", "market north_america", "workers 0")
    assert table.ship("america", 10) == "0 family"
    assert table.state.points[0] == 1
    other = _first_example(ships=["america 12 1 family", "america 11 2 family"])
    other.play("act corner family", "market north_america", "workers 2")
    assert other.ship("america", 14) == "0 family"
    assert other.state.points[0] == 2
    assert other.state.marketing == (2, 0, 0)


@rule("EX4", "A1", "A2")
def test_one_more_worker_displaces_those_of_another() -> None:
    table = Table(3, spaces={"column_family": (0, 1)}, current=1)
    table.play("act column_family family", "take b1", "discard", "market europe", "workers 0")
    assert table.state.home == (6, 4, 6)
    table.play("act column_family family", "take b2", "discard", "market europe", "workers 0")
    assert table.state.home == (6, 6, 3)
    table.play("act column_family family", "take b3", "discard", "market europe", "workers 0")
    assert table.state.home == (2, 6, 6)
    placed = table.happened(events.WorkersPlaced)
    assert [(one.workers, one.other, one.displaced) for one in placed] == [
        (2, 0, 1), (3, 1, 2), (4, 2, 3),
    ]  # fmt: skip


@rule("EX5", "A5", "W1")
def test_the_sponsor_pays_for_the_car_but_a_worker_must_be_left() -> None:
    table = Table(2).seat(0, money=1, sponsor=4)
    table.refuses("act corner family", "too_little_money", "A5", cost=2, money=1)
    table.play("sponsor 1")
    assert table.state.money[0] == 2
    table.play("act corner family")
    assert table.state.money[0] == 0
    assert table.state.home[0] == 0


@rule("EX6", "K3", "X8", "P5", "X7")
def test_marketing_counts_for_the_contract_and_the_ship_does_not_matter() -> None:
    table = Table(
        3,
        round=3,
        america="luggage handling speed | safety safety",
        ships=["america 6 1 city", "america 5 2 city"],
    )
    table.seat(0, tiles="slot_b=B14 exhaust_city=A20", hand="C2")
    assert table.popularity(0, "city", "america") == 5
    table.play("act corner city", "market north_america", "workers 1")
    assert table.ship("america", 4) == "0 city"
    assert table.state.points[0] == 0
    assert table.lines() == ["play C2", "keep"]
    table.play("play C2")
    assert table.happened(events.ContractPlayed)[0].medals == 3


@rule("EX7", "P8", "X10")
def test_a_top_car_is_sold_at_once() -> None:
    table = Table(2, round=3, europe="speed safety handling | luggage luggage")
    tiles = "slot_d=B02 slot_e=B11 slot_f=B08 office_1=A29 spoiler_super=A17 exhaust_super=A19"
    table.seat(0, tiles=tiles, money=3)
    assert table.popularity(0, "super", "europe") == 16
    table.play("act corner super", "market europe", "workers 2")
    assert table.asked() == "reward"
    table.play("reward 1")
    assert table.state.points[0] == 6
    assert table.position()["players"][0]["cars"]["super"] == 2
    assert not any(table.state.ships)
    assert not any(table.state.sold)


def _sale(seats: int, cars: list[str], **more: Any) -> Table:
    offices = {1 + index: seat for index, seat in enumerate(reversed(range(seats)))}
    asked = cars[0].split()
    ask = [{"ask": "sale", "market": "north_america", "ship": int(asked[1])}]
    return Table(seats, ships=cars, offices=offices, current=int(asked[2]), ask=ask, **more)


@rule("EX8", "Z2", "Z3", "B6")
def test_the_sale_goes_from_the_highest_ship_down() -> None:
    cars = ["america 14 1 super", "america 11 0 family", "america 9 1 city", "america 6 2 city"]
    table = _sale(3, cars)
    table.play("sell 1")
    assert table.state.money[1] == 16
    assert table.state.current == 0
    assert table.lines() == ["sell 2", "sell 3", "sell 4", "sell 5", "sell 6", "pass"]
    table.play("sell 6")
    assert table.state.money[0] == 12
    table.play("pass")
    assert table.ship("america", 9) == "1 city"
    table.play("sell 2")
    assert (table.state.money[2], table.state.points[2]) == (14, 1)
    assert [event.ship for event in table.happened(events.CarSold)] == [14, 11, 6]


@rule("EX9", "Z4", "X16")
def test_two_players_may_sell_one_car_in_each_row() -> None:
    cars = ["america 14 1 super", "america 11 0 family", "america 9 1 city", "america 6 0 city"]
    table = _sale(2, cars)
    table.play("sell 1")
    assert table.lines() == ["sell 4", "sell 5", "sell 6", "pass"]
    table.refuses("sell 2", "row_closed", "Z4")
    table.refuses("sell 1", "space_taken", "Z3")
    table.play("sell 5")
    assert table.lines() == ["sell 6", "pass"]


@rule("EX10", "N2", "B4")
def test_demands_advance_on_one_side_and_change_markets() -> None:
    table = Table(
        2,
        america="luggage safety speed | environment handling",
        europe="handling environment luggage | speed safety",
        offices={1: 0, 2: 1},
        ask=[{"ask": "advance"}],
    )
    table.play("advance right")
    assert table.demands("america") == "handling luggage safety | environment luggage"
    assert table.demands("europe") == "safety handling environment | speed speed"


@rule("EX11", "L1", "T4", "B7")
def test_retiring_pays_first_and_then_the_manager_of_the_office_is_paid() -> None:
    table = Table(2, grid="office_4=A29")
    price, bonus = office_prices()[1], table.data.office_money[3]
    table.seat(0, money=price - 1, tiles="office_1=A25", sponsor=4)
    table.play("retire 4")
    assert table.state.money[0] == price - 1 + 2 + bonus
    table.play("place office_2")
    assert table.state.money[0] == 1 + bonus


@rule("EX12", "E3", "X17")
def test_money_ranks_with_ties_to_the_lower_sales_office() -> None:
    table = Table(4, round=4, offices={1: 0, 2: 1, 5: 2, 6: 3}, current=3,
                  ask=[{"ask": "sale", "market": "europe", "ship": 3}],
                  ships=["europe 3 3 city"])  # fmt: skip
    for seat, money in enumerate((12, 7, 7, 3)):
        table.seat(seat, money=money, played=f"S{seat + 1}")
    table.play("sell 1")
    ranked = [event for event in table.happened(events.PointsGained) if event.source == 9]
    assert [(event.seat, event.amount) for event in ranked] == [(0, 10), (1, 6), (2, 3)]
    assert table.happened(events.MoneyRanked)[0].order == (0, 1, 2, 3)


@rule("EX13", "T4", "X4", "X5")
def test_a_finance_manager_cannot_pay_for_itself() -> None:
    price, car = office_prices()[0], 1
    table = Table(2, grid="a1=A31 b1=A33 c1=A34 d1=A35").seat(0, money=car, sponsor=5)
    table.play("act row_city city", "take a1")
    assert table.happened(events.TileDiscarded)[0].tile == 31
    assert table.asked() == "market"
    other = Table(2, grid="a1=A31").seat(0, money=car + price - 1, sponsor=4)
    other.play("act row_city city", "take a1")
    other.refuses("place office_1", "office_too_dear", "T4", cost=price, money=price - 1)
    other.play("sponsor 1", "place office_1")
    assert other.state.money[0] == 2


@rule("EX14", "P7", "P10", "X9")
def test_a_car_without_a_ship_may_still_fulfil_a_contract() -> None:
    kinds = ["city", "city", "city", "super"] * 2
    taken = [f"america {8 - n} {1 + n // 4} {kind}" for n, kind in enumerate(kinds)]
    table = Table(3, america="speed handling safety | luggage luggage", ships=taken)
    table.seat(0, tiles="slot_g=A10 office_1=A29 spoiler_super=A17 exhaust_super=A19", hand="N2")
    assert table.popularity(0, "super", "america") == 8
    table.play("act corner super", "market north_america")
    assert "no_ship" in table.warns("workers 0")
    table.play("workers 0")
    assert table.happened(events.CarStayed)[0].no_tile is False
    assert table.state.money[0] == 7
    assert table.position()["players"][0]["cars"]["super"] == 2
    table.play("play N2")
    assert table.happened(events.ContractPlayed)[0].medals == 3
