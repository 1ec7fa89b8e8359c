"""Factory tiles (T1-T6, X4-X6, X14)."""

from __future__ import annotations

import pytest

from kraftwagen.games.automania import events
from tests.games.automania.rules import rule
from tests.games.automania.table import Table, office_prices


def taken(tile: str, **changes: object) -> Table:
    """Seat 0 has just taken this tile."""
    table = Table(2, grid=f"a1={tile}", spaces={}).seat(0, **changes)
    table.play("act row_city city", "take a1")
    return table


@rule("T1", "X5")
def test_a_tile_may_always_be_discarded_and_the_car_follows() -> None:
    table = taken("A03")
    table.play("discard")
    assert table.happened(events.TileDiscarded) == [events.TileDiscarded(0, 3)]
    assert table.asked() == "market"
    assert 3 not in (*table.state.tiles, *table.state.unseen)


@rule("T2")
def test_a_machine_goes_into_any_slot_and_replaces_what_is_there() -> None:
    table = taken("A03", tiles="slot_a=A01 spoiler_city=A16")
    assert table.lines("place") == [f"place slot_{slot}" for slot in "abcdefg"]
    table.refuses("place spoiler_city", "place_needs_part", "T2")
    table.refuses("place office_1", "office_needs_manager", "T2")
    table.play("place slot_a")
    assert table.position()["players"][0]["tiles"]["slot_a"] == "A03"
    assert table.happened(events.TilePlaced)[0].replaced == 1


@rule("T3")
def test_a_style_part_goes_to_its_place_at_any_type() -> None:
    table = taken("A19", tiles="exhaust_family=A20")
    assert table.lines("place") == [
        "place exhaust_city", "place exhaust_family", "place exhaust_super",
    ]  # fmt: skip
    table.refuses("place spoiler_city", "other_part", "T3", part="spoiler")
    table.refuses("place slot_a", "slot_needs_machine", "T3")
    table.play("place exhaust_family")
    assert table.position()["players"][0]["tiles"]["exhaust_family"] == "A19"


@rule("T4")
@pytest.mark.parametrize(
    ("held", "cost"),
    list(zip(["", "office_1=A25", "office_1=A25 office_2=A27",
              "office_1=A25 office_3=A27 office_4=A31"], office_prices(), strict=True)),
)  # fmt: skip
def test_a_manager_costs_more_the_more_there_are(held: str, cost: int) -> None:
    table = taken("A29", tiles=held, money=20, neutral=1 if "A27" in held else 0)
    lines = table.lines("place")
    assert len(lines) == 1
    table.play(lines[0])
    assert table.state.money[0] == 20 - 1 - cost
    assert table.happened(events.MoneyPaid)[-1] == events.MoneyPaid(0, cost, False)


@rule("T4")
def test_a_portrait_is_held_once_and_replaced_free_of_charge() -> None:
    table = taken("A26", tiles="office_2=A25", money=1)
    assert table.lines("place") == ["place office_2"]
    table.refuses("place office_1", "portrait_once", "T4", portrait="sales")
    table.play("place office_2")
    assert table.state.money[0] == 0
    other = taken("A29", tiles="office_2=A25")
    other.refuses("place office_2", "other_portrait", "T4", portrait="engineer")
    other.refuses("place office_3", "next_office", "T4")


@rule("T4", "V5")
def test_a_manager_without_money_must_go() -> None:
    table = taken("A29", money=1)
    table.refuses("place office_1", "office_too_dear", "T4", cost=office_prices()[0], money=0)
    assert table.lines("place") == []
    table.play("discard")


@rule("T4", "W1")
def test_a_manager_who_is_too_dear_goes_with_the_last_worker() -> None:
    held = "office_1=A29 office_2=A31"
    table = Table(2, grid="a1=A25 a2=A01").seat(0, money=1, tiles=held, marketing=3)
    table.play("act column_city city", "take a1", "sponsor 1")
    assert table.asked() == "place"
    table.play("sponsor 1")
    assert table.asked() == "market"
    assert table.state.sponsor[0] == 2


@rule("T5", "B1")
def test_a_personnel_manager_brings_workers_at_once() -> None:
    table = taken("A27")
    table.play("place office_1")
    assert table.state.home[0] == 6
    assert table.state.neutral == (1, 0)
    assert table.happened(events.NeutralWorkersHired) == [events.NeutralWorkersHired(0, 1)]


@rule("T5", "X6")
def test_a_better_personnel_manager_brings_the_difference_and_medals_are_lost() -> None:
    table = Table(2, round=3, grid="a1=B27").seat(0, tiles="office_1=A27 slot_a=B03", neutral=1)
    table.play("act row_city city", "take a1", "place office_1")
    assert table.state.neutral[0] == 2
    better = Table(2, round=3, grid="a1=B01").seat(0, tiles="slot_a=B03")
    better.play("act row_city city", "take a1")
    assert better.warns("place slot_a") == ["replaces_medals"]
    better.play("place slot_a")
    assert 39 not in better.state.factories[0]


@rule("T5", "N6")
def test_a_finance_manager_pays_when_placed_and_in_each_new_round() -> None:
    table = taken("A31")
    pays = table.data.tile_money[table.data.tile_names.index("A31")]
    table.play("place office_1")
    assert table.state.money[0] == 10 - 1 - office_prices()[0] + pays
    later = Table(2, offices={1: 0, 2: 1}, ask=[{"ask": "advance"}])
    later.seat(0, tiles="office_1=A31")
    later.play("advance left")
    assert later.state.money == (10 + pays, 10)


@rule("T5", "Z1")
def test_a_sales_manager_raises_the_limit() -> None:
    table = Table(2, offices={1: 1}).seat(0, tiles="office_1=A25")
    table.play("retire 3")
    limit = table.data.office_limit
    assert table.happened(events.SalesStarted)[0].limits == (limit[2] + 1, limit[0])


@rule("T5", "P4")
def test_an_engineer_gives_stars_to_all_cars() -> None:
    table = Table(2).seat(0, tiles="office_4=A29")
    assert [table.popularity(0, kind, "europe") for kind in ("city", "family", "super")] == [1] * 3


@rule("T6", "X4")
@pytest.mark.parametrize(("tile", "money", "points"), [("A33", 3, 0), ("A35", 0, 2)])
def test_a_bonus_tile_pays_at_once_and_leaves(tile: str, money: int, points: int) -> None:
    table = taken(tile)
    assert table.asked() == "market"
    assert table.state.money[0] == 9 + money
    assert table.state.points[0] == points
    assert len(table.happened(events.BonusTileUsed)) == 1
    poor = Table(2, grid="a1=A33").seat(0, money=0)
    poor.refuses("act row_city city", "too_little_money", "A5")


@rule("X14", "L1")
def test_the_tile_of_a_sales_office_works_as_usual() -> None:
    table = Table(2, grid="office_5=A25", offices={1: 1}).seat(0, sponsor=6)
    table.play("retire 5", "place office_1")
    assert table.happened(events.SalesStarted)[0].limits[0] == table.data.office_limit[4] + 1
    people = Table(2, grid="office_5=A27").seat(0, sponsor=6)
    people.play("retire 5", "place office_1")
    assert people.state.home[0] == 1
    assert people.state.current == 1
